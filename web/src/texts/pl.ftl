# The client's own texts in Polish.

client-name = Landsraad
loading = Wczytywanie…
close = Zamknij
back = Wstecz
confirm = Potwierdź
accept = Zgadzam się
decline = Odmawiam
saved = Zapisano.
nothing-here = Nic tu nie ma
to-lobby = Do poczekalni
skip-to-content = Przejdź do treści
games = Gry
offline = Brak połączenia. Nic nie przepadło; połączenie wróci samo.

## Navigation

nav-main = Menu główne
nav-rules = Zasady
nav-sign-in = Zaloguj się
nav-guest = Gość
nav-table = Stół

## Lobby

lobby-play = Graj
lobby-mine = Twoje stoły
lobby-open = Otwarte stoły
lobby-open-none = Żaden stół nie czeka na graczy. Załóż go przyciskiem „Ze znajomymi…”.
lobby-finished = Zakończone
play-now = Graj przeciwko botom
play-more = Ze znajomymi…
learn-game = Naucz się
game-seats = Od { $least } do { $most } graczy
game-classic-name = Diuna
game-imperium-name = Diuna: Imperium
game-classic-about = Sześć frakcji walczy o Arrakis: licytuj karty podstępu, przetrwaj burzę, wygrywaj bitwy tajnym planem.
game-imperium-about = Zbuduj talię, rozsyłaj agentów po Imperium i rzuć jednostki tam, gdzie się liczą.
table-your-turn = Twój ruch
table-free-seats = { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
    [many] { $count } wolnych miejsc
   *[other] { $count } wolnego miejsca
}
table-open = Czeka na graczy
table-running = Gra trwa
table-finished = Gra skończona
table-abandoned = Przerwana
bots = Boty

## Making a table

setup-seats = Gracze
setup-players = Kto gra
setup-seat = Miejsce { $number }
setup-public = Z poczekalni może dołączyć każdy
setup-spectators = Inni mogą oglądać
setup-name = Nazwa stołu
setup-clock = Czas do namysłu
setup-timeout = Gdy czas się skończy
setup-options = { $count ->
    [one] 1 dodatkowa opcja
    [few] { $count } dodatkowe opcje
    [many] { $count } dodatkowych opcji
   *[other] { $count } dodatkowej opcji
}
setup-start = Zacznij
setup-invite = Załóż stół
player-me = Gram ja
player-open = Wolne: dla każdego
player-random = Bot, który gra losowo
player-simple = Bot, który zna grę
clock-none = Bez limitu
clock-quick = 10 minut i 10 sekund na ruch
clock-slow = 45 minut i 30 sekund na ruch
clock-day = 1 dzień na ruch
clock-days = 3 dni na ruch
timeout-bot = Zastępuje bot
timeout-skip = Ruch przepada
timeout-pause = Gra czeka

## A table that waits for players

waiting-title = Czekamy na graczy
waiting-about = Gra zacznie się, gdy nie będzie wolnych miejsc. Wyślij znajomym link do miejsca albo posadź na nim bota.
seat-free = Wolne miejsce
seat-take = Usiądź
seat-link = Kopiuj link
seat-bot = Dodaj bota
seat-leave = Odejdź
link-copied = Link skopiowany
table-abandon = Zakończ dla wszystkich
sure-abandon = Gra skończy się dla wszystkich bez wyniku.
table-refused = Tego stołu nie można pokazać

## The play screen

seats = Gracze
seat-awaited = stół czeka na to miejsce
seat-yours = twoje miejsce
seat-resigned = gra poddana
seat-play = Graj za nie
clock = Pozostały czas
clock-paused = Zegar stoi: czas się skończył i gra czeka.
board = Plansza
actions = Co możesz zrobić
side = Szczegóły
options = Możliwości
all-options = Wszystkie możliwości
filter-options = Szukaj wśród możliwości
more-options = jeszcze { $count }
waiting-for = Czekamy: { $who }.
waiting-table = Czekamy na pozostałych.
table-moved = Gra poszła naprzód; rozpoczęty ruch został cofnięty. Nic nie wysłano.
table-broken = W tej wersji programu nie da się kontynuować tej gry:
won-by = Zwycięstwo
won-by-nobody = Nikt nie wygrał.
replay = Powtórka
export-record = Pobierz zapis
export-scenario = Ta chwila jako plik scenariusza
seed-check = Sprawdź ziarno losowości
seed-right = To ziarno losowości obiecane przed grą:
seed-wrong = To nie jest ziarno losowości obiecane przed grą:

