# Final Hour по-русски.
# Имена несут формы: .in «в Лектории», .In то же в начале фразы, .to «в Лекторий», .from «из Лектория», .acc винительный
# (где он отличается), .ins творительный; .Nom — именительный с большой буквы, .gender — род, если не мужской.

title = Ужас Аркхэма: Последний час
about = Продержитесь в кампусе последний час, узнайте, какими двумя символами начат ритуал, и обратите его вспять, пока не кончились врата.
length = 40–60 минут

## Подготовка

setting-ancient-one = Древний: кого призывает культ
setting-difficulty = Сложность: в каком состоянии кампус к началу игры
setting-investigators = Сыщики по порядку мест; кто не назван, того выберет случай
setting-lead = Кто ведёт первый раунд
setting-killer-victim = Кому вредит убийца, если в локации несколько сыщиков
setting-solo-ritual = Одиночная игра: какие отложенные карты считаются в ритуале
setting-horde-steps = Орды гулей: как часто один эффект может стоить сыщику здоровья
setting-simultaneous-draw = Все смотрят первую карту действия одновременно
setting-solo-lead = Одиночная игра: кого касаются эффекты, называющие ведущего сыщика
setting-solo-health = Одиночная игра: здоровье каждого из двух сыщиков
setting-solo-face-down = Одиночная игра: что даёт закрытый раунд Ктулху
reading-solo-lead-choose = сыщика, которого вы каждый раз назовёте
reading-solo-lead-first = всегда первого из двух
reading-solo-health = { $count } здоровья
reading-solo-face-down-ignored = ничего
reading-solo-face-down-blind = карта для ритуала откладывается не глядя
reading-killer-victim-one = одному сыщику по выбору того, кто применяет эффект
reading-killer-victim-each = каждому сыщику в локации
reading-solo-ritual-all = все отложенные карты, нужно четыре совпадения
reading-solo-ritual-choose-six = шесть отложенных карт, выбранных до открытия жетонов; нужно четыре совпадения
reading-solo-ritual-three = все отложенные карты, нужно три совпадения
reading-horde-steps-every = при каждом входе и каждом выходе
reading-horde-steps-once = не больше одного раза за эффект
reading-simultaneous-draw-no = нет: каждый берёт карту в свой ход
reading-simultaneous-draw-yes = да

difficulty-low = низкая
difficulty-normal = обычная
difficulty-high = высокая

## Имена

ancient-one-cthulhu = Ктулху
ancient-one-shudde-mell = Шудде-Мьелл
ancient-one-umordhoth = Умордхот

investigator-jenny-barnes = Дженни Барнс
investigator-lily-chen = Лили Чен
investigator-michael-mcglen = Майкл Макглен
investigator-rita-young = Рита Янг
investigator-tommy-muldoon = Томми Малдун
investigator-ashcan-pete = Пит Мусорщик

location-1 = Корпус Дороти Апман
    .in = в Корпусе Дороти Апман
    .In = В Корпусе Дороти Апман
    .to = в Корпус Дороти Апман
    .from = из Корпуса Дороти Апман
    .ins = Корпусом Дороти Апман
location-2 = Здание студенческого союза
    .in = в Здании студенческого союза
    .In = В Здании студенческого союза
    .to = в Здание студенческого союза
    .from = из Здания студенческого союза
    .ins = Зданием студенческого союза
location-3 = Двор основателей
    .in = во Дворе основателей
    .In = Во Дворе основателей
    .to = во Двор основателей
    .from = из Двора основателей
    .ins = Двором основателей
location-4 = Оранжерея
    .in = в Оранжерее
    .In = В Оранжерее
    .to = в Оранжерею
    .from = из Оранжереи
    .acc = Оранжерею
    .ins = Оранжереей
location-5 = Библиотека Орна
    .in = в Библиотеке Орна
    .In = В Библиотеке Орна
    .to = в Библиотеку Орна
    .from = из Библиотеки Орна
    .acc = Библиотеку Орна
    .ins = Библиотекой Орна
location-6 = Дерби-Холл
    .in = в Дерби-Холле
    .In = В Дерби-Холле
    .to = в Дерби-Холл
    .from = из Дерби-Холла
    .ins = Дерби-Холлом
