# Dune: Imperium in Polish. How messages are found and what their arguments are: landsraad/table/texts.py.

-kinds = icon leader space card intrigue conflict hagal phase zone place short

# How events make a story (landsraad/cli/story.py).
-headings = round-begins turn-begins combat-begins endgame-begins
-joined = leader-taken first-player resource card-played agent-sent space-paid card-drawn card-drawn-is card-revealed persuasion-gained influence-gained troops-recruited troops-deployed combat-passed bonus-spice solari-gained spice-gained water-gained swords
-replaces = card-drawn-is:card-drawn intrigue-drawn-is:intrigue-drawn

# `duncan_idaho/agent/0` is an effect of Duncan Idaho; what it does stands beside it.
part = { $name }

## Factions and icons

icon-emperor = Imperator
icon-spacing-guild = Gildia Kosmiczna
icon-bene-gesserit = Bene Gesserit
icon-fremen = Fremeni
icon-landsraad = Landsraad
icon-city = Miasto
icon-spice-trade = Handel przyprawą

## Leaders

leader-paul-atreides = Paul Atryda
leader-duke-leto-atreides = Książę Leto Atryda
leader-baron-vladimir-harkonnen = Baron Vladimir Harkonnen
leader-glossu-rabban = Glossu „Bestia” Rabban
leader-count-ilban-richese = Hrabia Ilban Richese
leader-helena-richese = Helena Richese
leader-countess-ariana-thorvald = Hrabina Ariana Thorvald
leader-earl-memnon-thorvald = Hrabia Memnon Thorvald
leader-house-hagal = Ród Hagal

short-paul-atreides = Paul
short-duke-leto-atreides = Leto
short-baron-vladimir-harkonnen = Baron
short-glossu-rabban = Rabban
short-count-ilban-richese = Ilban
short-helena-richese = Helena
short-countess-ariana-thorvald = Ariana
short-earl-memnon-thorvald = Memnon
short-house-hagal = Hagal

## Board spaces

space-conspire = Konspiracja
space-wealth = Bogactwo
space-heighliner = Liniowiec
space-foldspace = Zagięcie przestrzeni
space-selective-breeding = Program eugeniczny
space-secrets = Sekrety
space-hardy-warriors = Zahartowani wojownicy
space-stillsuits = Filtrfraki
space-high-council = Wysoka Rada
space-mentat = Mentat
space-swordmaster = Mistrz miecza
space-rally-troops = Zaciąg wojsk
space-hall-of-oratory = Sala oratorska
space-arrakeen = Arrakin
space-carthag = Kartagin
space-research-station = Stacja badawcza
space-sietch-tabr = Sicz Tabr
space-the-great-flat = Wielka Płaszczyzna
space-hagga-basin = Basen Hagga
space-imperial-basin = Basen Imperialny
space-sell-melange = Sprzedaż melanżu
space-secure-contract = Zawarcie kontraktu

## Cards

card-convincing-argument = Przekonujący argument
card-dagger = Sztylet
card-diplomacy = Dyplomacja
card-dune-the-desert-planet = Diuna, pustynna planeta
card-reconnaissance = Rekonesans
card-seek-allies = Poszukiwanie sojuszników
card-signet-ring = Sygnet
card-arrakis-liaison = Łącznik z Arrakis
card-the-spice-must-flow = Przyprawa musi płynąć
card-foldspace = Zagięcie przestrzeni
card-arrakis-recruiter = Werbownik z Arrakis
card-assassination-mission = Zlecenie zabójstwa
card-bene-gesserit-initiate = Adeptka Bene Gesserit
card-bene-gesserit-sister = Siostra Bene Gesserit
card-carryall = Zgarniarka
card-chani = Chani
card-choam-directorship = Dyrektoriat KHOAM
card-crysknife = Krysnóż
card-dr-yueh = Doktor Yueh
card-duncan-idaho = Duncan Idaho
card-fedaykin-death-commando = Komando śmierci fedajkinów
card-firm-grip = Twarda ręka
card-fremen-camp = Obóz Fremenów
card-gene-manipulation = Manipulacja genetyczna
card-guild-administrator = Zarządca Gildii
card-guild-ambassador = Ambasador Gildii
card-guild-bankers = Bankierzy Gildii
card-gun-thopter = Bojowy ornitopter
card-gurney-halleck = Gurney Halleck
card-imperial-spy = Imperialny szpieg
card-kwisatz-haderach = Kwisatz Haderach
card-lady-jessica = Lady Jessica
card-liet-kynes = Liet Kynes
card-missionaria-protectiva = Missionaria Protectiva
card-opulence = Przepych
card-other-memory = Inna Pamięć
card-piter-de-vries = Piter de Vries
card-power-play = Gra o władzę
card-reverend-mother-mohiam = Matka Wielebna Mohiam
card-sardaukar-infantry = Piechota sardaukarów
card-sardaukar-legion = Legion sardaukarów
card-scout = Zwiadowca
card-shifting-allegiances = Zmienna lojalność
card-sietch-reverend-mother = Matka Wielebna siczy
card-smugglers-thopter = Ornitopter przemytnika
card-space-travel = Podróż kosmiczna
card-spice-hunter = Łowca przyprawy
card-spice-smugglers = Przemytnicy przyprawy
card-stilgar = Stilgar
card-test-of-humanity = Próba człowieka
card-the-voice = Głos
card-thufir-hawat = Thufir Hawat
card-worm-riders = Jeźdźcy czerwi

## Intrigue cards

intrigue-bindu-suspension = Letarg bindu
intrigue-bribery = Przekupstwo
intrigue-bypass-protocol = Obejście protokołu
intrigue-calculated-hire = Przemyślany angaż
intrigue-charisma = Charyzma
intrigue-choam-shares = Udziały w KHOAM
intrigue-councilors-dispensation = Przywilej radnego
intrigue-dispatch-an-envoy = Wysłanie emisariusza
intrigue-double-cross = Podwójna gra
intrigue-favored-subject = Faworyzowany poddany
intrigue-guild-authorization = Zezwolenie Gildii
intrigue-infiltrate = Infiltracja
intrigue-know-their-ways = Znajomość ich obyczajów
intrigue-poison-snooper = Wykrywacz trucizn
intrigue-rapid-mobilization = Szybka mobilizacja
intrigue-recruitment-mission = Misja rekrutacyjna
intrigue-refocus = Zmiana priorytetów
intrigue-reinforcements = Posiłki
intrigue-secret-of-the-sisterhood = Sekret zakonu
intrigue-the-sleeper-must-awaken = Śpiący musi się przebudzić
intrigue-urgent-mission = Pilna misja
intrigue-water-of-life = Woda Życia
intrigue-water-peddlers-union = Związek handlarzy wodą
intrigue-windfall = Nieoczekiwany zysk
intrigue-allied-armada = Sojusznicza armada
intrigue-ambush = Zasadzka
intrigue-demand-respect = Żądanie szacunku
intrigue-master-tactician = Mistrz taktyki
intrigue-private-army = Prywatna armia
intrigue-staged-incident = Ukartowany incydent
intrigue-to-the-victor = Łupy dla zwycięzcy
intrigue-tiebreaker = Języczek u wagi
intrigue-corner-the-market = Opanowanie rynku
intrigue-plans-within-plans = Plany w planach

