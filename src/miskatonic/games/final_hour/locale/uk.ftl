# Final Hour українською.
# Назви мають форми: .in «в Лекторії», .In те саме на початку фрази, .to «до Лекторію», .from «із Лекторію», .acc знахідний
# (де він відрізняється), .ins орудний; .Nom — називний з великої літери, .gender — рід, якщо не чоловічий.

title = Жах Аркгема. Остання година
about = Протримайтеся в кампусі останню годину, дізнайтеся, якими двома символами розпочато ритуал, і оберніть його навспак, доки не скінчилися жетони воріт.
length = 40–60 хвилин

## Приготування

setting-ancient-one = Стародавній: кого прикликає культ
setting-difficulty = Складність: у якому стані кампус на початку гри
setting-investigators = Дослідники за порядком місць; кого не названо, того вибере випадок
setting-lead = Хто веде перший раунд
setting-killer-victim = Кому шкодить вбивця, якщо в локації кілька дослідників
setting-solo-ritual = Одиночна гра: які відкладені карти рахуються в ритуалі
setting-horde-steps = Орди гулів: як часто один ефект може коштувати дослідникові здоров’я
setting-simultaneous-draw = Усі переглядають першу карту дії одночасно
setting-solo-lead = Одиночна гра: кого стосуються ефекти, що називають лідера
setting-solo-health = Одиночна гра: здоров’я кожного з двох дослідників
setting-solo-face-down = Одиночна гра: що дає закритий раунд Ктулху
reading-solo-lead-choose = дослідника, якого ви щоразу назвете
reading-solo-lead-first = завжди першого з двох
reading-solo-health = { $count ->
    [one] { $count } одиниця здоров’я
    [few] { $count } одиниці здоров’я
   *[other] { $count } одиниць здоров’я
}
reading-solo-face-down-ignored = нічого
reading-solo-face-down-blind = карту для ритуалу відкладають наосліп
reading-killer-victim-one = одному досліднику на вибір того, хто застосовує ефект
reading-killer-victim-each = кожному досліднику в локації
reading-solo-ritual-all = усі відкладені карти, потрібно чотири збіги
reading-solo-ritual-choose-six = шість відкладених карт, вибраних до відкриття жетонів; потрібно чотири збіги
reading-solo-ritual-three = усі відкладені карти, потрібно три збіги
reading-horde-steps-every = за кожного входу й кожного виходу
reading-horde-steps-once = щонайбільше один раз за ефект
reading-simultaneous-draw-no = ні: кожен бере карту у свій хід
reading-simultaneous-draw-yes = так

difficulty-low = низька
difficulty-normal = звичайна
difficulty-high = висока

## Назви

ancient-one-cthulhu = Ктулху
ancient-one-shudde-mell = Шудде-М’єлл
ancient-one-umordhoth = Умордгот

investigator-jenny-barnes = Дженні Барнс
    .gender = f
investigator-lily-chen = Лілі Чен
    .gender = f
investigator-michael-mcglen = Майкл Макґлен
investigator-rita-young = Ріта Янг
    .gender = f
investigator-tommy-muldoon = Томмі Малдун
investigator-ashcan-pete = Піт Сміттяр

location-1 = Корпус Дороті Апман
    .in = у Корпусі Дороті Апман
    .In = У Корпусі Дороті Апман
    .to = до Корпусу Дороті Апман
    .from = із Корпусу Дороті Апман
    .ins = Корпусом Дороті Апман
location-2 = Будівля студентської спілки
    .in = у Будівлі студентської спілки
    .In = У Будівлі студентської спілки
    .to = до Будівлі студентської спілки
    .from = з Будівлі студентської спілки
    .acc = Будівлю студентської спілки
    .ins = Будівлею студентської спілки
location-3 = Двір засновників
    .in = у Дворі засновників
    .In = У Дворі засновників
    .to = до Двору засновників
    .from = із Двору засновників
    .ins = Двором засновників
location-4 = Оранжерея
    .in = в Оранжереї
    .In = В Оранжереї
    .to = до Оранжереї
    .from = з Оранжереї
    .acc = Оранжерею
    .ins = Оранжереєю
location-5 = Бібліотека Орна
    .in = у Бібліотеці Орна
    .In = У Бібліотеці Орна
    .to = до Бібліотеки Орна
    .from = з Бібліотеки Орна
    .acc = Бібліотеку Орна
    .ins = Бібліотекою Орна
