### Dune (classic) in the browser in Czech: what the client says itself. Names, actions and events come from the engine's catalogue.

classic-board = Herní plán Arrakisu
classic-map = Oblasti mapy; šipkami se prochází, písmena skáčou na názvy
classic-zoom-in = Přiblížit
classic-zoom-whole = Celá mapa
classic-ground-sand = písek
classic-ground-rock = skála
classic-ground-stronghold = pevnost
classic-ground-polar_sink = úkryt
classic-ground-destroyed = zničeno, otevřeno bouři
classic-in-sector = { $name }, { $kind }, sektor { $sector }
classic-in-storm = v bouři
classic-seat = { $name }, { $order }. v pořadí podle bouře
classic-nobody = nikdo
classic-spice = { $amount } koření
classic-no-spice = žádné koření
classic-starred = elitních: { $count }
classic-advisors = { $count ->
    [one] 1 poradkyně
    [few] { $count } poradkyně
    [many] { $count } poradkyně
   *[other] { $count } poradkyň
}

## Panels

classic-panel-hand = Ruka
classic-panel-factions = Frakce
classic-panel-battle = Bitva
classic-panel-turn = Kolo
classic-panel-deals = Dohody
classic-panel-reference = Přehled
classic-reference = Která frakce
classic-tanks = Nádrže
classic-kind-projectile = Střelná
classic-kind-poison = Jedová
classic-kind-lasgun = Lasgun
classic-kind-shield = Obrana
classic-kind-snooper = Obrana
classic-kind-cheap_hero = Náhradník
classic-kind-special = Zvláštní
classic-kind-worthless = Bezcenná
classic-count-spice = Koření
classic-count-cards = Karty zrady
classic-count-reserves = Jednotky v zálohách
classic-count-tanks = Jednotky v nádržích
classic-count-strongholds = Pevnosti držené bez sdílení; tři vyhrávají
classic-standing = Jak kdo skončil
classic-allied = Spojenec
classic-bribes = { $amount } koření z úplatků, bere se v mentatově pauze
classic-known = O těchto kartách víš:
classic-no-cards = Žádné karty zrady
classic-spectator = Jen se díváš: co leží za štíty, zůstává tam.
classic-discarded = { $count ->
    [one] 1 odhozená karta
    [few] { $count } odhozené karty
    [many] { $count } odhozené karty
   *[other] { $count } odhozených karet
}

## Battle

classic-no-battle = Žádná bitva se nebojuje.
classic-battle-aggressor = Útočník; vyhrává při rovnosti
classic-battle-defender = Obránce
classic-battle-forces = { $count ->
    [one] 1 jednotka
    [few] { $count } jednotky
    [many] { $count } jednotky
   *[other] { $count } jednotek
}
classic-part-leader = Vůdce
classic-part-haderach = Kwisatz Haderach
classic-part-dial = Číslo
classic-part-spice = Koření
classic-part-weapon = Zbraň
classic-part-defense = Obrana
classic-voice-play = Hlas: je nutné zahrát – { $what }
classic-voice-not = Hlas: nesmí se zahrát – { $what }
classic-fixed = Dáno: { $part } { $value }

## Battle Plan

classic-plan-strength = je tvá síla, přežije-li vůdce; { $without }, když ne
classic-plan-loses-if-won = Při výhře ztratíš jednotek: { $forces } z { $of }
classic-plan-loses-if-lost = Při prohře všechny jednotky ({ $of }) i karty z plánu
classic-plan-cost = Stojí { $spice } koření při výhře i prohře
classic-plan-opponent = nejvyšší možná síla, { $who }: { $leader } a všechny jednotky
classic-plan-opponent-alone = nejvyšší možná síla, { $who }: všechny jednotky
classic-plan-seal = Uzavřít plán
classic-plan-no-leader = nikdo
classic-plan-none = žádná
classic-plan-yes = jde do bitvy
classic-plan-no = nejde
classic-try-again = Zkusit znovu
classic-plan-waits = Zjišťuje se, co je možné …

## Bidding