## Conflicts

conflict-skirmish-a = Potyczka A
conflict-skirmish-b = Potyczka B
conflict-skirmish-c = Potyczka C
conflict-skirmish-d = Potyczka D
conflict-cloak-and-dagger = Płaszcz i sztylet
conflict-desert-power = Potęga pustyni
conflict-guild-bank-raid = Napad na bank Gildii
conflict-machinations = Machinacje
conflict-raid-stockpiles = Grabież zapasów
conflict-sort-through-the-chaos = Opanowanie chaosu
conflict-terrible-purpose = Straszliwe przeznaczenie
conflict-secure-imperial-basin = Zabezpieczenie Basenu Imperialnego
conflict-siege-of-arrakeen = Oblężenie Arrakinu
conflict-siege-of-carthag = Oblężenie Kartaginu
conflict-battle-for-arrakeen = Bitwa o Arrakin
conflict-battle-for-carthag = Bitwa o Kartagin
conflict-battle-for-imperial-basin = Bitwa o Basen Imperialny
conflict-grand-vision = Wielka wizja

## House Hagal cards

hagal-h-conspire = Konspiracja
hagal-h-wealth = Bogactwo
hagal-h-heighliner = Liniowiec
hagal-h-foldspace = Zagięcie przestrzeni
hagal-h-selective-breeding = Program eugeniczny
hagal-h-secrets = Sekrety
hagal-h-hardy-warriors = Zahartowani wojownicy
hagal-h-stillsuits = Filtrfraki
hagal-h-rally-troops = Zaciąg wojsk
hagal-h-hall-of-oratory = Sala oratorska
hagal-h-carthag = Kartagin
hagal-h-harvest-spice = Wydobycie przyprawy
hagal-h-arrakeen-1p = Arrakin (1G)
hagal-h-arrakeen-2p = Arrakin (2G)
hagal-h-reshuffle = Tasowanie

## Phases, zones

phase-setup = Przygotowanie gry
phase-round-start = Początek rundy
phase-player-turns = Tury graczy
phase-combat = Walka
phase-makers = Stworzyciele
phase-recall = Powrót
phase-endgame = Koniec gry

zone-hand = ręka
zone-in-play = w grze
zone-discard = stos kart odrzuconych
place-first = 1. miejsce
place-second = 2. miejsce
place-third = 3. miejsce

## What effects do (wording.py); arguments are the fields, texts as $i

