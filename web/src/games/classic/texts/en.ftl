### Dune (classic) in the browser: what the client says itself. Names, actions and events come from the engine's catalogue.

classic-board = Board of Arrakis
classic-map = Areas of the map; arrow keys walk, letters jump to names
classic-zoom-in = Zoom in
classic-zoom-whole = Whole map
classic-ground-sand = sand
classic-ground-rock = rock
classic-ground-stronghold = stronghold
classic-ground-polar_sink = shelter
classic-ground-destroyed = destroyed, open to the storm
classic-in-sector = { $name }, { $kind }, sector { $sector }
classic-in-storm = in the storm
classic-seat = { $name }, { $order } in storm order
classic-nobody = nobody
classic-spice = { $amount } spice
classic-no-spice = no spice
classic-starred = { $count } starred
classic-advisors = { $count ->
    [one] 1 advisor
   *[other] { $count } advisors
}

## Panels

classic-panel-hand = Hand
classic-panel-factions = Factions
classic-panel-battle = Battle
classic-panel-turn = Turn
classic-panel-deals = Deals
classic-panel-reference = Reference
classic-reference = Which faction
classic-tanks = Tanks
classic-kind-projectile = Projectile
classic-kind-poison = Poison
classic-kind-lasgun = Special weapon
classic-kind-shield = Defense
classic-kind-snooper = Defense
classic-kind-cheap_hero = Stand-in
classic-kind-special = Special
classic-kind-worthless = Worthless
classic-count-spice = Spice
classic-count-cards = Treachery cards
classic-count-reserves = Forces in reserve
classic-count-tanks = Forces in the Tanks
classic-count-strongholds = Strongholds held alone; three win
classic-standing = Where everybody stood at the end
classic-allied = Allied with
classic-bribes = { $amount } spice from bribes, taken up in the Mentat Pause
classic-known = You know of these cards:
classic-no-cards = No Treachery cards
classic-spectator = You are watching: what lies behind the shields stays there.
classic-discarded = { $count ->
    [one] 1 card discarded
   *[other] { $count } cards discarded
}

## Battle

classic-no-battle = No battle is being fought.
classic-battle-aggressor = Aggressor; wins a tie
classic-battle-defender = Defender
classic-battle-forces = { $count ->
    [one] 1 force
   *[other] { $count } forces
}
classic-part-leader = Leader
classic-part-haderach = Kwisatz Haderach
classic-part-dial = Dial
classic-part-spice = Spice
classic-part-weapon = Weapon
classic-part-defense = Defense
classic-voice-play = The Voice: must play { $what }
classic-voice-not = The Voice: must not play { $what }
classic-fixed = Promised: { $part } { $value }

## Battle Plan

classic-plan-strength = is your strength if the leader lives; { $without } if not
classic-plan-loses-if-won = If you win you lose { $forces } of { $of } forces
classic-plan-loses-if-lost = If you lose, all { $of } forces and the cards of the plan
classic-plan-cost = Costs { $spice } spice, win or lose
classic-plan-opponent = at most for { $who }: { $leader } and every force dialled
classic-plan-opponent-alone = at most for { $who }, with every force dialled
classic-plan-seal = Seal the plan
classic-plan-no-leader = nobody
classic-plan-none = none
classic-plan-yes = joins
classic-plan-no = stays away
classic-try-again = Try again
classic-plan-waits = Looking at what is possible …

## Bidding

classic-bid-yours = Your bid
classic-bid-karama = only Karama pays for it
classic-more = One more
classic-less = One less

## Shipment, movement, revival

classic-pick-target = Touch an area on the map, or choose below.
classic-amount = How many
classic-part-take = From { $area }
classic-part-ordinary = Forces
classic-part-starred = Starred
classic-part-advisors = Advisors
classic-revive-send = Revive
classic-revive-nothing = Revive nothing
classic-revive-forces = Forces in the Tanks
classic-revive-starred = of them starred
classic-revive-leader = A leader
classic-revive-nobody = nobody

## Deals

classic-deals-none = No deals and no offers.
classic-deals-waiting = { $count ->
    [one] An offer waits for your answer
   *[other] { $count } offers wait for your answer
}
classic-deals-open = Offers
classic-deals-agreed = Agreed, still to be kept
classic-deals-past = Past
classic-deal-gives = { $who } gives
classic-deal-nothing = nothing
classic-deal-with = Offer a deal to
classic-deal-side-gives = You give
classic-deal-side-wants = They give
classic-deal-side-when = Only on condition
classic-deal-add = Add to the offer
classic-deal-draft = Your offer to { $who }
classic-deal-empty = Nothing in it yet: choose what each side gives.
classic-pledge = Pledged to your ally

## Reference: a line for each point, its rule after the bar

classic-about-start = Begins with
classic-about-basic = Advantages
classic-about-advanced = In the Advanced game
classic-about-ally = As an ally
classic-about-win = Wins also
classic-about-atreides-start =
    10 spice; 10 forces in Arrakeen, 10 in reserve; 2 forces revived free each turn. | CLS-20.01
