# Dune: Imperium in English. How messages are found and what their arguments are: landsraad/table/texts.py.

-kinds = icon leader space card intrigue conflict hagal phase zone place short

# How events make a story (landsraad/cli/story.py).
-headings = round-begins turn-begins combat-begins endgame-begins
-joined = leader-taken first-player resource card-played agent-sent space-paid card-drawn card-drawn-is card-revealed persuasion-gained influence-gained troops-recruited troops-deployed combat-passed bonus-spice solari-gained spice-gained water-gained swords
-replaces = card-drawn-is:card-drawn intrigue-drawn-is:intrigue-drawn

# `duncan_idaho/agent/0` is an effect of Duncan Idaho; what it does stands beside it.
part = { $name }

## Factions and icons

icon-emperor = Emperor
icon-spacing-guild = Spacing Guild
icon-bene-gesserit = Bene Gesserit
icon-fremen = Fremen
icon-landsraad = Landsraad
icon-city = City
icon-spice-trade = Spice Trade

## Leaders

leader-paul-atreides = Paul Atreides
leader-duke-leto-atreides = Duke Leto Atreides
leader-baron-vladimir-harkonnen = Baron Vladimir Harkonnen
leader-glossu-rabban = Glossu "The Beast" Rabban
leader-count-ilban-richese = Count Ilban Richese
leader-helena-richese = Helena Richese
leader-countess-ariana-thorvald = Countess Ariana Thorvald
leader-earl-memnon-thorvald = Earl Memnon Thorvald
leader-house-hagal = House Hagal

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

space-conspire = Conspire
space-wealth = Wealth
space-heighliner = Heighliner
space-foldspace = Foldspace
space-selective-breeding = Selective Breeding
space-secrets = Secrets
space-hardy-warriors = Hardy Warriors
space-stillsuits = Stillsuits
space-high-council = High Council
space-mentat = Mentat
space-swordmaster = Swordmaster
space-rally-troops = Rally Troops
space-hall-of-oratory = Hall of Oratory
space-arrakeen = Arrakeen
space-carthag = Carthag
space-research-station = Research Station
space-sietch-tabr = Sietch Tabr
space-the-great-flat = The Great Flat
space-hagga-basin = Hagga Basin
space-imperial-basin = Imperial Basin
space-sell-melange = Sell Melange
space-secure-contract = Secure Contract

## Cards

card-convincing-argument = Convincing Argument
card-dagger = Dagger
card-diplomacy = Diplomacy
card-dune-the-desert-planet = Dune, the Desert Planet
card-reconnaissance = Reconnaissance
card-seek-allies = Seek Allies
card-signet-ring = Signet Ring
card-arrakis-liaison = Arrakis Liaison
card-the-spice-must-flow = The Spice Must Flow
card-foldspace = Foldspace
card-arrakis-recruiter = Arrakis Recruiter
card-assassination-mission = Assassination Mission
card-bene-gesserit-initiate = Bene Gesserit Initiate
card-bene-gesserit-sister = Bene Gesserit Sister
card-carryall = Carryall
card-chani = Chani
card-choam-directorship = CHOAM Directorship
card-crysknife = Crysknife
card-dr-yueh = Dr. Yueh
card-duncan-idaho = Duncan Idaho
card-fedaykin-death-commando = Fedaykin Death Commando
card-firm-grip = Firm Grip
card-fremen-camp = Fremen Camp
card-gene-manipulation = Gene Manipulation
card-guild-administrator = Guild Administrator
card-guild-ambassador = Guild Ambassador
card-guild-bankers = Guild Bankers
card-gun-thopter = Gun Thopter
card-gurney-halleck = Gurney Halleck
card-imperial-spy = Imperial Spy
card-kwisatz-haderach = Kwisatz Haderach
card-lady-jessica = Lady Jessica
card-liet-kynes = Liet Kynes
card-missionaria-protectiva = Missionaria Protectiva
card-opulence = Opulence
card-other-memory = Other Memory
card-piter-de-vries = Piter De Vries
card-power-play = Power Play
card-reverend-mother-mohiam = Reverend Mother Mohiam
card-sardaukar-infantry = Sardaukar Infantry
card-sardaukar-legion = Sardaukar Legion
card-scout = Scout
card-shifting-allegiances = Shifting Allegiances
card-sietch-reverend-mother = Sietch Reverend Mother
card-smugglers-thopter = Smuggler's Thopter
card-space-travel = Space Travel
card-spice-hunter = Spice Hunter
card-spice-smugglers = Spice Smugglers
card-stilgar = Stilgar
card-test-of-humanity = Test of Humanity
card-the-voice = The Voice
card-thufir-hawat = Thufir Hawat
card-worm-riders = Worm Riders

## Intrigue cards