## Sheets

sheet-log = Dziennik
sheet-chat = Czat
sheet-rules = Zasady
sheet-menu = Menu
sheet-keys = Klawisze
sheet-voluntary = Co jeszcze możesz…
why-nothing = Teraz nic się z tym nie da zrobić.
voluntary-about = Co możesz zrobić w każdej chwili bez wezwania: umowy, stałe polecenia, przyprawa odłożona dla sojusznika.
voluntary-none = Teraz nic.
log-earlier = Wcześniejsze
log-empty = Jeszcze nic się nie stało.
log-look = Zobacz tę chwilę
menu-more = Więcej
undo = Cofnij
redo = Ponów cofnięty ruch
look-back = Spójrz wstecz
bot-takes = Niech bot gra za mnie
bot-back = Odbierz miejsce botowi
resign = Poddaj się
sure-resign = Do końca gry zagra za ciebie bot. Tego nie można cofnąć.

## The past

moment = Chwila
moment-of = Chwila { $number } z { $of }
moment-first = Na początek
moment-before = O jedną wstecz
moment-next = O jedną naprzód
moment-last = Na koniec
moment-play = Odtwarzaj
moment-pause = Wstrzymaj
moment-now = Wróć do teraz
moment-eyes = Punkt widzenia
eyes-spectator = Widz
since-you-left = Od twojego wyjścia: { $count ->
    [one] 1 nowe zdarzenie
    [few] { $count } nowe zdarzenia
    [many] { $count } nowych zdarzeń
   *[other] { $count } nowego zdarzenia
}.
since-replay = Pokaż
since-skip = Pomiń

## What the table says in the log

entry-undo = Cofnięcie ruchu: { $who }.
entry-redo = Ponowienie cofniętego ruchu: { $who }.
entry-join = Zajęte miejsce: { $who }.
entry-leave = Opuszczone miejsce: { $who }.
entry-bot = Bot lub człowiek zajmuje miejsce: { $who }.
entry-resign = Rezygnacja: { $who }.
entry-timeout = Skończył się czas: { $who }.
entry-propose = Prośba o cofnięcie: { $who }.
entry-accept = Zgoda: { $who }.
entry-decline = Brak zgody: { $who }.
entry-abandon = Stół zamknięty.
proposal-undo = Prośba do wszystkich o cofnięcie ruchu: { $who }.
proposal-redo = Prośba do wszystkich o ponowienie cofniętego ruchu: { $who }.

## Chat

chat-empty = Nikt jeszcze nic nie napisał.
chat-say = Napisz coś
chat-send = Wyślij
chat-channel = Do kogo
chat-all = Do wszystkich
chat-allies = Do sojuszników
chat-to-allies = do sojuszników
chat-mute = Ukryj czat

## Settings

settings = Ustawienia
settings-language = Język
settings-theme = Kolory
theme-system = Jak w urządzeniu
theme-day = Dzień
theme-night = Noc
settings-motion = Ruch na planszy
settings-confirm-all = Potwierdzaj każdą akcję
notifications-on = Powiadamiaj w tej przeglądarce
notifications-off = Nie powiadamiaj w tej przeglądarce
notifications-impossible = Ta przeglądarka nie pokazuje powiadomień.

## The guided first game