location-7 = Лекторий
    .in = в Лектории
    .In = В Лектории
    .to = в Лекторий
    .from = из Лектория
    .ins = Лекторием
location-8 = Лабораторный корпус
    .in = в Лабораторном корпусе
    .In = В Лабораторном корпусе
    .to = в Лабораторный корпус
    .from = из Лабораторного корпуса
    .ins = Лабораторным корпусом
location-9 = Административный корпус
    .in = в Административном корпусе
    .In = В Административном корпусе
    .to = в Административный корпус
    .from = из Административного корпуса
    .ins = Административным корпусом
location-10 = Обсерватория Уоррена
    .in = в Обсерватории Уоррена
    .In = В Обсерватории Уоррена
    .to = в Обсерваторию Уоррена
    .from = из Обсерватории Уоррена
    .acc = Обсерваторию Уоррена
    .ins = Обсерваторией Уоррена
location-11 = Семинария Древней Веры
    .in = в Семинарии Древней Веры
    .In = В Семинарии Древней Веры
    .to = в Семинарию Древней Веры
    .from = из Семинарии Древней Веры
    .acc = Семинарию Древней Веры
    .ins = Семинарией Древней Веры
location-12 = Корпус гуманитарных наук
    .in = в Корпусе гуманитарных наук
    .In = В Корпусе гуманитарных наук
    .to = в Корпус гуманитарных наук
    .from = из Корпуса гуманитарных наук
    .ins = Корпусом гуманитарных наук
location-13 = Спортивный корпус
    .in = в Спортивном корпусе
    .In = В Спортивном корпусе
    .to = в Спортивный корпус
    .from = из Спортивного корпуса
    .ins = Спортивным корпусом
location-14 = Мужское общество
    .in = в Мужском обществе
    .In = В Мужском обществе
    .to = в Мужское общество
    .from = из Мужского общества
    .ins = Мужским обществом
location-15 = Женское общество
    .in = в Женском обществе
    .In = В Женском обществе
    .to = в Женское общество
    .from = из Женского общества
    .ins = Женским обществом

zone-green = зелёная
    .acc = зелёную
zone-purple = фиолетовая
    .acc = фиолетовую
zone-orange = оранжевая
    .acc = оранжевую

symbol-clover = клевер
symbol-diamond = алмаз
symbol-star = звезда
    .acc = звезду
symbol-moon = луна
    .acc = луну
symbol-hourglass = песочные часы
symbol-key = ключ

priority-number = { $number }

gate-tesseract = врата с тессерактом
gate-heptagram = врата с гептаграммой
gate-trinity = врата с триадой

monster-blue-plain-1 = синий монстр (1)
    .Nom = Синий монстр (1)
    .acc = синего монстра (1)
monster-red-plain-1 = красный монстр (1)
    .Nom = Красный монстр (1)
    .acc = красного монстра (1)
monster-blue-killer-1 = синий убийца (1)
    .Nom = Синий убийца (1)
    .acc = синего убийцу (1)
monster-red-killer-1 = красный убийца (1)
    .Nom = Красный убийца (1)
    .acc = красного убийцу (1)
monster-blue-killer-2 = синий убийца (2)
    .Nom = Синий убийца (2)
    .acc = синего убийцу (2)
monster-red-killer-2 = красный убийца (2)
    .Nom = Красный убийца (2)
    .acc = красного убийцу (2)
monster-blue-destroyer-1 = синий разрушитель (1)
    .Nom = Синий разрушитель (1)
    .acc = синего разрушителя (1)
monster-red-destroyer-1 = красный разрушитель (1)
    .Nom = Красный разрушитель (1)
    .acc = красного разрушителя (1)
monster-blue-destroyer-2 = синий разрушитель (2)
    .Nom = Синий разрушитель (2)
    .acc = синего разрушителя (2)
monster-red-destroyer-2 = красный разрушитель (2)
    .Nom = Красный разрушитель (2)
    .acc = красного разрушителя (2)
monster-blue-destroyer-3 = синий разрушитель (3)
    .Nom = Синий разрушитель (3)
    .acc = синего разрушителя (3)
monster-red-destroyer-3 = красный разрушитель (3)
    .Nom = Красный разрушитель (3)
    .acc = красного разрушителя (3)
monster-blue-wanderer-2 = синий скиталец (2)
    .Nom = Синий скиталец (2)
    .acc = синего скитальца (2)
