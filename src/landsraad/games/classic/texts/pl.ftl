# Dune (classic) in Polish. How messages are found and what their arguments are: landsraad/table/texts.py.
# Verbs that follow a faction's name select by it: Atreides, Fremen and Harkonnen are plural.

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

faction-atreides = Atrydzi
faction-bene-gesserit = Bene Gesserit
faction-emperor = Imperator
faction-fremen = Fremeni
faction-spacing-guild = Gildia Kosmiczna
faction-harkonnen = Harkonnenowie

letter-atreides = A
letter-bene-gesserit = B
letter-emperor = I
letter-fremen = F
letter-spacing-guild = G
letter-harkonnen = H

## Territories

territory-polar-sink = Niecka Polarna
territory-arrakeen = Arrakin
territory-carthag = Kartagin
territory-habbanya-sietch = Sicz Habbanya
territory-sietch-tabr = Sicz Tabr
territory-tueks-sietch = Sicz Tueka
territory-false-wall-east = Fałszywy Mur Wschodni
territory-false-wall-south = Fałszywy Mur Południowy
territory-false-wall-west = Fałszywy Mur Zachodni
territory-pasty-mesa = Blada Mesa
territory-plastic-basin = Basen Gipsowy
territory-rim-wall-west = Wieńcomur Zachodni
territory-shield-wall = Mur Zaporowy
territory-arsunt = Arsunt
territory-basin = Basen
territory-bight-of-the-cliff = Klifowa Zatoka
territory-broken-land = Spękana Ziemia
territory-cielago-depression = Depresja Cielago
territory-cielago-east = Wschodnie Cielago
territory-cielago-north = Północne Cielago
territory-cielago-south = Południowe Cielago
territory-cielago-west = Zachodnie Cielago
territory-funeral-plain = Równina Pogrzebowa
territory-gara-kulon = Gara Kulon
territory-habbanya-erg = Erg Habbanya
territory-habbanya-ridge-flat = Równina Habbanya
territory-hagga-basin = Basen Hagga
territory-harg-pass = Przełęcz Harg
territory-hole-in-the-rock = Dziura w Ziemi
territory-imperial-basin = Basen Imperialny
territory-meridian = Południk
territory-old-gap = Stary Wyłom
territory-red-chasm = Czerwona Czeluść
territory-rock-outcroppings = Skalne Wychodnie
territory-sihaya-ridge = Grań Sihaya
territory-south-mesa = Południowa Mesa
territory-the-great-flat = Wielka Równina
territory-the-greater-flat = Większa Równina
territory-the-minor-erg = Erg Mniejszy
territory-tsimpo = Tsimpo
territory-wind-pass = Przełęcz Wiatrów
territory-wind-pass-north = Północna Przełęcz Wiatrów

## Cards

card-crysknife = Krysnóż
card-maula-pistol = Pistolet maula
card-slip-tip = Sztylet ślizgowy
card-stunner = Paralizator
card-chaumas = Chaumas
card-chaumurky = Chaumurky
card-ellaca-drug = Narkotyk ellaca
card-gom-jabbar = Gom dżabbar
card-lasgun = Rusznica laserowa
card-shield = Tarcza
card-snooper = Wykrywacz trucizn
card-cheap-hero = Tani bohater
card-cheap-heroine = Tania bohaterka
card-tleilaxu-ghola = Tleilaxański ghola
card-family-atomics = Rodowa broń atomowa
card-hajr = Hadżr
card-karama = Karama
card-truthtrance = Trans prawdy
card-weather-control = Kontrola pogody
card-baliset = Baliset
card-jubba-cloak = Płaszcz dżubba
card-kulon = Kulon
card-la-la-la = La, la, la
card-trip-to-gamont = Wycieczka na Gamont
card-shai-hulud = Szej-hulud

# What a card does: by its name, or by its kind.
about-card-projectile = Broń. Zabija przywódcę przeciwnika, jeśli nie chroni go Tarcza.
about-card-poison = Broń. Zabija przywódcę przeciwnika, jeśli nie chroni go Wykrywacz trucizn.
about-card-lasgun = Broń. Zabija przywódcę przeciwnika mimo każdej obrony. Jeśli w tej samej bitwie jest Tarcza, wybuch niszczy wszystko na całym obszarze.
about-card-shield = Obrona przed bronią kinetyczną.
about-card-snooper = Obrona przed bronią trującą.
about-card-cheap-hero = Zastępuje przywódcę, siła 0. Po bitwie zostaje odrzucona.
about-card-worthless = Nic nie daje. Można się jej pozbyć, tylko zagrywając ją jako broń lub obronę.
about-card-tleilaxu-ghola = W dowolnej chwili: wskrześ bezpłatnie jednego swojego przywódcę albo do pięciu swoich jednostek.
about-card-family-atomics = Zanim ruszy burza, jeśli masz jednostkę na Murze Zaporowym lub obok niego: niszczy Mur Zaporowy i wszystkie jednostki na nim. Od tej pory burza sięga obszarów Basen Imperialny, Arrakin i Kartagin.
about-card-hajr = Podczas twojego ruchu: jeszcze jeden ruch.
about-card-karama = Blokuje cudzą zdolność albo płaci za kartę podstępu, albo daje transport po cenach Gildii. W grze zaawansowanej także szczególna moc twojej frakcji, raz na grę.
about-card-truthtrance = W dowolnej chwili: zadaj jednemu graczowi pytanie o grę, na które można odpowiedzieć „tak” lub „nie”. Odpowiedź jest jawna i zgodna z prawdą.
about-card-weather-control = Zanim ruszy burza, od drugiej rundy: decydujesz, o ile sektorów się przesunie, od 0 do 10.

## Leaders

leader-thufir-hawat = Thufir Hawat
leader-lady-jessica = Lady Jessica
leader-gurney-halleck = Gurney Halleck
leader-duncan-idaho = Duncan Idaho
leader-dr-wellington-yueh = Dr Wellington Yueh
leader-alia = Alia
leader-margot-lady-fenring = Lady Margot Fenring
leader-mother-ramallo = Matka Ramallo
leader-princess-irulan = Księżniczka Irulana
leader-wanna-marcus = Wanna Marcus
leader-hasimir-fenring = Hasimir Fenring
leader-captain-aramsham = Kapitan Aramszam
leader-caid = Kaid
leader-burseg = Burseg
leader-bashar = Baszar
leader-stilgar = Stilgar
leader-chani = Chani
leader-otheym = Otheym
leader-shadout-mapes = Szadout Mapes
leader-jamis = Dżamis
leader-staban-tuek = Staban Tuek
leader-master-bewt = Mistrz Bewt
leader-esmar-tuek = Esmar Tuek
leader-soo-soo-sook = Soo-Soo Sook
leader-guild-rep = Przedstawiciel Gildii
leader-feyd-rautha = Feyd-Rautha
leader-beast-rabban = Bestia Rabban
leader-piter-de-vries = Piter de Vries
leader-captain-iakin-nefud = Kapitan Iakin Nefud
leader-umman-kudu = Umman Kudu
leader-kwisatz-haderach = Kwisatz Haderach

## Phases

phase-setup = Przygotowanie gry
phase-storm = Burza
phase-spice-blow = Wybuch przyprawy i Nexus
phase-charity = Zapomoga KHOAM
phase-bidding = Licytacja
phase-revival = Wskrzeszanie
phase-shipment-and-movement = Transport i ruch
phase-battle = Bitwa
phase-collection = Zbiór przyprawy
phase-mentat-pause = Pauza mentata

## Advantages that Karama can stop ("Karama stops …")

advantage-bidding-prescience = podgląd licytowanych kart
advantage-spice-deck-prescience = podgląd talii przyprawy
advantage-battle-prescience = jasnowidzenie
advantage-ally-battle-prescience = jasnowidzenie w bitwie sojusznika
advantage-kwisatz-haderach-use = użycie Kwisatz Haderacha
advantage-spiritual-advisor = duchowa doradczyni
advantage-voice = Głos
advantage-ally-voice = Głos w bitwie sojusznika
advantage-charity = zapomoga KHOAM przysługująca zawsze
advantage-intrusion-flip = zmiana wojowniczek w doradczynie
advantage-flip-on-move = zmiana strony podczas ruchu
advantage-announce-fighters = zmiana doradczyń w wojowniczki
advantage-worthless-as-karama = bezwartościowa karta jako Karama
advantage-receive-bid-payment = dochód z licytacji
advantage-give-spice-to-ally = dar dla sojusznika
advantage-pay-ally-revival = opłata za wskrzeszenie jednostek sojusznika
advantage-sardaukar-strength = siła sardaukarów
advantage-extra-movement = ruch o dwa obszary
advantage-worm-immunity = odporność na czerwia
advantage-worm-ride = jazda na czerwiu
advantage-protect-ally-from-worm = ochrona sojusznika przed czerwiem
advantage-ally-free-revival = bezpłatne wskrzeszenie jednostek sojusznika
advantage-storm-card-look = podgląd karty burzy
advantage-place-extra-worms = umieszczenie czerwia
advantage-storm-half-losses = tylko połowa strat w burzy
advantage-ship-into-storm = transport w burzę
advantage-fedaykin-strength = siła fedajkinów
advantage-no-spice-needed-in-battle = pełna siła w bitwie bez przyprawy
advantage-receive-shipment-payment = dochód z transportu
advantage-cross-shipment = transport między obszarami
advantage-shipment-to-reserves = transport do rezerwy
advantage-half-price = transport za pół ceny
advantage-ally-half-price = transport sojusznika za pół ceny
advantage-ally-cross-shipment = transport sojusznika między obszarami
advantage-choose-turn-order = wybór chwili na swoją turę
advantage-bonus-card = dodatkowa karta
advantage-ally-traitor = wskazanie zdrajcy za sojusznika
advantage-capture-leader = pojmanie przywódcy

## Parts of a Battle Plan, and other words

part-leader = przywódca
part-haderach = Kwisatz Haderach
part-dial = dysk
part-spice = przyprawa
part-weapon = broń
part-defense = obrona
part-not-leader = nie jako przywódca
part-not-haderach = bez Kwisatz Haderacha
part-not-dial = dysk inny niż
part-not-spice = przyprawa w innej ilości niż
part-not-weapon = nie jako broń
part-not-defense = nie jako obrona

word-none = brak
word-no = nie
word-yes = tak
word-hero = Tani bohater
word-poison = broń trująca
word-projectile = broń kinetyczna
word-worthless = bezwartościowa karta
word-poison-weapon = broń trująca
word-projectile-weapon = broń kinetyczna
word-weapon = broń
word-defense = obrona
word-ordinary = zwykłe jednostki
word-starred = elitarne jednostki
word-advisors = doradczynie
word-fighters = wojowniczki

## Notation within an argument: what Truthtrance asks, what deals promise