location-6 = Дербі-Голл
    .in = у Дербі-Голлі
    .In = У Дербі-Голлі
    .to = до Дербі-Голлу
    .from = із Дербі-Голлу
    .ins = Дербі-Голлом
location-7 = Лекторій
    .in = у Лекторії
    .In = У Лекторії
    .to = до Лекторію
    .from = із Лекторію
    .ins = Лекторієм
location-8 = Лабораторний корпус
    .in = у Лабораторному корпусі
    .In = У Лабораторному корпусі
    .to = до Лабораторного корпусу
    .from = із Лабораторного корпусу
    .ins = Лабораторним корпусом
location-9 = Адміністративний корпус
    .in = в Адміністративному корпусі
    .In = В Адміністративному корпусі
    .to = до Адміністративного корпусу
    .from = з Адміністративного корпусу
    .ins = Адміністративним корпусом
location-10 = Обсерваторія Воррена
    .in = в Обсерваторії Воррена
    .In = В Обсерваторії Воррена
    .to = до Обсерваторії Воррена
    .from = з Обсерваторії Воррена
    .acc = Обсерваторію Воррена
    .ins = Обсерваторією Воррена
location-11 = Семінарія Давньої Віри
    .in = у Семінарії Давньої Віри
    .In = У Семінарії Давньої Віри
    .to = до Семінарії Давньої Віри
    .from = із Семінарії Давньої Віри
    .acc = Семінарію Давньої Віри
    .ins = Семінарією Давньої Віри
location-12 = Корпус гуманітарних наук
    .in = у Корпусі гуманітарних наук
    .In = У Корпусі гуманітарних наук
    .to = до Корпусу гуманітарних наук
    .from = із Корпусу гуманітарних наук
    .ins = Корпусом гуманітарних наук
location-13 = Спортивний корпус
    .in = у Спортивному корпусі
    .In = У Спортивному корпусі
    .to = до Спортивного корпусу
    .from = зі Спортивного корпусу
    .ins = Спортивним корпусом
location-14 = Чоловіче товариство
    .in = у Чоловічому товаристві
    .In = У Чоловічому товаристві
    .to = до Чоловічого товариства
    .from = із Чоловічого товариства
    .ins = Чоловічим товариством
location-15 = Жіноче товариство
    .in = у Жіночому товаристві
    .In = У Жіночому товаристві
    .to = до Жіночого товариства
    .from = із Жіночого товариства
    .ins = Жіночим товариством

zone-green = зелена
    .acc = зелену
zone-purple = фіолетова
    .acc = фіолетову
zone-orange = помаранчева
    .acc = помаранчеву

symbol-clover = конюшина
    .acc = конюшину
symbol-diamond = діамант
symbol-star = зірка
    .acc = зірку
symbol-moon = місяць
symbol-hourglass = пісочний годинник
symbol-key = ключ

priority-number = { $number }

gate-tesseract = ворота з тесерактом
gate-heptagram = ворота з гептаграмою
gate-trinity = ворота з тріадою

monster-blue-plain-1 = синій монстр (1)
    .Nom = Синій монстр (1)
    .acc = синього монстра (1)
monster-red-plain-1 = червоний монстр (1)
    .Nom = Червоний монстр (1)
    .acc = червоного монстра (1)
monster-blue-killer-1 = синій вбивця (1)
    .Nom = Синій вбивця (1)
    .acc = синього вбивцю (1)
monster-red-killer-1 = червоний вбивця (1)
    .Nom = Червоний вбивця (1)
    .acc = червоного вбивцю (1)
monster-blue-killer-2 = синій вбивця (2)
    .Nom = Синій вбивця (2)
    .acc = синього вбивцю (2)
monster-red-killer-2 = червоний вбивця (2)
    .Nom = Червоний вбивця (2)
    .acc = червоного вбивцю (2)
monster-blue-destroyer-1 = синій руйнівник (1)
    .Nom = Синій руйнівник (1)
    .acc = синього руйнівника (1)
monster-red-destroyer-1 = червоний руйнівник (1)
    .Nom = Червоний руйнівник (1)
    .acc = червоного руйнівника (1)
monster-blue-destroyer-2 = синій руйнівник (2)
    .Nom = Синій руйнівник (2)
    .acc = синього руйнівника (2)
monster-red-destroyer-2 = червоний руйнівник (2)
    .Nom = Червоний руйнівник (2)
    .acc = червоного руйнівника (2)
monster-blue-destroyer-3 = синій руйнівник (3)
    .Nom = Синій руйнівник (3)
    .acc = синього руйнівника (3)