learn-title = { $game }: twoja pierwsza runda
learn-step = Krok { $number } z { $of }
learn-before = Co działo się wcześniej
learn-do = Zrób to na planszy lub na liście:
learn-on = Dalej
learn-skip = Pokaż
learn-play = A teraz własna gra
learn-none = Do tej gry nie ma jeszcze przewodnika. Zasady są tutaj:
problem-tutorial = W prawdziwej grze to możliwe. Tutaj zrób to, o co prosi lekcja.
learn-classic-welcome = Oto Arrakis: dysk z 18 sektorów wokół Niecki Polarnej. Grasz zielonymi Atrydami i masz dziesięć jednostek na obszarze Arrakin. Kto na koniec rundy ma trzy warownie, wygrywa; wszystkie pięć warowni jest ciemnych, z grubą krawędzią.
learn-classic-traitors = Widzisz czterech przywódców i jeden z nich będzie ci potajemnie służyć. Zatrzymaj przywódcę przeciwnika, z którym spodziewasz się walki: kapitan Iakin Nefud należy do Harkonnenów. Jeśli kiedyś stanie przeciwko tobie w bitwie, możesz wskazać go jako zdrajcę i od razu wygrać.
learn-classic-storm = Każda runda zaczyna się od burzy. Dwaj gracze, których znaczniki są najbliżej jej startu, potajemnie ustawiają liczbę na dysku; burza przesuwa się o sumę obu liczb i niszczy po drodze jednostki na piasku. Skały i warownie dają schronienie. Ustaw 7.
learn-classic-bid = W licytacji gracze po kolei oferują przyprawę za kartę podstępu, której nikt nie zna poza tobą: Atrydzi oglądają każdą kartę jako pierwsi. Broń i obrona wygrywają bitwy. Inni już licytowali; przebij o jeden.
learn-classic-ship = Teraz jednostki lądują na planecie. Do warowni jednostka kosztuje jedną przyprawę, gdziekolwiek indziej dwie. Harkonnenowie trzymają Kartagin dziesięcioma jednostkami; przetransportuj tam cztery swoje. Cenę widzisz, zanim potwierdzisz.
learn-classic-move = Po transporcie jedna grupa jednostek może się przemieścić: o jeden obszar albo o trzy, jeśli masz Arrakin lub Kartagin, gdzie są ornitoptery. Przemieść sześć z dziesięciu jednostek z obszaru Arrakin na obszar Kartagin. Cztery zostaną, więc zachowasz Arrakin.
learn-classic-plan = Dwaj gracze na jednym obszarze walczą. Obaj potajemnie układają plan: przywódca, liczba jednostek i karty. Siła to przywódca plus ustawiona liczba, ale wszystkie ustawione jednostki tracisz, nawet jeśli wygrasz. Thufir Hawat ma siłę 5; ustaw 6 z dziesięciu, by cztery przeżyły. Możesz się tu pozbyć bezwartościowej karty: do odsłonięcia planów wygląda jak broń.
learn-classic-end = Twoje 11 pokonuje 2 Harkonnenów. Wszystkie jednostki przegranego trafiają do zbiorników; ty tracisz sześć ustawionych i trzymasz Arrakin i Kartagin, po cztery jednostki: dwie z trzech potrzebnych warowni. Przyprawa, sojusze, czerwie pustyni i szczególne zdolności frakcji dopiero przed tobą. Podpowiedzi, karty pomocy i zasady są zawsze o jedno dotknięcie stąd.

learn-imperium-welcome = Cztery rody walczą o Arrakis. Grasz Paulem Atrydą. Kto pierwszy zdobędzie 10 punktów zwycięstwa, widocznych na torze w poprzek planszy, kończy grę. Co rundę zagrywasz karty i wysyłasz agentów na planszę, potem odkrywasz resztę ręki i kupujesz lepsze karty, a na koniec jednostki ścierają się w konflikcie na środku.
learn-imperium-agent = Karta wysyła agenta na pole z jedną z jej ikon. Dyplomacja ma ikony wszystkich czterech frakcji. Zagraj ją i idź do Fremenów, na pole Zahartowani wojownicy: kosztuje 1 wodę i rekrutuje dwie jednostki.
learn-imperium-influence = Wizyta u frakcji daje wpływy. Przy 2 wpływach masz punkt zwycięstwa; kto pierwszy ma 4, zawiera sojusz z frakcją i dostaje jeszcze jeden. Efekty możesz rozpatrzyć w dowolnej kolejności; teraz weź wpływy.
learn-imperium-deploy = Skrzyżowane miecze oznaczają pole bojowe. Stąd jednostki zrekrutowane w tej turze mogą iść prosto do konfliktu, a z nimi do dwóch z garnizonu. Wyślij wszystkie cztery: jednostka w konflikcie ma siłę 2.
learn-imperium-spice = Pozostali gracze są już po swoich turach. Twój drugi agent idzie po przyprawę: zagraj kartę Diuna, pustynna planeta i wyślij go na pole Basen Imperialny. Na polu mieści się tylko jeden agent, więc dobre miejsca szybko znikają.
learn-imperium-reinforce = Masz jedną przyprawę. Basen Imperialny to także pole bojowe, a w garnizonie została ostatnia jednostka. Wyślij ją za pozostałymi.
learn-imperium-reveal = Twoi agenci są na planszy, pora więc na turę odkrycia: odsłaniasz wszystkie karty, które zostały na ręce. Przekonujący argument i Diuna, pustynna planeta dają perswazję; Sztylet daje miecz, który zwiększa siłę o 1.
learn-imperium-buy = Za trzy punkty perswazji kupisz kartę z rzędu Imperium. Trafi na twój stos kart odrzuconych, a na rękę przyjdzie po ponownym przetasowaniu talii: tak budujesz talię po swojemu. Pozyskaj kartę Adeptka Bene Gesserit.
learn-imperium-end = Pozostali gracze odkryli karty, a w walce wszyscy spasowali. Pięć jednostek i Sztylet dały ci 11, najwięcej ze wszystkich: konflikt jest wygrany, a jego punkt zwycięstwa twój. Jednostki wracają z niego do puli. Zaczęła się nowa runda z nową ręką. Karty intryg, sojusze, Mentat i Wysoka Rada dopiero przed tobą; dotknij wszystkiego, co chcesz zrozumieć.

