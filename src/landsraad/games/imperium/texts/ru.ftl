# Dune: Imperium по-русски. Как находятся сообщения и что значат их аргументы: landsraad/table/texts.py.

-kinds = icon leader space card intrigue conflict hagal phase zone place short

# Как события складываются в рассказ (landsraad/cli/story.py).
-headings = round-begins turn-begins combat-begins endgame-begins
-joined = leader-taken first-player resource card-played agent-sent space-paid card-drawn card-drawn-is card-revealed persuasion-gained influence-gained troops-recruited troops-deployed combat-passed bonus-spice solari-gained spice-gained water-gained swords
-replaces = card-drawn-is:card-drawn intrigue-drawn-is:intrigue-drawn

# `duncan_idaho/agent/0` — эффект Дункана Айдахо; что он делает, сказано рядом.
part = { $name }

## Factions and icons

icon-emperor = Император
icon-spacing-guild = Гильдия Космогации
icon-bene-gesserit = Бене Гессерит
icon-fremen = Фримены
icon-landsraad = Ландсраад
icon-city = Населённый пункт
icon-spice-trade = Торговля Пряностью

## Leaders

leader-paul-atreides = Пол Атрейдес
leader-duke-leto-atreides = Герцог Лето Атрейдес
leader-baron-vladimir-harkonnen = Барон Владимир Харконнен
leader-glossu-rabban = Глоссу «Зверь» Раббан
leader-count-ilban-richese = Граф Ильбан Ричез
leader-helena-richese = Елена Ричез
leader-countess-ariana-thorvald = Графиня Ариана Торвальд
leader-earl-memnon-thorvald = Граф Мемнон Торвальд
leader-house-hagal = Дом Хагаль

short-paul-atreides = Пол
short-duke-leto-atreides = Лето
short-baron-vladimir-harkonnen = Барон
short-glossu-rabban = Раббан
short-count-ilban-richese = Ильбан
short-helena-richese = Елена
short-countess-ariana-thorvald = Ариана
short-earl-memnon-thorvald = Мемнон
short-house-hagal = Хагаль

## Board spaces

space-conspire = Заговор
space-wealth = Богатство
space-heighliner = Хайлайнер
space-foldspace = Свёрнутое пространство
space-selective-breeding = Селекция
space-secrets = Тайны
space-hardy-warriors = Стойкие воины
space-stillsuits = Дистикомбы
space-high-council = Высший Совет
space-mentat = Ментат
space-swordmaster = Оружейник
space-rally-troops = Сбор войск
space-hall-of-oratory = Зал ораторов
space-arrakeen = Арракин
space-carthag = Карфаг
space-research-station = Научная станция
space-sietch-tabr = Сиетч Табр
space-the-great-flat = Великая равнина
space-hagga-basin = Котловина Хагга
space-imperial-basin = Имперская котловина
space-sell-melange = Продажа меланжа
space-secure-contract = Выгодный контракт

## Cards

card-convincing-argument = Убедительный довод
card-dagger = Кинжал
card-diplomacy = Дипломатия
card-dune-the-desert-planet = Дюна — Планета Пустыни
card-reconnaissance = Разведка
card-seek-allies = Поиск союзников
card-signet-ring = Кольцо с печаткой
card-arrakis-liaison = Связные Арракиса
card-the-spice-must-flow = Пряность должна поступать
card-foldspace = Свёрнутое пространство
card-arrakis-recruiter = Вербовщик Арракиса
card-assassination-mission = Заказное убийство
card-bene-gesserit-initiate = Посвящённая Бене Гессерит
card-bene-gesserit-sister = Сестра Бене Гессерит
card-carryall = Грузолёт
card-chani = Чани
card-choam-directorship = Директорат КООАМ
card-crysknife = Крис
card-dr-yueh = Доктор Юйэ
card-duncan-idaho = Дункан Айдахо
card-fedaykin-death-commando = Федайкины-диверсанты
card-firm-grip = Железная хватка
card-fremen-camp = Лагерь фрименов
card-gene-manipulation = Управление генами
card-guild-administrator = Управляющий Гильдии
card-guild-ambassador = Посол Гильдии
card-guild-bankers = Банкиры Гильдии
card-gun-thopter = Боевой топтер
card-gurney-halleck = Гурни Халлек
card-imperial-spy = Имперский шпион
card-kwisatz-haderach = Квисатц Хадерах
card-lady-jessica = Леди Джессика
card-liet-kynes = Лиет Кинес
card-missionaria-protectiva = Миссионария Протектива
card-opulence = Имперский лоск
card-other-memory = Чужая память
card-piter-de-vries = Питер де Вриз
card-power-play = Борьба за власть
card-reverend-mother-mohiam = Гайя-Елена Мохийам
card-sardaukar-infantry = Пехота сардаукаров
card-sardaukar-legion = Легион сардаукаров
card-scout = Разведчик
card-shifting-allegiances = Смена лояльности
card-sietch-reverend-mother = Преподобная мать сиетча
card-smugglers-thopter = Топтер контрабандистов
card-space-travel = Космический перелёт
card-spice-hunter = Искатель Пряности
card-spice-smugglers = Контрабанда Пряности
card-stilgar = Стилгар
card-test-of-humanity = Человек ли ты?
card-the-voice = Голос
card-thufir-hawat = Суфир Хават
card-worm-riders = Наездники червей

## Intrigue cards

intrigue-bindu-suspension = Бинду-каталепсия
intrigue-bribery = Подкуп
intrigue-bypass-protocol = В обход протокола
intrigue-calculated-hire = Расчётливый наём
intrigue-charisma = Харизма
intrigue-choam-shares = Акции КООАМ
intrigue-councilors-dispensation = Привилегии советника
intrigue-dispatch-an-envoy = Посол доброй воли
intrigue-double-cross = Двойная игра
intrigue-favored-subject = Любимый подданный
intrigue-guild-authorization = Разрешение Гильдии
intrigue-infiltrate = Внедрение
intrigue-know-their-ways = Знание обычаев
intrigue-poison-snooper = Ядоискатель
intrigue-rapid-mobilization = Быстрая мобилизация
intrigue-recruitment-mission = Вербовка
intrigue-refocus = Новый вектор
intrigue-reinforcements = Подкрепление
intrigue-secret-of-the-sisterhood = Секрет сестёр
intrigue-the-sleeper-must-awaken = Спящий должен проснуться
intrigue-urgent-mission = Срочное задание
intrigue-water-of-life = Вода Жизни
intrigue-water-peddlers-union = Союз торговцев водой
intrigue-windfall = Нежданная прибыль
intrigue-allied-armada = Союзная армада
intrigue-ambush = Засада
intrigue-demand-respect = Требование уважения
intrigue-master-tactician = Мастер тактики
intrigue-private-army = Частная армия
intrigue-staged-incident = Подстроенный инцидент
intrigue-to-the-victor = Победителю — трофеи
intrigue-tiebreaker = Внезапный перевес
intrigue-corner-the-market = Торговое доминирование
intrigue-plans-within-plans = Планы внутри планов

