# Dune (classic) in Czech. How messages are found and what their arguments are: landsraad/table/texts.py.

-kinds = faction territory card leader phase advantage part word

# How events make a story (landsraad/cli/story.py).
-headings = turn-begins phase-begins
-joined = bid-made bid-passed hand-size faction-seated starting-forces traitor-dealt card-dealt card-is nexus-done alliance-offered alliance-declined storm-dialled
-replaces = shipped:shipment-announced cross-shipped:cross-shipment-announced returned-to-reserves:return-announced gift-given:gift-meant
-implied = karama-played:card-discarded hajr-played:card-discarded weather-control-played:card-discarded family-atomics-played:card-discarded truthtrance-asked:card-discarded

part = { $part ->
    [0] { $name }
   *[other] { $name } (sektor { $part })
}

## Factions

faction-atreides = Atreidové
faction-bene-gesserit = Bene Gesserit
faction-emperor = Imperátor
faction-fremen = Fremeni
faction-spacing-guild = Kosmická gilda
faction-harkonnen = Harkonnenové

letter-atreides = A
letter-bene-gesserit = B
letter-emperor = I
letter-fremen = F
letter-spacing-guild = G
letter-harkonnen = H

## Territories

territory-polar-sink = Polární proláklina
territory-arrakeen = Arrakén
territory-carthag = Kartágo
territory-habbanya-sietch = Síč Habbanya
territory-sietch-tabr = Síč Tabr
territory-tueks-sietch = Tuekův síč
territory-false-wall-east = Falešný val – východ
territory-false-wall-south = Falešný val – jih
territory-false-wall-west = Falešný val – západ
territory-pasty-mesa = Bledá mesa
territory-plastic-basin = Plastická pánev
territory-rim-wall-west = Západní okrajový val
territory-shield-wall = Štítový val
territory-arsunt = Arsunt
territory-basin = Pánev
territory-bight-of-the-cliff = Útesová zátoka
territory-broken-land = Rozlámaná země
territory-cielago-depression = Deprese Cielago
territory-cielago-east = Cielago – východ
territory-cielago-north = Cielago – sever
territory-cielago-south = Cielago – jih
territory-cielago-west = Cielago – západ
territory-funeral-plain = Pohřební pláň
territory-gara-kulon = Gara Kulon
territory-habbanya-erg = Erg Habbanya
territory-habbanya-ridge-flat = Rovina Habbanya
territory-hagga-basin = Pánev Hagga
territory-harg-pass = Průsmyk Harg
territory-hole-in-the-rock = Díra ve skále
territory-imperial-basin = Imperiální pánev
territory-meridian = Meridián
territory-old-gap = Stará průrva
territory-red-chasm = Rudá propast
territory-rock-outcroppings = Skalní výchozy
territory-sihaya-ridge = Hřeben Sihaya
territory-south-mesa = Jižní mesa
territory-the-great-flat = Velká rovina
territory-the-greater-flat = Větší rovina
territory-the-minor-erg = Malý erg
territory-tsimpo = Tsimpo
territory-wind-pass = Větrný průsmyk
territory-wind-pass-north = Větrný průsmyk – sever

## Cards

card-crysknife = Krispel
card-maula-pistol = Pistole maula
card-slip-tip = Skluzný hrot
card-stunner = Omračovač
card-chaumas = Chaumas
card-chaumurky = Chaumurky
card-ellaca-drug = Droga ellaca
card-gom-jabbar = Gom Jabbar
card-lasgun = Lasgun
card-shield = Štít
card-snooper = Detektor jedů
card-cheap-hero = Laciný hrdina
card-cheap-heroine = Laciná hrdinka
card-tleilaxu-ghola = Tleilaxský ghola
card-family-atomics = Rodové atomové zbraně
card-hajr = Hajr
card-karama = Karama
card-truthtrance = Trans pravdy
card-weather-control = Ovládání počasí
card-baliset = Baliset
card-jubba-cloak = Plášť jubba
card-kulon = Kulon
card-la-la-la = La, la, la
card-trip-to-gamont = Výlet na Gamont
card-shai-hulud = Šaj-hulud

# What a card does: by its name, or by its kind.
about-card-projectile = Zbraň. Zabije soupeřova vůdce, pokud ho nechrání Štít.
about-card-poison = Zbraň. Zabije soupeřova vůdce, pokud ho nechrání Detektor jedů.
about-card-lasgun = Zbraň. Zabije soupeřova vůdce bez ohledu na obranu. Je-li ve stejné bitvě Štít, zničí výbuch všechno na celém území.
about-card-shield = Obrana proti střelným zbraním.
about-card-snooper = Obrana proti jedovým zbraním.
about-card-cheap-hero = Zastoupí vůdce, síla 0. Po bitvě se odhazuje.
about-card-worthless = Nic nedělá. Zbavit se jí dá jen tak, že ji zahraješ jako zbraň nebo obranu.
about-card-tleilaxu-ghola = Kdykoli: oživ zdarma jednoho svého vůdce, nebo až pět svých jednotek.
about-card-family-atomics = Než se pohne bouře, máš-li jednotku na Štítovém valu nebo vedle něj: zničí Štítový val i všechny jednotky na něm. Od té chvíle bouře zasahuje i Imperiální pánev, Arrakén a Kartágo.
about-card-hajr = Při tvém přesunu: jeden přesun navíc.
about-card-karama = Zablokuje cizí výhodu; nebo zaplatí kartu zrady; nebo přepraví jednotky za cenu pro Gildu. V pokročilé hře také jednou umožní zvláštní schopnost tvé frakce.
about-card-truthtrance = Kdykoli: polož jednomu hráči otázku o hře, na kterou se dá odpovědět ano, nebo ne. Odpovídá veřejně a pravdivě.
about-card-weather-control = Než se pohne bouře, od druhého kola: určíš, o kolik sektorů se posune, 0 až 10.

## Leaders

leader-thufir-hawat = Thufir Hawat
leader-lady-jessica = Lady Jessica
leader-gurney-halleck = Gurney Halleck
leader-duncan-idaho = Duncan Idaho
leader-dr-wellington-yueh = Dr. Wellington Yueh
leader-alia = Alia
leader-margot-lady-fenring = Lady Margot Fenringová
leader-mother-ramallo = Matka Ramallo
leader-princess-irulan = Princezna Irulán
leader-wanna-marcus = Wanna Marcusová
leader-hasimir-fenring = Hasimir Fenring
leader-captain-aramsham = Kapitán Aramsham
leader-caid = Caid
leader-burseg = Burseg
leader-bashar = Bašar
leader-stilgar = Stilgar
leader-chani = Chani
leader-otheym = Otheym
leader-shadout-mapes = Shadout Mapes
leader-jamis = Jamis
leader-staban-tuek = Staban Tuek
leader-master-bewt = Mistr Bewt
leader-esmar-tuek = Esmar Tuek
leader-soo-soo-sook = Soo-Soo Sook
leader-guild-rep = Zástupce gildy
leader-feyd-rautha = Feyd-Rautha
leader-beast-rabban = Bestie Rabban
leader-piter-de-vries = Piter de Vries
leader-captain-iakin-nefud = Kapitán Iakin Nefud
leader-umman-kudu = Umman Kudu
leader-kwisatz-haderach = Kwisatz Haderach

## Phases

phase-setup = Příprava hry
phase-storm = Bouře
phase-spice-blow = Výron koření a Nexus
phase-charity = Podpora CHOAM
phase-bidding = Dražba
phase-revival = Oživování
phase-shipment-and-movement = Přeprava a přesun
phase-battle = Bitva
phase-collection = Sběr koření
phase-mentat-pause = Mentatova pauza

## Advantages that Karama can stop ("Karama stops …")

advantage-bidding-prescience = pohled na dražené karty
advantage-spice-deck-prescience = pohled do balíčku koření
advantage-battle-prescience = předvídání
advantage-ally-battle-prescience = předvídání v bitvě spojence
advantage-kwisatz-haderach-use = použití Kwisatze Haderacha
advantage-spiritual-advisor = duchovní poradkyně
advantage-voice = Hlas
advantage-ally-voice = Hlas v bitvě spojence
advantage-charity = podpora CHOAM bez ohledu na zásobu koření
advantage-intrusion-flip = změna bojovnic na poradkyně
advantage-flip-on-move = změna strany při přesunu
advantage-announce-fighters = změna poradkyň na bojovnice
advantage-worthless-as-karama = bezcenná karta zahraná jako Karama
advantage-receive-bid-payment = příjem z dražby
advantage-give-spice-to-ally = dar spojenci
advantage-pay-ally-revival = placení za oživení spojencových jednotek
advantage-sardaukar-strength = síla sardaukarů
advantage-extra-movement = přesun o dvě území
advantage-worm-immunity = odolnost vůči červovi
advantage-worm-ride = jízda na červovi
advantage-protect-ally-from-worm = ochrana spojence před červem
advantage-ally-free-revival = bezplatné oživení spojencových jednotek
advantage-storm-card-look = pohled na kartu bouře
advantage-place-extra-worms = umístění červa
advantage-storm-half-losses = jen poloviční ztráty v bouři
advantage-ship-into-storm = přeprava do bouře
advantage-fedaykin-strength = síla fedajkinů
advantage-no-spice-needed-in-battle = plná síla v bitvě bez koření
advantage-receive-shipment-payment = příjem z přepravy
advantage-cross-shipment = přeprava mezi územími
advantage-shipment-to-reserves = přeprava zpět do záloh
advantage-half-price = přeprava za poloviční cenu
advantage-ally-half-price = přeprava spojence za poloviční cenu
advantage-ally-cross-shipment = přeprava spojence mezi územími
advantage-choose-turn-order = volba, kdy hrát
advantage-bonus-card = karta navíc
advantage-ally-traitor = odhalení zrádce za spojence
advantage-capture-leader = zajetí vůdce