phrase-holds = Czy masz na ręce kartę { $a0 }
phrase-holds-kind = Czy masz na ręce { $i0 ->
    [weapon] jakąś broń
    [defense] jakąś obronę
    [cheap_hero] Taniego bohatera lub bohaterkę
    [projectile_weapon] broń kinetyczną
    [poison_weapon] broń trującą
    [worthless] bezwartościową kartę
   *[other] kartę tego rodzaju: { $a0 }
}
phrase-cards = Czy masz na ręce co najmniej { $a0 ->
    [one] 1 kartę podstępu
    [few] { $a0 } karty podstępu
    [many] { $a0 } kart podstępu
   *[other] { $a0 } karty podstępu
}
phrase-spice = { $i1 ->
    [absent] { $a0 ->
        [1] 1 przyprawa
       *[other] { $a0 } przyprawy
    }
   *[other] { $a0 ->
        [1] 1 przyprawa
       *[other] { $a0 } przyprawy
    }, jeśli { $a2 } { $i3 ->
        [wins] { $i2 ->
            [atreides] wygrają
            [fremen] wygrają
            [harkonnen] wygrają
           *[other] wygra
        } następną bitwę
        [loses] { $i2 ->
            [atreides] przegrają
            [fremen] przegrają
            [harkonnen] przegrają
           *[other] przegra
        } następną bitwę
        [ships] { $i2 ->
            [atreides] przetransportują
            [fremen] przetransportują
            [harkonnen] przetransportują
           *[other] przetransportuje
        } jednostki na obszar { $a4 }
        [not_ships] nie { $i2 ->
            [atreides] przetransportują
            [fremen] przetransportują
            [harkonnen] przetransportują
           *[other] przetransportuje
        } jednostek na obszar { $a4 }
        [moves] { $i2 ->
            [atreides] przemieszczą
            [fremen] przemieszczą
            [harkonnen] przemieszczą
           *[other] przemieści
        } jednostki na obszar { $a4 }
       *[not_moves] nie { $i2 ->
            [atreides] przemieszczą
            [fremen] przemieszczą
            [harkonnen] przemieszczą
           *[other] przemieści
        } jednostek na obszar { $a4 }
    }
}
asked-spice = Czy masz co najmniej { $a0 ->
    [1] 1 przyprawę
   *[other] { $a0 } przyprawy
}
phrase-traitor = Czy masz kartę zdrajcy { $a0 }
phrase-predicted = Czy twoja przepowiednia wskazuje frakcję { $a0 }
phrase-predicted-turn = Czy twoja przepowiednia wskazuje rundę { $a0 }
phrase-storm = Czy masz kartę burzy { $a0 }
phrase-losses = Czy twoje straty w bitwach to co najmniej { $a0 ->
    [one] 1 jednostka
    [few] { $a0 } jednostki
    [many] { $a0 } jednostek
   *[other] { $a0 } jednostki
}
phrase-captive = Czy trzymasz w niewoli: { $a0 }
phrase-plan = Czy w twoim planie { $i0 ->
    [haderach] jest Kwisatz Haderach
    [leader] przywódcą jest { $a1 }
    [dial] dysk wskazuje { $a1 }
    [spice] jest { $a1 ->
        [1] 1 przyprawa
       *[other] { $a1 } przyprawy
    }
    [weapon] { $i1 ->
        [none] nie ma broni
       *[other] bronią jest { $a1 }
    }
   *[defense] { $i1 ->
        [none] nie ma obrony
       *[other] obroną jest { $a1 }
    }
}
phrase-will-ally = Czy zawrzesz sojusz z frakcją { $a0 }
phrase-will-ship = Czy przetransportujesz jednostki na obszar { $a0 }
phrase-will-move = Czy przemieścisz jednostki na obszar { $a0 }
phrase-will-bid = Czy będziesz licytować tę kartę

phrase-gives = ty: { $rest }
phrase-wants = druga strona: { $rest }
phrase-ship = transport na obszar { $a0 }
phrase-not-ship = bez transportu na obszar { $a0 }
phrase-move = ruch na obszar { $a0 }
phrase-not-move = bez ruchu na obszar { $a0 }
phrase-not-bid = nie licytować następnej karty
phrase-not-bid-all = nie licytować w tej rundzie
phrase-not-ally = w następnym Nexusie bez sojuszu z frakcją { $a0 }
phrase-dial-least = na dysku co najmniej { $a0 } (przeciwko frakcji { $a1 })
phrase-dial-most = na dysku co najwyżej { $a0 } (przeciwko frakcji { $a1 })
phrase-no-weapon = nie zagrywać broni przeciwko frakcji { $a0 }
phrase-no-defense = nie zagrywać obrony przeciwko frakcji { $a0 }
phrase-no-traitor = nie wskazywać zdrajcy przeciwko frakcji { $a0 }
phrase-show = pokazać { $i0 ->
    [card] jedną kartę podstępu
    [hand] wszystkie karty podstępu
   *[traitor] jedną kartę zdrajcy
}
phrase-tell = wyjawić { $i0 ->
    [auction_card] licytowaną kartę
    [spice_card] wierzchnią kartę przyprawy
   *[storm_card] kartę burzy
}
phrase-answer = odpowiedzieć zgodnie z prawdą na „{ $i0 ->
    [spice] Czy masz co najmniej { $a1 ->
        [1] 1 przyprawę
       *[other] { $a1 } przyprawy
    }
   *[other] { $rest }
}?”
phrase-when = pod warunkiem, że { $a0 } { $i1 ->
    [wins] { $i0 ->
        [atreides] wygrają
        [fremen] wygrają
        [harkonnen] wygrają
       *[other] wygra
    } następną bitwę
    [loses] { $i0 ->
        [atreides] przegrają
        [fremen] przegrają
        [harkonnen] przegrają
       *[other] przegra
    } następną bitwę
    [ships] { $i0 ->
        [atreides] przetransportują
        [fremen] przetransportują
        [harkonnen] przetransportują
       *[other] przetransportuje
    } jednostki na obszar { $a2 }
    [not_ships] nie { $i0 ->
        [atreides] przetransportują
        [fremen] przetransportują
        [harkonnen] przetransportują
       *[other] przetransportuje
    } jednostek na obszar { $a2 }
    [moves] { $i0 ->
        [atreides] przemieszczą
        [fremen] przemieszczą
        [harkonnen] przemieszczą
       *[other] przemieści
    } jednostki na obszar { $a2 }
   *[not_moves] nie { $i0 ->
        [atreides] przemieszczą
        [fremen] przemieszczą
        [harkonnen] przemieszczą
       *[other] przemieści
    } jednostek na obszar { $a2 }
}

## What happened: setup

faction-seated = { $a0 }: gracz { $a1 }, krąg w sektorze { $a2 }.
faction-chosen = Gracz { $a0 } wybiera frakcję { $a1 }.
turn-card-dealt = Gracz { $a0 } dostaje kartę z liczbą { $a1 }.
exchange-proposed = { $a0 } { $i0 ->
    [atreides] proponują
    [fremen] proponują
    [harkonnen] proponują
   *[other] proponuje
} zamianę frakcji ({ $a1 }).
exchange-refused = { $a1 } { $i1 ->
    [atreides] odrzucają
    [fremen] odrzucają
    [harkonnen] odrzucają
   *[other] odrzuca
} zamianę frakcji ({ $a0 }).
factions-exchanged = Gracze zamieniają się frakcjami: { $a0 } ↔ { $a1 }.
prediction-made = Bene Gesserit zapisuje przepowiednię.
prediction-is = Twoja przepowiednia: w rundzie { $a1 } wygra frakcja { $a0 }.
traitor-dealt = Dostajesz kartę zdrajcy: { $a0 }.
traitor-kept = Zatrzymujesz kartę zdrajcy: { $a0 }.
starting-forces = { $a0 } { $i0 ->
    [atreides] rozmieszczają
    [fremen] rozmieszczają
    [harkonnen] rozmieszczają
   *[other] rozmieszcza
} { $a1 ->
    [one] 1 jednostkę
    [few] { $a1 } jednostki
    [many] { $a1 } jednostek
   *[other] { $a1 } jednostki
} na obszarze { $a2 }.
starting-advisor = Bene Gesserit umieszcza pierwszą doradczynię na obszarze { $a0 }.
card-dealt = { $a0 } { $i0 ->
    [atreides] dostają
    [fremen] dostają
    [harkonnen] dostają
   *[other] dostaje
} kartę podstępu.
card-is = To { $a0 }.

## Turns and phases

turn-begins = RUNDA { $a0 }
phase-begins = { $a0 }
prediction-revealed = Bene Gesserit odsłania przepowiednię: { $a0 } w rundzie { $a1 }.
faction-wins = Zwycięstwo: { $a0 }. { $i1 ->
    [prediction] Przepowiednia się spełniła.
    [fremen_special] Sicze Diuny są w rękach Fremenów.
    [fremen_default] Do końca rundy 10 nie wygrał nikt inny.
    [guild_special] Nikt inny nie zapanował nad Diuną i monopol Gildii trwa.
    [most_strongholds] Jednostki w największej liczbie warowni.
   *[stronghold] Wymagane warownie zdobyte.
}
nobody-wins = Ostatnia runda dobiegła końca i nikt nie wygrał.

## Storm

storm-dialled = { $a0 } { $i0 ->
    [atreides] ustawiają
    [fremen] ustawiają
    [harkonnen] ustawiają
   *[other] ustawia
} na dysku { $a1 }.
storm-distance = { $a0 ->
    [0] Burza się nie przesunie.
    [one] Burza przesunie się o 1 sektor.
    [few] Burza przesunie się o { $a0 } sektory.
    [many] Burza przesunie się o { $a0 } sektorów.
   *[other] Burza przesunie się o { $a0 } sektora.
}
storm-moves = { $a0 ->
    [0] Burza zostaje
    [one] Burza przesuwa się o 1 sektor i staje
    [few] Burza przesuwa się o { $a0 } sektory i staje
    [many] Burza przesuwa się o { $a0 } sektorów i staje
   *[other] Burza przesuwa się o { $a0 } sektora i staje
} w sektorze { $a1 }.
first-player = Pierwszy gracz: { $a0 }.
storm-card-drawn = Fremeni dobierają następną kartę burzy.
storm-card-revealed = Odsłonięta karta burzy: { $a0 }.
storm-card-is = Następna karta burzy: { $a0 }.
weather-control-played = { $a0 } { $i0 ->
    [atreides] zagrywają
    [fremen] zagrywają
    [harkonnen] zagrywają
   *[other] zagrywa
} Kontrolę pogody: { $a1 ->
    [0] burza się nie przesunie
    [one] burza przesunie się o 1 sektor
    [few] burza przesunie się o { $a1 } sektory
    [many] burza przesunie się o { $a1 } sektorów
   *[other] burza przesunie się o { $a1 } sektora
}.
family-atomics-played = { $a0 } { $i0 ->
    [atreides] zagrywają
    [fremen] zagrywają
    [harkonnen] zagrywają
   *[other] zagrywa
} Rodową broń atomową: Mur Zaporowy i wszystkie jednostki na nim zostają zniszczone.

## Spice Blow and Nexus