## Conflicts

conflict-skirmish-a = Стычка А
conflict-skirmish-b = Стычка Б
conflict-skirmish-c = Стычка В
conflict-skirmish-d = Стычка Г
conflict-cloak-and-dagger = Плащ и кинжал
conflict-desert-power = Сила пустыни
conflict-guild-bank-raid = Налёт на банк Гильдии
conflict-machinations = Махинации
conflict-raid-stockpiles = Набег на склады
conflict-sort-through-the-chaos = Преодоление хаоса
conflict-terrible-purpose = Ужасное предназначение
conflict-secure-imperial-basin = Захват Имперской котловины
conflict-siege-of-arrakeen = Осада Арракина
conflict-siege-of-carthag = Осада Карфага
conflict-battle-for-arrakeen = Битва за Арракин
conflict-battle-for-carthag = Битва за Карфаг
conflict-battle-for-imperial-basin = Битва за Имперскую котловину
conflict-grand-vision = Великий замысел

## House Hagal cards

hagal-h-conspire = Заговор
hagal-h-wealth = Богатство
hagal-h-heighliner = Хайлайнер
hagal-h-foldspace = Свёрнутое пространство
hagal-h-selective-breeding = Селекция
hagal-h-secrets = Тайны
hagal-h-hardy-warriors = Стойкие воины
hagal-h-stillsuits = Дистикомбы
hagal-h-rally-troops = Сбор войск
hagal-h-hall-of-oratory = Зал ораторов
hagal-h-carthag = Карфаг
hagal-h-harvest-spice = Сбор Пряности
hagal-h-arrakeen-1p = Арракин (1 игрок)
hagal-h-arrakeen-2p = Арракин (2 игрока)
hagal-h-reshuffle = Перемешивание

## Phases, zones

phase-setup = Подготовка
phase-round-start = Начало раунда
phase-player-turns = Ходы игроков
phase-combat = Сражение
phase-makers = Податели
phase-recall = Возвращение агентов
phase-endgame = Конец игры

zone-hand = рука
zone-in-play = в игре
zone-discard = сброс
place-first = первое место
place-second = второе место
place-third = третье место

## What effects do (wording.py); arguments are the fields, texts as $i

effect-solari = { $a0 ->
    [one] { $a0 } солярий
    [few] { $a0 } солярия
    [many] { $a0 } соляриев
   *[other] { $a0 } солярия
}
effect-spice = { $a0 ->
    [one] { $a0 } Пряность
    [few] { $a0 } Пряности
    [many] { $a0 } Пряности
   *[other] { $a0 } Пряности
}
effect-water = { $a0 ->
    [one] { $a0 } вода
    [few] { $a0 } воды
    [many] { $a0 } воды
   *[other] { $a0 } воды
}
effect-victory-points = { $a0 } ПО
effect-persuasion = { $a0 ->
    [one] { $a0 } очко убеждения
    [few] { $a0 } очка убеждения
    [many] { $a0 } очков убеждения
   *[other] { $a0 } очка убеждения
}
effect-persuasion-per-card = { $a1 ->
    [one] { $a1 } очко убеждения
    [few] { $a1 } очка убеждения
    [many] { $a1 } очков убеждения
   *[other] { $a1 } очка убеждения
} за каждую вашу карту { $i0 ->
    [emperor] Императора
    [spacing_guild] Гильдии Космогации
    [bene_gesserit] Бене Гессерит
    [fremen] Фрименов
   *[other] «{ $a0 }»
} в игре
effect-swords = { $a0 ->
    [one] { $a0 } меч
    [few] { $a0 } меча
    [many] { $a0 } мечей
   *[other] { $a0 } меча
}
effect-draw = взять { $a0 ->
    [one] { $a0 } карту
    [few] { $a0 } карты
    [many] { $a0 } карт
   *[other] { $a0 } карты
}
effect-draw-intrigue = взять { $a0 ->
    [one] { $a0 } карту интриги
    [few] { $a0 } карты интриг
    [many] { $a0 } карт интриг
   *[other] { $a0 } карты интриг
}
effect-troops = нанять { $a0 ->
    [one] { $a0 } отряд
    [few] { $a0 } отряда
    [many] { $a0 } отрядов
   *[other] { $a0 } отряда
}{ $i1 ->
    [yes] , можно сразу в зону конфликта
   *[no] { "" }
}
effect-influence = { $a1 ->
    [one] { $a1 } влияние
    [few] { $a1 } влияния
    [many] { $a1 } влияния
   *[other] { $a1 } влияния
} { $i0 ->
    [any] { $i2 ->
        [none] { $i3 ->
            [none] у любой фракции
           *[other] у фракции, где у кого-то из соперников его больше
        }
       *[other] у одной из фракций ({ $a2 })
    }
    [visited] у фракции этой ячейки
    [each] у каждой фракции
    [chosen_secret] у каждой фракции с жетонов барона
    [emperor] у Императора
    [spacing_guild] у Гильдии Космогации
    [bene_gesserit] у Бене Гессерит
    [fremen] у Фрименов
   *[other] у фракции «{ $a0 }»
}
effect-pay = цена: { $i0 } → { $i1 }
effect-choose = { $a0 ->
    [one] на выбор: { $i1 }
    [few] на выбор { $a0 } из: { $i1 }
    [many] на выбор { $a0 } из: { $i1 }
   *[other] на выбор { $a0 } из: { $i1 }
}
effect-when = если { $i0 }: { $i1 }
effect-each-opponent = каждый соперник обязан { $i0 }
effect-reveal-if-agent-here = { $i0 } в ваш ход раскрытия, если ваш агент ещё здесь
effect-signet = применить способность кольца
effect-trash = { $i1 ->
    [yes] можно удалить { $a0 ->
        [one] { $a0 } карту
        [few] { $a0 } карты
        [many] { $a0 } карт
       *[other] { $a0 } карты
    }
   *[no] удалить { $a0 ->
        [one] { $a0 } карту
        [few] { $a0 } карты
        [many] { $a0 } карт
       *[other] { $a0 } карты
    }
}
effect-trash-this = удалить эту карту
effect-discard = сбросить { $a0 ->
    [one] { $a0 } карту
    [few] { $a0 } карты
    [many] { $a0 } карт
   *[other] { $a0 } карты
}
effect-take-from-discard = взять из сброса карту { $i0 ->
    [emperor] Императора
    [spacing_guild] Гильдии Космогации
    [bene_gesserit] Бене Гессерит
    [fremen] Фрименов
   *[other] «{ $a0 }»
}
effect-look-top = посмотреть верхнюю карту своей колоды и взять или удалить её
effect-shuffle-discard-into-deck = замешать свой сброс в свою колоду
effect-acquire = получить карту стоимостью не больше { $a0 }{ $i2 ->
    [deck_top] {" "}на верх колоды
   *[other] { "" }
}
effect-acquire-from-reserve = карта «{ $a0 }»
effect-acquire-to-deck-top = карты, полученные в этот ход, можно класть на верх колоды
effect-discount = «{ $a0 }» в этот ход стоит на { $a1 } меньше
effect-manipulate = убрать карту из ряда Империи, чтобы получить её на { $a0 } дешевле
effect-steal-intrigue = каждый соперник с { $a0 }+ картами интриг отдаёт вам одну
effect-end-turn-option = можно закончить ход
effect-tiebreak-spice = { $a0 ->
    [one] { $a0 } Пряность
    [few] { $a0 } Пряности
    [many] { $a0 } Пряности
   *[other] { $a0 } Пряности
} при ничьей
effect-deploy = разместить в зоне конфликта { $i0 ->
    [none] любое число отрядов
   *[other] до { $a0 ->
        [one] { $a0 } отряда
        [few] { $a0 } отрядов
        [many] { $a0 } отрядов
       *[other] { $a0 } отряда
    }
} из своего { $i1 ->
    [supply] запаса
   *[garrison] гарнизона
}
effect-retreat = отвести из зоны конфликта { $i0 ->
    [none] любое число отрядов
   *[other] до { $a0 ->
        [one] { $a0 } отряда
        [few] { $a0 } отрядов
        [many] { $a0 } отрядов
       *[other] { $a0 } отряда
    }
}
effect-lose-garrison-troop = потерять { $a0 ->
    [one] { $a0 } отряд
    [few] { $a0 } отряда
    [many] { $a0 } отрядов
   *[other] { $a0 } отряда
} в гарнизоне
effect-lose-conflict-troop = потерять { $a0 ->
    [one] { $a0 } отряд
    [few] { $a0 } отряда
    [many] { $a0 } отрядов
   *[other] { $a0 } отряда
} в зоне конфликта
effect-opponent-loses-conflict-troop = один соперник теряет { $a0 ->
    [one] { $a0 } отряд
    [few] { $a0 } отряда
    [many] { $a0 } отрядов
   *[other] { $a0 } отряда
} в зоне конфликта
effect-control = контроль над ячейкой «{ $a0 }»
effect-harvest = собрать { $a0 ->
    [one] { $a0 } Пряность
    [few] { $a0 } Пряности
    [many] { $a0 } Пряности
   *[other] { $a0 } Пряности
} и всю бонусную Пряность
effect-double-harvest = ещё раз базовая Пряность этой ячейки
effect-sell-melange = солярии за Пряность
effect-council-seat = место в Высшем Совете
effect-swordmaster = ваш третий агент
effect-take-mentat = ментат, если он на месте
effect-take-mentat-next-round = ментат на следующий раунд
effect-recall-agent = вернуть { $a0 ->
    [one] { $a0 } агента
    [few] { $a0 } агентов
    [many] { $a0 } агентов
   *[other] { $a0 } агента
}
effect-place-agent-anywhere = отправить одного своего агента откуда угодно в любую ячейку
effect-ignore-enemy-agents = чужие агенты не мешают вашему следующему агенту в этот ход
effect-add-icons = у карты, разыгранной в этот ход, есть и символы: { $a0 }
effect-block-space = закрыть одну ячейку для соперников до вашего следующего хода