effect-solari = { $a0 } Solari
effect-spice = { $a0 ->
    [1] 1 przyprawa
   *[other] { $a0 } przyprawy
}
effect-water = { $a0 ->
    [1] 1 woda
   *[other] { $a0 } wody
}
effect-victory-points = { $a0 } PZ
effect-persuasion = { $a0 ->
    [one] 1 punkt perswazji
    [few] { $a0 } punkty perswazji
    [many] { $a0 } punktów perswazji
   *[other] { $a0 } punktu perswazji
}
effect-persuasion-per-card = { $a1 ->
    [one] 1 punkt perswazji
    [few] { $a1 } punkty perswazji
    [many] { $a1 } punktów perswazji
   *[other] { $a1 } punktu perswazji
} za każdą twoją kartę { $i0 ->
    [emperor] Imperatora
    [spacing_guild] Gildii Kosmicznej
    [bene_gesserit] Bene Gesserit
    [fremen] Fremenów
   *[other] frakcji { $a0 }
} w grze
effect-swords = { $a0 ->
    [one] 1 miecz
    [few] { $a0 } miecze
    [many] { $a0 } mieczy
   *[other] { $a0 } miecza
}
effect-draw = dobierz { $a0 ->
    [one] kartę
    [few] { $a0 } karty
    [many] { $a0 } kart
   *[other] { $a0 } karty
}
effect-draw-intrigue = dobierz { $a0 ->
    [one] kartę intrygi
    [few] { $a0 } karty intryg
    [many] { $a0 } kart intryg
   *[other] { $a0 } karty intrygi
}
effect-troops = zwerbuj { $a0 ->
    [one] 1 jednostkę
    [few] { $a0 } jednostki
    [many] { $a0 } jednostek
   *[other] { $a0 } jednostki
}{ $i1 ->
    [yes] {" "}(mogą od razu trafić do konfliktu)
   *[no] { "" }
}
effect-influence = { $a1 ->
    [one] 1 wpływ
    [few] { $a1 } wpływy
    [many] { $a1 } wpływów
   *[other] { $a1 } wpływu
} { $i0 ->
    [any] { $i2 ->
        [none] { $i3 ->
            [none] w dowolnej frakcji
           *[other] we frakcji, w której któryś przeciwnik ma więcej wpływów
        }
       *[other] w jednej z frakcji ({ $a2 })
    }
    [visited] we frakcji tego pola
    [each] w każdej frakcji
    [chosen_secret] w każdej frakcji z żetonów Barona
    [emperor] u Imperatora
    [spacing_guild] w Gildii Kosmicznej
    [bene_gesserit] u Bene Gesserit
    [fremen] u Fremenów
   *[other] we frakcji { $a0 }
}
effect-pay = { $i0 } → { $i1 }
effect-choose = { $a0 ->
    [1] wybierz: { $i1 }
   *[other] wybierz { $a0 }: { $i1 }
}
effect-when = jeśli { $i0 }: { $i1 }
effect-each-opponent = każdy przeciwnik: { $i0 }
effect-reveal-if-agent-here = { $i0 } w turze odkrycia, jeśli twój agent nadal tu jest
effect-signet = użyj zdolności swojego sygnetu
effect-trash = { $i1 ->
    [yes] możesz zniszczyć { $a0 ->
        [one] kartę
        [few] { $a0 } karty
        [many] { $a0 } kart
       *[other] { $a0 } karty
    }
   *[no] zniszcz { $a0 ->
        [one] kartę
        [few] { $a0 } karty
        [many] { $a0 } kart
       *[other] { $a0 } karty
    }
}
effect-trash-this = zniszcz tę kartę
effect-discard = odrzuć { $a0 ->
    [one] kartę
    [few] { $a0 } karty
    [many] { $a0 } kart
   *[other] { $a0 } karty
}
effect-take-from-discard = weź ze stosu kart odrzuconych kartę { $i0 ->
    [emperor] Imperatora
    [spacing_guild] Gildii Kosmicznej
    [bene_gesserit] Bene Gesserit
    [fremen] Fremenów
   *[other] frakcji { $a0 }
}
effect-look-top = podejrzyj wierzchnią kartę swojej talii, po czym dobierz ją lub zniszcz
effect-shuffle-discard-into-deck = wtasuj stos kart odrzuconych do swojej talii
effect-acquire = pozyskaj kartę o koszcie najwyżej { $a0 }{ $i2 ->
    [deck_top] {" "}i połóż ją na wierzchu talii
   *[other] { "" }
}
effect-acquire-from-reserve = karta { $a0 }
effect-acquire-to-deck-top = karty pozyskane w tej turze możesz kłaść na wierzchu talii
effect-discount = karta { $a0 } kosztuje w tej turze o { $a1 } mniej
effect-manipulate = usuń kartę z rzędu Imperium; możesz ją potem pozyskać o { $a0 } taniej
effect-steal-intrigue = każdy przeciwnik z { $a0 }+ kartami intryg oddaje ci jedną
effect-end-turn-option = możesz zakończyć turę
effect-tiebreak-spice = { $a0 ->
    [1] 1 przyprawa
   *[other] { $a0 } przyprawy
} przy rozstrzyganiu remisu
effect-deploy = rozmieść w konflikcie { $i0 ->
    [none] dowolną liczbę jednostek
   *[other] najwyżej { $a0 ->
        [one] 1 jednostkę
        [few] { $a0 } jednostki
        [many] { $a0 } jednostek
       *[other] { $a0 } jednostki
    }
} z { $i1 ->
    [supply] puli
   *[garrison] garnizonu
}
effect-retreat = wycofaj { $i0 ->
    [none] dowolną liczbę jednostek
   *[other] najwyżej { $a0 ->
        [one] 1 jednostkę
        [few] { $a0 } jednostki
        [many] { $a0 } jednostek
       *[other] { $a0 } jednostki
    }
}
effect-lose-garrison-troop = strać { $a0 ->
    [one] 1 jednostkę
    [few] { $a0 } jednostki
    [many] { $a0 } jednostek
   *[other] { $a0 } jednostki
} z garnizonu
effect-lose-conflict-troop = strać { $a0 ->
    [one] 1 jednostkę
    [few] { $a0 } jednostki
    [many] { $a0 } jednostek
   *[other] { $a0 } jednostki
} w konflikcie
effect-opponent-loses-conflict-troop = jeden przeciwnik traci { $a0 ->
    [one] 1 jednostkę
    [few] { $a0 } jednostki
    [many] { $a0 } jednostek
   *[other] { $a0 } jednostki
} w konflikcie
effect-control = kontrola: { $a0 }
effect-harvest = { $a0 ->
    [1] 1 przyprawa
   *[other] { $a0 } przyprawy
} i bonusowa przyprawa
effect-double-harvest = jeszcze raz podstawowa przyprawa z tego pola
effect-sell-melange = Solari za przyprawę
effect-council-seat = miejsce w Wysokiej Radzie
effect-swordmaster = twój trzeci agent
effect-take-mentat = mentat, jeśli stoi na swoim polu
effect-take-mentat-next-round = mentat na następną rundę
effect-recall-agent = odwołaj { $a0 ->
    [one] 1 agenta
    [few] { $a0 } agentów
    [many] { $a0 } agentów
   *[other] { $a0 } agenta
}
effect-place-agent-anywhere = wyślij jednego ze swoich agentów, gdziekolwiek jest, na dowolne pole
effect-ignore-enemy-agents = agenci przeciwników nie blokują w tej turze twojego następnego agenta
effect-add-icons = karta zagrana w tej turze ma też ikony: { $a0 }
effect-block-space = zamknij przeciwnikom jedno pole do swojej następnej tury

cost-solari = { $a0 } Solari
cost-spice = { $a0 ->
    [1] 1 przyprawa
   *[other] { $a0 } przyprawy
}
cost-water = { $a0 ->
    [1] 1 woda
   *[other] { $a0 } wody
}
price-lose-influence = utrata { $a0 ->
    [1] 1 wpływu
   *[other] { $a0 } wpływów
} w jednej frakcji
price-trash-this-card = zniszczenie tej karty
price-trash-cards = zniszczenie { $a0 ->
    [1] karty
   *[other] { $a0 } kart
}
price-lose-conflict-troops = utrata { $a0 ->
    [1] 1 jednostki
   *[other] { $a0 } jednostek
} w konflikcie
price-spend-intrigue = odrzucenie { $a0 ->
    [1] karty intrygi
   *[other] { $a0 } kart intryg
}

condition-influence-at-least = min. { $a1 ->
    [one] 1 wpływ
    [few] { $a1 } wpływy
    [many] { $a1 } wpływów
   *[other] { $a1 } wpływu
} { $i0 ->
    [emperor] u Imperatora
    [spacing_guild] w Gildii Kosmicznej
    [bene_gesserit] u Bene Gesserit
    [fremen] u Fremenów
   *[other] we frakcji { $a0 }
}
condition-influence-on-tracks = masz po { $a0 ->
    [one] 1 wpływie
    [few] { $a0 } wpływy
    [many] { $a0 } wpływów
   *[other] { $a0 } wpływu
} na { $a1 ->
    [1] 1 torze
   *[other] { $a1 } torach
}
condition-alliance = { $i0 ->
    [any] masz dowolny sojusz
    [emperor] masz sojusz z Imperatorem
    [spacing_guild] masz sojusz z Gildią Kosmiczną
    [bene_gesserit] masz sojusz z Bene Gesserit
    [fremen] masz sojusz z Fremenami
   *[other] masz sojusz z frakcją { $a0 }
}
condition-other-card-in-play = masz w grze inną kartę { $i0 ->
    [emperor] Imperatora
    [spacing_guild] Gildii Kosmicznej
    [bene_gesserit] Bene Gesserit
    [fremen] Fremenów
   *[other] frakcji { $a0 }
}
condition-has-council-seat = masz miejsce w Wysokiej Radzie
condition-mentat-on-space = mentat stoi na swoim polu
condition-won-conflict = wygrywasz konflikt
condition-conflict-troops-at-least = masz w konflikcie co najmniej { $a0 ->
    [one] 1 jednostkę
    [few] { $a0 } jednostki
    [many] { $a0 } jednostek
   *[other] { $a0 } jednostki
}
condition-opponent-has-conflict-troop = przeciwnik ma jednostkę w konflikcie
condition-copies-at-least = masz co najmniej { $a1 ->
    [one] 1 kartę
    [few] { $a1 } karty
    [many] { $a1 } kart
   *[other] { $a1 } karty
} { $a0 }
condition-more-copies-than-each-opponent = masz więcej kart { $a0 } niż każdy przeciwnik