## Parts of a Battle Plan, and other words

part-leader = vůdce
part-haderach = Kwisatz Haderach
part-dial = číslo
part-spice = koření
part-weapon = zbraň
part-defense = obrana
part-not-leader = ne jako vůdce
part-not-haderach = bez Kwisatze Haderacha
part-not-dial = jiné číslo než
part-not-spice = jiné množství koření než
part-not-weapon = ne jako zbraň
part-not-defense = ne jako obrana

word-none = nic
word-no = ne
word-yes = ano
word-hero = laciný hrdina
word-poison = jedová zbraň
word-projectile = střelná zbraň
word-worthless = bezcenná karta
word-poison-weapon = jedová zbraň
word-projectile-weapon = střelná zbraň
word-weapon = zbraň
word-defense = obrana
word-ordinary = obyčejné jednotky
word-starred = elitní jednotky
word-advisors = poradkyně
word-fighters = bojovnice

## Notation within an argument: what Truthtrance asks, what deals promise

phrase-holds = máš na ruce kartu { $a0 }
phrase-holds-kind = máš na ruce { $i0 ->
    [weapon] nějakou zbraň
    [defense] nějakou obranu
    [cheap_hero] laciného hrdinu nebo hrdinku
    [projectile_weapon] střelnou zbraň
    [poison_weapon] jedovou zbraň
    [worthless] bezcennou kartu
   *[other] kartu tohoto druhu: { $a0 }
}
phrase-cards = máš na ruce aspoň { $a0 ->
    [one] 1 kartu zrady
    [few] { $a0 } karty zrady
    [many] { $a0 } karty zrady
   *[other] { $a0 } karet zrady
}
phrase-spice = { $i1 ->
    [absent] { $a0 } koření
   *[other] { $a0 } koření, pokud nastane: { $a2 } – { $i3 ->
        [wins] výhra v příští bitvě
        [loses] prohra v příští bitvě
        [ships] přeprava na území { $a4 }
        [not_ships] žádná přeprava na území { $a4 }
        [moves] přesun na území { $a4 }
       *[not_moves] žádný přesun na území { $a4 }
    }
}
asked-spice = máš aspoň { $a0 } koření
phrase-traitor = máš kartu zrádce { $a0 }
phrase-predicted = je ve tvé předpovědi frakce { $a0 }
phrase-predicted-turn = je ve tvé předpovědi kolo { $a0 }
phrase-storm = máš kartu bouře { $a0 }
phrase-losses = jsou tvé ztráty v bitvách aspoň { $a0 ->
    [one] 1 jednotka
    [few] { $a0 } jednotky
    [many] { $a0 } jednotky
   *[other] { $a0 } jednotek
}
phrase-captive = držíš zajatce: { $a0 }
phrase-plan = { $i0 ->
    [haderach] je ve tvém plánu Kwisatz Haderach
    [leader] je ve tvém plánu vůdce { $a1 }
    [dial] je ve tvém plánu číslo { $a1 }
    [spice] je ve tvém plánu { $a1 } koření
    [weapon] { $i1 ->
        [none] je tvůj plán bez zbraně
       *[other] je ve tvém plánu zbraň { $a1 }
    }
   *[defense] { $i1 ->
        [none] je tvůj plán bez obrany
       *[other] je ve tvém plánu obrana { $a1 }
    }
}
phrase-will-ally = uzavřeš spojenectví s frakcí { $a0 }
phrase-will-ship = přepravíš jednotky na území { $a0 }
phrase-will-move = přesuneš jednotky na území { $a0 }
phrase-will-bid = přihodíš na tuto kartu

phrase-gives = ty: { $rest }
phrase-wants = druhá strana: { $rest }
phrase-ship = přeprava na území { $a0 }
phrase-not-ship = žádná přeprava na území { $a0 }
phrase-move = přesun na území { $a0 }
phrase-not-move = žádný přesun na území { $a0 }
phrase-not-bid = nepřihazovat na příští kartu
phrase-not-bid-all = v tomto kole nepřihazovat
phrase-not-ally = v příštím Nexu žádné spojenectví s frakcí { $a0 }
phrase-dial-least = nastavit na kole aspoň { $a0 } (proti frakci { $a1 })
phrase-dial-most = nastavit na kole nejvýš { $a0 } (proti frakci { $a1 })
phrase-no-weapon = nezahrát zbraň proti frakci { $a0 }
phrase-no-defense = nezahrát obranu proti frakci { $a0 }
phrase-no-traitor = neodhalit zrádce proti frakci { $a0 }
phrase-show = ukázat { $i0 ->
    [card] jednu kartu zrady
    [hand] všechny karty zrady
   *[traitor] jednu kartu zrádce
}
phrase-tell = prozradit { $i0 ->
    [auction_card] draženou kartu
    [spice_card] vrchní kartu koření
   *[storm_card] kartu bouře
}
phrase-answer = pravdivě odpovědět dárci na otázku „{ $i0 ->
    [spice] máš aspoň { $a1 } koření
   *[other] { $rest }
}?“
phrase-when = pod podmínkou: { $a0 } – { $i1 ->
    [wins] výhra v příští bitvě
    [loses] prohra v příští bitvě
    [ships] přeprava na území { $a2 }
    [not_ships] žádná přeprava na území { $a2 }
    [moves] přesun na území { $a2 }
   *[not_moves] žádný přesun na území { $a2 }
}

## What happened: setup

faction-seated = { $a0 }: hráč { $a1 }, kruh v sektoru { $a2 }.
faction-chosen = Hráč { $a0 } si bere frakci { $a1 }.
turn-card-dealt = Hráč { $a0 } dostává kartu s číslem { $a1 }.
exchange-proposed = { $a0 }: návrh výměny frakcí → { $a1 }.
exchange-refused = { $a1 }: odmítnutí výměny frakcí ({ $a0 }).
factions-exchanged = Hráči si mění frakce: { $a0 } ↔ { $a1 }.
prediction-made = Bene Gesserit zapisuje předpověď.
prediction-is = Tvá předpověď: vyhraje frakce { $a0 } v kole { $a1 }.
traitor-dealt = Dostáváš kartu zrádce: { $a0 }.
traitor-kept = Necháváš si zrádce: { $a0 }.
starting-forces = { $a0 } na začátku: { $a1 ->
    [one] 1 jednotka
    [few] { $a1 } jednotky
    [many] { $a1 } jednotky
   *[other] { $a1 } jednotek
} na území { $a2 }.
starting-advisor = Bene Gesserit na začátku: poradkyně na území { $a0 }.
card-dealt = { $a0 }: rozdána karta zrady.
card-is = Karta: { $a0 }.

## Turns and phases

turn-begins = KOLO { $a0 }
phase-begins = { $a0 }
prediction-revealed = Bene Gesserit odhaluje předpověď: { $a0 } v kole { $a1 }.
faction-wins = { $i1 ->
    [prediction] Vítězí { $a0 }: předpověď se splnila.
    [fremen_special] Vítězí { $a0 }: síče Duny jsou v rukou fremenů.
    [fremen_default] Vítězí { $a0 }: do konce 10. kola nevyhrál nikdo jiný.
    [guild_special] Vítězí { $a0 }: nikdo jiný Dunu neovládl a monopol Gildy trvá.
    [most_strongholds] Vítězí { $a0 }: jednotky v nejvíce pevnostech.
   *[stronghold] Vítězí { $a0 }: ovládnuté pevnosti.
}
nobody-wins = Poslední kolo skončilo a nikdo nevyhrál.

## Storm

storm-dialled = { $a0 }: na kole { $a1 }.
storm-distance = { $a0 ->
    [0] Bouře se neposune.
    [one] Bouře se posune o 1 sektor.
    [few] Bouře se posune o { $a0 } sektory.
    [many] Bouře se posune o { $a0 } sektoru.
   *[other] Bouře se posune o { $a0 } sektorů.
}
storm-moves = { $a0 ->
    [0] Bouře zůstává
    [one] Bouře se posouvá o 1 sektor a stojí
    [few] Bouře se posouvá o { $a0 } sektory a stojí
    [many] Bouře se posouvá o { $a0 } sektoru a stojí
   *[other] Bouře se posouvá o { $a0 } sektorů a stojí
} v sektoru { $a1 }.
first-player = První na tahu: { $a0 }.
storm-card-drawn = Fremeni si berou další kartu bouře.
storm-card-revealed = Odhalená karta bouře: { $a0 }.
storm-card-is = Příští karta bouře: { $a0 }.
weather-control-played = { $a0 }: Ovládání počasí – { $a1 ->
    [0] bouře se neposune
    [one] bouře se posune o 1 sektor
    [few] bouře se posune o { $a1 } sektory
    [many] bouře se posune o { $a1 } sektoru
   *[other] bouře se posune o { $a1 } sektorů
}.
family-atomics-played = { $a0 }: Rodové atomové zbraně. Štítový val je zničen i se všemi jednotkami na něm.

