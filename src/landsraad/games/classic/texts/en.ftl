# Dune (classic) in English. How messages are found and what their arguments are: landsraad/table/texts.py.

-kinds = faction territory card leader phase advantage part word

# How events make a story (landsraad/cli/story.py).
-headings = turn-begins phase-begins
-joined = bid-made bid-passed hand-size faction-seated starting-forces traitor-dealt card-dealt card-is nexus-done alliance-offered alliance-declined storm-dialled
-replaces = shipped:shipment-announced cross-shipped:cross-shipment-announced returned-to-reserves:return-announced gift-given:gift-meant
-implied = karama-played:card-discarded hajr-played:card-discarded weather-control-played:card-discarded family-atomics-played:card-discarded truthtrance-asked:card-discarded

part = { $part ->
    [0] { $name }
   *[other] { $name } (sector { $part })
}

## Factions

faction-atreides = Atreides
faction-bene-gesserit = Bene Gesserit
faction-emperor = Emperor
faction-fremen = Fremen
faction-spacing-guild = Spacing Guild
faction-harkonnen = Harkonnen

letter-atreides = A
letter-bene-gesserit = B
letter-emperor = E
letter-fremen = F
letter-spacing-guild = G
letter-harkonnen = H

## Territories

territory-polar-sink = Polar Sink
territory-arrakeen = Arrakeen
territory-carthag = Carthag
territory-habbanya-sietch = Habbanya Sietch
territory-sietch-tabr = Sietch Tabr
territory-tueks-sietch = Tuek's Sietch
territory-false-wall-east = False Wall East
territory-false-wall-south = False Wall South
territory-false-wall-west = False Wall West
territory-pasty-mesa = Pasty Mesa
territory-plastic-basin = Plastic Basin
territory-rim-wall-west = Rim Wall West
territory-shield-wall = Shield Wall
territory-arsunt = Arsunt
territory-basin = Basin
territory-bight-of-the-cliff = Bight of the Cliff
territory-broken-land = Broken Land
territory-cielago-depression = Cielago Depression
territory-cielago-east = Cielago East
territory-cielago-north = Cielago North
territory-cielago-south = Cielago South
territory-cielago-west = Cielago West
territory-funeral-plain = Funeral Plain
territory-gara-kulon = Gara Kulon
territory-habbanya-erg = Habbanya Erg
territory-habbanya-ridge-flat = Habbanya Ridge Flat
territory-hagga-basin = Hagga Basin
territory-harg-pass = Harg Pass
territory-hole-in-the-rock = Hole in the Rock
territory-imperial-basin = Imperial Basin
territory-meridian = Meridian
territory-old-gap = Old Gap
territory-red-chasm = Red Chasm
territory-rock-outcroppings = Rock Outcroppings
territory-sihaya-ridge = Sihaya Ridge
territory-south-mesa = South Mesa
territory-the-great-flat = The Great Flat
territory-the-greater-flat = The Greater Flat
territory-the-minor-erg = The Minor Erg
territory-tsimpo = Tsimpo
territory-wind-pass = Wind Pass
territory-wind-pass-north = Wind Pass North

## Cards

card-crysknife = Crysknife
card-maula-pistol = Maula Pistol
card-slip-tip = Slip Tip
card-stunner = Stunner
card-chaumas = Chaumas
card-chaumurky = Chaumurky
card-ellaca-drug = Ellaca Drug
card-gom-jabbar = Gom Jabbar
card-lasgun = Lasgun
card-shield = Shield
card-snooper = Snooper
card-cheap-hero = Cheap Hero
card-cheap-heroine = Cheap Heroine
card-tleilaxu-ghola = Tleilaxu Ghola
card-family-atomics = Family Atomics
card-hajr = Hajr
card-karama = Karama
card-truthtrance = Truthtrance
card-weather-control = Weather Control
card-baliset = Baliset
card-jubba-cloak = Jubba Cloak
card-kulon = Kulon
card-la-la-la = La, La, La
card-trip-to-gamont = Trip to Gamont
card-shai-hulud = Shai-Hulud

# What a card does: by its name, or by its kind.
about-card-projectile = Weapon. Kills the opposing leader unless a Shield defends.
about-card-poison = Weapon. Kills the opposing leader unless a Snooper defends.
about-card-lasgun = Weapon. Kills the opposing leader whatever defends. With a Shield in the same battle, everything in the territory is lost.
about-card-shield = Defense against projectile weapons.
about-card-snooper = Defense against poison weapons.
about-card-cheap-hero = Stands in for a leader, with strength 0. Discarded after the battle.
about-card-worthless = Does nothing. Goes only by being played as weapon or defense.
about-card-tleilaxu-ghola = At any time: revive one of your leaders, or up to five of your forces, free.
about-card-family-atomics = Before the storm moves, with a force in the Shield Wall or beside it: destroys the Shield Wall and all forces there. From then on the storm reaches Imperial Basin, Arrakeen and Carthag.
about-card-hajr = In your movement: one more move.
about-card-karama = Stops another's advantage; or pays for a Treachery card; or ships at Guild rates. In the Advanced game also your faction's own power, once.
about-card-truthtrance = At any time: ask one player a question about the game that is answered yes or no, in public and truly.
about-card-weather-control = Before the storm moves, from the second turn on: you set how far, 0 to 10 sectors.

## Leaders

leader-thufir-hawat = Thufir Hawat
leader-lady-jessica = Lady Jessica
leader-gurney-halleck = Gurney Halleck
leader-duncan-idaho = Duncan Idaho
leader-dr-wellington-yueh = Dr. Wellington Yueh
leader-alia = Alia
leader-margot-lady-fenring = Margot Lady Fenring
leader-mother-ramallo = Mother Ramallo
leader-princess-irulan = Princess Irulan
leader-wanna-marcus = Wanna Marcus
leader-hasimir-fenring = Hasimir Fenring
leader-captain-aramsham = Captain Aramsham
leader-caid = Caid
leader-burseg = Burseg
leader-bashar = Bashar
leader-stilgar = Stilgar
leader-chani = Chani
leader-otheym = Otheym
leader-shadout-mapes = Shadout Mapes
leader-jamis = Jamis
leader-staban-tuek = Staban Tuek
leader-master-bewt = Master Bewt
leader-esmar-tuek = Esmar Tuek
leader-soo-soo-sook = Soo-Soo Sook
leader-guild-rep = Guild Rep.
leader-feyd-rautha = Feyd-Rautha
leader-beast-rabban = Beast Rabban
leader-piter-de-vries = Piter De Vries
leader-captain-iakin-nefud = Captain Iakin Nefud
leader-umman-kudu = Umman Kudu
leader-kwisatz-haderach = Kwisatz Haderach

## Phases

phase-setup = Setup
phase-storm = Storm
phase-spice-blow = Spice Blow and Nexus
phase-charity = CHOAM Charity
phase-bidding = Bidding
phase-revival = Revival
phase-shipment-and-movement = Shipment and Movement
phase-battle = Battle
phase-collection = Spice Collection
phase-mentat-pause = Mentat Pause

## Advantages that Karama can stop ("Karama stops …")