monster-red-destroyer-3 = червоний руйнівник (3)
    .Nom = Червоний руйнівник (3)
    .acc = червоного руйнівника (3)
monster-blue-wanderer-2 = синій блукач (2)
    .Nom = Синій блукач (2)
    .acc = синього блукача (2)
monster-red-wanderer-2 = червоний блукач (2)
    .Nom = Червоний блукач (2)
    .acc = червоного блукача (2)
monster-blue-wanderer-3 = синій блукач (3)
    .Nom = Синій блукач (3)
    .acc = синього блукача (3)
monster-red-wanderer-3 = червоний блукач (3)
    .Nom = Червоний блукач (3)
    .acc = червоного блукача (3)
monster-red-deep-one = червоний глибоководний
    .Nom = Червоний глибоководний
    .acc = червоного глибоководного
monster-blue-deep-one = синій глибоководний
    .Nom = Синій глибоководний
    .acc = синього глибоководного
monster-red-star-spawn = червоне зоряне поріддя
    .Nom = Червоне зоряне поріддя
    .acc = червоне зоряне поріддя
monster-blue-star-spawn = синє зоряне поріддя
    .Nom = Синє зоряне поріддя
    .acc = синє зоряне поріддя
monster-red-chthonian = червоний хтонієць
    .Nom = Червоний хтонієць
    .acc = червоного хтонійця
monster-blue-chthonian = синій хтонієць
    .Nom = Синій хтонієць
    .acc = синього хтонійця
monster-red-ghoul-horde = червона орда гулів
    .Nom = Червона орда гулів
    .acc = червону орду гулів
monster-blue-ghoul-horde = синя орда гулів
    .Nom = Синя орда гулів
    .acc = синю орду гулів
# Особливі монстри як вид: .few «2 …», .many «5 …», .all-acc і .one-acc — кого активувати.
monster-deep-one = глибоководний
    .plural = глибоководні
    .few = глибоководні
    .many = глибоководних
    .all-acc = всіх глибоководних
    .one-acc = одного глибоководного
monster-star-spawn = зоряне поріддя
    .plural = зоряні поріддя
    .few = зоряні поріддя
    .many = зоряних порідь
    .all-acc = всі зоряні поріддя
    .one-acc = одне зоряне поріддя
    .gender = n
monster-chthonian = хтонієць
    .plural = хтонійці
    .few = хтонійці
    .many = хтонійців
    .all-acc = всіх хтонійців
    .one-acc = одного хтонійця
monster-ghoul-horde = орда гулів
    .plural = орди гулів
    .few = орди гулів
    .many = орд гулів
    .all-acc = всі орди гулів
    .one-acc = одну орду гулів
    .gender = f

card-parasol-and-poise = Парасолька й витримка
card-well-connected = Потрібні знайомства
card-matched-pair = Нерозлучна пара
card-evening-company = Вечірня компанія
card-grand-gala = Пишний прийом
card-stillness = Спокій
card-open-palm = Розкрита долоня
card-measured-force = Виважена сила
card-through-the-eye = Крізь око
card-foretold-strike = Провіщений удар
card-hold-the-door = Тримайте двері
card-unfinished-business = Незавершена справа
card-bundle-of-dynamite = В’язка динаміту
card-draw-attention = Привернення уваги
card-drum-magazine = Барабанний магазин
card-hurdles = Біг із бар’єрами
card-passing-the-baton = Передача палички
card-second-wind = Друге дихання
card-hedge-and-ditch = Через живоплоти
card-long-haul = Довга дистанція
card-to-serve = На службі
card-trusty-rifle = Вірна гвинтівка
card-stakeout = Засідка
card-rooftop-vantage = Позиція на даху
card-stand-fast = Стояти до кінця
card-campfire-visions = Видіння біля вогнища
card-good-boy-duke = Молодець, Дюку
card-odd-jobs = Випадкові заробітки
card-fetch = Апорт!
card-half-remembered-dream = Напівзабутий сон

item-storm-lantern = Штормовий ліхтар
    .acc = штормовий ліхтар
item-sawn-off-shotgun = Обріз
    .acc = обріз
item-delivery-bicycle = Велосипед посильного
    .acc = велосипед посильного
item-doctors-bag = Лікарський саквояж
    .acc = лікарський саквояж
item-elder-chalk = Чаклунська крейда
    .acc = чаклунську крейду