## Spice Blow and Nexus

spice-card-revealed = { $i1 ->
    [b] Karta koření na hromádku B: { $a0 }.
   *[a] Karta koření: { $a0 }.
}
spice-blow = Výron: { $a0 } koření na území { $a1 }.
spice-blown-away = Nad územím { $a0 } zuří bouře: žádné koření nepřibývá.
spice-deck-shuffled = Balíček koření se míchá znovu z odhozených karet.
spice-destroyed = Zničeno { $a0 } koření na území { $a1 }.
worm-set-aside = Šaj-hulud jde stranou: v 1. kole se červi neobjevují.
worms-shuffled-back = { $a0 ->
    [one] 1 písečný červ se vrací
    [few] { $a0 } píseční červi se vracejí
    [many] { $a0 } písečného červa se vrací
   *[other] { $a0 } písečných červů se vrací
} do balíčku koření.
worm-appears = Písečný červ se vynořil na území { $a0 }.
worm-without-effect = Písečný červ nemá žádný účinek.
worm-placed = { $a0 }: písečný červ → { $a1 }.
worm-not-placed = { $a0 }: červ zůstává neumístěn.
worm-called = { $a0 }: přivolání písečného červa → { $a1 }.
ally-protected = { $a0 }: červ ušetří spojence ({ $a1 }).
ally-abandoned = { $a0 }: spojenec je vydán červovi napospas ({ $a1 }).
worm-ride-announced = { $a0 }: chystaná jízda { $a1 ->
    [one] 1 jednotky
    [few] { $a1 } jednotek
    [many] { $a1 } jednotky
   *[other] { $a1 } jednotek
} na červovi, { $a2 } → { $a3 }.
worm-ridden = { $a0 }: jízda na červovi, { $a3 } → { $a4 }, { $i2 ->
    [0] { $a1 ->
        [one] 1 jednotka
        [few] { $a1 } jednotky
        [many] { $a1 } jednotky
       *[other] { $a1 } jednotek
    }
   *[other] obyčejných { $a1 }, elitních { $a2 }
}.
worm-not-ridden = { $a0 }: bez jízdy na červovi ({ $a1 }).
nexus-begins = Začíná Nexus.
nexus-done = { $a0 }: jednání v Nexu hotovo.
nexus-ends = Nexus končí.
alliance-offered = { $a0 }: nabídka spojenectví → { $a1 }.
alliance-accepted = { $a0 }: přijetí spojenectví ({ $a1 }).
alliance-declined = { $a0 }: odmítnutí spojenectví ({ $a1 }).
alliance-made = Nové spojenectví: { $a0 } a { $a1 }.
alliance-broken = { $a0 }: zrušení spojenectví ({ $a1 }).

## CHOAM Charity

charity-received = { $a0 }: { $a1 } koření z podpory CHOAM.

## Bidding

hand-size = { $a0 }: { $a1 ->
    [0] žádná karta zrady
    [one] 1 karta zrady
    [few] { $a1 } karty zrady
    [many] { $a1 } karty zrady
   *[other] { $a1 } karet zrady
}.
cards-dealt = { $a0 ->
    [0] Do dražby nejde žádná karta.
    [one] Do dražby jde 1 karta.
    [few] Do dražby jdou { $a0 } karty.
    [many] Do dražby jde { $a0 } karty.
   *[other] Do dražby jde { $a0 } karet.
}
auction-begins = První nabízí { $a0 }; { $a1 ->
    [one] zbývá 1 karta
    [few] zbývají { $a1 } karty
    [many] zbývá { $a1 } karty
   *[other] zbývá { $a1 } karet
}.
auction-card-seen = { $a0 }: pohled na draženou kartu.
auction-card-is = Dražená karta: { $a0 }.
bid-made = { $a0 }: nabídka { $a1 }.
bid-passed = { $a0 }: pas.
auction-won = Karta je vydražena za { $a1 }: { $a0 }.
auction-card-taken = { "" }
bid-paid = { $a0 }: platba { $a1 } koření za kartu.
bid-paid-with-karama = { $a0 }: karta je bez placení.
bid-void = { $a0 }: nabídka neplatí.
bid-received = { $a0 }: příjem { $a1 } koření za kartu.
bonus-card-drawn = { $a0 }: karta navíc z balíčku.
bonus-card-is = Karta navíc: { $a0 }.
cards-unsold = Nikdo nepřihazuje: { $a0 ->
    [one] 1 karta se vrací
    [few] { $a0 } karty se vracejí
    [many] { $a0 } karty se vrací
   *[other] { $a0 } karet se vrací
} na balíček.
cards-taken = { $a0 }: { $a2 ->
    [one] 1 karta
    [few] { $a2 } karty
    [many] { $a2 } karty
   *[other] { $a2 } karet
} z cizí ruky ({ $a1 }).
card-given = { $a2 }: { $a0 } → { $a1 }.
cards-exchanged = { $a0 }: výměna karet ({ $a1 }).
card-discarded = { $a0 }: odhozeno – { $a1 }.
treachery-deck-shuffled = Balíček zrady se míchá znovu z odhozených karet.

## Revival

forces-revived = { $a0 }: oživení { $i2 ->
    [0] { $a1 ->
        [one] 1 jednotky
        [few] { $a1 } jednotek
        [many] { $a1 } jednotky
       *[other] { $a1 } jednotek
    }
   *[other] { $a1 ->
        [one] 1 elitní jednotky
        [few] { $a1 } jednotek, z toho elitních { $a2 }
        [many] { $a1 } jednotky, z toho elitních { $a2 }
       *[other] { $a1 } jednotek, z toho elitních { $a2 }
    }
}.
leader-revived = { $a0 }: oživen vůdce { $a1 }.
haderach-revived = Kwisatz Haderach je oživen.
revival-paid = { $a0 }: platba { $a1 } koření za oživení.
revival-granted = Fremeni: spojenec smí zdarma oživit tři jednotky ({ $a0 }).
revival-payment-promised = Imperátor zaplatí za { $a1 ->
    [one] 1 další jednotku
    [few] { $a1 } další jednotky
    [many] { $a1 } další jednotky
   *[other] { $a1 } dalších jednotek
} ({ $a0 }).

## Shipment and Movement

looked-at-spice-deck = { $a0 }: pohled na vrchní kartu koření.
spice-card-seen = Vrchní karta koření: { $a0 }.
ships-and-moves = Na řadě s přepravou a přesunem: { $a0 }.
shipment-passed = { $a0 }: bez přepravy.
shipment-announced = { $a0 }: chystaná přeprava { $i2 ->
    [0] { $a1 ->
        [one] 1 jednotky
        [few] { $a1 } jednotek
        [many] { $a1 } jednotky
       *[other] { $a1 } jednotek
    }
   *[other] { $a1 ->
        [one] 1 elitní jednotky
        [few] { $a1 } jednotek, z toho elitních { $a2 }
        [many] { $a1 } jednotky, z toho elitních { $a2 }
       *[other] { $a1 } jednotek, z toho elitních { $a2 }
    }
} → { $a3 }.
shipped = { $a0 }: přeprava { $i2 ->
    [0] { $a1 ->
        [one] 1 jednotky
        [few] { $a1 } jednotek
        [many] { $a1 } jednotky
       *[other] { $a1 } jednotek
    }
   *[other] { $a1 ->
        [one] 1 elitní jednotky
        [few] { $a1 } jednotek, z toho elitních { $a2 }
        [many] { $a1 } jednotky, z toho elitních { $a2 }
       *[other] { $a1 } jednotek, z toho elitních { $a2 }
    }
} → { $a3 }.
shipment-paid = { $a0 }: platba { $a1 } koření za { $e2 ->
    [yes] přepravu
   *[no] přepravu spojence ({ $a2 })
}.
freight-received = { $a0 }: příjem { $a1 } koření za přepravu.
shipment-cancelled = { $a0 }: přeprava je zrušena.
cross-shipment-announced = { $a0 }: chystaná přeprava { $i2 ->
    [0] { $a1 ->
        [one] 1 jednotky
        [few] { $a1 } jednotek
        [many] { $a1 } jednotky
       *[other] { $a1 } jednotek
    }
   *[other] { $a1 ->
        [one] 1 elitní jednotky
        [few] { $a1 } jednotek, z toho elitních { $a2 }
        [many] { $a1 } jednotky, z toho elitních { $a2 }
       *[other] { $a1 } jednotek, z toho elitních { $a2 }
    }
}, { $a3 } → { $a4 }.
cross-shipped = { $a0 }: přeprava { $i2 ->
    [0] { $a1 ->
        [one] 1 jednotky
        [few] { $a1 } jednotek
        [many] { $a1 } jednotky
       *[other] { $a1 } jednotek
    }
   *[other] { $a1 ->
        [one] 1 elitní jednotky
        [few] { $a1 } jednotek, z toho elitních { $a2 }
        [many] { $a1 } jednotky, z toho elitních { $a2 }
       *[other] { $a1 } jednotek, z toho elitních { $a2 }
    }
}, { $a3 } → { $a4 }.
return-announced = { $a0 }: chystaný návrat { $a1 ->
    [one] 1 jednotky
    [few] { $a1 } jednotek
    [many] { $a1 } jednotky
   *[other] { $a1 } jednotek
} do záloh z území { $a2 }.
returned-to-reserves = { $a0 }: návrat { $a1 ->
    [one] 1 jednotky
    [few] { $a1 } jednotek
    [many] { $a1 } jednotky
   *[other] { $a1 } jednotek
} do záloh z území { $a2 }.
advisor-comes-along = Poradkyně Bene Gesserit přichází také: { $a0 }.
fighter-comes-along = Bojovnice Bene Gesserit přichází také: { $a0 }.
movement-passed = { $a0 }: bez přesunu.
moved = { $a0 }: přesun { $i2 ->
    [0] { $a1 ->
        [one] 1 jednotky
        [few] { $a1 } jednotek
        [many] { $a1 } jednotky
       *[other] { $a1 } jednotek
    }
   *[other] { $a1 ->
        [one] 1 elitní jednotky
        [few] { $a1 } jednotek, z toho elitních { $a2 }
        [many] { $a1 } jednotky, z toho elitních { $a2 }
       *[other] { $a1 } jednotek, z toho elitních { $a2 }
    }
}, { $a3 } → { $a4 }.
moved-as = Na území { $a1 } jsou to { $a0 }.
hajr-played = { $a0 }: Hajr, jeden přesun navíc.
fighters-become-advisors = { $a0 ->
    [one] 1 bojovnice se mění
    [few] { $a0 } bojovnice se mění
    [many] { $a0 } bojovnice se mění
   *[other] { $a0 } bojovnic se mění
} na { $a0 ->
    [one] poradkyni
    [few] poradkyně
    [many] poradkyně
   *[other] poradkyně
} na území { $a1 }.
advisors-become-fighters = { $a0 ->
    [one] 1 poradkyně se mění
    [few] { $a0 } poradkyně se mění
    [many] { $a0 } poradkyně se mění
   *[other] { $a0 } poradkyň se mění
} na { $a0 ->
    [one] bojovnici
    [few] bojovnice
    [many] bojovnice
   *[other] bojovnice
} na území { $a1 }.
forces-lost = { $a0 }: ztráta { $a1 ->
    [one] 1 jednotky
    [few] { $a1 } jednotek
    [many] { $a1 } jednotky
   *[other] { $a1 } jednotek
} na území { $a2 }.
advisors-lost = Bene Gesserit ztrácí { $a0 ->
    [one] 1 poradkyni
    [few] { $a0 } poradkyně
    [many] { $a0 } poradkyně
   *[other] { $a0 } poradkyň
} na území { $a1 }.

