# Dune (classic) по-русски. Как находятся сообщения и что значат их аргументы: landsraad/table/texts.py.

-kinds = faction territory card leader phase advantage part word

# Как события складываются в рассказ (landsraad/cli/story.py).
-headings = turn-begins phase-begins
-joined = bid-made bid-passed hand-size faction-seated starting-forces traitor-dealt card-dealt card-is nexus-done alliance-offered alliance-declined storm-dialled
-replaces = shipped:shipment-announced cross-shipped:cross-shipment-announced returned-to-reserves:return-announced gift-given:gift-meant
-implied = karama-played:card-discarded hajr-played:card-discarded weather-control-played:card-discarded family-atomics-played:card-discarded truthtrance-asked:card-discarded

part = { $part ->
    [0] { $name }
   *[other] { $name } (сектор { $part })
}

## Factions

faction-atreides = Атрейдесы
faction-bene-gesserit = Бене Гессерит
faction-emperor = Император
faction-fremen = Фримены
faction-spacing-guild = Гильдия Космогации
faction-harkonnen = Харконнены

letter-atreides = А
letter-bene-gesserit = Б
letter-emperor = И
letter-fremen = Ф
letter-spacing-guild = Г
letter-harkonnen = Х

## Territories

territory-polar-sink = Полярная Впадина
territory-arrakeen = Арракин
territory-carthag = Карфаг
territory-habbanya-sietch = Сиетч Хаббанья
territory-sietch-tabr = Сиетч Табр
territory-tueks-sietch = Сиетч Туэка
territory-false-wall-east = Восточная Ложная Стена
territory-false-wall-south = Южная Ложная Стена
territory-false-wall-west = Западная Ложная Стена
territory-pasty-mesa = Бледное Плоскогорье
territory-plastic-basin = Гипсовая Котловина
territory-rim-wall-west = Западная Краевая Стена
territory-shield-wall = Барьерная Стена
territory-arsunt = Арсунт
territory-basin = Котловина
territory-bight-of-the-cliff = Излучина Утёса
territory-broken-land = Расколотая Земля
territory-cielago-depression = Впадина Сьелаго
territory-cielago-east = Восточное Сьелаго
territory-cielago-north = Северное Сьелаго
territory-cielago-south = Южное Сьелаго
territory-cielago-west = Западное Сьелаго
territory-funeral-plain = Погребальная Равнина
territory-gara-kulon = Гара Кулон
territory-habbanya-erg = Эрг Хаббанья
territory-habbanya-ridge-flat = Равнина хребта Хаббанья
territory-hagga-basin = Котловина Хагга
territory-harg-pass = Перевал Харг
territory-hole-in-the-rock = Дыра в Скале
territory-imperial-basin = Имперская Котловина
territory-meridian = Меридиан
territory-old-gap = Старый Проход
territory-red-chasm = Красная Пропасть
territory-rock-outcroppings = Скальные Выступы
territory-sihaya-ridge = Хребет Сихайя
territory-south-mesa = Южное Плоскогорье
territory-the-great-flat = Великая Равнина
territory-the-greater-flat = Величайшая Равнина
territory-the-minor-erg = Малый Эрг
territory-tsimpo = Цимпо
territory-wind-pass = Ветряной Перевал
territory-wind-pass-north = Северный Ветряной Перевал

## Cards

card-crysknife = Крис-нож
card-maula-pistol = Пистолет маула
card-slip-tip = Скользящий клинок
card-stunner = Станнер
card-chaumas = Чаумас
card-chaumurky = Чаумурки
card-ellaca-drug = Наркотик эллака
card-gom-jabbar = Гом джаббар
card-lasgun = Лучемёт
card-shield = Щит
card-snooper = Ядоискатель
card-cheap-hero = Герой момента
card-cheap-heroine = Героиня момента
card-tleilaxu-ghola = Гхола
card-family-atomics = Атомное оружие
card-hajr = Хаджр
card-karama = Карама
card-truthtrance = Транс правды
card-weather-control = Управление погодой
card-baliset = Балисет
card-jubba-cloak = Плащ джубба
card-kulon = Кулон
card-la-la-la = Ла-ла-ла
card-trip-to-gamont = Поездка на Гамонт
card-shai-hulud = Шай-Хулуд

# Что делает карта: по имени или по виду.
about-card-projectile = Оружие. Убивает лидера противника, если его не защищает «Щит».
about-card-poison = Оружие. Убивает лидера противника, если его не защищает «Ядоискатель».
about-card-lasgun = Оружие. Убивает лидера противника при любой защите. Если в том же бою есть «Щит», на территории гибнет всё.
about-card-shield = Защита от кинетического оружия.
about-card-snooper = Защита от ядовитого оружия.
about-card-cheap-hero = Заменяет лидера, боевая сила 0. После боя сбрасывается.
about-card-worthless = Ничего не делает. Избавиться от неё можно, только разыграв её как оружие или защиту.
about-card-tleilaxu-ghola = В любой момент: бесплатно восстановите одного своего лидера или до пяти своих отрядов.
about-card-family-atomics = До движения бури, если ваш отряд стоит на Барьерной Стене или рядом с ней: уничтожает Барьерную Стену и все отряды на ней. С этого момента буря достаёт Имперскую Котловину, Арракин и Карфаг.
about-card-hajr = В ваш ход переброски: ещё одна переброска.
about-card-karama = Блокирует чужое преимущество, или оплачивает карту уловки, или даёт высадку по ценам Гильдии. В усложнённом режиме ещё и особый эффект вашей фракции, один раз за игру.
about-card-truthtrance = В любой момент: задайте одному игроку вопрос об игре, на который отвечают «да» или «нет», при всех и правдиво.
about-card-weather-control = До движения бури, начиная со второго раунда: вы решаете, на сколько секторов она сдвинется, от 0 до 10.

## Leaders

leader-thufir-hawat = Суфир Хават
leader-lady-jessica = Леди Джессика
leader-gurney-halleck = Гурни Халлек
leader-duncan-idaho = Дункан Айдахо
leader-dr-wellington-yueh = Доктор Юйэ
leader-alia = Алия
leader-margot-lady-fenring = Леди Марго Фенринг
leader-mother-ramallo = Мать Рамалло
leader-princess-irulan = Принцесса Ирулан
leader-wanna-marcus = Уанна Маркус
leader-hasimir-fenring = Хасимир Фенринг
leader-captain-aramsham = Капитан Арамшам
leader-caid = Каид
leader-burseg = Бурсег
leader-bashar = Башар
leader-stilgar = Стилгар
leader-chani = Чани
leader-otheym = Отхейм
leader-shadout-mapes = Шедаут Мэйпс
leader-jamis = Джамис
leader-staban-tuek = Стабан Туек
leader-master-bewt = Мастер Бьют
leader-esmar-tuek = Эсмар Туек
leader-soo-soo-sook = Су-Су Суук
leader-guild-rep = Представитель Гильдии
leader-feyd-rautha = Фейд-Раута
leader-beast-rabban = Глоссу Раббан
leader-piter-de-vries = Питер де Вриз
leader-captain-iakin-nefud = Капитан Иакин Нефуд
leader-umman-kudu = Умман Куду
leader-kwisatz-haderach = Квисатц Хадерах

## Phases

phase-setup = Подготовка
phase-storm = Буря
phase-spice-blow = Выброс Пряности и Схождение
phase-charity = Субсидии КООАМ
phase-bidding = Аукцион
phase-revival = Восстановление
phase-shipment-and-movement = Высадка и переброска
phase-battle = Бой
phase-collection = Сбор Пряности
phase-mentat-pause = Итоги

## Advantages that Karama can stop ("Karama stops …")

advantage-bidding-prescience = просмотр карт аукциона
advantage-spice-deck-prescience = просмотр колоды Пряности
advantage-battle-prescience = предвидение
advantage-ally-battle-prescience = предвидение в бою союзника
advantage-kwisatz-haderach-use = Квисатц Хадерах
advantage-spiritual-advisor = сопровождение
advantage-voice = Голос
advantage-ally-voice = Голос в бою союзника
advantage-charity = постоянная субсидия КООАМ
advantage-intrusion-flip = превращение воинов в советниц
advantage-flip-on-move = смена стороны при переброске
advantage-announce-fighters = превращение советниц в воинов
advantage-worthless-as-karama = бесполезная карта вместо «Карамы»
advantage-receive-bid-payment = доход от аукциона
advantage-give-spice-to-ally = подарок союзнику
advantage-pay-ally-revival = оплата восстановления союзника
advantage-sardaukar-strength = сила сардаукаров
advantage-extra-movement = переброска на две территории
advantage-worm-immunity = неуязвимость для червя
advantage-worm-ride = езда на черве
advantage-protect-ally-from-worm = защита союзника от червя
advantage-ally-free-revival = бесплатное восстановление союзника
advantage-storm-card-look = просмотр карты бури
advantage-place-extra-worms = размещение червя
advantage-storm-half-losses = половинные потери от бури
advantage-ship-into-storm = высадка в бурю
advantage-fedaykin-strength = сила федайкинов
advantage-no-spice-needed-in-battle = бой в полную силу без Пряности
advantage-receive-shipment-payment = доход от высадок
advantage-cross-shipment = высадка с карты на карту
advantage-shipment-to-reserves = отправка в резерв
advantage-half-price = высадка за полцены
advantage-ally-half-price = высадка союзника за полцены
advantage-ally-cross-shipment = высадка союзника с карты на карту
advantage-choose-turn-order = ход вне очереди
advantage-bonus-card = дополнительная карта
advantage-ally-traitor = предатель для союзника
advantage-capture-leader = захват лидера