item-masons-tools = Інструменти муляра
    .acc = інструменти муляра
item-brass-whistle = Латунний свисток
    .acc = латунний свисток
item-torn-almanac = Подертий альманах
    .acc = подертий альманах
item-rabbits-foot = Кроляча лапка
    .acc = кролячу лапку

row-stirring-depths = Глибини прокидаються
row-glimpse = Видіння Р’льєха
row-waking-nightmare = Кошмар наяву
row-risen-city = Місто з безодні
row-burrowers = Землериї
row-tremor = Підземний поштовх
row-sinkhole = Провалля
row-great-quake = Великий землетрус
row-prowling = На полюванні
row-scent = Запах здобичі
row-feast = Бенкет

## Куди сягають ефекти
# .acc, .in, .from, .to — коли діє гравець («атакуйте свою локацію»); .In — коли діє не він («У вашій локації з’являється»);
# .one = yes — місце одне, а не будь-яке з кількох.

where-own = ваша локація
    .acc = свою локацію
    .in = у своїй локації
    .In = У вашій локації
    .from = зі своєї локації
    .to = у свою локацію
    .one = yes
where-adjacent = суміжна локація
    .acc = суміжну локацію
    .in = в суміжній локації
    .In = У суміжній локації
    .from = із суміжної локації
    .to = в суміжну локацію
where-near = ваша або суміжна локація
    .acc = свою або суміжну локацію
    .in = у своїй або суміжній локації
    .In = У вашій або суміжній локації
    .from = зі своєї або суміжної локації
    .to = у свою або суміжну локацію
where-within-2 = локація в межах двох переходів
    .acc = локацію в межах двох переходів
    .in = в локації в межах двох переходів
    .In = У локації в межах двох переходів
    .from = з локації в межах двох переходів
    .to = в локацію в межах двох переходів
where-anywhere = будь-яка локація
    .acc = будь-яку локацію
    .in = в будь-якій локації
    .In = У будь-якій локації
    .from = з будь-якої локації
    .to = в будь-яку локацію
where-ally = локація іншого дослідника
    .acc = локацію іншого дослідника
    .in = в локації іншого дослідника
    .In = У локації іншого дослідника
    .from = з локації іншого дослідника
    .to = в локацію іншого дослідника
where-ally-in-zone = локація іншого дослідника у вашій зоні
    .acc = локацію іншого дослідника у вашій зоні
    .in = в локації іншого дослідника у вашій зоні
    .In = У локації іншого дослідника у вашій зоні
    .from = з локації іншого дослідника у вашій зоні
    .to = в локацію іншого дослідника у вашій зоні
where-there = ця локація
    .acc = цю локацію
    .in = в цій локації
    .In = У цій локації
    .from = із цієї локації
    .to = в цю локацію
    .one = yes
where-each-gate = кожна локація з воротами
    .acc = кожну локацію з воротами
    .in = в кожній локації з воротами
    .In = У кожній локації з воротами
    .from = з кожної локації з воротами
    .to = в кожну локацію з воротами
where-lead = локація лідера
    .acc = локацію лідера
    .in = в локації лідера
    .In = У локації лідера
    .from = з локації лідера
    .to = в локацію лідера
    .one = yes
where-ritual-site = місце ритуалу
    .in = в місці ритуалу
    .In = У місці ритуалу
    .from = з місця ритуалу
    .to = в місце ритуалу
    .one = yes
where-gate-tesseract = ворота з тесерактом
    .In = Біля воріт із тесерактом
where-gate-heptagram = ворота з гептаграмою
    .In = Біля воріт із гептаграмою
where-gate-trinity = ворота з тріадою
    .In = Біля воріт із тріадою
where-gate-fewest = ворота з найменшою кількістю жетонів
    .In = Біля воріт із найменшою кількістю жетонів
# Родовий відмінок: стоїть після «Для».
each-near = вашої локації та кожної суміжної з нею
each-investigator = кожного дослідника в порядку ходів
if-all-in-play = всі { $monster-plural } на полі

## Що роблять ефекти
# .do — те саме як варіант вибору: інфінітив без крапки; де діє не гравець, те саме речення.

effect-move = { $n ->
    [1] Можете зробити 1 перехід.
   *[other] Зробіть до { $n } переходів.
}
    .do = { $n ->
        [1] зробити 1 перехід
       *[other] зробити до { $n } переходів
    }