intrigue-bindu-suspension = Bindu Suspension
intrigue-bribery = Bribery
intrigue-bypass-protocol = Bypass Protocol
intrigue-calculated-hire = Calculated Hire
intrigue-charisma = Charisma
intrigue-choam-shares = CHOAM Shares
intrigue-councilors-dispensation = Councilor's Dispensation
intrigue-dispatch-an-envoy = Dispatch an Envoy
intrigue-double-cross = Double Cross
intrigue-favored-subject = Favored Subject
intrigue-guild-authorization = Guild Authorization
intrigue-infiltrate = Infiltrate
intrigue-know-their-ways = Know Their Ways
intrigue-poison-snooper = Poison Snooper
intrigue-rapid-mobilization = Rapid Mobilization
intrigue-recruitment-mission = Recruitment Mission
intrigue-refocus = Refocus
intrigue-reinforcements = Reinforcements
intrigue-secret-of-the-sisterhood = Secret of the Sisterhood
intrigue-the-sleeper-must-awaken = The Sleeper Must Awaken
intrigue-urgent-mission = Urgent Mission
intrigue-water-of-life = Water of Life
intrigue-water-peddlers-union = Water Peddlers Union
intrigue-windfall = Windfall
intrigue-allied-armada = Allied Armada
intrigue-ambush = Ambush
intrigue-demand-respect = Demand Respect
intrigue-master-tactician = Master Tactician
intrigue-private-army = Private Army
intrigue-staged-incident = Staged Incident
intrigue-to-the-victor = To the Victor...
intrigue-tiebreaker = Tiebreaker
intrigue-corner-the-market = Corner the Market
intrigue-plans-within-plans = Plans Within Plans

## Conflicts

conflict-skirmish-a = Skirmish A
conflict-skirmish-b = Skirmish B
conflict-skirmish-c = Skirmish C
conflict-skirmish-d = Skirmish D
conflict-cloak-and-dagger = Cloak and Dagger
conflict-desert-power = Desert Power
conflict-guild-bank-raid = Guild Bank Raid
conflict-machinations = Machinations
conflict-raid-stockpiles = Raid Stockpiles
conflict-sort-through-the-chaos = Sort Through the Chaos
conflict-terrible-purpose = Terrible Purpose
conflict-secure-imperial-basin = Secure Imperial Basin
conflict-siege-of-arrakeen = Siege of Arrakeen
conflict-siege-of-carthag = Siege of Carthag
conflict-battle-for-arrakeen = Battle for Arrakeen
conflict-battle-for-carthag = Battle for Carthag
conflict-battle-for-imperial-basin = Battle for Imperial Basin
conflict-grand-vision = Grand Vision

## House Hagal cards

hagal-h-conspire = Conspire
hagal-h-wealth = Wealth
hagal-h-heighliner = Heighliner
hagal-h-foldspace = Foldspace
hagal-h-selective-breeding = Selective Breeding
hagal-h-secrets = Secrets
hagal-h-hardy-warriors = Hardy Warriors
hagal-h-stillsuits = Stillsuits
hagal-h-rally-troops = Rally Troops
hagal-h-hall-of-oratory = Hall of Oratory
hagal-h-carthag = Carthag
hagal-h-harvest-spice = Harvest Spice
hagal-h-arrakeen-1p = Arrakeen (1P)
hagal-h-arrakeen-2p = Arrakeen (2P)
hagal-h-reshuffle = Reshuffle

## Phases, zones

phase-setup = Setup
phase-round-start = Round Start
phase-player-turns = Player Turns
phase-combat = Combat
phase-makers = Makers
phase-recall = Recall
phase-endgame = Endgame

zone-hand = hand
zone-in-play = in play
zone-discard = discard pile
place-first = first
place-second = second
place-third = third

## What effects do (wording.py); arguments are the fields, texts as $i