monster-red-wanderer-2 = красный скиталец (2)
    .Nom = Красный скиталец (2)
    .acc = красного скитальца (2)
monster-blue-wanderer-3 = синий скиталец (3)
    .Nom = Синий скиталец (3)
    .acc = синего скитальца (3)
monster-red-wanderer-3 = красный скиталец (3)
    .Nom = Красный скиталец (3)
    .acc = красного скитальца (3)
monster-red-deep-one = красный глубоководный
    .Nom = Красный глубоководный
    .acc = красного глубоководного
monster-blue-deep-one = синий глубоководный
    .Nom = Синий глубоководный
    .acc = синего глубоководного
monster-red-star-spawn = красное звёздное отродье
    .Nom = Красное звёздное отродье
    .acc = красное звёздное отродье
    .gender = n
monster-blue-star-spawn = синее звёздное отродье
    .Nom = Синее звёздное отродье
    .acc = синее звёздное отродье
    .gender = n
monster-red-chthonian = красный хтониец
    .Nom = Красный хтониец
    .acc = красного хтонийца
monster-blue-chthonian = синий хтониец
    .Nom = Синий хтониец
    .acc = синего хтонийца
monster-red-ghoul-horde = красная орда гулей
    .Nom = Красная орда гулей
    .acc = красную орду гулей
    .gender = f
monster-blue-ghoul-horde = синяя орда гулей
    .Nom = Синяя орда гулей
    .acc = синюю орду гулей
    .gender = f
# Особые монстры как вид: .few «2 …», .many «5 …», .all-acc и .one-acc — кого активировать.
monster-deep-one = глубоководный
    .plural = глубоководные
    .few = глубоководных
    .many = глубоководных
    .all-acc = всех глубоководных
    .one-acc = одного глубоководного
monster-star-spawn = звёздное отродье
    .plural = звёздные отродья
    .few = звёздных отродья
    .many = звёздных отродий
    .all-acc = всех звёздных отродий
    .one-acc = одно звёздное отродье
    .gender = n
monster-chthonian = хтониец
    .plural = хтонийцы
    .few = хтонийца
    .many = хтонийцев
    .all-acc = всех хтонийцев
    .one-acc = одного хтонийца
monster-ghoul-horde = орда гулей
    .plural = орды гулей
    .few = орды гулей
    .many = орд гулей
    .all-acc = все орды гулей
    .one-acc = одну орду гулей
    .gender = f

card-parasol-and-poise = Зонтик и выдержка
card-well-connected = Нужные знакомства
card-matched-pair = Неразлучная пара
card-evening-company = Вечерняя компания
card-grand-gala = Пышный приём
card-stillness = Покой
card-open-palm = Раскрытая ладонь
card-measured-force = Выверенная сила
card-through-the-eye = Сквозь око
card-foretold-strike = Предсказанный удар
card-hold-the-door = Держите дверь
card-unfinished-business = Незаконченное дело
card-bundle-of-dynamite = Связка динамита
card-draw-attention = Привлечение внимания
card-drum-magazine = Барабанный магазин
card-hurdles = Бег с барьерами
card-passing-the-baton = Передача палочки
card-second-wind = Второе дыхание
card-hedge-and-ditch = Через живые изгороди
card-long-haul = Длинная дистанция
card-to-serve = На службе
card-trusty-rifle = Верная винтовка
card-stakeout = Засада
card-rooftop-vantage = Позиция на крыше
card-stand-fast = Стоять до конца
card-campfire-visions = Видения у костра
card-good-boy-duke = Молодец, Дюк
card-odd-jobs = Случайные заработки
card-fetch = Апорт!
card-half-remembered-dream = Полузабытый сон

item-storm-lantern = Штормовой фонарь
    .acc = штормовой фонарь
item-sawn-off-shotgun = Обрез
    .acc = обрез
item-delivery-bicycle = Велосипед посыльного
    .acc = велосипед посыльного
item-doctors-bag = Докторский саквояж
    .acc = докторский саквояж
item-elder-chalk = Колдовской мел
    .acc = колдовской мел
item-masons-tools = Инструменты каменщика
    .acc = инструменты каменщика
item-brass-whistle = Латунный свисток
    .acc = латунный свисток