effect-walk = Зробіть рівно { $n ->
    [one] { $n } перехід
    [few] { $n } переходи
   *[other] { $n } переходів
}, не входячи до жодної локації двічі. Після кожного переходу: { DECAPITALIZE($each-clause) }
    .do = зробити рівно { $n ->
        [one] { $n } перехід
        [few] { $n } переходи
       *[other] { $n } переходів
    }, не входячи до жодної локації двічі, і після кожного { $each-do }
effect-stroll = Зробіть до { $n ->
    [one] { $n } переходу
   *[other] { $n } переходів
}, не входячи до жодної локації двічі. Після кожного переходу: { DECAPITALIZE($each-clause) }
    .do = зробити до { $n ->
        [one] { $n } переходу
       *[other] { $n } переходів
    }, не входячи до жодної локації двічі, і після кожного { $each-do }
effect-attack = Атакуйте { $where-acc } ({ $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[other] { $n } поранень
}).
    .do = атакувати { $where-acc } ({ $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[other] { $n } поранень
    })
effect-attack-per-card = { CAPITALIZE(effect-attack-per-card.do) }.
    .do = цей дослідник атакує свою локацію ({ $n ->
        [one] { $n } поранення
        [few] { $n } поранення
       *[other] { $n } поранень
    } за кожну карту черговості, яку зіграв у цьому раунді)
effect-destroy = Знищте монстра { $where-in }.
    .do = знищити монстра { $where-in }
effect-drive = { $n ->
    [1] Можете { effect-drive.do }.
   *[other] { $where-one ->
        [yes] Перемістіть до { $n } монстрів { $where-from }, кожного — до суміжної з нею локації.
       *[other] Перемістіть до { $n } монстрів, кожного — { $where-from } до суміжної з нею локації.
    }
}
    .do = { $n ->
        [1] перемістити монстра { $where-from } до суміжної з нею локації
       *[other] { $where-one ->
            [yes] перемістити до { $n } монстрів { $where-from }, кожного — до суміжної з нею локації
           *[other] перемістити до { $n } монстрів, кожного — { $where-from } до суміжної з нею локації
        }
    }
effect-seal = { $n ->
    [1] Запечатайте доріжку своєї локації.
    [few] Запечатайте { $n } доріжки своєї локації.
   *[other] Запечатайте { $n } доріжок своєї локації.
}
    .do = { $n ->
        [1] запечатати доріжку своєї локації
        [few] запечатати { $n } доріжки своєї локації
       *[other] запечатати { $n } доріжок своєї локації
    }
effect-repair = Приберіть { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[other] { $n } жетонів
} руйнування{ $n ->
    [1] {" "}{ $where-from }
   *[other] { $where-one ->
        [yes] {" "}{ $where-from }
       *[other] , кожен — { $where-from }
    }
}.
    .do = прибрати { $n ->
        [one] { $n } жетон
        [few] { $n } жетони
       *[other] { $n } жетонів
    } руйнування{ $n ->
        [1] {" "}{ $where-from }
       *[other] { $where-one ->
            [yes] {" "}{ $where-from }
           *[other] , кожен — { $where-from }
        }
    }
effect-recover = Відновіть { $n ->
    [one] { $n } одиницю
    [few] { $n } одиниці
   *[other] { $n } одиниць
} здоров’я.
    .do = відновити { $n ->
        [one] { $n } одиницю
        [few] { $n } одиниці
       *[other] { $n } одиниць
    } здоров’я
effect-investigate = Дослідіть свою локацію.
    .do = дослідити свою локацію
effect-lose-health-self = Ви втрачаєте { $n ->
    [one] { $n } одиницю
    [few] { $n } одиниці
   *[other] { $n } одиниць
} здоров’я.
    .do = втратити { $n ->
        [one] { $n } одиницю
        [few] { $n } одиниці
       *[other] { $n } одиниць
    } здоров’я
effect-lose-health-lead = { CAPITALIZE(effect-lose-health-lead.do) }.
    .do = лідер втрачає { $n ->
        [one] { $n } одиницю
        [few] { $n } одиниці
       *[other] { $n } одиниць
    } здоров’я
effect-lose-health-each = { CAPITALIZE(effect-lose-health-each.do) }.
    .do = кожен дослідник втрачає { $n ->
        [one] { $n } одиницю
        [few] { $n } одиниці
       *[other] { $n } одиниць
    } здоров’я
effect-spawn = { CAPITALIZE(effect-spawn.do) }.
    .do = { DECAPITALIZE($where-In) } { $n ->
        [one] з’являється { $n } монстр
        [few] з’являються { $n } монстри
       *[other] з’являється { $n } монстрів
    }