cost-solari = { $a0 ->
    [one] { $a0 } солярий
    [few] { $a0 } солярия
    [many] { $a0 } соляриев
   *[other] { $a0 } солярия
}
cost-spice = { $a0 ->
    [one] { $a0 } Пряность
    [few] { $a0 } Пряности
    [many] { $a0 } Пряности
   *[other] { $a0 } Пряности
}
cost-water = { $a0 ->
    [one] { $a0 } вода
    [few] { $a0 } воды
    [many] { $a0 } воды
   *[other] { $a0 } воды
}
price-lose-influence = потеря { $a0 ->
    [one] { $a0 } влияния
    [few] { $a0 } влияния
    [many] { $a0 } влияния
   *[other] { $a0 } влияния
} у одной фракции
price-trash-this-card = удаление этой карты
price-trash-cards = удаление { $a0 ->
    [one] { $a0 } карты
    [few] { $a0 } карт
    [many] { $a0 } карт
   *[other] { $a0 } карты
}
price-lose-conflict-troops = потеря { $a0 ->
    [one] { $a0 } вашего отряда
    [few] { $a0 } ваших отрядов
    [many] { $a0 } ваших отрядов
   *[other] { $a0 } вашего отряда
} в зоне конфликта
price-spend-intrigue = { $a0 ->
    [one] { $a0 } карта интриги
    [few] { $a0 } карты интриг
    [many] { $a0 } карт интриг
   *[other] { $a0 } карты интриг
}

condition-influence-at-least = влияние { $i0 ->
    [emperor] у Императора
    [spacing_guild] у Гильдии Космогации
    [bene_gesserit] у Бене Гессерит
    [fremen] у Фрименов
   *[other] у фракции «{ $a0 }»
} не меньше { $a1 }
condition-influence-on-tracks = влияние не меньше { $a0 } у { $a1 ->
    [one] { $a1 } фракции
    [few] { $a1 } фракций
    [many] { $a1 } фракций
   *[other] { $a1 } фракции
}
condition-alliance = { $i0 ->
    [any] у вас есть любой союз
    [emperor] у вас союз с Императором
    [spacing_guild] у вас союз с Гильдией Космогации
    [bene_gesserit] у вас союз с Бене Гессерит
    [fremen] у вас союз с Фрименами
   *[other] у вас союз с фракцией «{ $a0 }»
}
condition-other-card-in-play = в игре есть ещё одна ваша карта { $i0 ->
    [emperor] Императора
    [spacing_guild] Гильдии Космогации
    [bene_gesserit] Бене Гессерит
    [fremen] Фрименов
   *[other] «{ $a0 }»
}
condition-has-council-seat = у вас есть место в Высшем Совете
condition-mentat-on-space = ментат на месте
condition-won-conflict = вы победили в конфликте
condition-conflict-troops-at-least = в зоне конфликта не меньше { $a0 ->
    [one] { $a0 } вашего отряда
    [few] { $a0 } ваших отрядов
    [many] { $a0 } ваших отрядов
   *[other] { $a0 } вашего отряда
}
condition-opponent-has-conflict-troop = в зоне конфликта есть отряд соперника
condition-copies-at-least = у вас не меньше { $a1 ->
    [one] { $a1 } карты
    [few] { $a1 } карт
    [many] { $a1 } карт
   *[other] { $a1 } карты
} «{ $a0 }»
condition-more-copies-than-each-opponent = у вас больше карт «{ $a0 }», чем у каждого соперника