# What joins them: Intrigue cards by their timing, prices of selling, House Hagal cards.
use-in-reveal-turn = { $i0 }; w turze odkrycia: { $i1 }
timing-start-of-own-turn = na początku twojej tury: { $i0 }
timing-before-playing-agent-card = przed turą agenta: { $i0 }
timing-before-sending-agent = przed wysłaniem agenta: { $i0 }
timing-applies-in-own-reveal-turn = w twojej turze odkrycia w tej rundzie: { $i0 }
timing-after-winning-conflict = po wygranym konflikcie: { $i0 }
exchange = { $i0 } → { $i1 }
hagal-card-signet = zdolność sygnetu rywala
hagal-card-reshuffle = tasuje się wszystkie karty Rodu Hagal i odkrywa następną

## What leaders are able to do

ability-sees-top-card = w każdej chwili możesz podejrzeć wierzchnią kartę swojej talii
ability-cheaper-spaces = pola z ikoną { $a0 } kosztują cię o { $a1 } Solari mniej
ability-secret-factions = wybierz w tajemnicy { $a0 ->
    [one] 1 frakcję
    [few] { $a0 } frakcje
    [many] { $a0 } frakcji
   *[other] { $a0 } frakcji
}; raz w grze, w turze, w której rozmieszczasz w konflikcie co najmniej { $a1 ->
    [one] 1 jednostkę
    [few] { $a1 } jednostki
    [many] { $a1 } jednostek
   *[other] { $a1 } jednostki
}, ujawnij je: { $i2 }
ability-starts-with = dodatkowo na początku gry: { $i0 }
ability-when-solari-paid-for-space = ilekroć płacisz Solari za pole: { $i0 }
ability-passes-enemy-agents = agenci przeciwników nie blokują ci pól z ikonami: { $a0 }
ability-harvests-less = ilekroć wydobywasz przyprawę, dostajesz jej o { $a0 } mniej, ale: { $i1 }
ability-when-council-seat-taken = gdy zajmujesz miejsce w Wysokiej Radzie: { $i0 }

power-paul-atreides = Jasnowidzenie
power-duke-leto-atreides = Popularność w Landsraadzie
power-baron-vladimir-harkonnen = Mistrzowskie posunięcie
power-glossu-rabban = Lenno Arrakis
power-count-ilban-richese = Bezwzględny negocjator
power-helena-richese = Oczy wszędzie
power-countess-ariana-thorvald = Uzależniona od przyprawy
power-earl-memnon-thorvald = Koneksje

signet-paul-atreides = Dyscyplina
signet-duke-leto-atreides = Rozważna dyplomacja
signet-baron-vladimir-harkonnen = Knowania
signet-glossu-rabban = Brutalność
signet-count-ilban-richese = Produkcja
signet-helena-richese = Manipulacja
signet-countess-ariana-thorvald = Ukryty zbiornik
signet-earl-memnon-thorvald = Zapasy przyprawy

## Setup and the round

first-player = Pierwszy gracz: { $w0 }.
leader-dealt = Dostajesz lidera: { $a0 }.
leader-taken = Gracz { $a0 }: { $a1 }.
row-dealt = Rząd Imperium: { $a0 }.
row-refilled = Do rzędu Imperium trafia karta { $a0 }.
round-begins = Runda { $a0 }
conflict-revealed = Konflikt: { $a0 }.
turn-begins = Tura: { $w0 }
turn-passed = { $w0 } kończy turę bez wysłania agenta i odkrycia kart.
player-turns-end = Wszyscy już odkryli karty.
agents-recalled = Wszyscy agenci wracają do swoich liderów.
bonus-spice = Bonusowa przyprawa: { $a0 }.

## Agents

card-played = { $w0 } zagrywa kartę { $a1 }.
agent-sent = { $w0 } wysyła agenta na pole { $a1 }.
agent-lifted = { $w0 } podnosi agenta z pola { $a1 }.
agent-recalled = { $w0 } odwołuje agenta z pola { $a1 }.
space-closed = { $w0 } zamyka przeciwnikom pole { $a1 }.
space-reopened = Pole { $a1 } jest znów otwarte.
space-paid = { $w0 } płaci { $a2 ->
    [0] { $a3 ->
        [0] { $a4 ->
            [1] 1 wodę
           *[other] { $a4 } wody
        }
        [1] 1 przyprawę
       *[other] { $a3 } przyprawy
    }
   *[other] { $a2 } Solari
} za pole { $a1 }.
council-seat-taken = { $w0 } zajmuje miejsce w Wysokiej Radzie.
swordmaster-hired = { $w0 } zatrudnia mistrza miecza.
mentat-taken = { $w0 } zabiera mentata.
mentat-won = { $w0 } ma mentata na następną rundę.
melange-sold = { $w0 } sprzedaje { $a1 ->
    [1] 1 przyprawę
   *[other] { $a1 } przyprawy
} za { $a2 } Solari.
spice-harvested = { $w0 } wydobywa { $a2 ->
    [1] 1 przyprawę
   *[other] { $a2 } przyprawy
} z pola { $a1 }.
signet-used = { $w0 } używa zdolności sygnetu.

## Gains and losses

