### Dune (classic) в браузере: что говорит сам клиент. Имена, действия и события — в каталоге движка.

classic-board = Поле Арракиса
classic-map = Области карты; стрелки ведут по ним, буквы — к названиям
classic-zoom-in = Приблизить
classic-zoom-whole = Вся карта
classic-ground-sand = пески
classic-ground-rock = скалы
classic-ground-stronghold = крепость
classic-ground-polar_sink = укрытие
classic-ground-destroyed = разрушено, открыто буре
classic-in-sector = { $name }, { $kind }, сектор { $sector }
classic-in-storm = в буре
classic-seat = { $name }, по порядку хода: { $order }
classic-nobody = никого
classic-spice = { $amount ->
    [one] { $amount } Пряность
    [few] { $amount } Пряности
    [many] { $amount } Пряности
   *[other] { $amount } Пряности
}
classic-no-spice = Пряности нет
classic-starred = особых: { $count }
classic-advisors = { $count ->
    [one] { $count } советница
    [few] { $count } советницы
    [many] { $count } советниц
   *[other] { $count } советницы
}

## Panels

classic-panel-hand = Рука
classic-panel-factions = Фракции
classic-panel-battle = Бой
classic-panel-turn = Раунд
classic-panel-deals = Сделки
classic-panel-reference = Памятка
classic-reference = Фракция
classic-tanks = Аксолотль-баки
classic-kind-projectile = Кинетическое оружие
classic-kind-poison = Ядовитое оружие
classic-kind-lasgun = Лучемёт
classic-kind-shield = Защита
classic-kind-snooper = Защита
classic-kind-cheap_hero = Вместо лидера
classic-kind-special = Особая
classic-kind-worthless = Бесполезная
classic-count-spice = Пряность
classic-count-cards = Карты уловок
classic-count-reserves = Отряды в резерве
classic-count-tanks = Отряды в баках
classic-count-strongholds = Крепости, где только ваши отряды; три дают победу
classic-standing = Чем всё закончилось для каждого
classic-allied = В союзе:
classic-bribes = Взятки: { $amount ->
    [one] { $amount } Пряность
    [few] { $amount } Пряности
    [many] { $amount } Пряности
   *[other] { $amount } Пряности
}; в фазе итогов они уйдут за ширму
classic-known = Вы знаете об этих картах:
classic-no-cards = Нет карт уловок
classic-spectator = Вы зритель: то, что за ширмами, вам не видно.
classic-discarded = { $count ->
    [one] сброшена
    [few] сброшены
    [many] сброшено
   *[other] сброшены
} { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}

## Battle

classic-no-battle = Боя нет.
classic-battle-aggressor = Агрессор; побеждает при ничьей
classic-battle-defender = Защитник
classic-battle-forces = { $count ->
    [one] { $count } отряд
    [few] { $count } отряда
    [many] { $count } отрядов
   *[other] { $count } отряда
}
classic-part-leader = Лидер
classic-part-haderach = Квисатц Хадерах
classic-part-dial = Диск боя
classic-part-spice = Пряность
classic-part-weapon = Оружие
classic-part-defense = Защита
classic-voice-play = Голос, обязательно разыграть: { $what }
classic-voice-not = Голос, нельзя разыгрывать: { $what }
classic-fixed = Обещано: { $part }, { $value }

## Battle Plan

classic-plan-strength = — ваша сила, если лидер выживет; { $without }, если нет
classic-plan-loses-if-won = При победе вы теряете отрядов: { $forces } из { $of }
classic-plan-loses-if-lost = При поражении вы теряете все отряды ({ $of }) и карты плана
classic-plan-cost = Стоит { $spice ->
    [one] { $spice } Пряность
    [few] { $spice } Пряности
    [many] { $spice } Пряности
   *[other] { $spice } Пряности
} при любом исходе
classic-plan-opponent = — предел силы, { $who }: { $leader } и все отряды на диске
classic-plan-opponent-alone = — предел силы, { $who }: все отряды на диске
classic-plan-seal = Утвердить план
classic-plan-no-leader = никто
classic-plan-none = нет
classic-plan-yes = помогает
classic-plan-no = не участвует
classic-try-again = Попробовать снова
classic-plan-waits = Выясняем, что возможно…