# What joins them: Intrigue cards by their timing, prices of selling, House Hagal cards.
use-in-reveal-turn = { $i0 } (в ваш ход раскрытия: { $i1 })
timing-start-of-own-turn = в начале вашего хода: { $i0 }
timing-before-playing-agent-card = перед вашим ходом отправки агента: { $i0 }
timing-before-sending-agent = перед отправкой вашего агента: { $i0 }
timing-applies-in-own-reveal-turn = в ваш ход раскрытия в этом раунде: { $i0 }
timing-after-winning-conflict = после вашей победы в конфликте: { $i0 }
exchange = { $i0 } → { $i1 }
hagal-card-signet = способность кольца оппонента
hagal-card-reshuffle = все карты Дома Хагаль перемешиваются, открывается следующая

## What leaders are able to do

ability-sees-top-card = вы можете в любой момент посмотреть верхнюю карту своей колоды
ability-cheaper-spaces = ячейки с символом «{ $a0 }» обходятся вам на { $a1 ->
    [one] { $a1 } солярий
    [few] { $a1 } солярия
    [many] { $a1 } соляриев
   *[other] { $a1 } солярия
} дешевле
ability-secret-factions = тайно выберите { $a0 ->
    [one] { $a0 } фракцию
    [few] { $a0 } фракции
    [many] { $a0 } фракций
   *[other] { $a0 } фракции
}; один раз за игру, в ход, когда вы размещаете не меньше { $a1 ->
    [one] { $a1 } отряда
    [few] { $a1 } отрядов
    [many] { $a1 } отрядов
   *[other] { $a1 } отряда
}, раскройте их: { $i2 }
ability-starts-with = в начале игры у вас есть: { $i0 }
ability-when-solari-paid-for-space = каждый раз, когда вы платите солярии за ячейку: { $i0 }
ability-passes-enemy-agents = чужие агенты не мешают вам в ячейках с символами: { $a0 }
ability-harvests-less = при каждом сборе вы получаете на { $a0 ->
    [one] { $a0 } Пряность
    [few] { $a0 } Пряности
    [many] { $a0 } Пряности
   *[other] { $a0 } Пряности
} меньше, зато: { $i1 }
ability-when-council-seat-taken = когда вы занимаете место в Высшем Совете: { $i0 }

power-paul-atreides = Предвидение
power-duke-leto-atreides = Популярность в Ландсрааде
power-baron-vladimir-harkonnen = Уловка
power-glossu-rabban = Лен на Арракисе
power-count-ilban-richese = Жёсткие переговоры
power-helena-richese = Глаза повсюду
power-countess-ariana-thorvald = Зависимость от Пряности
power-earl-memnon-thorvald = Связи

signet-paul-atreides = Дисциплина
signet-duke-leto-atreides = Осторожная дипломатия
signet-baron-vladimir-harkonnen = Козни
signet-glossu-rabban = Жестокость
signet-count-ilban-richese = Производство
signet-helena-richese = Манипуляция
signet-countess-ariana-thorvald = Скрытый резервуар
signet-earl-memnon-thorvald = Запасы Пряности

## Setup and the round

first-player = Первый игрок: { $w0 }.
leader-dealt = Вам достался лидер: { $a0 }.
leader-taken = Игрок { $a0 }: { $a1 }.
row-dealt = Ряд Империи: { $a0 }.
row-refilled = Новая карта в ряду Империи: «{ $a0 }».
round-begins = Раунд { $a0 }
conflict-revealed = Конфликт: { $a0 }.
turn-begins = Ходит { $w0 }
turn-passed = { $w0 } заканчивает ход без отправки агента и без раскрытия.
player-turns-end = Все раскрыли карты.
agents-recalled = Все агенты возвращаются к своим лидерам.
bonus-spice = Бонусная Пряность: { $a0 }.

## Agents

card-played = { $w0 } разыгрывает карту «{ $a1 }».
agent-sent = { $w0 } отправляет агента в ячейку «{ $a1 }».
agent-lifted = { $w0 } снимает агента с ячейки «{ $a1 }».
agent-recalled = { $w0 } возвращает агента из ячейки «{ $a1 }».
space-closed = { $w0 } закрывает для соперников ячейку «{ $a1 }».
space-reopened = Ячейка «{ $a1 }» снова открыта.
space-paid = { $w0 } платит { $a2 ->
    [0] { $a3 ->
        [0] { $a4 ->
            [one] { $a4 } воду
            [few] { $a4 } воды
            [many] { $a4 } воды
           *[other] { $a4 } воды
        }
       *[other] { $a3 ->
            [one] { $a3 } Пряность
            [few] { $a3 } Пряности
            [many] { $a3 } Пряности
           *[other] { $a3 } Пряности
        }
    }
   *[other] { $a2 ->
        [one] { $a2 } солярий
        [few] { $a2 } солярия
        [many] { $a2 } соляриев
       *[other] { $a2 } солярия
    }
} за ячейку «{ $a1 }».
council-seat-taken = { $w0 } занимает место в Высшем Совете.
swordmaster-hired = { $w0 } нанимает оружейника.
mentat-taken = { $w0 } берёт ментата.
mentat-won = { $w0 } получает ментата на следующий раунд.
melange-sold = { $w0 } продаёт { $a1 ->
    [one] { $a1 } Пряность
    [few] { $a1 } Пряности
    [many] { $a1 } Пряности
   *[other] { $a1 } Пряности
} за { $a2 ->
    [one] { $a2 } солярий
    [few] { $a2 } солярия
    [many] { $a2 } соляриев
   *[other] { $a2 } солярия
}.
spice-harvested = { $w0 } собирает { $a2 ->
    [one] { $a2 } Пряность
    [few] { $a2 } Пряности
    [many] { $a2 } Пряности
   *[other] { $a2 } Пряности
} в ячейке «{ $a1 }».
signet-used = { $w0 } применяет способность кольца.

## Gains and losses

