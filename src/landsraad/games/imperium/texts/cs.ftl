# Dune: Imperium in Czech. How messages are found and what their arguments are: landsraad/table/texts.py.

-kinds = icon leader space card intrigue conflict hagal phase zone place short

# How events make a story (landsraad/cli/story.py).
-headings = round-begins turn-begins combat-begins endgame-begins
-joined = leader-taken first-player resource card-played agent-sent space-paid card-drawn card-drawn-is card-revealed persuasion-gained influence-gained troops-recruited troops-deployed combat-passed bonus-spice solari-gained spice-gained water-gained swords
-replaces = card-drawn-is:card-drawn intrigue-drawn-is:intrigue-drawn

# `duncan_idaho/agent/0` is an effect of Duncan Idaho; what it does stands beside it.
part = { $name }

## Factions and icons

icon-emperor = Imperátor
icon-spacing-guild = Kosmická gilda
icon-bene-gesserit = Bene Gesserit
icon-fremen = Fremeni
icon-landsraad = Landsraad
icon-city = Město
icon-spice-trade = Obchod s kořením

## Leaders

leader-paul-atreides = Paul Atreides
leader-duke-leto-atreides = Vévoda Leto Atreides
leader-baron-vladimir-harkonnen = Baron Vladimir Harkonnen
leader-glossu-rabban = Glossu „Bestie“ Rabban
leader-count-ilban-richese = Hrabě Ilban Richese
leader-helena-richese = Helena Richese
leader-countess-ariana-thorvald = Hraběnka Ariana Thorvald
leader-earl-memnon-thorvald = Hrabě Memnon Thorvald
leader-house-hagal = Rod Hagal

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

space-conspire = Konspirace
space-wealth = Bohatství
space-heighliner = Maxitrajler
space-foldspace = Zakřivený prostor
space-selective-breeding = Selektivní šlechtění
space-secrets = Tajemství
space-hardy-warriors = Tvrdí válečníci
space-stillsuits = Filtršaty
space-high-council = Nejvyšší rada
space-mentat = Mentat
space-swordmaster = Mistr meče
space-rally-troops = Povolání záloh
space-hall-of-oratory = Řečnická síň
space-arrakeen = Arrakén
space-carthag = Kartágo
space-research-station = Výzkumná stanice
space-sietch-tabr = Síč Tabr
space-the-great-flat = Velká rovina
space-hagga-basin = Pánev Hagga
space-imperial-basin = Imperiální pánev
space-sell-melange = Prodej melanže
space-secure-contract = Zajištění kontraktu

## Cards

card-convincing-argument = Přesvědčivý projev
card-dagger = Dýka
card-diplomacy = Diplomacie
card-dune-the-desert-planet = Duna, pouštní planeta
card-reconnaissance = Průzkum
card-seek-allies = Hledání spojenců
card-signet-ring = Pečetní prsten
card-arrakis-liaison = Spojenci z Arrakisu
card-the-spice-must-flow = Koření musí proudit
card-foldspace = Zakřivený prostor
card-arrakis-recruiter = Náborář z Arrakisu
card-assassination-mission = Vražedná mise
card-bene-gesserit-initiate = Benegesseritská novicka
card-bene-gesserit-sister = Benegesseritská sestra
card-carryall = Nosný letoun
card-chani = Chani
card-choam-directorship = Ředitelství CHOAM
card-crysknife = Krispel
card-dr-yueh = Dr. Yueh
card-duncan-idaho = Duncan Idaho
card-fedaykin-death-commando = Fedajkinské komando smrti
card-firm-grip = Pevné sevření
card-fremen-camp = Fremenský tábor
card-gene-manipulation = Genová manipulace
card-guild-administrator = Správce gildy
card-guild-ambassador = Vyslanec gildy
card-guild-bankers = Bankéři gildy
card-gun-thopter = Bojová toptéra
card-gurney-halleck = Gurney Halleck
card-imperial-spy = Imperiální špeh
card-kwisatz-haderach = Kwisatz Haderach
card-lady-jessica = Lady Jessica
card-liet-kynes = Liet Kynes
card-missionaria-protectiva = Missionaria Protectiva
card-opulence = Přepych
card-other-memory = Jiná paměť
card-piter-de-vries = Piter de Vries
card-power-play = Mocenská hra
card-reverend-mother-mohiam = Ctihodná matka Mohiamová
card-sardaukar-infantry = Sardaukarská pěchota
card-sardaukar-legion = Sardaukarská legie
card-scout = Zvěd
card-shifting-allegiances = Proměnlivá spojenectví
card-sietch-reverend-mother = Ctihodná matka síče
card-smugglers-thopter = Pašerácká toptéra
card-space-travel = Mezihvězdná cesta
card-spice-hunter = Lovec koření
card-spice-smugglers = Pašeráci koření
card-stilgar = Stilgar
card-test-of-humanity = Zkouška lidskosti
card-the-voice = Hlas
card-thufir-hawat = Thufir Hawat
card-worm-riders = Jezdci na červech

## Intrigue cards

intrigue-bindu-suspension = Binduové znehybnění
intrigue-bribery = Úplatkářství
intrigue-bypass-protocol = Obejití protokolu
intrigue-calculated-hire = Promyšlený tah
intrigue-charisma = Charisma
intrigue-choam-shares = Akcie CHOAM
intrigue-councilors-dispensation = Výsada radního
intrigue-dispatch-an-envoy = Vyslání posla
intrigue-double-cross = Podraz
intrigue-favored-subject = Oblíbený poddaný
intrigue-guild-authorization = Povolení gildy
intrigue-infiltrate = Infiltrace
intrigue-know-their-ways = Znalost jejich zvyků
intrigue-poison-snooper = Špeh
intrigue-rapid-mobilization = Rychlá mobilizace
intrigue-recruitment-mission = Náborová mise
intrigue-refocus = Přeskupení
intrigue-reinforcements = Posily
intrigue-secret-of-the-sisterhood = Tajemství sesterstva
intrigue-the-sleeper-must-awaken = Spáč se musí probudit
intrigue-urgent-mission = Naléhavá mise
intrigue-water-of-life = Voda života
intrigue-water-peddlers-union = Spolek prodavačů vody
intrigue-windfall = Nečekaný zisk
intrigue-allied-armada = Spojenecké loďstvo
intrigue-ambush = Přepadení
intrigue-demand-respect = Zjednání úcty
intrigue-master-tactician = Mistr taktiky
intrigue-private-army = Soukromá armáda
intrigue-staged-incident = Zinscenovaný incident
intrigue-to-the-victor = Cena pro vítěze
intrigue-tiebreaker = Jazýček na vahách
intrigue-corner-the-market = Ovládnutí trhu
intrigue-plans-within-plans = Plány uvnitř plánů

