### Dune (classic) in the browser in Polish: what the client says itself. Names, actions and events come from the engine's catalogue.

classic-board = Plansza Arrakis
classic-map = Obszary mapy; strzałki prowadzą po nich, litery skaczą do nazw
classic-zoom-in = Przybliż
classic-zoom-whole = Cała mapa
classic-ground-sand = piasek
classic-ground-rock = skała
classic-ground-stronghold = warownia
classic-ground-polar_sink = schronienie
classic-ground-destroyed = zniszczony, otwarty na burzę
classic-in-sector = { $name }, { $kind }, sektor { $sector }
classic-in-storm = w burzy
classic-seat = { $name }, miejsce { $order } w kolejności według burzy
classic-nobody = nikt
classic-spice = { $amount ->
    [1] 1 przyprawa
   *[other] { $amount } przyprawy
}
classic-no-spice = bez przyprawy
classic-starred = elitarnych: { $count }
classic-advisors = { $count ->
    [one] 1 doradczyni
    [few] { $count } doradczynie
    [many] { $count } doradczyń
   *[other] { $count } doradczyni
}

## Panels

classic-panel-hand = Ręka
classic-panel-factions = Frakcje
classic-panel-battle = Bitwa
classic-panel-turn = Runda
classic-panel-deals = Umowy
classic-panel-reference = Pomoc
classic-reference = Która frakcja
classic-tanks = Zbiorniki
classic-kind-projectile = Kinetyczna
classic-kind-poison = Trująca
classic-kind-lasgun = Broń szczególna
classic-kind-shield = Obrona
classic-kind-snooper = Obrona
classic-kind-cheap_hero = Zastępstwo
classic-kind-special = Specjalna
classic-kind-worthless = Bezwartościowa
classic-count-spice = Przyprawa
classic-count-cards = Karty podstępu
classic-count-reserves = Jednostki w rezerwie
classic-count-tanks = Jednostki w zbiornikach
classic-count-strongholds = Warownie zajęte samodzielnie; trzy dają wygraną
classic-standing = Jak kto skończył
classic-allied = Sojusz
classic-bribes = { $amount ->
    [1] 1 przyprawa
   *[other] { $amount } przyprawy
} z łapówek, do wzięcia w pauzie mentata
classic-known = O tych kartach wiesz:
classic-no-cards = Bez kart podstępu
classic-spectator = Tylko oglądasz: co leży za osłonami, tam zostaje.
classic-discarded = { $count ->
    [one] 1 odrzucona karta
    [few] { $count } odrzucone karty
    [many] { $count } odrzuconych kart
   *[other] { $count } odrzuconej karty
}

## Battle

classic-no-battle = Nie toczy się żadna bitwa.
classic-battle-aggressor = Agresor; wygrywa przy remisie
classic-battle-defender = Obrońca
classic-battle-forces = { $count ->
    [one] 1 jednostka
    [few] { $count } jednostki
    [many] { $count } jednostek
   *[other] { $count } jednostki
}
classic-part-leader = Przywódca
classic-part-haderach = Kwisatz Haderach
classic-part-dial = Dysk
classic-part-spice = Przyprawa
classic-part-weapon = Broń
classic-part-defense = Obrona
classic-voice-play = Głos: trzeba zagrać – { $what }
classic-voice-not = Głos: nie wolno zagrać – { $what }
classic-fixed = Ustalone: { $part } { $value }

## Battle Plan

classic-plan-strength = to twoja siła, jeśli przywódca przeżyje; { $without }, jeśli nie
classic-plan-loses-if-won = Przy wygranej tracisz jednostek: { $forces } z { $of }
classic-plan-loses-if-lost = Przy przegranej wszystkie jednostki ({ $of }) i karty z planu
classic-plan-cost = Koszt: { $spice ->
    [1] 1 przyprawa
   *[other] { $spice } przyprawy
}, przy wygranej i przegranej
classic-plan-opponent = najwyższa siła, { $who }: { $leader } i wszystkie jednostki
classic-plan-opponent-alone = najwyższa siła, { $who }: wszystkie jednostki
classic-plan-seal = Zatwierdź plan
classic-plan-no-leader = nikt
classic-plan-none = brak
classic-plan-yes = rusza do bitwy
classic-plan-no = zostaje
classic-try-again = Spróbuj ponownie
classic-plan-waits = Sprawdzam, co jest możliwe…

## Bidding