effect-activate = Активуйте { $zone-acc } зону.
    .do = активувати { $zone-acc } зону
effect-activate-own-zone = Активуйте зону, у якій перебуваєте.
    .do = активувати зону, у якій ви перебуваєте
effect-damage = Покладіть { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[other] { $n } жетонів
} руйнування { $where-to }.
    .do = покласти { $n ->
        [one] { $n } жетон
        [few] { $n } жетони
       *[other] { $n } жетонів
    } руйнування { $where-to }
effect-soften-omens = { CAPITALIZE(effect-soften-omens.do) }.
    .do = під час розплати цього раунду рахується на { $n ->
        [one] { $n } знамення
        [few] { $n } знамення
       *[other] { $n } знамень
    } менше
effect-turn-upper = Застосуйте верхній ефект своєї карти дії замість нижнього.
    .do = застосувати верхній ефект своєї карти дії замість нижнього
effect-activate-special-each = Активуйте { $monster-all-acc } у будь-якому порядку.
    .do = активувати { $monster-all-acc } у будь-якому порядку
effect-activate-special-one = Активуйте { $monster-one-acc } на свій вибір.
    .do = активувати { $monster-one-acc } на свій вибір
effect-spawn-special = { CAPITALIZE(effect-spawn-special.do) }.
    .do = { DECAPITALIZE($where-In) } { $n ->
        [one] з’являється { $n } { $monster }
        [few] з’являються { $n } { $monster-few }
       *[other] з’являється { $n } { $monster-many }
    }
effect-hide-next-round = { CAPITALIZE(effect-hide-next-round.do) }.
    .do = у наступному раунді карти черговості грають долілиць, а відкривають, лише коли зіграно всі
effect-damage-zone = Покладіть { $n ->
    [one] { $n } жетон
    [few] { $n } жетони
   *[other] { $n } жетонів
} руйнування в кожну локацію однієї зони на свій вибір, за зростанням номерів.
    .do = покласти { $n ->
        [one] { $n } жетон
        [few] { $n } жетони
       *[other] { $n } жетонів
    } руйнування в кожну локацію однієї зони на свій вибір, за зростанням номерів
effect-remove-seal = Зніміть із поля { $n ->
    [one] { $n } печатку
    [few] { $n } печатки
   *[other] { $n } печаток
}.
    .do = зняти з поля { $n ->
        [one] { $n } печатку
        [few] { $n } печатки
       *[other] { $n } печаток
    }
effect-move-hordes-arrows = { CAPITALIZE(effect-move-hordes-arrows.do) }.
    .do = кожна орда гулів робить { $n ->
        [1] 1 перехід за своєю стрілкою
        [few] { $n } переходи за своїми стрілками
       *[other] { $n } переходів за своїми стрілками
    }
effect-move-hordes-lead = { CAPITALIZE(effect-move-hordes-lead.do) }.
    .do = кожна орда гулів робить { $n ->
        [one] { $n } перехід
        [few] { $n } переходи
       *[other] { $n } переходів
    } доріжками в бік лідера
effect-spawn-at-horde = { CAPITALIZE(effect-spawn-at-horde.do) }.
    .do = у локації однієї з орд гулів { $n ->
        [one] з’являється { $n } монстр
        [few] з’являються { $n } монстри
       *[other] з’являється { $n } монстрів
    }

## Що запитують