## Conflicts

conflict-skirmish-a = Šarvátka A
conflict-skirmish-b = Šarvátka B
conflict-skirmish-c = Šarvátka C
conflict-skirmish-d = Šarvátka D
conflict-cloak-and-dagger = Plášť a dýka
conflict-desert-power = Síla pouště
conflict-guild-bank-raid = Přepadení banky gildy
conflict-machinations = Pletichy
conflict-raid-stockpiles = Nájezd na zásoby
conflict-sort-through-the-chaos = Zvládnutí chaosu
conflict-terrible-purpose = Hrozivé poslání
conflict-secure-imperial-basin = Zajištění Imperiální pánve
conflict-siege-of-arrakeen = Obléhání Arrakénu
conflict-siege-of-carthag = Obléhání Kartága
conflict-battle-for-arrakeen = Bitva o Arrakén
conflict-battle-for-carthag = Bitva o Kartágo
conflict-battle-for-imperial-basin = Bitva o Imperiální pánev
conflict-grand-vision = Velkolepá vize

## House Hagal cards

hagal-h-conspire = Konspirace
hagal-h-wealth = Bohatství
hagal-h-heighliner = Maxitrajler
hagal-h-foldspace = Zakřivený prostor
hagal-h-selective-breeding = Selektivní šlechtění
hagal-h-secrets = Tajemství
hagal-h-hardy-warriors = Tvrdí válečníci
hagal-h-stillsuits = Filtršaty
hagal-h-rally-troops = Povolání záloh
hagal-h-hall-of-oratory = Řečnická síň
hagal-h-carthag = Kartágo
hagal-h-harvest-spice = Těžba koření
hagal-h-arrakeen-1p = Arrakén (1H)
hagal-h-arrakeen-2p = Arrakén (2H)
hagal-h-reshuffle = Zamíchání

## Phases, zones

phase-setup = Příprava hry
phase-round-start = Zahájení kola
phase-player-turns = Tahy hráčů
phase-combat = Boj
phase-makers = Tvůrci
phase-recall = Vyhodnocení kola
phase-endgame = Konec hry

zone-hand = ruka
zone-in-play = ve hře
zone-discard = odkládací balíček
place-first = první
place-second = druhé
place-third = třetí

## What effects do (wording.py); arguments are the fields, texts as $i

