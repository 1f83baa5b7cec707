# Dune: Imperium в браузере: что говорит сам клиент. Имена, действия и события — в каталоге движка.

## Things that have no name of their own

imperium-thing-deck = ваша колода
imperium-thing-discard = ваш сброс
imperium-thing-agents = агенты на вашем планшете лидера
imperium-thing-reveal = ход раскрытия
imperium-thing-masterstroke = «Уловка»

## Board spaces, spoken and as tooltips

imperium-combat-space = Ячейка конфликта: отсюда отряды могут попасть в зону конфликта
imperium-costs = цена: { $what }
imperium-needs = нужно { $what }
imperium-gives = даёт: { $what }
imperium-bonus-spice = бонусная Пряность: { $count }
imperium-control = Контроль: это получает контролирующий ячейку, когда сюда приходит любой агент
imperium-controlled-by = под контролем: { $who }
imperium-closed-by = закрывает { $who }
imperium-free = свободно
imperium-agents-of = Агенты: { $who }
imperium-mentat-here = Здесь ждёт ментат
imperium-chosen-token = Эту фракцию вы тайно выбрали

## Tracks and the Conflict

imperium-track-of = Влияние: { $faction }
imperium-alliance-of = Союз: { $who }
imperium-alliance-here = Союз получит первый, кто поднимется сюда или выше
imperium-alliance-line = черта союза
imperium-track-bonus = бонус трека
imperium-conflict-is = Конфликт: { $name }
imperium-no-conflict = Сейчас конфликта нет
imperium-strength-of = { $who }: { $troops ->
    [one] { $troops } отряд
    [few] { $troops } отряда
    [many] { $troops } отрядов
   *[other] { $troops } отряда
}, боевая сила { $strength }
imperium-troops = Отряды в зоне конфликта
imperium-swords = Мечи
imperium-rank = { $rank ->
    [1] 1-е
    [2] 2-е
    [3] 3-е
   *[other] { $rank }-е
}
imperium-standing = Кто на каком месте
imperium-score = Победные очки

## Cards

imperium-costs-persuasion = стоит { $count ->
    [one] { $count } очко убеждения
    [few] { $count } очка убеждения
    [many] { $count } очков убеждения
   *[other] { $count } очка убеждения
}
imperium-agent-icons = отправляет агента: { $what }
imperium-on-agent-turn = в ход отправки агента: { $what }
imperium-on-reveal = в ход раскрытия: { $what }
imperium-on-acquiring = при получении: { $what }
imperium-on-trashing = при удалении: { $what }
imperium-box-agent = В ход отправки агента
imperium-box-reveal = В ход раскрытия
imperium-box-acquire = При получении
imperium-box-trashed = При удалении
imperium-kind-plot = Заговор
imperium-kind-combat = Сражение
imperium-kind-endgame = Конец игры

## Players

imperium-party-has = { $vp } ПО, солярии: { $solari }, Пряность: { $spice }, вода: { $water }, агенты: { $agents }, гарнизон: { $garrison }, рука: { $hand }, карты интриг: { $intrigues }
imperium-count-vp = Победные очки
imperium-count-solari = Солярии
imperium-count-spice = Пряность
imperium-count-water = Вода
imperium-count-agents = Агенты, которых можно отправить
imperium-count-garrison = Отряды в гарнизоне
imperium-count-hand = Карты на руке
imperium-count-intrigues = Карты интриг
imperium-flag-first = Первый игрок
imperium-flag-council = Место в Высшем Совете
imperium-flag-swordmaster = Оружейник
imperium-flag-mentat = Ментат
imperium-flag-revealed = Карты раскрыты
imperium-piles = Карты и отряды
imperium-pile-counts = рука: { $hand }, колода: { $deck }, сброс: { $discarded }, отряды в запасе: { $supply }

## Forms

imperium-effects-left = Что ещё можно сделать
imperium-effects-due = До конца хода нужно сделать
imperium-end-leaves = то, что выше, пропадёт
imperium-how-many-deploy = Отряды в зону конфликта
imperium-how-many-retreat = Отряды обратно в гарнизон
imperium-fewer = На один меньше
imperium-more = На один больше
imperium-strength-then = Боевая сила: { $now } → { $then }.
imperium-rank-then = Теперь это { $rank ->
    [1] 1-е
    [2] 2-е
    [3] 3-е
   *[other] { $rank }-е
} место.
imperium-rank-now = боевая сила, { $rank ->
    [1] 1-е
    [2] 2-е
    [3] 3-е
   *[other] { $rank }-е
} место
imperium-persuasion-left = осталось.
imperium-acquire = Получить
imperium-nothing-affordable = Ни в ряду Империи, ни в резерве нет карт за такую цену.
imperium-tied = ничья
imperium-ties = При ничьей решает Пряность, затем солярии, вода и отряды в гарнизоне.
imperium-tokens-secret = До «Уловки» их знаете только вы.
imperium-tokens-choose = Выберите две

## Panels

imperium-panel-piles = Колоды и сброс
imperium-panel-leaders = Лидеры
imperium-panel-reference = Памятка
imperium-conflicts-spent = Прошедшие конфликты
imperium-trashed = Удалённые карты
imperium-intrigue-deck = { $count ->
    [one] В колоде интриг { $count } карта.
    [few] В колоде интриг { $count } карты.
    [many] В колоде интриг { $count } карт.
   *[other] В колоде интриг { $count } карты.
}
imperium-phase-round-start = новый конфликт; каждый берёт пять карт
imperium-phase-player-turns = игроки по очереди отправляют агента или раскрывают карты, пока не раскроют все
imperium-phase-combat = карты сражения; сильнейшие получают награды
imperium-phase-makers = по 1 бонусной Пряности в каждую ячейку с символом Подателя, где нет агента
imperium-phase-recall = агенты возвращаются к лидерам; первым игроком становится следующий
imperium-goal = Игра заканчивается, когда после раунда у кого-то есть { $score ->
    [one] { $score } победное очко
    [few] { $score } победных очка
    [many] { $score } победных очков
   *[other] { $score } победного очка
} или больше либо когда кончились карты конфликтов. Побеждает тот, у кого больше всего победных очков.
imperium-legend-solari = Солярий, монета Империи
imperium-legend-spice = Пряность
imperium-legend-water = Вода
imperium-legend-persuasion = Убеждение: за эти очки в ход раскрытия получают карты
imperium-legend-troop = Отряд: +2 к боевой силе в зоне конфликта
imperium-legend-sword = Меч: +1 к боевой силе, если в зоне конфликта есть ваш отряд
imperium-legend-card = Взять карту
imperium-legend-intrigue = Взять карту интриги
imperium-legend-influence = Влияние у фракции на ваш выбор
imperium-legend-victory = Победное очко