classic-bid-yours = Twoja oferta
classic-bid-karama = zapłaci za to tylko Karama
classic-more = O jeden więcej
classic-less = O jeden mniej

## Shipment, movement, revival

classic-pick-target = Dotknij obszaru na mapie albo wybierz poniżej.
classic-amount = Ile
classic-part-take = Z obszaru { $area }
classic-part-ordinary = Jednostki
classic-part-starred = Elitarne
classic-part-advisors = Doradczynie
classic-revive-send = Wskrześ
classic-revive-nothing = Nikogo nie wskrzeszaj
classic-revive-forces = Jednostki w zbiornikach
classic-revive-starred = w tym elitarnych
classic-revive-leader = Przywódca
classic-revive-nobody = nikt

## Deals

classic-deals-none = Żadnych umów ani ofert.
classic-deals-waiting = { $count ->
    [one] Oferta czeka na twoją odpowiedź
    [few] { $count } oferty czekają na twoją odpowiedź
    [many] { $count } ofert czeka na twoją odpowiedź
   *[other] { $count } oferty czeka na twoją odpowiedź
}
classic-deals-open = Oferty
classic-deals-agreed = Zawarte, do spełnienia
classic-deals-past = Dawne
classic-deal-gives = Wkład: { $who }
classic-deal-nothing = nic
classic-deal-with = Zaproponuj umowę
classic-deal-side-gives = Ty dajesz
classic-deal-side-wants = Druga strona daje
classic-deal-side-when = Tylko pod warunkiem
classic-deal-add = Dodaj do oferty
classic-deal-draft = Twoja oferta: { $who }
classic-deal-empty = Na razie pusta: wybierz, co daje każda ze stron.
classic-pledge = Dla sojusznika

## Reference: a line for each point, its rule after the bar

classic-about-start = Na początku
classic-about-basic = Zdolności
classic-about-advanced = W grze zaawansowanej
classic-about-ally = Jako sojusznik
classic-about-win = Wygrana także
classic-about-atreides-start =
    10 przyprawy; 10 jednostek na obszarze Arrakin, 10 w rezerwie; 2 jednostki wskrzeszane bezpłatnie w każdej rundzie. | CLS-20.01
classic-about-atreides-basic =
    Widzą każdą kartę podstępu, zanim zacznie się o nią licytacja. | CLS-20.04
    Zanim powstaną plany bitwy, przeciwnik musi pokazać jedną część swojego: dysk, przywódcę, broń lub obronę. | CLS-20.06
    Na początku fazy transportu i ruchu oglądają następną kartę przyprawy. | CLS-20.09
classic-about-atreides-advanced =
    Po stracie 7 jednostek w bitwach budzi się Kwisatz Haderach: raz na rundę dodaje 2 przywódcy, którego nie można wtedy wskazać jako zdrajcę. | CLS-30.03
    Karama: raz na grę zobaczyć cały plan bitwy przeciwnika. | CLS-29.03
classic-about-atreides-ally =
    Używają jasnowidzenia w bitwach sojusznika. | CLS-20.08
classic-about-bene_gesserit-start =
    5 przyprawy; 1 jednostka w Niecce Polarnej, 19 w rezerwie; 1 jednostka wskrzeszana bezpłatnie w każdej rundzie. | CLS-21.01
classic-about-bene_gesserit-basic =
    Ilekroć transportuje inna frakcja, może bezpłatnie wysłać 1 jednostkę z rezerwy do Niecki Polarnej. | CLS-21.05
    Przed bitwą nakazuje przeciwnikowi zagrać lub nie grać jednego rodzaju karty. | CLS-21.06
classic-about-bene_gesserit-advanced =
    Zamiast tego zaczyna z doradczynią na dowolnym obszarze. | CLS-31.02
    Do transportu może dołączyć doradczynię; doradczynie nie walczą, nie zbierają przyprawy i nie zajmują obszarów. | CLS-31.05
    Przed transportem i ruchem doradczynie mogą stać się wojowniczkami; gdy przybywają inni, wojowniczki mogą stać się doradczyniami. | CLS-31.16
    Zagrywa bezwartościowe karty jako Karamę. | CLS-31.03
    Zawsze dostaje 2 przyprawy zapomogi KHOAM. | CLS-31.04
classic-about-bene_gesserit-ally =
    Używa Głosu w bitwach sojusznika. | CLS-21.08
classic-about-bene_gesserit-win =
    Samotnie, jeśli przepowiedziana frakcja wygra w przepowiedzianej rundzie. | CLS-21.03