effect-solari = { $a0 } Solari
effect-spice = { $a0 } spice
effect-water = { $a0 } water
effect-victory-points = { $a0 } VP
effect-persuasion = { $a0 } Persuasion
effect-persuasion-per-card = { $a1 } Persuasion for each { $a0 } card in play
effect-swords = { $a0 ->
    [one] 1 sword
   *[other] { $a0 } swords
}
effect-draw = draw { $a0 ->
    [one] a card
   *[other] { $a0 } cards
}
effect-draw-intrigue = draw { $a0 ->
    [one] an Intrigue card
   *[other] { $a0 } Intrigue cards
}
effect-troops = recruit { $a0 ->
    [one] 1 troop
   *[other] { $a0 } troops
}{ $i1 ->
    [yes] , deployable at once
   *[no] { "" }
}
effect-influence = { $a1 } Influence with { $i0 ->
    [any] { $i2 ->
        [none] { $i3 ->
            [none] any faction
           *[other] a faction where an opponent has more
        }
       *[other] one of { $a2 }
    }
    [visited] the faction of this space
    [each] each faction
    [chosen_secret] each of the Baron's tokens
   *[other] { $a0 }
}
effect-pay = pay { $i0 }: { $i1 }
effect-choose = { $a0 ->
    [one] choose: { $i1 }
   *[other] choose { $a0 }: { $i1 }
}
effect-when = if { $i0 }: { $i1 }
effect-each-opponent = each opponent: { $i0 }
effect-reveal-if-agent-here = { $i0 } in your Reveal turn if your Agent is still here
effect-signet = use your Signet ability
effect-trash = { $i1 ->
    [yes] you may trash { $a0 ->
        [one] a card
       *[other] { $a0 } cards
    }
   *[no] trash { $a0 ->
        [one] a card
       *[other] { $a0 } cards
    }
}
effect-trash-this = trash this card
effect-discard = discard { $a0 ->
    [one] a card
   *[other] { $a0 } cards
}
effect-take-from-discard = take a { $a0 } card from your discard pile
effect-look-top = look at the top card of your deck, then draw or trash it
effect-shuffle-discard-into-deck = shuffle your discard pile into your deck
effect-acquire = acquire a card that costs { $a0 } or less{ $i2 ->
    [deck_top] {" "}to the top of your deck
   *[other] { "" }
}
effect-acquire-from-reserve = acquire { $a0 }
effect-acquire-to-deck-top = cards acquired this turn may go on top of your deck
effect-discount = { $a0 } costs { $a1 } less this turn
effect-manipulate = remove a card of the Imperium Row, to acquire it for { $a0 } less
effect-steal-intrigue = each opponent with { $a0 } or more Intrigue cards gives you one
effect-end-turn-option = you may end your turn
effect-tiebreak-spice = { $a0 } spice for breaking ties
effect-deploy = deploy { $i0 ->
    [none] any number of troops
   *[other] { $a0 ->
        [one] up to 1 troop
       *[other] up to { $a0 } troops
    }
} from your { $i1 ->
    [supply] supply
   *[garrison] garrison
}
effect-retreat = retreat { $i0 ->
    [none] any number of troops
   *[other] up to { $a0 } troops
}
effect-lose-garrison-troop = lose { $a0 ->
    [one] a garrisoned troop
   *[other] { $a0 } garrisoned troops
}
effect-lose-conflict-troop = lose { $a0 ->
    [one] a troop in the Conflict
   *[other] { $a0 } troops in the Conflict
}
effect-opponent-loses-conflict-troop = an opponent loses { $a0 ->
    [one] a troop in the Conflict
   *[other] { $a0 } troops in the Conflict
}
effect-control = control of { $a0 }
effect-harvest = harvest { $a0 } spice and the bonus spice
effect-double-harvest = the base spice of the space once more
effect-sell-melange = Solari for the spice
effect-council-seat = a seat in the High Council
effect-swordmaster = your third Agent
effect-take-mentat = the Mentat, if it is here
effect-take-mentat-next-round = the Mentat for the next round
effect-recall-agent = recall { $a0 ->
    [one] an Agent
   *[other] { $a0 } Agents
}
effect-place-agent-anywhere = send one of your Agents from anywhere to any space
effect-ignore-enemy-agents = enemy Agents don't block your next Agent this turn
effect-add-icons = the card played this turn also has the icons { $a0 }
effect-block-space = close a space to opponents until your next turn

cost-solari = { $a0 } Solari
cost-spice = { $a0 } spice
cost-water = { $a0 } water
price-lose-influence = { $a0 } Influence with one faction
price-trash-this-card = trash this card
price-trash-cards = trash { $a0 ->
    [one] a card
   *[other] { $a0 } cards
}
price-lose-conflict-troops = { $a0 } of your troops in the Conflict
price-spend-intrigue = { $a0 } Intrigue cards

condition-influence-at-least = { $a1 } Influence with { $a0 }
condition-influence-on-tracks = { $a0 } Influence on { $a1 } tracks
condition-alliance = { $i0 ->
    [any] any Alliance
   *[other] Alliance with { $a0 }
}
condition-other-card-in-play = another { $a0 } card in play
condition-has-council-seat = a Council seat
condition-mentat-on-space = the Mentat on its space
condition-won-conflict = you won the Conflict
condition-conflict-troops-at-least = { $a0 } of your troops in the Conflict
condition-opponent-has-conflict-troop = an opponent's troop in the Conflict
condition-copies-at-least = { $a1 } copies of { $a0 }
condition-more-copies-than-each-opponent = more copies of { $a0 } than each opponent