item-torn-almanac = Рваный альманах
    .acc = рваный альманах
item-rabbits-foot = Кроличья лапка
    .acc = кроличью лапку

row-stirring-depths = Глубины пробуждаются
row-glimpse = Видение Р’льеха
row-waking-nightmare = Кошмар наяву
row-risen-city = Поднявшийся Р’льех
row-burrowers = Землерои
row-tremor = Подземный толчок
row-sinkhole = Провал
row-great-quake = Великое землетрясение
row-prowling = На охоте
row-scent = Запах добычи
row-feast = Пиршество

## Куда достают эффекты
# .acc, .in, .from, .to — при действии игрока («атакуйте свою локацию»); .In — когда действует не он («В вашей локации появляется»);
# .one = yes — место одно, а не любое из нескольких.

where-own = ваша локация
    .acc = свою локацию
    .in = в своей локации
    .In = В вашей локации
    .from = из своей локации
    .to = в свою локацию
    .one = yes
where-adjacent = соседняя локация
    .acc = соседнюю локацию
    .in = в соседней локации
    .In = В соседней локации
    .from = из соседней локации
    .to = в соседнюю локацию
where-near = ваша или соседняя локация
    .acc = свою или соседнюю локацию
    .in = в своей или соседней локации
    .In = В вашей или соседней локации
    .from = из своей или соседней локации
    .to = в свою или соседнюю локацию
where-within-2 = локация в пределах двух переходов
    .acc = локацию в пределах двух переходов
    .in = в локации в пределах двух переходов
    .In = В локации в пределах двух переходов
    .from = из локации в пределах двух переходов
    .to = в локацию в пределах двух переходов
where-anywhere = любая локация
    .acc = любую локацию
    .in = в любой локации
    .In = В любой локации
    .from = из любой локации
    .to = в любую локацию
where-ally = локация другого сыщика
    .acc = локацию другого сыщика
    .in = в локации другого сыщика
    .In = В локации другого сыщика
    .from = из локации другого сыщика
    .to = в локацию другого сыщика
where-ally-in-zone = локация другого сыщика в вашей зоне
    .acc = локацию другого сыщика в вашей зоне
    .in = в локации другого сыщика в вашей зоне
    .In = В локации другого сыщика в вашей зоне
    .from = из локации другого сыщика в вашей зоне
    .to = в локацию другого сыщика в вашей зоне
where-there = эта локация
    .acc = эту локацию
    .in = в этой локации
    .In = В этой локации
    .from = из этой локации
    .to = в эту локацию
    .one = yes
where-each-gate = каждая локация с вратами
    .acc = каждую локацию с вратами
    .in = в каждой локации с вратами
    .In = В каждой локации с вратами
    .from = из каждой локации с вратами
    .to = в каждую локацию с вратами
where-lead = локация ведущего сыщика
    .acc = локацию ведущего сыщика
    .in = в локации ведущего сыщика
    .In = В локации ведущего сыщика
    .from = из локации ведущего сыщика
    .to = в локацию ведущего сыщика
    .one = yes
where-ritual-site = место ритуала
    .in = в месте ритуала
    .In = В месте ритуала
    .from = из места ритуала
    .to = в место ритуала
    .one = yes
where-gate-tesseract = врата с тессерактом
    .In = У врат с тессерактом
where-gate-heptagram = врата с гептаграммой
    .In = У врат с гептаграммой
where-gate-trinity = врата с триадой
    .In = У врат с триадой
where-gate-fewest = врата с наименьшим числом жетонов
    .In = У врат с наименьшим числом жетонов
# Родительный падеж: стоит после «Для».
each-near = вашей локации и каждой соседней с ней
each-investigator = каждого сыщика в порядке хода
if-all-in-play = все { $monster-plural } на поле

## Что делают эффекты
# .do — то же как вариант выбора: инфинитив без точки; где действует не игрок, то же предложение.

effect-move = { $n ->
    [1] Можете совершить 1 переход.
   *[other] Совершите до { $n } переходов.
}
    .do = { $n ->
        [1] совершить 1 переход
       *[other] совершить до { $n } переходов
    }