spice-card-revealed = { $i1 ->
    [b] Karta przyprawy na stos B: { $a0 }.
   *[a] Karta przyprawy: { $a0 }.
}
spice-blow = Wybuch na obszarze { $a1 }: { $a0 ->
    [1] 1 przyprawa
   *[other] { $a0 } przyprawy
}.
spice-blown-away = Nad obszarem { $a0 } szaleje burza: przyprawa się nie pojawia.
spice-deck-shuffled = Stos odrzuconych kart przyprawy zostaje przetasowany w nową talię.
spice-destroyed = Na obszarze { $a1 } przepada { $a0 ->
    [1] 1 przyprawa
   *[other] { $a0 } przyprawy
}.
worm-set-aside = Szej-hulud zostaje odłożony: w rundzie 1 czerwie się nie pojawiają.
worms-shuffled-back = { $a0 ->
    [one] 1 czerw pustyni wraca
    [few] { $a0 } czerwie pustyni wracają
    [many] { $a0 } czerwi pustyni wraca
   *[other] { $a0 } czerwia pustyni wraca
} do talii przyprawy.
worm-appears = Na obszarze { $a0 } pojawia się czerw pustyni.
worm-without-effect = Czerw pustyni nie wywołuje żadnego efektu.
worm-placed = { $a0 } { $i0 ->
    [atreides] kierują
    [fremen] kierują
    [harkonnen] kierują
   *[other] kieruje
} czerwia na obszar { $a1 }.
worm-not-placed = { $a0 } nie { $i0 ->
    [atreides] umieszczają
    [fremen] umieszczają
    [harkonnen] umieszczają
   *[other] umieszcza
} czerwia.
worm-called = { $a0 } { $i0 ->
    [atreides] przywołują
    [fremen] przywołują
    [harkonnen] przywołują
   *[other] przywołuje
} czerwia na obszar { $a1 }.
ally-protected = { $a0 } { $i0 ->
    [atreides] chronią
    [fremen] chronią
    [harkonnen] chronią
   *[other] chroni
} sojusznika przed czerwiem ({ $a1 }).
ally-abandoned = { $a0 } { $i0 ->
    [atreides] zostawiają
    [fremen] zostawiają
    [harkonnen] zostawiają
   *[other] zostawia
} sojusznika na pastwę czerwia ({ $a1 }).
worm-ride-announced = { $a0 } { $i0 ->
    [atreides] chcą
    [fremen] chcą
    [harkonnen] chcą
   *[other] chce
} pojechać na czerwiu z obszaru { $a2 } na obszar { $a3 }: { $a1 ->
    [one] 1 jednostka
    [few] { $a1 } jednostki
    [many] { $a1 } jednostek
   *[other] { $a1 } jednostki
}.
worm-ridden = { $a0 } { $i0 ->
    [atreides] jadą
    [fremen] jadą
    [harkonnen] jadą
   *[other] jedzie
} na czerwiu z obszaru { $a3 } na obszar { $a4 }: { $i2 ->
    [0] { $a1 ->
        [one] 1 jednostka
        [few] { $a1 } jednostki
        [many] { $a1 } jednostek
       *[other] { $a1 } jednostki
    }
   *[other] zwykłych { $a1 }, elitarnych { $a2 }
}.
worm-not-ridden = { $a0 } nie { $i0 ->
    [atreides] dosiadają
    [fremen] dosiadają
    [harkonnen] dosiadają
   *[other] dosiada
} czerwia na obszarze { $a1 }.
nexus-begins = Zaczyna się Nexus.
nexus-done = { $a0 } { $i0 ->
    [atreides] kończą
    [fremen] kończą
    [harkonnen] kończą
   *[other] kończy
} rozmowy.
nexus-ends = Nexus dobiega końca.
alliance-offered = { $a0 } { $i0 ->
    [atreides] proponują
    [fremen] proponują
    [harkonnen] proponują
   *[other] proponuje
} sojusz frakcji { $a1 }.
alliance-accepted = { $a0 } { $i0 ->
    [atreides] przyjmują
    [fremen] przyjmują
    [harkonnen] przyjmują
   *[other] przyjmuje
} sojusz z frakcją { $a1 }.
alliance-declined = { $a0 } { $i0 ->
    [atreides] odrzucają
    [fremen] odrzucają
    [harkonnen] odrzucają
   *[other] odrzuca
} sojusz z frakcją { $a1 }.
alliance-made = Nowy sojusz: { $a0 } i { $a1 }.
alliance-broken = { $a0 } { $i0 ->
    [atreides] zrywają
    [fremen] zrywają
    [harkonnen] zrywają
   *[other] zrywa
} sojusz z frakcją { $a1 }.

## CHOAM Charity

charity-received = { $a0 } { $i0 ->
    [atreides] otrzymują
    [fremen] otrzymują
    [harkonnen] otrzymują
   *[other] otrzymuje
} zapomogę KHOAM: { $a1 ->
    [1] 1 przyprawa
   *[other] { $a1 } przyprawy
}.

## Bidding

hand-size = { $a0 }: { $a1 ->
    [0] brak kart podstępu
    [one] 1 karta podstępu
    [few] { $a1 } karty podstępu
    [many] { $a1 } kart podstępu
   *[other] { $a1 } karty podstępu
}.
cards-dealt = { $a0 ->
    [0] Na licytację nie trafia żadna karta.
    [one] Na licytację trafia 1 karta.
    [few] Na licytację trafiają { $a0 } karty.
    [many] Na licytację trafia { $a0 } kart.
   *[other] Na licytację trafia { $a0 } karty.
}
auction-begins = Licytację { $i0 ->
    [atreides] otwierają
    [fremen] otwierają
    [harkonnen] otwierają
   *[other] otwiera
} { $a0 }; { $a1 ->
    [one] została 1 karta
    [few] zostały { $a1 } karty
    [many] zostało { $a1 } kart
   *[other] zostało { $a1 } karty
}.
auction-card-seen = { $a0 } { $i0 ->
    [atreides] oglądają
    [fremen] oglądają
    [harkonnen] oglądają
   *[other] ogląda
} licytowaną kartę.
auction-card-is = Licytowana karta: { $a0 }.
bid-made = { $a0 } { $i0 ->
    [atreides] licytują
    [fremen] licytują
    [harkonnen] licytują
   *[other] licytuje
} { $a1 }.
bid-passed = { $a0 } { $i0 ->
    [atreides] pasują
    [fremen] pasują
    [harkonnen] pasują
   *[other] pasuje
}.
auction-won = { $a0 } { $i0 ->
    [atreides] wygrywają
    [fremen] wygrywają
    [harkonnen] wygrywają
   *[other] wygrywa
} kartę ofertą { $a1 }.
auction-card-taken = { "" }
bid-paid = { $a0 } { $i0 ->
    [atreides] płacą
    [fremen] płacą
    [harkonnen] płacą
   *[other] płaci
} za nią { $a1 ->
    [1] 1 przyprawę
   *[other] { $a1 } przyprawy
}.
bid-paid-with-karama = { $a0 } nie { $i0 ->
    [atreides] muszą
    [fremen] muszą
    [harkonnen] muszą
   *[other] musi
} za nią płacić.
bid-void = Nieważna oferta: { $a0 }.
bid-received = { $a0 } { $i0 ->
    [atreides] otrzymują
    [fremen] otrzymują
    [harkonnen] otrzymują
   *[other] otrzymuje
} za kartę { $a1 ->
    [1] 1 przyprawę
   *[other] { $a1 } przyprawy
}.
bonus-card-drawn = { $a0 } { $i0 ->
    [atreides] dobierają
    [fremen] dobierają
    [harkonnen] dobierają
   *[other] dobiera
} dodatkową kartę.
bonus-card-is = Dodatkowa karta: { $a0 }.
cards-unsold = Nikt nie licytuje: { $a0 ->
    [one] 1 karta wraca
    [few] { $a0 } karty wracają
    [many] { $a0 } kart wraca
   *[other] { $a0 } karty wraca
} na wierzch talii.
cards-taken = { $a0 } { $i0 ->
    [atreides] zabierają
    [fremen] zabierają
    [harkonnen] zabierają
   *[other] zabiera
} { $a2 ->
    [one] 1 kartę
    [few] { $a2 } karty
    [many] { $a2 } kart
   *[other] { $a2 } karty
} z ręki frakcji { $a1 }.
card-given = { $a0 } { $i0 ->
    [atreides] oddają
    [fremen] oddają
    [harkonnen] oddają
   *[other] oddaje
} frakcji { $a1 } kartę { $a2 }.
cards-exchanged = { $a0 } { $i0 ->
    [atreides] wymieniają
    [fremen] wymieniają
    [harkonnen] wymieniają
   *[other] wymienia
} karty z frakcją { $a1 }.
card-discarded = { $a0 } { $i0 ->
    [atreides] odrzucają
    [fremen] odrzucają
    [harkonnen] odrzucają
   *[other] odrzuca
} kartę { $a1 }.
treachery-deck-shuffled = Stos odrzuconych kart podstępu zostaje przetasowany w nową talię.

## Revival

forces-revived = { $a0 } { $i0 ->
    [atreides] wskrzeszają
    [fremen] wskrzeszają
    [harkonnen] wskrzeszają
   *[other] wskrzesza
} { $i2 ->
    [0] { $a1 ->
        [one] 1 jednostkę
        [few] { $a1 } jednostki
        [many] { $a1 } jednostek
       *[other] { $a1 } jednostki
    }
   *[other] { $a1 ->
        [one] 1 elitarną jednostkę
        [few] { $a1 } jednostki (elitarnych: { $a2 })
        [many] { $a1 } jednostek (elitarnych: { $a2 })
       *[other] { $a1 } jednostki (elitarnych: { $a2 })
    }
}.
leader-revived = { $a0 } { $i0 ->
    [atreides] wskrzeszają
    [fremen] wskrzeszają
    [harkonnen] wskrzeszają
   *[other] wskrzesza
} przywódcę: { $a1 }.
haderach-revived = Kwisatz Haderach wraca do życia.
revival-paid = { $a0 } { $i0 ->
    [atreides] płacą
    [fremen] płacą
    [harkonnen] płacą
   *[other] płaci
} { $a1 ->
    [1] 1 przyprawę
   *[other] { $a1 } przyprawy
} za wskrzeszenie.
revival-granted = Fremeni pozwalają sojusznikowi bezpłatnie wskrzesić trzy jednostki ({ $a0 }).
revival-payment-promised = Imperator zapłaci za { $a1 ->
    [one] 1 dodatkową jednostkę
    [few] { $a1 } dodatkowe jednostki
    [many] { $a1 } dodatkowych jednostek
   *[other] { $a1 } dodatkowej jednostki
} frakcji { $a0 }.

## Shipment and Movement