prompt-priority = { $who }: яку карту черговості покласти на карту «{ $card }»?
prompt-keep = Відкладіть одну з п’яти карт черговості для ритуалу; інші чотири складуть ряд цього раунду.
prompt-solo-investigator = Хто з дослідників діє наступним?
prompt-solo-slot = На яку карту черговості покласти карту «{ $card }»?
prompt-move = { $left ->
    [1] { $who } може зробити 1 перехід.
   *[other] { $who } може зробити до { $left } переходів.
}
prompt-walk = Треба йти далі: куди?
prompt-wounds = { $who } атакує { $where-acc }: лишилося розподілити { $wounds ->
    [one] { $wounds } поранення
    [few] { $wounds } поранення
   *[other] { $wounds } поранень
}.
prompt-attack-where = Яку локацію атакувати ({ $n ->
    [one] { $n } поранення
    [few] { $n } поранення
   *[other] { $n } поранень
})?
prompt-destroy = Якого монстра знищити?
prompt-drive = Якого монстра перемістити?
prompt-drive-to = Куди переходить { $monster }?
prompt-seal = Яку доріжку запечатати?
prompt-remove-seal = Яку печатку зняти?
prompt-repair = Звідки прибрати жетон руйнування?
prompt-displace = Місця { $where-in } немає: хто поступиться жетону руйнування?
prompt-activate = { $where }: який монстр активується першим?
prompt-activate-special = Хто активується тепер?
prompt-victim = { $monster-Nom } { $where-in } нападає: хто втрачає 1 одиницю здоров’я?
prompt-lead = Хто з двох вважається лідером для цього ефекту?
prompt-next-horde = Яка орда гулів робить перехід наступною?
prompt-spawn-next = Де з’являється наступний монстр?
prompt-gate = Біля яких воріт?
prompt-special-colour = { $monster-gender ->
    [f] Яка
    [n] Яке
   *[m] Який
} { $monster } з’являється?
prompt-zone = Яка зона?
prompt-horde = Орда гулів { $where-in } наближається: куди вона переходить?
prompt-spawn-at-horde = Біля якої орди гулів { $n ->
    [one] з’являється { $n } монстр
    [few] з’являються { $n } монстри
   *[other] з’являється { $n } монстрів
}?
prompt-attempt = { $who }: спробувати обернути ритуал навспак зараз? Спроба завершить гру перемогою або поразкою. Потрібно збігів: { $target }; з вашою рукою їх може бути щонайбільше { $best }.
prompt-attempt-in-vain = { $who }: спробувати обернути ритуал навспак зараз? Спроба завершить гру і вдатися не може: потрібно збігів { $target }, а з вашою рукою їх буде щонайбільше { $best }.
prompt-attempt-alone = Спробувати обернути ритуал навспак зараз? Спроба завершить гру перемогою або поразкою. Потрібно збігів: { $target }; відкладені карти можуть дати щонайбільше { $best }.
prompt-attempt-hopeless = Ця спроба не може вдатися: потрібно збігів { $target }, а може бути щонайбільше { $best }. Ви програєте. Усе одно зробити спробу?
prompt-leave-out-kept = Для ритуалу рахуються шість відкладених карт: яку не брати?
prompt-leave-out = { $who }: яка карта лишається на руці? Інші три викладають для ритуалу.

option-play = { $number } · { $symbol } · { $omens ->
    [0] без знамень
    [one] { $omens } знамення
    [few] { $omens } знамення
   *[other] { $omens } знамень
}
option-slot-upper = { $number }: верхній ефект
option-slot-lower = { $number }: нижній ефект
option-move = перейти { $where-to }
    .short = { $where }
option-stay = лишитися тут
option-at = { $where }
option-hold = локація без монстрів
option-done = досить
option-destroy = знищити { $monster-acc }
option-displace = { $monster } іде далі
option-activate = { $monster }
option-activate-at = { $monster } { $where-in }
option-appear = { $monster }
option-drive = { $monster-acc } ({ $where })
option-seal = між { $one-ins } та { $other-ins }
option-item = використати { $item-acc }
option-ready = час настав
option-ready-in-vain = час настав, хоч це й не може вдатися
option-anyway = зробити спробу й програти
option-wait = ще рано

## Що сталося