## Battle

battle-begins = Bitva na území { $a0 }: { $a1 } útočí, { $a2 } se brání.
no-leader = { $a0 }: žádný vůdce ani laciný hrdina.
voice = Hlas přikazuje ({ $a0 }): { $i1 ->
    [play] zahrát
   *[not] nezahrát
} – { $a2 }.
prescience = Atreidové se ptají ({ $a0 }): { $i1 ->
    [dial] jaké číslo bude na kole?
    [leader] kdo bude vůdcem?
    [weapon] jaká bude zbraň?
   *[defense] jaká bude obrana?
}
plan-part = { $a0 }, část plánu: { $a1 } – { $a2 }.
whole-plan = Atreidové vidí celý bitevní plán: { $a0 }.
plan-revealed = { $a0 }: { $i1 ->
    [none] bez vůdce
   *[other] { $a1 }
}{ $i2 ->
    [yes] {" "}a Kwisatz Haderach
   *[no] { "" }
}, číslo { $a3 }{ $i4 ->
    [0] { "" }
   *[other] {" "}({ $a4 } koření)
}, { $i5 ->
    [none] bez zbraně
   *[other] zbraň { $a5 }
}, { $i6 ->
    [none] bez obrany
   *[other] obrana { $a6 }
}.
traitor-called = { $a0 }: Zrada! { $a1 } slouží frakci { $a2 }.
ally-traitor = { $a0 }: odhalení zrádce za spojence ({ $a1 }).
traitor-reward = { $a0 }: příjem { $a1 } koření za zrádce.
explosion = Lasgun a Štít: výbuch na území { $a0 }.
leader-killed = { $a0 } ({ $a1 }) umírá.
battle-won = Vítěz bitvy: { $a0 }. Útočník { $a1 }, obránce { $a2 }.
battle-reward = { $a0 }: příjem { $a1 } koření za zabité vůdce.
battle-support-paid = { $a0 }: platba { $a1 } koření za podporu jednotek.
haderach-awakes = Kwisatz Haderach se probouzí.
haderach-killed = Kwisatz Haderach umírá.
leader-drawn = Harkonnenové losují vůdce ({ $a0 }).
leader-drawn-is = Je to { $a0 } ({ $a1 }).
captive-kept = Harkonnenové drží zajatého vůdce ({ $a0 }).
captive-killed = Harkonnenové tajně zabili vůdce ({ $a0 }).
captive-reward = { $a0 }: příjem { $a1 } koření za zabitého zajatce.
captive-returned = { $a0 } se vrací k frakci { $a1 }.
captive-freed = Zajatý vůdce se vrací k frakci { $a0 }.
captive-freed-is = Je to { $a0 } ({ $a1 }).

## Spice Collection and Mentat Pause

spice-collected = { $a0 }: sběr { $a1 } koření na území { $a2 }.
stronghold-income = { $a0 }: příjem { $a1 } koření z pevností.
bribes-taken = { $a0 }: { $a1 } koření z úplatků jde za štít.

## Karama and Truthtrance

karama-played = { $a0 }: { $i1 ->
    [karama] Karama
   *[other] { $a1 } jako Karama
}.
karama-power-used = { $a0 }: využita zvláštní schopnost Karamy.
advantage-stopped = { $a0 }: zablokovaná výhoda ({ $a1 }): { $a2 }.
truthtrance-asked = { $a0 } → { $a1 }, otázka v Transu pravdy: „{ $q2 }?“
truthtrance-answered = { $a0 }, odpověď na „{ $q1 }?“: { $i2 ->
    [0] ne
   *[other] ano
}.

## Agreements

pledge-set = { $a0 }: pro spojence vyhrazeno { $a1 } koření.
gift-meant = { $a0 }: chystaný dar { $a2 } koření → { $a1 }.
gift-given = { $a0 }: dar { $a2 } koření → { $a1 }.
offer-made = { "" }
offer-gives = { $a0 } → { $a1 }, nabídka (dohoda { $a2 }): { $p3 }.
offer-wants = { $a0 } ← { $a1 }, požadavek (dohoda { $a2 }): { $p3 }.
offer-refused = { $a1 }: odmítnutí dohody { $a2 } ({ $a0 }).
offer-withdrawn = { $a0 }: stažení dohody { $a2 } ({ $a1 }).
offer-lapsed = Dohoda { $a2 } ({ $a0 } a { $a1 }) propadá: už se nedá splnit.
deal-agreed = Dohoda { $a2 } platí: { $a0 } a { $a1 }.
deal-cancel-wanted = { $a0 }: návrh zrušit dohodu { $a1 }.
deal-cancelled = Dohoda { $a2 } je zrušena: { $a0 } a { $a1 }.
bribe-paid = { $a0 }: úplatek { $a2 } koření → { $a1 }.
term-kept = Slib splněn, { $a0 } → { $a1 }: { $p2 }.
term-broken = Slib porušen, { $a0 } → { $a1 }: { $p2 }.
term-void = Slib přišel vniveč, { $a0 } → { $a1 }: { $p2 }.
answered-in-private = { $a0 }, odpověď na „{ $q1 }?“: { $i2 ->
    [0] ne
   *[other] ano
}.
card-shown = { $a0 }, ukázaná karta: { $a1 }.
traitor-shown-in-private = { $a0 }, ukázaná karta zrádce: { $a1 }.
auction-card-told = { $a0 }, prozrazená dražená karta: { $a1 }.
spice-card-told = { $a0 }, prozrazená vrchní karta koření: { $a1 }.
storm-card-told = { $a0 }, prozrazená karta bouře: { $a1 }.

## Questions

