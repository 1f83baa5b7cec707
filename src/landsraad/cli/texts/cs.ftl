# What `landsraad play --text` says around a game: greetings, help, what became of a typed line. Names and files come as they are.

you-are = Hraješ: { $seat }.
first-hint = (Napiš číslo možnosti nebo její začátek; ostatní vysvětlí ?.)
going-on = Pokračuje se v { $file } po { $count ->
    [one] jedné akci
    [few] { $count } akcích
    [many] { $count } akce
   *[other] { $count } akcích
}.
saved = Uloženo. Pokračuj příkazem: { $command }
not-saved = Hru se nepodařilo uložit: { $why }
over = Hra skončila.
won-by = Vítěz: { $names }.
nobody-won = Žádný hráč nevyhrál.
record-kept = Její záznam je v souboru { $file }.

no-choice = (Nebylo na výběr: { $action }.)
always-pass = (Kdo tu chce vždy pasovat: { $order })

# A typed line

several = { $count ->
    [one] Takto začíná jedna možnost:
    [few] Takto začínají { $count } možnosti:
    [many] Takto začíná { $count } možnosti:
   *[other] Takto začíná { $count } možností:
}
none = „{ $line }“ není žádná z možností.
not-now = „{ $line }“ teď nejde. { $why }
choose-number = Napiš číslo od 1 do { $last }; pomůže ?.
choose-amount = Napiš množství ({ $amounts }); pomůže ?.
choose-listed = „options“ je vypíše znovu; pomůže ?.
type-beginning = Napiš začátek některé z nich a uvidíš je.
halves = { $from }–{ $to } po půlkách

may-unasked = I bez vyzvání můžeš:
nothing-unasked = Nic takového teď udělat nemůžeš.
done = Hotovo: { $action }.

name-words = Napiš slovo nebo číslo: „rule { $example }“. Kapitoly:
more-rules = … a { $count ->
    [one] jedno další
    [few] { $count } další
    [many] { $count } dalšího
   *[other] { $count } dalších
}; další slovo výběr zúží.
no-rule = O „{ $words }“ nemluví žádné pravidlo.
no-rulebook = Tato hra nemá číslovaná pravidla.

# Help: what stands to the left is typed as it is

help-words = SLOVA
help-number = možnost s tímto číslem
help-amount = samotné množství: „{ $action }“
help-written = možnost tak, jak je napsaná, nebo slovy vedle ní; stačí začátky slov
help-any = nech vybrat náhodu
help-options = ukaž znovu otázku a její možnosti
help-board = ukaž stůl
help-log = vyprávěj vše, co se zatím stalo
help-about = co dělá karta, místo, vůdce … toho jména
help-rule = číslovaná pravidla s těmito slovy (anglicky); „rule 9“ je kapitola, „rule 9.08“ jedno pravidlo
help-unasked = co můžeš dělat i bez vyzvání
help-quit = ulož a skonči (stejně jako Ctrl-C)