classic-bid-yours = Tvá nabídka
classic-bid-karama = to zaplatí jen Karama
classic-more = O jedno víc
classic-less = O jedno méně

## Shipment, movement, revival

classic-pick-target = Klepni na území na mapě, nebo vyber níže.
classic-amount = Kolik
classic-part-take = Z území { $area }
classic-part-ordinary = Jednotky
classic-part-starred = Elitní
classic-part-advisors = Poradkyně
classic-revive-send = Oživit
classic-revive-nothing = Nic neoživit
classic-revive-forces = Jednotky v nádržích
classic-revive-starred = z toho elitních
classic-revive-leader = Vůdce
classic-revive-nobody = nikdo

## Deals

classic-deals-none = Žádné dohody ani nabídky.
classic-deals-waiting = { $count ->
    [one] Nabídka čeká na tvou odpověď
    [few] { $count } nabídky čekají na tvou odpověď
    [many] { $count } nabídky čeká na tvou odpověď
   *[other] { $count } nabídek čeká na tvou odpověď
}
classic-deals-open = Nabídky
classic-deals-agreed = Dohodnuto, zbývá splnit
classic-deals-past = Minulé
classic-deal-gives = { $who } dává
classic-deal-nothing = nic
classic-deal-with = Nabídnout dohodu
classic-deal-side-gives = Ty dáváš
classic-deal-side-wants = Druhá strana dává
classic-deal-side-when = Jen pod podmínkou
classic-deal-add = Přidat do nabídky
classic-deal-draft = Tvá nabídka: { $who }
classic-deal-empty = Zatím je prázdná: vyber, co která strana dává.
classic-pledge = Vyhrazeno spojenci

## Reference: a line for each point, its rule after the bar

classic-about-start = Na začátku
classic-about-basic = Výhody
classic-about-advanced = V pokročilé hře
classic-about-ally = Jako spojenec
classic-about-win = Také vítězí
classic-about-atreides-start =
    10 koření; 10 jednotek v Arrakénu, 10 v zálohách; 2 jednotky oživené zdarma každé kolo. | CLS-20.01
classic-about-atreides-basic =
    Vidí každou kartu zrady dřív, než se o ni draží. | CLS-20.04
    Než vzniknou bitevní plány, soupeř musí ukázat jednu část svého: číslo, vůdce, zbraň, nebo obranu. | CLS-20.06
    Na začátku přepravy a přesunu se dívá na příští kartu koření. | CLS-20.09
classic-about-atreides-advanced =
    Po 7 jednotkách ztracených v bitvách se probouzí Kwisatz Haderach: jednou za kolo přidá vůdci 2 a ten pak nemůže být odhalen jako zrádce. | CLS-30.03
    Karama: jednou za hru vidět celý soupeřův bitevní plán. | CLS-29.03
classic-about-atreides-ally =
    Používá předvídání v bitvách spojence. | CLS-20.08
classic-about-bene_gesserit-start =
    5 koření; 1 jednotka v Polární proláklině, 19 v zálohách; 1 jednotka oživená zdarma každé kolo. | CLS-21.01
classic-about-bene_gesserit-basic =
    Kdykoli přepravuje jiná frakce, smí zdarma vyslat 1 jednotku ze záloh do Polární prolákliny. | CLS-21.05
    Před bitvou přikáže soupeři zahrát, nebo nezahrát jeden druh karty. | CLS-21.06
classic-about-bene_gesserit-advanced =
    Začíná místo toho s poradkyní na libovolném území. | CLS-31.02
    K přepravě smí připojit poradkyni; poradkyně nebojují, nesbírají koření a nedrží území. | CLS-31.05
    Před přepravou a přesunem se poradkyně smějí stát bojovnicemi; když přijdou jiní, smějí se bojovnice stát poradkyněmi. | CLS-31.16
    Hraje bezcenné karty jako Karamu. | CLS-31.03
    Vždy dostává 2 koření z podpory CHOAM. | CLS-31.04
classic-about-bene_gesserit-ally =
    Používá Hlas v bitvách spojence. | CLS-21.08