looked-at-spice-deck = { $a0 } { $i0 ->
    [atreides] oglądają
    [fremen] oglądają
    [harkonnen] oglądają
   *[other] ogląda
} wierzchnią kartę przyprawy.
spice-card-seen = Wierzchnia karta przyprawy: { $a0 }.
ships-and-moves = Transport i ruch: { $a0 }.
shipment-passed = { $a0 } { $i0 ->
    [atreides] rezygnują
    [fremen] rezygnują
    [harkonnen] rezygnują
   *[other] rezygnuje
} z transportu.
shipment-announced = { $a0 } { $i0 ->
    [atreides] zamierzają
    [fremen] zamierzają
    [harkonnen] zamierzają
   *[other] zamierza
} przetransportować { $i2 ->
    [0] { $a1 ->
        [one] 1 jednostkę
        [few] { $a1 } jednostki
        [many] { $a1 } jednostek
       *[other] { $a1 } jednostki
    }
   *[other] { $a1 ->
        [one] 1 elitarną jednostkę
        [few] { $a1 } jednostki (elitarnych: { $a2 })
        [many] { $a1 } jednostek (elitarnych: { $a2 })
       *[other] { $a1 } jednostki (elitarnych: { $a2 })
    }
} na obszar { $a3 }.
shipped = { $a0 } { $i0 ->
    [atreides] transportują
    [fremen] transportują
    [harkonnen] transportują
   *[other] transportuje
} { $i2 ->
    [0] { $a1 ->
        [one] 1 jednostkę
        [few] { $a1 } jednostki
        [many] { $a1 } jednostek
       *[other] { $a1 } jednostki
    }
   *[other] { $a1 ->
        [one] 1 elitarną jednostkę
        [few] { $a1 } jednostki (elitarnych: { $a2 })
        [many] { $a1 } jednostek (elitarnych: { $a2 })
       *[other] { $a1 } jednostki (elitarnych: { $a2 })
    }
} na obszar { $a3 }.
shipment-paid = { $a0 } { $i0 ->
    [atreides] płacą
    [fremen] płacą
    [harkonnen] płacą
   *[other] płaci
} { $a1 ->
    [1] 1 przyprawę
   *[other] { $a1 } przyprawy
} za { $e2 ->
    [yes] swój transport
   *[no] transport frakcji { $a2 }
}.
freight-received = { $a0 } { $i0 ->
    [atreides] otrzymują
    [fremen] otrzymują
    [harkonnen] otrzymują
   *[other] otrzymuje
} { $a1 ->
    [1] 1 przyprawę
   *[other] { $a1 } przyprawy
} za transport.
shipment-cancelled = { $a0 } { $i0 ->
    [atreides] odwołują
    [fremen] odwołują
    [harkonnen] odwołują
   *[other] odwołuje
} ten transport.
cross-shipment-announced = { $a0 } { $i0 ->
    [atreides] zamierzają
    [fremen] zamierzają
    [harkonnen] zamierzają
   *[other] zamierza
} przetransportować { $i2 ->
    [0] { $a1 ->
        [one] 1 jednostkę
        [few] { $a1 } jednostki
        [many] { $a1 } jednostek
       *[other] { $a1 } jednostki
    }
   *[other] { $a1 ->
        [one] 1 elitarną jednostkę
        [few] { $a1 } jednostki (elitarnych: { $a2 })
        [many] { $a1 } jednostek (elitarnych: { $a2 })
       *[other] { $a1 } jednostki (elitarnych: { $a2 })
    }
} z obszaru { $a3 } na obszar { $a4 }.
cross-shipped = { $a0 } { $i0 ->
    [atreides] transportują
    [fremen] transportują
    [harkonnen] transportują
   *[other] transportuje
} { $i2 ->
    [0] { $a1 ->
        [one] 1 jednostkę
        [few] { $a1 } jednostki
        [many] { $a1 } jednostek
       *[other] { $a1 } jednostki
    }
   *[other] { $a1 ->
        [one] 1 elitarną jednostkę
        [few] { $a1 } jednostki (elitarnych: { $a2 })
        [many] { $a1 } jednostek (elitarnych: { $a2 })
       *[other] { $a1 } jednostki (elitarnych: { $a2 })
    }
} z obszaru { $a3 } na obszar { $a4 }.
return-announced = { $a0 } { $i0 ->
    [atreides] zamierzają
    [fremen] zamierzają
    [harkonnen] zamierzają
   *[other] zamierza
} wycofać do rezerwy { $a1 ->
    [one] 1 jednostkę
    [few] { $a1 } jednostki
    [many] { $a1 } jednostek
   *[other] { $a1 } jednostki
} z obszaru { $a2 }.
returned-to-reserves = { $a0 } { $i0 ->
    [atreides] wycofują
    [fremen] wycofują
    [harkonnen] wycofują
   *[other] wycofuje
} do rezerwy { $a1 ->
    [one] 1 jednostkę
    [few] { $a1 } jednostki
    [many] { $a1 } jednostek
   *[other] { $a1 } jednostki
} z obszaru { $a2 }.
advisor-comes-along = Na obszar { $a0 } przybywa też doradczyni Bene Gesserit.
fighter-comes-along = Na obszar { $a0 } przybywa wojowniczka Bene Gesserit.
movement-passed = { $a0 } { $i0 ->
    [atreides] rezygnują
    [fremen] rezygnują
    [harkonnen] rezygnują
   *[other] rezygnuje
} z ruchu.
moved = { $a0 } { $i0 ->
    [atreides] przemieszczają
    [fremen] przemieszczają
    [harkonnen] przemieszczają
   *[other] przemieszcza
} { $i2 ->
    [0] { $a1 ->
        [one] 1 jednostkę
        [few] { $a1 } jednostki
        [many] { $a1 } jednostek
       *[other] { $a1 } jednostki
    }
   *[other] { $a1 ->
        [one] 1 elitarną jednostkę
        [few] { $a1 } jednostki (elitarnych: { $a2 })
        [many] { $a1 } jednostek (elitarnych: { $a2 })
       *[other] { $a1 } jednostki (elitarnych: { $a2 })
    }
} z obszaru { $a3 } na obszar { $a4 }.
moved-as = Na obszarze { $a1 } są to { $a0 }.
hajr-played = { $a0 } { $i0 ->
    [atreides] zagrywają
    [fremen] zagrywają
    [harkonnen] zagrywają
   *[other] zagrywa
} kartę Hadżr: jeszcze jeden ruch.
fighters-become-advisors = { $a0 ->
    [one] 1 wojowniczka staje się doradczynią
    [few] { $a0 } wojowniczki stają się doradczyniami
    [many] { $a0 } wojowniczek staje się doradczyniami
   *[other] { $a0 } wojowniczki staje się doradczynią
} na obszarze { $a1 }.
advisors-become-fighters = { $a0 ->
    [one] 1 doradczyni staje się wojowniczką
    [few] { $a0 } doradczynie stają się wojowniczkami
    [many] { $a0 } doradczyń staje się wojowniczkami
   *[other] { $a0 } doradczyni staje się wojowniczką
} na obszarze { $a1 }.
forces-lost = { $a0 } { $i0 ->
    [atreides] tracą
    [fremen] tracą
    [harkonnen] tracą
   *[other] traci
} { $a1 ->
    [one] 1 jednostkę
    [few] { $a1 } jednostki
    [many] { $a1 } jednostek
   *[other] { $a1 } jednostki
} na obszarze { $a2 }.
advisors-lost = Bene Gesserit traci { $a0 ->
    [one] 1 doradczynię
    [few] { $a0 } doradczynie
    [many] { $a0 } doradczyń
   *[other] { $a0 } doradczyni
} na obszarze { $a1 }.

## Battle

battle-begins = Bitwa na obszarze { $a0 }: { $a1 } { $i1 ->
    [atreides] atakują
    [fremen] atakują
    [harkonnen] atakują
   *[other] atakuje
}, { $a2 } { $i2 ->
    [atreides] bronią
    [fremen] bronią
    [harkonnen] bronią
   *[other] broni
} się.
no-leader = { $a0 } nie { $i0 ->
    [atreides] mają
    [fremen] mają
    [harkonnen] mają
   *[other] ma
} ani przywódcy, ani Taniego bohatera.
voice = Głos nakazuje frakcji { $a0 } { $i1 ->
    [play] zagrać
   *[not] nie grać
}: { $a2 }.
prescience = Atrydzi pytają frakcję { $a0 } o { $i1 ->
    [dial] liczbę na dysku
    [leader] przywódcę
    [weapon] broń
   *[defense] obronę
}.
plan-part = { $a0 } { $i0 ->
    [atreides] ujawniają
    [fremen] ujawniają
    [harkonnen] ujawniają
   *[other] ujawnia
} część planu: { $a1 } – { $a2 }.
whole-plan = Atrydzi widzą cały plan bitwy frakcji { $a0 }.
plan-revealed = { $a0 }: { $i1 ->
    [none] bez przywódcy
   *[other] { $a1 }
}{ $i2 ->
    [yes] {" "}z Kwisatz Haderachem
   *[no] { "" }
}, dysk { $a3 }{ $i4 ->
    [0] { "" }
   *[other] {" "}({ $a4 ->
        [1] 1 przyprawa
       *[other] { $a4 } przyprawy
    })
}, { $i5 ->
    [none] bez broni
   *[other] broń: { $a5 }
}, { $i6 ->
    [none] bez obrony
   *[other] obrona: { $a6 }
}.
traitor-called = { $a0 } { $i0 ->
    [atreides] wołają
    [fremen] wołają
    [harkonnen] wołają
   *[other] woła
}: Zdrada! { $a1 } służy frakcji { $a2 }.
ally-traitor = { $a0 } { $i0 ->
    [atreides] wskazują
    [fremen] wskazują
    [harkonnen] wskazują
   *[other] wskazuje
} zdrajcę za sojusznika ({ $a1 }).
traitor-reward = { $a0 } { $i0 ->
    [atreides] otrzymują
    [fremen] otrzymują
    [harkonnen] otrzymują
   *[other] otrzymuje
} { $a1 ->
    [1] 1 przyprawę
   *[other] { $a1 } przyprawy
} za zdrajcę.
explosion = Rusznica laserowa i Tarcza wywołują wybuch na obszarze { $a0 }.
leader-killed = Ginie { $a0 } ({ $a1 }).
battle-won = { $a0 } { $i0 ->
    [atreides] wygrywają
    [fremen] wygrywają
    [harkonnen] wygrywają
   *[other] wygrywa
} bitwę: agresor { $a1 }, obrońca { $a2 }.
battle-reward = { $a0 } { $i0 ->
    [atreides] otrzymują
    [fremen] otrzymują
    [harkonnen] otrzymują
   *[other] otrzymuje
} { $a1 ->
    [1] 1 przyprawę
   *[other] { $a1 } przyprawy
} za zabitych przywódców.
battle-support-paid = { $a0 } { $i0 ->
    [atreides] płacą
    [fremen] płacą
    [harkonnen] płacą
   *[other] płaci
} { $a1 ->
    [1] 1 przyprawę
   *[other] { $a1 } przyprawy
} za wsparcie jednostek.
haderach-awakes = Kwisatz Haderach się budzi.
haderach-killed = Kwisatz Haderach ginie.
leader-drawn = Harkonnenowie losują przywódcę frakcji { $a0 }.
leader-drawn-is = To { $a0 } ({ $a1 }).
captive-kept = Harkonnenowie zatrzymują w niewoli przywódcę frakcji { $a0 }.
captive-killed = Harkonnenowie potajemnie zabijają przywódcę frakcji { $a0 }.
captive-reward = { $a0 } { $i0 ->
    [atreides] otrzymują
    [fremen] otrzymują
    [harkonnen] otrzymują
   *[other] otrzymuje
} { $a1 ->
    [1] 1 przyprawę
   *[other] { $a1 } przyprawy
} za zabitego jeńca.
captive-returned = { $a0 } wraca do frakcji { $a1 }.
captive-freed = Pojmany przywódca wraca do frakcji { $a0 }.
captive-freed-is = To { $a0 } ({ $a1 }).

## Spice Collection and Mentat Pause

spice-collected = { $a0 } { $i0 ->
    [atreides] zbierają
    [fremen] zbierają
    [harkonnen] zbierają
   *[other] zbiera
} { $a1 ->
    [1] 1 przyprawę
   *[other] { $a1 } przyprawy
} na obszarze { $a2 }.
stronghold-income = { $a0 } { $i0 ->
    [atreides] otrzymują
    [fremen] otrzymują
    [harkonnen] otrzymują
   *[other] otrzymuje
} { $a1 ->
    [1] 1 przyprawę
   *[other] { $a1 } przyprawy
} z warowni.
bribes-taken = { $a0 } { $i0 ->
    [atreides] biorą
    [fremen] biorą
    [harkonnen] biorą
   *[other] bierze
} za osłonę { $a1 ->
    [1] 1 przyprawę
   *[other] { $a1 } przyprawy
} z łapówek.

## Karama and Truthtrance

karama-played = { $a0 } { $i0 ->
    [atreides] zagrywają
    [fremen] zagrywają
    [harkonnen] zagrywają
   *[other] zagrywa
} { $i1 ->
    [karama] Karamę
   *[other] kartę { $a1 } jako Karamę
}.
karama-power-used = { $a0 } { $i0 ->
    [atreides] wykorzystują
    [fremen] wykorzystują
    [harkonnen] wykorzystują
   *[other] wykorzystuje
} szczególną moc Karamy.
advantage-stopped = { $a0 } { $i0 ->
    [atreides] blokują
    [fremen] blokują
    [harkonnen] blokują
   *[other] blokuje
} zdolność frakcji { $a1 }: { $a2 }.
truthtrance-asked = { $a0 } { $i0 ->
    [atreides] pytają
    [fremen] pytają
    [harkonnen] pytają
   *[other] pyta
} frakcję { $a1 } w transie prawdy: „{ $q2 }?”
truthtrance-answered = { $a0 } { $i0 ->
    [atreides] odpowiadają
    [fremen] odpowiadają
    [harkonnen] odpowiadają
   *[other] odpowiada
} na „{ $q1 }?”: { $i2 ->
    [0] nie
   *[other] tak
}.

