# What `landsraad play --text` says around a game: greetings, help, what became of a typed line. Names and files come as they are.

you-are = Grasz jako: { $seat }.
first-hint = (Wpisz numer opcji albo jej początek; resztę wyjaśnia ?.)
going-on = Dalszy ciąg gry z pliku { $file }, po { $count ->
    [one] jednej akcji
    [few] { $count } akcjach
    [many] { $count } akcjach
   *[other] { $count } akcji
}.
saved = Zapisano. Dalej zagrasz poleceniem: { $command }
not-saved = Nie udało się zapisać gry: { $why }
over = Koniec gry.
won-by = Wygrywa: { $names }.
nobody-won = Nie wygrał żaden gracz.
record-kept = Jej zapis jest w pliku { $file }.

no-choice = (Nie było wyboru: { $action }.)
always-pass = (Aby zawsze tu pasować: { $order })

# A typed line

several = { $count ->
    [one] Tak zaczyna się jedna opcja:
    [few] Tak zaczynają się { $count } opcje:
    [many] Tak zaczyna się { $count } opcji:
   *[other] Tak zaczyna się { $count } opcji:
}
none = „{ $line }” nie jest żadną z opcji.
not-now = „{ $line }” nie jest teraz możliwe. { $why }
choose-number = Wpisz numer od 1 do { $last }; pomaga ?.
choose-amount = Wpisz liczbę ({ $amounts }); pomaga ?.
choose-listed = „options” wypisze je ponownie; pomaga ?.
type-beginning = Wpisz początek jednej z nich, aby je zobaczyć.
halves = { $from }–{ $to } co pół

may-unasked = Bez pytania możesz:
nothing-unasked = Niczego takiego nie możesz teraz zrobić.
done = Zrobione: { $action }.

name-words = Podaj słowo albo numer: „rule { $example }”. Rozdziały:
more-rules = … i jeszcze { $count ->
    [one] jedna
    [few] { $count }
    [many] { $count }
   *[other] { $count }
}; kolejne słowo zawęzi wybór.
no-rule = O „{ $words }” nie mówi żadna zasada.
no-rulebook = Ta gra nie ma numerowanych zasad.

# Help: what stands to the left is typed as it is

help-words = SŁOWA
help-number = opcja o tym numerze
help-amount = sama liczba: „{ $action }”
help-written = opcja tak, jak jest zapisana, albo słowami obok niej; wystarczą początki słów
help-any = niech wybierze przypadek
help-options = pokaż ponownie pytanie i opcje
help-board = pokaż stół
help-log = opowiedz wszystko, co się dotąd stało
help-about = co robi karta, miejsce, przywódca … o tej nazwie
help-rule = numerowane zasady z tymi słowami (po angielsku); „rule 9” to rozdział, „rule 9.08” jedna zasada
help-unasked = co możesz zrobić bez pytania
help-quit = zapisz i zakończ (tak jak Ctrl-C)
