# The client's own texts in Czech.

client-name = Landsraad
loading = Načítá se …
close = Zavřít
back = Zpět
confirm = Potvrdit
accept = Souhlasit
decline = Odmítnout
saved = Uloženo.
nothing-here = Tady nic není
to-lobby = Do herny
skip-to-content = Přejít k obsahu
games = Hry
offline = Bez spojení. Nic se neztratilo; spojení se obnoví samo.

## Navigation

nav-main = Hlavní nabídka
nav-rules = Pravidla
nav-sign-in = Přihlásit se
nav-guest = Host
nav-table = Stůl

## Lobby

lobby-play = Hrát
lobby-mine = Tvé stoly
lobby-open = Otevřené stoly
lobby-open-none = Žádný stůl nečeká na hráče. Založ ho tlačítkem „S přáteli …“.
lobby-finished = Dohrané
play-now = Hrát proti botům
play-more = S přáteli …
learn-game = Naučit se
game-seats = { $least } až { $most } hráčů
game-classic-name = Duna
game-imperium-name = Duna: Impérium
game-classic-about = Šest frakcí bojuje o Arrakis: draž karty zrady, přečkej bouři, vyhrávej bitvy tajným plánem.
game-imperium-about = Sestav si balíček, vysílej agenty napříč impériem a pošli jednotky tam, kde na nich záleží.
table-your-turn = Jsi na tahu
table-free-seats = { $count ->
    [one] 1 volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
}
table-open = Čeká na hráče
table-running = Hraje se
table-finished = Hra skončila
table-abandoned = Opuštěno
bots = Boti

## Making a table

setup-seats = Hráči
setup-players = Kdo hraje
setup-seat = Místo { $number }
setup-public = Z herny se může přidat kdokoli
setup-spectators = Ostatní se smějí dívat
setup-name = Název stolu
setup-clock = Čas na rozmyšlenou
setup-timeout = Když čas vyprší
setup-options = { $count ->
    [one] 1 další volba
    [few] { $count } další volby
    [many] { $count } další volby
   *[other] { $count } dalších voleb
}
setup-start = Začít
setup-invite = Založit stůl
player-me = Hraji já
player-open = Volné: kdokoli přijde
player-random = Bot, který hraje náhodně
player-simple = Bot, který hru zná
clock-none = Bez omezení
clock-quick = 10 minut a 10 sekund na tah
clock-slow = 45 minut a 30 sekund na tah
clock-day = 1 den na tah
clock-days = 3 dny na tah
timeout-bot = Převezme to bot
timeout-skip = Tah se přeskočí
timeout-pause = Hra počká

## A table that waits for players

waiting-title = Čeká se na hráče
waiting-about = Hra začne, až nebude žádné místo volné. Pošli příteli odkaz na místo, nebo na něj posaď bota.
seat-free = Volné místo
seat-take = Sednout si
seat-link = Kopírovat odkaz
seat-bot = Přidat bota
seat-leave = Odejít
link-copied = Odkaz zkopírován
table-abandon = Ukončit pro všechny
sure-abandon = Hra skončí pro všechny bez výsledku.
table-refused = Tento stůl nelze zobrazit

## The play screen

seats = Hráči
seat-awaited = stůl čeká na toto místo
seat-yours = tvé místo
seat-resigned = vzdal se
seat-play = Hrát za ně
clock = Zbývající čas
clock-paused = Hodiny stojí: čas vypršel a hra čeká.
board = Herní plán
actions = Co můžeš udělat
side = Podrobnosti
options = Možnosti
all-options = Všechny možnosti
filter-options = Hledat v možnostech
more-options = dalších { $count }
waiting-for = Čeká se: { $who }.
waiting-table = Čeká se na ostatní.
table-moved = Hra mezitím pokročila; rozdělaný tah je zrušen. Nic se neodeslalo.
table-broken = V této verzi programu nelze hru dohrát:
won-by = Vítězí
won-by-nobody = Nikdo nevyhrál.
replay = Záznam
export-record = Stáhnout záznam
export-scenario = Tento okamžik jako soubor se scénářem
seed-check = Ověřit náhodu
seed-right = Náhodné číslo je to, které bylo slíbeno před hrou:
seed-wrong = Toto náhodné číslo není to, které bylo slíbeno před hrou:

## Sheets

sheet-log = Deník
sheet-chat = Chat
sheet-rules = Pravidla
sheet-menu = Nabídka
sheet-keys = Klávesy
sheet-voluntary = Co ještě můžeš …
why-nothing = Teď se s tím nedá nic dělat.
voluntary-about = Co můžeš udělat kdykoli bez vyzvání: dohody, trvalé pokyny, vyhrazené koření.
voluntary-none = Teď nic.
log-earlier = Starší
log-empty = Zatím se nic nestalo.
log-look = Podívat se na tento okamžik
menu-more = Další
undo = Vzít zpět
redo = Znovu zahrát, co se vzalo zpět
look-back = Ohlédnout se
bot-takes = Nechat za mě hrát bota
bot-back = Vzít si místo zpět od bota
resign = Vzdát se
sure-resign = Do konce hry bude za tebe hrát bot. Nedá se to vzít zpět.

## The past

moment = Okamžik
moment-of = Okamžik { $number } z { $of }
moment-first = Na začátek
moment-before = O jeden zpět
moment-next = O jeden vpřed
moment-last = Na konec
moment-play = Přehrát
moment-pause = Pozastavit
moment-now = Zpět do přítomnosti
moment-eyes = Pohledem
eyes-spectator = Divák
since-you-left = Od tvého odchodu: { $count ->
    [one] 1 nová událost
    [few] { $count } nové události
    [many] { $count } nové události
   *[other] { $count } nových událostí
}.
since-replay = Ukázat
since-skip = Přeskočit

## What the table says in the log

entry-undo = Tah vzat zpět: { $who }.
entry-redo = Zpět vzatý tah zahrán znovu: { $who }.
entry-join = Místo obsazeno: { $who }.
entry-leave = Místo uvolněno: { $who }.
entry-bot = Na místo přichází bot nebo člověk: { $who }.
entry-resign = Hra vzdána: { $who }.
entry-timeout = Vypršel čas: { $who }.
entry-propose = Žádost o návrat zpět: { $who }.
entry-accept = Souhlas: { $who }.
entry-decline = Nesouhlas: { $who }.
entry-abandon = Stůl je ukončen.
proposal-undo = Žádost všem o vrácení tahu: { $who }.
proposal-redo = Žádost všem, aby se znovu zahrálo, co se vzalo zpět: { $who }.

## Chat

chat-empty = Zatím nikdo nic neřekl.
chat-say = Řekni něco
chat-send = Odeslat
chat-channel = Komu
chat-all = Všem
chat-allies = Spojencům
chat-to-allies = spojencům
chat-mute = Skrýt chat

## Settings

settings = Nastavení
settings-language = Jazyk
settings-theme = Barvy
theme-system = Podle zařízení
theme-day = Den
theme-night = Noc
settings-motion = Pohyb na herním plánu
settings-confirm-all = Potvrzovat každou akci
notifications-on = Upozorňovat v tomto prohlížeči
notifications-off = Neupozorňovat v tomto prohlížeči
notifications-impossible = Tento prohlížeč neumí zobrazovat upozornění.

## The guided first game