## Agreements

pledge-set = { $a0 } { $i0 ->
    [atreides] odkładają
    [fremen] odkładają
    [harkonnen] odkładają
   *[other] odkłada
} dla sojusznika { $a1 ->
    [1] 1 przyprawę
   *[other] { $a1 } przyprawy
}.
gift-meant = { $a0 } { $i0 ->
    [atreides] zamierzają
    [fremen] zamierzają
    [harkonnen] zamierzają
   *[other] zamierza
} dać frakcji { $a1 } { $a2 ->
    [1] 1 przyprawę
   *[other] { $a2 } przyprawy
}.
gift-given = { $a0 } { $i0 ->
    [atreides] dają
    [fremen] dają
    [harkonnen] dają
   *[other] daje
} frakcji { $a1 } { $a2 ->
    [1] 1 przyprawę
   *[other] { $a2 } przyprawy
}.
offer-made = { "" }
offer-gives = { $a0 } { $i0 ->
    [atreides] oferują
    [fremen] oferują
    [harkonnen] oferują
   *[other] oferuje
} frakcji { $a1 } (umowa { $a2 }): { $p3 }.
offer-wants = { $a0 } { $i0 ->
    [atreides] oczekują
    [fremen] oczekują
    [harkonnen] oczekują
   *[other] oczekuje
} od frakcji { $a1 } (umowa { $a2 }): { $p3 }.
offer-refused = { $a1 } { $i1 ->
    [atreides] odrzucają
    [fremen] odrzucają
    [harkonnen] odrzucają
   *[other] odrzuca
} umowę { $a2 } frakcji { $a0 }.
offer-withdrawn = { $a0 } { $i0 ->
    [atreides] wycofują
    [fremen] wycofują
    [harkonnen] wycofują
   *[other] wycofuje
} umowę { $a2 } z frakcją { $a1 }.
offer-lapsed = Umowa { $a2 } ({ $a0 } i { $a1 }) przepada: nie da się jej już wykonać.
deal-agreed = Umowa { $a2 } zawarta: { $a0 } i { $a1 }.
deal-cancel-wanted = { $a0 } { $i0 ->
    [atreides] chcą
    [fremen] chcą
    [harkonnen] chcą
   *[other] chce
} unieważnić umowę { $a1 }.
deal-cancelled = Umowa { $a2 } unieważniona: { $a0 } i { $a1 }.
bribe-paid = { $a0 } { $i0 ->
    [atreides] płacą
    [fremen] płacą
    [harkonnen] płacą
   *[other] płaci
} frakcji { $a1 } łapówkę: { $a2 ->
    [1] 1 przyprawa
   *[other] { $a2 } przyprawy
}.
term-kept = { $a0 } { $i0 ->
    [atreides] dotrzymują
    [fremen] dotrzymują
    [harkonnen] dotrzymują
   *[other] dotrzymuje
} słowa danego frakcji { $a1 }: { $p2 }.
term-broken = { $a0 } { $i0 ->
    [atreides] łamią
    [fremen] łamią
    [harkonnen] łamią
   *[other] łamie
} słowo dane frakcji { $a1 }: { $p2 }.
term-void = { $a0 } → { $a1 }, obietnica bez skutku: { $p2 }.
answered-in-private = { $a0 } { $i0 ->
    [atreides] odpowiadają
    [fremen] odpowiadają
    [harkonnen] odpowiadają
   *[other] odpowiada
} na „{ $q1 }?”: { $i2 ->
    [0] nie
   *[other] tak
}.
card-shown = { $a0 } { $i0 ->
    [atreides] pokazują
    [fremen] pokazują
    [harkonnen] pokazują
   *[other] pokazuje
} kartę { $a1 }.
traitor-shown-in-private = { $a0 } { $i0 ->
    [atreides] pokazują
    [fremen] pokazują
    [harkonnen] pokazują
   *[other] pokazuje
} kartę zdrajcy: { $a1 }.
auction-card-told = { $a0 } { $i0 ->
    [atreides] wyjawiają
    [fremen] wyjawiają
    [harkonnen] wyjawiają
   *[other] wyjawia
} licytowaną kartę: { $a1 }.
spice-card-told = { $a0 } { $i0 ->
    [atreides] wyjawiają
    [fremen] wyjawiają
    [harkonnen] wyjawiają
   *[other] wyjawia
} wierzchnią kartę przyprawy: { $a1 }.
storm-card-told = { $a0 } { $i0 ->
    [atreides] wyjawiają
    [fremen] wyjawiają
    [harkonnen] wyjawiają
   *[other] wyjawia
} kartę burzy: { $a1 }.

## Questions

ask-advisor-placement = Gdzie stanie twoja pierwsza doradczyni?
ask-announce-fighters = Na których obszarach twoje doradczynie będą walczyć?
ask-answer = Twoja odpowiedź?
ask-auction = Twoja oferta?
ask-battle-plans = Twój plan bitwy?
ask-called-worm = Gdzie pojawi się czerw pustyni?
ask-cancel-window = Odwołać ten transport Karamą?
ask-captive = Zabić przywódcę czy go zatrzymać?
ask-capture-leader = Wylosować przywódcę pokonanego?
ask-charity-claims = Poprosić o zapomogę KHOAM?
ask-choose-battle = Która bitwa będzie następna?
ask-choose-traitors = Którą kartę zdrajcy zatrzymujesz?
ask-collection-choice = Zebrać tę przyprawę?
ask-cross-shipment = Które jednostki transportujesz i dokąd?
ask-dialled-losses = Które jednostki tracisz?
ask-disclosure = Musisz pokazać tę część planu. Jaka będzie?
ask-draft = Którą frakcją grasz?
ask-exchange = Twoja wymiana kart?
ask-exchange-factions = Zamienić się frakcjami?
ask-exchange-offer = Wymienić karty za pomocą Karamy?
ask-family-atomics = Zagrać Rodową broń atomową?
ask-free-revival = Kogo wskrzeszasz?
ask-free-revival-offer = Wskrzesić za pomocą Karamy?
ask-fremen-placement = Gdzie staną twoje jednostki?
ask-further-worm = Umieścić tego czerwia?
ask-grant-revival = Pozwolić sojusznikowi bezpłatnie wskrzesić trzy jednostki?
ask-hajr-window = Zagrać kartę Hadżr i ruszyć się jeszcze raz?
ask-intrusion = Zmienić tam wojowniczki w doradczynie?
ask-karama-protection = Ochronić sojusznika?
ask-karama-revival = Kogo wskrzeszasz?
ask-karama-window = Zablokować tę zdolność Karamą?
ask-keep-card = Zatrzymać tę kartę?
ask-losses-on-landing = Ilu fedajkinów jest wśród strat?
ask-moment = Zagrać teraz kartę?
ask-move = Które jednostki się przemieszczą i dokąd?
ask-movement = Twój ruch?
ask-nexus = Sojusze?
ask-nexus-in-storm-order = Sojusze?
ask-pay-revival = Zapłacić za dalsze jednostki sojusznika?
ask-payment = Zapłacić czy wziąć kartę za Karamę?
ask-prediction = Twoja przepowiednia?
ask-prescience = O którą część planu pytasz?
ask-protection = Ochronić sojusznika?
ask-return-to-reserves = Które jednostki wracają do rezerwy?
ask-revive-together = Twoje wskrzeszenia?
ask-shipment = Twój transport?
ask-sight-of-plan = Zobaczyć Karamą cały plan bitwy?
ask-spiritual-advisor = Wysłać z nimi doradczynię?
ask-storm-dials = Twoja liczba na dysku?
ask-storm-losses = Które jednostki zabiera burza?
ask-traitor-calls = Wskazać zdrajcę?
ask-truthtrance = O co pytasz?
ask-turn-order = Działać teraz czy poczekać?
ask-voice = Twój rozkaz?
ask-weather-before-distance = Zagrać Kontrolę pogody?
ask-weather-before-move = Zagrać Kontrolę pogody?
ask-weather-control = Zagrać Kontrolę pogody?
ask-worm-call = Przywołać czerwia Karamą?
ask-worm-ride = Dosiąść czerwia?

## What may be done unasked, by its first word

unasked-accept = Przyjmij oferowaną umowę
unasked-cancel = Odwołaj umowę
unasked-deal = Umowy i łapówki
unasked-give = Podaruj przyprawę
unasked-order = Stałe polecenia: o co gra ma nie pytać albo pytać tylko czasem
unasked-order-traitor = Wskazywanie zdrajców
unasked-pledge = Przyprawa na zakupy i transport sojusznika
unasked-refuse = Odrzuć umowę
unasked-withdraw = Wycofaj ofertę

## Actions

act-atreides = Atrydzi: { $then }
act-bene-gesserit = Bene Gesserit: { $then }
act-emperor = Imperator: { $then }
act-fremen = Fremeni: { $then }
act-spacing-guild = Gildia Kosmiczna: { $then }
act-harkonnen = Harkonnenowie: { $then }