effect-solari = { $a0 ->
    [one] 1 solár
    [few] { $a0 } soláry
    [many] { $a0 } soláru
   *[other] { $a0 } solárů
}
effect-spice = { $a0 } koření
effect-water = { $a0 ->
    [one] 1 voda
    [few] { $a0 } vody
    [many] { $a0 } vody
   *[other] { $a0 } vod
}
effect-victory-points = { $a0 } VB
effect-persuasion = { $a0 ->
    [one] 1 přízeň
    [few] { $a0 } přízně
    [many] { $a0 } přízně
   *[other] { $a0 } přízní
}
effect-persuasion-per-card = { $a1 ->
    [one] 1 přízeň
    [few] { $a1 } přízně
    [many] { $a1 } přízně
   *[other] { $a1 } přízní
} za každou tvou kartu ve hře ({ $a0 })
effect-swords = { $a0 ->
    [one] 1 meč
    [few] { $a0 } meče
    [many] { $a0 } meče
   *[other] { $a0 } mečů
}
effect-draw = dober si { $a0 ->
    [one] kartu
    [few] { $a0 } karty
    [many] { $a0 } karty
   *[other] { $a0 } karet
}
effect-draw-intrigue = dober si { $a0 ->
    [one] kartu intrik
    [few] { $a0 } karty intrik
    [many] { $a0 } karty intrik
   *[other] { $a0 } karet intrik
}
effect-troops = získej { $a0 ->
    [one] 1 jednotku
    [few] { $a0 } jednotky
    [many] { $a0 } jednotky
   *[other] { $a0 } jednotek
}{ $i1 ->
    [yes] {" "}a můžeš je hned poslat do střetu
   *[no] { "" }
}
effect-influence = { $a1 ->
    [one] 1 vliv
    [few] { $a1 } vlivy
    [many] { $a1 } vlivu
   *[other] { $a1 } vlivů
} { $i0 ->
    [any] { $i2 ->
        [none] { $i3 ->
            [none] na libovolnou frakci
           *[other] na frakci, kde má některý soupeř vyšší vliv
        }
       *[other] na jednu z frakcí ({ $a2 })
    }
    [visited] na frakci tohoto pole
    [each] na každou frakci
    [chosen_secret] na obě frakce z baronových žetonů
   *[other] na frakci { $a0 }
}
effect-pay = cena { $i0 } → { $i1 }
effect-choose = { $a0 ->
    [one] vyber si: { $i1 }
    [few] vyber si { $a0 }: { $i1 }
    [many] vyber si { $a0 }: { $i1 }
   *[other] vyber si { $a0 }: { $i1 }
}
effect-when = vyžaduje { $i0 }: { $i1 }
effect-each-opponent = každý soupeř: { $i0 }
effect-reveal-if-agent-here = { $i0 } v tahu odhalení, pokud je tu tvůj agent stále
effect-signet = použij schopnost svého Pečetního prstenu
effect-trash = { $i1 ->
    [yes] můžeš zničit { $a0 ->
        [one] kartu
        [few] { $a0 } karty
        [many] { $a0 } karty
       *[other] { $a0 } karet
    }
   *[no] znič { $a0 ->
       [one] kartu
       [few] { $a0 } karty
       [many] { $a0 } karty
      *[other] { $a0 } karet
   }
}
effect-trash-this = znič tuto kartu
effect-discard = odlož { $a0 ->
    [one] kartu
    [few] { $a0 } karty
    [many] { $a0 } karty
   *[other] { $a0 } karet
}
effect-take-from-discard = vezmi si z odkládacího balíčku kartu ({ $a0 })
effect-look-top = podívej se na vrchní kartu svého balíčku, pak si ji dober, nebo ji znič
effect-shuffle-discard-into-deck = zamíchej odkládací balíček do svého balíčku
effect-acquire = získej kartu s cenou nejvýš { $a0 }{ $i2 ->
    [deck_top] {" "}a polož ji navrch balíčku
   *[other] { "" }
}
effect-acquire-from-reserve = získej kartu { $a0 }
effect-acquire-to-deck-top = karty získané v tomto tahu můžeš položit navrch balíčku
effect-discount = { $a0 } stojí v tomto tahu o { $a1 } méně
effect-manipulate = odstraň kartu z imperiální řady, pak ji můžeš získat o { $a0 } levněji
effect-steal-intrigue = každý soupeř s alespoň { $a0 ->
    [one] 1 kartou intrik
    [few] { $a0 } kartami intrik
    [many] { $a0 } karty intrik
   *[other] { $a0 } kartami intrik
} ti jednu dá
effect-end-turn-option = můžeš ukončit tah
effect-tiebreak-spice = { $a0 } koření pro rozhodnutí remízy
effect-deploy = pošli do střetu { $i0 ->
    [none] libovolný počet jednotek
   *[other] až { $a0 ->
       [one] 1 jednotku
       [few] { $a0 } jednotky
       [many] { $a0 } jednotky
      *[other] { $a0 } jednotek
   }
} z tvé { $i1 ->
    [supply] zásoby
   *[garrison] pevnosti
}
effect-retreat = ústup: { $i0 ->
    [none] libovolný počet jednotek
   *[other] až { $a0 ->
       [one] 1 jednotka
       [few] { $a0 } jednotky
       [many] { $a0 } jednotky
      *[other] { $a0 } jednotek
   }
}
effect-lose-garrison-troop = ztráta: { $a0 ->
    [one] 1 jednotka v pevnosti
    [few] { $a0 } jednotky v pevnosti
    [many] { $a0 } jednotky v pevnosti
   *[other] { $a0 } jednotek v pevnosti
}
effect-lose-conflict-troop = ztráta: { $a0 ->
    [one] 1 jednotka ve střetu
    [few] { $a0 } jednotky ve střetu
    [many] { $a0 } jednotky ve střetu
   *[other] { $a0 } jednotek ve střetu
}
effect-opponent-loses-conflict-troop = soupeř ztratí { $a0 ->
    [one] 1 jednotku ve střetu
    [few] { $a0 } jednotky ve střetu
    [many] { $a0 } jednotky ve střetu
   *[other] { $a0 } jednotek ve střetu
}
effect-control = ovládnutí: { $a0 }
effect-harvest = vytěž { $a0 } koření a k tomu bonusové koření
effect-double-harvest = ještě jednou základní koření tohoto pole
effect-sell-melange = soláry za koření
effect-council-seat = křeslo v Nejvyšší radě
effect-swordmaster = tvůj třetí agent
effect-take-mentat = mentat, pokud tu je
effect-take-mentat-next-round = mentat na příští kolo
effect-recall-agent = povolej zpět { $a0 ->
    [one] 1 agenta
    [few] { $a0 } agenty
    [many] { $a0 } agenta
   *[other] { $a0 } agentů
}
effect-place-agent-anywhere = vyšli jednoho svého agenta odkudkoli na kterékoli pole
effect-ignore-enemy-agents = cizí agenti v tomto tahu nebrání tvému dalšímu agentovi
effect-add-icons = karta zahraná v tomto tahu má navíc ikony { $a0 }
effect-block-space = uzavři soupeřům jedno pole do svého příštího tahu

cost-solari = { $a0 ->
    [one] 1 solár
    [few] { $a0 } soláry
    [many] { $a0 } soláru
   *[other] { $a0 } solárů
}
cost-spice = { $a0 } koření
cost-water = { $a0 ->
    [one] 1 voda
    [few] { $a0 } vody
    [many] { $a0 } vody
   *[other] { $a0 } vod
}
price-lose-influence = { $a0 ->
    [one] 1 vliv
    [few] { $a0 } vlivy
    [many] { $a0 } vlivu
   *[other] { $a0 } vlivů
} na jednu frakci
price-trash-this-card = zničení této karty
price-trash-cards = zničení { $a0 ->
    [one] 1 karty
    [few] { $a0 } karet
    [many] { $a0 } karty
   *[other] { $a0 } karet
}
price-lose-conflict-troops = { $a0 ->
    [one] 1 tvá jednotka ve střetu
    [few] { $a0 } tvé jednotky ve střetu
    [many] { $a0 } tvé jednotky ve střetu
   *[other] { $a0 } tvých jednotek ve střetu
}
price-spend-intrigue = { $a0 ->
    [one] 1 karta intrik
    [few] { $a0 } karty intrik
    [many] { $a0 } karty intrik
   *[other] { $a0 } karet intrik
}

condition-influence-at-least = vliv { $a1 } na frakci { $a0 }
condition-influence-on-tracks = vliv { $a0 } na { $a1 } počítadlech
condition-alliance = { $i0 ->
    [any] jakoukoli alianci
   *[other] alianci ({ $a0 })
}
condition-other-card-in-play = další kartu ve hře ({ $a0 })
condition-has-council-seat = křeslo v Nejvyšší radě
condition-mentat-on-space = mentata na jeho poli
condition-won-conflict = výhru ve střetu
condition-conflict-troops-at-least = { $a0 ->
    [one] 1 tvou jednotku ve střetu
    [few] { $a0 } tvé jednotky ve střetu
    [many] { $a0 } tvé jednotky ve střetu
   *[other] { $a0 } tvých jednotek ve střetu
}
condition-opponent-has-conflict-troop = soupeřovu jednotku ve střetu
condition-copies-at-least = { $a1 ->
    [one] 1 kartu
    [few] { $a1 } karty
    [many] { $a1 } karty
   *[other] { $a1 } karet
} { $a0 }
condition-more-copies-than-each-opponent = víc karet { $a0 } než každý soupeř