# What joins them: Intrigue cards by their timing, prices of selling, House Hagal cards.
use-in-reveal-turn = { $i0 } (in your Reveal turn: { $i1 })
timing-start-of-own-turn = at the start of your turn: { $i0 }
timing-before-playing-agent-card = before your Agent turn: { $i0 }
timing-before-sending-agent = before you send your Agent: { $i0 }
timing-applies-in-own-reveal-turn = in your Reveal turn this round: { $i0 }
timing-after-winning-conflict = when you have won the Conflict: { $i0 }
exchange = { $i0 } → { $i1 }
hagal-card-signet = the Rival's Signet ability
hagal-card-reshuffle = all House Hagal cards are shuffled, the next one is revealed

## What leaders are able to do

ability-sees-top-card = you may look at the top card of your deck at any time
ability-cheaper-spaces = spaces of { $a0 } cost you { $a1 } Solari less
ability-secret-factions = choose { $a0 } factions in secret; once, in a turn in which you deploy { $a1 } troops or more, reveal them: { $i2 }
ability-starts-with = you begin with { $i0 }
ability-when-solari-paid-for-space = whenever you pay Solari for a space: { $i0 }
ability-passes-enemy-agents = enemy Agents don't block you at { $a0 }
ability-harvests-less = whenever you harvest, { $a0 } spice less, and { $i1 }
ability-when-council-seat-taken = when you take a Council seat: { $i0 }

power-paul-atreides = Prescience
power-duke-leto-atreides = Landsraad Popularity
power-baron-vladimir-harkonnen = Masterstroke
power-glossu-rabban = Arrakis Fiefdom
power-count-ilban-richese = Ruthless Negotiator
power-helena-richese = Eyes Everywhere
power-countess-ariana-thorvald = Spice Addict
power-earl-memnon-thorvald = Connections

signet-paul-atreides = Discipline
signet-duke-leto-atreides = Prudent Diplomacy
signet-baron-vladimir-harkonnen = Scheme
signet-glossu-rabban = Brutality
signet-count-ilban-richese = Manufacturing
signet-helena-richese = Manipulate
signet-countess-ariana-thorvald = Hidden Reservoir
signet-earl-memnon-thorvald = Spice Hoard

## Setup and the round

first-player = { $w0 } is First Player.
leader-dealt = You are dealt { $a0 }.
leader-taken = Player { $a0 } is { $a1 }.
row-dealt = The Imperium Row: { $a0 }.
row-refilled = { $a0 } joins the Imperium Row.
round-begins = Round { $a0 }
conflict-revealed = The Conflict: { $a0 }.
turn-begins = { $w0 }'s turn
turn-passed = { $w0 } ends the turn without an Agent or Reveal turn.
player-turns-end = Everybody has revealed.
agents-recalled = All Agents return to their Leaders.
bonus-spice = A bonus spice on { $a0 }.

## Agents

card-played = { $w0 } plays { $a1 }.
agent-sent = { $w0 } sends an Agent to { $a1 }.
agent-lifted = { $w0 } lifts the Agent on { $a1 }.
agent-recalled = { $w0 } recalls the Agent on { $a1 }.
space-closed = { $w0 } closes { $a1 } to opponents.
space-reopened = { $a1 } is open again.
space-paid = { $w0 } pays { $a2 ->
    [0] { $a3 ->
        [0] { $a4 } water
       *[other] { $a3 } spice
    }
   *[other] { $a2 } Solari
} for { $a1 }.
council-seat-taken = { $w0 } takes a seat in the High Council.
swordmaster-hired = { $w0 } hires a Swordmaster.
mentat-taken = { $w0 } takes the Mentat.
mentat-won = { $w0 } has the Mentat for the next round.
melange-sold = { $w0 } sells { $a1 } spice for { $a2 } Solari.
spice-harvested = { $w0 } harvests { $a2 } spice on { $a1 }.
signet-used = { $w0 } uses the Signet ability.

## Gains and losses

solari-gained = { $w0 } gains { $a1 } Solari.
spice-gained = { $w0 } gains { $a1 } spice.
water-gained = { $w0 } gains { $a1 } water.
cost-paid = { $w0 } pays { $a1 ->
    [0] { $a2 ->
        [0] { $a3 } water
       *[other] { $a3 ->
            [0] { $a2 } spice
           *[other] { $a2 } spice and { $a3 } water
        }
    }
   *[other] { $a2 ->
        [0] { $a1 } Solari
       *[other] { $a1 } Solari and { $a2 } spice
    }
}.
victory-points = { $w0 } { $a1 ->
    [-1] loses a Victory Point
    [one] gains a Victory Point
   *[other] gains { $a1 } Victory Points
}.
persuasion-gained = { $w0 } gains { $a1 } Persuasion.
swords = { $w0 } adds { $a1 ->
    [one] 1 sword
   *[other] { $a1 } swords
}.
influence-gained = { $w0 } has { $a2 } Influence with { $a1 }.
influence-lost = { $w0 } falls to { $a2 } Influence with { $a1 }.
alliance-taken = { $w0 } has the Alliance with { $a1 }.
alliance-returned = { $w0 } loses the Alliance with { $a1 }.
option-chosen = { $w0 } chooses from { $a1 }.