classic-about-atreides-basic =
    Sees each Treachery card before it is bid on. | CLS-20.04
    Before Battle Plans are made, the opponent must show one part of theirs: dial, leader, weapon or defense. | CLS-20.06
    Looks at the next Spice card at the start of Shipment and Movement. | CLS-20.09
classic-about-atreides-advanced =
    After 7 forces lost in battle the Kwisatz Haderach wakes: once a turn it adds 2 to a leader, who then can't be called traitor. | CLS-30.03
    Karama: see the opponent's whole Battle Plan, once a game. | CLS-29.03
classic-about-atreides-ally =
    Uses prescience in the ally's battles. | CLS-20.08
classic-about-bene_gesserit-start =
    5 spice; 1 force in the Polar Sink, 19 in reserve; 1 force revived free each turn. | CLS-21.01
classic-about-bene_gesserit-basic =
    Each time another faction ships, may send 1 force from reserve to the Polar Sink, free. | CLS-21.05
    Before a battle commands the opponent to play, or not to play, one kind of card. | CLS-21.06
classic-about-bene_gesserit-advanced =
    Begins with an advisor on any territory instead. | CLS-31.02
    May send an advisor along with a shipment; advisors don't fight, collect or hold ground. | CLS-31.05
    Before Shipment and Movement advisors may become fighters; when others come, fighters may become advisors. | CLS-31.16
    Plays worthless cards as Karama. | CLS-31.03
    Always gets 2 spice of CHOAM Charity. | CLS-31.04
classic-about-bene_gesserit-ally =
    Uses the Voice in the ally's battles. | CLS-21.08
classic-about-bene_gesserit-win =
    Alone, if the faction they predicted wins in the turn they predicted. | CLS-21.03
classic-about-emperor-start =
    10 spice; 20 forces in reserve, none on Dune; 1 force revived free each turn. | CLS-22.01
classic-about-emperor-basic =
    Gets the spice that others pay for Treachery cards. | CLS-22.03
classic-about-emperor-advanced =
    5 Sardaukar count 2 each in battle, but 1 against Fremen. | CLS-32.01
    Karama: revive 3 forces or a leader free, once a game. | CLS-29.05
classic-about-emperor-ally =
    Pays for up to 3 more revivals of the ally's forces. | CLS-22.06
classic-about-fremen-start =
    3 spice; 10 forces in Sietch Tabr, False Wall South and False Wall West, 10 in reserve; 3 forces revived free each turn. | CLS-23.01
classic-about-fremen-basic =
    Brings reserves free to the Great Flat and what lies within two territories of it. | CLS-23.05
    Moves two territories. | CLS-23.08
    The sandworm spares Fremen and carries them anywhere. | CLS-23.10
    Can't ship from space, and buys no more revivals. | CLS-23.04
classic-about-fremen-advanced =
    3 Fedaykin count 2 each in battle. | CLS-33.08
    Forces count in full without spice. | CLS-33.10
    Sees the next storm card. | CLS-33.01
    Loses only half to the storm. | CLS-33.06
    Karama: call a sandworm, once a game. | CLS-29.06
classic-about-fremen-ally =
    May spare the ally from the worm, and let the ally revive 3 forces free. | CLS-23.15
classic-about-fremen-win =
    At the end of turn 10, if nobody has won: nobody but Fremen in Sietch Tabr and Habbanya Sietch, and no Emperor, Harkonnen or Atreides in Tuek's Sietch. | CLS-23.11
classic-about-spacing_guild-start =
    5 spice; 5 forces in Tuek's Sietch, 15 in reserve; 1 force revived free each turn. | CLS-24.01
classic-about-spacing_guild-basic =
    Gets the spice that others pay for shipments. | CLS-24.03
    Ships at half price; also from one territory to any other, or back to reserve. | CLS-24.05
classic-about-spacing_guild-advanced =
    Takes its turn of Shipment and Movement whenever it likes. | CLS-34.01
    Karama: cancel a shipment, once a game. | CLS-29.09
classic-about-spacing_guild-ally =
    The ally ships at half price, and across the map. | CLS-24.10
classic-about-spacing_guild-win =
    At the end of turn 10, if nobody else has won. | CLS-24.08
classic-about-harkonnen-start =
    10 spice; 10 forces in Carthag, 10 in reserve; 2 Treachery cards; 2 forces revived free each turn. | CLS-25.01
classic-about-harkonnen-basic =
    Keeps all 4 Traitor cards. | CLS-25.03
    Holds up to 8 Treachery cards and draws one more for each bought. | CLS-25.05
classic-about-harkonnen-advanced =
    May capture a leader of whoever they beat: kill it for 2 spice, or keep it to fight once. | CLS-35.01
    Karama: exchange cards with another hand, once a game. | CLS-29.10
classic-about-harkonnen-ally =
    Calls traitors in the ally's battles. | CLS-25.06

classic-predict-about = If the faction you name wins in the turn you name, you win instead, alone. Nobody learns of it before.
classic-predict-who = Who wins
classic-predict-when = In which turn