## Parts of a Battle Plan, and other words

part-leader = лидер
part-haderach = Квисатц Хадерах
part-dial = диск боя
part-spice = Пряность
part-weapon = оружие
part-defense = защита
part-not-leader = не лидер
part-not-haderach = без Квисатц Хадераха
part-not-dial = не на диске
part-not-spice = не столько Пряности
part-not-weapon = не оружие
part-not-defense = не защита

word-none = ничего
word-no = нет
word-yes = да
word-hero = «Герой момента»
word-poison = ядовитое оружие
word-projectile = кинетическое оружие
word-worthless = бесполезная карта
word-poison-weapon = ядовитое оружие
word-projectile-weapon = кинетическое оружие
word-weapon = оружие
word-defense = защита
word-ordinary = обычные отряды
word-starred = особые отряды
word-advisors = советницы
word-fighters = воины

## Notation within an argument: what Truthtrance asks, what deals promise

phrase-holds = на руке есть карта: { $a0 }
phrase-holds-kind = на руке есть: { $i0 ->
    [weapon] какое-нибудь оружие
    [defense] какая-нибудь защита
    [cheap_hero] «Герой момента»
   *[other] { $a0 }
}
phrase-cards = на руке не меньше чем { $a0 ->
    [one] { $a0 } карта уловки
    [few] { $a0 } карты уловок
    [many] { $a0 } карт уловок
   *[other] { $a0 } карты уловок
}
phrase-spice = { $i1 ->
    [absent] { $a0 ->
        [one] { $a0 } Пряность
        [few] { $a0 } Пряности
        [many] { $a0 } Пряности
       *[other] { $a0 } Пряности
    }
   *[other] { $a0 ->
        [one] { $a0 } Пряность
        [few] { $a0 } Пряности
        [many] { $a0 } Пряности
       *[other] { $a0 } Пряности
    }, если { $a2 } — { $i3 ->
        [wins] победа в следующем бою
        [loses] поражение в следующем бою
        [ships] высадка: { $a4 }
        [not_ships] нет высадки: { $a4 }
        [moves] переброска: { $a4 }
       *[not_moves] нет переброски: { $a4 }
    }
}
asked-spice = есть Пряность: { $a0 } или больше
phrase-traitor = есть карта предателя: { $a0 }
phrase-predicted = предсказана победа фракции: { $a0 }
phrase-predicted-turn = предсказан раунд { $a0 }
phrase-storm = на карте бури число { $a0 }
phrase-losses = в боях потеряно отрядов: { $a0 } или больше
phrase-captive = захвачен лидер: { $a0 }
phrase-plan = в плане { $i0 ->
    [haderach] Квисатц Хадерах
    [leader] лидер: { $a1 }
    [dial] на диске: { $a1 }
    [spice] затраты Пряности: { $a1 }
    [weapon] { $i1 ->
        [none] нет оружия
       *[other] оружие: { $a1 }
    }
   *[defense] { $i1 ->
        [none] нет защиты
       *[other] защита: { $a1 }
    }
}
phrase-will-ally = будет союз с фракцией { $a0 }
phrase-will-ship = будет высадка: { $a0 }
phrase-will-move = будет переброска: { $a0 }
phrase-will-bid = будет ставка на эту карту

phrase-gives = от вас: { $rest }
phrase-wants = вам: { $rest }
phrase-ship = высадка: { $a0 }
phrase-not-ship = без высадки: { $a0 }
phrase-move = переброска: { $a0 }
phrase-not-move = без переброски: { $a0 }
phrase-not-bid = без ставки на следующую карту
phrase-not-bid-all = без ставок в этом раунде
phrase-not-ally = без союза с фракцией { $a0 } в ближайшее Схождение
phrase-dial-least = на диске не меньше { $a0 }, противник: { $a1 }
phrase-dial-most = на диске не больше { $a0 }, противник: { $a1 }
phrase-no-weapon = без оружия, противник: { $a0 }
phrase-no-defense = без защиты, противник: { $a0 }
phrase-no-traitor = без предателя, противник: { $a0 }
phrase-show = показать { $i0 ->
    [card] одну карту уловки
    [hand] все карты уловок
   *[traitor] одну карту предателя
}
phrase-tell = назвать { $i0 ->
    [auction_card] карту аукциона
    [spice_card] верхнюю карту Пряности
   *[storm_card] карту бури
}
phrase-answer = честно ответить о себе: { $i0 ->
    [spice] есть ли Пряность ({ $a1 } или больше)
   *[other] { $rest }
}
phrase-when = при условии: { $a0 } — { $i1 ->
    [wins] победа в следующем бою
    [loses] поражение в следующем бою
    [ships] высадка: { $a2 }
    [not_ships] нет высадки: { $a2 }
    [moves] переброска: { $a2 }
   *[not_moves] нет переброски: { $a2 }
}

## What happened: setup

faction-seated = { $a0 }: игрок { $a1 }, деление в секторе { $a2 }.
faction-chosen = Игрок { $a0 } выбирает фракцию: { $a1 }.
turn-card-dealt = Игроку { $a0 } досталась карта с номером { $a1 }.
exchange-proposed = { $a0 } → { $a1 }: предложение обменяться фракциями.
exchange-refused = { $a1 } → { $a0 }: отказ от обмена фракциями.
factions-exchanged = Обмен фракциями: { $a0 } и { $a1 }.
prediction-made = Бене Гессерит делает предсказание.
prediction-is = Ваше предсказание: победа в раунде { $a1 }, фракция { $a0 }.
traitor-dealt = Вам досталась карта предателя: { $a0 }.
traitor-kept = Вы оставляете карту предателя: { $a0 }.
starting-forces = { $a0 }, начальная расстановка: { $a2 }, { $a1 ->
    [one] { $a1 } отряд
    [few] { $a1 } отряда
    [many] { $a1 } отрядов
   *[other] { $a1 } отряда
}.
starting-advisor = Бене Гессерит начинает с советницы: { $a0 }.
card-dealt = { $a0 }: получена карта уловки.
card-is = Это { $a0 }.

## Turns and phases

turn-begins = РАУНД { $a0 }
phase-begins = { $a0 }
prediction-revealed = Бене Гессерит открывает предсказание: { $a0 }, раунд { $a1 }.
faction-wins = Победа: { $a0 }. { $i1 ->
    [prediction] Предсказание сбылось.
    [fremen_special] Сиетчи Дюны в руках Фрименов.
    [fremen_default] К концу 10-го раунда не победил никто другой.
    [guild_special] Никто другой не подчинил себе Дюну, и монополия Гильдии устояла.
    [most_strongholds] Отряды в наибольшем числе крепостей.
   *[stronghold] Удержаны нужные крепости.
}
nobody-wins = Последний раунд окончен, победителя нет.

## Storm

storm-dialled = { $a0 }, на диске: { $a1 }.
storm-distance = { $a0 ->
    [0] Буря не сдвинется
    [one] Буря сдвинется на { $a0 } сектор
    [few] Буря сдвинется на { $a0 } сектора
    [many] Буря сдвинется на { $a0 } секторов
   *[other] Буря сдвинется на { $a0 } сектора
}.
storm-moves = { $a0 ->
    [0] Буря остаётся
    [one] Буря проходит { $a0 } сектор и останавливается
    [few] Буря проходит { $a0 } сектора и останавливается
    [many] Буря проходит { $a0 } секторов и останавливается
   *[other] Буря проходит { $a0 } сектора и останавливается
} в секторе { $a1 }.
first-player = Первый игрок: { $a0 }.
storm-card-drawn = Фримены берут следующую карту бури.
storm-card-revealed = Открыта карта бури: { $a0 }.
storm-card-is = Следующая карта бури: { $a0 }.
weather-control-played = { $a0 }: «Управление погодой», { $a1 ->
    [0] буря не движется
    [one] буря движется на { $a1 } сектор
    [few] буря движется на { $a1 } сектора
    [many] буря движется на { $a1 } секторов
   *[other] буря движется на { $a1 } сектора
}.
family-atomics-played = { $a0 }: «Атомное оружие». Барьерная Стена разрушена, все отряды на ней погибли.

## Spice Blow and Nexus