# What joins them: Intrigue cards by their timing, prices of selling, House Hagal cards.
use-in-reveal-turn = { $i0 } (v tahu odhalení: { $i1 })
timing-start-of-own-turn = na začátku tvého tahu: { $i0 }
timing-before-playing-agent-card = před tahem agentem: { $i0 }
timing-before-sending-agent = před vysláním agenta: { $i0 }
timing-applies-in-own-reveal-turn = v tahu odhalení tohoto kola: { $i0 }
timing-after-winning-conflict = po vyhraném střetu: { $i0 }
exchange = { $i0 } → { $i1 }
hagal-card-signet = schopnost Pečetního prstenu protivníka
hagal-card-reshuffle = všechny karty rodu Hagal se zamíchají a otočí se další

## What leaders are able to do

ability-sees-top-card = kdykoli se smíš podívat na vrchní kartu svého balíčku
ability-cheaper-spaces = pole s ikonou { $a0 } tě stojí o { $a1 ->
    [one] 1 solár
    [few] { $a1 } soláry
    [many] { $a1 } soláru
   *[other] { $a1 } solárů
} méně
ability-secret-factions = tajně vyber { $a0 ->
    [one] 1 frakci
    [few] { $a0 } frakce
    [many] { $a0 } frakce
   *[other] { $a0 } frakcí
}; jednou v tahu, kdy pošleš do střetu alespoň { $a1 ->
    [one] 1 jednotku
    [few] { $a1 } jednotky
    [many] { $a1 } jednotky
   *[other] { $a1 } jednotek
}, je odhal: { $i2 }
ability-starts-with = začínáš navíc s: { $i0 }
ability-when-solari-paid-for-space = kdykoli zaplatíš za pole soláry: { $i0 }
ability-passes-enemy-agents = cizí agenti ti nebrání na polích { $a0 }
ability-harvests-less = kdykoli těžíš, máš o { $a0 } koření méně, ale: { $i1 }
ability-when-council-seat-taken = když získáš křeslo v Nejvyšší radě: { $i0 }

power-paul-atreides = Jasnozřivost
power-duke-leto-atreides = Oblíbenec landsraadu
power-baron-vladimir-harkonnen = Mistrovský tah
power-glossu-rabban = Léno Arrakis
power-count-ilban-richese = Nelítostný vyjednavač
power-helena-richese = Oči všude
power-countess-ariana-thorvald = Závislost na koření
power-earl-memnon-thorvald = Konexe

signet-paul-atreides = Disciplína
signet-duke-leto-atreides = Obezřetná diplomacie
signet-baron-vladimir-harkonnen = Pletichaření
signet-glossu-rabban = Brutalita
signet-count-ilban-richese = Výroba
signet-helena-richese = Manipulace
signet-countess-ariana-thorvald = Skrytá nádrž
signet-earl-memnon-thorvald = Zásoby koření

## Setup and the round

first-player = První hráč: { $w0 }.
leader-dealt = Dostáváš vůdce: { $a0 }.
leader-taken = Hráč { $a0 }: { $a1 }.
row-dealt = Imperiální řada: { $a0 }.
row-refilled = { $a0 } přibývá do imperiální řady.
round-begins = Kolo { $a0 }
conflict-revealed = Střet: { $a0 }.
turn-begins = { $w0 }: tah
turn-passed = { $w0 } končí tah bez agenta i bez odhalení.
player-turns-end = Všichni už odhalili.
agents-recalled = Všichni agenti se vracejí ke svým vůdcům.
bonus-spice = Bonusové koření: { $a0 }.

## Agents

card-played = { $w0 } hraje kartu { $a1 }.
agent-sent = { $w0 } vysílá agenta: { $a1 }.
agent-lifted = { $w0 } zvedá agenta z pole { $a1 }.
agent-recalled = { $w0 } povolává zpět agenta z pole { $a1 }.
space-closed = { $w0 } uzavírá soupeřům pole { $a1 }.
space-reopened = Pole { $a1 } je znovu volné.
space-paid = { $w0 } platí { $a2 ->
    [0] { $a3 ->
        [0] { $a4 ->
            [one] 1 vodu
            [few] { $a4 } vody
            [many] { $a4 } vody
           *[other] { $a4 } vod
        }
       *[other] { $a3 } koření
    }
   *[other] { $a2 ->
       [one] 1 solár
       [few] { $a2 } soláry
       [many] { $a2 } soláru
      *[other] { $a2 } solárů
   }
} za pole { $a1 }.
council-seat-taken = { $w0 } získává křeslo v Nejvyšší radě.
swordmaster-hired = { $w0 } najímá mistra meče.
mentat-taken = { $w0 } si bere mentata.
mentat-won = { $w0 } má mentata pro příští kolo.
melange-sold = { $w0 } prodává { $a1 } koření za { $a2 ->
    [one] 1 solár
    [few] { $a2 } soláry
    [many] { $a2 } soláru
   *[other] { $a2 } solárů
}.
spice-harvested = { $w0 } těží { $a2 } koření: { $a1 }.
signet-used = { $w0 } používá schopnost Pečetního prstenu.

## Gains and losses