solari-gained = { $w0 } zyskuje { $a1 } Solari.
spice-gained = { $w0 } zyskuje { $a1 ->
    [1] 1 przyprawę
   *[other] { $a1 } przyprawy
}.
water-gained = { $w0 } zyskuje { $a1 ->
    [1] 1 wodę
   *[other] { $a1 } wody
}.
cost-paid = { $w0 } płaci { $a1 ->
    [0] { $a2 ->
        [0] { $a3 ->
            [1] 1 wodę
           *[other] { $a3 } wody
        }
       *[other] { $a2 ->
            [1] 1 przyprawę
           *[other] { $a2 } przyprawy
        }{ $a3 ->
            [0] { "" }
            [1] {" "}i 1 wodę
           *[other] {" "}i { $a3 } wody
        }
    }
   *[other] { $a2 ->
        [0] { $a1 } Solari
        [1] { $a1 } Solari i 1 przyprawę
       *[other] { $a1 } Solari i { $a2 } przyprawy
    }
}.
victory-points = { $w0 } { $a1 ->
    [-1] traci punkt zwycięstwa
    [one] zyskuje punkt zwycięstwa
    [few] zyskuje { $a1 } punkty zwycięstwa
    [many] zyskuje { $a1 } punktów zwycięstwa
   *[other] zyskuje { $a1 } punktu zwycięstwa
}.
persuasion-gained = { $w0 } zyskuje { $a1 ->
    [one] 1 punkt perswazji
    [few] { $a1 } punkty perswazji
    [many] { $a1 } punktów perswazji
   *[other] { $a1 } punktu perswazji
}.
swords = { $w0 } dokłada { $a1 ->
    [one] 1 miecz
    [few] { $a1 } miecze
    [many] { $a1 } mieczy
   *[other] { $a1 } miecza
}.
influence-gained = { $w0 } ma { $a2 ->
    [one] 1 wpływ
    [few] { $a2 } wpływy
    [many] { $a2 } wpływów
   *[other] { $a2 } wpływu
} { $i1 ->
    [emperor] u Imperatora
    [spacing_guild] w Gildii Kosmicznej
    [bene_gesserit] u Bene Gesserit
    [fremen] u Fremenów
   *[other] we frakcji { $a1 }
}.
influence-lost = { $w0 } spada do { $a2 ->
    [1] 1 wpływu
   *[other] { $a2 } wpływów
} { $i1 ->
    [emperor] u Imperatora
    [spacing_guild] w Gildii Kosmicznej
    [bene_gesserit] u Bene Gesserit
    [fremen] u Fremenów
   *[other] we frakcji { $a1 }
}.
alliance-taken = { $w0 } zawiera sojusz { $i1 ->
    [emperor] z Imperatorem
    [spacing_guild] z Gildią Kosmiczną
    [bene_gesserit] z Bene Gesserit
    [fremen] z Fremenami
   *[other] z frakcją { $a1 }
}.
alliance-returned = { $w0 } traci sojusz { $i1 ->
    [emperor] z Imperatorem
    [spacing_guild] z Gildią Kosmiczną
    [bene_gesserit] z Bene Gesserit
    [fremen] z Fremenami
   *[other] z frakcją { $a1 }
}.
option-chosen = { $w0 } dokonuje wyboru: { $a1 }.

## Troops and Combat

troops-recruited = { $w0 } werbuje { $a1 ->
    [one] 1 jednostkę
    [few] { $a1 } jednostki
    [many] { $a1 } jednostek
   *[other] { $a1 } jednostki
}.
troops-deployed = { $w0 } rozmieszcza w konflikcie { $a1 ->
    [one] 1 jednostkę
    [few] { $a1 } jednostki
    [many] { $a1 } jednostek
   *[other] { $a1 } jednostki
}.
troops-retreated = { $w0 } wycofuje { $a1 ->
    [one] 1 jednostkę
    [few] { $a1 } jednostki
    [many] { $a1 } jednostek
   *[other] { $a1 } jednostki
}.
conflict-troops-lost = { $w0 } traci w konflikcie { $a1 ->
    [one] 1 jednostkę
    [few] { $a1 } jednostki
    [many] { $a1 } jednostek
   *[other] { $a1 } jednostki
}.
garrison-troops-lost = { $w0 } traci w garnizonie { $a1 ->
    [one] 1 jednostkę
    [few] { $a1 } jednostki
    [many] { $a1 } jednostek
   *[other] { $a1 } jednostki
}.
strength-set = { $w0 } ma siłę { $a1 }.
combat-begins = Walka
combat-passed = { $w0 } pasuje.
conflict-won = { $w0 } wygrywa konflikt: { $a1 }.
conflict-undecided = Nikt nie wygrywa konfliktu: { $a0 }.
reward = { $w0 } odbiera nagrodę za { $a1 }.
reward-forfeited = { $w0 } nic nie bierze z nagrody za { $a1 }.
combat-ends = Jednostki z konfliktu wracają do puli graczy.
control-taken = { $w0 } przejmuje kontrolę nad polem { $a1 }.
control-lost = Nikt już nie kontroluje pola { $a1 }.

## Cards

reveal-turn = { $w0 } odkrywa karty.
card-revealed = { $w0 } odkrywa kartę { $a1 }.
card-drawn = { $w0 } dobiera kartę.
card-drawn-is = Dobierasz kartę { $a0 }.
nothing-to-draw = { $w0 } nie ma już czego dobrać.
deck-shuffled = { $w0 } wtasowuje odrzucone karty do talii.
card-discarded = { $w0 } odrzuca kartę { $a1 }.
card-trashed = { $w0 } niszczy kartę { $a1 }.
card-acquired = { $w0 } pozyskuje kartę { $a1 }.
card-on-top = { $w0 } kładzie na wierzchu talii kartę { $a1 }.
card-taken-back = { $w0 } bierze z powrotem na rękę kartę { $a1 }.
card-set-aside = { $w0 } usuwa z rzędu Imperium kartę { $a1 }.
card-leaves-the-game = Karta { $a0 } opuszcza grę.
top-card-is = Wierzchnia karta twojej talii: { $a0 }.

## Intrigue

intrigue-drawn = { $w0 } dobiera kartę intrygi.
intrigue-drawn-is = Dobierasz kartę intrygi { $a0 }.
intrigue-stolen = { $w0 } kradnie kartę intrygi, a traci ją { $w1 }.
intrigue-stolen-is = { $w0 } kradnie kartę intrygi { $a2 }, a traci ją { $w1 }.
intrigue-played = { $w0 } zagrywa kartę intrygi { $a1 }.
intrigue-deck-rebuilt = Ze zużytych kart intryg powstaje nowa talia: { $a0 ->
    [one] 1 karta
    [few] { $a0 } karty
    [many] { $a0 } kart
   *[other] { $a0 } karty
}.
tokens-chosen = { $w0 } w tajemnicy wybiera dwie frakcje.
tokens-chosen-are = Wybierasz frakcje: { $a0 } i { $a1 }.
masterstroke = { $w0 } ujawnia Mistrzowskie posunięcie: { $a1 } i { $a2 }.

## House Hagal

difficulty = Gra solo: { $i0 ->
    [mercenary] Najemnik (nowicjusz)
    [sardaukar] Sardaukar (weteran)
    [mentat] Mentat (ekspert)
   *[kwisatz_haderach] Kwisatz Haderach (ekspert+)
}.
hagal-revealed = { $w0 }, karta Rodu Hagal: { $a1 }.
hagal-ignored = { $w0 } pomija kartę { $a1 }.
hagal-reshuffled = Karty Rodu Hagal zostają przetasowane: { $a0 }.
rival-holds-back = { $w0 } ma dostateczną przewagę i niczego nie rozmieszcza.
rival-pays-nothing = { $w0 } nie płaci za zdolność sygnetu, więc nic się nie dzieje.
bonus-spice-removed = Z pola { $a0 } znika bonusowa przyprawa: { $a1 }.
intrigue-spent = { $w0 } poświęca kartę intrygi { $a1 }.

## The end