spice-card-revealed = { $i1 ->
    [b] Карта Пряности, сброс Б: { $a0 }.
   *[a] Карта Пряности: { $a0 }.
}
spice-blow = Выброс: { $a0 ->
    [one] { $a0 } Пряность
    [few] { $a0 } Пряности
    [many] { $a0 } Пряности
   *[other] { $a0 } Пряности
}, { $a1 }.
spice-blown-away = Буря в секторе выброса ({ $a0 }): Пряность не появляется.
spice-deck-shuffled = Сброс карт Пряности перемешан в новую колоду.
spice-destroyed = Уничтожено: { $a0 ->
    [one] { $a0 } Пряность
    [few] { $a0 } Пряности
    [many] { $a0 } Пряности
   *[other] { $a0 } Пряности
}, { $a1 }.
worm-set-aside = Шай-Хулуд отложен: в первом раунде червей нет.
worms-shuffled-back = { $a0 ->
    [one] { $a0 } карта червя замешана
    [few] { $a0 } карты червей замешаны
    [many] { $a0 } карт червей замешано
   *[other] { $a0 } карты червей замешаны
} обратно в колоду Пряности.
worm-appears = Появляется песчаный червь: { $a0 }.
worm-without-effect = Песчаный червь ничего не делает.
worm-placed = { $a0 } направляют песчаного червя: { $a1 }.
worm-not-placed = { $a0 } не размещают песчаного червя.
worm-called = { $a0 } призывают песчаного червя: { $a1 }.
ally-protected = { $a0 } защищают от червя союзника: { $a1 }.
ally-abandoned = { $a0 } оставляют червю союзника: { $a1 }.
worm-ride-announced = { $a0 } собираются оседлать червя: { $a1 ->
    [one] { $a1 } отряд
    [few] { $a1 } отряда
    [many] { $a1 } отрядов
   *[other] { $a1 } отряда
}, { $a2 } → { $a3 }.
worm-ridden = { $a0 } на черве, { $a3 } → { $a4 }: { $i2 ->
    [0] { $a1 ->
        [one] { $a1 } отряд
        [few] { $a1 } отряда
        [many] { $a1 } отрядов
       *[other] { $a1 } отряда
    }
   *[other] обычных: { $a1 }, особых: { $a2 }
}.
worm-not-ridden = { $a0 } не седлают червя ({ $a1 }).
nexus-begins = Наступает Схождение.
nexus-done = { $a0 }: в Схождении всё решено.
nexus-ends = Схождение окончено.
alliance-offered = { $a0 } → { $a1 }: предложение союза.
alliance-accepted = { $a0 } → { $a1 }: согласие на союз.
alliance-declined = { $a0 } → { $a1 }: отказ от союза.
alliance-made = { $a0 } и { $a1 } — союзники.
alliance-broken = { $a0 } → { $a1 }: союз расторгнут.

## CHOAM Charity

charity-received = { $a0 }: субсидия КООАМ, { $a1 ->
    [one] { $a1 } Пряность
    [few] { $a1 } Пряности
    [many] { $a1 } Пряности
   *[other] { $a1 } Пряности
}.

## Bidding

hand-size = { $a0 }: { $a1 ->
    [0] нет карт уловок
    [one] { $a1 } карта уловки
    [few] { $a1 } карты уловок
    [many] { $a1 } карт уловок
   *[other] { $a1 } карты уловок
}.
cards-dealt = { $a0 ->
    [0] На аукцион не выложено ни одной карты.
    [one] На аукцион выложена { $a0 } карта.
    [few] На аукцион выложены { $a0 } карты.
    [many] На аукцион выложено { $a0 } карт.
   *[other] На аукцион выложено { $a0 } карты.
}
auction-begins = Первую ставку делает фракция { $a0 }; осталось карт: { $a1 }.
auction-card-seen = { $a0 }: карта аукциона изучена.
auction-card-is = Карта аукциона: { $a0 }.
bid-made = { $a0 }: ставка { $a1 }.
bid-passed = { $a0 }: пас.
auction-won = Карта достаётся фракции { $a0 } за { $a1 }.
auction-card-taken = { "" }
bid-paid = { $a0 }: за карту заплачено { $a1 ->
    [one] { $a1 } Пряность
    [few] { $a1 } Пряности
    [many] { $a1 } Пряности
   *[other] { $a1 } Пряности
}.
bid-paid-with-karama = { $a0 }: за карту платить не нужно.
bid-void = { $a0 }: ставка недействительна.
bid-received = { $a0 }: за карту получено { $a1 ->
    [one] { $a1 } Пряность
    [few] { $a1 } Пряности
    [many] { $a1 } Пряности
   *[other] { $a1 } Пряности
}.
bonus-card-drawn = { $a0 }: взята дополнительная карта.
bonus-card-is = Дополнительная карта: { $a0 }.
cards-unsold = Ставок нет, на верх колоды { $a0 ->
    [one] возвращается
    [few] возвращаются
    [many] возвращается
   *[other] возвращаются
} { $a0 ->
    [one] { $a0 } карта
    [few] { $a0 } карты
    [many] { $a0 } карт
   *[other] { $a0 } карты
}.
cards-taken = { $a0 }: из чужой руки ({ $a1 }) взято карт: { $a2 }.
card-given = { $a2 }: { $a0 } → { $a1 }.
cards-exchanged = { $a0 }: обмен картами с фракцией { $a1 } завершён.
card-discarded = { $a0 }, сброс: { $a1 }.
treachery-deck-shuffled = Сброс карт уловок перемешан в новую колоду.

## Revival

forces-revived = { $a0 }, восстановление: { $i2 ->
    [0] { $a1 ->
        [one] { $a1 } отряд
        [few] { $a1 } отряда
        [many] { $a1 } отрядов
       *[other] { $a1 } отряда
    }
   *[other] { $a1 ->
        [one] { $a1 } особый отряд
        [few] { $a1 } отряда, из них особых: { $a2 }
        [many] { $a1 } отрядов, из них особых: { $a2 }
       *[other] { $a1 } отряда, из них особых: { $a2 }
    }
}.
leader-revived = { $a0 }, восстановление лидера: { $a1 }.
haderach-revived = Квисатц Хадерах восстановлен.
revival-paid = { $a0 }: за восстановление заплачено { $a1 ->
    [one] { $a1 } Пряность
    [few] { $a1 } Пряности
    [many] { $a1 } Пряности
   *[other] { $a1 } Пряности
}.
revival-granted = Фримены разрешают союзнику бесплатно восстановить три отряда: { $a0 }.
revival-payment-promised = Император оплатит союзнику ({ $a0 }) ещё { $a1 ->
    [one] { $a1 } отряд
    [few] { $a1 } отряда
    [many] { $a1 } отрядов
   *[other] { $a1 } отряда
}.

## Shipment and Movement

looked-at-spice-deck = { $a0 }: изучена верхняя карта колоды Пряности.
spice-card-seen = Верхняя карта колоды Пряности: { $a0 }.
ships-and-moves = Ход высадки и переброски: { $a0 }.
shipment-passed = { $a0 }: без высадки.
shipment-announced = { $a0 }, готовится высадка → { $a3 }: { $i2 ->
    [0] { $a1 ->
        [one] { $a1 } отряд
        [few] { $a1 } отряда
        [many] { $a1 } отрядов
       *[other] { $a1 } отряда
    }
   *[other] { $a1 ->
        [one] { $a1 } особый отряд
        [few] { $a1 } отряда, из них особых: { $a2 }
        [many] { $a1 } отрядов, из них особых: { $a2 }
       *[other] { $a1 } отряда, из них особых: { $a2 }
    }
}.
shipped = { $a0 }, высадка → { $a3 }: { $i2 ->
    [0] { $a1 ->
        [one] { $a1 } отряд
        [few] { $a1 } отряда
        [many] { $a1 } отрядов
       *[other] { $a1 } отряда
    }
   *[other] { $a1 ->
        [one] { $a1 } особый отряд
        [few] { $a1 } отряда, из них особых: { $a2 }
        [many] { $a1 } отрядов, из них особых: { $a2 }
       *[other] { $a1 } отряда, из них особых: { $a2 }
    }
}.
shipment-paid = { $a0 }: за { $e2 ->
    [yes] высадку
   *[no] высадку союзника ({ $a2 })
} заплачено { $a1 ->
    [one] { $a1 } Пряность
    [few] { $a1 } Пряности
    [many] { $a1 } Пряности
   *[other] { $a1 } Пряности
}.
freight-received = { $a0 }: за высадку получено { $a1 ->
    [one] { $a1 } Пряность
    [few] { $a1 } Пряности
    [many] { $a1 } Пряности
   *[other] { $a1 } Пряности
}.
shipment-cancelled = { $a0 } отменяет высадку.
cross-shipment-announced = { $a0 }, готовится высадка { $a3 } → { $a4 }: { $i2 ->
    [0] { $a1 ->
        [one] { $a1 } отряд
        [few] { $a1 } отряда
        [many] { $a1 } отрядов
       *[other] { $a1 } отряда
    }
   *[other] { $a1 ->
        [one] { $a1 } особый отряд
        [few] { $a1 } отряда, из них особых: { $a2 }
        [many] { $a1 } отрядов, из них особых: { $a2 }
       *[other] { $a1 } отряда, из них особых: { $a2 }
    }
}.
cross-shipped = { $a0 }, высадка { $a3 } → { $a4 }: { $i2 ->
    [0] { $a1 ->
        [one] { $a1 } отряд
        [few] { $a1 } отряда
        [many] { $a1 } отрядов
       *[other] { $a1 } отряда
    }
   *[other] { $a1 ->
        [one] { $a1 } особый отряд
        [few] { $a1 } отряда, из них особых: { $a2 }
        [many] { $a1 } отрядов, из них особых: { $a2 }
       *[other] { $a1 } отряда, из них особых: { $a2 }
    }
}.
return-announced = { $a0 }, готовится отправка в резерв, { $a2 }: { $a1 ->
    [one] { $a1 } отряд
    [few] { $a1 } отряда
    [many] { $a1 } отрядов
   *[other] { $a1 } отряда
}.
returned-to-reserves = { $a0 }, отправка в резерв, { $a2 }: { $a1 ->
    [one] { $a1 } отряд
    [few] { $a1 } отряда
    [many] { $a1 } отрядов
   *[other] { $a1 } отряда
}.
advisor-comes-along = Высадку сопровождает советница Бене Гессерит: { $a0 }.
fighter-comes-along = Высадку сопровождает воин Бене Гессерит: { $a0 }.
movement-passed = { $a0 }: без переброски.
moved = { $a0 }, переброска { $a3 } → { $a4 }: { $i2 ->
    [0] { $a1 ->
        [one] { $a1 } отряд
        [few] { $a1 } отряда
        [many] { $a1 } отрядов
       *[other] { $a1 } отряда
    }
   *[other] { $a1 ->
        [one] { $a1 } особый отряд
        [few] { $a1 } отряда, из них особых: { $a2 }
        [many] { $a1 } отрядов, из них особых: { $a2 }
       *[other] { $a1 } отряда, из них особых: { $a2 }
    }
}.
moved-as = Они стоят как { $a0 }: { $a1 }.
hajr-played = { $a0 }: «Хаджр», ещё одна переброска.
fighters-become-advisors = { $a0 ->
    [one] { $a0 } воин становится советницей
    [few] { $a0 } воина становятся советницами
    [many] { $a0 } воинов становятся советницами
   *[other] { $a0 } воина становятся советницами
}: { $a1 }.
advisors-become-fighters = { $a0 ->
    [one] { $a0 } советница становится воином
    [few] { $a0 } советницы становятся воинами
    [many] { $a0 } советниц становятся воинами
   *[other] { $a0 } советницы становятся воинами
}: { $a1 }.
forces-lost = { $a0 }, потери: { $a1 ->
    [one] { $a1 } отряд
    [few] { $a1 } отряда
    [many] { $a1 } отрядов
   *[other] { $a1 } отряда
}, { $a2 }.
advisors-lost = Бене Гессерит, потери: { $a0 ->
    [one] { $a0 } советница
    [few] { $a0 } советницы
    [many] { $a0 } советниц
   *[other] { $a0 } советницы
}, { $a1 }.