advantage-bidding-prescience = the look at the cards for auction
advantage-spice-deck-prescience = the look at the Spice deck
advantage-battle-prescience = Prescience
advantage-ally-battle-prescience = Prescience in an ally's battle
advantage-kwisatz-haderach-use = the Kwisatz Haderach
advantage-spiritual-advisor = the spiritual advisor
advantage-voice = the Voice
advantage-ally-voice = the Voice in an ally's battle
advantage-charity = the charity that comes to them always
advantage-intrusion-flip = turning fighters to advisors
advantage-flip-on-move = changing sides while moving
advantage-announce-fighters = turning advisors to fighters
advantage-worthless-as-karama = the worthless card played as Karama
advantage-receive-bid-payment = the income from the auction
advantage-give-spice-to-ally = the gift to the ally
advantage-pay-ally-revival = paying for the ally's revival
advantage-sardaukar-strength = the strength of the Sardaukar
advantage-extra-movement = moving two territories
advantage-worm-immunity = immunity from the worm
advantage-worm-ride = riding the worm
advantage-protect-ally-from-worm = sparing the ally from the worm
advantage-ally-free-revival = the ally's free revival
advantage-storm-card-look = the look at the storm card
advantage-place-extra-worms = placing the worm
advantage-storm-half-losses = losing only half to the storm
advantage-ship-into-storm = shipping into the storm
advantage-fedaykin-strength = the strength of the Fedaykin
advantage-no-spice-needed-in-battle = fighting in full strength without spice
advantage-receive-shipment-payment = the income from shipment
advantage-cross-shipment = the cross-shipment
advantage-shipment-to-reserves = the shipment to reserves
advantage-half-price = shipping at half price
advantage-ally-half-price = the ally's shipping at half price
advantage-ally-cross-shipment = the ally's cross-shipment
advantage-choose-turn-order = acting out of turn
advantage-bonus-card = the bonus card
advantage-ally-traitor = calling a traitor for the ally
advantage-capture-leader = capturing a leader

## Parts of a Battle Plan, and other words

part-leader = leader
part-haderach = Kwisatz Haderach
part-dial = dial
part-spice = spice
part-weapon = weapon
part-defense = defense
part-not-leader = not as leader
part-not-haderach = not the Kwisatz Haderach
part-not-dial = not the dial
part-not-spice = not the spice
part-not-weapon = not as weapon
part-not-defense = not as defense

word-none = none
word-no = no
word-yes = yes
word-hero = a Cheap Hero
word-poison = a poison weapon
word-projectile = a projectile weapon
word-worthless = a worthless card
word-poison-weapon = a poison weapon
word-projectile-weapon = a projectile weapon
word-weapon = a weapon
word-defense = a defense
word-ordinary = ordinary forces
word-starred = starred forces
word-advisors = advisors
word-fighters = fighters

## Notation within an argument: what Truthtrance asks, what deals promise

phrase-holds = holds { $a0 }
phrase-holds-kind = holds { $i0 ->
    [weapon] a weapon
    [defense] a defense
    [cheap_hero] a Cheap Hero
   *[other] { $a0 }
}
phrase-cards = holds at least { $a0 ->
    [one] 1 Treachery card
   *[other] { $a0 } Treachery cards
}
phrase-spice = { $i1 ->
    [absent] { $a0 } spice
   *[other] { $a0 } spice if { $a2 } { $i3 ->
        [wins] wins the next battle
        [loses] loses the next battle
        [ships] ships to { $a4 }
        [not_ships] doesn't ship to { $a4 }
        [moves] moves to { $a4 }
       *[not_moves] doesn't move to { $a4 }
    }
}
asked-spice = has at least { $a0 } spice
phrase-traitor = holds the Traitor card of { $a0 }
phrase-predicted = has predicted { $a0 }
phrase-predicted-turn = has predicted turn { $a0 }
phrase-storm = has storm card { $a0 }
phrase-losses = has lost at least { $a0 ->
    [one] 1 force
   *[other] { $a0 } forces
} in battle
phrase-captive = holds { $a0 } captive
phrase-plan = plans { $i0 ->
    [haderach] the Kwisatz Haderach
    [leader] { $a1 } as leader
    [dial] to dial { $a1 }
    [spice] to spend { $a1 } spice
    [weapon] { $i1 ->
        [none] no weapon
       *[other] { $a1 } as weapon
    }
   *[defense] { $i1 ->
        [none] no defense
       *[other] { $a1 } as defense
    }
}
phrase-will-ally = will ally with { $a0 }
phrase-will-ship = will ship to { $a0 }
phrase-will-move = will move to { $a0 }
phrase-will-bid = will bid on this card

phrase-gives = you: { $rest }
phrase-wants = they: { $rest }
phrase-ship = ship to { $a0 }
phrase-not-ship = don't ship to { $a0 }
phrase-move = move to { $a0 }
phrase-not-move = don't move to { $a0 }
phrase-not-bid = don't bid on the next card
phrase-not-bid-all = don't bid this turn
phrase-not-ally = don't ally with { $a0 } in the next Nexus
phrase-dial-least = dial at least { $a0 } against { $a1 }
phrase-dial-most = dial at most { $a0 } against { $a1 }
phrase-no-weapon = play no weapon against { $a0 }
phrase-no-defense = play no defense against { $a0 }
phrase-no-traitor = call no traitor against { $a0 }
phrase-show = show { $i0 ->
    [card] one Treachery card
    [hand] all Treachery cards
   *[traitor] one Traitor card
}
phrase-tell = tell { $i0 ->
    [auction_card] the card for auction
    [spice_card] the top Spice card
   *[storm_card] the storm card
}
phrase-answer = answer truthfully whether the giver { $i0 ->
    [spice] has at least { $a1 } spice
   *[other] { $rest }
}
phrase-when = on condition that { $a0 } { $i1 ->
    [wins] wins the next battle
    [loses] loses the next battle
    [ships] ships to { $a2 }
    [not_ships] doesn't ship to { $a2 }
    [moves] moves to { $a2 }
   *[not_moves] doesn't move to { $a2 }
}

## What happened: setup

faction-seated = { $a0 } is played by player { $a1 }, at the circle in sector { $a2 }.
faction-chosen = Player { $a0 } chooses { $a1 }.
turn-card-dealt = Player { $a0 } is dealt a { $a1 }.
exchange-proposed = { $a0 } would like to exchange factions with { $a1 }.
exchange-refused = { $a1 } refuses to exchange factions with { $a0 }.
factions-exchanged = The players of { $a0 } and { $a1 } exchange factions.
prediction-made = Bene Gesserit makes a prediction.
prediction-is = You predict that { $a0 } will win in turn { $a1 }.
traitor-dealt = You are dealt the Traitor card of { $a0 }.
traitor-kept = You keep the Traitor card of { $a0 }.
starting-forces = { $a0 } begins with { $a1 ->
    [one] 1 force
   *[other] { $a1 } forces
} in { $a2 }.
starting-advisor = Bene Gesserit begins with an advisor in { $a0 }.
card-dealt = { $a0 } is dealt a Treachery card.
card-is = It is { $a0 }.

## Turns and phases

turn-begins = TURN { $a0 }
phase-begins = { $a0 }
prediction-revealed = Bene Gesserit reveals the prediction: { $a0 } in turn { $a1 }.
faction-wins = { $i1 ->
    [prediction] { $a0 } wins: the prediction came true.
    [fremen_special] { $a0 } wins: the sietches of Dune are in Fremen hands.
    [fremen_default] { $a0 } wins: nobody else has won by the end of turn 10.
    [guild_special] { $a0 } wins: nobody else controls Dune, and the Guild's monopoly stands.
    [most_strongholds] { $a0 } wins with forces in most strongholds.
   *[stronghold] { $a0 } wins by strongholds.
}
nobody-wins = The last turn is over, and nobody has won.