solari-gained = { $w0 } получает { $a1 ->
    [one] { $a1 } солярий
    [few] { $a1 } солярия
    [many] { $a1 } соляриев
   *[other] { $a1 } солярия
}.
spice-gained = { $w0 } получает { $a1 ->
    [one] { $a1 } Пряность
    [few] { $a1 } Пряности
    [many] { $a1 } Пряности
   *[other] { $a1 } Пряности
}.
water-gained = { $w0 } получает { $a1 ->
    [one] { $a1 } воду
    [few] { $a1 } воды
    [many] { $a1 } воды
   *[other] { $a1 } воды
}.
cost-paid = { $w0 } платит { $a1 ->
    [0] { $a2 ->
        [0] { $a3 ->
            [one] { $a3 } воду
            [few] { $a3 } воды
            [many] { $a3 } воды
           *[other] { $a3 } воды
        }
       *[other] { $a3 ->
            [0] { $a2 ->
                [one] { $a2 } Пряность
                [few] { $a2 } Пряности
                [many] { $a2 } Пряности
               *[other] { $a2 } Пряности
            }
           *[other] { $a2 ->
                [one] { $a2 } Пряность
                [few] { $a2 } Пряности
                [many] { $a2 } Пряности
               *[other] { $a2 } Пряности
            } и { $a3 ->
                [one] { $a3 } воду
                [few] { $a3 } воды
                [many] { $a3 } воды
               *[other] { $a3 } воды
            }
        }
    }
   *[other] { $a2 ->
        [0] { $a1 ->
            [one] { $a1 } солярий
            [few] { $a1 } солярия
            [many] { $a1 } соляриев
           *[other] { $a1 } солярия
        }
       *[other] { $a1 ->
            [one] { $a1 } солярий
            [few] { $a1 } солярия
            [many] { $a1 } соляриев
           *[other] { $a1 } солярия
        } и { $a2 ->
            [one] { $a2 } Пряность
            [few] { $a2 } Пряности
            [many] { $a2 } Пряности
           *[other] { $a2 } Пряности
        }
    }
}.
victory-points = { $w0 } { $a1 ->
    [-1] теряет 1 победное очко
    [one] получает { $a1 } победное очко
    [few] получает { $a1 } победных очка
    [many] получает { $a1 } победных очков
   *[other] получает { $a1 } победного очка
}.
persuasion-gained = { $w0 } получает { $a1 ->
    [one] { $a1 } очко убеждения
    [few] { $a1 } очка убеждения
    [many] { $a1 } очков убеждения
   *[other] { $a1 } очка убеждения
}.
swords = { $w0 } добавляет { $a1 ->
    [one] { $a1 } меч
    [few] { $a1 } меча
    [many] { $a1 } мечей
   *[other] { $a1 } меча
}.
influence-gained = { $w0 } повышает влияние { $i1 ->
    [emperor] у Императора
    [spacing_guild] у Гильдии Космогации
    [bene_gesserit] у Бене Гессерит
    [fremen] у Фрименов
   *[other] у фракции «{ $a1 }»
} до { $a2 }.
influence-lost = { $w0 } теряет влияние { $i1 ->
    [emperor] у Императора
    [spacing_guild] у Гильдии Космогации
    [bene_gesserit] у Бене Гессерит
    [fremen] у Фрименов
   *[other] у фракции «{ $a1 }»
}, остаётся { $a2 }.
alliance-taken = { $w0 } заключает союз { $i1 ->
    [emperor] с Императором
    [spacing_guild] с Гильдией Космогации
    [bene_gesserit] с Бене Гессерит
    [fremen] с Фрименами
   *[other] с фракцией «{ $a1 }»
}.
alliance-returned = { $w0 } теряет союз { $i1 ->
    [emperor] с Императором
    [spacing_guild] с Гильдией Космогации
    [bene_gesserit] с Бене Гессерит
    [fremen] с Фрименами
   *[other] с фракцией «{ $a1 }»
}.
option-chosen = { $w0 } делает выбор: «{ $a1 }».

## Troops and Combat

troops-recruited = { $w0 } нанимает { $a1 ->
    [one] { $a1 } отряд
    [few] { $a1 } отряда
    [many] { $a1 } отрядов
   *[other] { $a1 } отряда
}.
troops-deployed = { $w0 } размещает в зоне конфликта { $a1 ->
    [one] { $a1 } отряд
    [few] { $a1 } отряда
    [many] { $a1 } отрядов
   *[other] { $a1 } отряда
}.
troops-retreated = { $w0 } отводит из зоны конфликта { $a1 ->
    [one] { $a1 } отряд
    [few] { $a1 } отряда
    [many] { $a1 } отрядов
   *[other] { $a1 } отряда
}.
conflict-troops-lost = { $w0 } теряет { $a1 ->
    [one] { $a1 } отряд
    [few] { $a1 } отряда
    [many] { $a1 } отрядов
   *[other] { $a1 } отряда
} в зоне конфликта.
garrison-troops-lost = { $w0 } теряет { $a1 ->
    [one] { $a1 } отряд
    [few] { $a1 } отряда
    [many] { $a1 } отрядов
   *[other] { $a1 } отряда
} в гарнизоне.
strength-set = { $w0 }: боевая сила { $a1 }.
combat-begins = Сражение
combat-passed = { $w0 } пасует.
conflict-won = { $w0 } побеждает в конфликте «{ $a1 }».
conflict-undecided = В конфликте «{ $a0 }» победителя нет.
reward = { $w0 } получает награду за { $a1 }.
reward-forfeited = { $w0 } ничего не берёт из награды за { $a1 }.
combat-ends = Отряды из зоны конфликта возвращаются в запас.
control-taken = { $w0 } получает контроль над ячейкой «{ $a1 }».
control-lost = Ячейку «{ $a1 }» больше никто не контролирует.

## Cards

reveal-turn = { $w0 } раскрывает карты.
card-revealed = { $w0 } раскрывает карту «{ $a1 }».
card-drawn = { $w0 } берёт карту.
card-drawn-is = Вы берёте карту «{ $a0 }».
nothing-to-draw = { $w0 }: карт больше нет, брать нечего.
deck-shuffled = { $w0 } перемешивает сброс и делает из него колоду.
card-discarded = { $w0 } сбрасывает карту «{ $a1 }».
card-trashed = { $w0 } удаляет карту «{ $a1 }».
card-acquired = { $w0 } получает карту «{ $a1 }».
card-on-top = { $w0 } кладёт на верх колоды карту «{ $a1 }».
card-taken-back = { $w0 } возвращает на руку карту «{ $a1 }».
card-set-aside = { $w0 } убирает из ряда Империи карту «{ $a1 }».
card-leaves-the-game = Карта «{ $a0 }» выбывает из игры.
top-card-is = Верхняя карта вашей колоды: «{ $a0 }».

## Intrigue

intrigue-drawn = { $w0 } берёт карту интриги.
intrigue-drawn-is = Вы берёте карту интриги «{ $a0 }».
intrigue-stolen = { $w0 } забирает у соперника карту интриги ({ $w1 }).
intrigue-stolen-is = { $w0 } забирает у соперника карту интриги «{ $a2 }» ({ $w1 }).
intrigue-played = { $w0 } разыгрывает карту интриги «{ $a1 }».
intrigue-deck-rebuilt = Сброс карт интриг перемешан в новую колоду: { $a0 ->
    [one] { $a0 } карта
    [few] { $a0 } карты
    [many] { $a0 } карт
   *[other] { $a0 } карты
}.
tokens-chosen = { $w0 } тайно выбирает две фракции.
tokens-chosen-are = Ваш выбор: { $a0 } и { $a1 }.
masterstroke = { $w0 } раскрывает «Уловку»: { $a1 } и { $a2 }.