## Bidding

classic-bid-yours = Ваша ставка
classic-bid-karama = оплатит только «Карама»
classic-more = На один больше
classic-less = На один меньше

## Shipment, movement, revival

classic-pick-target = Коснитесь области на карте или выберите ниже.
classic-amount = Сколько
classic-part-take = { $area }
classic-part-ordinary = Отряды
classic-part-starred = Особые
classic-part-advisors = Советницы
classic-revive-send = Восстановить
classic-revive-nothing = Никого не восстанавливать
classic-revive-forces = Отряды в баках
classic-revive-starred = из них особых
classic-revive-leader = Лидер
classic-revive-nobody = никто

## Deals

classic-deals-none = Нет ни сделок, ни предложений.
classic-deals-waiting = { $count ->
    [one] { $count } предложение ждёт вашего ответа
    [few] { $count } предложения ждут вашего ответа
    [many] { $count } предложений ждут вашего ответа
   *[other] { $count } предложения ждёт вашего ответа
}
classic-deals-open = Предложения
classic-deals-agreed = Заключены, ещё не выполнены
classic-deals-past = Прошлые
classic-deal-gives = От фракции { $who }
classic-deal-nothing = ничего
classic-deal-with = Кому предложить сделку
classic-deal-side-gives = Даёте вы
classic-deal-side-wants = Дают вам
classic-deal-side-when = Только при условии
classic-deal-add = Добавить в предложение
classic-deal-draft = Ваше предложение: { $who }
classic-deal-empty = Пока пусто: выберите, что даёт каждая сторона.
classic-pledge = Обещано вашему союзнику

## Reference: a line for each point, its rule after the bar

classic-about-start = В начале
classic-about-basic = Преимущества
classic-about-advanced = В усложнённом режиме
classic-about-ally = В союзе
classic-about-win = Побеждает также
classic-about-atreides-start =
    10 Пряности; 10 отрядов в Арракине, 10 в резерве; бесплатное восстановление: 2 отряда за раунд. | CLS-20.01
classic-about-atreides-basic =
    Видят каждую карту уловки до начала торгов за неё. | CLS-20.04
    До составления боевых планов противник показывает одну часть своего: число на диске, лидера, оружие или защиту. | CLS-20.06
    В начале высадки и переброски изучают верхнюю карту Пряности. | CLS-20.09
classic-about-atreides-advanced =
    После 7 отрядов, потерянных в боях, пробуждается Квисатц Хадерах: раз в раунд он добавляет лидеру 2, и этого лидера нельзя объявить предателем. | CLS-30.03
    «Карама»: увидеть весь боевой план противника, один раз за игру. | CLS-29.03
classic-about-atreides-ally =
    Применяют предвидение в боях союзника. | CLS-20.08
classic-about-bene_gesserit-start =
    5 Пряности; 1 отряд в Полярной Впадине, 19 в резерве; бесплатное восстановление: 1 отряд за раунд. | CLS-21.01
classic-about-bene_gesserit-basic =
    При каждой чужой высадке может бесплатно послать 1 отряд из резерва в Полярную Впадину. | CLS-21.05
    Перед боем приказывает противнику разыграть или не разыгрывать карту одного вида. | CLS-21.06
classic-about-bene_gesserit-advanced =
    Вместо этого начинает с советницы на любой территории. | CLS-31.02
    Может послать советницу вслед за высадкой; советницы не сражаются, не собирают Пряность и не держат крепостей. | CLS-31.05
    Перед высадкой и переброской советницы могут стать воинами; когда приходят другие, воины могут стать советницами. | CLS-31.16
    Бесполезные карты разыгрывает как «Караму». | CLS-31.03
    Всегда получает субсидию КООАМ, 2 Пряности. | CLS-31.04
classic-about-bene_gesserit-ally =
    Применяет Голос в боях союзника. | CLS-21.08