## Storm

storm-dialled = { $a0 } dials { $a1 }.
storm-distance = The storm will move { $a0 ->
    [0] no further
    [one] 1 sector
   *[other] { $a0 } sectors
}.
storm-moves = { $a0 ->
    [0] The storm stays
    [one] The storm moves 1 sector and stands
   *[other] The storm moves { $a0 } sectors and stands
} in sector { $a1 }.
first-player = { $a0 } is First Player.
storm-card-drawn = Fremen draws the next storm card.
storm-card-revealed = The storm card is revealed: { $a0 }.
storm-card-is = The next storm card is { $a0 }.
weather-control-played = { $a0 } plays Weather Control: { $a1 ->
    [0] the storm doesn't move
    [one] the storm moves 1 sector
   *[other] the storm moves { $a1 } sectors
}.
family-atomics-played = { $a0 } plays Family Atomics: the Shield Wall is destroyed, with all forces on it.

## Spice Blow and Nexus

spice-card-revealed = { $i1 ->
    [b] Spice card for pile B: { $a0 }.
   *[a] Spice card: { $a0 }.
}
spice-blow = { $a0 } spice blows in { $a1 }.
spice-blown-away = The storm stands over { $a0 }: no spice is placed.
spice-deck-shuffled = The Spice deck is shuffled anew from its discards.
spice-destroyed = { $a0 } spice is destroyed in { $a1 }.
worm-set-aside = Shai-Hulud is set aside: no worms in turn 1.
worms-shuffled-back = { $a0 ->
    [one] The sandworm is shuffled back into the Spice deck.
   *[other] { $a0 } sandworms are shuffled back into the Spice deck.
}
worm-appears = A sandworm appears in { $a0 }.
worm-without-effect = The sandworm has no effect.
worm-placed = { $a0 } sends the sandworm to { $a1 }.
worm-not-placed = { $a0 } doesn't place the sandworm.
worm-called = { $a0 } calls a sandworm to { $a1 }.
ally-protected = { $a0 } has the worm spare { $a1 }.
ally-abandoned = { $a0 } leaves { $a1 } to the worm.
worm-ride-announced = { $a0 } will ride the worm with { $a1 ->
    [one] 1 force
   *[other] { $a1 } forces
} from { $a2 } to { $a3 }.
worm-ridden = { $a0 } rides the worm from { $a3 } to { $a4 }: { $i2 ->
    [0] { $a1 ->
        [one] 1 force
       *[other] { $a1 } forces
    }
   *[other] { $a1 } ordinary and { $a2 } starred
}.
worm-not-ridden = { $a0 } doesn't ride the worm of { $a1 }.
nexus-begins = A Nexus begins.
nexus-done = { $a0 } is done with the Nexus.
nexus-ends = The Nexus is over.
alliance-offered = { $a0 } offers { $a1 } an alliance.
alliance-accepted = { $a0 } accepts the alliance with { $a1 }.
alliance-declined = { $a0 } declines the alliance with { $a1 }.
alliance-made = { $a0 } and { $a1 } are allies.
alliance-broken = { $a0 } breaks the alliance with { $a1 }.

## CHOAM Charity

charity-received = { $a0 } receives { $a1 } spice from CHOAM Charity.

## Bidding

hand-size = { $a0 } holds { $a1 ->
    [0] no Treachery cards
    [one] 1 Treachery card
   *[other] { $a1 } Treachery cards
}.
cards-dealt = { $a0 ->
    [0] No card is up for auction.
    [one] 1 card is dealt for auction.
   *[other] { $a0 } cards are dealt for auction.
}
auction-begins = { $a0 } opens the bidding; { $a1 ->
    [one] 1 card is
   *[other] { $a1 } cards are
} left.
auction-card-seen = { $a0 } looks at the card for auction.
auction-card-is = The card for auction is { $a0 }.
bid-made = { $a0 } bids { $a1 }.
bid-passed = { $a0 } passes.
auction-won = { $a0 } wins the card with a bid of { $a1 }.
auction-card-taken = { "" }
bid-paid = { $a0 } pays { $a1 } spice for it.
bid-paid-with-karama = { $a0 } needn’t pay for it.
bid-void = The bid of { $a0 } is void.
bid-received = { $a0 } receives { $a1 } spice for the card.
bonus-card-drawn = { $a0 } draws a bonus card.
bonus-card-is = The bonus card is { $a0 }.
cards-unsold = Nobody bids: { $a0 ->
    [one] 1 card goes
   *[other] { $a0 } cards go
} back on the deck.
cards-taken = { $a0 } takes { $a2 ->
    [one] 1 card
   *[other] { $a2 } cards
} from the hand of { $a1 }.
card-given = { $a2 } goes from { $a0 } to { $a1 }.
cards-exchanged = { $a0 } has exchanged cards with { $a1 }.
card-discarded = { $a0 } discards { $a1 }.
treachery-deck-shuffled = The Treachery deck is shuffled anew from its discards.

## Revival

forces-revived = { $a0 } revives { $i2 ->
    [0] { $a1 ->
        [one] 1 force
       *[other] { $a1 } forces
    }
   *[other] { $a1 ->
        [one] 1 starred force
       *[other] { $a1 } forces, { $a2 } of them starred
    }
}.
leader-revived = { $a0 } revives { $a1 }.
haderach-revived = The Kwisatz Haderach is revived.
revival-paid = { $a0 } pays { $a1 } spice for revival.
revival-granted = Fremen lets { $a0 } revive three forces free.
revival-payment-promised = The Emperor will pay for { $a1 ->
    [one] 1 more force
   *[other] { $a1 } more forces
} of { $a0 }.

## Shipment and Movement

looked-at-spice-deck = { $a0 } looks at the top card of the Spice deck.
spice-card-seen = The top card of the Spice deck is { $a0 }.
ships-and-moves = It is the turn of { $a0 } to ship and move.
shipment-passed = { $a0 } doesn't ship.
shipment-announced = { $a0 } will ship { $i2 ->
    [0] { $a1 ->
        [one] 1 force
       *[other] { $a1 } forces
    }
   *[other] { $a1 ->
        [one] 1 starred force
       *[other] { $a1 } forces, { $a2 } of them starred,
    }
} to { $a3 }.
shipped = { $a0 } ships { $i2 ->
    [0] { $a1 ->
        [one] 1 force
       *[other] { $a1 } forces
    }
   *[other] { $a1 ->
        [one] 1 starred force
       *[other] { $a1 } forces, { $a2 } of them starred,
    }
} to { $a3 }.
shipment-paid = { $a0 } pays { $a1 } spice for { $e2 ->
    [yes] its shipment
   *[no] the shipment of { $a2 }
}.
freight-received = { $a0 } receives { $a1 } spice for the shipment.
shipment-cancelled = The { $a0 } cancels the shipment.
cross-shipment-announced = { $a0 } will ship { $i2 ->
    [0] { $a1 ->
        [one] 1 force
       *[other] { $a1 } forces
    }
   *[other] { $a1 ->
        [one] 1 starred force
       *[other] { $a1 } forces, { $a2 } of them starred,
    }
} from { $a3 } to { $a4 }.
cross-shipped = { $a0 } ships { $i2 ->
    [0] { $a1 ->
        [one] 1 force
       *[other] { $a1 } forces
    }
   *[other] { $a1 ->
        [one] 1 starred force
       *[other] { $a1 } forces, { $a2 } of them starred,
    }
} from { $a3 } to { $a4 }.
return-announced = { $a0 } will return { $a1 ->
    [one] 1 force
   *[other] { $a1 } forces
} from { $a2 } to reserves.
returned-to-reserves = { $a0 } returns { $a1 ->
    [one] 1 force
   *[other] { $a1 } forces
} from { $a2 } to reserves.
advisor-comes-along = A Bene Gesserit advisor comes along to { $a0 }.
fighter-comes-along = A Bene Gesserit fighter comes to { $a0 }.
movement-passed = { $a0 } doesn't move.
moved = { $a0 } moves { $i2 ->
    [0] { $a1 ->
        [one] 1 force
       *[other] { $a1 } forces
    }
   *[other] { $a1 ->
        [one] 1 starred force
       *[other] { $a1 } forces, { $a2 } of them starred,
    }
} from { $a3 } to { $a4 }.
moved-as = They stand as { $a0 } in { $a1 }.
hajr-played = { $a0 } plays Hajr for another move.
fighters-become-advisors = { $a0 ->
    [one] 1 fighter becomes an advisor
   *[other] { $a0 } fighters become advisors
} in { $a1 }.
advisors-become-fighters = { $a0 ->
    [one] 1 advisor becomes a fighter
   *[other] { $a0 } advisors become fighters
} in { $a1 }.
forces-lost = { $a0 } loses { $a1 ->
    [one] 1 force
   *[other] { $a1 } forces
} in { $a2 }.
advisors-lost = Bene Gesserit loses { $a0 ->
    [one] 1 advisor
   *[other] { $a0 } advisors
} in { $a1 }.