solari-gained = { $w0 } získává { $a1 ->
    [one] 1 solár
    [few] { $a1 } soláry
    [many] { $a1 } soláru
   *[other] { $a1 } solárů
}.
spice-gained = { $w0 } získává { $a1 } koření.
water-gained = { $w0 } získává { $a1 ->
    [one] 1 vodu
    [few] { $a1 } vody
    [many] { $a1 } vody
   *[other] { $a1 } vod
}.
cost-paid = { $w0 } platí { $a1 ->
    [0] { $a2 ->
        [0] { $a3 ->
            [one] 1 vodu
            [few] { $a3 } vody
            [many] { $a3 } vody
           *[other] { $a3 } vod
        }
       *[other] { $a3 ->
            [0] { $a2 } koření
           *[other] { $a2 } koření a { $a3 ->
               [one] 1 vodu
               [few] { $a3 } vody
               [many] { $a3 } vody
              *[other] { $a3 } vod
           }
        }
    }
   *[other] { $a2 ->
        [0] { $a1 ->
            [one] 1 solár
            [few] { $a1 } soláry
            [many] { $a1 } soláru
           *[other] { $a1 } solárů
        }
       *[other] { $a1 ->
           [one] 1 solár
           [few] { $a1 } soláry
           [many] { $a1 } soláru
          *[other] { $a1 } solárů
       } a { $a2 } koření
    }
}.
victory-points = { $w0 } { $a1 ->
    [-1] ztrácí vítězný bod
    [one] získává vítězný bod
    [few] získává { $a1 } vítězné body
    [many] získává { $a1 } vítězného bodu
   *[other] získává { $a1 } vítězných bodů
}.
persuasion-gained = { $w0 } získává { $a1 ->
    [one] 1 přízeň
    [few] { $a1 } přízně
    [many] { $a1 } přízně
   *[other] { $a1 } přízní
}.
swords = { $w0 } přidává { $a1 ->
    [one] 1 meč
    [few] { $a1 } meče
    [many] { $a1 } meče
   *[other] { $a1 } mečů
}.
influence-gained = { $w0 } má vliv { $a2 }: { $a1 }.
influence-lost = { $w0 } klesá na vliv { $a2 }: { $a1 }.
alliance-taken = { $w0 } má alianci: { $a1 }.
alliance-returned = { $w0 } ztrácí alianci: { $a1 }.
option-chosen = { $w0 } si vybírá: { $a1 }.

## Troops and Combat

troops-recruited = { $w0 } získává { $a1 ->
    [one] 1 jednotku
    [few] { $a1 } jednotky
    [many] { $a1 } jednotky
   *[other] { $a1 } jednotek
}.
troops-deployed = { $w0 } posílá do střetu { $a1 ->
    [one] 1 jednotku
    [few] { $a1 } jednotky
    [many] { $a1 } jednotky
   *[other] { $a1 } jednotek
}.
troops-retreated = { $w0 } stahuje ze střetu { $a1 ->
    [one] 1 jednotku
    [few] { $a1 } jednotky
    [many] { $a1 } jednotky
   *[other] { $a1 } jednotek
}.
conflict-troops-lost = { $w0 } ztrácí { $a1 ->
    [one] 1 jednotku
    [few] { $a1 } jednotky
    [many] { $a1 } jednotky
   *[other] { $a1 } jednotek
} ve střetu.
garrison-troops-lost = { $w0 } ztrácí { $a1 ->
    [one] 1 jednotku
    [few] { $a1 } jednotky
    [many] { $a1 } jednotky
   *[other] { $a1 } jednotek
} v pevnosti.
strength-set = { $w0 } má sílu { $a1 }.
combat-begins = Boj
combat-passed = { $w0 } pasuje.
conflict-won = { $w0 } vítězí ve střetu: { $a1 }.
conflict-undecided = Nikdo nevítězí ve střetu: { $a0 }.
reward = { $w0 } bere odměnu za { $a1 } místo.
reward-forfeited = { $w0 } si z odměny za { $a1 } místo nic nebere.
combat-ends = Jednotky ze střetu se vracejí do zásob.
control-taken = { $w0 } ovládá pole { $a1 }.
control-lost = Pole { $a1 } teď nikdo neovládá.

## Cards

reveal-turn = { $w0 } odhaluje.
card-revealed = { $w0 } odhaluje kartu { $a1 }.
card-drawn = { $w0 } si dobírá kartu.
card-drawn-is = Dobíráš si kartu { $a0 }.
nothing-to-draw = { $w0 } už nemá co dobírat.
deck-shuffled = { $w0 } zamíchává odkládací balíček do dobíracího.
card-discarded = { $w0 } odkládá kartu { $a1 }.
card-trashed = { $w0 } ničí kartu { $a1 }.
card-acquired = { $w0 } získává kartu { $a1 }.
card-on-top = { $w0 } pokládá navrch balíčku kartu { $a1 }.
card-taken-back = { $w0 } si vrací do ruky kartu { $a1 }.
card-set-aside = { $w0 } odstraňuje z imperiální řady kartu { $a1 }.
card-leaves-the-game = { $a0 } opouští hru.
top-card-is = Vrchní karta tvého balíčku: { $a0 }.

## Intrigue

intrigue-drawn = { $w0 } si dobírá kartu intrik.
intrigue-drawn-is = Dobíráš si kartu intrik { $a0 }.
intrigue-stolen = { $w0 } bere kartu intrik ({ $w1 }).
intrigue-stolen-is = { $w0 } bere kartu intrik { $a2 } ({ $w1 }).
intrigue-played = { $w0 } hraje kartu intrik { $a1 }.
intrigue-deck-rebuilt = Z odložených karet intrik vzniká nový balíček: { $a0 ->
    [one] 1 karta
    [few] { $a0 } karty
    [many] { $a0 } karty
   *[other] { $a0 } karet
}.
tokens-chosen = { $w0 } tajně vybírá dvě frakce.
tokens-chosen-are = Vybíráš frakce { $a0 } a { $a1 }.
masterstroke = { $w0 } odhaluje Mistrovský tah: { $a1 } a { $a2 }.

## House Hagal

difficulty = Hra pro jednoho: { $i0 ->
    [mercenary] Žoldnéř (nováček)
    [sardaukar] Sardaukar (veterán)
    [mentat] Mentat (expert)
   *[kwisatz_haderach] Kwisatz Haderach (expert+)
}.
hagal-revealed = { $w0 }, karta rodu Hagal: { $a1 }.
hagal-ignored = { $w0 } ignoruje kartu { $a1 }.
hagal-reshuffled = Karty rodu Hagal se míchají: { $a0 }.
rival-holds-back = { $w0 } má dostatečný náskok a nic neposílá.
rival-pays-nothing = { $w0 } za Pečetní prsten neplatí, takže nic neudělá.
bonus-spice-removed = Mizí { $a1 } bonusového koření: { $a0 }.
intrigue-spent = { $w0 } obětuje kartu { $a1 }.

## The end

endgame-begins = Konec hry
endgame-passed = { $w0 } pasuje.
game-won = { $w0 } vítězí a má { $a1 ->
    [one] 1 vítězný bod
    [few] { $a1 } vítězné body
    [many] { $a1 } vítězného bodu
   *[other] { $a1 } vítězných bodů
}.