learn-title = { $game }: tvé první kolo
learn-step = Krok { $number } z { $of }
learn-before = Co se stalo předtím
learn-do = Udělej na herním plánu nebo v seznamu toto:
learn-on = Pokračovat
learn-skip = Ukázat
learn-play = A teď vlastní hra
learn-none = Průvodce touto hrou zatím není. Pravidla jsou tady:
problem-tutorial = Ve skutečné hře to možné je. Tady udělej to, co žádá lekce.
learn-classic-welcome = Toto je Arrakis: kruh o 18 sektorech kolem Polární prolákliny. Hraješ za Atreidy, zelené, a máš deset jednotek v Arrakénu. Kdo na konci kola drží tři pevnosti, vyhrává; všech pět pevností je na mapě tmavých a se silným okrajem.
learn-classic-traitors = Vidíš čtyři vůdce a jeden z nich ti může tajně sloužit. Nech si vůdce soupeře, se kterým čekáš boj: kapitán Iakin Nefud patří Harkonnenům. Pokud proti tobě někdy nastoupí do bitvy, můžeš ho odhalit jako zrádce a hned vyhrát.
learn-classic-storm = Každé kolo začíná bouří. Dva hráči, jejichž značky jsou nejblíž místu, odkud bouře vychází, tajně nastaví číslo na kole; bouře se posune o součet obou a na své cestě zničí jednotky na písku. Skála a pevnosti chrání. Nastav 7.
learn-classic-bid = V dražbě hráči jeden po druhém nabízejí koření za kartu zrady, kterou nikdo nezná, jen ty: Atreidové vidí každou kartu předem. Zbraně a obrana vyhrávají bitvy. Ostatní už nabídli; přihoď o jedno víc.
learn-classic-ship = Teď přilétají jednotky na planetu. Do pevnosti stojí jednotka jedno koření, kamkoli jinam dvě. Harkonnenové drží Kartágo s deseti jednotkami; přeprav tam čtyři své. Cenu vidíš dřív, než ji potvrdíš.
learn-classic-move = Po přepravě se smí přesunout jedna skupina jednotek: o jedno území, nebo o tři, kdo drží Arrakén nebo Kartágo, kde jsou ornitoptéry. Přesuň šest ze svých deseti jednotek z Arrakénu do Kartága. Čtyři zůstanou, takže ti zůstane i Arrakén.
learn-classic-plan = Dva hráči na jednom území bojují. Oba tajně sestaví plán: vůdce, počet jednotek a karty. Sílu dává vůdce a nastavené číslo, ale nastavené jednotky ztratíš, i když vyhraješ. Thufir Hawat má sílu 5; nastav 6 ze svých deseti, ať čtyři přežijí. Tady se dá zbavit i bezcenné karty, která až do odhalení plánů vypadá jako zbraň.
learn-classic-end = Tvých 11 poráží 2 Harkonnenů. Všechny jednotky poraženého jdou do nádrží; ty ztrácíš šest nastavených a v Arrakénu i Kartágu ti zůstávají po čtyřech: dvě pevnosti ze tří, které potřebuješ. Koření, spojenectví, píseční červi a zvláštní schopnosti frakcí teprve přijdou. Nápověda, přehledové karty a pravidla jsou vždy na jedno klepnutí.

learn-imperium-welcome = Čtyři rody bojují o Arrakis. Hraješ za Paula Atreida. Kdo jako první dosáhne 10 vítězných bodů, které ukazuje stupnice přes celý plán, ukončí hru. Každé kolo posíláš hraním karet agenty na plán, pak odhalíš zbytek ruky a koupíš lepší karty, a nakonec se jednotky utkají ve střetu uprostřed.
learn-imperium-agent = Karta posílá agenta na pole s některou ze svých ikon. Diplomacie má ikony všech čtyř frakcí. Zahraj ji a jdi na pole Tvrdí válečníci, které patří Fremenům: stojí 1 vodu a přivolá dvě jednotky.
learn-imperium-influence = Návštěva frakce přináší vliv. Za 2 body vlivu máš vítězný bod; kdo má jako první 4, získá alianci s frakcí a s ní další. Efekty můžeš vyhodnotit v libovolném pořadí; teď si vezmi vliv.
learn-imperium-deploy = Zkřížené meče označují bojové pole. Odtud mohou jednotky přivolané v tomto tahu rovnou do střetu a s nimi až dvě z tvé pevnosti. Pošli všechny čtyři: jednotka ve střetu má sílu 2.
learn-imperium-spice = Ostatní už hráli. Tvůj druhý agent jde pro koření: zahraj kartu Duna, pouštní planeta a pošli ho na pole Imperiální pánev. Na pole se vejde jen jeden agent, a tak jsou dobrá místa brzy pryč.
learn-imperium-reinforce = Máš jedno koření. I Imperiální pánev je bojové pole a ve tvé pevnosti zbývá poslední jednotka. Pošli ji za ostatními.
learn-imperium-reveal = Agenty máš na plánu, přichází tedy odhalovací tah: otočíš všechny karty, které ti zbyly v ruce. Přesvědčivý projev a Duna, pouštní planeta dávají přízeň; Dýka dává meč, který zvyšuje sílu o 1.
learn-imperium-buy = Za tři přízně koupíš kartu z imperiální řady. Odloží se na tvé odložené karty a do ruky přijde, až se tvůj balíček znovu zamíchá: tak si balíček stavíš po svém. Získej kartu Benegesseritská novicka.
learn-imperium-end = Ostatní odhalili karty a v boji všichni pasovali. Tvých pět jednotek a Dýka daly 11, nejvíc ze všech: střet je tvůj, i s vítězným bodem. Jednotky se z něj vracejí do zásoby. Začalo nové kolo s novou rukou. Karty intrik, aliance, Mentat a Nejvyšší rada teprve přijdou; klepni na cokoli, co chceš vysvětlit.