endgame-begins = Koniec gry
endgame-passed = { $w0 } pasuje.
game-won = { $w0 } wygrywa, mając { $a1 ->
    [one] 1 punkt zwycięstwa
    [few] { $a1 } punkty zwycięstwa
    [many] { $a1 } punktów zwycięstwa
   *[other] { $a1 } punktu zwycięstwa
}.

## Questions

ask-after-winning = Zagrać kartę za wygranie konfliktu?
ask-agent-turn = Co dalej w turze agenta?
ask-alliance-heir = Kto przejmuje sojusz?
ask-card-played = Dokąd idzie agent?
ask-choice = Co wybierasz?
ask-choose-tokens = Które frakcje wybierasz w tajemnicy?
ask-close-space = Które pole zamykasz?
ask-combat-cards = Zagrać kartę walki?
ask-defensive-bonus = Wysłać obrońcę?
ask-deploy-troops = Ile jednostek rozmieszczasz w konflikcie?
ask-discard-cards = Którą kartę odrzucasz?
ask-effects = Co dalej?
ask-endgame = Zagrać kartę końca gry?
ask-entry-cost = Ile płacisz?
ask-free-card = Którą kartę pozyskujesz?
ask-haderach-played = Który agent i dokąd?
ask-influence-choice = U kogo zyskujesz wpływ?
ask-influence-loss = U kogo tracisz wpływ?
ask-leader-choice = Którego lidera bierzesz?
ask-leader-draft = Którego lidera zatrzymujesz?
ask-manipulation = Którą kartę usuwasz z rzędu?
ask-on-top = Dokąd trafia pozyskana karta?
ask-opponent-loses = Który przeciwnik traci jednostkę?
ask-recall-one = Którego agenta odwołujesz?
ask-retreat-troops = Ile jednostek wycofujesz?
ask-rival-choice = Co wybiera rywal?
ask-rival-influence = U kogo rywal zyskuje wpływ?
ask-rival-payment = Czy rywal płaci za zdolność sygnetu?
ask-reveal-turn = Co dalej w turze odkrycia?
ask-take-back = Którą kartę bierzesz z powrotem?
ask-top-card = Co z wierzchnią kartą twojej talii?
ask-trash-card = Którą kartę niszczysz?
ask-turn = Twoja tura: co robisz?

## What a card does, at a terminal

about-icons = pola dla agenta: { $a0 }
about-agent = w turze agenta: { $i0 }
about-reveal = w turze odkrycia: { $i0 }
about-acquire = po pozyskaniu: { $i0 }
about-trashed = po zniszczeniu: { $i0 }

## Beside a question

beside-card = Karta: { $a0 }
beside-dealt = Rozdano ci: { $a0 }
beside-from = Skąd: { $a0 }
beside-garrison = { $a0 ->
    [one] 1 jednostka w garnizonie
    [few] { $a0 } jednostki w garnizonie
    [many] { $a0 } jednostek w garnizonie
   *[other] { $a0 } jednostki w garnizonie
}
beside-kept = Zatrzymano: { $a0 }
beside-left = Pozostałe wybory: { $a0 }
beside-means = Masz: { $i0 }
beside-most = Najwyżej: { $a0 }
beside-rival = Rywal: { $a0 }
beside-signet = Zdolność sygnetu: { $a0 }
beside-strength = Siła: { $i0 }
beside-top = Na wierzchu twojej talii: { $a0 }

## Actions

act-acquire = { $i0 ->
    [aside] Pozyskaj odłożoną kartę
   *[other] Pozyskaj: { $a0 }
}
act-agent = Wyślij agenta: { $a0 }
act-alliance = Sojusz przejmuje { $w0 }
act-choose = { $a0 }
act-close = Zamknij pole { $a0 }
act-combat = Zagraj: { $a0 }
act-decline = Nie płać
act-defend = Wyślij obrońcę
act-deploy = Rozmieść { $a0 ->
    [one] 1 jednostkę
    [few] { $a0 } jednostki
    [many] { $a0 } jednostek
   *[other] { $a0 } jednostki
}
act-discard = { $i0 ->
    [absent] Na stos kart odrzuconych
   *[other] Odrzuć: { $a0 }
}
act-do = { $a0 }
act-draw = Dobierz ją
act-end = Zakończ turę
act-endgame = Zagraj: { $a0 }
act-from = { $i0 ->
    [leader] Agent od lidera
   *[other] Agent z pola { $a0 }
}
act-influence = Wpływ { $i0 ->
    [emperor] u Imperatora
    [spacing_guild] w Gildii Kosmicznej
    [bene_gesserit] u Bene Gesserit
    [fremen] u Fremenów
   *[other] we frakcji { $a0 }
}
act-lose = Wpływ { $i0 ->
    [emperor] u Imperatora
    [spacing_guild] w Gildii Kosmicznej
    [bene_gesserit] u Bene Gesserit
    [fremen] u Fremenów
   *[other] we frakcji { $a0 }
}
act-masterstroke = Ujawnij Mistrzowskie posunięcie
act-opponent = { $w0 }
act-pass = Pasuj
act-pay = { $i0 ->
    [absent] Zapłać
    [1] Zapłać 1 przyprawę
   *[other] Zapłać { $a0 } przyprawy
}
act-plot = Zagraj: { $a0 }
act-recall = Odwołaj agenta z pola { $a0 }
act-remove = Usuń: { $a0 }
act-retreat = Wycofaj { $a0 ->
    [one] 1 jednostkę
    [few] { $a0 } jednostki
    [many] { $a0 } jednostek
   *[other] { $a0 } jednostki
}
act-reveal = Rozegraj turę odkrycia
act-take = Weź: { $a0 }
act-to = { $i1 ->
    [mentat] Wyślij mentata na pole { $a0 }
   *[other] Na pole { $a0 }
}
act-tokens = { $a0 } i { $a1 }
act-top = Na wierzch talii
act-trash = { $i0 ->
    [absent] Zniszcz ją
   *[other] Zniszcz: { $a1 } ({ $a0 })
}

## Why something isn't offered