act-pass = Pasuj
act-abandon = Zostaw sojusznika czerwiowi ({ $a0 })
act-about = Zapytaj o { $i0 ->
    [holds] jedną kartę podstępu
    [holds_kind] rodzaj karty podstępu
    [cards] liczbę kart podstępu
    [spice] przyprawę
    [traitor] kartę zdrajcy
    [predicted] frakcję z przepowiedni
    [predicted_turn] rundę z przepowiedni
    [storm] kartę burzy
    [losses] jednostki stracone w bitwach
    [captive] jeńca
    [will_ally] przyszłe sojusze
    [will_ship] transport
    [will_move] ruch
    [will_bid] licytację
    [plan_leader] przywódcę w planie
    [plan_dial] dysk w planie
    [plan_spice] przyprawę w planie
    [plan_weapon] broń w planie
    [plan_defense] obronę w planie
   *[plan_haderach] Kwisatz Haderacha w planie
}
act-accept = { $i0 ->
    [absent] Przyjmij
    [one] Przyjmij umowę { $a0 }
    [few] Przyjmij umowę { $a0 }
    [many] Przyjmij umowę { $a0 }
    [other] Przyjmij umowę { $a0 }
   *[ally] Przyjmij sojusz z frakcją { $a0 }
}
act-act = Działaj teraz
act-advisor = Wyślij doradczynię
act-as = Jako { $a0 }
act-ask = Zapytaj frakcję { $a0 }
act-battle = Walcz z frakcją { $a1 } na obszarze { $a0 }
act-bid = Licytuj { $a0 }
act-break = Zerwij sojusz
act-cancel = Unieważnij umowę { $a0 }
act-captive = Czy jeńcem jest { $a0 }?
act-capture = Losuj przywódcę
act-cards = Co najmniej { $a0 ->
    [one] 1 karta podstępu
    [few] { $a0 } karty podstępu
    [many] { $a0 } kart podstępu
   *[other] { $a0 } karty podstępu
}?
act-choose = Graj frakcją { $a0 }
act-claim = Poproś o zapomogę
act-collect = Zbierz przyprawę na obszarze { $a0 }
act-cross = Transport z mapy na obszar { $a0 }
act-deal = { $i0 ->
    [drop] Porzuć szkic umowy
    [seal] Złóż ofertę
    [gives] Umowa, { $rest }
    [wants] Umowa, { $rest }
    [when] Umowa, { $rest }
   *[other] Zacznij umowę z frakcją { $a0 }
}
act-defense = { $i0 ->
    [none] Bez obrony
   *[other] { $a0 } jako obrona
}
act-dial = Ustaw { $a0 }
act-discard = Odrzuć kartę { $a0 }
act-done = Gotowe
act-exchange = { $i1 ->
    [absent] Wymień karty z frakcją { $a0 }
   *[other] Wymiana: { $a0 } → { $a1 }
}
act-family-atomics = Zagraj Rodową broń atomową
act-fedaykin = { $a0 ->
    [one] 1 fedajkin
    [few] { $a0 } fedajkini
    [many] { $a0 } fedajkinów
   *[other] { $a0 } fedajkina
} na mapie
act-fight = Walcz na obszarze { $a0 }
act-flip = Zmień w doradczynie
act-forces = { $a0 ->
    [one] 1 jednostka
    [few] { $a0 } jednostki
    [many] { $a0 } jednostek
   *[other] { $a0 } jednostki
}
act-ghola = Zagraj kartę Tleilaxański ghola
act-give = { $i1 ->
    [absent] Daj: { $a0 }
   *[other] Daj frakcji { $a1 } { $a0 ->
        [1] 1 przyprawę
       *[other] { $a0 } przyprawy
    }
}
act-grant = Pozwól bezpłatnie wskrzesić trzy jednostki: { $a0 }
act-haderach = { $i0 ->
    [yes] Z Kwisatz Haderachem
   *[no] Bez Kwisatz Haderacha
}
act-hajr = Zagraj kartę Hadżr
act-holds = { $a0 }?
act-holds-kind = { $i0 ->
    [weapon] Jakaś broń?
    [projectile_weapon] Broń kinetyczna?
    [poison_weapon] Broń trująca?
    [defense] Jakaś obrona?
    [worthless] Bezwartościowa karta?
   *[cheap_hero] Tani bohater lub bohaterka?
}
act-karama = { $i0 ->
    [absent] Zagraj Karamę
    [plan] Zagraj Karamę i zobacz plan frakcji { $a1 }
   *[other] Zagraj jako Karamę: { $a0 }
}
act-keep = { $i0 ->
    [absent] Zatrzymaj przywódcę
   *[other] Zatrzymaj: { $a0 }
}
act-kill = Zabij przywódcę
act-leader = { $i0 ->
    [none] Bez przywódcy
   *[other] { $a0 } jako przywódca
}
act-leave = Zostaw przyprawę na obszarze { $a0 }
act-lose = { $i0 ->
    [one] Straty: zwykłych { $a0 }, elitarnych { $a1 }
    [few] Straty: zwykłych { $a0 }, elitarnych { $a1 }
    [many] Straty: zwykłych { $a0 }, elitarnych { $a1 }
    [other] Straty: zwykłych { $a0 }, elitarnych { $a1 }
   *[area] { $i1 ->
        [starred] Straty na obszarze { $a0 }: elitarnych { $a2 }
       *[other] Straty na obszarze { $a0 }: zwykłych { $a1 }
    }
}
act-losses = Co najmniej { $a0 } w bitwach?
act-move = Przemieść z obszaru { $a0 }
act-no = Nie
act-offer = Zaproponuj sojusz frakcji { $a0 }
act-order = { $i1 ->
    [ask] Pytaj mnie znowu
    [pass] Zawsze pasuj
   *[only] Pytaj mnie tylko o: { $a2 }
} ({ $i0 ->
    [karama] Karama
    [moment] karty grane w dowolnej chwili
    [traitor] wskazanie zdrajcy
   *[other] { $a0 }
})
act-pay = { $i0 ->
    [absent] Zapłać
    [one] Zapłać za 1 jednostkę
    [few] Zapłać za { $a0 } jednostki
    [many] Zapłać za { $a0 } jednostek
   *[other] Zapłać za { $a0 } jednostki
}
act-place = { $i1 ->
    [absent] Umieść na obszarze { $a0 }
   *[other] Umieść { $a1 } na obszarze { $a0 }
}
act-plan = W planie: { $a0 } { $a1 }?
act-pledge = Odłóż sojusznikowi { $a0 ->
    [1] 1 przyprawę
   *[other] { $a0 } przyprawy
}
act-polar-sink = Wyślij jedną do Niecki Polarnej
act-predict = { $a0 }: wygrana w rundzie { $a1 }
act-predicted = { $a0 }?
act-predicted-turn = Runda { $a0 }?
act-prescience = Zapytaj o { $i0 ->
    [dial] dysk
    [leader] przywódcę
    [weapon] broń
   *[defense] obronę
}
act-protect = Ochroń sojusznika: { $a0 }
act-refuse = { $i0 ->
    [absent] Odmów
   *[other] Odrzuć umowę { $a0 }
}
act-return = Wycofaj do rezerwy z obszaru { $a0 }
act-revive = { $i0 ->
    [0] Nikogo nie wskrzeszaj
    [one] Wskrześ 1 jednostkę
    [few] Wskrześ { $a0 } jednostki
    [many] Wskrześ { $a0 } jednostek
    [other] Wskrześ { $a0 } jednostki
   *[leader] Wskrześ: { $a0 }
}
act-ride = Jedź na obszar { $a0 }
act-ship = Transport na obszar { $a0 }
act-spice = { $a0 ->
    [1] 1 przyprawa
   *[other] { $a0 } przyprawy
}
act-starred = Elitarnych: { $a0 }
act-stay = Zostań
act-storm = Czy to { $a0 }?
act-take = Weź: { $a0 }
act-to = Na obszar { $a0 }
act-traitor = { $i0 ->
    [absent] Wskaż zdrajcę
   *[other] { $a0 }?
}
act-truthtrance = Zagraj Trans prawdy
act-voice = { $i0 ->
    [play] Zagraj: { $a1 }
   *[not] Nie graj: { $a1 }
}
act-wait = Czekaj
act-weapon = { $i0 ->
    [none] Bez broni
   *[other] { $a0 } jako broń
}
act-weather-control = Zagraj Kontrolę pogody: { $a0 ->
    [0] burza zostaje
    [one] 1 sektor
    [few] { $a0 } sektory
    [many] { $a0 } sektorów
   *[other] { $a0 } sektora
}
act-will-ally = { $a0 }?
act-will-bid = Tę kartę?
act-will-move = { $a0 }?
act-will-ship = { $a0 }?
act-withdraw = Wycofaj umowę { $a0 }
act-worm = Czerw pustyni na obszarze { $a0 }
act-yes = Tak

## Beside a question: what a person has and what a choice costs

beside-means = { $a0 }: { $a1 ->
    [1] 1 przyprawa
   *[other] { $a1 } przyprawy
}, { $i2 } w rezerwie
beside-bound = { " " }(związane: { $a0 })
beside-hand = , ręka: { $a0 }
beside-no-hand = , bez kart
beside-costs = koszt: { $a0 ->
    [1] 1 przyprawa
   *[other] { $a0 } przyprawy
}
beside-free = bezpłatnie
beside-leaves = zostaje { $a0 ->
    [1] 1 przyprawa
   *[other] { $a0 } przyprawy
}
beside-strength = siła { $a0 }
beside-leader-of = { $a0 }, siła { $a1 }
beside-purse = Razem z tym, co odkłada dla ciebie sojusznik, możesz zapłacić { $a0 ->
    [1] 1 przyprawę
   *[other] { $a0 } przyprawy
}.
beside-karama-bid = Ofertę wyższą niż twoja przyprawa opłaca Karama.
beside-bid = Najwyższa oferta: { $a1 } ({ $a0 }).
beside-no-bid = Jeszcze nikt nie licytuje.
beside-cards-left = { $a0 ->
    [one] To ostatnia licytowana karta.
    [few] Razem z tą zostały { $a0 } karty.
    [many] Razem z tą zostało { $a0 } kart.
   *[other] Razem z tą zostało { $a0 } karty.
}
beside-passed = Pas: { $a0 }.
beside-still-in = Mogą jeszcze licytować: { $a0 }.
beside-card-seen = To karta { $a0 }.
beside-ship = 1 przyprawa za jednostkę do warowni, 2 gdzie indziej.
beside-ship-half = Połowa ceny: 1 przyprawa za dwie jednostki do warowni, 1 za jednostkę gdzie indziej.
beside-ship-free = Twój transport jest bezpłatny.
beside-ship-to = Na obszar { $a0 }: { $a1 ->
    [1] 1 przyprawa
   *[other] { $a1 } przyprawy
} za jednostkę.
beside-ship-to-half = Na obszar { $a0 }: { $a1 ->
    [1] 1 przyprawa
   *[other] { $a1 } przyprawy
} za jednostkę, a z całości połowa.
beside-to = Na obszar { $a0 }.
beside-taken = Na razie { $i1 ->
    [starred] elitarnych
    [advisors] doradczyń
   *[ordinary] zwykłych
}: { $a2 } z obszaru { $a0 }.
beside-take-from = Ile ({ $a1 }) z obszaru { $a0 }? Najwyżej { $a2 }.
beside-forces-there = Jednostki na miejscu: { $i0 }
beside-known = { $a0 }, karty, o których wiesz: { $a1 }
beside-dial = Tracisz wszystkie ustawione jednostki, nawet jeśli wygrasz.
beside-dial-spice = Jednostka liczy się za pół, a za 1 przyprawę w pełni. Policzone jednostki tracisz, nawet jeśli wygrasz.
beside-revival = { $a0 ->
    [0] Żadna jednostka nie jest bezpłatna
    [one] 1 jednostka jest bezpłatna
    [few] { $a0 } jednostki są bezpłatne
    [many] { $a0 } jednostek jest bezpłatnych
   *[other] { $a0 } jednostki jest bezpłatne
}, koszt każdej kolejnej: { $a1 ->
    [1] 1 przyprawa
   *[other] { $a1 } przyprawy
}.
beside-allies = Sojusz: { $a0 }.
beside-offered = { $a0 } { $i0 ->
    [atreides] proponują
    [fremen] proponują
    [harkonnen] proponują
   *[other] proponuje
} sojusz frakcji { $a1 }.
beside-done = Gotowe: { $a0 }.
beside-answer = { $a0 } { $i0 ->
    [atreides] pytają
    [fremen] pytają
    [harkonnen] pytają
   *[other] pyta
}: „{ $q1 }?”
beside-captive = Wylosowany przywódca: { $a0 } ({ $a1 }).
beside-capture = Pokonana frakcja: { $a0 }.
beside-losses = Ustawiona liczba pozwala wybrać, które jednostki tracisz.
beside-disclosure = Zobaczy to frakcja { $a0 }: { $a1 }.
beside-storm-comes = Burza przesunie się o { $a0 ->
    [one] 1 sektor
    [few] { $a0 } sektory
    [many] { $a0 } sektorów
   *[other] { $a0 } sektora
}.
beside-further-worm = Jeśli tego nie zrobisz, czerw { $i0 ->
    [none] nie wywoła żadnego efektu
   *[other] pojawi się na obszarze { $a0 }
}.
beside-exchange = { $i0 ->
    [none] Bierzesz tyle kart, ile chcesz, i tyle samo swoich oddajesz.
   *[other] { $a1 ->
        [0] Ile kart bierzesz ({ $a0 })?
        [one] Oddajesz jeszcze 1 kartę ({ $a0 }).
        [few] Oddajesz jeszcze { $a1 } karty ({ $a0 }).
        [many] Oddajesz jeszcze { $a1 } kart ({ $a0 }).
       *[other] Oddajesz jeszcze { $a1 } karty ({ $a0 }).
    }
}
beside-placement = Rozmieść dziesięć jednostek na obszarach Sicz Tabr, Fałszywy Mur Południowy i Fałszywy Mur Zachodni.{ $i0 ->
    [none] { "" }
   *[other] {" "}Na razie: { $a0 }.
}
beside-traitor = Jeden z przywódców w tej bitwie jest twoim zdrajcą.
beside-truthtrance = { $i0 ->
    [none] Odpowiedź musi być zgodna z prawdą.
   *[other] Odpowiada frakcja { $a0 }, zgodnie z prawdą.
}
beside-ally = Twój sojusznik: { $a0 }.
beside-intrusion = Na obszar { $a1 } { $i0 ->
    [atreides] przybywają
    [fremen] przybywają
    [harkonnen] przybywają
   *[other] przybywa
} { $a0 }.
beside-karama = Zablokowana zostałaby zdolność: { $a0 } ({ $a1 }).
beside-prescience = Twój przeciwnik: { $a0 }.
beside-worm-in = Czerw pustyni jest na obszarze { $a0 }.
beside-advisor = Transport zmierza na obszar { $a0 }.
beside-dialling = Na dyskach: { $a0 }. Burza przesunie się o sumę liczb.
beside-storm-losses = Straty: { $a0 ->
    [one] 1 jednostka
    [few] { $a0 } jednostki
    [many] { $a0 } jednostek
   *[other] { $a0 } jednostki
} na obszarze { $a1 }.
beside-fighters = Walczą na obszarach: { $i0 ->
    [none] na razie na żadnym
   *[other] { $a0 }
}
beside-voice = Rozkazujesz frakcji { $a0 }.