## Battle

battle-begins = Бой ({ $a0 }): { $a1 } — агрессор, { $a2 } — защитник.
no-leader = { $a0 }: нет ни лидера, ни «Героя момента».
voice = Голос велит фракции { $a0 } { $i1 ->
    [play] разыграть
   *[not] не разыгрывать
}: { $a2 }.
prescience = Атрейдесы предвидят план фракции { $a0 }: { $i1 ->
    [dial] число на диске
    [leader] лидер
    [weapon] оружие
   *[defense] защита
}?
plan-part = { $a0 }, открыта часть плана ({ $a1 }): { $a2 }.
whole-plan = Атрейдесы видят весь боевой план фракции { $a0 }.
plan-revealed = { $a0 }: { $i1 ->
    [none] без лидера
   *[other] { $a1 }
}{ $i2 ->
    [yes] {" "}и Квисатц Хадерах
   *[no] { "" }
}, на диске { $a3 }{ $i4 ->
    [0] { "" }
   *[other] {" "}(Пряность: { $a4 })
}, { $i5 ->
    [none] без оружия
   *[other] оружие: { $a5 }
}, { $i6 ->
    [none] без защиты
   *[other] защита: { $a6 }
}.
traitor-called = { $a0 }: предатель! Лидер { $a1 } ({ $a2 }) раскрыт.
ally-traitor = { $a0 }: предатель объявлен ради союзника ({ $a1 }).
traitor-reward = { $a0 }: за предателя получено { $a1 ->
    [one] { $a1 } Пряность
    [few] { $a1 } Пряности
    [many] { $a1 } Пряности
   *[other] { $a1 } Пряности
}.
explosion = «Лучемёт» и «Щит»: взрыв, { $a0 }.
leader-killed = Погибает лидер: { $a0 } ({ $a1 }).
battle-won = Победа в бою: { $a0 }. Агрессор: { $a1 }, защитник: { $a2 }.
battle-reward = { $a0 }: за погибших лидеров получено { $a1 ->
    [one] { $a1 } Пряность
    [few] { $a1 } Пряности
    [many] { $a1 } Пряности
   *[other] { $a1 } Пряности
}.
battle-support-paid = { $a0 }: за поддержку отрядов заплачено { $a1 ->
    [one] { $a1 } Пряность
    [few] { $a1 } Пряности
    [many] { $a1 } Пряности
   *[other] { $a1 } Пряности
}.
haderach-awakes = Квисатц Хадерах пробуждается.
haderach-killed = Квисатц Хадерах погибает.
leader-drawn = Харконнены тянут лидера фракции { $a0 }.
leader-drawn-is = Это { $a0 } ({ $a1 }).
captive-kept = Харконнены держат в плену лидера фракции { $a0 }.
captive-killed = Харконнены тайно убивают лидера фракции { $a0 }.
captive-reward = { $a0 }: за убитого пленника получено { $a1 ->
    [one] { $a1 } Пряность
    [few] { $a1 } Пряности
    [many] { $a1 } Пряности
   *[other] { $a1 } Пряности
}.
captive-returned = Лидер { $a0 } возвращается, фракция { $a1 }.
captive-freed = Захваченный лидер возвращается, фракция { $a0 }.
captive-freed-is = Это { $a0 } ({ $a1 }).

## Spice Collection and Mentat Pause

spice-collected = { $a0 }: собрано { $a1 ->
    [one] { $a1 } Пряность
    [few] { $a1 } Пряности
    [many] { $a1 } Пряности
   *[other] { $a1 } Пряности
}, { $a2 }.
stronghold-income = { $a0 }: доход от крепостей, { $a1 ->
    [one] { $a1 } Пряность
    [few] { $a1 } Пряности
    [many] { $a1 } Пряности
   *[other] { $a1 } Пряности
}.
bribes-taken = { $a0 }: взятки убраны за ширму, { $a1 ->
    [one] { $a1 } Пряность
    [few] { $a1 } Пряности
    [many] { $a1 } Пряности
   *[other] { $a1 } Пряности
}.

## Karama and Truthtrance

karama-played = { $a0 }: { $i1 ->
    [karama] разыграна «Карама»
   *[other] { $a1 } вместо «Карамы»
}.
karama-power-used = { $a0 }: применён особый эффект «Карамы».
advantage-stopped = { $a0 }: заблокировано преимущество «{ $a2 }», фракция { $a1 }.
truthtrance-asked = { $a0 } → { $a1 }, «Транс правды»: верно ли, что { $q2 }?
truthtrance-answered = { $a0 }, ответ ({ $q1 }): { $i2 ->
    [0] нет
   *[other] да
}.

## Agreements

pledge-set = { $a0 }: союзнику обещано { $a1 ->
    [one] { $a1 } Пряность
    [few] { $a1 } Пряности
    [many] { $a1 } Пряности
   *[other] { $a1 } Пряности
}.
gift-meant = { $a0 } → { $a1 }: готовится подарок, { $a2 ->
    [one] { $a2 } Пряность
    [few] { $a2 } Пряности
    [many] { $a2 } Пряности
   *[other] { $a2 } Пряности
}.
gift-given = { $a0 } → { $a1 }: подарок, { $a2 ->
    [one] { $a2 } Пряность
    [few] { $a2 } Пряности
    [many] { $a2 } Пряности
   *[other] { $a2 } Пряности
}.
offer-made = { "" }
offer-gives = { $a0 } → { $a1 }, сделка { $a2 }, предложено: { $p3 }.
offer-wants = { $a0 } → { $a1 }, сделка { $a2 }, взамен: { $p3 }.
offer-refused = { $a1 }: отказ от сделки { $a2 } ({ $a0 }).
offer-withdrawn = { $a0 }: сделка { $a2 } отозвана ({ $a1 }).
offer-lapsed = Сделка { $a2 } ({ $a0 }, { $a1 }) потеряла силу: её уже нельзя выполнить.
deal-agreed = { $a0 } и { $a1 }: сделка { $a2 } заключена.
deal-cancel-wanted = { $a0 }: предложение отменить сделку { $a1 }.
deal-cancelled = { $a0 } и { $a1 }: сделка { $a2 } отменена.
bribe-paid = { $a0 } → { $a1 }: взятка, { $a2 ->
    [one] { $a2 } Пряность
    [few] { $a2 } Пряности
    [many] { $a2 } Пряности
   *[other] { $a2 } Пряности
}.
term-kept = { $a0 } → { $a1 }, слово сдержано: { $p2 }.
term-broken = { $a0 } → { $a1 }, слово нарушено: { $p2 }.
term-void = { $a0 } → { $a1 }, обещание потеряло смысл: { $p2 }.
answered-in-private = { $a0 }, ответ ({ $q1 }): { $i2 ->
    [0] нет
   *[other] да
}.
card-shown = { $a0 }, показана карта: { $a1 }.
traitor-shown-in-private = { $a0 }, показана карта предателя: { $a1 }.
auction-card-told = { $a0 }, названа карта аукциона: { $a1 }.
spice-card-told = { $a0 }, названа верхняя карта Пряности: { $a1 }.
storm-card-told = { $a0 }, названа карта бури: { $a1 }.

## Questions