## House Hagal

difficulty = Одиночная игра: { $i0 ->
    [mercenary] Наёмник (новичок)
    [sardaukar] Сардаукар (ветеран)
    [mentat] Ментат (эксперт)
   *[kwisatz_haderach] Квисатц Хадерах (эксперт+)
}.
hagal-revealed = { $w0 } открывает карту «{ $a1 }».
hagal-ignored = { $w0 } пропускает карту «{ $a1 }».
hagal-reshuffled = Карты Дома Хагаль перемешаны: { $a0 ->
    [one] { $a0 } карта
    [few] { $a0 } карты
    [many] { $a0 } карт
   *[other] { $a0 } карты
}.
rival-holds-back = { $w0 } лидирует с запасом и ничего не размещает.
rival-pays-nothing = { $w0 } не платит за способность кольца, и она не действует.
bonus-spice-removed = Бонусная Пряность исчезает ({ $a0 }): { $a1 }.
intrigue-spent = { $w0 } тратит карту интриги «{ $a1 }».

## The end

endgame-begins = Конец игры
endgame-passed = { $w0 } пасует.
game-won = { $w0 } побеждает, набрав { $a1 ->
    [one] { $a1 } победное очко
    [few] { $a1 } победных очка
    [many] { $a1 } победных очков
   *[other] { $a1 } победного очка
}.

## Questions

ask-after-winning = Разыграть карту за победу в конфликте?
ask-agent-turn = Что дальше в ваш ход отправки агента?
ask-alliance-heir = К кому переходит союз?
ask-card-played = Куда отправить агента?
ask-choice = Что выбрать?
ask-choose-tokens = Какие фракции вы тайно выберете?
ask-close-space = Какую ячейку закрыть?
ask-combat-cards = Разыграть карту сражения?
ask-defensive-bonus = Послать защитника?
ask-deploy-troops = Сколько отрядов разместить?
ask-discard-cards = Какую карту сбросить?
ask-effects = Что дальше?
ask-endgame = Разыграть карту конца игры?
ask-entry-cost = Сколько вы заплатите?
ask-free-card = Какую карту вы получите?
ask-haderach-played = Какой агент и куда отправится?
ask-influence-choice = У какой фракции повысить влияние?
ask-influence-loss = У какой фракции потерять влияние?
ask-leader-choice = Какого лидера вы возьмёте?
ask-leader-draft = Какого лидера вы оставите?
ask-manipulation = Какую карту убрать из ряда?
ask-on-top = Куда положить полученную карту?
ask-opponent-loses = Какой соперник потеряет отряд?
ask-recall-one = Какого агента вернуть?
ask-retreat-troops = Сколько отрядов отвести?
ask-rival-choice = Что выберет оппонент?
ask-rival-influence = У какой фракции оппонент повысит влияние?
ask-rival-payment = Заплатит ли оппонент за способность кольца?
ask-reveal-turn = Что дальше в ваш ход раскрытия?
ask-take-back = Какую карту вернуть на руку?
ask-top-card = Что сделать с верхней картой вашей колоды?
ask-trash-card = Какую карту удалить?
ask-turn = Ваш ход?

## What a card does, at a terminal

about-icons = куда: { $a0 }
about-agent = в ход отправки агента: { $i0 }
about-reveal = в ход раскрытия: { $i0 }
about-acquire = при получении: { $i0 }
about-trashed = при удалении: { $i0 }

## Beside a question

beside-card = Карта: { $a0 }
beside-dealt = Вам достались: { $a0 }
beside-from = Откуда: { $a0 }
beside-garrison = { $a0 ->
    [one] { $a0 } отряд в гарнизоне
    [few] { $a0 } отряда в гарнизоне
    [many] { $a0 } отрядов в гарнизоне
   *[other] { $a0 } отряда в гарнизоне
}
beside-kept = Оставлено: { $a0 }
beside-left = Осталось выбрать: { $a0 }
beside-means = У вас: { $i0 }
beside-most = Не больше { $a0 }
beside-rival = Оппонент: { $a0 }
beside-signet = Чья способность кольца: { $a0 }
beside-strength = Боевая сила: { $i0 }
beside-top = На верху вашей колоды: { $a0 }

## Actions

act-acquire = { $i0 ->
    [aside] Получить отложенную карту
   *[other] Получить: { $a0 }
}
act-agent = Отправить агента: { $a0 }
act-alliance = Союз переходит: { $w0 }
act-choose = { $a0 }
act-close = Закрыть: { $a0 }
act-combat = Разыграть: { $a0 }
act-decline = Не платить
act-defend = Послать защитника
act-deploy = Разместить { $a0 ->
    [one] { $a0 } отряд
    [few] { $a0 } отряда
    [many] { $a0 } отрядов
   *[other] { $a0 } отряда
}
act-discard = { $i0 ->
    [absent] В сброс
   *[other] Сбросить: { $a0 }
}
act-do = { $a0 }
act-draw = Взять её
act-end = Закончить ход
act-endgame = Разыграть: { $a0 }
act-from = { $i0 ->
    [leader] Агент с планшета лидера
   *[other] Агент из ячейки «{ $a0 }»
}
act-influence = Влияние: { $a0 }
act-lose = Влияние: { $a0 }
act-masterstroke = Раскрыть «Уловку»
act-opponent = { $w0 }
act-pass = Пас
act-pay = { $i0 ->
    [absent] Заплатить
    [one] Заплатить { $a0 } Пряность
    [few] Заплатить { $a0 } Пряности
    [many] Заплатить { $a0 } Пряности
   *[other] Заплатить { $a0 } Пряности
}
act-plot = Разыграть: { $a0 }
act-recall = Вернуть агента: { $a0 }
act-remove = Убрать: { $a0 }
act-retreat = Отвести { $a0 ->
    [one] { $a0 } отряд
    [few] { $a0 } отряда
    [many] { $a0 } отрядов
   *[other] { $a0 } отряда
}
act-reveal = Раскрыть карты
act-take = Взять: { $a0 }
act-to = { $i1 ->
    [mentat] Отправить ментата: { $a0 }
   *[other] В ячейку «{ $a0 }»
}
act-tokens = { $a0 } и { $a1 }
act-top = На верх колоды
act-trash = { $i0 ->
    [absent] Удалить её
   *[other] Удалить: { $a1 } ({ $a0 })
}

## Why something isn't offered