## Battle

battle-begins = { $a1 } attacks { $a2 } in { $a0 }.
no-leader = { $a0 } has neither leader nor Cheap Hero.
voice = The Voice commands { $a0 } { $i1 ->
    [play] to play
   *[not] not to play
} { $a2 }.
prescience = Atreides asks { $a0 } for { $i1 ->
    [dial] the number to be dialled
    [leader] the leader
    [weapon] the weapon
   *[defense] the defense
}.
plan-part = { $a0 } shows the { $a1 }: { $a2 }.
whole-plan = Atreides sees the whole Battle Plan of { $a0 }.
plan-revealed = { $a0 }: { $i1 ->
    [none] no leader
   *[other] { $a1 }
}{ $i2 ->
    [yes] {" "}with the Kwisatz Haderach
   *[no] { "" }
}, dial { $a3 }{ $i4 ->
    [0] { "" }
   *[other] {" "}({ $a4 } spice)
}, { $i5 ->
    [none] no weapon
   *[other] weapon { $a5 }
}, { $i6 ->
    [none] no defense
   *[other] defense { $a6 }
}.
traitor-called = { $a0 } calls traitor: { $a1 } serves { $a2 }.
ally-traitor = { $a0 } calls a traitor for { $a1 }.
traitor-reward = { $a0 } receives { $a1 } spice for the traitor.
explosion = Lasgun and Shield explode in { $a0 }.
leader-killed = { $a0 } of { $a1 } is killed.
battle-won = { $a0 } wins the battle: { $a1 } for the Aggressor, { $a2 } for the Defender.
battle-reward = { $a0 } takes { $a1 } spice for the leaders killed.
battle-support-paid = { $a0 } pays { $a1 } spice for the support of the forces.
haderach-awakes = The Kwisatz Haderach awakes.
haderach-killed = The Kwisatz Haderach is killed.
leader-drawn = Harkonnen draws a leader of { $a0 }.
leader-drawn-is = It is { $a0 } of { $a1 }.
captive-kept = Harkonnen holds a leader of { $a0 } captive.
captive-killed = Harkonnen kills a leader of { $a0 } in secret.
captive-reward = { $a0 } receives { $a1 } spice for the killed captive.
captive-returned = { $a0 } returns to { $a1 }.
captive-freed = A captured leader returns to { $a0 }.
captive-freed-is = It is { $a0 } of { $a1 }.

## Spice Collection and Mentat Pause

spice-collected = { $a0 } collects { $a1 } spice in { $a2 }.
stronghold-income = { $a0 } receives { $a1 } spice from the strongholds.
bribes-taken = { $a0 } takes { $a1 } spice of bribes behind the shield.

## Karama and Truthtrance

karama-played = { $a0 } plays { $i1 ->
    [karama] Karama
   *[other] { $a1 } as Karama
}.
karama-power-used = { $a0 } has used the special Karama power.
advantage-stopped = { $a0 } stops an advantage of { $a1 }: { $a2 }.
truthtrance-asked = { $a0 } asks { $a1 } under Truthtrance: “{ $q2 }?”
truthtrance-answered = { $a0 } answers “{ $q1 }?”: { $i2 ->
    [0] no
   *[other] yes
}.

## Agreements

pledge-set = { $a0 } pledges { $a1 } spice to the ally.
gift-meant = { $a0 } is about to give { $a1 } { $a2 } spice.
gift-given = { $a0 } gives { $a1 } { $a2 } spice.
offer-made = { "" }
offer-gives = { $a0 } offers { $a1 } (deal { $a2 }): { $p3 }.
offer-wants = { $a0 } wants from { $a1 } (deal { $a2 }): { $p3 }.
offer-refused = { $a1 } refuses deal { $a2 } of { $a0 }.
offer-withdrawn = { $a0 } withdraws deal { $a2 } with { $a1 }.
offer-lapsed = Deal { $a2 } between { $a0 } and { $a1 } lapses: it can't be carried out any more.
deal-agreed = { $a0 } and { $a1 } agree on deal { $a2 }.
deal-cancel-wanted = { $a0 } would cancel deal { $a1 }.
deal-cancelled = { $a0 } and { $a1 } cancel deal { $a2 }.
bribe-paid = { $a0 } pays { $a1 } a bribe of { $a2 } spice.
term-kept = { $a0 } has kept the word given to { $a1 }: { $p2 }.
term-broken = { $a0 } has broken the word given to { $a1 }: { $p2 }.
term-void = What { $a0 } promised { $a1 } came to nothing: { $p2 }.
answered-in-private = { $a0 } answers “{ $q1 }?”: { $i2 ->
    [0] no
   *[other] yes
}.
card-shown = { $a0 } shows { $a1 }.
traitor-shown-in-private = { $a0 } shows the Traitor card of { $a1 }.
auction-card-told = { $a0 } tells that the card for auction is { $a1 }.
spice-card-told = { $a0 } tells that the top Spice card is { $a1 }.
storm-card-told = { $a0 } tells that the storm card is { $a1 }.

## Questions