classic-about-bene_gesserit-win =
    В одиночку, если предсказанная фракция победила в предсказанном раунде. | CLS-21.03
classic-about-emperor-start =
    10 Пряности; 20 отрядов в резерве, на Дюне ни одного; бесплатное восстановление: 1 отряд за раунд. | CLS-22.01
classic-about-emperor-basic =
    Получает Пряность, которой другие платят за карты уловок. | CLS-22.03
classic-about-emperor-advanced =
    5 сардаукаров считаются в бою за 2 отряда каждый, а против Фрименов за 1. | CLS-32.01
    «Карама»: бесплатно восстановить 3 отряда или лидера, один раз за игру. | CLS-29.05
classic-about-emperor-ally =
    Оплачивает союзнику восстановление ещё до 3 отрядов. | CLS-22.06
classic-about-fremen-start =
    3 Пряности; 10 отрядов в Сиетче Табр, на Южной и Западной Ложных Стенах, 10 в резерве; бесплатное восстановление: 3 отряда за раунд. | CLS-23.01
classic-about-fremen-basic =
    Бесплатно приводят резерв на Великую Равнину и не дальше двух территорий от неё. | CLS-23.05
    Перебрасывают на две территории. | CLS-23.08
    Песчаный червь щадит Фрименов и несёт их куда угодно. | CLS-23.10
    Не высаживаются из космоса и не оплачивают восстановление. | CLS-23.04
classic-about-fremen-advanced =
    3 федайкина считаются в бою за 2 отряда каждый. | CLS-33.08
    Отряды дают полную силу без Пряности. | CLS-33.10
    Видят следующую карту бури. | CLS-33.01
    Теряют в буре только половину. | CLS-33.06
    «Карама»: призвать песчаного червя, один раз за игру. | CLS-29.06
classic-about-fremen-ally =
    Могут защитить союзника от червя и дать ему бесплатно восстановить 3 отряда. | CLS-23.15
classic-about-fremen-win =
    В конце 10-го раунда, если никто не победил: в Сиетче Табр и Сиетче Хаббанья нет никого, кроме Фрименов, а в Сиетче Туэка нет Императора, Харконненов и Атрейдесов. | CLS-23.11
classic-about-spacing_guild-start =
    5 Пряности; 5 отрядов в Сиетче Туэка, 15 в резерве; бесплатное восстановление: 1 отряд за раунд. | CLS-24.01
classic-about-spacing_guild-basic =
    Получает Пряность, которой другие платят за высадку. | CLS-24.03
    Высаживается за полцены, в том числе с одной территории на любую другую или обратно в резерв. | CLS-24.05
classic-about-spacing_guild-advanced =
    Выполняет высадку и переброску в любую очередь. | CLS-34.01
    «Карама»: отменить высадку, один раз за игру. | CLS-29.09
classic-about-spacing_guild-ally =
    Союзник высаживается за полцены, в том числе с карты на карту. | CLS-24.10
classic-about-spacing_guild-win =
    В конце 10-го раунда, если не победил никто другой. | CLS-24.08
classic-about-harkonnen-start =
    10 Пряности; 10 отрядов в Карфаге, 10 в резерве; 2 карты уловок; бесплатное восстановление: 2 отряда за раунд. | CLS-25.01
classic-about-harkonnen-basic =
    Оставляют себе все 4 карты предателей. | CLS-25.03
    Держат до 8 карт уловок и к каждой купленной берут ещё одну. | CLS-25.05
classic-about-harkonnen-advanced =
    Могут захватить лидера побеждённого: убить его за 2 Пряности или оставить, чтобы один раз выставить в бой. | CLS-35.01
    «Карама»: обменяться картами с чужой рукой, один раз за игру. | CLS-29.10
classic-about-harkonnen-ally =
    Объявляют предателей в боях союзника. | CLS-25.06

classic-predict-about = Если названная фракция победит в названном раунде, вместо неё победите только вы. До этого никто ничего не узнает.
classic-predict-who = Кто победит
classic-predict-when = В каком раунде
