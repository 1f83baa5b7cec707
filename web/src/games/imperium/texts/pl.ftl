# What the client of Dune: Imperium says itself in Polish; what happens and what things are called stands in the engine's catalogue.

## Things that have no name of their own

imperium-thing-deck = twoja talia
imperium-thing-discard = twój stos kart odrzuconych
imperium-thing-agents = agenci na twoim liderze
imperium-thing-reveal = tura odkrycia
imperium-thing-masterstroke = Mistrzowskie posunięcie

## Board spaces, spoken and as tooltips

imperium-combat-space = Pole walki: stąd jednostki mogą iść do konfliktu
imperium-costs = koszt: { $what }
imperium-needs = warunek: { $what }
imperium-gives = daje: { $what }
imperium-bonus-spice = bonusowa przyprawa: { $count }
imperium-control = Kontrola: kto ma tu znacznik, zyskuje to, ilekroć przyjdzie tu agent
imperium-controlled-by = kontroluje { $who }
imperium-closed-by = zamyka { $who }
imperium-free = wolne
imperium-agents-of = Agenci: { $who }
imperium-mentat-here = Tu czeka mentat
imperium-chosen-token = To jedna z twoich tajnych frakcji

## Tracks and the Conflict

imperium-track-of = Wpływy: { $faction }
imperium-alliance-of = Sojusz: { $who }
imperium-alliance-here = Sojusz zawiera, kto pierwszy dotrze tutaj lub wyżej
imperium-alliance-line = próg sojuszu
imperium-track-bonus = bonus z toru
imperium-conflict-is = Konflikt: { $name }
imperium-no-conflict = Teraz nie ma konfliktu
imperium-strength-of = { $who }: { $troops ->
    [one] 1 jednostka
    [few] { $troops } jednostki
    [many] { $troops } jednostek
   *[other] { $troops } jednostki
}, siła { $strength }
imperium-troops = Jednostki w konflikcie
imperium-swords = Miecze
imperium-rank = { $rank }.
imperium-standing = Klasyfikacja
imperium-score = Punkty zwycięstwa

## Cards

imperium-costs-persuasion = koszt: { $count ->
    [one] 1 punkt perswazji
    [few] { $count } punkty perswazji
    [many] { $count } punktów perswazji
   *[other] { $count } punktu perswazji
}
imperium-agent-icons = wysyła agenta: { $what }
imperium-on-agent-turn = w turze agenta: { $what }
imperium-on-reveal = w turze odkrycia: { $what }
imperium-on-acquiring = po pozyskaniu: { $what }
imperium-on-trashing = po zniszczeniu: { $what }
imperium-box-agent = W turze agenta
imperium-box-reveal = W turze odkrycia
imperium-box-acquire = Po pozyskaniu
imperium-box-trashed = Po zniszczeniu
imperium-kind-plot = Spisek
imperium-kind-combat = Walka
imperium-kind-endgame = Koniec gry

## Players

imperium-party-has = { $vp } PZ, Solari: { $solari }, przyprawa: { $spice }, woda: { $water }, agenci: { $agents }, garnizon: { $garrison }, ręka: { $hand }, karty intryg: { $intrigues }
imperium-count-vp = Punkty zwycięstwa
imperium-count-solari = Solari
imperium-count-spice = Przyprawa
imperium-count-water = Woda
imperium-count-agents = Agenci do wysłania
imperium-count-garrison = Jednostki w garnizonie
imperium-count-hand = Karty na ręce
imperium-count-intrigues = Karty intryg
imperium-flag-first = Pierwszy gracz
imperium-flag-council = Miejsce w Wysokiej Radzie
imperium-flag-swordmaster = Mistrz miecza
imperium-flag-mentat = Mentat
imperium-flag-revealed = Karty już odkryte
imperium-piles = Karty i jednostki
imperium-pile-counts = ręka { $hand }, talia { $deck }, odrzucone { $discarded }, jednostki w puli { $supply }

## Forms

imperium-effects-left = Co jeszcze możesz zrobić
imperium-effects-due = Zanim zakończysz turę
imperium-end-leaves = to, co wyżej, przepada
imperium-how-many-deploy = Jednostki do konfliktu
imperium-how-many-retreat = Jednostki z powrotem do garnizonu
imperium-fewer = O jedną mniej
imperium-more = O jedną więcej
imperium-strength-then = Siła { $now } → { $then }.
imperium-rank-then = To daje teraz { $rank }. miejsce.
imperium-rank-now = siły, { $rank }. miejsce
imperium-persuasion-left = pozostało.
imperium-acquire = Pozyskaj
imperium-nothing-affordable = Nic w rzędzie Imperium ani w rezerwie nie jest tak tanie.
imperium-tied = remis
imperium-ties = Remis rozstrzygają kolejno: przyprawa, Solari, woda i jednostki w garnizonie.
imperium-tokens-secret = Do Mistrzowskiego posunięcia znasz je tylko ty.
imperium-tokens-choose = Wybierz dwie

## Panels

imperium-panel-piles = Talie i stosy
imperium-panel-leaders = Liderzy
imperium-panel-reference = Ściągawka
imperium-conflicts-spent = Dotychczasowe konflikty
imperium-trashed = Zniszczone
imperium-intrigue-deck = { $count ->
    [one] 1 karta w talii intryg.
    [few] { $count } karty w talii intryg.
    [many] { $count } kart w talii intryg.
   *[other] { $count } karty w talii intryg.
}
imperium-phase-round-start = nowy konflikt; każdy dobiera pięć kart
imperium-phase-player-turns = gracze po kolei wysyłają agenta albo odkrywają karty, aż odkryją wszyscy
imperium-phase-combat = karty walki; najsilniejsi odbierają nagrody
imperium-phase-makers = bonusowa przyprawa na każdym polu Stworzyciela bez agenta
imperium-phase-recall = agenci wracają; pierwszym graczem zostaje następny w kolejności
imperium-goal = Gra kończy się, gdy po zakończeniu rundy ktoś ma co najmniej { $score ->
    [one] 1 punkt zwycięstwa
    [few] { $score } punkty zwycięstwa
    [many] { $score } punktów zwycięstwa
   *[other] { $score } punktu zwycięstwa
} albo gdy skończą się karty konfliktów. Wygrywa, kto ma najwięcej punktów zwycięstwa.
imperium-legend-solari = Solari, waluta Imperium
imperium-legend-spice = Przyprawa
imperium-legend-water = Woda
imperium-legend-persuasion = Punkt perswazji do pozyskiwania kart w turze odkrycia
imperium-legend-troop = Jednostka, siła 2 w konflikcie
imperium-legend-sword = Miecz, siła 1, jeśli masz jednostkę w konflikcie
imperium-legend-card = Dobierz kartę
imperium-legend-intrigue = Dobierz kartę intrygi
imperium-legend-influence = Wpływ w wybranej frakcji
imperium-legend-victory = Punkt zwycięstwa