ask-advisor-placement = Where does your first advisor stand?
ask-announce-fighters = In which territories will your advisors fight?
ask-answer = Your answer?
ask-auction = Your bid?
ask-battle-plans = Your Battle Plan?
ask-called-worm = Where does the sandworm come up?
ask-cancel-window = Cancel this shipment with Karama?
ask-captive = Kill the leader, or keep it?
ask-capture-leader = Draw a leader of the loser?
ask-charity-claims = Claim CHOAM Charity?
ask-choose-battle = Which battle is next?
ask-choose-traitors = Which Traitor card do you keep?
ask-collection-choice = Collect this spice?
ask-cross-shipment = Which forces do you ship, and where to?
ask-dialled-losses = Which forces do you lose?
ask-disclosure = You must show this part of your plan. What is it?
ask-draft = Which faction do you play?
ask-exchange = Your exchange of cards?
ask-exchange-factions = Exchange factions?
ask-exchange-offer = Exchange cards with Karama?
ask-family-atomics = Play Family Atomics?
ask-free-revival = Whom do you revive?
ask-free-revival-offer = Revive with Karama?
ask-fremen-placement = Where do your forces stand?
ask-further-worm = Place this sandworm?
ask-grant-revival = Let your ally revive three forces free?
ask-hajr-window = Play Hajr for another move?
ask-intrusion = Turn your fighters there to advisors?
ask-karama-protection = Spare your ally?
ask-karama-revival = Whom do you revive?
ask-karama-window = Stop this advantage with Karama?
ask-keep-card = Keep this card?
ask-losses-on-landing = How many Fedaykin are among the losses?
ask-moment = Play a card now?
ask-move = Which forces move, and where to?
ask-movement = Your move?
ask-nexus = Alliances?
ask-nexus-in-storm-order = Alliances?
ask-pay-revival = Pay for more forces of your ally?
ask-payment = Pay, or take the card with Karama?
ask-prediction = Your prediction?
ask-prescience = Which part of the plan do you ask for?
ask-protection = Spare your ally?
ask-return-to-reserves = Which forces return to reserves?
ask-revive-together = Your revival?
ask-shipment = Your shipment?
ask-sight-of-plan = See a whole Battle Plan with Karama?
ask-spiritual-advisor = Send an advisor along?
ask-storm-dials = Your number on the wheel?
ask-storm-losses = Which forces does the storm take?
ask-traitor-calls = Call traitor?
ask-truthtrance = What do you ask?
ask-turn-order = Act now, or wait?
ask-voice = Your command?
ask-weather-before-distance = Play Weather Control?
ask-weather-before-move = Play Weather Control?
ask-weather-control = Play Weather Control?
ask-worm-call = Call a sandworm with Karama?
ask-worm-ride = Ride the worm?

## What may be done unasked, by its first word

unasked-accept = Agree to a deal that is offered
unasked-cancel = Call off a deal
unasked-deal = Deals and bribes
unasked-give = Give spice away
unasked-order = Standing orders: what you are never asked about, or only sometimes
unasked-order-traitor = Calling traitors
unasked-pledge = Spice for your ally's purchases and shipments
unasked-refuse = Turn a deal down
unasked-withdraw = Take an offer back

## Actions

act-atreides = Atreides: { $then }
act-bene-gesserit = Bene Gesserit: { $then }
act-emperor = Emperor: { $then }
act-fremen = Fremen: { $then }
act-spacing-guild = Spacing Guild: { $then }
act-harkonnen = Harkonnen: { $then }

act-pass = Pass
act-abandon = Leave { $a0 } to the worm
act-about = Ask { $i0 ->
    [holds] about one Treachery card
    [holds_kind] about a kind of Treachery card
    [cards] about the number of Treachery cards
    [spice] about spice
    [traitor] about a Traitor card
    [predicted] about the predicted faction
    [predicted_turn] about the predicted turn
    [storm] about the storm card
    [losses] about the forces lost in battle
    [captive] about a captive
    [will_ally] about alliances to come
    [will_ship] about shipment
    [will_move] about movement
    [will_bid] about bidding
    [plan_leader] about the leader in the plan
    [plan_dial] about the dial in the plan
    [plan_spice] about the spice in the plan
    [plan_weapon] about the weapon in the plan
    [plan_defense] about the defense in the plan
   *[plan_haderach] about the Kwisatz Haderach in the plan
}
act-accept = { $i0 ->
    [absent] Accept
    [one] Accept deal { $a0 }
    [other] Accept deal { $a0 }
   *[ally] Accept the alliance with { $a0 }
}
act-act = Act now
act-advisor = Send an advisor along
act-as = As { $a0 }
act-ask = Ask { $a0 }
act-battle = Fight { $a1 } in { $a0 }
act-bid = Bid { $a0 }
act-break = Break the alliance
act-cancel = Cancel deal { $a0 }
act-captive = Is { $a0 } a captive?
act-capture = Draw a leader
act-cards = At least { $a0 } Treachery { $a0 ->
    [one] card
   *[other] cards
}?
act-choose = Play { $a0 }
act-claim = Claim charity
act-collect = Collect the spice in { $a0 }
act-cross = Ship from the map to { $a0 }
act-deal = { $i0 ->
    [drop] Forget the draft of a deal
    [seal] Make the offer
    [gives] Deal, { $rest }
    [wants] Deal, { $rest }
    [when] Deal, { $rest }
   *[other] Begin a deal with { $a0 }
}
act-defense = { $i0 ->
    [none] No defense
   *[other] { $a0 } as defense
}
act-dial = Dial { $a0 }
act-discard = Discard { $a0 }
act-done = Done
act-exchange = { $i1 ->
    [absent] Exchange cards with { $a0 }
   *[other] Exchange { $a0 } for { $a1 }
}
act-family-atomics = Play Family Atomics
act-fedaykin = { $a0 } Fedaykin on the map
act-fight = Fight in { $a0 }
act-flip = Turn them to advisors
act-forces = { $a0 ->
    [one] 1 force
   *[other] { $a0 } forces
}
act-ghola = Play Tleilaxu Ghola
act-give = { $i1 ->
    [absent] Give { $a0 }
   *[other] Give { $a1 } { $a0 } spice
}
act-grant = Let { $a0 } revive three forces free
act-haderach = { $i0 ->
    [yes] With the Kwisatz Haderach
   *[no] Without the Kwisatz Haderach
}
act-hajr = Play Hajr
act-holds = { $a0 }?
act-holds-kind = { $i0 ->
    [weapon] Any weapon?
    [projectile_weapon] A projectile weapon?
    [poison_weapon] A poison weapon?
    [defense] Any defense?
    [worthless] A worthless card?
   *[cheap_hero] A Cheap Hero or Heroine?
}
act-karama = { $i0 ->
    [absent] Play Karama
    [plan] Play Karama to see the plan of { $a1 }
   *[other] Play { $a0 } as Karama
}
act-keep = { $i0 ->
    [absent] Keep the leader
   *[other] Keep { $a0 }
}
act-kill = Kill the leader
act-leader = { $i0 ->
    [none] No leader
   *[other] { $a0 } as leader
}
act-leave = Leave the spice in { $a0 }
act-lose = { $i0 ->
    [one] Lose { $a0 } ordinary and { $a1 } starred
    [other] Lose { $a0 } ordinary and { $a1 } starred
   *[area] { $i1 ->
        [starred] Lose { $a2 } starred in { $a0 }
       *[other] Lose { $a1 } ordinary in { $a0 }
    }
}
act-losses = At least { $a0 } lost in battle?
act-move = Move from { $a0 }
act-no = No
act-offer = Offer { $a0 } an alliance
act-order = { $i1 ->
    [ask] Ask me again
    [pass] Always pass
   *[only] Ask me only about { $a2 }
} ({ $i0 ->
    [karama] Karama
    [moment] cards at any time
    [traitor] traitor calls
   *[other] { $a0 }
})
act-pay = { $i0 ->
    [absent] Pay
    [one] Pay for 1 force
   *[other] Pay for { $a0 } forces
}
act-place = { $i1 ->
    [absent] Place it in { $a0 }
   *[other] Place { $a1 } in { $a0 }
}
act-plan = Plan: { $a0 } { $a1 }?
act-pledge = Pledge { $a0 } spice to the ally
act-polar-sink = Send one to the Polar Sink
act-predict = { $a0 } wins in turn { $a1 }
act-predicted = { $a0 }?
act-predicted-turn = Turn { $a0 }?
act-prescience = Ask for the { $a0 }
act-protect = Spare { $a0 }
act-refuse = { $i0 ->
    [absent] Refuse
   *[other] Refuse deal { $a0 }
}
act-return = Return forces from { $a0 } to reserves
act-revive = { $i0 ->
    [0] Revive nothing
    [one] Revive 1 force
    [other] Revive { $a0 } forces
   *[leader] Revive { $a0 }
}
act-ride = Ride to { $a0 }
act-ship = Ship to { $a0 }
act-spice = { $a0 } spice
act-starred = { $a0 } starred
act-stay = Stay
act-storm = Is it { $a0 }?
act-take = Take { $a0 }
act-to = To { $a0 }
act-traitor = { $i0 ->
    [absent] Call traitor
   *[other] { $a0 }?
}
act-truthtrance = Play Truthtrance
act-voice = { $i0 ->
    [play] Play { $a1 }
   *[not] Don't play { $a1 }
}
act-wait = Wait
act-weapon = { $i0 ->
    [none] No weapon
   *[other] { $a0 } as weapon
}
act-weather-control = Play Weather Control: { $a0 ->
    [0] the storm stays
    [one] 1 sector
   *[other] { $a0 } sectors
}
act-will-ally = { $a0 }?
act-will-bid = On this card?
act-will-move = { $a0 }?
act-will-ship = { $a0 }?
act-withdraw = Withdraw deal { $a0 }
act-worm = Sandworm in { $a0 }
act-yes = Yes