## The board as text

board-turn = Runda { $a0 } z 10
board-storm = burza w sektorze { $a0 }
board-mode-basic = Gra podstawowa
board-mode-advanced = Gra zaawansowana
board-order = Kolejność według burzy: { $a0 }
board-won = Zwycięstwo: { $i0 }
board-nobody-won = Nikt nie wygrał

board-title-faction = {"  "}Frakcja
board-title-spice = Przypr.
board-title-bribes = Łapówki
board-title-cards = Karty
board-title-reserves = Rezerwa
board-title-tanks = Zbiornik
board-title-leaders = Przyw.
board-title-allies = Sojusze
board-title-strongholds = Obszar
board-title-elsewhere = Gdzie indziej
board-title-sector = Sektor
board-title-forces = Jednostki
board-title-treachery = Karty podstępu
board-title-spice-deck = Karty przyprawy
board-title-blocked = Zablokowane
board-title-karama = Wykorzystane moce Karamy

board-row-sectors = Sektor
board-row-storm-row = Burza
board-row-circles = Krąg
board-row-forces = Jednostki
board-row-spice = Przyprawa

board-advisors = { $a0 ->
    [one] 1 doradczyni
    [few] { $a0 } doradczynie
    [many] { $a0 } doradczyń
   *[other] { $a0 } doradczyni
}
board-leader = { $a0 } { $a1 }
board-leader-tanks = { $i0 } w zbiornikach
board-leader-face-down = { $i0 } zakryty w zbiornikach
board-leader-captive = { $i0 } w niewoli
board-leader-used = { $i0 }: walka na obszarze { $a1 }
board-leaders-hidden = { $a0 ->
    [one] jeszcze 1 w niewoli lub zabity potajemnie
    [few] jeszcze { $a0 } w niewoli lub zabici potajemnie
    [many] jeszcze { $a0 } w niewoli lub zabitych potajemnie
   *[other] jeszcze { $a0 } w niewoli lub zabitych potajemnie
}
board-haderach-tanks = Kwisatz Haderach w zbiornikach
board-haderach-used = Kwisatz Haderach: walka na obszarze { $a0 }

board-deck = w talii: { $a0 }
board-row = na licytacji: { $a0 }
board-discard = odrzucone { $a0 }: { $a1 }{ $a0 ->
    [one] { "" }
    [2] { "" }
    [3] { "" }
    [4] { "" }
    [few] , …
    [many] , …
   *[other] , …
}
board-removed = poza grą: { $a0 }
board-pile = { $a1 } na wierzchu stosu { $a0 }
board-wall-destroyed = Mur Zaporowy jest zniszczony

board-battle = Bitwa, obszar { $a0 }: { $a1 } (agresor) przeciwko frakcji { $a2 }
board-voice-play = { $a0 }, rozkaz Głosu: zagrać – { $a1 }
board-voice-not = { $a0 }, rozkaz Głosu: nie grać – { $a1 }
board-plan-part = { $a0 } { $a1 }
board-plan-fixed = ustalone: { $a0 } { $a1 }
board-plan-unknown = plan nieznany
board-auction = Licytacja
board-bid = { $a0 } { $i0 ->
    [atreides] licytują
    [fremen] licytują
    [harkonnen] licytują
   *[other] licytuje
} { $a1 }
board-no-bid = jeszcze bez ofert
board-passed = pas: { $a0 }
board-cards-left = { $a0 ->
    [one] została 1 karta
    [few] zostały { $a0 } karty
    [many] zostało { $a0 } kart
   *[other] zostało { $a0 } karty
}

board-you = Grasz frakcją { $a0 }, { $a1 ->
    [1] 1 przyprawa
   *[other] { $a1 } przyprawy
}
board-own-hand = Ręka
board-own-traitors = Zdrajcy
board-own-returned = Odłożone
board-own-prediction = Przepowiednia
board-own-storm-card = Karta burzy
board-own-reserved = Związana przyprawa
board-own-pledge = Dla sojusznika
board-own-haderach = Straty w bitwach
board-own-row-first = Na licytacji
board-own-deck-top = Wierzch talii
board-own-spice-deck-top = Następna karta przyprawy
board-own-draft = Szkic umowy
board-own-known = { $a0 }, znane karty
board-own-shown = { $a0 }, znane wszystkim
board-own-pledged = { $a0 } { $i0 ->
    [atreides] odkładają
    [fremen] odkładają
    [harkonnen] odkładają
   *[other] odkłada
}
board-prediction = { $a0 } w rundzie { $a1 }
board-losses = { $a0 } z 7 do przebudzenia Kwisatz Haderacha
board-known-traitor = Karta zdrajcy: { $i0 }
board-deal = Umowa { $a0 }: { $a1 } i { $a2 }
board-offer = Oferta umowy { $a0 }: { $a1 } → { $a2 }
board-gives = pierwsza strona daje
board-wants = druga strona daje

## Why something isn't offered

why-over = Gra skończona.
why-not-asked = To nie twój ruch.
why-another-question = Teraz rozstrzyga się coś innego.
why-promised = Nie pozwala na to twoja obietnica.
why-bid-higher = Oferta musi być wyższa niż { $a0 }.
why-bid-spice = Z własną przyprawą i wkładem sojuszników możesz zaoferować najwyżej { $a0 }.
why-tanks = { $a0 ->
    [0] Żadnej z twoich jednostek w zbiornikach nie można teraz wskrzesić.
    [one] Z twoich jednostek w zbiornikach można teraz wskrzesić tylko 1.
    [few] Z twoich jednostek w zbiornikach można teraz wskrzesić tylko { $a0 }.
    [many] Z twoich jednostek w zbiornikach można teraz wskrzesić tylko { $a0 }.
   *[other] Z twoich jednostek w zbiornikach można teraz wskrzesić tylko { $a0 }.
}
why-revival-limit = Największa liczba jednostek wskrzeszanych w rundzie: { $a0 }.
why-spice = Twoja przyprawa ({ $a0 }) na tyle nie wystarcza.
why-spice-needed = Koszt to { $a0 ->
    [1] 1 przyprawa
   *[other] { $a0 } przyprawy
}, a możesz zapłacić { $a1 }.
why-leader-other = { $a0 } należy do frakcji { $a1 }.
why-leader-alive = { $a0 } nie jest w zbiornikach.
why-leader-revival = { $a0 } może wrócić dopiero wtedy, gdy nie masz już przywódcy do walki.
why-leader-order = { $a0 } musi poczekać: najpierw inni twoi polegli przywódcy.
why-no-reserves = Nie masz jednostek w rezerwie.
why-reserves = Takich jednostek masz w rezerwie { $a0 }.
why-fremen-ground = Rezerwa Fremenów przybywa tylko na Wielką Równinę i do dwóch obszarów od niej, nie na obszar { $a0 }.
why-storm = Nad obszarem { $a0 } jest burza.
why-closed = Obszar { $a0 } jest zamknięty: są tam dwie inne frakcje ({ $a1 }).
why-advisors = Na obszarze { $a0 } są twoje doradczynie; nie można wysłać tam wojowniczek.
why-nobody-there = Na obszarze { $a0 } nie masz jednostek.
why-in-storm = Twoje jednostki na obszarze { $a0 } są w burzy.
why-no-way-out = Z obszaru { $a0 } nie ma teraz wyjścia.
why-take-first = Najpierw wskaż, ile jednostek wyrusza.
why-there-already = Te jednostki już są na obszarze { $a0 }.
why-ally = Na obszarze { $a0 } jest twój sojusznik; ruch nie może się tam skończyć.
why-too-far = { $a0 } leży za daleko: ta grupa przemieszcza się { $a1 ->
    [one] o jeden obszar
    [few] najwyżej o { $a1 } obszary
    [many] najwyżej o { $a1 } obszarów
   *[other] najwyżej o { $a1 } obszaru
}, i to nie przez burzę.
why-dial = Tego nie da się ustawić, gdy masz { $a0 ->
    [one] 1 jednostkę
    [few] { $a0 } jednostki
    [many] { $a0 } jednostek
   *[other] { $a0 } jednostki
}.
why-plan-fixed = Nie pozwala na to coś, co już wiadomo lub nakazano o twoim planie.
why-leader-used = { $a0 } ma już w tej rundzie walkę na obszarze { $a1 }.
why-leader-dead = { $a0 } nie może teraz poprowadzić twojej bitwy.
why-not-in-hand = Nie masz na ręce karty { $a0 }.
why-no-leader = Bez przywódcy lub Taniego bohatera nie zagrywa się kart.
why-voice = Głos nie pozwala ci teraz zagrać karty { $a0 }.
why-slot = Karta { $a0 } tu nie pasuje: plan ma jedną broń i jedną obronę.
why-slot-later = Na kartę { $a0 } pora przyjdzie później: najpierw przywódca i liczba na dysku.
why-card-plan = Kartę { $a0 } zagrywa się w planie bitwy.
why-card-hero = Kartę { $a0 } zagrywa się w planie bitwy zamiast przywódcy.
why-card-tleilaxu-ghola = Kartę { $a0 } zagrywa się, gdy gra pyta, czy zagrywasz kartę.
why-card-family-atomics = Kartę { $a0 } zagrywa się przed ruchem burzy, od drugiej rundy, z jednostką na Murze Zaporowym lub obok niego.
why-card-hajr = Kartę { $a0 } zagrywa się podczas własnego ruchu.
why-card-karama = Kartę { $a0 } zagrywa się, gdy ktoś inny używa zdolności, na transport po cenach Gildii albo za kartę podstępu.
why-card-truthtrance = Kartę { $a0 } zagrywa się, gdy gra pyta, czy zagrywasz kartę.
why-card-weather-control = Kartę { $a0 } zagrywa się przed ruchem burzy, od drugiej rundy.

## Options of a table: what each is called, what it decides, what its values are called

option-on = tak
option-off = nie