ask-advisor-placement = Kde bude stát tvá první poradkyně?
ask-announce-fighters = Na kterých územích budou tvé poradkyně bojovat?
ask-answer = Tvá odpověď?
ask-auction = Tvá nabídka?
ask-battle-plans = Tvůj bitevní plán?
ask-called-worm = Kde se vynoří písečný červ?
ask-cancel-window = Zrušit tuto přepravu Karamou?
ask-captive = Zabít vůdce, nebo si ho nechat?
ask-capture-leader = Vylosovat vůdce poraženého?
ask-charity-claims = Požádat o podporu CHOAM?
ask-choose-battle = Která bitva bude další?
ask-choose-traitors = Kterého zrádce si necháš?
ask-collection-choice = Sebrat toto koření?
ask-cross-shipment = Které jednotky přepravíš a kam?
ask-dialled-losses = Které jednotky ztratíš?
ask-disclosure = Tuto část plánu musíš ukázat. Jaká bude?
ask-draft = Za kterou frakci hraješ?
ask-exchange = Tvá výměna karet?
ask-exchange-factions = Vyměnit si frakce?
ask-exchange-offer = Vyměnit karty pomocí Karamy?
ask-family-atomics = Zahrát Rodové atomové zbraně?
ask-free-revival = Koho oživíš?
ask-free-revival-offer = Oživit pomocí Karamy?
ask-fremen-placement = Kde budou stát tvé jednotky?
ask-further-worm = Umístit tohoto písečného červa?
ask-grant-revival = Dovolit spojenci oživit zdarma tři jednotky?
ask-hajr-window = Zahrát Hajr a přesunout se ještě jednou?
ask-intrusion = Změnit tam bojovnice na poradkyně?
ask-karama-protection = Ušetřit spojence?
ask-karama-revival = Koho oživíš?
ask-karama-window = Zablokovat tuto výhodu Karamou?
ask-keep-card = Nechat si tuto kartu?
ask-losses-on-landing = Kolik fedajkinů je mezi ztrátami?
ask-moment = Zahrát teď kartu?
ask-move = Které jednotky se přesunou a kam?
ask-movement = Tvůj přesun?
ask-nexus = Spojenectví?
ask-nexus-in-storm-order = Spojenectví?
ask-pay-revival = Zaplatit za další jednotky spojence?
ask-payment = Zaplatit, nebo vzít kartu za Karamu?
ask-prediction = Tvá předpověď?
ask-prescience = Na kterou část plánu se ptáš?
ask-protection = Ušetřit spojence?
ask-return-to-reserves = Které jednotky se vrátí do záloh?
ask-revive-together = Tvé oživování?
ask-shipment = Tvá přeprava?
ask-sight-of-plan = Podívat se Karamou na celý bitevní plán?
ask-spiritual-advisor = Vyslat s nimi poradkyni?
ask-storm-dials = Tvé číslo na kole?
ask-storm-losses = Které jednotky vezme bouře?
ask-traitor-calls = Odhalit zrádce?
ask-truthtrance = Na co se ptáš?
ask-turn-order = Hrát teď, nebo počkat?
ask-voice = Tvůj příkaz?
ask-weather-before-distance = Zahrát Ovládání počasí?
ask-weather-before-move = Zahrát Ovládání počasí?
ask-weather-control = Zahrát Ovládání počasí?
ask-worm-call = Přivolat Karamou písečného červa?
ask-worm-ride = Jet na červovi?

## What may be done unasked, by its first word

unasked-accept = Přijmout nabízenou dohodu
unasked-cancel = Zrušit dohodu
unasked-deal = Dohody a úplatky
unasked-give = Darovat koření
unasked-order = Trvalé pokyny: na co se tě hra nemá ptát, nebo jen někdy
unasked-order-traitor = Odhalení zrádců
unasked-pledge = Koření na nákupy a přepravu spojence
unasked-refuse = Odmítnout dohodu
unasked-withdraw = Vzít nabídku zpět

## Actions

act-atreides = Atreidové: { $then }
act-bene-gesserit = Bene Gesserit: { $then }
act-emperor = Imperátor: { $then }
act-fremen = Fremeni: { $then }
act-spacing-guild = Kosmická gilda: { $then }
act-harkonnen = Harkonnenové: { $then }

act-pass = Pasovat
act-abandon = Nechat spojence červovi ({ $a0 })
act-about = Zeptat se { $i0 ->
    [holds] na jednu kartu zrady
    [holds_kind] na druh karty zrady
    [cards] na počet karet zrady
    [spice] na koření
    [traitor] na kartu zrádce
    [predicted] na frakci v předpovědi
    [predicted_turn] na kolo v předpovědi
    [storm] na kartu bouře
    [losses] na jednotky ztracené v bitvách
    [captive] na zajatce
    [will_ally] na příští spojenectví
    [will_ship] na přepravu
    [will_move] na přesun
    [will_bid] na přihazování
    [plan_leader] na vůdce v plánu
    [plan_dial] na číslo v plánu
    [plan_spice] na koření v plánu
    [plan_weapon] na zbraň v plánu
    [plan_defense] na obranu v plánu
   *[plan_haderach] na Kwisatze Haderacha v plánu
}
act-accept = { $i0 ->
    [absent] Přijmout
    [one] Přijmout dohodu { $a0 }
    [few] Přijmout dohodu { $a0 }
    [many] Přijmout dohodu { $a0 }
    [other] Přijmout dohodu { $a0 }
   *[ally] Přijmout spojenectví: { $a0 }
}
act-act = Hrát teď
act-advisor = Vyslat poradkyni
act-as = Jako { $a0 }
act-ask = Zeptat se: { $a0 }
act-battle = Bojovat: { $a1 }, území { $a0 }
act-bid = Nabídnout { $a0 }
act-break = Zrušit spojenectví
act-cancel = Zrušit dohodu { $a0 }
act-captive = Je zajatcem { $a0 }?
act-capture = Losovat vůdce
act-cards = Aspoň { $a0 ->
    [one] 1 karta zrady
    [few] { $a0 } karty zrady
    [many] { $a0 } karty zrady
   *[other] { $a0 } karet zrady
}?
act-choose = Hrát za frakci { $a0 }
act-claim = Požádat o podporu
act-collect = Sebrat koření: { $a0 }
act-cross = Přepravit z mapy: { $a0 }
act-deal = { $i0 ->
    [drop] Zahodit rozepsanou dohodu
    [seal] Předložit nabídku
    [gives] Dohoda, { $rest }
    [wants] Dohoda, { $rest }
    [when] Dohoda, { $rest }
   *[other] Začít dohodu: { $a0 }
}
act-defense = { $i0 ->
    [none] Bez obrany
   *[other] { $a0 } jako obrana
}
act-dial = Nastavit { $a0 }
act-discard = Odhodit: { $a0 }
act-done = Hotovo
act-exchange = { $i1 ->
    [absent] Vyměnit karty: { $a0 }
   *[other] Vyměnit: { $a0 } za { $a1 }
}
act-family-atomics = Zahrát Rodové atomové zbraně
act-fedaykin = { $a0 ->
    [one] 1 fedajkin na mapě
    [few] { $a0 } fedajkini na mapě
    [many] { $a0 } fedajkina na mapě
   *[other] { $a0 } fedajkinů na mapě
}
act-fight = Bojovat: { $a0 }
act-flip = Změnit na poradkyně
act-forces = { $a0 ->
    [one] 1 jednotka
    [few] { $a0 } jednotky
    [many] { $a0 } jednotky
   *[other] { $a0 } jednotek
}
act-ghola = Zahrát Tleilaxského gholu
act-give = { $i1 ->
    [absent] Dát: { $a0 }
   *[other] Dát { $a0 } koření: { $a1 }
}
act-grant = Dovolit zdarma oživit tři jednotky: { $a0 }
act-haderach = { $i0 ->
    [yes] S Kwisatzem Haderachem
   *[no] Bez Kwisatze Haderacha
}
act-hajr = Zahrát Hajr
act-holds = { $a0 }?
act-holds-kind = { $i0 ->
    [weapon] Nějaká zbraň?
    [projectile_weapon] Střelná zbraň?
    [poison_weapon] Jedová zbraň?
    [defense] Nějaká obrana?
    [worthless] Bezcenná karta?
   *[cheap_hero] Laciný hrdina nebo hrdinka?
}
act-karama = { $i0 ->
    [absent] Zahrát Karamu
    [plan] Zahrát Karamu a vidět plán: { $a1 }
   *[other] Zahrát jako Karamu: { $a0 }
}
act-keep = { $i0 ->
    [absent] Nechat si vůdce
   *[other] Nechat si: { $a0 }
}
act-kill = Zabít vůdce
act-leader = { $i0 ->
    [none] Bez vůdce
   *[other] { $a0 } jako vůdce
}
act-leave = Nechat koření: { $a0 }
act-lose = { $i0 ->
    [one] Ztratit obyčejných { $a0 }, elitních { $a1 }
    [few] Ztratit obyčejných { $a0 }, elitních { $a1 }
    [many] Ztratit obyčejných { $a0 }, elitních { $a1 }
    [other] Ztratit obyčejných { $a0 }, elitních { $a1 }
   *[area] { $i1 ->
        [starred] Ztratit elitních { $a2 }: { $a0 }
       *[other] Ztratit obyčejných { $a1 }: { $a0 }
    }
}
act-losses = V bitvách ztraceno aspoň { $a0 }?
act-move = Přesunout z: { $a0 }
act-no = Ne
act-offer = Nabídnout spojenectví: { $a0 }
act-order = { $i1 ->
    [ask] Znovu se mě ptát
    [pass] Vždy pasovat
   *[only] Ptát se mě jen na: { $a2 }
} ({ $i0 ->
    [karama] Karama
    [moment] karty hratelné kdykoli
    [traitor] odhalení zrádce
   *[other] { $a0 }
})
act-pay = { $i0 ->
    [absent] Zaplatit
    [one] Zaplatit za 1 jednotku
    [few] Zaplatit za { $a0 } jednotky
    [many] Zaplatit za { $a0 } jednotky
   *[other] Zaplatit za { $a0 } jednotek
}
act-place = { $i1 ->
    [absent] Umístit: { $a0 }
   *[other] Umístit { $a1 }: { $a0 }
}
act-plan = V plánu: { $a0 } { $a1 }?
act-pledge = Vyhradit spojenci { $a0 } koření
act-polar-sink = Vyslat jednu do Polární prolákliny
act-predict = { $a0 }: výhra v kole { $a1 }
act-predicted = { $a0 }?
act-predicted-turn = Kolo { $a0 }?
act-prescience = Zeptat se na část: { $a0 }
act-protect = Ušetřit spojence: { $a0 }
act-refuse = { $i0 ->
    [absent] Odmítnout
   *[other] Odmítnout dohodu { $a0 }
}
act-return = Vrátit do záloh z: { $a0 }
act-revive = { $i0 ->
    [0] Nic neoživit
    [one] Oživit 1 jednotku
    [few] Oživit { $a0 } jednotky
    [many] Oživit { $a0 } jednotky
    [other] Oživit { $a0 } jednotek
   *[leader] Oživit: { $a0 }
}
act-ride = Jet na území: { $a0 }
act-ship = Přepravit na území: { $a0 }
act-spice = { $a0 } koření
act-starred = elitních: { $a0 }
act-stay = Zůstat
act-storm = Je to { $a0 }?
act-take = Vzít: { $a0 }
act-to = Na území: { $a0 }
act-traitor = { $i0 ->
    [absent] Odhalit zrádce
   *[other] { $a0 }?
}
act-truthtrance = Zahrát Trans pravdy
act-voice = { $i0 ->
    [play] Zahraj: { $a1 }
   *[not] Nehraj: { $a1 }
}
act-wait = Počkat
act-weapon = { $i0 ->
    [none] Bez zbraně
   *[other] { $a0 } jako zbraň
}
act-weather-control = Zahrát Ovládání počasí: { $a0 ->
    [0] bouře zůstane
    [one] 1 sektor
    [few] { $a0 } sektory
    [many] { $a0 } sektoru
   *[other] { $a0 } sektorů
}
act-will-ally = { $a0 }?
act-will-bid = Na tuto kartu?
act-will-move = { $a0 }?
act-will-ship = { $a0 }?
act-withdraw = Stáhnout dohodu { $a0 }
act-worm = Písečný červ: { $a0 }
act-yes = Ano