## Troops and Combat

troops-recruited = { $w0 } recruits { $a1 ->
    [one] 1 troop
   *[other] { $a1 } troops
}.
troops-deployed = { $w0 } deploys { $a1 ->
    [one] 1 troop
   *[other] { $a1 } troops
}.
troops-retreated = { $w0 } retreats { $a1 ->
    [one] 1 troop
   *[other] { $a1 } troops
}.
conflict-troops-lost = { $w0 } loses { $a1 ->
    [one] 1 troop
   *[other] { $a1 } troops
} in the Conflict.
garrison-troops-lost = { $w0 } loses { $a1 ->
    [one] 1 troop
   *[other] { $a1 } troops
} in the garrison.
strength-set = { $w0 } has strength { $a1 }.
combat-begins = Combat
combat-passed = { $w0 } passes.
conflict-won = { $w0 } wins { $a1 }.
conflict-undecided = Nobody wins { $a0 }.
reward = { $w0 } takes the { $a1 } reward.
reward-forfeited = { $w0 } takes nothing of the { $a1 } reward.
combat-ends = The troops in the Conflict return to their supplies.
control-taken = { $w0 } controls { $a1 }.
control-lost = Nobody controls { $a1 } now.

## Cards

reveal-turn = { $w0 } reveals.
card-revealed = { $w0 } reveals { $a1 }.
card-drawn = { $w0 } draws a card.
card-drawn-is = You draw { $a0 }.
nothing-to-draw = { $w0 } has no card left to draw.
deck-shuffled = { $w0 } shuffles the discard pile into the deck.
card-discarded = { $w0 } discards { $a1 }.
card-trashed = { $w0 } trashes { $a1 }.
card-acquired = { $w0 } acquires { $a1 }.
card-on-top = { $w0 } puts { $a1 } on top of the deck.
card-taken-back = { $w0 } takes { $a1 } back to hand.
card-set-aside = { $w0 } removes { $a1 } from the Imperium Row.
card-leaves-the-game = { $a0 } leaves the game.
top-card-is = The top card of your deck is { $a0 }.

## Intrigue

intrigue-drawn = { $w0 } draws an Intrigue card.
intrigue-drawn-is = You draw { $a0 }.
intrigue-stolen = { $w0 } takes an Intrigue card from { $w1 }.
intrigue-stolen-is = { $w0 } takes { $a2 } from { $w1 }.
intrigue-played = { $w0 } plays { $a1 }.
intrigue-deck-rebuilt = The Intrigue discard pile becomes the deck: { $a0 ->
    [one] 1 card
   *[other] { $a0 } cards
}.
tokens-chosen = { $w0 } chooses two factions in secret.
tokens-chosen-are = You choose { $a0 } and { $a1 }.
masterstroke = { $w0 } reveals Masterstroke: { $a1 } and { $a2 }.

## House Hagal

difficulty = The solo game: { $i0 ->
    [mercenary] Mercenary (novice)
    [sardaukar] Sardaukar (veteran)
    [mentat] Mentat (expert)
   *[kwisatz_haderach] Kwisatz Haderach (expert+)
}.
hagal-revealed = { $w0 }: the House Hagal card { $a1 }.
hagal-ignored = { $w0 } ignores { $a1 }.
hagal-reshuffled = The House Hagal cards are shuffled: { $a0 }.
rival-holds-back = { $w0 } leads by enough and deploys nothing.
rival-pays-nothing = { $w0 } doesn't pay for the Signet ability, so it has no effect.
bonus-spice-removed = { $a1 } bonus spice { $a1 ->
    [one] leaves
   *[other] leave
} { $a0 }.
intrigue-spent = { $w0 } spends { $a1 }.

## The end

endgame-begins = Endgame
endgame-passed = { $w0 } passes.
game-won = { $w0 } wins with { $a1 } Victory Points.

## Questions