ask-advisor-placement = Где стоит ваша первая советница?
ask-announce-fighters = На каких территориях советницы вступят в бой?
ask-answer = Ваш ответ?
ask-auction = Ваша ставка?
ask-battle-plans = Ваш боевой план?
ask-called-worm = Где появится песчаный червь?
ask-cancel-window = Отменить эту высадку «Карамой»?
ask-captive = Убить лидера или оставить в плену?
ask-capture-leader = Вытянуть лидера проигравшего?
ask-charity-claims = Взять субсидию КООАМ?
ask-choose-battle = Какой бой следующий?
ask-choose-traitors = Какую карту предателя вы оставите?
ask-collection-choice = Собрать эту Пряность?
ask-cross-shipment = Какие отряды вы высаживаете и куда?
ask-dialled-losses = Какие отряды вы теряете?
ask-disclosure = Вы обязаны показать эту часть плана. Что в ней?
ask-draft = За какую фракцию вы играете?
ask-exchange = Ваш обмен картами?
ask-exchange-factions = Обменяться фракциями?
ask-exchange-offer = Обменяться картами с помощью «Карамы»?
ask-family-atomics = Разыграть «Атомное оружие»?
ask-free-revival = Кого вы восстановите?
ask-free-revival-offer = Восстановить с помощью «Карамы»?
ask-fremen-placement = Где стоят ваши отряды?
ask-further-worm = Разместить этого песчаного червя?
ask-grant-revival = Дать союзнику бесплатно восстановить три отряда?
ask-hajr-window = Разыграть «Хаджр» ради ещё одной переброски?
ask-intrusion = Превратить ваших воинов там в советниц?
ask-karama-protection = Защитить союзника от червя?
ask-karama-revival = Кого вы восстановите?
ask-karama-window = Заблокировать это преимущество «Карамой»?
ask-keep-card = Оставить эту карту?
ask-losses-on-landing = Сколько федайкинов среди потерь?
ask-moment = Разыграть сейчас карту?
ask-move = Какие отряды перебросить и куда?
ask-movement = Ваша переброска?
ask-nexus = Союзы?
ask-nexus-in-storm-order = Союзы?
ask-pay-revival = Оплатить союзнику больше отрядов?
ask-payment = Заплатить или взять карту за «Караму»?
ask-prediction = Ваше предсказание?
ask-prescience = Какую часть плана вы хотите узнать?
ask-protection = Защитить союзника от червя?
ask-return-to-reserves = Какие отряды отправить в резерв?
ask-revive-together = Ваше восстановление?
ask-shipment = Ваша высадка?
ask-sight-of-plan = Увидеть весь боевой план с помощью «Карамы»?
ask-spiritual-advisor = Послать советницу?
ask-storm-dials = Ваше число на диске?
ask-storm-losses = Какие отряды уносит буря?
ask-traitor-calls = Объявить предателя?
ask-truthtrance = О чём вы спросите?
ask-turn-order = Ходить сейчас или подождать?
ask-voice = Ваш приказ?
ask-weather-before-distance = Разыграть «Управление погодой»?
ask-weather-before-move = Разыграть «Управление погодой»?
ask-weather-control = Разыграть «Управление погодой»?
ask-worm-call = Призвать песчаного червя «Карамой»?
ask-worm-ride = Оседлать червя?

## What may be done unasked, by its first word

unasked-accept = Принять предложенную сделку
unasked-cancel = Расторгнуть сделку
unasked-deal = Сделки и взятки
unasked-give = Подарить Пряность
unasked-order = Постоянные приказы: о чём не спрашивать совсем или спрашивать не всегда
unasked-order-traitor = Объявление предателей
unasked-pledge = Пряность на покупки и высадки союзника
unasked-refuse = Отклонить сделку
unasked-withdraw = Отозвать предложение

## Actions

act-atreides = Атрейдесы: { $then }
act-bene-gesserit = Бене Гессерит: { $then }
act-emperor = Император: { $then }
act-fremen = Фримены: { $then }
act-spacing-guild = Гильдия Космогации: { $then }
act-harkonnen = Харконнены: { $then }

act-pass = Пас
act-abandon = Оставить червю: { $a0 }
act-about = Спросить { $i0 ->
    [holds] об одной карте уловки
    [holds_kind] о виде карт уловок
    [cards] о числе карт уловок
    [spice] о Пряности
    [traitor] о карте предателя
    [predicted] о предсказанной фракции
    [predicted_turn] о предсказанном раунде
    [storm] о карте бури
    [losses] о потерях в боях
    [captive] о пленнике
    [will_ally] о будущих союзах
    [will_ship] о высадке
    [will_move] о переброске
    [will_bid] о ставке
    [plan_leader] о лидере в плане
    [plan_dial] о числе на диске
    [plan_spice] о Пряности в плане
    [plan_weapon] об оружии в плане
    [plan_defense] о защите в плане
   *[plan_haderach] о Квисатц Хадерахе в плане
}
act-accept = { $i0 ->
    [absent] Принять
    [one] Принять сделку { $a0 }
    [few] Принять сделку { $a0 }
    [many] Принять сделку { $a0 }
    [other] Принять сделку { $a0 }
   *[ally] Принять союз: { $a0 }
}
act-act = Ходить сейчас
act-advisor = Послать советницу
act-as = Как { $a0 }
act-ask = Спросить: { $a0 }
act-battle = Бой с фракцией { $a1 }: { $a0 }
act-bid = Ставка { $a0 }
act-break = Расторгнуть союз
act-cancel = Отменить сделку { $a0 }
act-captive = В плену { $a0 }?
act-capture = Вытянуть лидера
act-cards = Не меньше чем { $a0 ->
    [one] { $a0 } карта уловки
    [few] { $a0 } карты уловок
    [many] { $a0 } карт уловок
   *[other] { $a0 } карты уловок
}?
act-choose = Играть за фракцию { $a0 }
act-claim = Взять субсидию
act-collect = Собрать Пряность: { $a0 }
act-cross = Высадить с карты: { $a0 }
act-deal = { $i0 ->
    [drop] Забыть черновик сделки
    [seal] Сделать предложение
    [gives] Сделка, { $rest }
    [wants] Сделка, { $rest }
    [when] Сделка, { $rest }
   *[other] Начать сделку: { $a0 }
}
act-defense = { $i0 ->
    [none] Без защиты
   *[other] Защита: { $a0 }
}
act-dial = На диске { $a0 }
act-discard = Сбросить: { $a0 }
act-done = Готово
act-exchange = { $i1 ->
    [absent] Обмен картами: { $a0 }
   *[other] Обмен: { $a0 } на { $a1 }
}
act-family-atomics = Разыграть «Атомное оружие»
act-fedaykin = Федайкинов на карте: { $a0 }
act-fight = Бой: { $a0 }
act-flip = Превратить в советниц
act-forces = { $a0 ->
    [one] { $a0 } отряд
    [few] { $a0 } отряда
    [many] { $a0 } отрядов
   *[other] { $a0 } отряда
}
act-ghola = Разыграть «Гхолу»
act-give = { $i1 ->
    [absent] Отдать: { $a0 }
   *[other] Подарить: { $a0 }, Пряность: { $a1 }
}
act-grant = Дать бесплатно восстановить три отряда: { $a0 }
act-haderach = { $i0 ->
    [yes] С Квисатц Хадерахом
   *[no] Без Квисатц Хадераха
}
act-hajr = Разыграть «Хаджр»
act-holds = { $a0 }?
act-holds-kind = { $i0 ->
    [weapon] Какое-нибудь оружие?
    [projectile_weapon] Кинетическое оружие?
    [poison_weapon] Ядовитое оружие?
    [defense] Какая-нибудь защита?
    [worthless] Бесполезная карта?
   *[cheap_hero] «Герой момента» или «Героиня момента»?
}
act-karama = { $i0 ->
    [absent] Разыграть «Караму»
    [plan] «Карама»: увидеть план фракции { $a1 }
   *[other] { $a0 } вместо «Карамы»
}
act-keep = { $i0 ->
    [absent] Оставить лидера
   *[other] Оставить: { $a0 }
}
act-kill = Убить лидера
act-leader = { $i0 ->
    [none] Без лидера
   *[other] Лидер: { $a0 }
}
act-leave = Не собирать Пряность: { $a0 }
act-lose = { $i0 ->
    [one] Потерять обычных: { $a0 }, особых: { $a1 }
    [few] Потерять обычных: { $a0 }, особых: { $a1 }
    [many] Потерять обычных: { $a0 }, особых: { $a1 }
    [other] Потерять обычных: { $a0 }, особых: { $a1 }
   *[area] { $i1 ->
        [starred] Потерять особых: { $a2 }, { $a0 }
       *[other] Потерять обычных: { $a1 }, { $a0 }
    }
}
act-losses = Потеряно в боях { $a0 } или больше?
act-move = Перебросить отсюда: { $a0 }
act-no = Нет
act-offer = Предложить союз: { $a0 }
act-order = { $i1 ->
    [ask] Спрашивать меня снова
    [pass] Всегда пасовать
   *[only] Спрашивать только об этом: { $a2 }
} ({ $i0 ->
    [karama] «Карама»
    [moment] карты в любой момент
    [traitor] предатели
   *[other] { $a0 }
})
act-pay = { $i0 ->
    [absent] Заплатить
    [one] Оплатить { $a0 } отряд
    [few] Оплатить { $a0 } отряда
    [many] Оплатить { $a0 } отрядов
   *[other] Оплатить { $a0 } отряда
}
act-place = { $i1 ->
    [absent] Разместить: { $a0 }
   *[other] Разместить { $a1 }: { $a0 }
}
act-plan = План, { $a0 }: { $a1 }?
act-pledge = Обещать союзнику { $a0 ->
    [one] { $a0 } Пряность
    [few] { $a0 } Пряности
    [many] { $a0 } Пряности
   *[other] { $a0 } Пряности
}
act-polar-sink = Послать отряд в Полярную Впадину
act-predict = Победа в раунде { $a1 }: { $a0 }
act-predicted = { $a0 }?
act-predicted-turn = Раунд { $a0 }?
act-prescience = Узнать: { $a0 }
act-protect = Защитить: { $a0 }
act-refuse = { $i0 ->
    [absent] Отказаться
   *[other] Отказаться от сделки { $a0 }
}
act-return = Отправить в резерв: { $a0 }
act-revive = { $i0 ->
    [0] Никого не восстанавливать
    [one] Восстановить { $a0 } отряд
    [few] Восстановить { $a0 } отряда
    [many] Восстановить { $a0 } отрядов
    [other] Восстановить { $a0 } отряда
   *[leader] Восстановить: { $a0 }
}
act-ride = Червь → { $a0 }
act-ship = Высадка → { $a0 }
act-spice = { $a0 ->
    [one] { $a0 } Пряность
    [few] { $a0 } Пряности
    [many] { $a0 } Пряности
   *[other] { $a0 } Пряности
}
act-starred = Особых отрядов: { $a0 }
act-stay = Остаться
act-storm = Это { $a0 }?
act-take = Взять: { $a0 }
act-to = Куда: { $a0 }
act-traitor = { $i0 ->
    [absent] Объявить предателя
   *[other] { $a0 }?
}
act-truthtrance = Разыграть «Транс правды»
act-voice = { $i0 ->
    [play] Разыграть: { $a1 }
   *[not] Не разыгрывать: { $a1 }
}
act-wait = Подождать
act-weapon = { $i0 ->
    [none] Без оружия
   *[other] Оружие: { $a0 }
}
act-weather-control = «Управление погодой»: { $a0 ->
    [0] буря остаётся
    [one] { $a0 } сектор
    [few] { $a0 } сектора
    [many] { $a0 } секторов
   *[other] { $a0 } сектора
}
act-will-ally = { $a0 }?
act-will-bid = На эту карту?
act-will-move = { $a0 }?
act-will-ship = { $a0 }?
act-withdraw = Отозвать сделку { $a0 }
act-worm = Песчаный червь: { $a0 }
act-yes = Да