## Beside a question: what a person has and what a choice costs

beside-means = { $a0 }: { $a1 } koření, { $i2 } v záloze
beside-bound = { " " }(vázáno { $a0 } koření)
beside-hand = , ruka: { $a0 }
beside-no-hand = , bez karet
beside-costs = stojí { $a0 } koření
beside-free = zdarma
beside-leaves = zbude { $a0 } koření
beside-strength = síla { $a0 }
beside-leader-of = { $a0 }, síla { $a1 }
beside-purse = I s tím, co ti vyhradil spojenec, můžeš zaplatit { $a0 } koření.
beside-karama-bid = Více, než máš koření, se platí Karamou.
beside-bid = Nejvyšší nabídka: { $a1 } ({ $a0 }).
beside-no-bid = Zatím žádná nabídka.
beside-cards-left = { $a0 ->
    [one] Draží se poslední karta.
    [few] I s touto zbývají { $a0 } karty.
    [many] I s touto zbývá { $a0 } karty.
   *[other] I s touto zbývá { $a0 } karet.
}
beside-passed = Pasovali: { $a0 }.
beside-still-in = Další, kdo smí přihodit: { $a0 }.
beside-card-seen = Je to karta { $a0 }.
beside-ship = Za jednotku 1 koření do pevnosti, 2 jinam.
beside-ship-half = Poloviční cena: 1 koření za dvě jednotky do pevnosti, 1 za jednotku jinam.
beside-ship-free = Přepravu máš zdarma.
beside-ship-to = Na území { $a0 }: { $a1 } koření za jednotku.
beside-ship-to-half = Na území { $a0 }: { $a1 } koření za jednotku, z celku polovina.
beside-to = Na území { $a0 }.
beside-taken = Zatím { $i1 ->
    [starred] elitních
    [advisors] poradkyň
   *[ordinary] obyčejných
}: { $a2 } z území { $a0 }.
beside-take-from = Kolik ({ $a1 }) z území { $a0 }? Nejvýš { $a2 }.
beside-forces-there = Jednotky na místě: { $i0 }
beside-known = { $a0 }, karty, o kterých víš: { $a1 }
beside-dial = Ztratíš tolik jednotek, kolik nastavíš, i když vyhraješ.
beside-dial-spice = Jednotka se počítá za polovinu, za 1 koření plně. Započtené jednotky ztratíš, i když vyhraješ.
beside-revival = { $a0 ->
    [0] Žádná jednotka není zdarma
    [one] 1 jednotka je zdarma
    [few] { $a0 } jednotky jsou zdarma
    [many] { $a0 } jednotky je zdarma
   *[other] { $a0 } jednotek je zdarma
}, každá další stojí { $a1 } koření.
beside-allies = Tvůj spojenec: { $a0 }.
beside-offered = { $a0 }: nabídka spojenectví → { $a1 }.
beside-done = Hotovo: { $a0 }.
beside-answer = { $a0 } se ptá: „{ $q1 }?“
beside-captive = Vylosovaný vůdce: { $a0 } ({ $a1 }).
beside-capture = Poražená frakce: { $a0 }.
beside-losses = Nastavené číslo dovoluje volit, které jednotky ztratíš.
beside-disclosure = Uvidí to { $a0 }: { $a1 }.
beside-storm-comes = Bouře se má posunout o { $a0 ->
    [one] 1 sektor
    [few] { $a0 } sektory
    [many] { $a0 } sektoru
   *[other] { $a0 } sektorů
}.
beside-further-worm = Když to neuděláš, { $i0 ->
    [none] nebude mít účinek
   *[other] vynoří se na území { $a0 }
}.
beside-exchange = { $i0 ->
    [none] Vezmeš si tolik karet, kolik chceš, a stejně svých vrátíš.
   *[other] { $a1 ->
        [0] Kolik karet vezmeš ({ $a0 })?
        [one] Ještě vracíš 1 kartu ({ $a0 }).
        [few] Ještě vracíš { $a1 } karty ({ $a0 }).
        [many] Ještě vracíš { $a1 } karty ({ $a0 }).
       *[other] Ještě vracíš { $a1 } karet ({ $a0 }).
    }
}
beside-placement = Deset jednotek rozmísti na území Síč Tabr, Falešný val – jih a Falešný val – západ.{ $i0 ->
    [none] { "" }
   *[other] {" "}Zatím: { $a0 }.
}
beside-traitor = Jeden vůdce v této bitvě je tvůj zrádce.
beside-truthtrance = { $i0 ->
    [none] Odpověď musí být pravdivá.
   *[other] Odpovídá { $a0 }, a to pravdivě.
}
beside-ally = Tvůj spojenec: { $a0 }.
beside-intrusion = Na území { $a1 } přichází { $a0 }.
beside-karama = Zablokuje se tato výhoda: { $a0 } ({ $a1 }).
beside-prescience = Tvůj soupeř: { $a0 }.
beside-worm-in = Písečný červ je na území { $a0 }.
beside-advisor = Přeprava míří na území { $a0 }.
beside-dialling = Na kolech: { $a0 }. Bouře se posune o součet čísel.
beside-storm-losses = Ztráty: { $a0 ->
    [one] 1 jednotka
    [few] { $a0 } jednotky
    [many] { $a0 } jednotky
   *[other] { $a0 } jednotek
} na území { $a1 }.
beside-fighters = Kde se bude bojovat: { $i0 ->
    [none] zatím nikde
   *[other] { $a0 }
}
beside-voice = Přikazuješ frakci { $a0 }.

## The board as text

board-turn = Kolo { $a0 } z 10
board-storm = bouře v sektoru { $a0 }
board-mode-basic = Základní hra
board-mode-advanced = Pokročilá hra
board-order = Pořadí podle bouře: { $a0 }
board-won = Vítězí: { $i0 }
board-nobody-won = Nikdo nevyhrál

board-title-faction = {"  "}Frakce
board-title-spice = Koření
board-title-bribes = Úplatky
board-title-cards = Karty
board-title-reserves = Zálohy
board-title-tanks = Nádrže
board-title-leaders = Vůdci
board-title-allies = Spojenci
board-title-strongholds = Území
board-title-elsewhere = Jinde
board-title-sector = Sektor
board-title-forces = Jednotky
board-title-treachery = Karty zrady
board-title-spice-deck = Karty koření
board-title-blocked = Zablokováno
board-title-karama = Využité schopnosti Karamy

board-row-sectors = Sektor
board-row-storm-row = Bouře
board-row-circles = Kruh
board-row-forces = Jednotky
board-row-spice = Koření

board-advisors = { $a0 ->
    [one] 1 poradkyně
    [few] { $a0 } poradkyně
    [many] { $a0 } poradkyně
   *[other] { $a0 } poradkyň
}
board-leader = { $a0 } { $a1 }
board-leader-tanks = { $i0 } v nádržích
board-leader-face-down = { $i0 } lícem dolů v nádržích
board-leader-captive = { $i0 } v zajetí
board-leader-used = { $i0 }: boj na území { $a1 }
board-leaders-hidden = { $a0 ->
    [one] další 1 v zajetí nebo tajně zabit
    [few] další { $a0 } v zajetí nebo tajně zabiti
    [many] dalších { $a0 } v zajetí nebo tajně zabito
   *[other] dalších { $a0 } v zajetí nebo tajně zabito
}
board-haderach-tanks = Kwisatz Haderach v nádržích
board-haderach-used = Kwisatz Haderach: boj na území { $a0 }