ask-after-winning = A card for winning the Conflict?
ask-agent-turn = What next in your Agent turn?
ask-alliance-heir = Who takes the Alliance?
ask-card-played = Where does the Agent go?
ask-choice = Which one?
ask-choose-tokens = Which factions do you choose in secret?
ask-close-space = Which space do you close?
ask-combat-cards = Play a Combat card?
ask-defensive-bonus = Send a defender?
ask-deploy-troops = How many troops do you deploy?
ask-discard-cards = Which card do you discard?
ask-effects = What next?
ask-endgame = Play an Endgame card?
ask-entry-cost = How much do you pay?
ask-free-card = Which card do you acquire?
ask-haderach-played = Which Agent goes where?
ask-influence-choice = Influence with whom?
ask-influence-loss = With whom do you lose Influence?
ask-leader-choice = Which Leader do you take?
ask-leader-draft = Which Leader do you keep?
ask-manipulation = Which card do you remove from the Row?
ask-on-top = Where does the acquired card go?
ask-opponent-loses = Which opponent loses a troop?
ask-recall-one = Which Agent do you recall?
ask-retreat-troops = How many troops retreat?
ask-rival-choice = What does the Rival choose?
ask-rival-influence = With whom does the Rival gain Influence?
ask-rival-payment = Does the Rival pay for its Signet ability?
ask-reveal-turn = What next in your Reveal turn?
ask-take-back = Which card do you take back?
ask-top-card = What happens to the top card of your deck?
ask-trash-card = Which card do you trash?
ask-turn = Your turn?

## What a card does, at a terminal

about-icons = Agent to: { $a0 }
about-agent = Agent turn: { $i0 }
about-reveal = Reveal turn: { $i0 }
about-acquire = when acquired: { $i0 }
about-trashed = when trashed: { $i0 }

## Beside a question

beside-card = Card: { $a0 }
beside-dealt = Dealt to you: { $a0 }
beside-from = From: { $a0 }
beside-garrison = { $a0 ->
    [one] 1 troop in the garrison
   *[other] { $a0 } troops in the garrison
}
beside-kept = Kept: { $a0 }
beside-left = Choices left: { $a0 }
beside-means = You have { $i0 }
beside-most = At most { $a0 }
beside-rival = Rival: { $a0 }
beside-signet = Signet ability of { $a0 }
beside-strength = Strength: { $i0 }
beside-top = On top of your deck: { $a0 }

## Actions

act-acquire = Acquire { $i0 ->
    [aside] the card set aside
   *[other] { $a0 }
}
act-agent = Send an Agent with { $a0 }
act-alliance = The Alliance goes to { $w0 }
act-choose = { $a0 }
act-close = Close { $a0 }
act-combat = Play { $a0 }
act-decline = Don't pay
act-defend = Send a defender
act-deploy = Deploy { $a0 ->
    [one] 1 troop
   *[other] { $a0 } troops
}
act-discard = { $i0 ->
    [absent] To the discard pile
   *[other] Discard { $a0 }
}
act-do = { $a0 }
act-draw = Draw it
act-end = End the turn
act-endgame = Play { $a0 }
act-from = { $i0 ->
    [leader] The Agent from the Leader
   *[other] The Agent on { $a0 }
}
act-influence = Influence with { $a0 }
act-lose = Influence with { $a0 }
act-masterstroke = Reveal Masterstroke
act-opponent = { $w0 }
act-pass = Pass
act-pay = { $i0 ->
    [absent] Pay
   *[other] Pay { $a0 } spice
}
act-plot = Play { $a0 }
act-recall = Recall the Agent on { $a0 }
act-remove = Remove { $a0 }
act-retreat = Retreat { $a0 ->
    [one] 1 troop
   *[other] { $a0 } troops
}
act-reveal = Take your Reveal turn
act-take = Take { $a0 }
act-to = { $i1 ->
    [mentat] Send the Mentat to { $a0 }
   *[other] To { $a0 }
}
act-tokens = { $a0 } and { $a1 }
act-top = On top of the deck
act-trash = { $i0 ->
    [absent] Trash it
   *[other] Trash { $a1 } ({ $a0 })
}

## Why something isn't offered