option-mode = Gra
about-option-mode = Gra podstawowa albo gra zaawansowana z rozdziałów od 26 do 35.
option-mode-basic = podstawowa
option-mode-advanced = zaawansowana
option-factions = Frakcje
about-option-factions = Skład: „recommended” zalecany dla danej liczby graczy, „random” losowy albo identyfikatory po przecinku w kolejności miejsc (atreides, bene_gesserit, emperor, fremen, spacing_guild, harkonnen).
option-assignment = Kto czym gra
about-option-assignment = Kto czym gra: według listy, losowo albo wybierając malejąco według rozdanych kart z liczbami.
option-assignment-fixed = według listy
option-assignment-random = losowo
option-assignment-draft = według kart z liczbami
option-exchange = Zamiana frakcji
about-option-exchange = Po losowaniu lub wyborze gracze mogą za obopólną zgodą zamienić się frakcjami.
option-circles = Kręgi graczy
about-option-circles = Zajęte kręgi w kolejności miejsc: „even” równomiernie albo liczby od 1 do 6 po przecinku (krąg 1 jest w sektorze 2, krąg 6 w sektorze 17).
option-two-player-form = Dla dwóch graczy
about-option-two-player-form = Dwóch graczy: każdy po jednej frakcji (forma A) albo po dwie (forma B).
option-two-player-form-one-faction = po jednej frakcji
option-two-player-form-two-factions = po dwie frakcje
option-deals = Umowy
about-option-deals = Umowy i łapówki między graczami, którzy nie są sojusznikami.
option-shields = Przyprawa za osłonami
about-option-shields = Czy przyprawa innych jest ukryta, jak za ich osłonami.
option-shields-closed = ukryta
option-shields-open = widoczna
option-bid-timer-seconds = Sekundy na ofertę
about-option-bid-timer-seconds = Ile sekund jest na decyzję o ofercie (0: bez limitu); kto się spóźni, spasował. Czasu pilnuje serwer.
option-allow-rebid-after-pass = Licytacja po pasie
about-option-allow-rebid-after-pass = Kto spasował przy karcie, może licytować ją znowu, gdy wróci jego kolej.
option-karama-duration = Karama blokuje
about-option-karama-duration = Zablokowana zdolność nie działa do końca fazy albo tylko ten jeden raz.
option-karama-duration-phase = do końca fazy
option-karama-duration-one-use = jeden raz
option-karama-worm-nexus = Nexus po czerwiu z Karamy
about-option-karama-worm-nexus = Czerw, którego Fremeni przywołają Karamą, wywołuje Nexus.
option-contested-counts = Wspólne warownie się liczą
about-option-contested-counts = Warownia, którą pod burzą dzielą dwie strony, liczy się obu.
option-advisors-with-ally = Doradczynie obok sojusznika
about-option-advisors-with-ally = Doradczynie mogą dzielić obszar z jednostkami sojusznika.
option-emperor-gives-spice = Dary Imperatora
about-option-emperor-gives-spice = Imperator może w każdej chwili dać sojusznikowi własną przyprawę.
option-worm-first-counted = Pierwszy czerw
about-option-worm-first-counted = Który czerw jest „pierwszy”, czyli którego Fremeni nie mogą umieścić.
option-worm-first-counted-per-phase = pierwszy w fazie
option-worm-first-counted-per-pile = pierwszy na każdym stosie
option-alliance-variant = Sojusze
about-option-alliance-variant = Wielkość sojuszy i liczba potrzebnych im warowni: 37.01 dwóch członków, 4; 37.02 dwóch, 3; 37.03 trzech, 4; 37.04 trzech, 3; 37.05 dowolna liczba, 3.
option-alliance-variant-37-01 = dwóch członków, 4 warownie
option-alliance-variant-37-02 = dwóch członków, 3 warownie
option-alliance-variant-37-03 = trzech członków, 4 warownie
option-alliance-variant-37-04 = trzech członków, 3 warownie
option-alliance-variant-37-05 = dowolna liczba, 3 warownie
option-bg-polar-sink-alternative = Doradczyni do Niecki Polarnej
about-option-bg-polar-sink-alternative = Także w grze zaawansowanej duchowa doradczyni może trafić do Niecki Polarnej.
option-worm-target-after-reshuffle = Czerw bez obszaru
about-option-worm-target-after-reshuffle = Na co trafia czerw, gdy stos odrzuconych nie pokazuje żadnego obszaru.
option-worm-target-after-reshuffle-none = na nic
option-worm-target-after-reshuffle-last-territory = na ostatni obszar
option-dialers-without-battle = Kto ustawia burzę
about-option-dialers-without-battle = Kto ustawia burzę po rundzie bez bitwy: kto ostatnio używał dysków albo dwaj najbliżej startu.
option-dialers-without-battle-last-wheels = kto ostatnio używał dysków
option-dialers-without-battle-nearest-start = dwaj najbliżej startu
option-storm-harms-start-sector = Burza w pierwszym sektorze
about-option-storm-harms-start-sector = Burza znów szkodzi w sektorze, z którego wyrusza.
option-starred-revival-limit = Wskrzeszenie elitarnej jednostki
about-option-starred-revival-limit = Jedna elitarna jednostka na rundę: wszystkimi sposobami razem albo tylko w zwykłym wskrzeszaniu.
option-starred-revival-limit-all-sources = wszystkimi sposobami razem
option-starred-revival-limit-normal-only = tylko w zwykłym wskrzeszaniu
option-storm-divides = Burza a bitwy
about-option-storm-divides = W bitwie burza rozdziela części, które nie łączą się wokół niej, albo tylko wyłącza swój sektor.
option-storm-divides-connected = rozdziela niepołączone części
option-storm-divides-sector-only = wyłącza tylko swój sektor
option-battle-in-storm = Bitwy w burzy
about-option-battle-in-storm = Dwóch graczy w tym samym sektorze pod burzą walczy ze sobą.
option-ally-wins-alone = Samodzielna wygrana w sojuszu
about-option-ally-wins-alone = Gracz w sojuszu może z 3 warowniami wygrać także sam.
option-fremen-default-shared = Wygrywa też sojusznik Fremenów
about-option-fremen-default-shared = Sojusznik Fremenów dzieli z nimi wygraną na koniec rundy 10.
option-most-strongholds-by = Najwięcej warowni
about-option-most-strongholds-by = Ostatnie rozstrzygnięcie remisu liczy warownie gracza albo sojuszu.
option-most-strongholds-by-player = gracza
option-most-strongholds-by-alliance = sojuszu
option-default-win-predictable = Przepowiednia wygranej na koniec
about-option-default-win-predictable = Bene Gesserit może przepowiedzieć wygraną Fremenów na koniec rundy 10.
option-nexus-procedure = Rozmowy w Nexusie
about-option-nexus-procedure = W Nexusie wszyscy rozmawiają naraz albo po kolei według burzy, aż wszyscy skończą.
option-nexus-procedure-open = wszyscy naraz
option-nexus-procedure-storm-order = w kolejności według burzy
option-emperor-pledge-returns = Zwrot dla Imperatora
about-option-emperor-pledge-returns = To, co Imperator dokłada do zakupu sojusznika, wraca do niego.
option-guild-pledge-to = Dokąd trafia pomoc Gildii
about-option-guild-pledge-to = Kto dostaje to, co Gildia dokłada do transportu sojusznika.
option-guild-pledge-to-bank = bank przyprawy
option-guild-pledge-to-guild = Gildia
option-weather-control-after-distance = Późna Kontrola pogody
about-option-weather-control-after-distance = Kontrolę pogody można zagrać także wtedy, gdy znane są już liczby na dyskach lub karta burzy.
option-weather-control-uses-storm-card = Kontrola pogody a karta burzy
about-option-weather-control-uses-storm-card = Kontrola pogody zużywa kartę burzy Fremenów.
option-fremen-ornithopters = Ornitoptery Fremenów
about-option-fremen-ornithopters = Fremeni w mieście przemieszczają się o 3 obszary albo zostają przy swoich 2.
option-fremen-ornithopters-larger = 3 obszary
option-fremen-ornithopters-own-range = własne 2
option-guild-returns-from-storm = Powrót Gildii z burzy
about-option-guild-returns-from-storm = Gildia może wycofać jednostki do rezerwy także z sektora burzy.
option-fremen-sietch-alone = Fremeni sami w siczach
about-option-fremen-sietch-alone = Do szczególnego zwycięstwa w fremeńskiej siczy nie może stać nikt inny.
option-nexus-timing = Kiedy odbywa się Nexus
about-option-nexus-timing = Kiedy w grze zaawansowanej odbywa się Nexus.
option-nexus-timing-after-each-pile = po każdym stosie
option-nexus-timing-end-of-phase = na koniec fazy
option-losers-pay-spice = Wsparcie, gdy przegrają obie strony
about-option-losers-pay-spice = Po dwóch zdrajcach lub wybuchu za wsparcie w bitwie płacą obie strony.
option-prescience-shows-spice = Jasnowidzenie pokazuje przyprawę
about-option-prescience-shows-spice = Jasnowidzenie liczby na dysku pokazuje także przyprawę.
option-atreides-karama-target = Karama Atrydów pokazuje
about-option-atreides-karama-target = Czyj plan pokazuje szczególna moc Karamy Atrydów.
option-atreides-karama-target-own-opponent = plan przeciwnika
option-atreides-karama-target-any-plan = dowolny plan
option-emperor-karama-extra = Wskrzeszenie Karamą Imperatora
about-option-emperor-karama-extra = Wskrzeszenie Karamą Imperatora nie wlicza się do limitu 3.
option-advisors-by-shipment = Transport Bene Gesserit
about-option-advisors-by-shipment = Bene Gesserit transportuje tylko wojowniczki albo na zajęte obszary także doradczynie.
option-advisors-by-shipment-fighters-only = tylko wojowniczki
option-advisors-by-shipment-choice = wojowniczki lub doradczynie
option-placed-worm-eats-spice = Umieszczony czerw zjada przyprawę
about-option-placed-worm-eats-spice = Czerw, którego umieszczą Fremeni, niszczy też przyprawę na miejscu.
option-half-losses-in-exposed = Połowa strat bez muru
about-option-half-losses-in-exposed = Na obszarze Basen Imperialny i w odsłoniętych miastach Fremeni tracą tylko połowę.
option-half-losses-round = Zaokrąglanie połowy strat
about-option-half-losses-round = Jak zaokrągla się połowę strat Fremenów przetransportowanych w burzę.
option-half-losses-round-up = w górę
option-half-losses-round-down = w dół
option-killed-captive = Zabity jeniec
about-option-killed-captive = Czy podaje się imię przywódcy, którego Harkonnenowie zabiją w niewoli.
option-killed-captive-secret = tajne
option-killed-captive-public = podaje się
option-capture = Pojmanie przywódcy
about-option-capture = Po wygranej bitwie Harkonnenowie mogą albo muszą wylosować przywódcę.
option-capture-may = mogą
option-capture-must = muszą
option-captive-after-traitor = Jeniec po wskazaniu zdrajcy
about-option-captive-after-traitor = Co z pojmanym przywódcą, gdy Harkonnenowie wygrają, wskazując zdrajcę.
option-captive-after-traitor-returned = wraca
option-captive-after-traitor-kept = zostaje w niewoli
option-two-player-strongholds = 4 warownie dla dwóch graczy
about-option-two-player-strongholds = Przy dwóch graczach 4 warownie są potrzebne w obu formach albo tylko w formie B.
option-two-player-strongholds-both-forms = w obu formach
option-two-player-strongholds-two-factions = tylko w formie B
option-own-factions-battle = Walka własnych frakcji
about-option-own-factions-battle = Dwie frakcje jednego gracza walczą ze sobą.
option-collection = Zbiór przyprawy
about-option-collection = Przyprawę zbiera się wszędzie, gdzie można, albo gracze mogą ją zostawić.
option-collection-automatic = wszędzie, gdzie można
option-collection-choice = według wyboru