classic-about-bene_gesserit-win =
    Sama, pokud frakce z její předpovědi vyhraje v předpovězeném kole. | CLS-21.03
classic-about-emperor-start =
    10 koření; 20 jednotek v zálohách, žádná na Duně; 1 jednotka oživená zdarma každé kolo. | CLS-22.01
classic-about-emperor-basic =
    Dostává koření, které ostatní platí za karty zrady. | CLS-22.03
classic-about-emperor-advanced =
    5 sardaukarů se v bitvě počítá za 2, ale proti fremenům za 1. | CLS-32.01
    Karama: jednou za hru zdarma oživit 3 jednotky, nebo vůdce. | CLS-29.05
classic-about-emperor-ally =
    Platí až za 3 další oživené jednotky spojence. | CLS-22.06
classic-about-fremen-start =
    3 koření; 10 jednotek na územích Síč Tabr, Falešný val – jih a Falešný val – západ, 10 v zálohách; 3 jednotky oživené zdarma každé kolo. | CLS-23.01
classic-about-fremen-basic =
    Zálohy přivádějí zdarma na Velkou rovinu a do dvou území od ní. | CLS-23.05
    Přesouvají se o dvě území. | CLS-23.08
    Písečný červ je šetří a doveze je kamkoli. | CLS-23.10
    Nepřepravují z vesmíru a další oživení nekupují. | CLS-23.04
classic-about-fremen-advanced =
    3 fedajkini se v bitvě počítají za 2. | CLS-33.08
    Jednotky se počítají plně i bez koření. | CLS-33.10
    Vidí příští kartu bouře. | CLS-33.01
    V bouři ztrácejí jen polovinu. | CLS-33.06
    Karama: jednou za hru přivolat písečného červa. | CLS-29.06
classic-about-fremen-ally =
    Smějí ušetřit spojence před červem a dovolit mu oživit zdarma 3 jednotky. | CLS-23.15
classic-about-fremen-win =
    Na konci 10. kola, pokud nikdo nevyhrál: v síčích Tabr a Habbanya nesmí být nikdo kromě fremenů a v Tuekově síči nesmí být Imperátor, Harkonnenové ani Atreidové. | CLS-23.11
classic-about-spacing_guild-start =
    5 koření; 5 jednotek v Tuekově síči, 15 v zálohách; 1 jednotka oživená zdarma každé kolo. | CLS-24.01
classic-about-spacing_guild-basic =
    Dostává koření, které ostatní platí za přepravu. | CLS-24.03
    Přepravuje za poloviční cenu; také z jednoho území na kterékoli jiné, nebo zpět do záloh. | CLS-24.05
classic-about-spacing_guild-advanced =
    Na řadu v přepravě a přesunu přichází, kdy sama chce. | CLS-34.01
    Karama: jednou za hru zrušit přepravu. | CLS-29.09
classic-about-spacing_guild-ally =
    Spojenec přepravuje za poloviční cenu a také přes mapu. | CLS-24.10
classic-about-spacing_guild-win =
    Na konci 10. kola, pokud nikdo jiný nevyhrál. | CLS-24.08
classic-about-harkonnen-start =
    10 koření; 10 jednotek v Kartágu, 10 v zálohách; 2 karty zrady; 2 jednotky oživené zdarma každé kolo. | CLS-25.01
classic-about-harkonnen-basic =
    Nechávají si všechny 4 karty zrádců. | CLS-25.03
    Drží až 8 karet zrady a ke každé koupené si berou jednu navíc. | CLS-25.05
classic-about-harkonnen-advanced =
    Smějí zajmout vůdce poraženého: zabít ho za 2 koření, nebo si ho nechat na jednu bitvu. | CLS-35.01
    Karama: jednou za hru vyměnit karty s cizí rukou. | CLS-29.10
classic-about-harkonnen-ally =
    Odhalují zrádce v bitvách spojence. | CLS-25.06

classic-predict-about = Pokud frakce, kterou určíš, vyhraje v kole, které určíš, vyhraješ místo ní jen ty. Předem se to nikdo nedozví.
classic-predict-who = Kdo vyhraje
classic-predict-when = Ve kterém kole