why-over = Gra się skończyła.
why-not-asked = Teraz nie twój ruch.
why-another-question = Teraz pytanie dotyczy czegoś innego.
why-not-in-hand = Nie masz na ręce karty { $a0 }.
why-no-icons = Karta { $a0 } nie ma ikony agenta: liczy się tylko w turze odkrycia.
why-no-agent = Na twoim liderze nie ma już żadnego agenta.
why-leads-nowhere = Żadne pole, na które prowadzi karta { $a0 }, nie jest teraz dla ciebie dostępne.
why-card-first = Najpierw zagraj kartę, która wyśle tam agenta.
why-no-card-with-icon = Pole { $a0 } wymaga karty z ikoną { $a1 }, a nie masz takiej na ręce.
why-icon = Karta { $a0 } nie ma ikony { $a1 }.
why-occupied = Na polu { $a0 } stoi już agent ({ $w1 }).
why-closed = Pole { $a0 } jest dla ciebie zamknięte do następnej tury tego, kto użył Głosu.
why-used-up = Pola { $a0 } można użyć raz w grze; masz to już za sobą.
why-requires = Pole { $a0 } wymaga { $a2 ->
    [1] 1 wpływu
   *[other] { $a2 } wpływów
} { $i1 ->
    [emperor] u Imperatora
    [spacing_guild] w Gildii Kosmicznej
    [bene_gesserit] u Bene Gesserit
    [fremen] u Fremenów
   *[other] we frakcji { $a1 }
}, a masz { $a3 }.
why-entry-cost = Pole { $a0 } kosztuje { $i1 ->
    [solari] { $a2 } Solari
    [spice] { $a2 ->
        [1] 1 przyprawę
       *[other] { $a2 } przyprawy
    }
   *[water] { $a2 ->
        [1] 1 wodę
       *[other] { $a2 } wody
    }
}, a masz { $a3 }.
why-one-agent = Twój agent jest już wysłany; w jednej turze wysyła się jednego.
why-one-turn = Trwa twoja tura agenta; karty odkryjesz w którejś z następnych.
why-revealed = Trwa twoja tura odkrycia; nie wysyła się w niej agenta.
why-acquire-later = Karty pozyskuje się za perswazję w turze odkrycia.
why-foldspace = Kartę { $a0 } pozyskuje się na jej polu planszy, a nie za perswazję.
why-not-on-offer = Karty { $a0 } nie ma ani w rzędzie Imperium, ani w rezerwie.
why-price = Karta { $a0 } kosztuje { $a1 ->
    [one] 1 punkt perswazji
    [few] { $a1 } punkty perswazji
    [many] { $a1 } punktów perswazji
   *[other] { $a1 } punktu perswazji
}, a masz { $a2 }.
why-no-combat-space = Jednostki rozmieszcza się w turze, w której agent idzie na pole walki.
why-deploy-limit = W tej turze możesz rozmieścić jeszcze { $a0 ->
    [one] 1 jednostkę
    [few] { $a0 } jednostki
    [many] { $a0 } jednostek
   *[other] { $a0 } jednostki
}: te w niej zwerbowane i dwie inne z garnizonu.
why-must-resolve = Najpierw trzeba rozpatrzyć to, co daje { $a0 }.
why-kind = Kartę { $a0 } zagrywa się { $i1 ->
    [plot] we własnej turze
    [combat] podczas walki
   *[endgame] na koniec gry
}.
why-turn-start = Kartę { $a0 } zagrywa się na początku swojej tury, przed wszystkim innym.
why-before-agent = Kartę { $a0 } zagrywa się przed wysłaniem agenta.
why-winning = Kartę { $a0 } zagrywa się po wygraniu konfliktu.
why-combat-over = Kartę { $a0 } zagrywa się, zanim konflikt zostanie rozstrzygnięty.
why-condition = Warunek karty { $a0 } nie jest spełniony.
why-cost = { $a0 }: teraz cię na to nie stać albo nic by to nie dało.

## The board

board-round = Runda { $a0 } z 10
board-first = Pierwszy gracz: { $i0 }
board-turn = Tura: { $i0 }
board-won = Wygrywa: { $i0 }
board-nobody-won = Nie wygrał żaden gracz
board-title-leader = Lider
board-title-vp = PZ
board-title-solari = Sol
board-title-spice = Prz
board-title-water = Wod
board-title-agents = Agt
board-title-troops = Gar
board-title-supply = Pul
board-title-strength = Siła
board-title-hand = Ręka
board-title-intrigues = Int
board-title-more = Ponadto
board-swordmaster = Mistrz miecza
board-council = Rada
board-mentat = Mentat
board-revealed = karty odkryte
board-title-influence = Wpływy
board-alliance = { $a0 } (sojusz)
board-title-space = Plansza
board-bonus-spice = +{ $a0 ->
    [1] 1 przyprawa
   *[other] { $a0 } przyprawy
}
board-controlled = kontroluje { $i0 }
board-closed = zamyka { $i0 }
board-title-conflict-card = Konflikt
board-title-rewards = { $i0 ->
    [first] Pierwsza
    [second] Druga
   *[third] Trzecia
}
board-conflicts-left = jeszcze { $a0 }
board-title-row = Rząd Imperium
board-title-reserve = Rezerwa
board-card = { $i1 ->
    [none] { $a0 }
   *[other] { $a0 } { $a1 }
}
board-stack = { $i2 ->
    [none] { $a0 } ×{ $a1 }
   *[other] { $a0 } { $a2 } ×{ $a1 }
}
board-set-aside = { $a1 } (dla: { $i0 })
board-title-set-aside = Odłożona
board-title-in-play = W grze
board-title-discards = Odrzucone
board-title-waiting = Czeka
board-title-deck-top = Na wierzchu talii
board-title-intrigue-discard = Zużyte intrygi
board-title-hagal = Ród Hagal
board-cards = { $a0 ->
    [one] 1 karta w talii
    [few] { $a0 } karty w talii
    [many] { $a0 } kart w talii
   *[other] { $a0 } karty w talii
}
board-you = Grasz jako: { $a0 }
board-own-hand = Ręka
board-own-intrigues = Karty intryg
board-own-deck = W twojej talii
board-own-deck-top = Wierzch twojej talii
board-own-tokens = Twoje tajne frakcje
board-this-turn = perswazja: { $a0 }, zwerbowane: { $a1 }, rozmieszczone: { $a2 }
board-title-this-turn = W tej turze

## Options of a table: what each is called, what it decides, what its values are called

option-on = tak
option-off = nie