## Rules

rules-search = Hledat v pravidlech
rules-search-hint = storm nebo 9.08
rules-in-english = Pravidla jsou napsána anglicky; česky jsou jen názvy kapitol.
rules-found = { $count ->
    [one] 1 pravidlo
    [few] { $count } pravidla
    [many] { $count } pravidla
   *[other] { $count } pravidel
}

## Account

account = Účet
account-guest = Hraješ jako host. Se jménem a heslem půjdou tvé hry s tebou i na jiná zařízení.
account-hello = Přihlášení: { $name }.
account-name = Jméno
account-password = Heslo (aspoň 8 znaků)
account-password-change = Změnit heslo
account-password-present = Současné heslo
account-password-new = Nové heslo (aspoň 8 znaků)
account-password-about = Všude jinde tě to odhlásí. Boti zůstanou.
account-password-changed = Heslo je změněno.
account-login = Přihlásit se
account-register = Zaregistrovat se
account-logout = Odhlásit se
account-logout-everywhere = Odhlásit se všude
account-reach = Kde tě zastihneme
account-email = E-mail
account-webhook = Webhook (adresa, která se zavolá)
account-vacation = Dovolená do
account-notify = Upozornit mě, když jsem na tahu
account-tokens = Boti
account-tokens-about = Program s tokenem hraje tvým jménem.
account-api = Jak funguje API
account-token-once = Zkopíruj si ho hned; zobrazí se jen tentokrát:
account-token-name = Jméno bota
account-token-new = Nový token
account-token-remove = Odstranit
import = Nahrát záznam
import-choose = Vybrat soubor …
import-about = Soubor stažený od stolu nebo zapsaný programem v terminálu

## Keys

key-help = Ukázat tyto klávesy
key-back = Vzít zpět, co se ještě neodeslalo, nebo zavřít okno
key-digits = Vybrat možnost na daném místě
key-letters = Přejít na další možnost, která tak začíná
key-arrows = Procházet možnosti; na herním plánu jít z místa na místo
key-enter = Vybrat nebo potvrdit
key-tab = Přejít do další části obrazovky
possible-now = teď možné

## Problems

problem-page = Stránku se nepodařilo načíst. Zkus to znovu.
problem-part = Tuto část se nepodařilo vykreslit. Všechny možnosti jsou dál v seznamu.
problem-here = Na této stránce se něco pokazilo. Nic se neodeslalo.
problem-offline = Server není dostupný. Nic se neodeslalo; zkus to znovu, až budeš online.
problem-not-found = Nic takového tu není.
problem-not-signed-in = Napřed se přihlas.
problem-forbidden = To tu není dovoleno.
problem-bad-request = Server tomu nerozumí. Nic se nezměnilo.
problem-method-not-allowed = Server tomu nerozumí. Nic se nezměnilo.
problem-unsupported-media-type = Server tomu nerozumí. Nic se nezměnilo.
problem-internal = Na serveru se něco pokazilo. Nic se nezměnilo.
problem-stale = Hra mezitím pokročila. Nic se nezahrálo; podívej se a vyber znovu.
problem-not-your-turn = Teď nejsi na tahu. Nic se nezahrálo.
problem-not-offered = To teď nejde. Nic se nezahrálo.
problem-conflict = Za současného stavu to nejde. Nic se nezměnilo.
problem-too-large = Je to příliš velké. Nic se nezměnilo.
problem-rate-limited = Příliš mnoho požadavků. Chvíli počkej a zkus to znovu.
problem-unavailable = Server to teď nemůže udělat. Nic se neztratilo; zkus to znovu.