## Beside a question: what a person has and what a choice costs

beside-means = { $a0 }: { $a1 ->
    [one] { $a1 } Пряность
    [few] { $a1 } Пряности
    [many] { $a1 } Пряности
   *[other] { $a1 } Пряности
}, в резерве: { $i2 }
beside-bound = { " " }(связано Пряности: { $a0 })
beside-hand = , на руке: { $a0 }
beside-no-hand = , карт нет
beside-costs = цена: { $a0 ->
    [one] { $a0 } Пряность
    [few] { $a0 } Пряности
    [many] { $a0 } Пряности
   *[other] { $a0 } Пряности
}
beside-free = бесплатно
beside-leaves = останется: { $a0 ->
    [one] { $a0 } Пряность
    [few] { $a0 } Пряности
    [many] { $a0 } Пряности
   *[other] { $a0 } Пряности
}
beside-strength = сила { $a0 }
beside-leader-of = { $a0 }, сила { $a1 }
beside-purse = Вместе с обещанным вам вы можете заплатить { $a0 ->
    [one] { $a0 } Пряность
    [few] { $a0 } Пряности
    [many] { $a0 } Пряности
   *[other] { $a0 } Пряности
}.
beside-karama-bid = Ставка больше вашей Пряности оплачивается «Карамой».
beside-bid = { $a0 }: ставка { $a1 }.
beside-no-bid = Ставок ещё нет.
beside-cards-left = { $a0 ->
    [one] Карт на аукционе, считая эту: { $a0 }.
    [few] Карт на аукционе, считая эту: { $a0 }.
    [many] Карт на аукционе, считая эту: { $a0 }.
   *[other] Карт на аукционе, считая эту: { $a0 }.
}
beside-passed = Пас: { $a0 }.
beside-still-in = Ещё могут ставить: { $a0 }.
beside-card-seen = Карта: { $a0 }.
beside-ship = За отряд: 1 Пряность в крепость, 2 Пряности в другое место.
beside-ship-half = За полцены: 1 Пряность за два отряда в крепость, 1 Пряность за отряд в другое место.
beside-ship-free = Ваша высадка бесплатна.
beside-ship-to = { $a0 }: { $a1 ->
    [one] { $a1 } Пряность
    [few] { $a1 } Пряности
    [many] { $a1 } Пряности
   *[other] { $a1 } Пряности
} за отряд.
beside-ship-to-half = { $a0 }: { $a1 ->
    [one] { $a1 } Пряность
    [few] { $a1 } Пряности
    [many] { $a1 } Пряности
   *[other] { $a1 } Пряности
} за отряд, а всего вдвое меньше.
beside-to = Куда: { $a0 }.
beside-taken = Уже взято: { $a2 } ({ $i1 ->
    [starred] особые
    [advisors] советницы
   *[ordinary] обычные
}), { $a0 }.
beside-take-from = Сколько взять ({ $a1 })? { $a0 }, не больше { $a2 }.
beside-forces-there = Отряды там: { $i0 }
beside-known = { $a0 }, известно вам: { $a1 }
beside-dial = Все отряды, выставленные на диске, будут потеряны даже при победе.
beside-dial-spice = Отряд даёт половину силы, а за 1 Пряность — всю. Все отряды, выставленные на диске, будут потеряны даже при победе.
beside-revival = { $a0 ->
    [0] Бесплатных отрядов нет
    [one] { $a0 } отряд бесплатно
    [few] { $a0 } отряда бесплатно
    [many] { $a0 } отрядов бесплатно
   *[other] { $a0 } отряда бесплатно
}, каждый следующий за { $a1 ->
    [one] { $a1 } Пряность
    [few] { $a1 } Пряности
    [many] { $a1 } Пряности
   *[other] { $a1 } Пряности
}.
beside-allies = Ваш союзник: { $a0 }.
beside-offered = { $a0 } → { $a1 }: предложение союза.
beside-done = Готовы: { $a0 }.
beside-answer = Вопрос задаёт фракция { $a0 }. Верно ли о вас, что { $q1 }?
beside-captive = Вам достался лидер: { $a0 } ({ $a1 }).
beside-capture = Побеждённая вами фракция: { $a0 }.
beside-losses = Какие отряды потерять, решаете вы: диск допускает разные потери.
beside-disclosure = Это увидит фракция { $a0 }: { $a1 }.
beside-storm-comes = Буря вот-вот пройдёт { $a0 ->
    [one] { $a0 } сектор
    [few] { $a0 } сектора
    [many] { $a0 } секторов
   *[other] { $a0 } сектора
}.
beside-further-worm = Иначе { $i0 ->
    [none] он ничего не сделает
   *[other] он появится здесь: { $a0 }
}.
beside-exchange = { $i0 ->
    [none] Вы берёте сколько угодно карт и отдаёте столько же своих.
   *[other] { $a1 ->
        [0] Сколько карт вы возьмёте у фракции { $a0 }?
        [one] За вами { $a1 ->
            [one] { $a1 } карта
            [few] { $a1 } карты
            [many] { $a1 } карт
           *[other] { $a1 } карты
        }, получатель: { $a0 }.
        [few] За вами { $a1 } карты, получатель: { $a0 }.
        [many] За вами { $a1 } карт, получатель: { $a0 }.
       *[other] За вами { $a1 } карты, получатель: { $a0 }.
    }
}
beside-placement = Десять отрядов: Сиетч Табр, Южная и Западная Ложные Стены.{ $i0 ->
    [none] { "" }
   *[other] {" "}Уже стоят: { $a0 }.
}
beside-traitor = Один из лидеров в этом бою — ваш предатель.
beside-truthtrance = { $i0 ->
    [none] Ответ должен быть правдой.
   *[other] Вы спрашиваете фракцию { $a0 }. Ответ должен быть правдой.
}
beside-ally = Ваш союзник: { $a0 }.
beside-intrusion = Сюда прибывает фракция { $a0 }: { $a1 }.
beside-karama = Будет заблокировано: { $a0 } ({ $a1 }).
beside-prescience = Ваш противник: { $a0 }.
beside-worm-in = Где песчаный червь: { $a0 }.
beside-advisor = Произошла высадка: { $a0 }.
beside-dialling = За дисками: { $a0 }. Сумма чисел — на сколько секторов сдвинется буря.
beside-storm-losses = { $a1 }: { $a0 ->
    [one] погибает
    [few] погибают
    [many] погибает
   *[other] погибают
} { $a0 ->
    [one] { $a0 } отряд
    [few] { $a0 } отряда
    [many] { $a0 } отрядов
   *[other] { $a0 } отряда
}.
beside-fighters = Где вступят в бой: { $i0 ->
    [none] пока нигде
   *[other] { $a0 }
}
beside-voice = Вы приказываете фракции { $a0 }.

## The board as text

board-turn = Раунд { $a0 } из 10
board-storm = буря в секторе { $a0 }
board-mode-basic = Основной режим
board-mode-advanced = Усложнённый режим
board-order = Порядок хода: { $a0 }
board-won = Победа: { $i0 }
board-nobody-won = Победителя нет