## Questions

ask-after-winning = Zahrát kartu za vyhraný střet?
ask-agent-turn = Co dál v tahu agentem?
ask-alliance-heir = Kdo získá alianci?
ask-card-played = Kam půjde agent?
ask-choice = Co z toho?
ask-choose-tokens = Které frakce tajně vybereš?
ask-close-space = Které pole uzavřeš?
ask-combat-cards = Zahrát kartu boje?
ask-defensive-bonus = Poslat obránce?
ask-deploy-troops = Kolik jednotek pošleš do střetu?
ask-discard-cards = Kterou kartu odložíš?
ask-effects = Co dál?
ask-endgame = Zahrát kartu konce hry?
ask-entry-cost = Kolik zaplatíš?
ask-free-card = Kterou kartu získáš?
ask-haderach-played = Který agent půjde kam?
ask-influence-choice = Na kterou frakci získáš vliv?
ask-influence-loss = Na kterou frakci ztratíš vliv?
ask-leader-choice = Kterého vůdce si bereš?
ask-leader-draft = Kterého vůdce si necháš?
ask-manipulation = Kterou kartu odstraníš z řady?
ask-on-top = Kam přijde získaná karta?
ask-opponent-loses = Který soupeř ztratí jednotku?
ask-recall-one = Kterého agenta povoláš zpět?
ask-retreat-troops = Kolik jednotek ustoupí?
ask-rival-choice = Co si vybere protivník?
ask-rival-influence = Na kterou frakci získá protivník vliv?
ask-rival-payment = Zaplatí protivník za svůj Pečetní prsten?
ask-reveal-turn = Co dál v tahu odhalení?
ask-take-back = Kterou kartu si vezmeš zpět?
ask-top-card = Co s vrchní kartou tvého balíčku?
ask-trash-card = Kterou kartu zničíš?
ask-turn = Tvůj tah?

## What a card does, at a terminal

about-icons = agent na pole: { $a0 }
about-agent = v tahu agentem: { $i0 }
about-reveal = v tahu odhalení: { $i0 }
about-acquire = při získání: { $i0 }
about-trashed = při zničení: { $i0 }

## Beside a question

beside-card = Karta: { $a0 }
beside-dealt = Na výběr máš: { $a0 }
beside-from = Odkud: { $a0 }
beside-garrison = { $a0 ->
    [one] 1 jednotka v pevnosti
    [few] { $a0 } jednotky v pevnosti
    [many] { $a0 } jednotky v pevnosti
   *[other] { $a0 } jednotek v pevnosti
}
beside-kept = Necháváš si: { $a0 }
beside-left = Zbývá voleb: { $a0 }
beside-means = Máš: { $i0 }
beside-most = Nejvýše { $a0 }
beside-rival = Protivník: { $a0 }
beside-signet = Schopnost Pečetního prstenu: { $a0 }
beside-strength = Síla: { $i0 }
beside-top = Vrchní karta tvého balíčku: { $a0 }

## Actions

act-acquire = { $i0 ->
    [aside] Získat odstraněnou kartu
   *[other] Získat: { $a0 }
}
act-agent = Vyslat agenta: { $a0 }
act-alliance = Aliance připadne: { $w0 }
act-choose = { $a0 }
act-close = Uzavřít: { $a0 }
act-combat = Zahrát: { $a0 }
act-decline = Neplatit
act-defend = Poslat obránce
act-deploy = Poslat { $a0 ->
    [one] 1 jednotku
    [few] { $a0 } jednotky
    [many] { $a0 } jednotky
   *[other] { $a0 } jednotek
}
act-discard = { $i0 ->
    [absent] Na odkládací balíček
   *[other] Odložit: { $a0 }
}
act-do = { $a0 }
act-draw = Dobrat ji
act-end = Ukončit tah
act-endgame = Zahrát: { $a0 }
act-from = { $i0 ->
    [leader] Agent od vůdce
   *[other] Agent z pole { $a0 }
}
act-influence = Vliv: { $a0 }
act-lose = Vliv: { $a0 }
act-masterstroke = Odhalit Mistrovský tah
act-opponent = { $w0 }
act-pass = Pasovat
act-pay = { $i0 ->
    [absent] Zaplatit
   *[other] Zaplatit { $a0 } koření
}
act-plot = Zahrát: { $a0 }
act-recall = Povolat zpět: { $a0 }
act-remove = Odstranit: { $a0 }
act-retreat = { $a0 ->
    [one] Stáhnout 1 jednotku
    [few] Stáhnout { $a0 } jednotky
    [many] Stáhnout { $a0 } jednotky
   *[other] Stáhnout { $a0 } jednotek
}
act-reveal = Odehrát tah odhalení
act-take = Vzít: { $a0 }
act-to = { $i1 ->
    [mentat] Vyslat mentata: { $a0 }
   *[other] Na pole { $a0 }
}
act-tokens = { $a0 } a { $a1 }
act-top = Navrch balíčku
act-trash = { $i0 ->
    [absent] Zničit ji
   *[other] Zničit: { $a1 } ({ $a0 })
}

## Why something isn't offered

