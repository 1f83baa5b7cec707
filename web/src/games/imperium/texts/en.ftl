# What the client of Dune: Imperium says itself; what happens and what things are called stands in the engine's catalogue.

## Things that have no name of their own

imperium-thing-deck = your deck
imperium-thing-discard = your discard pile
imperium-thing-agents = the Agents on your Leader
imperium-thing-reveal = Reveal turn
imperium-thing-masterstroke = Masterstroke

## Board spaces, spoken and as tooltips

imperium-combat-space = Combat space: troops may go to the Conflict
imperium-costs = costs { $what }
imperium-needs = needs { $what }
imperium-gives = gives { $what }
imperium-bonus-spice = { $count } bonus spice
imperium-control = Control: its holder gains this whenever an Agent comes
imperium-controlled-by = controlled by { $who }
imperium-closed-by = closed by { $who }
imperium-free = free
imperium-agents-of = Agents: { $who }
imperium-mentat-here = The Mentat waits here
imperium-chosen-token = You chose this faction in secret

## Tracks and the Conflict

imperium-track-of = Influence with { $faction }
imperium-alliance-of = Alliance: { $who }
imperium-alliance-here = The Alliance goes to whoever is first here or higher
imperium-alliance-line = the line of the Alliance
imperium-track-bonus = the bonus of the track
imperium-conflict-is = The Conflict: { $name }
imperium-no-conflict = No Conflict now
imperium-strength-of = { $who }: { $troops ->
    [one] 1 troop
   *[other] { $troops } troops
}, strength { $strength }
imperium-troops = Troops in the Conflict
imperium-swords = Swords
imperium-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
imperium-standing = Where everybody stands
imperium-score = Victory Points

## Cards

imperium-costs-persuasion = costs { $count } Persuasion
imperium-agent-icons = sends an Agent to { $what }
imperium-on-agent-turn = on an Agent turn: { $what }
imperium-on-reveal = in the Reveal turn: { $what }
imperium-on-acquiring = when acquired: { $what }
imperium-on-trashing = when trashed: { $what }
imperium-box-agent = On an Agent turn
imperium-box-reveal = In the Reveal turn
imperium-box-acquire = When acquired
imperium-box-trashed = When trashed
imperium-kind-plot = Plot
imperium-kind-combat = Combat
imperium-kind-endgame = Endgame

## Players

imperium-party-has = { $vp } VP, { $solari } Solari, { $spice } spice, { $water } water, Agents: { $agents }, garrison: { $garrison }, hand: { $hand }, Intrigue cards: { $intrigues }
imperium-count-vp = Victory Points
imperium-count-solari = Solari
imperium-count-spice = Spice
imperium-count-water = Water
imperium-count-agents = Agents to send
imperium-count-garrison = Troops in the garrison
imperium-count-hand = Cards in hand
imperium-count-intrigues = Intrigue cards
imperium-flag-first = First Player
imperium-flag-council = A seat in the High Council
imperium-flag-swordmaster = Swordmaster
imperium-flag-mentat = The Mentat
imperium-flag-revealed = Has revealed
imperium-piles = Cards and troops
imperium-pile-counts = hand { $hand }, deck { $deck }, discarded { $discarded }, troops in the supply { $supply }

## Forms

imperium-effects-left = What you may still do
imperium-effects-due = Before your turn can end
imperium-end-leaves = what is left above is given up
imperium-how-many-deploy = Troops to the Conflict
imperium-how-many-retreat = Troops back to the garrison
imperium-fewer = One fewer
imperium-more = One more
imperium-strength-then = Strength { $now } → { $then }.
imperium-rank-then = That is { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} place now.
imperium-rank-now = strength, { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
} place
imperium-persuasion-left = left.
imperium-acquire = Acquire
imperium-nothing-affordable = Nothing in the Row or the Reserve costs this little.
imperium-tied = tied
imperium-ties = Ties are broken by spice, Solari, water, then troops in the garrison.
imperium-tokens-secret = Only you know them until Masterstroke.
imperium-tokens-choose = Choose two

## Panels

imperium-panel-piles = Decks and discards
imperium-panel-leaders = Leaders
imperium-panel-reference = Reference
imperium-conflicts-spent = Conflicts so far
imperium-trashed = Trashed
imperium-intrigue-deck = { $count ->
    [one] 1 card in the Intrigue deck.
   *[other] { $count } cards in the Intrigue deck.
}
imperium-phase-round-start = a new Conflict; everybody draws five cards
imperium-phase-player-turns = in turn send an Agent, or reveal; until all have revealed
imperium-phase-combat = Combat cards; the strongest take rewards
imperium-phase-makers = a bonus spice on each Maker space without an Agent
imperium-phase-recall = the Agents come home; the next player is first
imperium-goal = The game ends when a player has { $score } Victory Points after a round, or when the Conflicts run out. Most Victory Points win.
imperium-legend-solari = Solari, the coin
imperium-legend-spice = Spice
imperium-legend-water = Water
imperium-legend-persuasion = Persuasion, to acquire cards in your Reveal turn
imperium-legend-troop = A troop, strength 2 in the Conflict
imperium-legend-sword = A sword, strength 1 if you have a troop in the Conflict
imperium-legend-card = Draw a card
imperium-legend-intrigue = Draw an Intrigue card
imperium-legend-influence = Influence with a faction of your choice
imperium-legend-victory = Victory Point