why-over = Игра окончена.
why-not-asked = Сейчас не ваш ход.
why-another-question = Сейчас вас спрашивают о другом.
why-not-in-hand = Карты «{ $a0 }» нет у вас на руке.
why-no-icons = На карте «{ $a0 }» нет символа агента: она действует только в ваш ход раскрытия.
why-no-agent = На вашем планшете лидера не осталось агентов.
why-leads-nowhere = Карта «{ $a0 }» сейчас не ведёт ни в одну доступную вам ячейку.
why-card-first = Сначала разыграйте карту, которая отправит туда агента.
why-no-card-with-icon = Для ячейки «{ $a0 }» нужна карта с символом «{ $a1 }», а на руке у вас такой нет.
why-icon = На карте «{ $a0 }» нет символа «{ $a1 }».
why-occupied = В ячейке «{ $a0 }» уже стоит агент ({ $w1 }).
why-closed = Ячейка «{ $a0 }» закрыта для вас, пока тот, кто применил «Голос», снова не начнёт ход.
why-used-up = Ячейкой «{ $a0 }» можно воспользоваться один раз за игру, и вы это уже сделали.
why-requires = Для ячейки «{ $a0 }» нужно влияние { $i1 ->
    [emperor] у Императора
    [spacing_guild] у Гильдии Космогации
    [bene_gesserit] у Бене Гессерит
    [fremen] у Фрименов
   *[other] у фракции «{ $a1 }»
} не меньше { $a2 }, а у вас { $a3 }.
why-entry-cost = Ячейка «{ $a0 }» стоит { $i1 ->
    [solari] { $a2 ->
        [one] { $a2 } солярий
        [few] { $a2 } солярия
        [many] { $a2 } соляриев
       *[other] { $a2 } солярия
    }
    [spice] { $a2 ->
        [one] { $a2 } Пряность
        [few] { $a2 } Пряности
        [many] { $a2 } Пряности
       *[other] { $a2 } Пряности
    }
   *[water] { $a2 ->
        [one] { $a2 } воду
        [few] { $a2 } воды
        [many] { $a2 } воды
       *[other] { $a2 } воды
    }
}, а у вас { $a3 }.
why-one-agent = Агент уже отправлен: за ход отправляют одного.
why-one-turn = Сейчас ваш ход отправки агента; раскрыть карты можно в один из следующих.
why-revealed = Сейчас ваш ход раскрытия: агентов в нём не отправляют.
why-acquire-later = Карты получают за убеждение в ход раскрытия.
why-foldspace = Карту «{ $a0 }» получают в одноимённой ячейке, а не за убеждение.
why-not-on-offer = Карты «{ $a0 }» нет ни в ряду Империи, ни в резерве.
why-price = Карта «{ $a0 }» стоит { $a1 ->
    [one] { $a1 } очко убеждения
    [few] { $a1 } очка убеждения
    [many] { $a1 } очков убеждения
   *[other] { $a1 } очка убеждения
}, а у вас { $a2 }.
why-no-combat-space = Отряды размещают в ход, когда агент отправлен в ячейку конфликта.
why-deploy-limit = В этот ход можно разместить ещё { $a0 ->
    [one] { $a0 } отряд
    [few] { $a0 } отряда
    [many] { $a0 } отрядов
   *[other] { $a0 } отряда
}: нанятые в этот ход и не больше двух других из гарнизона.
why-must-resolve = Сначала нужно применить обязательный эффект: «{ $a0 }».
why-kind = «{ $a0 }» — { $i1 ->
    [plot] карта заговора, её разыгрывают в свой ход
    [combat] карта сражения
   *[endgame] карта конца игры
}.
why-turn-start = Карту «{ $a0 }» разыгрывают в начале своего хода, прежде всего остального.
why-before-agent = Карту «{ $a0 }» разыгрывают до отправки агента.
why-winning = Карту «{ $a0 }» разыгрывают после своей победы в конфликте.
why-combat-over = Карту «{ $a0 }» разыгрывают до того, как решится исход конфликта.
why-condition = Условие карты «{ $a0 }» не выполнено.
why-cost = Карту «{ $a0 }» вам сейчас не оплатить, или она ничего не даст.

## The board

board-round = Раунд { $a0 } из 10
board-first = Первый игрок: { $i0 }
board-turn = Ходит { $i0 }
board-won = Победа: { $i0 }
board-nobody-won = Никто из игроков не победил
board-title-leader = Лидер
board-title-vp = ПО
board-title-solari = Сол
board-title-spice = Пря
board-title-water = Вод
board-title-agents = Агт
board-title-troops = Гар
board-title-supply = Зап
board-title-strength = Сила
board-title-hand = Рука
board-title-intrigues = Инт
board-title-more = Ещё
board-swordmaster = оружейник
board-council = Совет
board-mentat = ментат
board-revealed = карты раскрыты
board-title-influence = Влияние
board-alliance = { $a0 } (союз)
board-title-space = Поле
board-bonus-spice = +{ $a0 ->
    [one] { $a0 } Пряность
    [few] { $a0 } Пряности
    [many] { $a0 } Пряности
   *[other] { $a0 } Пряности
}
board-controlled = под контролем: { $i0 }
board-closed = закрывает { $i0 }
board-title-conflict-card = Конфликт
board-title-rewards = { $i0 ->
    [first] Первая
    [second] Вторая
   *[third] Третья
}
board-conflicts-left = { $a0 ->
    [one] ещё { $a0 }
    [few] ещё { $a0 }
    [many] ещё { $a0 }
   *[other] ещё { $a0 }
}
board-title-row = Ряд Империи
board-title-reserve = Резерв
board-card = { $i1 ->
    [none] { $a0 }
   *[other] { $a0 } { $a1 }
}
board-stack = { $i2 ->
    [none] { $a0 } ×{ $a1 }
   *[other] { $a0 } { $a2 } ×{ $a1 }
}
board-set-aside = { $a1 } (для кого: { $i0 })
board-title-set-aside = Отложено
board-title-in-play = В игре
board-title-discards = Сброс
board-title-waiting = Ждёт
board-title-deck-top = Верх колоды
board-title-intrigue-discard = Сыгранные интриги
board-title-hagal = Дом Хагаль
board-cards = { $a0 ->
    [one] { $a0 } карта в колоде
    [few] { $a0 } карты в колоде
    [many] { $a0 } карт в колоде
   *[other] { $a0 } карты в колоде
}
board-you = Вы играете: { $a0 }
board-own-hand = Рука
board-own-intrigues = Карты интриг
board-own-deck = В вашей колоде
board-own-deck-top = Верх колоды
board-own-tokens = Тайные фракции
board-this-turn = очков убеждения: { $a0 }, нанято отрядов: { $a1 }, размещено: { $a2 }
board-title-this-turn = В этот ход

## Options of a table: what each is called, what it decides, what its values are called

option-on = да
option-off = нет