why-over = The game is over.
why-not-asked = It isn't your move now.
why-another-question = That isn't what you are asked now.
why-not-in-hand = { $a0 } isn't in your hand.
why-no-icons = { $a0 } has no Agent icon: it counts only in your Reveal turn.
why-no-agent = No Agent is left on your Leader.
why-leads-nowhere = No space that { $a0 } leads to is open to you now.
why-card-first = First play the card that sends your Agent there.
why-no-card-with-icon = { $a0 } needs a card with the icon { $a1 }, and your hand has none.
why-icon = { $a0 } doesn't have the icon { $a1 }.
why-occupied = On { $a0 } stands an Agent of { $w1 }.
why-closed = { $a0 } is closed to you until the next turn of whoever used The Voice.
why-used-up = { $a0 } can be used once in a game, and you have done so.
why-requires = { $a0 } needs { $a2 } Influence with { $a1 }; you have { $a3 }.
why-entry-cost = { $a0 } costs { $a2 } { $i1 ->
    [solari] Solari
    [spice] spice
   *[water] water
}, and you have { $a3 }.
why-one-agent = Your Agent is sent; a turn sends one.
why-one-turn = You are in your Agent turn; reveal in a later one.
why-revealed = You are in your Reveal turn; it sends no Agent.
why-acquire-later = Cards are acquired with Persuasion, in your Reveal turn.
why-foldspace = { $a0 } is acquired on its board space, not with Persuasion.
why-not-on-offer = { $a0 } is neither in the Imperium Row nor in the Reserve.
why-price = { $a0 } costs { $a1 } Persuasion, and you have { $a2 }.
why-no-combat-space = Troops are deployed in a turn whose Agent goes to a Combat space.
why-deploy-limit = { $a0 ->
    [one] 1 more troop
   *[other] { $a0 } more troops
} can be deployed this turn: those recruited in it and two others, from your garrison.
why-must-resolve = What { $a0 } does has to be done first.
why-kind = { $a0 } is a card for { $i1 ->
    [plot] your own turn
    [combat] Combat
   *[endgame] the Endgame
}.
why-turn-start = { $a0 } is played at the start of your turn, before anything else.
why-before-agent = { $a0 } is played before your Agent is sent.
why-winning = { $a0 } is played when you have won the Conflict.
why-combat-over = { $a0 } is played before the Conflict is decided.
why-condition = What { $a0 } asks for isn't so.
why-cost = You can't pay for { $a0 } now, or there would be nothing to do.

## The board

board-round = Round { $a0 } of 10
board-first = First Player: { $i0 }
board-turn = { $i0 }'s turn
board-won = Won by { $i0 }
board-nobody-won = No player has won
board-title-leader = Leader
board-title-vp = VP
board-title-solari = Sol
board-title-spice = Spi
board-title-water = Wat
board-title-agents = Agt
board-title-troops = Gar
board-title-supply = Sup
board-title-strength = Strength
board-title-hand = Hand
board-title-intrigues = Int
board-title-more = Also
board-swordmaster = Swordmaster
board-council = Council
board-mentat = Mentat
board-revealed = revealed
board-title-influence = Influence
board-alliance = { $a0 } (Alliance)
board-title-space = Board
board-bonus-spice = +{ $a0 } spice
board-controlled = controlled by { $i0 }
board-closed = closed by { $i0 }
board-title-conflict-card = Conflict
board-title-rewards = { $i0 ->
    [first] First
    [second] Second
   *[third] Third
}
board-conflicts-left = { $a0 ->
    [one] 1 more
   *[other] { $a0 } more
}
board-title-row = Imperium Row
board-title-reserve = Reserve
board-card = { $i1 ->
    [none] { $a0 }
   *[other] { $a0 } { $a1 }
}
board-stack = { $i2 ->
    [none] { $a0 } ×{ $a1 }
   *[other] { $a0 } { $a2 } ×{ $a1 }
}
board-set-aside = { $a1 } (for { $i0 })
board-title-set-aside = Set aside
board-title-in-play = In play
board-title-discards = Discarded
board-title-waiting = Waiting
board-title-deck-top = On the deck
board-title-intrigue-discard = Played Intrigue
board-title-hagal = House Hagal
board-cards = { $a0 ->
    [one] 1 card in the deck
   *[other] { $a0 } cards in the deck
}
board-you = You are { $a0 }
board-own-hand = Hand
board-own-intrigues = Intrigue cards
board-own-deck = In your deck
board-own-deck-top = Top of your deck
board-own-tokens = Your secret factions
board-this-turn = { $a0 } Persuasion, { $a1 } recruited, { $a2 } deployed
board-title-this-turn = This turn

## Options of a table: what each is called, what it decides, what its values are called

option-on = on
option-off = off