effect-walk = Совершите ровно { $n ->
    [one] { $n } переход
    [few] { $n } перехода
   *[other] { $n } переходов
}, не входя ни в одну локацию дважды. После каждого перехода: { DECAPITALIZE($each-clause) }
    .do = совершить ровно { $n ->
        [one] { $n } переход
        [few] { $n } перехода
       *[other] { $n } переходов
    }, не входя ни в одну локацию дважды, и после каждого { $each-do }
effect-stroll = Совершите до { $n ->
    [one] { $n } перехода
   *[other] { $n } переходов
}, не входя ни в одну локацию дважды. После каждого перехода: { DECAPITALIZE($each-clause) }
    .do = совершить до { $n ->
        [one] { $n } перехода
       *[other] { $n } переходов
    }, не входя ни в одну локацию дважды, и после каждого { $each-do }
effect-attack = Атакуйте { $where-acc } ({ $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[other] { $n } ран
}).
    .do = атаковать { $where-acc } ({ $n ->
        [one] { $n } рана
        [few] { $n } раны
       *[other] { $n } ран
    })
effect-attack-per-card = { CAPITALIZE(effect-attack-per-card.do) }.
    .do = этот сыщик атакует свою локацию и наносит по { $n ->
        [one] { $n } ране
        [few] { $n } раны
       *[other] { $n } ран
    } за каждую карту очерёдности, которую сыграл в этом раунде
effect-destroy = Уничтожьте монстра { $where-in }.
    .do = уничтожить монстра { $where-in }
effect-drive = { $n ->
    [1] Можете { effect-drive.do }.
   *[other] { $where-one ->
        [yes] Переместите до { $n } монстров { $where-from }, каждого — в соседнюю с ней локацию.
       *[other] Переместите до { $n } монстров, каждого — { $where-from } в соседнюю с ней локацию.
    }
}
    .do = { $n ->
        [1] переместить монстра { $where-from } в соседнюю с ней локацию
       *[other] { $where-one ->
            [yes] переместить до { $n } монстров { $where-from }, каждого — в соседнюю с ней локацию
           *[other] переместить до { $n } монстров, каждого — { $where-from } в соседнюю с ней локацию
        }
    }
effect-seal = { $n ->
    [1] Запечатайте дорожку своей локации.
    [few] Запечатайте { $n } дорожки своей локации.
   *[other] Запечатайте { $n } дорожек своей локации.
}
    .do = { $n ->
        [1] запечатать дорожку своей локации
        [few] запечатать { $n } дорожки своей локации
       *[other] запечатать { $n } дорожек своей локации
    }
effect-repair = Уберите { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
} разрушения{ $n ->
    [1] {" "}{ $where-from }
   *[other] { $where-one ->
        [yes] {" "}{ $where-from }
       *[other] , каждый — { $where-from }
    }
}.
    .do = убрать { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[other] { $n } жетонов
    } разрушения{ $n ->
        [1] {" "}{ $where-from }
       *[other] { $where-one ->
            [yes] {" "}{ $where-from }
           *[other] , каждый — { $where-from }
        }
    }
effect-recover = Восстановите { $n } { $n ->
    [one] здоровье
   *[other] здоровья
}.
    .do = восстановить { $n } { $n ->
        [one] здоровье
       *[other] здоровья
    }
effect-investigate = Исследуйте свою локацию.
    .do = исследовать свою локацию
effect-lose-health-self = Вы теряете { $n } { $n ->
    [one] здоровье
   *[other] здоровья
}.
    .do = потерять { $n } { $n ->
        [one] здоровье
       *[other] здоровья
    }
effect-lose-health-lead = { CAPITALIZE(effect-lose-health-lead.do) }.
    .do = ведущий сыщик теряет { $n } { $n ->
        [one] здоровье
       *[other] здоровья
    }
effect-lose-health-each = { CAPITALIZE(effect-lose-health-each.do) }.
    .do = каждый сыщик теряет { $n } { $n ->
        [one] здоровье
       *[other] здоровья
    }
effect-spawn = { CAPITALIZE(effect-spawn.do) }.
    .do = { DECAPITALIZE($where-In) } { $n ->
        [one] появляется { $n } монстр
        [few] появляются { $n } монстра
       *[other] появляется { $n } монстров
    }
effect-activate = Активируйте { $zone-acc } зону.
    .do = активировать { $zone-acc } зону
effect-activate-own-zone = Активируйте зону, в которой находитесь.
    .do = активировать зону, в которой вы находитесь