why-over = Hra skončila.
why-not-asked = Teď nejsi na tahu.
why-another-question = Teď se rozhoduje o něčem jiném.
why-not-in-hand = Kartu { $a0 } nemáš v ruce.
why-no-icons = { $a0 } nemá ikonu agenta: uplatní se jen v tahu odhalení.
why-no-agent = Na tvém vůdci nezbývá žádný agent.
why-leads-nowhere = Žádné pole, kam { $a0 } vede, ti teď není přístupné.
why-card-first = Napřed zahraj kartu, která tam agenta vyšle.
why-no-card-with-icon = { $a0 } vyžaduje kartu s ikonou { $a1 } a tu v ruce nemáš.
why-icon = { $a0 } nemá ikonu { $a1 }.
why-occupied = Na poli { $a0 } už agent je ({ $w1 }).
why-closed = Pole { $a0 } je pro tebe uzavřené, dokud nebude znovu na tahu ten, kdo použil Hlas.
why-used-up = Pole { $a0 } lze použít jen jednou za hru a tvé použití už je pryč.
why-requires = Pole { $a0 } vyžaduje vliv { $a2 } na frakci { $a1 }; ty máš { $a3 }.
why-entry-cost = Pole { $a0 } stojí { $i1 ->
    [solari] { $a2 ->
        [one] 1 solár
        [few] { $a2 } soláry
        [many] { $a2 } soláru
       *[other] { $a2 } solárů
    }
    [spice] { $a2 } koření
   *[water] { $a2 ->
       [one] 1 vodu
       [few] { $a2 } vody
       [many] { $a2 } vody
      *[other] { $a2 } vod
   }
} a ty máš { $a3 }.
why-one-agent = Agent je už vyslán; v jednom tahu se vysílá jeden.
why-one-turn = Teď je tvůj tah agentem; odhalit můžeš až v některém dalším.
why-revealed = Teď je tvůj tah odhalení; agent se v něm nevysílá.
why-acquire-later = Karty se za přízeň získávají v tahu odhalení.
why-foldspace = { $a0 } se získává na svém herním poli, ne za přízeň.
why-not-on-offer = { $a0 } není v imperiální řadě ani ve stálé zásobě.
why-price = { $a0 } stojí { $a1 ->
    [one] 1 přízeň
    [few] { $a1 } přízně
    [many] { $a1 } přízně
   *[other] { $a1 } přízní
} a ty máš { $a2 }.
why-no-combat-space = Jednotky se posílají do střetu v tahu, kdy agent jde na bojové pole.
why-deploy-limit = V tomto tahu můžeš poslat ještě { $a0 ->
    [one] 1 jednotku
    [few] { $a0 } jednotky
    [many] { $a0 } jednotky
   *[other] { $a0 } jednotek
}: jednotky v něm získané a dvě další ze své pevnosti.
why-must-resolve = Napřed je třeba provést, co přináší { $a0 }.
why-kind = { $a0 } je karta { $i1 ->
    [plot] tajných plánů, hraje se ve tvém tahu
    [combat] boje
   *[endgame] konce hry
}.
why-turn-start = { $a0 } se hraje na začátku tvého tahu, dřív než cokoli jiného.
why-before-agent = { $a0 } se hraje před vysláním agenta.
why-winning = { $a0 } se hraje, když vyhraješ střet.
why-combat-over = { $a0 } se hraje před rozhodnutím střetu.
why-condition = Podmínka, kterou má { $a0 }, není splněna.
why-cost = { $a0 }: teď na to nemáš, nebo by to nic nepřineslo.

## The board

board-round = Kolo { $a0 } z 10
board-first = První hráč: { $i0 }
board-turn = Na tahu: { $i0 }
board-won = Vítězí: { $i0 }
board-nobody-won = Žádný hráč nevyhrál
board-title-leader = Vůdce
board-title-vp = VB
board-title-solari = Sol
board-title-spice = Koř
board-title-water = Vod
board-title-agents = Agt
board-title-troops = Pev
board-title-supply = Zás
board-title-strength = Síla
board-title-hand = Ruka
board-title-intrigues = Int
board-title-more = Dále
board-swordmaster = Mistr meče
board-council = Rada
board-mentat = Mentat
board-revealed = po odhalení
board-title-influence = Vliv
board-alliance = { $a0 } (aliance)
board-title-space = Herní plán
board-bonus-spice = +{ $a0 } koření
board-controlled = ovládá { $i0 }
board-closed = uzavírá { $i0 }
board-title-conflict-card = Střet
board-title-rewards = { $i0 ->
    [first] První
    [second] Druhá
   *[third] Třetí
}
board-conflicts-left = { $a0 ->
    [one] ještě 1
    [few] ještě { $a0 }
    [many] ještě { $a0 }
   *[other] ještě { $a0 }
}
board-title-row = Imperiální řada
board-title-reserve = Stálá zásoba
board-card = { $i1 ->
    [none] { $a0 }
   *[other] { $a0 } { $a1 }
}
board-stack = { $i2 ->
    [none] { $a0 } ×{ $a1 }
   *[other] { $a0 } { $a2 } ×{ $a1 }
}
board-set-aside = { $a1 } (pro: { $i0 })
board-title-set-aside = Stranou
board-title-in-play = Ve hře
board-title-discards = Odloženo
board-title-waiting = Čeká
board-title-deck-top = Navrch balíčku
board-title-intrigue-discard = Zahrané intriky
board-title-hagal = Rod Hagal
board-cards = { $a0 ->
    [one] 1 karta v balíčku
    [few] { $a0 } karty v balíčku
    [many] { $a0 } karty v balíčku
   *[other] { $a0 } karet v balíčku
}
board-you = Hraješ: { $a0 }
board-own-hand = Ruka
board-own-intrigues = Karty intrik
board-own-deck = V tvém balíčku
board-own-deck-top = Navrch tvého balíčku
board-own-tokens = Tvé tajné frakce
board-this-turn = přízeň { $a0 }, získané jednotky { $a1 }, poslané { $a2 }
board-title-this-turn = Tento tah

## Options of a table: what each is called, what it decides, what its values are called

option-on = ano
option-off = ne