board-title-faction = {"  "}Фракция
board-title-spice = Пряность
board-title-bribes = Взятки
board-title-cards = Карты
board-title-reserves = Резерв
board-title-tanks = Баки
board-title-leaders = Лидеры
board-title-allies = Союзники
board-title-strongholds = Территория
board-title-elsewhere = Прочее
board-title-sector = Сектор
board-title-forces = Отряды
board-title-treachery = Карты уловок
board-title-spice-deck = Карты Пряности
board-title-blocked = Заблокировано
board-title-karama = Эффекты «Карамы»

board-row-sectors = Сектор
board-row-storm-row = Буря
board-row-circles = Деление
board-row-forces = Отряды
board-row-spice = Пряность

board-advisors = { $a0 ->
    [one] { $a0 } советница
    [few] { $a0 } советницы
    [many] { $a0 } советниц
   *[other] { $a0 } советницы
}
board-leader = { $a0 } { $a1 }
board-leader-tanks = { $i0 } в баках
board-leader-face-down = { $i0 } в баках рубашкой вверх
board-leader-captive = { $i0 } в плену
board-leader-used = { $i0 }, бой: { $a1 }
board-leaders-hidden = ещё { $a0 ->
    [one] { $a0 } лидер
    [few] { $a0 } лидера
    [many] { $a0 } лидеров
   *[other] { $a0 } лидера
} в плену или тайно убиты
board-haderach-tanks = Квисатц Хадерах в баках
board-haderach-used = Квисатц Хадерах в деле: { $a0 }

board-deck = в колоде: { $a0 }
board-row = на аукционе: { $a0 }
board-discard = сброшено { $a0 }: { $a1 }{ $a0 ->
    [one] { "" }
    [2] { "" }
    [3] { "" }
    [4] { "" }
    [few] , …
    [many] , …
   *[other] , …
}
board-removed = вне игры: { $a0 }
board-pile = верх сброса { $a0 }: { $a1 }
board-wall-destroyed = Барьерная Стена разрушена

board-battle = Бой, { $a0 }: { $a1 } (агрессор), { $a2 }
board-voice-play = { $a0 }, обязательно разыграть: { $a1 }
board-voice-not = { $a0 }, нельзя разыгрывать: { $a1 }
board-plan-part = { $a0 }: { $a1 }
board-plan-fixed = уже решено, { $a0 }: { $a1 }
board-plan-unknown = план неизвестен
board-auction = Аукцион
board-bid = { $a0 }: ставка { $a1 }
board-no-bid = ставок ещё нет
board-passed = пас: { $a0 }
board-cards-left = { $a0 ->
    [one] осталась { $a0 } карта
    [few] осталось { $a0 } карты
    [many] осталось { $a0 } карт
   *[other] осталось { $a0 } карты
}

board-you = Ваша фракция: { $a0 }, Пряность: { $a1 }
board-own-hand = Рука
board-own-traitors = Предатели
board-own-returned = Возвращено
board-own-prediction = Предсказание
board-own-storm-card = Карта бури
board-own-reserved = Связано Пряности
board-own-pledge = Обещано союзнику
board-own-haderach = Потеряно в боях
board-own-row-first = На аукционе
board-own-deck-top = Верх колоды
board-own-spice-deck-top = Следующая карта Пряности
board-own-draft = Черновик сделки
board-own-known = На руке, { $a0 }
board-own-shown = { $a0 }, известно всем
board-own-pledged = Обещано вам, { $a0 }
board-prediction = { $a0 }, раунд { $a1 }
board-losses = { $a0 } из 7, которые пробуждают Квисатц Хадераха
board-known-traitor = Карта предателя: { $i0 }
board-deal = Сделка { $a0 }: { $a1 } и { $a2 }
board-offer = Предложена сделка { $a0 }: { $a1 } → { $a2 }
board-gives = первая сторона
board-wants = вторая сторона

## Why something isn't offered

why-over = Игра окончена.
why-not-asked = Сейчас не ваш ход.
why-another-question = Сейчас вас спрашивают о другом.
why-promised = Вы пообещали другое.
why-bid-higher = Ставка должна быть больше чем { $a0 }.
why-bid-spice = С вашей Пряностью и помощью союзников ставка не может быть больше чем { $a0 }.
why-tanks = { $a0 ->
    [0] Сейчас ни один ваш отряд в баках нельзя восстановить.
    [one] Из баков сейчас можно восстановить только { $a0 } отряд.
    [few] Из баков сейчас можно восстановить только { $a0 } отряда.
    [many] Из баков сейчас можно восстановить только { $a0 } отрядов.
   *[other] Из баков сейчас можно восстановить только { $a0 } отряда.
}
why-revival-limit = За раунд восстанавливают не больше отрядов, чем { $a0 }.
why-spice = Столько вам не оплатить: у вас { $a0 ->
    [one] { $a0 } Пряность
    [few] { $a0 } Пряности
    [many] { $a0 } Пряности
   *[other] { $a0 } Пряности
}.
why-spice-needed = Это стоит { $a0 ->
    [one] { $a0 } Пряность
    [few] { $a0 } Пряности
    [many] { $a0 } Пряности
   *[other] { $a0 } Пряности
}, а заплатить вы можете { $a1 }.
why-leader-other = { $a0 }: это лидер фракции { $a1 }.
why-leader-alive = { $a0 }: этот лидер не в баках.
why-leader-revival = { $a0 }: восстановить можно, только когда сражаться больше некому.
why-leader-order = { $a0 }: сначала другие ваши погибшие лидеры.
why-no-reserves = У вас нет отрядов в резерве.
why-reserves = Таких отрядов у вас в резерве: { $a0 }.
why-fremen-ground = Резерв Фрименов приходит только на Великую Равнину и не дальше двух территорий от неё, а не сюда: { $a0 }.
why-storm = Здесь буря: { $a0 }.
why-closed = { $a0 }: закрыто, здесь уже две другие фракции ({ $a1 }).
why-advisors = { $a0 }: здесь ваши советницы, воинов к ним высадить нельзя.
why-nobody-there = { $a0 }: у вас там нет отрядов.
why-in-storm = { $a0 }: ваши отряды там в буре.
why-no-way-out = { $a0 }: оттуда сейчас нет пути.
why-take-first = Сначала укажите, сколько отрядов идёт.
why-there-already = { $a0 }: эти отряды уже там.
why-ally = { $a0 }: там ваш союзник, закончить здесь переброску нельзя.
why-too-far = { $a0 }: слишком далеко. Этой группе доступно не больше чем { $a1 ->
    [one] { $a1 } территория
    [few] { $a1 } территории
    [many] { $a1 } территорий
   *[other] { $a1 } территории
}, и не через бурю.
why-dial = Этого не выставить на диске: у вас { $a0 ->
    [one] { $a0 } отряд
    [few] { $a0 } отряда
    [many] { $a0 } отрядов
   *[other] { $a0 } отряда
}.
why-plan-fixed = Этого не допускает то, что уже сказано или велено о вашем плане.
why-leader-used = { $a0 }: в этом раунде уже бой в другом месте, { $a1 }.
why-leader-dead = { $a0 }: сейчас этот лидер не поведёт вас в бой.
why-not-in-hand = { $a0 }: этой карты нет у вас на руке.
why-no-leader = Без лидера или «Героя момента» карты не разыгрываются.
why-voice = { $a0 }: Голос сейчас не даёт это разыграть.
why-slot = { $a0 }: сюда не подходит. В плане одно оружие и одна защита.
why-slot-later = { $a0 }: позже, сначала лидер и число на диске.
why-card-plan = { $a0 }: разыгрывается в боевом плане.
why-card-hero = { $a0 }: разыгрывается в боевом плане вместо лидера.
why-card-tleilaxu-ghola = { $a0 }: разыгрывается, когда игра спрашивает, разыграть ли карту.
why-card-family-atomics = { $a0 }: разыгрывается до движения бури, со второго раунда, если ваш отряд на Барьерной Стене или рядом с ней.
why-card-hajr = { $a0 }: разыгрывается в ваш ход переброски.
why-card-karama = { $a0 }: разыгрывается против чужого преимущества, ради высадки по ценам Гильдии или за карту уловки.
why-card-truthtrance = { $a0 }: разыгрывается, когда игра спрашивает, разыграть ли карту.
why-card-weather-control = { $a0 }: разыгрывается до движения бури, со второго раунда.

## Options of a table: what each is called, what it decides, what its values are called

option-on = да
option-off = нет