event-round-began-alone = Раунд { $round }.
event-round-began = Раунд { $round }. { $lead-gender ->
    [f] Лідерка
   *[m] Лідер
} — { $lead }.
event-face-down-round = У цьому раунді карти черговості грають долілиць і відкривають, лише коли зіграно всі чотири.
event-face-down-round-alone = У цьому раунді карту для ритуалу відкладають не дивлячись.
event-action-card-drawn = { $who } бере карту «{ $card }».
event-priority-card-drawn = { $who } бере карту черговості { $priority }.
event-priority-played = { $who } грає карту черговості { $priority }.
event-priority-played-face-down = { $who } грає карту черговості долілиць.
event-priority-turned = { $who } відкриває карту черговості { $priority }.
event-row-drawn = Взято карти черговості: { $cards }.
event-row-drawn-face-down = Карти черговості взято долілиць: { $cards }; навмання відкладено карту { $kept }.
event-priority-kept = Карту черговості { $priority } відкладено для ритуалу.
event-action-revealed-upper = { $who } відкриває карту «{ $card }» ({ $priority }): верхній ефект.
event-action-revealed-lower = { $who } відкриває карту «{ $card }» ({ $priority }): нижній ефект.
event-action-placed-upper = { $who } кладе карту «{ $card }» на карту черговості { $priority }: верхній ефект.
event-action-placed-lower = { $who } кладе карту «{ $card }» на карту черговості { $priority }: нижній ефект.
event-moved = { $who } переходить { $to-to }.
event-monster-destroyed = { $where-In } знищено { $monster-acc }.
event-seal-held = Печатка між { $origin-ins } та { $to-ins } знищує { $monster-acc }; її вистачить ще на раз.
event-seal-held-broken = Печатка між { $origin-ins } та { $to-ins } знищує { $monster-acc } і ламається.
event-clue-found = { $who } досліджує { $where-acc } та знаходить доказ — { $symbol-acc }.
event-item-found = { $who } отримує { $item-acc }.
event-item-used = { $who } використовує { $item-acc }.
event-sealed = Доріжку між { $one-ins } та { $other-ins } запечатано.
event-seal-removed = Печатку між { $one-ins } та { $other-ins } знято.
event-health-lost = { $who } втрачає { $count ->
    [one] { $count } одиницю
    [few] { $count } одиниці
   *[other] { $count } одиниць
} здоров’я (лишилося { $left }).
event-health-recovered = { $who } відновлює { $count ->
    [one] { $count } одиницю
    [few] { $count } одиниці
   *[other] { $count } одиниць
} здоров’я (тепер { $left }).
event-damaged = { $where-In } додається жетон руйнування.
event-damaged-by = { $monster-Nom } кладе жетон руйнування { $where-to }.
event-repaired = Жетон руйнування прибрано { $where-from }.
event-monster-drawn = Із чаші витягнуто жетон: { $monster }.
event-spawned = { $where-In } з’являється { $monster }.
event-spawned-full = { $where-In } немає місця для нового монстра: { $monster }.
event-monster-moved = { $monster-Nom } переходить { $origin-from } { $to-to }.
event-monster-moved-on = { $monster-Nom } переходить { $origin-from } { $to-to } (дорогою все зайнято: { $through }).
event-monster-moved-straight = { $monster-Nom } не знаходить на всьому шляху { $origin-from } жодної вільної комірки (зайнято: { $through }) і потрапляє просто до місця ритуалу.
event-site-overrun = До місця ритуалу має потрапити ще один монстр ({ $monster }), але вільних комірок немає.
event-site-overrun-from = { $monster-Nom } йде { $origin-from } до місця ритуалу, але вільних комірок там немає.
event-site-overrun-on = { $monster-Nom } йде { $origin-from } до місця ритуалу (дорогою все зайнято: { $through }), але вільних комірок там немає.
event-site-overrun-destroyer = { $monster-Nom } у місці ритуалу кладе жетон руйнування, але іншої вільної комірки там немає.
event-site-overrun-damage = До місця ритуалу треба покласти жетон руйнування, але вільних комірок немає.
event-nothing-spawned = Біля листа Стародавнього не лишилося { $monster-many }.
event-activated = { $where-In } активується { $monster }.
event-zone-activated = Активується { $zone } зона.
event-reckoning = Розплата, { $omens ->
    [one] { $omens } знамення
    [few] { $omens } знамення
   *[other] { $omens } знамень
}: «{ $row }».
event-reckoning-none = Знамень немає: розплати не буде.
event-gate-revealed = { $where-In } ростуть { $gate }: тепер { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетони
   *[other] { $tokens } жетонів
}.
event-lead-passed = Жетон лідера отримує { $lead }.
event-vote-taken = Усі готові: спроба обернути ритуал навспак.
event-vote-taken-waiting = Спробу відкладено; { $waiting-count ->
    [1] просить
   *[other] просять
} зачекати: { $waiting }{ $ready-count ->
    [0] .
   *[other] ; за спробу: { $ready }.
}
event-ritual-cards-revealed = { $who } викладає карти: { $symbols }.
event-ritual-tokens-revealed = Символи ритуалу — { $one } та { $other }; збігів { $matches }, потрібно { $target }.
event-ritual-tokens-shown = Символами ритуалу були { $one } та { $other }.

result-ritual-reversed = Ритуал обернено навспак. Ви перемогли.
result-ritual-failed = Обернути ритуал навспак не вдалося. Ви програли.
result-ritual-site-overrun = Місце ритуалу захоплено. Ви програли.
result-investigator-lost = В одного з дослідників не лишилося здоров’я. Ви програли.

cost-ends-game = на цьому гра закінчиться, хоч би чим скінчилася спроба
