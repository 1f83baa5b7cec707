# What the module Salvage adds to the catalogue of Dune: Imperium.

card-scrap-dealer = Scrap Dealer
space-wreck-field = Wreck Field

effect-salvage = { $a0 } wrecks
effect-sell-wrecks = sell all wrecks

wrecks-salvaged = { $w0 } salvages { $a1 } wrecks.
wrecks-sold = { $w0 } sells { $a1 } wrecks.
wrecks = { $w0 }: { $a1 } wrecks

option-scrap-price = Price of a wreck
about-option-scrap-price = How many Solari a wreck brings.