option-mode = Режим
about-option-mode = Основной режим или усложнённый режим (разделы 26–35).
option-mode-basic = основной
option-mode-advanced = усложнённый
option-factions = Фракции
about-option-factions = Состав: recommended — рекомендованный для числа игроков, random — случайный, или идентификаторы через запятую в порядке мест (atreides, bene_gesserit, emperor, fremen, spacing_guild, harkonnen).
option-assignment = Кто за кого играет
about-option-assignment = Как записано, случайная раздача или выбор по убыванию розданных номеров раундов.
option-assignment-fixed = как записано
option-assignment-random = случайно
option-assignment-draft = по номерам раундов
option-exchange = Обмен фракциями
about-option-exchange = После случайной раздачи или выбора игроки могут по взаимному согласию обменяться фракциями.
option-circles = Деления очерёдности хода
about-option-circles = Занятые деления в порядке мест: even — равномерно, или числа от 1 до 6 через запятую (деление 1 в секторе 2, деление 6 в секторе 17).
option-two-player-form = Игра вдвоём
about-option-two-player-form = Два игрока: по одной фракции (вариант А) или по две (вариант Б).
option-two-player-form-one-faction = по одной фракции
option-two-player-form-two-factions = по две фракции
option-deals = Сделки
about-option-deals = Договорённости и подкуп между игроками, которые не в союзе.
option-shields = Пряность за ширмами
about-option-shields = Скрыта ли чужая Пряность, как за ширмой.
option-shields-closed = скрыта
option-shields-open = видна всем
option-bid-timer-seconds = Секунд на ставку
about-option-bid-timer-seconds = Сколько секунд даётся на ставку (0 — без ограничения); опоздавший спасовал. За временем следит сервер.
option-allow-rebid-after-pass = Ставка после паса
about-option-allow-rebid-after-pass = Игрок, спасовавший на карте, может сделать ставку, когда до него снова дойдёт очередь.
option-karama-duration = «Карама» блокирует
about-option-karama-duration = Преимущество заблокировано до конца фазы или на одно применение.
option-karama-duration-phase = на всю фазу
option-karama-duration-one-use = один раз
option-karama-worm-nexus = Схождение от червя «Карамы»
about-option-karama-worm-nexus = Червь, которого Фримены призвали «Карамой», вызывает Схождение.
option-contested-counts = Спорная крепость
about-option-contested-counts = Крепость, которую две стороны делят под бурей, засчитывается обеим.
option-advisors-with-ally = Советницы рядом с союзником
about-option-advisors-with-ally = Советницы могут стоять на одной территории с отрядами союзника.
option-emperor-gives-spice = Подарки Императора
about-option-emperor-gives-spice = Император может в любой момент отдать союзнику свою Пряность.
option-worm-first-counted = Первый червь
about-option-worm-first-counted = Какой червь считается первым, то есть Фримены не могут его разместить.
option-worm-first-counted-per-phase = первый в фазе
option-worm-first-counted-per-pile = первый в каждом сбросе
option-alliance-variant = Союзы
about-option-alliance-variant = Сколько участников в союзе и сколько крепостей ему нужно: 37.01 — двое, 4; 37.02 — двое, 3; 37.03 — трое, 4; 37.04 — трое, 3; 37.05 — сколько угодно, 3.
option-alliance-variant-37-01 = двое, 4 крепости
option-alliance-variant-37-02 = двое, 3 крепости
option-alliance-variant-37-03 = трое, 4 крепости
option-alliance-variant-37-04 = трое, 3 крепости
option-alliance-variant-37-05 = сколько угодно, 3 крепости
option-bg-polar-sink-alternative = Советница в Полярную Впадину
about-option-bg-polar-sink-alternative = В усложнённом режиме при сопровождении по-прежнему можно послать отряд в Полярную Впадину.
option-worm-target-after-reshuffle = Червь без территории
about-option-worm-target-after-reshuffle = Что встречает червь, если в сбросе не видно территории.
option-worm-target-after-reshuffle-none = ничего
option-worm-target-after-reshuffle-last-territory = последнюю территорию
option-dialers-without-battle = Кто выставляет бурю
about-option-dialers-without-battle = Кто выставляет числа бури после раунда без боёв: кто использовал диски последним или двое ближайших к начальному сектору.
option-dialers-without-battle-last-wheels = последние за дисками
option-dialers-without-battle-nearest-start = ближайшие к началу
option-storm-harms-start-sector = Буря в исходном секторе
about-option-storm-harms-start-sector = Буря снова наносит урон в секторе, из которого выходит.
option-starred-revival-limit = Один особый отряд за раунд
about-option-starred-revival-limit = Один особый отряд за раунд всеми способами восстановления вместе или только обычным восстановлением.
option-starred-revival-limit-all-sources = всеми способами вместе
option-starred-revival-limit-normal-only = только обычным
option-storm-divides = Буря и бои
about-option-storm-divides = В бою буря разделяет части территории, которые не соединяются в обход неё, или лишь исключает свой сектор.
option-storm-divides-connected = разделяет части
option-storm-divides-sector-only = исключает свой сектор
option-battle-in-storm = Бой в буре
about-option-battle-in-storm = Два игрока в одном секторе с бурей вступают в бой.
option-ally-wins-alone = Победа без союзника
about-option-ally-wins-alone = Игрок, состоящий в союзе, может победить и один, с 3 крепостями.
option-fremen-default-shared = Союзник Фрименов
about-option-fremen-default-shared = Союзник Фрименов делит с ними победу в конце 10-го раунда.
option-most-strongholds-by = Больше всего крепостей
about-option-most-strongholds-by = При последней проверке крепости считаются у игрока или у союза.
option-most-strongholds-by-player = у игрока
option-most-strongholds-by-alliance = у союза
option-default-win-predictable = Предсказание победы Фрименов
about-option-default-win-predictable = Бене Гессерит может предсказать победу Фрименов по умолчанию.
option-nexus-procedure = Переговоры в Схождении
about-option-nexus-procedure = В Схождении все договариваются сразу или по порядку хода, пока все не закончат.
option-nexus-procedure-open = все сразу
option-nexus-procedure-storm-order = по порядку хода
option-emperor-pledge-returns = Возврат Императору
about-option-emperor-pledge-returns = Пряность, которую Император добавляет к покупке союзника, возвращается к нему.
option-guild-pledge-to = Помощь Гильдии
about-option-guild-pledge-to = Кто получает Пряность, которую Гильдия добавляет к высадке союзника.
option-guild-pledge-to-bank = хранилище
option-guild-pledge-to-guild = Гильдия
option-weather-control-after-distance = Позднее «Управление погодой»
about-option-weather-control-after-distance = «Управление погодой» можно разыграть и тогда, когда числа на дисках или карта бури уже известны.
option-weather-control-uses-storm-card = «Управление погодой» и карта бури
about-option-weather-control-uses-storm-card = «Управление погодой» расходует карту бури Фрименов.
option-fremen-ornithopters = Орнитоптеры Фрименов
about-option-fremen-ornithopters = Фримены с отрядом в городе перебрасывают на 3 территории или на свои 2.
option-fremen-ornithopters-larger = 3 территории
option-fremen-ornithopters-own-range = свои 2
option-guild-returns-from-storm = Гильдия уходит из бури
about-option-guild-returns-from-storm = Гильдия может отправить отряды в резерв из сектора с бурей.
option-fremen-sietch-alone = Фримены одни в сиетчах
about-option-fremen-sietch-alone = Для их особой победы в сиетче Фрименов не должно быть никого другого.
option-nexus-timing = Когда Схождение
about-option-nexus-timing = Когда происходит Схождение в усложнённом режиме.
option-nexus-timing-after-each-pile = после каждого сброса
option-nexus-timing-end-of-phase = в конце фазы
option-losers-pay-spice = Плата, если проиграли оба
about-option-losers-pay-spice = После двух предателей или взрыва обе стороны платят за поддержку отрядов.
option-prescience-shows-spice = Предвидение и Пряность
about-option-prescience-shows-spice = Предвидение числа на диске показывает и затраты Пряности.
option-atreides-karama-target = «Карама» Атрейдесов
about-option-atreides-karama-target = Чей план показывает особый эффект «Карамы» Атрейдесов.
option-atreides-karama-target-own-opponent = план их противника
option-atreides-karama-target-any-plan = любой план
option-emperor-karama-extra = «Карама» Императора
about-option-emperor-karama-extra = Восстановление Императора «Карамой» идёт сверх предела в 3 отряда.
option-advisors-by-shipment = Высадка Бене Гессерит
about-option-advisors-by-shipment = Бене Гессерит высаживает только воинов или, на занятые территории, и советниц.
option-advisors-by-shipment-fighters-only = только воины
option-advisors-by-shipment-choice = воины или советницы
option-placed-worm-eats-spice = Размещённый червь и Пряность
about-option-placed-worm-eats-spice = Червь, которого разместили Фримены, уничтожает и Пряность.
option-half-losses-in-exposed = Половинные потери без Стены
about-option-half-losses-in-exposed = Фримены теряют только половину в Имперской Котловине и городах, когда те открыты буре.
option-half-losses-round = Округление потерь
about-option-half-losses-round = Как округляются половинные потери Фрименов, высаженных в бурю.
option-half-losses-round-up = вверх
option-half-losses-round-down = вниз
option-killed-captive = Убитый пленник
about-option-killed-captive = Называется ли лидер, которого Харконнены убивают в плену.
option-killed-captive-secret = тайно
option-killed-captive-public = открыто
option-capture = Захват лидера
about-option-capture = Харконнены могут или обязаны тянуть лидера после выигранного боя.
option-capture-may = могут
option-capture-must = обязаны
option-captive-after-traitor = Пленник после предателя
about-option-captive-after-traitor = Что с захваченным лидером, если Харконнены победили, объявив предателя.
option-captive-after-traitor-returned = возвращается
option-captive-after-traitor-kept = остаётся в плену
option-two-player-strongholds = 4 крепости вдвоём
about-option-two-player-strongholds = При двух игроках 4 крепости нужны в обоих вариантах или только в варианте Б.
option-two-player-strongholds-both-forms = в обоих вариантах
option-two-player-strongholds-two-factions = только в варианте Б
option-own-factions-battle = Бой своих фракций
about-option-own-factions-battle = Две фракции одного игрока сражаются друг с другом.
option-collection = Сбор Пряности
about-option-collection = Пряность собирается везде, где можно, или её разрешено оставлять.
option-collection-automatic = вся, что можно
option-collection-choice = по выбору