effect-damage = Положите { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
} разрушения { $where-to }.
    .do = положить { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[other] { $n } жетонов
    } разрушения { $where-to }
effect-soften-omens = { CAPITALIZE(effect-soften-omens.do) }.
    .do = при расплате этого раунда считается на { $n ->
        [one] { $n } знамение
        [few] { $n } знамения
       *[other] { $n } знамений
    } меньше
effect-turn-upper = Примените верхний эффект своей карты действия вместо нижнего.
    .do = применить верхний эффект своей карты действия вместо нижнего
effect-activate-special-each = Активируйте { $monster-all-acc } в любом порядке.
    .do = активировать { $monster-all-acc } в любом порядке
effect-activate-special-one = Активируйте { $monster-one-acc } по своему выбору.
    .do = активировать { $monster-one-acc } по своему выбору
effect-spawn-special = { CAPITALIZE(effect-spawn-special.do) }.
    .do = { DECAPITALIZE($where-In) } { $n ->
        [one] появляется { $n } { $monster }
        [few] появляются { $n } { $monster-few }
       *[other] появляется { $n } { $monster-many }
    }
effect-hide-next-round = { CAPITALIZE(effect-hide-next-round.do) }.
    .do = в следующем раунде карты очерёдности играют взакрытую, а открывают, лишь когда сыграны все
effect-damage-zone = Положите { $n ->
    [one] { $n } жетон
    [few] { $n } жетона
   *[other] { $n } жетонов
} разрушения в каждую локацию одной зоны по своему выбору, по возрастанию номеров.
    .do = положить { $n ->
        [one] { $n } жетон
        [few] { $n } жетона
       *[other] { $n } жетонов
    } разрушения в каждую локацию одной зоны по своему выбору, по возрастанию номеров
effect-remove-seal = Снимите с поля { $n ->
    [one] { $n } печать
    [few] { $n } печати
   *[other] { $n } печатей
}.
    .do = снять с поля { $n ->
        [one] { $n } печать
        [few] { $n } печати
       *[other] { $n } печатей
    }
effect-move-hordes-arrows = { CAPITALIZE(effect-move-hordes-arrows.do) }.
    .do = каждая орда гулей совершает { $n ->
        [1] 1 переход по своей стрелке
        [few] { $n } перехода по своим стрелкам
       *[other] { $n } переходов по своим стрелкам
    }
effect-move-hordes-lead = { CAPITALIZE(effect-move-hordes-lead.do) }.
    .do = каждая орда гулей совершает { $n ->
        [one] { $n } переход
        [few] { $n } перехода
       *[other] { $n } переходов
    } по дорожкам в сторону ведущего сыщика
effect-spawn-at-horde = { CAPITALIZE(effect-spawn-at-horde.do) }.
    .do = в локации одной из орд гулей { $n ->
        [one] появляется { $n } монстр
        [few] появляются { $n } монстра
       *[other] появляется { $n } монстров
    }

## Что спрашивают