## Beside a question: what a person has and what a choice costs

beside-means = { $a0 }: { $a1 } spice, { $i2 } in reserve
beside-bound = { " " }({ $a0 } spice bound)
beside-hand = , hand: { $a0 }
beside-no-hand = , no cards
beside-costs = costs { $a0 } spice
beside-free = free
beside-leaves = leaves { $a0 } spice
beside-strength = strength { $a0 }
beside-leader-of = { $a0 }, strength { $a1 }
beside-purse = With what is pledged to you, you can pay { $a0 } spice.
beside-karama-bid = More than your spice is paid with Karama.
beside-bid = { $a0 } has bid { $a1 }.
beside-no-bid = No bid yet.
beside-cards-left = { $a0 ->
    [one] The last card is up for auction.
   *[other] { $a0 } cards are left with this one.
}
beside-passed = Passed: { $a0 }.
beside-still-in = Others who may bid: { $a0 }.
beside-card-seen = The card is { $a0 }.
beside-ship = 1 spice a force to a stronghold, 2 elsewhere.
beside-ship-half = Half price: 1 spice for two forces to a stronghold, 1 a force elsewhere.
beside-ship-free = Your shipment is free.
beside-ship-to = To { $a0 }: { $a1 } spice a force.
beside-ship-to-half = To { $a0 }: { $a1 } spice a force, and half of that in all.
beside-to = To { $a0 }.
beside-taken = So far: { $a2 } { $i1 ->
    [starred] starred
    [advisors] as advisors
   *[ordinary] ordinary
} from { $a0 }.
beside-take-from = How many { $a1 } from { $a0 }? Up to { $a2 }.
beside-forces-there = Forces there: { $i0 }
beside-known = { $a0 } holds, as you know: { $a1 }
beside-dial = You lose all the forces you dial, even if you win.
beside-dial-spice = A force counts half, or in full for 1 spice. You lose all the forces you dial, even if you win.
beside-revival = { $a0 ->
    [0] No force is free
    [one] 1 force is free
   *[other] { $a0 } forces are free
}, each further one costs { $a1 } spice.
beside-allies = You are allied with { $a0 }.
beside-offered = { $a0 } offers { $a1 } an alliance.
beside-done = Done: { $a0 }.
beside-answer = { $a0 } asks whether it is true of you: “{ $q1 }”
beside-captive = You have drawn { $a0 } of { $a1 }.
beside-capture = You have beaten { $a0 }.
beside-losses = Your dial leaves open which forces you lose.
beside-disclosure = { $a0 } will see it: { $a1 }.
beside-storm-comes = The storm is about to move { $a0 ->
    [one] 1 sector
   *[other] { $a0 } sectors
}.
beside-further-worm = If you don't, it { $i0 ->
    [none] has no effect
   *[other] comes up in { $a0 }
}.
beside-exchange = { $i0 ->
    [none] You take as many cards as you like, and give back as many of yours.
   *[other] { $a1 ->
        [0] How many cards do you take from { $a0 }?
        [one] You owe { $a0 } 1 card.
       *[other] You owe { $a0 } { $a1 } cards.
    }
}
beside-placement = Ten forces go to Sietch Tabr, False Wall South and False Wall West.{ $i0 ->
    [none] { "" }
   *[other] {" "}So far: { $a0 }.
}
beside-traitor = A leader in this battle is a traitor of yours.
beside-truthtrance = { $i0 ->
    [none] The answer must be true.
   *[other] You ask { $a0 }. The answer must be true.
}
beside-ally = Your ally is { $a0 }.
beside-intrusion = { $a0 } comes to { $a1 }.
beside-karama = It would stop { $a0 } ({ $a1 }).
beside-prescience = Your opponent is { $a0 }.
beside-worm-in = The sandworm is in { $a0 }.
beside-advisor = A shipment has gone to { $a0 }.
beside-dialling = On the wheels: { $a0 }. The sum is how many sectors the storm moves.
beside-storm-losses = { $a0 ->
    [one] 1 force is
   *[other] { $a0 } forces are
} lost in { $a1 }.
beside-fighters = They fight in: { $i0 ->
    [none] none so far
   *[other] { $a0 }
}
beside-voice = You command { $a0 }.

## The board as text

board-turn = Turn { $a0 } of 10
board-storm = storm in sector { $a0 }
board-mode-basic = Basic game
board-mode-advanced = Advanced game
board-order = Storm order: { $a0 }
board-won = Won by { $i0 }
board-nobody-won = Nobody has won

board-title-faction = {"  "}Faction
board-title-spice = Spice
board-title-bribes = Bribes
board-title-cards = Cards
board-title-reserves = Reserves
board-title-tanks = Tanks
board-title-leaders = Leaders
board-title-allies = Allies
board-title-strongholds = Territory
board-title-elsewhere = Elsewhere
board-title-sector = Sector
board-title-forces = Forces
board-title-treachery = Treachery cards
board-title-spice-deck = Spice cards
board-title-blocked = Stopped
board-title-karama = Karama powers used

board-row-sectors = Sector
board-row-storm-row = Storm
board-row-circles = Circle
board-row-forces = Forces
board-row-spice = Spice

board-advisors = { $a0 ->
    [one] 1 advisor
   *[other] { $a0 } advisors
}
board-leader = { $a0 } { $a1 }
board-leader-tanks = { $i0 } in the Tanks
board-leader-face-down = { $i0 } face down in the Tanks
board-leader-captive = { $i0 } captive
board-leader-used = { $i0 } fought in { $a1 }
board-leaders-hidden = { $a0 ->
    [one] one more captive or killed in secret
   *[other] { $a0 } more captive or killed in secret
}
board-haderach-tanks = Kwisatz Haderach in the Tanks
board-haderach-used = Kwisatz Haderach used in { $a0 }

