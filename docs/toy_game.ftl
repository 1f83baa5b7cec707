harvest = The desert yields { $a0 } spice.
sent = { $s0 } sends smuggler { $a1 }.
spoiled = { $s0 } spoils the harvest of { $a1 } spice.
taken = { $s0 } takes { $a1 } spice.

option-karama = Karama
about-option-karama = Whether the Karama is in the deck.
option-on = on
option-off = off