## Rules

rules-search = Szukaj w zasadach
rules-search-hint = storm albo 9.08
rules-in-english = Zasady są spisane po angielsku; po polsku są tylko tytuły rozdziałów.
rules-found = { $count ->
    [one] 1 zasada
    [few] { $count } zasady
    [many] { $count } zasad
   *[other] { $count } zasady
}

## Account

account = Konto
account-guest = Grasz jako gość. Z nazwą i hasłem twoje gry będą z tobą także na innych urządzeniach.
account-hello = Zalogowane konto: { $name }.
account-name = Nazwa
account-password = Hasło (co najmniej 8 znaków)
account-password-change = Zmień hasło
account-password-present = Obecne hasło
account-password-new = Nowe hasło (co najmniej 8 znaków)
account-password-about = Wszędzie indziej nastąpi wylogowanie. Boty zostają.
account-password-changed = Hasło zostało zmienione.
account-login = Zaloguj się
account-register = Załóż konto
account-logout = Wyloguj się
account-logout-everywhere = Wyloguj się wszędzie
account-reach = Jak się z tobą skontaktować
account-email = E-mail
account-webhook = Webhook (adres, który zostanie wywołany)
account-vacation = Urlop do
account-notify = Powiadamiaj mnie o moim ruchu
account-tokens = Boty
account-tokens-about = Program z tokenem gra w twoim imieniu.
account-api = Jak działa API
account-token-once = Skopiuj go teraz; widać go tylko ten jeden raz:
account-token-name = Nazwa bota
account-token-new = Nowy token
account-token-remove = Usuń
import = Wczytaj zapis
import-choose = Wybierz plik …
import-about = Plik pobrany ze stołu lub zapisany przez program w terminalu

## Keys

key-help = Pokaż te klawisze
key-back = Cofnij to, czego nie wysłano, albo zamknij okno
key-digits = Wybierz możliwość z tego miejsca
key-letters = Przejdź do następnej możliwości na tę literę
key-arrows = Przechodź po możliwościach; na planszy z miejsca na miejsce
key-enter = Wybierz lub potwierdź
key-tab = Przejdź do następnej części ekranu
possible-now = teraz możliwe

## Problems

problem-page = Nie udało się wczytać tej strony. Spróbuj ponownie.
problem-part = Nie udało się narysować tej części. Wszystkie możliwości są nadal na liście.
problem-here = Na tej stronie coś poszło nie tak. Nic nie wysłano.
problem-offline = Brak połączenia z serwerem. Nic nie wysłano; spróbuj znowu, gdy wróci połączenie.
problem-not-found = Czegoś takiego tu nie ma.
problem-not-signed-in = Najpierw się zaloguj.
problem-forbidden = To nie jest tu dozwolone.
problem-bad-request = Serwer tego nie rozumie. Nic się nie zmieniło.
problem-method-not-allowed = Serwer tego nie rozumie. Nic się nie zmieniło.
problem-unsupported-media-type = Serwer tego nie rozumie. Nic się nie zmieniło.
problem-internal = Na serwerze coś poszło nie tak. Nic się nie zmieniło.
problem-stale = Gra poszła naprzód. Nic nie zagrano; spójrz jeszcze raz i wybierz.
problem-not-your-turn = To nie twój ruch. Nic nie zagrano.
problem-not-offered = Teraz nie można tego zrobić. Nic nie zagrano.
problem-conflict = W obecnej sytuacji to niemożliwe. Nic się nie zmieniło.
problem-too-large = To jest za duże. Nic się nie zmieniło.
problem-rate-limited = Zbyt wiele żądań. Poczekaj chwilę i spróbuj znowu.
problem-unavailable = Serwer nie może tego teraz zrobić. Nic nie przepadło; spróbuj ponownie.