board-deck = { $a0 } in the deck
board-row = { $a0 } for auction
board-discard = { $a0 } discarded: { $a1 }{ $a0 ->
    [one] { "" }
    [2] { "" }
    [3] { "" }
    [4] { "" }
   *[other] , …
}
board-removed = out of the game: { $a0 }
board-pile = { $a1 } on top of pile { $a0 }
board-wall-destroyed = the Shield Wall is destroyed

board-battle = Battle for { $a0 }: { $a1 } (Aggressor) against { $a2 }
board-voice-play = { $a0 } must play { $a1 }
board-voice-not = { $a0 } must not play { $a1 }
board-plan-part = { $a0 } { $a1 }
board-plan-fixed = fixed: { $a0 } { $a1 }
board-plan-unknown = plan unknown
board-auction = Auction
board-bid = { $a0 } bids { $a1 }
board-no-bid = no bid yet
board-passed = passed: { $a0 }
board-cards-left = { $a0 ->
    [one] 1 card left
   *[other] { $a0 } cards left
}

board-you = You are { $a0 }, with { $a1 } spice
board-own-hand = Hand
board-own-traitors = Traitors
board-own-returned = Put back
board-own-prediction = Prediction
board-own-storm-card = Storm card
board-own-reserved = Spice bound
board-own-pledge = Pledged to ally
board-own-haderach = Lost in battle
board-own-row-first = For auction
board-own-deck-top = Top of the deck
board-own-spice-deck-top = Next Spice card
board-own-draft = Draft of a deal
board-own-known = { $a0 } holds
board-own-shown = { $a0 }, known to all
board-own-pledged = { $a0 } pledges
board-prediction = { $a0 } in turn { $a1 }
board-losses = { $a0 } of the 7 that wake the Kwisatz Haderach
board-known-traitor = Traitor card of { $i0 }
board-deal = Deal { $a0 } between { $a1 } and { $a2 }
board-offer = Deal { $a0 } that { $a1 } offers { $a2 }
board-gives = the first gives
board-wants = the second gives

## Why something isn't offered

why-over = The game is over.
why-not-asked = It isn't your move now.
why-another-question = That isn't what you are asked now.
why-promised = You have promised otherwise.
why-bid-higher = A bid must be higher than { $a0 }.
why-bid-spice = With your spice and what your allies add you can bid { $a0 } at most.
why-tanks = { $a0 ->
    [0] None of your forces in the Tanks can be revived now.
    [one] Only 1 of your forces in the Tanks can be revived now.
   *[other] Only { $a0 } of your forces in the Tanks can be revived now.
}
why-revival-limit = No more than { $a0 } forces are revived in a turn.
why-spice = Your { $a0 } spice don't pay for that many.
why-spice-needed = It costs { $a0 } spice, and you can pay { $a1 }.
why-leader-other = { $a0 } belongs to { $a1 }.
why-leader-alive = { $a0 } isn't in the Tanks.
why-leader-revival = { $a0 } can be revived only once you have no leader left to fight with.
why-leader-order = { $a0 } must wait: your other dead leaders come first.
why-no-reserves = You have no forces in reserve.
why-reserves = You have { $a0 } such forces in reserve.
why-fremen-ground = Fremen reserves come in only on the Great Flat and within two territories of it, not in { $a0 }.
why-storm = The storm is over { $a0 }.
why-closed = { $a0 } is closed: two other factions are there ({ $a1 }).
why-advisors = Your advisors are in { $a0 }; fighters can't be shipped to them.
why-nobody-there = You have no forces in { $a0 }.
why-in-storm = Your forces in { $a0 } are in the storm.
why-no-way-out = There is no way out of { $a0 } now.
why-take-first = Say first how many of your forces go.
why-there-already = Those forces are in { $a0 } already.
why-ally = Your ally is in { $a0 }; no move may end there.
why-too-far = { $a0 } is too far: this group moves { $a1 ->
    [one] one territory
   *[other] up to { $a1 } territories
}, and not through the storm.
why-dial = You can't dial that with { $a0 ->
    [one] 1 force
   *[other] { $a0 } forces
}.
why-plan-fixed = What you said or were told about your plan doesn't allow it.
why-leader-used = { $a0 } has fought in { $a1 } this turn.
why-leader-dead = { $a0 } isn't yours to lead a battle now.
why-not-in-hand = { $a0 } isn't in your hand.
why-no-leader = Without a leader or Cheap Hero no cards are played.
why-voice = The Voice doesn't let you play { $a0 } now.
why-slot = { $a0 } doesn't go there: a plan has one weapon and one defense.
why-slot-later = { $a0 } comes later in the plan, after the leader and the dial.
why-card-plan = { $a0 } is played in a Battle Plan.
why-card-hero = { $a0 } is played in a Battle Plan in place of a leader.
why-card-tleilaxu-ghola = { $a0 } is played when the game asks whether you play a card.
why-card-family-atomics = { $a0 } is played before the storm moves, from the second turn on, with a force in the Shield Wall or beside it.
why-card-hajr = { $a0 } is played in your own move.
why-card-karama = { $a0 } is played when another uses an advantage, for a shipment at Guild rates, or for a Treachery card.
why-card-truthtrance = { $a0 } is played when the game asks whether you play a card.
why-card-weather-control = { $a0 } is played before the storm moves, from the second turn on.

## Options of a table: what each is called, what it decides, what its values are called

option-on = on
option-off = off