prompt-priority = { $who }: какую карту очерёдности положить на карту «{ $card }»?
prompt-keep = Отложите одну из пяти карт очерёдности для ритуала; остальные четыре составят ряд этого раунда.
prompt-solo-investigator = Кто из сыщиков действует следующим?
prompt-solo-slot = На какую карту очерёдности положить карту «{ $card }»?
prompt-move = { $left ->
    [1] { $who } может совершить 1 переход.
   *[other] { $who } может совершить до { $left } переходов.
}
prompt-walk = Нужно идти дальше: куда?
prompt-wounds = { $who } атакует { $where-acc }: { $wounds ->
    [one] осталась { $wounds } рана
    [few] осталось { $wounds } раны
   *[other] осталось { $wounds } ран
}.
prompt-attack-where = Какую локацию атаковать ({ $n ->
    [one] { $n } рана
    [few] { $n } раны
   *[other] { $n } ран
})?
prompt-destroy = Какого монстра уничтожить?
prompt-drive = Какого монстра переместить?
prompt-drive-to = Куда переходит { $monster }?
prompt-seal = Какую дорожку запечатать?
prompt-remove-seal = Какую печать снять?
prompt-repair = Откуда убрать жетон разрушения?
prompt-displace = Пустых ячеек { $where-in } нет: какой монстр уступит место жетону разрушения?
prompt-activate = { $where }: какой монстр активируется первым?
prompt-activate-special = Кто активируется теперь?
prompt-victim = { $monster-Nom } нападает { $where-in }: кто теряет 1 здоровье?
prompt-lead = Кто из двоих считается ведущим сыщиком для этого эффекта?
prompt-next-horde = Какая орда гулей совершает переход следующей?
prompt-spawn-next = Где появляется следующий монстр?
prompt-gate = У каких врат?
prompt-special-colour = { $monster-gender ->
    [f] Какая
    [n] Какое
   *[m] Какой
} { $monster } появляется?
prompt-zone = Какая зона?
prompt-horde = Орда гулей { $where-in } приближается: куда она переходит?
prompt-spawn-at-horde = У какой орды гулей { $n ->
    [one] появляется { $n } монстр
    [few] появляются { $n } монстра
   *[other] появляется { $n } монстров
}?
prompt-attempt = { $who }: попытаться обратить ритуал вспять сейчас? Попытка завершит игру победой или поражением. Нужно совпадений: { $target }; с вашей рукой их может быть самое большее { $best }.
prompt-attempt-in-vain = { $who }: попытаться обратить ритуал вспять сейчас? Попытка завершит игру и удаться не может: нужно совпадений { $target }, а с вашей рукой их будет самое большее { $best }.
prompt-attempt-alone = Попытаться обратить ритуал вспять сейчас? Попытка завершит игру победой или поражением. Нужно совпадений: { $target }; отложенные карты могут дать самое большее { $best }.
prompt-attempt-hopeless = Эта попытка не может удаться: нужно совпадений { $target }, а может быть самое большее { $best }. Вы проиграете. Всё равно сделать попытку?
prompt-leave-out-kept = Для ритуала считаются шесть отложенных карт: какую не брать?
prompt-leave-out = { $who }: какая карта остаётся на руке? Остальные три выкладываются для ритуала.

option-play = { $number } · { $symbol } · { $omens ->
    [0] без знамений
    [one] { $omens } знамение
    [few] { $omens } знамения
   *[other] { $omens } знамений
}
option-slot-upper = { $number }: верхний эффект
option-slot-lower = { $number }: нижний эффект
option-move = перейти { $where-to }
    .short = { $where }
option-stay = остаться здесь
option-at = { $where }
option-hold = локация без монстров
option-done = на этом всё
option-destroy = уничтожить { $monster-acc }
option-displace = { $monster } уходит дальше
option-activate = { $monster }
option-activate-at = { $monster } { $where-in }
option-appear = { $monster }
option-drive = { $monster-acc } { $where-from }
option-seal = между { $one-ins } и { $other-ins }
option-item = использовать { $item-acc }
option-ready = пора
option-ready-in-vain = пора, хотя удаться это не может
option-anyway = сделать попытку и проиграть
option-wait = ещё рано

## Что произошло