option-leaders = Liderzy
about-option-leaders = Liderzy graczy: „random” (losowi), „chosen” (gracze wybierają w kolejności tur), „draft” (każdy zatrzymuje jednego z dwóch rozdanych) albo identyfikatory oddzielone przecinkami w kolejności miejsc (paul_atreides, duke_leto_atreides, baron_vladimir_harkonnen, glossu_rabban, count_ilban_richese, helena_richese, countess_ariana_thorvald, earl_memnon_thorvald).
option-same-house = Dwoje liderów jednego rodu
about-option-same-house = W jednej grze może wystąpić dwoje liderów tego samego rodu; w przeciwnym razie nie rozdaje się ani nie proponuje nikogo z rodu, który jest już zajęty.
option-first-player = Pierwszy gracz
about-option-first-player = Kto zaczyna, według miejsc; w grze solo zaczyna rywal po lewej stronie gracza.
option-first-player-random = losowo
option-discard-piles = Stosy kart odrzuconych
about-option-discard-piles = Co inni widzą ze stosu kart odrzuconych: cały stos czy tylko wierzchnią kartę.
option-discard-piles-open = jawne
option-discard-piles-top-card = tylko wierzchnia karta
option-difficulty = Poziom gry solo
about-option-difficulty = Poziom trudności gry solo, od nowicjusza do eksperta+.
option-difficulty-mercenary = Najemnik (nowicjusz)
option-difficulty-sardaukar = Sardaukar (weteran)
option-difficulty-mentat = Mentat (ekspert)
option-difficulty-kwisatz-haderach = Kwisatz Haderach (ekspert+)
option-rival-leaders = Liderzy rywali
about-option-rival-leaders = Liderzy dwóch rywali: „recommended” (hrabia Memnon Thorvald i Rabban; kogo ma gracz, tego zastępuje ktoś wylosowany), „random” (losowi) albo dwa identyfikatory oddzielone przecinkiem; nigdy Paul Atryda ani Helena Richese.
option-rival-same-house = Rywale z jednego rodu
about-option-rival-same-house = Dwaj wylosowani rywale mogą pochodzić z jednego rodu, także z rodu gracza; każdego lidera i tak używa się tylko raz.
option-pay-without-effect = Płacenie za nic
about-option-pay-without-effect = Koszt przed strzałką można zapłacić, choć efekt jest niemożliwy, dla samego kosztu.
option-trashed-card-effects-lapse = Efekty zniszczonych kart przepadają
about-option-trashed-card-effects-lapse = Czego karta nie zaczęła jeszcze dawać, przepada, gdy zostaje zniszczona.
option-bindu-pass-optional = Letarg bindu: można pominąć
about-option-bindu-pass-optional = Letarg bindu może zakończyć turę; w przeciwnym razie musi ją zakończyć.
option-envoy-enables-iconless-cards = Emisariusz i karty bez ikon
about-option-envoy-enables-iconless-cards = Wysłanie emisariusza pozwala zagrać kartę bez ikon agenta.
option-kh-ignores-enemy-agents = Kwisatz Haderach idzie wszędzie
about-option-kh-ignores-enemy-agents = Kwisatz Haderach idzie także na pola, na których stoją agenci przeciwników.
option-voice-stops-infiltration = Głos powstrzymuje infiltrację
about-option-voice-stops-infiltration = Głos powstrzymuje także agentów, których nie blokują agenci przeciwników: Infiltrację i Helenę Richese.
option-voice-needs-control-marker = Głos wymaga znacznika
about-option-voice-needs-control-marker = Głos nic nie daje graczowi, którego wszystkie znaczniki kontroli leżą na planszy.
option-infiltration-past-own-agents = Infiltracja mimo własnych agentów
about-option-infiltration-past-own-agents = Infiltracja i Helena Richese pozwalają iść także tam, gdzie stoi własny agent.
option-urgent-mission-recalls-mentat = Pilna misja i mentat
about-option-urgent-mission-recalls-mentat = Pilna misja może odwołać mentata.
option-bypass-protocol-takes-foldspace = Obejście protokołu i Zagięcie przestrzeni
about-option-bypass-protocol-takes-foldspace = Obejście protokołu może pozyskać Zagięcie przestrzeni jako kartę bez kosztu.
option-masterstroke-optional = Mistrzowskie posunięcie może poczekać
about-option-masterstroke-optional = Baron może zwlekać z Mistrzowskim posunięciem; w przeciwnym razie ujawnia je przy pierwszej okazji.
option-masterstroke-counts = Jednostki do Mistrzowskiego posunięcia
about-option-masterstroke-counts = Jednostki, które liczą się do Mistrzowskiego posunięcia: wszystkie rozmieszczone w tej turze albo tylko te rozmieszczone dzięki polu walki.
option-masterstroke-counts-all-deployments = wszystkie z tej tury
option-masterstroke-counts-combat-spaces = dzięki polu walki
option-spice-addict-leaves-spice = Uzależniona zostawia przyprawę
about-option-spice-addict-leaves-spice = Przyprawa, z której rezygnuje Uzależniona od przyprawy, zostaje na polu, jeśli leżała tam bonusowa przyprawa.
option-carryall-is-a-harvest = Zgarniarka wydobywa
about-option-carryall-is-a-harvest = Przyprawa ze Zgarniarki to osobne wydobycie: Uzależniona od przyprawy działa ponownie.
option-three-way-tie-for-first-gives-fourth-player-third-reward = Czwarty za trzema pierwszymi
about-option-three-way-tie-for-first-gives-fourth-player-third-reward = Gdy trzech graczy remisuje na pierwszym miejscu, czwarty gracz dostaje trzecią nagrodę.
option-tie-for-second-gives-third-reward-below-four-players = Remis o drugie miejsce w małym gronie
about-option-tie-for-second-gives-third-reward-below-four-players = Przy mniej niż czterech graczach ci, którzy remisują na drugim miejscu, dostają trzecią nagrodę.
option-voice-stops-rivals = Głos powstrzymuje rywali
about-option-voice-stops-rivals = Głos zamyka pole także rywalom.
option-rivals-trigger-control-bonus = Rywale uruchamiają kontrolę
about-option-rivals-trigger-control-bonus = Agent rywala na kontrolowanym polu daje bonus temu, kto je kontroluje.
option-expert-lead = Przewaga rywala
about-option-expert-lead = Rozmieszczanie jednostek na poziomie eksperta mierzy przewagę rywala, zanim coś rozmieści, albo razem z tym, co właśnie zwerbował.
option-expert-lead-before-deployment = zanim coś rozmieści
option-expert-lead-with-recruits = razem ze zwerbowanymi
option-rival-always-pays-signet = Rywale zawsze płacą
about-option-rival-always-pays-signet = Rywal płaci za zdolność sygnetu, ilekroć może; w przeciwnym razie decyduje gracz.
option-rivals-in-ties = Remis z rywalem
about-option-rivals-in-ties = Tyle samo punktów zwycięstwa co rywal: rozstrzygają zasady remisów albo gracz przegrywa.
option-rivals-in-ties-tie-breakers = rozstrzygają zasady remisów
option-rivals-in-ties-player-loses = gracz przegrywa
option-rival-tied-for-second-gets-third-reward = Rywal w remisie o drugie miejsce
about-option-rival-tied-for-second-gets-third-reward = Rywal remisujący na drugim miejscu dostaje trzecią nagrodę, tak jak gracz.
option-rival-signet-troops-go-to-garrison = Jednostki z sygnetu Rabbana
about-option-rival-signet-troops-go-to-garrison = Jednostki z sygnetu Rabbana na polu walki idą do garnizonu; w przeciwnym razie do konfliktu.