classic-about-emperor-start =
    10 przyprawy; 20 jednostek w rezerwie, żadnej na Diunie; 1 jednostka wskrzeszana bezpłatnie w każdej rundzie. | CLS-22.01
classic-about-emperor-basic =
    Dostaje przyprawę, którą inni płacą za karty podstępu. | CLS-22.03
classic-about-emperor-advanced =
    5 sardaukarów liczy się w bitwie za 2, ale przeciwko Fremenom za 1. | CLS-32.01
    Karama: raz na grę bezpłatnie wskrzesić 3 jednostki lub przywódcę. | CLS-29.05
classic-about-emperor-ally =
    Płaci za wskrzeszenie do 3 dodatkowych jednostek sojusznika. | CLS-22.06
classic-about-fremen-start =
    3 przyprawy; 10 jednostek na obszarach Sicz Tabr, Fałszywy Mur Południowy i Fałszywy Mur Zachodni, 10 w rezerwie; 3 jednostki wskrzeszane bezpłatnie w każdej rundzie. | CLS-23.01
classic-about-fremen-basic =
    Bezpłatnie wprowadzają rezerwę na Wielką Równinę i do dwóch obszarów od niej. | CLS-23.05
    Przemieszczają się o dwa obszary. | CLS-23.08
    Czerw pustyni ich oszczędza i zawiezie ich wszędzie. | CLS-23.10
    Nie transportują z kosmosu i nie kupują dalszych wskrzeszeń. | CLS-23.04
classic-about-fremen-advanced =
    3 fedajkinów liczy się w bitwie za 2. | CLS-33.08
    Jednostki liczą się w pełni bez przyprawy. | CLS-33.10
    Widzą następną kartę burzy. | CLS-33.01
    W burzy tracą tylko połowę. | CLS-33.06
    Karama: raz na grę przywołać czerwia pustyni. | CLS-29.06
classic-about-fremen-ally =
    Mogą ochronić sojusznika przed czerwiem i pozwolić mu bezpłatnie wskrzesić 3 jednostki. | CLS-23.15
classic-about-fremen-win =
    Na koniec rundy 10, jeśli nikt nie wygrał: na obszarach Sicz Tabr i Sicz Habbanya nie ma nikogo poza Fremenami, a na obszarze Sicz Tueka nie ma Imperatora, Harkonnenów ani Atrydów. | CLS-23.11
classic-about-spacing_guild-start =
    5 przyprawy; 5 jednostek na obszarze Sicz Tueka, 15 w rezerwie; 1 jednostka wskrzeszana bezpłatnie w każdej rundzie. | CLS-24.01
classic-about-spacing_guild-basic =
    Dostaje przyprawę, którą inni płacą za transport. | CLS-24.03
    Transportuje za pół ceny; także z dowolnego obszaru na inny albo z powrotem do rezerwy. | CLS-24.05
classic-about-spacing_guild-advanced =
    W fazie transportu i ruchu sama wybiera, kiedy działa. | CLS-34.01
    Karama: raz na grę odwołać transport. | CLS-29.09
classic-about-spacing_guild-ally =
    Sojusznik transportuje za pół ceny, także przez mapę. | CLS-24.10
classic-about-spacing_guild-win =
    Na koniec rundy 10, jeśli nikt inny nie wygrał. | CLS-24.08
classic-about-harkonnen-start =
    10 przyprawy; 10 jednostek na obszarze Kartagin, 10 w rezerwie; 2 karty podstępu; 2 jednostki wskrzeszane bezpłatnie w każdej rundzie. | CLS-25.01
classic-about-harkonnen-basic =
    Zatrzymują wszystkie 4 karty zdrajców. | CLS-25.03
    Mają do 8 kart podstępu i dobierają jedną dodatkową do każdej kupionej. | CLS-25.05
classic-about-harkonnen-advanced =
    Mogą pojmać przywódcę pokonanego: zabić go za 2 przyprawy albo zatrzymać na jedną bitwę. | CLS-35.01
    Karama: raz na grę wymienić karty z czyjąś ręką. | CLS-29.10
classic-about-harkonnen-ally =
    Wskazują zdrajców w bitwach sojusznika. | CLS-25.06

classic-predict-about = Jeśli wskazana frakcja wygra we wskazanej rundzie, zamiast niej wygrywasz tylko ty. Wcześniej nikt się o tym nie dowie.
classic-predict-who = Kto wygra
classic-predict-when = W której rundzie