event-round-began-alone = Раунд { $round }.
event-round-began = Раунд { $round }. Ведущий сыщик — { $lead }.
event-face-down-round = В этом раунде карты очерёдности играют взакрытую и открывают, только когда сыграны все четыре.
event-face-down-round-alone = В этом раунде карту для ритуала откладывают не глядя.
event-action-card-drawn = { $who } берёт карту «{ $card }».
event-priority-card-drawn = { $who } берёт карту очерёдности { $priority }.
event-priority-played = { $who } играет карту очерёдности { $priority }.
event-priority-played-face-down = { $who } играет карту очерёдности взакрытую.
event-priority-turned = { $who } открывает карту очерёдности { $priority }.
event-row-drawn = Взяты карты очерёдности: { $cards }.
event-row-drawn-face-down = Карты очерёдности взяты взакрытую: { $cards }; наугад отложена карта { $kept }.
event-priority-kept = Карта очерёдности { $priority } отложена для ритуала.
event-action-revealed-upper = { $who } открывает карту «{ $card }» ({ $priority }): верхний эффект.
event-action-revealed-lower = { $who } открывает карту «{ $card }» ({ $priority }): нижний эффект.
event-action-placed-upper = { $who } кладёт карту «{ $card }» на карту очерёдности { $priority }: верхний эффект.
event-action-placed-lower = { $who } кладёт карту «{ $card }» на карту очерёдности { $priority }: нижний эффект.
event-moved = { $who } переходит { $to-to }.
event-monster-destroyed = { $where-In } { $monster-gender ->
    [f] уничтожена
    [n] уничтожено
   *[m] уничтожен
} { $monster }.
event-seal-held = Печать между { $origin-ins } и { $to-ins } уничтожает { $monster-acc }; её хватит ещё на раз.
event-seal-held-broken = Печать между { $origin-ins } и { $to-ins } уничтожает { $monster-acc } и ломается.
event-clue-found = { $who } исследует { $where-acc } и находит улику — { $symbol-acc }.
event-item-found = { $who } получает { $item-acc }.
event-item-used = { $who } использует { $item-acc }.
event-sealed = Дорожка между { $one-ins } и { $other-ins } запечатана.
event-seal-removed = Печать между { $one-ins } и { $other-ins } снята.
event-health-lost = { $who } теряет { $count } { $count ->
    [one] здоровье
   *[other] здоровья
} (осталось { $left }).
event-health-recovered = { $who } восстанавливает { $count } { $count ->
    [one] здоровье
   *[other] здоровья
} (теперь { $left }).
event-damaged = { $where-In } прибавляется жетон разрушения.
event-damaged-by = { $monster-Nom } кладёт жетон разрушения { $where-to }.
event-repaired = Жетон разрушения убран { $where-from }.
event-monster-drawn = Из пула вытянут жетон: { $monster }.
event-spawned = { $where-In } появляется { $monster }.
event-spawned-full = { $where-In } нет места для нового монстра: { $monster }.
event-monster-moved = { $monster-Nom } переходит { $origin-from } { $to-to }.
event-monster-moved-on = { $monster-Nom } переходит { $origin-from } { $to-to } (по пути всё занято: { $through }).
event-monster-moved-straight = { $monster-Nom } не находит на всём пути { $origin-from } ни одной свободной ячейки (занято: { $through }) и попадает прямо в место ритуала.
event-site-overrun = В место ритуала должен попасть ещё один монстр ({ $monster }), но свободных ячеек нет.
event-site-overrun-from = { $monster-Nom } идёт { $origin-from } в место ритуала, но свободных ячеек там нет.
event-site-overrun-on = { $monster-Nom } идёт { $origin-from } в место ритуала (по пути всё занято: { $through }), но свободных ячеек там нет.
event-site-overrun-destroyer = { $monster-Nom } в месте ритуала кладёт жетон разрушения, но другой свободной ячейки там нет.
event-site-overrun-damage = В место ритуала нужно положить жетон разрушения, но свободных ячеек нет.
event-nothing-spawned = Рядом с листом Древнего не осталось { $monster-many }.
event-activated = { $where-In } активируется { $monster }.
event-zone-activated = Активируется { $zone } зона.
event-reckoning = Расплата, { $omens ->
    [one] { $omens } знамение
    [few] { $omens } знамения
   *[other] { $omens } знамений
}: «{ $row }».
event-reckoning-none = Знамений нет: расплаты не будет.
event-gate-revealed = { $where-In } увеличиваются { $gate }: теперь { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[other] { $tokens } жетонов
}.
event-lead-passed = Жетон ведущего сыщика получает { $lead }.
event-vote-taken = Все готовы: попытка обратить ритуал вспять.
event-vote-taken-waiting = Попытка откладывается; { $waiting-count ->
    [1] просит
   *[other] просят
} подождать: { $waiting }{ $ready-count ->
    [0] .
   *[other] ; за попытку: { $ready }.
}
event-ritual-cards-revealed = { $who } выкладывает: { $symbols }.
event-ritual-tokens-revealed = Символы ритуала — { $one } и { $other }; совпадений { $matches }, нужно { $target }.
event-ritual-tokens-shown = Символами ритуала были { $one } и { $other }.

result-ritual-reversed = Ритуал обращён вспять. Вы победили.
result-ritual-failed = Обратить ритуал вспять не удалось. Вы проиграли.
result-ritual-site-overrun = Место ритуала захвачено. Вы проиграли.
result-investigator-lost = У одного из сыщиков не осталось здоровья. Вы проиграли.

cost-ends-game = на этом игра закончится, чем бы ни кончилась попытка