board-deck = v balíčku: { $a0 }
board-row = do dražby: { $a0 }
board-discard = odhozeno { $a0 }: { $a1 }{ $a0 ->
    [one] { "" }
    [2] { "" }
    [3] { "" }
    [4] { "" }
    [few] { "" }
    [many] , …
   *[other] , …
}
board-removed = mimo hru: { $a0 }
board-pile = { $a1 } navrchu hromádky { $a0 }
board-wall-destroyed = Štítový val je zničen

board-battle = Bitva, území { $a0 }: { $a1 } (útočník) proti { $a2 }
board-voice-play = { $a0 }, příkaz Hlasu: zahrát – { $a1 }
board-voice-not = { $a0 }, příkaz Hlasu: nezahrát – { $a1 }
board-plan-part = { $a0 } { $a1 }
board-plan-fixed = dáno: { $a0 } { $a1 }
board-plan-unknown = plán neznámý
board-auction = Dražba
board-bid = { $a0 }: nabídka { $a1 }
board-no-bid = zatím bez nabídky
board-passed = pasovali: { $a0 }
board-cards-left = { $a0 ->
    [one] zbývá 1 karta
    [few] zbývají { $a0 } karty
    [many] zbývá { $a0 } karty
   *[other] zbývá { $a0 } karet
}

board-you = Hraješ: { $a0 }, { $a1 } koření
board-own-hand = Ruka
board-own-traitors = Zrádci
board-own-returned = Vráceno
board-own-prediction = Předpověď
board-own-storm-card = Karta bouře
board-own-reserved = Vázané koření
board-own-pledge = Vyhrazeno spojenci
board-own-haderach = Ztráty v bitvách
board-own-row-first = Do dražby
board-own-deck-top = Vrchní karta
board-own-spice-deck-top = Příští karta koření
board-own-draft = Rozepsaná dohoda
board-own-known = { $a0 }, známé karty
board-own-shown = { $a0 }, známo všem
board-own-pledged = { $a0 } vyhrazuje
board-prediction = { $a0 } v kole { $a1 }
board-losses = { $a0 } ze 7 k probuzení Kwisatze Haderacha
board-known-traitor = Karta zrádce { $i0 }
board-deal = Dohoda { $a0 }: { $a1 } a { $a2 }
board-offer = Nabídka dohody { $a0 }: { $a1 } → { $a2 }
board-gives = první dává
board-wants = druhý dává

## Why something isn't offered

why-over = Hra skončila.
why-not-asked = Teď nejsi na tahu.
why-another-question = Teď se rozhoduje o něčem jiném.
why-promised = Brání tomu tvůj slib.
why-bid-higher = Nabídka musí být vyšší než { $a0 }.
why-bid-spice = Se svým kořením a příspěvkem spojenců můžeš nabídnout nejvýš { $a0 }.
why-tanks = { $a0 ->
    [0] Z tvých jednotek v nádržích teď nejde oživit žádnou.
    [one] Z tvých jednotek v nádržích jde teď oživit jen 1.
    [few] Z tvých jednotek v nádržích jde teď oživit jen { $a0 }.
    [many] Z tvých jednotek v nádržích jde teď oživit jen { $a0 }.
   *[other] Z tvých jednotek v nádržích jde teď oživit jen { $a0 }.
}
why-revival-limit = Za kolo se neoživuje víc jednotek než { $a0 }.
why-spice = Tvých { $a0 } koření na tolik nestačí.
why-spice-needed = Stojí to { $a0 } koření a ty můžeš zaplatit { $a1 }.
why-leader-other = { $a0 } patří k frakci { $a1 }.
why-leader-alive = { $a0 } není v nádržích.
why-leader-revival = { $a0 } jde oživit, až když nemáš vůdce, který by mohl bojovat.
why-leader-order = { $a0 } musí počkat: napřed tví ostatní mrtví vůdci.
why-no-reserves = V zálohách nemáš žádné jednotky.
why-reserves = Takových jednotek máš v zálohách { $a0 }.
why-fremen-ground = Fremenské zálohy přicházejí jen na Velkou rovinu a do dvou území od ní, ne na území { $a0 }.
why-storm = Nad územím { $a0 } je bouře.
why-closed = { $a0 } je uzavřené území: jsou tam dvě jiné frakce ({ $a1 }).
why-advisors = Na území { $a0 } jsou tvé poradkyně; bojovnice k nim přepravit nejde.
why-nobody-there = Na území { $a0 } nemáš žádné jednotky.
why-in-storm = Tvé jednotky na území { $a0 } jsou v bouři.
why-no-way-out = Z území { $a0 } teď nevede žádná cesta.
why-take-first = Napřed urči, kolik jednotek se přesune.
why-there-already = Ty jednotky už na území { $a0 } jsou.
why-ally = Na území { $a0 } je tvůj spojenec; přesun tam nesmí skončit.
why-too-far = { $a0 } je příliš daleko: tato skupina se přesune { $a1 ->
    [one] o jedno území
    [few] nejvýš o { $a1 } území
    [many] nejvýš o { $a1 } území
   *[other] nejvýš o { $a1 } území
}, a ne skrz bouři.
why-dial = Tolik nejde nastavit, když máš { $a0 ->
    [one] 1 jednotku
    [few] { $a0 } jednotky
    [many] { $a0 } jednotky
   *[other] { $a0 } jednotek
}.
why-plan-fixed = Nedovoluje to něco, co už je o tvém plánu řečeno nebo přikázáno.
why-leader-used = { $a0 } už v tomto kole bojuje na území { $a1 }.
why-leader-dead = { $a0 } teď tvou bitvu vést nemůže.
why-not-in-hand = Kartu { $a0 } nemáš v ruce.
why-no-leader = Bez vůdce nebo laciného hrdiny se karty nehrají.
why-voice = Hlas ti teď nedovolí zahrát kartu { $a0 }.
why-slot = { $a0 } sem nepatří: plán má jednu zbraň a jednu obranu.
why-slot-later = { $a0 } přijde na řadu později: napřed vůdce a číslo na kole.
why-card-plan = { $a0 } se hraje v bitevním plánu.
why-card-hero = { $a0 } se hraje v bitevním plánu místo vůdce.
why-card-tleilaxu-ghola = { $a0 } se hraje, když se hra zeptá, zda zahraješ kartu.
why-card-family-atomics = { $a0 } se hrají před pohybem bouře, od druhého kola, s jednotkou na Štítovém valu nebo vedle něj.
why-card-hajr = { $a0 } se hraje při tvém vlastním přesunu.
why-card-karama = { $a0 } se hraje, když někdo jiný využívá výhodu, při přepravě za cenu pro Gildu, nebo za kartu zrady.
why-card-truthtrance = { $a0 } se hraje, když se hra zeptá, zda zahraješ kartu.
why-card-weather-control = { $a0 } se hraje před pohybem bouře, od druhého kola.

## Options of a table: what each is called, what it decides, what its values are called

option-on = ano
option-off = ne