option-leaders = Vůdci
about-option-leaders = Vůdci hráčů: „random“ náhodní, „chosen“ (hráči si vybírají v pořadí tahů), „draft“ (každý si nechá jednoho ze dvou rozdaných), nebo id oddělená čárkami v pořadí míst (paul_atreides, duke_leto_atreides, baron_vladimir_harkonnen, glossu_rabban, count_ilban_richese, helena_richese, countess_ariana_thorvald, earl_memnon_thorvald).
option-same-house = Oba vůdci téhož rodu
about-option-same-house = V jedné hře smějí být oba vůdci téhož rodu; jinak se nerozdá ani nenabídne nikdo z rodu, který už je ve hře.
option-first-player = První hráč
about-option-first-player = Kdo začíná, podle místa; ve hře pro jednoho začíná protivník po levici hráče.
option-first-player-random = náhodně
option-discard-piles = Odkládací balíčky
about-option-discard-piles = Co ostatní vidí z odkládacího balíčku: celý, nebo jen vrchní kartu.
option-discard-piles-open = veřejné
option-discard-piles-top-card = jen vrchní karta
option-difficulty = Obtížnost hry pro jednoho
about-option-difficulty = Obtížnost hry pro jednoho, od nováčka po expert+.
option-difficulty-mercenary = Žoldnéř (nováček)
option-difficulty-sardaukar = Sardaukar (veterán)
option-difficulty-mentat = Mentat (expert)
option-difficulty-kwisatz-haderach = Kwisatz Haderach (expert+)
option-rival-leaders = Vůdci protivníků
about-option-rival-leaders = Vůdci obou protivníků: „recommended“ (hrabě Memnon Thorvald a Rabban; koho má hráč, ten se náhodně nahradí), „random“ náhodní, nebo dvě id oddělená čárkou; nikdy Paul Atreides ani Helena Richese.
option-rival-same-house = Protivníci téhož rodu
about-option-rival-same-house = Náhodní protivníci smějí být oba z jednoho rodu, i z rodu hráče; každý vůdce se přesto použije jen jednou.
option-pay-without-effect = Placení za nic
about-option-pay-without-effect = Cenu u šipky je dovoleno zaplatit, i když efekt není možný, jen kvůli ceně samé.
option-trashed-card-effects-lapse = Efekty zničených karet propadají
about-option-trashed-card-effects-lapse = Co karta ještě nezačala přinášet, propadne, když je zničena.
option-bindu-pass-optional = Binduové znehybnění: dobrovolně
about-option-bindu-pass-optional = Binduové znehybnění smí ukončit tah, jinak ho ukončit musí.
option-envoy-enables-iconless-cards = Posel pro karty bez ikon
about-option-envoy-enables-iconless-cards = S Vysláním posla lze zahrát i kartu bez ikon agenta.
option-kh-ignores-enemy-agents = Kwisatz Haderach jde kamkoli
about-option-kh-ignores-enemy-agents = Kwisatz Haderach jde i na pole, kde stojí cizí agenti.
option-voice-stops-infiltration = Hlas zastaví infiltraci
about-option-voice-stops-infiltration = Hlas zastaví i agenty, kterým cizí agenti nebrání: Infiltraci a Helenu Richese.
option-voice-needs-control-marker = Hlas potřebuje ukazatel
about-option-voice-needs-control-marker = Hlas nic neudělá hráči, který má všechny ukazatele ovládnutí na herním plánu.
option-infiltration-past-own-agents = Infiltrace kolem vlastních agentů
about-option-infiltration-past-own-agents = Infiltrace a Helena Richese jdou i tam, kde stojí vlastní agent.
option-urgent-mission-recalls-mentat = Naléhavá mise a mentat
about-option-urgent-mission-recalls-mentat = Naléhavá mise smí povolat zpět mentata.
option-bypass-protocol-takes-foldspace = Obejití protokolu a Zakřivený prostor
about-option-bypass-protocol-takes-foldspace = Obejití protokolu smí získat Zakřivený prostor jako kartu bez ceny.
option-masterstroke-optional = Mistrovský tah může počkat
about-option-masterstroke-optional = Baron smí s Mistrovským tahem počkat, nebo odhaluje při první příležitosti.
option-masterstroke-counts = Jednotky pro Mistrovský tah
about-option-masterstroke-counts = Které jednotky se pro Mistrovský tah počítají: všechny poslané v tomto tahu, nebo jen ty přes bojové pole.
option-masterstroke-counts-all-deployments = všechny v tahu
option-masterstroke-counts-combat-spaces = přes bojové pole
option-spice-addict-leaves-spice = Závislost na koření nechává koření
about-option-spice-addict-leaves-spice = Koření, kterého se Závislost na koření vzdává, zůstane na poli, pokud tam bylo bonusové koření.
option-carryall-is-a-harvest = Nosný letoun těží
about-option-carryall-is-a-harvest = Koření z Nosného letounu je samostatná těžba: Závislost na koření se uplatní znovu.
option-three-way-tie-for-first-gives-fourth-player-third-reward = Čtvrtý po třech prvních
about-option-three-way-tie-for-first-gives-fourth-player-third-reward = Při remíze tří hráčů na prvním místě dostane čtvrtý hráč třetí odměnu.
option-tie-for-second-gives-third-reward-below-four-players = Remíza o druhé místo v méně hráčích
about-option-tie-for-second-gives-third-reward-below-four-players = Při méně než čtyřech hráčích dostanou hráči v remíze na druhém místě třetí odměnu.
option-voice-stops-rivals = Hlas zastaví protivníky
about-option-voice-stops-rivals = Hlas uzavře pole i protivníkům.
option-rivals-trigger-control-bonus = Protivníci a bonus za ovládnutí
about-option-rivals-trigger-control-bonus = Agent protivníka na ovládaném poli dá tomu, kdo pole ovládá, bonus.
option-expert-lead = Náskok protivníka
about-option-expert-lead = Expertní posílání jednotek měří náskok protivníka předtím, než něco pošle, nebo i s právě získanými jednotkami.
option-expert-lead-before-deployment = než něco pošle
option-expert-lead-with-recruits = se získanými jednotkami
option-rival-always-pays-signet = Protivníci vždy platí
about-option-rival-always-pays-signet = Protivník zaplatí za schopnost Pečetního prstenu, kdykoli může, jinak rozhoduje hráč.
option-rivals-in-ties = Remíza s protivníkem
about-option-rivals-in-ties = Stejně vítězných bodů jako protivník: rozhodnou pravidla pro remízu, nebo hráč prohrává.
option-rivals-in-ties-tie-breakers = rozhodnou pravidla pro remízu
option-rivals-in-ties-player-loses = hráč prohrává
option-rival-tied-for-second-gets-third-reward = Protivník v remíze na druhém místě
about-option-rival-tied-for-second-gets-third-reward = Protivník v remíze na druhém místě dostane třetí odměnu stejně jako hráč.
option-rival-signet-troops-go-to-garrison = Jednotky z Rabbanova prstenu
about-option-rival-signet-troops-go-to-garrison = Jednotky z Rabbanova Pečetního prstenu jdou na bojovém poli do pevnosti, jinak do střetu.