option-leaders = Лидеры
about-option-leaders = Лидеры игроков: random — случайные, chosen — игроки выбирают в порядке хода, draft — каждый оставляет одного из двух розданных, или идентификаторы через запятую в порядке мест (paul_atreides, duke_leto_atreides, baron_vladimir_harkonnen, glossu_rabban, count_ilban_richese, helena_richese, countess_ariana_thorvald, earl_memnon_thorvald).
option-same-house = Оба лидера одного Дома
about-option-same-house = В игре могут быть оба лидера одного Дома; иначе лидеров уже занятого Дома не раздают и не предлагают.
option-first-player = Первый игрок
about-option-first-player = Кто начинает, по месту за столом; в одиночной игре начинает оппонент слева от игрока.
option-first-player-random = случайно
option-discard-piles = Сброс
about-option-discard-piles = Что из сброса видят другие: весь сброс или только верхнюю карту.
option-discard-piles-open = виден весь
option-discard-piles-top-card = только верхняя карта
option-difficulty = Сложность одиночной игры
about-option-difficulty = Сложность одиночной игры, от новичка до эксперта+.
option-difficulty-mercenary = Наёмник (новичок)
option-difficulty-sardaukar = Сардаукар (ветеран)
option-difficulty-mentat = Ментат (эксперт)
option-difficulty-kwisatz-haderach = Квисатц Хадерах (эксперт+)
option-rival-leaders = Лидеры оппонентов
about-option-rival-leaders = Лидеры двух оппонентов: recommended — граф Мемнон Торвальд и Раббан (лидер, занятый игроком, заменяется случайным), random — случайные, или два идентификатора через запятую; Пол Атрейдес и Елена Ричез оппонентами не бывают.
option-rival-same-house = Оппоненты из одного Дома
about-option-rival-same-house = Случайные оппоненты могут быть оба из одного Дома или из Дома игрока; каждый лидер всё равно участвует один раз.
option-pay-without-effect = Плата без эффекта
about-option-pay-without-effect = Цену у стрелки можно заплатить ради неё самой, даже если эффект после стрелки невозможен.
option-trashed-card-effects-lapse = Эффекты удалённых карт пропадают
about-option-trashed-card-effects-lapse = Эффекты карты, которые ещё не начали применяться, пропадают, когда карта удалена.
option-bindu-pass-optional = «Бинду-каталепсия» по желанию
about-option-bindu-pass-optional = «Бинду-каталепсия» позволяет закончить ход или обязывает его закончить.
option-envoy-enables-iconless-cards = «Посол» и карты без символов
about-option-envoy-enables-iconless-cards = С «Послом доброй воли» можно разыграть и карту без символов агента.
option-kh-ignores-enemy-agents = Квисатц Хадерах идёт куда угодно
about-option-kh-ignores-enemy-agents = «Квисатц Хадерах» отправляет агента и в ячейки, где стоят чужие агенты.
option-voice-stops-infiltration = «Голос» против внедрения
about-option-voice-stops-infiltration = «Голос» останавливает и тех, кому чужие агенты не мешают: «Внедрение» и Елену Ричез.
option-voice-needs-control-marker = «Голосу» нужен жетон
about-option-voice-needs-control-marker = «Голос» не действует у игрока, все жетоны контроля которого лежат на поле.
option-infiltration-past-own-agents = Внедрение к своим агентам
about-option-infiltration-past-own-agents = «Внедрение» и Елена Ричез действуют и там, где стоит свой агент.
option-urgent-mission-recalls-mentat = «Срочное задание» и ментат
about-option-urgent-mission-recalls-mentat = «Срочное задание» может вернуть и ментата.
option-bypass-protocol-takes-foldspace = «В обход протокола» и «Свёрнутое пространство»
about-option-bypass-protocol-takes-foldspace = «В обход протокола» позволяет получить «Свёрнутое пространство» как карту без стоимости.
option-masterstroke-optional = «Уловку» можно отложить
about-option-masterstroke-optional = Барон может подождать с «Уловкой» или раскрывает её при первой возможности.
option-masterstroke-counts = Отряды для «Уловки»
about-option-masterstroke-counts = Какие отряды засчитываются для «Уловки»: все размещённые за ход или только размещённые через ячейку конфликта.
option-masterstroke-counts-all-deployments = все за ход
option-masterstroke-counts-combat-spaces = через ячейку конфликта
option-spice-addict-leaves-spice = Ариана оставляет Пряность
about-option-spice-addict-leaves-spice = Пряность, от которой отказывается «Зависимость от Пряности», остаётся в ячейке, если там была бонусная Пряность.
option-carryall-is-a-harvest = «Грузолёт» — это сбор
about-option-carryall-is-a-harvest = Пряность от «Грузолёта» — отдельный сбор: «Зависимость от Пряности» применяется ещё раз.
option-three-way-tie-for-first-gives-fourth-player-third-reward = Четвёртый после трёх первых
about-option-three-way-tie-for-first-gives-fourth-player-third-reward = Если первое место делят трое, четвёртый игрок получает третью награду.
option-tie-for-second-gives-third-reward-below-four-players = Ничья за второе место без четвёртого игрока
about-option-tie-for-second-gives-third-reward-below-four-players = Если игроков меньше четырёх, разделившие второе место получают третью награду.
option-voice-stops-rivals = «Голос» против оппонентов
about-option-voice-stops-rivals = «Голос» закрывает ячейку и для оппонентов.
option-rivals-trigger-control-bonus = Оппоненты и бонус контроля
about-option-rivals-trigger-control-bonus = Агент оппонента в ячейке под контролем приносит бонус тому, кто её контролирует.
option-expert-lead = Отрыв оппонента
about-option-expert-lead = На уровне эксперта отрыв оппонента считается до размещения отрядов или вместе с только что нанятыми.
option-expert-lead-before-deployment = до размещения
option-expert-lead-with-recruits = вместе с нанятыми
option-rival-always-pays-signet = Оппоненты всегда платят
about-option-rival-always-pays-signet = Оппонент платит за способность кольца каждый раз, когда может, или это решает игрок.
option-rivals-in-ties = Ничья с оппонентом
about-option-rivals-in-ties = Если у оппонента столько же победных очков: решают обычные правила ничьей или игрок проигрывает.
option-rivals-in-ties-tie-breakers = решают правила ничьей
option-rivals-in-ties-player-loses = игрок проигрывает
option-rival-tied-for-second-gets-third-reward = Оппонент делит второе место
about-option-rival-tied-for-second-gets-third-reward = Оппонент, разделивший второе место, получает третью награду, как и игрок.
option-rival-signet-troops-go-to-garrison = Отряды от кольца Раббана
about-option-rival-signet-troops-go-to-garrison = Отряды от кольца Раббана в ячейке конфликта идут в гарнизон, а иначе — в зону конфликта.