option-mode = Hra
about-option-mode = Základní hra, nebo pokročilá hra podle oddílů 26 až 35.
option-mode-basic = základní
option-mode-advanced = pokročilá
option-factions = Frakce
about-option-factions = Sestava: „recommended“ doporučená pro daný počet hráčů, „random“ náhodná, nebo id oddělená čárkami v pořadí míst (atreides, bene_gesserit, emperor, fremen, spacing_guild, harkonnen).
option-assignment = Kdo za koho hraje
about-option-assignment = Kdo za koho hraje: podle seznamu, náhodně, nebo si hráči vybírají sestupně podle rozdaných karet s čísly.
option-assignment-fixed = podle seznamu
option-assignment-random = náhodně
option-assignment-draft = podle karet s čísly
option-exchange = Výměna frakcí
about-option-exchange = Po náhodném rozdělení nebo výběru si hráči mohou po vzájemné dohodě frakce vyměnit.
option-circles = Kruhy hráčů
about-option-circles = Obsazené kruhy v pořadí míst: „even“ rovnoměrně, nebo čísla 1 až 6 oddělená čárkami (kruh 1 je v sektoru 2, kruh 6 v sektoru 17).
option-two-player-form = Ve dvou hráčích
about-option-two-player-form = Dva hráči: každý jednu frakci (forma A), nebo každý dvě (forma B).
option-two-player-form-one-faction = každý jednu frakci
option-two-player-form-two-factions = každý dvě frakce
option-deals = Dohody
about-option-deals = Dohody a úplatky mezi hráči, kteří nejsou spojenci.
option-shields = Koření za štíty
about-option-shields = Zda je koření ostatních skryté, jako by leželo za jejich štíty.
option-shields-closed = skryté
option-shields-open = viditelné
option-bid-timer-seconds = Sekund na nabídku
about-option-bid-timer-seconds = Kolik sekund je na rozmyšlení nabídky (0: bez omezení); kdo to nestihne, pasoval. Čas hlídá server.
option-allow-rebid-after-pass = Přihazovat po pasu
about-option-allow-rebid-after-pass = Kdo u karty pasoval, smí znovu přihodit, když na něj opět přijde řada.
option-karama-duration = Karama blokuje
about-option-karama-duration = Zablokovaná výhoda neplatí do konce fáze, nebo jen pro toto jedno použití.
option-karama-duration-phase = do konce fáze
option-karama-duration-one-use = jedno použití
option-karama-worm-nexus = Nexus po červovi z Karamy
about-option-karama-worm-nexus = Červ, kterého Fremeni přivolají Karamou, vyvolá Nexus.
option-contested-counts = Sdílené pevnosti se počítají
about-option-contested-counts = Pevnost, o kterou se pod bouří dělí dvě strany, se počítá oběma.
option-advisors-with-ally = Poradkyně vedle spojence
about-option-advisors-with-ally = Poradkyně smějí být na jednom území s jednotkami spojence.
option-emperor-gives-spice = Dary Imperátora
about-option-emperor-gives-spice = Imperátor smí svému spojenci kdykoli darovat vlastní koření.
option-worm-first-counted = První červ
about-option-worm-first-counted = Který červ je „první“, tedy ten, kterého Fremeni neumisťují.
option-worm-first-counted-per-phase = první ve fázi
option-worm-first-counted-per-pile = první na každé hromádce
option-alliance-variant = Spojenectví
about-option-alliance-variant = Velikost spojenectví a počet pevností, které potřebuje: 37.01 dva členové, 4; 37.02 dva, 3; 37.03 tři, 4; 37.04 tři, 3; 37.05 libovolný počet, 3.
option-alliance-variant-37-01 = dva členové, 4 pevnosti
option-alliance-variant-37-02 = dva členové, 3 pevnosti
option-alliance-variant-37-03 = tři členové, 4 pevnosti
option-alliance-variant-37-04 = tři členové, 3 pevnosti
option-alliance-variant-37-05 = libovolný počet, 3 pevnosti
option-bg-polar-sink-alternative = Poradkyně do Polární prolákliny
about-option-bg-polar-sink-alternative = I v pokročilé hře smí duchovní poradkyně jít do Polární prolákliny.
option-worm-target-after-reshuffle = Červ bez území
about-option-worm-target-after-reshuffle = Na co červ narazí, když odhozené karty žádné území neukazují.
option-worm-target-after-reshuffle-none = na nic
option-worm-target-after-reshuffle-last-territory = na poslední území
option-dialers-without-battle = Kdo určuje bouři
about-option-dialers-without-battle = Kdo nastavuje pohyb bouře po kole bez bitvy: kdo měl kola v ruce naposledy, nebo dva nejbližší počátku.
option-dialers-without-battle-last-wheels = kdo měl kola naposledy
option-dialers-without-battle-nearest-start = dva nejbližší počátku
option-storm-harms-start-sector = Bouře v prvním sektoru
about-option-storm-harms-start-sector = Bouře znovu škodí i v sektoru, ze kterého vychází.
option-starred-revival-limit = Oživení elitní jednotky
about-option-starred-revival-limit = Jedna elitní jednotka za kolo: dohromady všemi způsoby oživení, nebo jen při běžném oživování.
option-starred-revival-limit-all-sources = všemi způsoby dohromady
option-starred-revival-limit-normal-only = jen při běžném oživování
option-storm-divides = Bouře a bitvy
about-option-storm-divides = V bitvě bouře odděluje části, které kolem ní nesouvisejí, nebo jen vyjímá svůj sektor.
option-storm-divides-connected = odděluje nesouvislé části
option-storm-divides-sector-only = vyjímá jen svůj sektor
option-battle-in-storm = Bitvy v bouři
about-option-battle-in-storm = Dva hráči v témže sektoru pod bouří spolu bojují.
option-ally-wins-alone = Samostatná výhra ve spojenectví
about-option-ally-wins-alone = Hráč ve spojenectví smí se 3 pevnostmi vyhrát i sám.
option-fremen-default-shared = Vyhrává i spojenec fremenů
about-option-fremen-default-shared = Spojenec fremenů sdílí jejich výhru na konci 10. kola.
option-most-strongholds-by = Nejvíce pevností
about-option-most-strongholds-by = Poslední rozhodnutí remízy počítá pevnosti hráče, nebo spojenectví.
option-most-strongholds-by-player = hráče
option-most-strongholds-by-alliance = spojenectví
option-default-win-predictable = Předpověď výhry na konci
about-option-default-win-predictable = Bene Gesserit smí předpovědět výhru fremenů na konci 10. kola.
option-nexus-procedure = Jednání v Nexu
about-option-nexus-procedure = V Nexu jednají všichni najednou, nebo jeden po druhém podle bouře, dokud nejsou hotovi.
option-nexus-procedure-open = všichni najednou
option-nexus-procedure-storm-order = v pořadí podle bouře
option-emperor-pledge-returns = Imperátor dostane zpět
about-option-emperor-pledge-returns = Co Imperátor přidá na nákup spojence, vrátí se mu.
option-guild-pledge-to = Kam jde pomoc Gildy
about-option-guild-pledge-to = Kdo dostane, co Gilda přidá na přepravu spojence.
option-guild-pledge-to-bank = banka koření
option-guild-pledge-to-guild = Gilda
option-weather-control-after-distance = Pozdní Ovládání počasí
about-option-weather-control-after-distance = Ovládání počasí se smí zahrát i poté, co jsou známa čísla na kolech nebo karta bouře.
option-weather-control-uses-storm-card = Ovládání počasí a karta bouře
about-option-weather-control-uses-storm-card = Ovládání počasí spotřebuje fremenskou kartu bouře.
option-fremen-ornithopters = Ornitoptéry fremenů
about-option-fremen-ornithopters = Fremeni ve městě se přesouvají o 3 území, nebo zůstávají u svých 2.
option-fremen-ornithopters-larger = 3 území
option-fremen-ornithopters-own-range = svá 2 území
option-guild-returns-from-storm = Návrat Gildy z bouře
about-option-guild-returns-from-storm = Gilda smí vracet jednotky do záloh i ze sektoru s bouří.
option-fremen-sietch-alone = Fremeni v síčích sami
about-option-fremen-sietch-alone = Ke zvláštnímu vítězství nesmí ve fremenském síči stát nikdo jiný.
option-nexus-timing = Kdy nastává Nexus
about-option-nexus-timing = Kdy v pokročilé hře nastává Nexus.
option-nexus-timing-after-each-pile = po každé hromádce
option-nexus-timing-end-of-phase = na konci fáze
option-losers-pay-spice = Podpora, když prohrají oba
about-option-losers-pay-spice = Po dvou zrádcích nebo výbuchu platí podporu v bitvě obě strany.
option-prescience-shows-spice = Předvídání ukáže koření
about-option-prescience-shows-spice = Předvídání čísla na kole ukáže i koření.
option-atreides-karama-target = Karama Atreidů ukáže
about-option-atreides-karama-target = Čí plán ukáže zvláštní Karama Atreidů.
option-atreides-karama-target-own-opponent = plán soupeře
option-atreides-karama-target-any-plan = kterýkoli plán
option-emperor-karama-extra = Oživení Karamou Imperátora
about-option-emperor-karama-extra = Oživení Karamou Imperátora se nezapočítává do limitu 3.
option-advisors-by-shipment = Přeprava Bene Gesserit
about-option-advisors-by-shipment = Bene Gesserit přepravuje jen bojovnice, nebo na obsazená území i poradkyně.
option-advisors-by-shipment-fighters-only = jen bojovnice
option-advisors-by-shipment-choice = bojovnice nebo poradkyně
option-placed-worm-eats-spice = Umístěný červ žere koření
about-option-placed-worm-eats-spice = Červ, kterého umístí Fremeni, ničí i koření na místě.
option-half-losses-in-exposed = Poloviční ztráty bez valu
about-option-half-losses-in-exposed = V Imperiální pánvi a městech, když nejsou kryté, ztrácejí Fremeni jen polovinu.
option-half-losses-round = Zaokrouhlení polovičních ztrát
about-option-half-losses-round = Jak se zaokrouhlují poloviční ztráty fremenů přepravených do bouře.
option-half-losses-round-up = nahoru
option-half-losses-round-down = dolů
option-killed-captive = Zabitý zajatec
about-option-killed-captive = Zda se oznámí jméno vůdce, kterého Harkonnenové zabijí v zajetí.
option-killed-captive-secret = tajné
option-killed-captive-public = oznámí se
option-capture = Zajetí vůdce
about-option-capture = Po vyhrané bitvě Harkonnenové smějí, nebo musejí losovat vůdce.
option-capture-may = smějí
option-capture-must = musejí
option-captive-after-traitor = Zajatec po odhalení zrádce
about-option-captive-after-traitor = Co se zajatým vůdcem, když Harkonnenové vyhrají odhalením zrádce.
option-captive-after-traitor-returned = vrací se
option-captive-after-traitor-kept = zůstává v zajetí
option-two-player-strongholds = 4 pevnosti ve dvou hráčích
about-option-two-player-strongholds = Ve dvou hráčích jsou 4 pevnosti potřeba v obou formách, nebo jen ve formě B.
option-two-player-strongholds-both-forms = v obou formách
option-two-player-strongholds-two-factions = jen ve formě B
option-own-factions-battle = Boj vlastních frakcí
about-option-own-factions-battle = Dvě frakce jednoho hráče bojují mezi sebou.
option-collection = Sběr koření
about-option-collection = Koření se sbírá všude, kde to jde, nebo ho hráči smějí nechat ležet.
option-collection-automatic = všude, kde to jde
option-collection-choice = podle volby