option-mode = Game
about-option-mode = The Basic game, or the Advanced game of sections 26 to 35.
option-mode-basic = Basic
option-mode-advanced = Advanced
option-factions = Factions
about-option-factions = The line-up: 'recommended' for the number of players, 'random', or ids joined by commas in seat order (atreides, bene_gesserit, emperor, fremen, spacing_guild, harkonnen).
option-assignment = Who plays what
about-option-assignment = Who plays what: as listed, dealt at random, or chosen in descending order of dealt turn cards.
option-assignment-fixed = as listed
option-assignment-random = at random
option-assignment-draft = by turn cards
option-exchange = Exchange of factions
about-option-exchange = Players may exchange factions by mutual consent after a random deal or draft.
option-circles = Player circles
about-option-circles = Player circles taken, in seat order: 'even' for an even spread, or numbers 1 to 6 joined by commas (circle 1 is in sector 2, circle 6 in sector 17).
option-two-player-form = With two players
about-option-two-player-form = Two players: one faction each (form A), or two each (form B).
option-two-player-form-one-faction = one faction each
option-two-player-form-two-factions = two factions each
option-deals = Deals
about-option-deals = Deals and bribes between players who are not allies.
option-shields = Spice behind the shields
about-option-shields = Whether others' spice is hidden in views, as behind the shields.
option-shields-closed = hidden
option-shields-open = open
option-bid-timer-seconds = Seconds for a bid
about-option-bid-timer-seconds = Seconds to decide on a bid (0: no limit); whoever is late has passed. The server keeps the time.
option-allow-rebid-after-pass = Bidding after a pass
about-option-allow-rebid-after-pass = A player who passed on a card may bid when the turn comes round again.
option-karama-duration = Karama stops
about-option-karama-duration = A stopped advantage stays stopped for the phase, or for that one use.
option-karama-duration-phase = for the phase
option-karama-duration-one-use = one use
option-karama-worm-nexus = Nexus by Karama worm
about-option-karama-worm-nexus = The worm that Fremen call with Karama causes a Nexus.
option-contested-counts = Shared strongholds count
about-option-contested-counts = A stronghold that two sides share under the storm counts for both.
option-advisors-with-ally = Advisors beside the ally
about-option-advisors-with-ally = Advisors may share a territory with the ally's forces.
option-emperor-gives-spice = Gifts of the Emperor
about-option-emperor-gives-spice = The Emperor may give own spice to the ally at any time.
option-worm-first-counted = The first worm
about-option-worm-first-counted = Which worm is 'the first', which Fremen can't place.
option-worm-first-counted-per-phase = of the phase
option-worm-first-counted-per-pile = of each pile
option-alliance-variant = Alliances
about-option-alliance-variant = Size of alliances and strongholds an alliance needs: 37.01 two members, 4; 37.02 two, 3; 37.03 three, 4; 37.04 three, 3; 37.05 any number, 3.
option-alliance-variant-37-01 = two members, 4 strongholds
option-alliance-variant-37-02 = two members, 3 strongholds
option-alliance-variant-37-03 = three members, 4 strongholds
option-alliance-variant-37-04 = three members, 3 strongholds
option-alliance-variant-37-05 = any number, 3 strongholds
option-bg-polar-sink-alternative = Advisor to the Polar Sink
about-option-bg-polar-sink-alternative = In the Advanced game the spiritual advisor may still go to the Polar Sink.
option-worm-target-after-reshuffle = Worm without territory
about-option-worm-target-after-reshuffle = What a worm meets when the discard pile shows no territory.
option-worm-target-after-reshuffle-none = nothing
option-worm-target-after-reshuffle-last-territory = the last territory
option-dialers-without-battle = Who dials the storm
about-option-dialers-without-battle = Who dials the storm after a turn without battle: whoever used the wheels last, or the two nearest the start.
option-dialers-without-battle-last-wheels = who used the wheels last
option-dialers-without-battle-nearest-start = the two nearest the start
option-storm-harms-start-sector = Storm in its first sector
about-option-storm-harms-start-sector = The storm harms the sector it starts from again.
option-starred-revival-limit = One starred force revived
about-option-starred-revival-limit = One starred force a turn over all ways of revival together, or only in the normal revival.
option-starred-revival-limit-all-sources = in all ways together
option-starred-revival-limit-normal-only = in the normal revival only
option-storm-divides = Storm and battles
about-option-storm-divides = In battle the storm parts areas that don't connect around it, or only takes its own sector out.
option-storm-divides-connected = parts what does not connect
option-storm-divides-sector-only = takes its own sector out
option-battle-in-storm = Battles in the storm
about-option-battle-in-storm = Two players in the same stormed sector fight each other.
option-ally-wins-alone = Winning alone in an alliance
about-option-ally-wins-alone = A player in an alliance may also win alone with 3 strongholds.
option-fremen-default-shared = Fremen ally wins too
about-option-fremen-default-shared = The Fremen ally shares their win by default at the end of turn 10.
option-most-strongholds-by = Most strongholds
about-option-most-strongholds-by = The last tie-break counts strongholds per player or per alliance.
option-most-strongholds-by-player = of a player
option-most-strongholds-by-alliance = of an alliance
option-default-win-predictable = Predicting the default win
about-option-default-win-predictable = Bene Gesserit may predict the Fremen win by default.
option-nexus-procedure = Talks in the Nexus
about-option-nexus-procedure = In a Nexus all talk at once, or each in storm order until all are done.
option-nexus-procedure-open = all at once
option-nexus-procedure-storm-order = in storm order
option-emperor-pledge-returns = The Emperor is paid back
about-option-emperor-pledge-returns = What the Emperor adds to an ally's purchase comes back to him.
option-guild-pledge-to = The Guild's help goes to
about-option-guild-pledge-to = Who receives what the Guild adds to an ally's shipment.
option-guild-pledge-to-bank = the Spice Bank
option-guild-pledge-to-guild = the Guild
option-weather-control-after-distance = Late Weather Control
about-option-weather-control-after-distance = Weather Control may still be played when dials or storm card are known.
option-weather-control-uses-storm-card = Weather Control and storm card
about-option-weather-control-uses-storm-card = Weather Control uses up the Fremen storm card.
option-fremen-ornithopters = Fremen ornithopters
about-option-fremen-ornithopters = Fremen in a city move 3 territories, or keep their own 2.
option-fremen-ornithopters-larger = 3 territories
option-fremen-ornithopters-own-range = their own 2
option-guild-returns-from-storm = Guild returns from the storm
about-option-guild-returns-from-storm = The Guild may return forces to reserves from the storm's sector.
option-fremen-sietch-alone = Fremen alone in the sietches
about-option-fremen-sietch-alone = For their special victory nobody else may stand in a Fremen sietch.
option-nexus-timing = When a Nexus takes place
about-option-nexus-timing = In the Advanced game, when a Nexus takes place.
option-nexus-timing-after-each-pile = after each pile
option-nexus-timing-end-of-phase = at the end of the phase
option-losers-pay-spice = Support when both lose
about-option-losers-pay-spice = Both sides pay for battle support after two traitors or an explosion.
option-prescience-shows-spice = Prescience shows spice
about-option-prescience-shows-spice = Prescience on the dial also shows the spice.
option-atreides-karama-target = Atreides Karama shows
about-option-atreides-karama-target = Whose plan the Atreides Karama power shows.
option-atreides-karama-target-own-opponent = an opponent's plan
option-atreides-karama-target-any-plan = any plan
option-emperor-karama-extra = Emperor's Karama revival
about-option-emperor-karama-extra = The Emperor's Karama revival comes on top of the limit of 3.
option-advisors-by-shipment = Bene Gesserit ship
about-option-advisors-by-shipment = Bene Gesserit ship fighters only, or also advisors into occupied territories.
option-advisors-by-shipment-fighters-only = fighters only
option-advisors-by-shipment-choice = fighters or advisors
option-placed-worm-eats-spice = Placed worm eats spice
about-option-placed-worm-eats-spice = A worm that Fremen place destroys the spice there too.
option-half-losses-in-exposed = Half losses without the Wall
about-option-half-losses-in-exposed = Fremen lose only half in Imperial Basin and the cities when they are exposed.
option-half-losses-round = Half losses are rounded
about-option-half-losses-round = How half losses of Fremen shipped into the storm are rounded.
option-half-losses-round-up = up
option-half-losses-round-down = down
option-killed-captive = Killed captive
about-option-killed-captive = Whether the leader that Harkonnen kill out of captivity is named.
option-killed-captive-secret = secret
option-killed-captive-public = named
option-capture = Capturing a leader
about-option-capture = Harkonnen may, or must, draw a leader after a won battle.
option-capture-may = Harkonnen may
option-capture-must = Harkonnen must
option-captive-after-traitor = Captive after a traitor call
about-option-captive-after-traitor = A captured leader after Harkonnen's win by traitor call.
option-captive-after-traitor-returned = goes back
option-captive-after-traitor-kept = stays captive
option-two-player-strongholds = 4 strongholds for two players
about-option-two-player-strongholds = With two players 4 strongholds are needed in both forms, or in form B only.
option-two-player-strongholds-both-forms = in both forms
option-two-player-strongholds-two-factions = in form B only
option-own-factions-battle = Own factions battle
about-option-own-factions-battle = A player's two factions battle each other.
option-collection = Spice Collection
about-option-collection = Spice is collected wherever it can be, or players may leave it lying.
option-collection-automatic = all that can be
option-collection-choice = by choice