option-leaders = Leaders
about-option-leaders = The players' leaders: 'random', 'chosen' (each player chooses in turn order), 'draft' (each player keeps one of two that are dealt), or ids joined by commas in seat order (paul_atreides, duke_leto_atreides, baron_vladimir_harkonnen, glossu_rabban, count_ilban_richese, helena_richese, countess_ariana_thorvald, earl_memnon_thorvald).
option-same-house = Both leaders of a House
about-option-same-house = Both leaders of one House may be in the same game; else none is dealt or offered whose House is taken.
option-first-player = First Player
about-option-first-player = Who begins, by seat; in the solo game the Rival to the player's left does.
option-first-player-random = at random
option-discard-piles = Discard piles
about-option-discard-piles = What others see of a discard pile: all of it, or its top card.
option-discard-piles-open = open
option-discard-piles-top-card = top card only
option-difficulty = Level of the solo game
about-option-difficulty = The level of the solo game, from novice to expert+.
option-difficulty-mercenary = Mercenary (novice)
option-difficulty-sardaukar = Sardaukar (veteran)
option-difficulty-mentat = Mentat (expert)
option-difficulty-kwisatz-haderach = Kwisatz Haderach (expert+)
option-rival-leaders = Leaders of the Rivals
about-option-rival-leaders = The two Rivals' leaders: 'recommended' (Earl Memnon Thorvald and Rabban; whom the player has is replaced at random), 'random', or two ids joined by a comma; never Paul Atreides or Helena Richese.
option-rival-same-house = Rivals of one House
about-option-rival-same-house = Random Rivals may both be of one House, or of the player's; each leader is still used once.
option-pay-without-effect = Paying for nothing
about-option-pay-without-effect = An arrow's cost may be paid though its effect is impossible, for the sake of the cost.
option-trashed-card-effects-lapse = Effects of trashed cards lapse
about-option-trashed-card-effects-lapse = What a card has not yet begun to give lapses when the card is trashed.
option-bindu-pass-optional = Bindu Suspension: may pass
about-option-bindu-pass-optional = Bindu Suspension may end the turn, or else must.
option-envoy-enables-iconless-cards = Envoy for cards without icons
about-option-envoy-enables-iconless-cards = Dispatch an Envoy makes a card without Agent icons playable.
option-kh-ignores-enemy-agents = Kwisatz Haderach goes anywhere
about-option-kh-ignores-enemy-agents = Kwisatz Haderach goes to spaces where enemy Agents stand.
option-voice-stops-infiltration = The Voice stops infiltration
about-option-voice-stops-infiltration = The Voice also stops Agents whom enemy Agents don't: Infiltrate and Helena Richese.
option-voice-needs-control-marker = The Voice needs a marker
about-option-voice-needs-control-marker = The Voice does nothing for a player whose Control markers all lie on the board.
option-infiltration-past-own-agents = Infiltration past own Agents
about-option-infiltration-past-own-agents = Infiltrate and Helena Richese also go where an own Agent stands.
option-urgent-mission-recalls-mentat = Urgent Mission and the Mentat
about-option-urgent-mission-recalls-mentat = Urgent Mission may recall the Mentat.
option-bypass-protocol-takes-foldspace = Bypass Protocol and Foldspace
about-option-bypass-protocol-takes-foldspace = Bypass Protocol may acquire Foldspace, as a card without cost.
option-masterstroke-optional = Masterstroke may wait
about-option-masterstroke-optional = The Baron may wait with Masterstroke, or reveals at the first occasion.
option-masterstroke-counts = Troops for Masterstroke
about-option-masterstroke-counts = Troops that count for Masterstroke: all deployed this turn, or those through a Combat space.
option-masterstroke-counts-all-deployments = all of the turn
option-masterstroke-counts-combat-spaces = through a Combat space
option-spice-addict-leaves-spice = Spice Addict leaves spice
about-option-spice-addict-leaves-spice = The spice that Spice Addict gives up stays on the space if there was bonus spice.
option-carryall-is-a-harvest = Carryall harvests
about-option-carryall-is-a-harvest = Carryall's spice is a harvest of its own: Spice Addict applies to it again.
option-three-way-tie-for-first-gives-fourth-player-third-reward = Fourth after three firsts
about-option-three-way-tie-for-first-gives-fourth-player-third-reward = With three tied for first, the fourth player gets the third reward.
option-tie-for-second-gives-third-reward-below-four-players = Tied second with few players
about-option-tie-for-second-gives-third-reward-below-four-players = With fewer than four players those tied for second get the third reward.
option-voice-stops-rivals = The Voice stops Rivals
about-option-voice-stops-rivals = The Voice closes a space to Rivals.
option-rivals-trigger-control-bonus = Rivals trigger Control
about-option-rivals-trigger-control-bonus = A Rival's Agent on a controlled space gives the controller the bonus.
option-expert-lead = A Rival's lead
about-option-expert-lead = Expert Troop Deployment measures a Rival's lead before it deploys, or with what it just recruited.
option-expert-lead-before-deployment = before it deploys
option-expert-lead-with-recruits = with its recruits
option-rival-always-pays-signet = Rivals always pay
about-option-rival-always-pays-signet = A Rival pays for its Signet ability whenever it can, or else the player decides.
option-rivals-in-ties = Tie with a Rival
about-option-rivals-in-ties = A tie in Victory Points with a Rival: the tie-breakers decide, or the player has lost.
option-rivals-in-ties-tie-breakers = tie-breakers decide
option-rivals-in-ties-player-loses = the player loses
option-rival-tied-for-second-gets-third-reward = Rival tied for second
about-option-rival-tied-for-second-gets-third-reward = A Rival tied for second gets the third reward, as a player does.
option-rival-signet-troops-go-to-garrison = Troops of Rabban's Signet
about-option-rival-signet-troops-go-to-garrison = Troops of Rabban's Signet on a Combat space go to the garrison, or else to the Conflict.
