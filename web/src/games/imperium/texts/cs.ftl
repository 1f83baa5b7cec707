# What the client of Dune: Imperium says itself in Czech; what happens and what things are called stands in the engine's catalogue.

## Things that have no name of their own

imperium-thing-deck = tvůj balíček
imperium-thing-discard = tvůj odkládací balíček
imperium-thing-agents = agenti na tvém vůdci
imperium-thing-reveal = tah odhalení
imperium-thing-masterstroke = Mistrovský tah

## Board spaces, spoken and as tooltips

imperium-combat-space = Bojové pole: odtud smějí jednotky do střetu
imperium-costs = stojí { $what }
imperium-needs = vyžaduje { $what }
imperium-gives = přináší: { $what }
imperium-bonus-spice = bonusové koření: { $count }
imperium-control = Ovládnutí: kdo pole ovládá, získá toto, kdykoli na něj přijde agent
imperium-controlled-by = ovládá { $who }
imperium-closed-by = uzavírá { $who }
imperium-free = volné
imperium-agents-of = Agenti: { $who }
imperium-mentat-here = Tady čeká mentat
imperium-chosen-token = Tuto frakci máš tajně vybranou

## Tracks and the Conflict

imperium-track-of = Vliv: { $faction }
imperium-alliance-of = Aliance: { $who }
imperium-alliance-here = Alianci získá, kdo sem nebo výš dojde první
imperium-alliance-line = hranice aliance
imperium-track-bonus = bonus na počítadle
imperium-conflict-is = Střet: { $name }
imperium-no-conflict = Teď žádný střet
imperium-strength-of = { $who }: { $troops ->
    [one] 1 jednotka
    [few] { $troops } jednotky
    [many] { $troops } jednotky
   *[other] { $troops } jednotek
}, síla { $strength }
imperium-troops = Jednotky ve střetu
imperium-swords = Meče
imperium-rank = { $rank ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $rank }.
}
imperium-standing = Pořadí
imperium-score = Vítězné body

## Cards

imperium-costs-persuasion = stojí { $count ->
    [one] 1 přízeň
    [few] { $count } přízně
    [many] { $count } přízně
   *[other] { $count } přízní
}
imperium-agent-icons = vysílá agenta: { $what }
imperium-on-agent-turn = v tahu agentem: { $what }
imperium-on-reveal = v tahu odhalení: { $what }
imperium-on-acquiring = při získání: { $what }
imperium-on-trashing = při zničení: { $what }
imperium-box-agent = V tahu agentem
imperium-box-reveal = V tahu odhalení
imperium-box-acquire = Při získání
imperium-box-trashed = Při zničení
imperium-kind-plot = Tajné plány
imperium-kind-combat = Boj
imperium-kind-endgame = Konec hry

## Players

imperium-party-has = { $vp } VB, soláry: { $solari }, koření: { $spice }, voda: { $water }, agenti: { $agents }, pevnost: { $garrison }, ruka: { $hand }, karty intrik: { $intrigues }
imperium-count-vp = Vítězné body
imperium-count-solari = Soláry
imperium-count-spice = Koření
imperium-count-water = Voda
imperium-count-agents = Agenti k vyslání
imperium-count-garrison = Jednotky v pevnosti
imperium-count-hand = Karty v ruce
imperium-count-intrigues = Karty intrik
imperium-flag-first = První hráč
imperium-flag-council = Křeslo v Nejvyšší radě
imperium-flag-swordmaster = Mistr meče
imperium-flag-mentat = Mentat
imperium-flag-revealed = Už po odhalení
imperium-piles = Karty a jednotky
imperium-pile-counts = ruka { $hand }, balíček { $deck }, odloženo { $discarded }, jednotky v zásobě { $supply }

## Forms

imperium-effects-left = Co ještě můžeš
imperium-effects-due = Než tvůj tah může skončit
imperium-end-leaves = co je výše, propadne
imperium-how-many-deploy = Jednotky do střetu
imperium-how-many-retreat = Jednotky zpět do pevnosti
imperium-fewer = O jednu méně
imperium-more = O jednu víc
imperium-strength-then = Síla { $now } → { $then }.
imperium-rank-then = Teď je to { $rank ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $rank }.
} místo.
imperium-rank-now = síla, { $rank ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $rank }.
} místo
imperium-persuasion-left = zbývá.
imperium-acquire = Získat
imperium-nothing-affordable = Nic v řadě ani ve stálé zásobě není tak levné.
imperium-tied = nerozhodně
imperium-ties = Remízu rozhoduje koření, pak soláry, voda a nakonec jednotky v pevnosti.
imperium-tokens-secret = Dokud nezahraješ Mistrovský tah, víš o nich jen ty.
imperium-tokens-choose = Vyber dvě

## Panels

imperium-panel-piles = Balíčky
imperium-panel-leaders = Vůdci
imperium-panel-reference = Přehled
imperium-conflicts-spent = Dosavadní střety
imperium-trashed = Zničené
imperium-intrigue-deck = { $count ->
    [one] 1 karta v balíčku intrik
    [few] { $count } karty v balíčku intrik
    [many] { $count } karty v balíčku intrik
   *[other] { $count } karet v balíčku intrik
}.
imperium-phase-round-start = nový střet; každý si dobere pět karet
imperium-phase-player-turns = hráči střídavě vysílají agenta, nebo odhalují; dokud neodhalí všichni
imperium-phase-combat = karty boje; nejsilnější berou odměny
imperium-phase-makers = bonusové koření na každé pole tvůrce bez agenta
imperium-phase-recall = agenti se vracejí domů; prvním hráčem se stává další v pořadí
imperium-goal = Hra končí, když má po skončení kola některý hráč { $score ->
    [one] 1 vítězný bod
    [few] { $score } vítězné body
    [many] { $score } vítězného bodu
   *[other] { $score } vítězných bodů
}, nebo když dojdou karty střetu. Vyhrává, kdo má nejvíce vítězných bodů.
imperium-legend-solari = Solár, imperiální měna
imperium-legend-spice = Koření
imperium-legend-water = Voda
imperium-legend-persuasion = Přízeň, za kterou v tahu odhalení získáváš karty
imperium-legend-troop = Jednotka, ve střetu síla 2
imperium-legend-sword = Meč, síla 1, máš-li ve střetu jednotku
imperium-legend-card = Dober si kartu
imperium-legend-intrigue = Dober si kartu intrik
imperium-legend-influence = Vliv na frakci podle tvé volby
imperium-legend-victory = Vítězný bod
