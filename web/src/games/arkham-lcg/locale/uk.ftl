# Обличчя гри «Жах Аркгема. Карткова гра» українською.

## Карти

counted = { $name } ×{ $count }
card-cost = ціна { $count }
card-level = Рівень { $level }
card-weakness = слабкість
card-unique = Унікальна
card-victory = Перемога { $count }
card-health = здоров’я
card-sanity = розум
card-fight = бій
card-evade = ухиляння
card-shroud = завіса
card-clues = докази
card-clues-each = { $each } на дослідника
per-investigator = на дослідника
card-doom = приреченість: { $count }
card-health-each = { $base ->
    [0] { $each } на дослідника
   *[other] { $base } + { $each } на дослідника
}
card-health-short = { $each ->
    [0] { $base }
   *[other] { $base ->
        [0] { $each }
       *[other] { $base }+{ $each }
    }
}
card-attack-none = атака не завдає шкоди
card-attack-damage = { $count ->
    [one] { $count } поранення
    [few] { $count } поранення
   *[other] { $count } поранень
}
card-attack-horror = { $count ->
    [one] { $count } жах
    [few] { $count } жахи
   *[other] { $count } жахів
}
location-unrevealed = Тут ще ніхто не був.
stage-act = Сцена { $stage }{ $side }
stage-agenda = Задум { $stage }{ $side }
reference-mild = Легка і звичайна складність
reference-harsh = Висока й експертна складність

kind-asset = Актив
kind-event = Подія
kind-skill = Уміння
kind-treachery = Підступ
kind-enemy = Ворог
kind-location = Локація
kind-act = Сцена
kind-agenda = Задум
kind-scenario = Пам’ятка сценарію
kind-investigator = Дослідник
kind-weakness-basic = Базова слабкість
kind-weakness-signature = Слабкість

class-guardian = захисник
class-seeker = шукач
class-rogue = спритник
class-mystic = містик
class-survivor = боєць
class-neutral = нейтральний

slot-hand = слот руки
slot-arcane = слот містики
slot-accessory = слот аксесуара
slot-body = слот тіла
slot-ally = слот союзника

keyword-fast = швидка карта

# Слова, якими на картах починаються властивості, точно як на картах.
head-action = Дія
head-free = Вільно
head-reaction = Реакція
head-skull = Череп
head-cultist = Культист
head-tablet = Скрижаль
head-elder-thing = Старша істота
head-elder-sign = Знак Стародавніх
head-auto-fail = Автоматичний провал

## Навколо карт гравця

tray-label = Ваші карти
plus = +{ $count }
signed = { $sign ->
    [none] { $amount }
    [minus] −{ $amount }
   *[plus] +{ $amount }
}
percent = { $percent } %
of = { $now }/{ $most }

hand-yours = { $count ->
    [one] Ваша рука: { $count } карта
    [few] Ваша рука: { $count } карти
   *[other] Ваша рука: { $count } карт
}
hand-play = { $count ->
    [one] Ваша рука: { $count } карта
    [few] Ваша рука: { $count } карти
   *[other] Ваша рука: { $count } карт
}
hand-commit = Додайте карти до перевірки
hand-mulligan = Які карти ви замінюєте?
hand-discard = Скиньте карту
hand-keep = Залиште одну карту
hand-empty = На руці немає карт.

actions-label = Дії
actions-left = { $count ->
    [one] Лишилася { $count } дія
    [few] Лишилося { $count } дії
   *[other] Лишилося { $count } дій
}{ $extra ->
    [0] {""}
   *[other] , додаткових: { $extra }
}
actions-left-short = { $count ->
    [one] { $count } дія
    [few] { $count } дії
   *[other] { $count } дій
}{ $extra ->
    [0] {""}
   *[other] {" "}+{ $extra }
}
actions-wait = Вирішують інші.
window-may = Можна щось застосувати.
abilities-several = { $count ->
    [one] { $count } властивість
    [few] { $count } властивості
   *[other] { $count } властивостей
}

pile-deck = Колода { $count }
pile-discard = Скид { $count }
discard-of = Скид { $who-gen }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
looking-title = { $count ->
    [one] Ви переглядаєте { $count } карту
    [few] Ви переглядаєте { $count } карти
   *[other] Ви переглядаєте { $count } карт
}

area-of = Зона { $who-gen }
faces-label = Чия зона
assets-label = Карти в грі
slots-free = Вільні слоти
slot-free = вільний { $slot }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
threats-label = Зона загрози
fate-defeated = { $who-gender ->
    [f] { $who } переможена.
   *[m] { $who } переможений.
}
fate-resigned = { $who-gender ->
    [f] { $who } відступила.
   *[m] { $who } відступив.
}
fate-absent = { $who } пропускає цей сценарій.

figures-health = Здоров’я: лишилося { $now } з { $most }
figures-sanity = Розум: лишилося { $now } з { $most }
figures-resources = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурси
   *[other] { $count } ресурсів
}
figures-clues = { $count ->
    [one] { $count } доказ
    [few] { $count } докази
   *[other] { $count } доказів
}
figures-hand = { $count ->
    [one] { $count } карта на руці
    [few] { $count } карти на руці
   *[other] { $count } карт на руці
}
card-exhausted = виснажена
marks-ammo = { $count ->
    [one] { $count } набій
    [few] { $count } набої
   *[other] { $count } набоїв
}
marks-charges = { $count ->
    [one] { $count } заряд
    [few] { $count } заряди
   *[other] { $count } зарядів
}
marks-supplies = { $count ->
    [one] { $count } припас
    [few] { $count } припаси
   *[other] { $count } припасів
}
marks-secrets = { $count ->
    [one] { $count } секрет
    [few] { $count } секрети
   *[other] { $count } секретів
}
marks-resource = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурси
   *[other] { $count } ресурсів
}
marks-damage = поранення: { $count } з { $most }
marks-horror = жах: { $count } з { $most }
marks-clues = { $count ->
    [one] { $count } доказ
    [few] { $count } докази
   *[other] { $count } доказів
}
marks-doom = приреченість: { $count }
enemy-attack = Атака: поранення { $damage }, жах { $horror }

## Перевірки вміння

test-label = Перевірка вміння
test-investigate = { $who } досліджує: { $what }
test-fight = { $who } атакує { $what-acc }
test-evade = { $who } намагається ухилитися від { $what-gen }
test-of = { $who }: { $what }
test-plain = { $who } проводить перевірку
test-value = Значення вміння
test-difficulty = Складність
test-against = проти
test-odds = шанс на успіх
test-strip = підійдуть { $enough } з { $all } жетонів
test-revealed = Жетон витягнуто.
test-auto-fail = Автоматичний провал: значення дорівнює 0
test-auto-success = Автоматичний успіх: складність дорівнює 0
test-counts-as = вважається за { $total }
test-success = Успіх
test-failure = Провал
test-success-by = { $by ->
    [0] { $value } проти { $difficulty }: рівно стільки, скільки треба
   *[other] { $value } проти { $difficulty }: на { $by } більше, ніж треба
}
test-failure-by = { $value } проти { $difficulty }: забракло { $by }
test-success-automatic = автоматично, незалежно від чисел
test-failure-automatic = автоматично, незалежно від чисел
term-token = жетон хаосу
piece-success = { $token }: вистачить
piece-failure = { $token }: не вистачить
piece-perhaps = { $token }: вирішить інший жетон

## Між сценаріями

interlude-label = Між сценаріями
ending-kicker = { $scenario }: чим скінчилося
resolution-r1 = Розв’язка 1
resolution-r2 = Розв’язка 2
resolution-r3 = Розв’язка 3
resolution-none = Розв’язки не досягнуто
ending-victory = Переможний рахунок: { $count }
victory-worth = { $card }, перемога { $worth }
ending-people = Дослідники
fate-short-defeated = вибуває: поразка
fate-short-resigned = вибуває: відступ
fate-short-absent = поза сценарієм
earned = здобуто досвіду: { $count }
end-killed = гине
end-insane = божеволіє
trauma-physical = фізична травма: { $count }
trauma-mental = психічна травма: { $count }
experience = невитрачений досвід: { $count }
assume-kicker = Що було раніше
opening-kicker = Сценарій { $number }, складність { $difficulty }
opening-people = Хто йде
opening-bag = У мішку хаосу
opening-sets = Набори зустрічей
listed = { $things }
company-kicker = Перед сценарієм «{ $scenario }»
company-leave = Іде
company-return = Приєднується
company-go = До наступного сценарію
newcomer-kicker = Нове обличчя
newcomer-fresh = Без досвіду й без травм.
deck-starter = Стартова колода
deck-alternative = Інша колода
shop-title = Чого вчиться { $who }
shop-experience = досвід
shop-done = Готово
shop-all = Усі { $count }
shop-upgrades = { $count ->
    [one] { $count } поліпшення
    [few] { $count } поліпшення
   *[other] { $count } поліпшень
}
shop-filter = Які карти
shop-price = { $count ->
    [one] бал досвіду
    [few] бали досвіду
   *[other] балів досвіду
}
shop-upgrade = замість: { $card }
shop-remove = Яка карта покидає колоду?
shop-remove-hint = Нова карта займає місце однієї з карт колоди. Натисніть ту, що йде.
deck-of = Колода { $who-gen }
deck-assets = Активи, { $count }
deck-events = Події, { $count }
deck-skills = Уміння, { $count }
deck-required = Персональні, { $count }
deck-story = Сюжетні, { $count }
deck-weaknesses = Слабкості, { $count }
times = { $count }×
log-title = Журнал кампанії
log-empty = Поки нічого не записано.
log-written = Записано
log-list = { $what }: { $who }
log-sheet = травми: фізичні { $physical }, психічні { $mental }; невитрачений досвід { $experience } з { $earned }
log-story = сюжетні карти: { $cards }
log-lost = Втрачені: { $who }
log-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунди
   *[other] { $count } раундів
}
log-earned = { $who }: досвіду { $count }

## Навколо столу

subtitle-difficulty = складність { $level }
subtitle-difficulty-grim = складність { $level }, темне правило
subtitle-chapter = частина { $number }
status-away = пропускає сценарій
status-tests = перевірка: { $skill }
status-turn = { $count ->
    [one] ходить, лишилася { $count } дія
    [few] ходить, лишилося { $count } дії
   *[other] ходить, лишилося { $count } дій
}
status-peril = наодинці з небезпекою
status-silent = небезпека: допомагати не можна
status-engaged = у бою з ворогами: { $enemies }

## Що важливо у варіанті

note-and = { $one } · { $other }
note-odds = шанс { $percent } %
note-odds-against = шанс { $percent } %: { $who }
note-left = лишилося здоров’я: { $count }
note-retaliates = відповість ударом на провал
note-harm = { $horror ->
    [0] поранення { $damage }
   *[other] { $damage ->
        [0] жах { $horror }
       *[other] поранення { $damage }, жах { $horror }
    }
}
note-unrevealed = ще не відкрита
place-woods-1 = унизу ліворуч
place-woods-2 = угорі ліворуч
place-woods-3 = угорі праворуч
place-woods-4 = унизу праворуч
note-clues = { $count ->
    [0] доказів немає
    [one] { $count } доказ
    [few] { $count } докази
   *[other] { $count } доказів
}
note-shroud = завіса { $count }
note-deck = { $count ->
    [one] у колоді { $count } карта
    [few] у колоді { $count } карти
   *[other] у колоді { $count } карт
}
note-actions-left = { $count ->
    [one] лишилася { $count } дія
    [few] лишилося { $count } дії
   *[other] лишилося { $count } дій
}
note-resources = у вас { $count }
note-price = { $price ->
    [0] безкоштовно
   *[other] ціна { $price }, лишиться { $left }
}
note-fast = швидка, без дії
note-in-deck = у колоді: { $count }
note-bears = витримає ще { $count }
note-succeeds = автоматичний успіх
note-fails = автоматичний провал
note-health = здоров’я { $count }
note-sanity = розум { $count }

origin-window-title = Вікно гравця
origin-window = Зараз можна щось застосувати або пропустити.

## Історія після гри

story-scenario = Починається сценарій «{ $scenario }».
story-clues = { $who } знаходить { $count ->
    [one] { $count } доказ
    [few] { $count } докази
   *[other] { $count } доказів
}.
story-defeated = Переможені: { $enemies }.
story-harm = { $who } зазнає { $damage ->
    [0] {""}
    [one] { $damage } поранення
   *[other] { $damage } поранень
}{ $damage ->
    [0] {""}
   *[other] { $horror ->
        [0] {""}
       *[other] {" "}і{" "}
    }
}{ $horror ->
    [0] {""}
    [one] { $horror } жаху
   *[other] { $horror } жахів
}.
story-act = Сцену «{ $card }» просунуто.
story-agenda = Задум «{ $card }» просунуто.
story-fell = { $who-gender ->
    [f] { $who } переможена.
   *[m] { $who } переможений.
}
story-resigned = { $who } відступає.
story-lost-killed = { $who } гине.
story-lost-insane = { $who } божеволіє.
story-ended = Сценарій «{ $scenario }» завершено: { $how }.

## Пояснення

term-printed = { $amount } надруковано
term-more = { $sign ->
    [minus] −{ $amount } дає «{ $source }»
   *[plus] +{ $amount } дає «{ $source }»
}
made-fight = Бій { $total }: { $terms }.
made-evade = Ухиляння { $total }: { $terms }.
made-shroud = Завіса { $total }: { $terms }.
made-willpower = Воля { $total }: { $terms }.
made-intellect = Інтелект { $total }: { $terms }.
made-combat = Сила { $total }: { $terms }.
made-agility = Спритність { $total }: { $terms }.
made-value = Значення вміння { $total }: { $terms }.
made-difficulty = Складність { $total }: { $terms }.
explain-value = Значення вміння { $total }, як надруковано.
explain-difficulty = Складність { $total }, як надруковано.
explain-odds = Шанс на успіх { $percent } %.
explain-test = { $who }: перевірка { $skill-gen }
explain-skill = { $total }, як надруковано.
explain-skill-willpower = Тримає удар страху й чарів; нею творять заклинання.
explain-skill-intellect = Потрібен, щоб досліджувати локації.
explain-skill-combat = Потрібна, щоб атакувати ворогів.
explain-skill-agility = Потрібна, щоб ухилятися від ворогів і небезпек.
explain-price = Зараз ціна { $price }, надруковано { $printed }.
explain-controlled = У зоні { $who-gen }.
explain-marks = { $marks }.
explain-damage = Поранення: { $count } з { $most }.
explain-horror = Жах: { $count } з { $most }.
explain-exhausted = Виснажено до фази перепочинку.
explain-enemy-exhausted = Виснажено: ворог не атакує й не переміщується, поки не відновиться.
explain-blank = Текст зараз вважається порожнім.
explain-act = { $needed ->
    [one] Просуває { $needed } доказ
    [few] Просувають { $needed } докази
   *[other] Просувають { $needed } доказів
}; у дослідників { $have }.
explain-acts-left = { $count ->
    [0] Остання сцена.
    [one] Далі ще { $count } сцена.
    [few] Далі ще { $count } сцени.
   *[other] Далі ще { $count } сцен.
}
explain-agenda = Приреченості в грі { $doom } з { $threshold }, на задумі { $here }.
explain-agendas-left = { $count ->
    [0] Останній задум.
    [one] Далі ще { $count } задум.
    [few] Далі ще { $count } задуми.
   *[other] Далі ще { $count } задумів.
}
explain-health = Лишилося здоров’я: { $left } з { $most }.
explain-fight-odds = Шанс влучити { $percent } %, якщо нічого не додавати.
explain-ability-odds = Карта «{ $card-inner }» ({ $ability }): шанс { $percent } %.
explain-card-odds = Карта «{ $card-inner }»: шанс { $percent } %.
explain-evade-odds = Шанс ухилитися { $percent } %, якщо нічого не додавати.
explain-investigate-odds = Шанс знайти доказ { $percent } %, якщо нічого не додавати.
explain-engaged = У бою { $who-with }.
explain-unengaged = Не в бою, перебуває { $where-in }.
explain-keyword-aloof = Обережний: сам не вступає в бій; щоб атакувати його, треба вступити з ним у бій.
explain-keyword-hunter = Мисливець: у фазі ворогів переміщується до найближчого дослідника.
explain-keyword-massive = Величезний: поки відновлений, він у бою з усіма дослідниками у своїй локації.
explain-keyword-retaliate = Месник: б’є у відповідь, якщо атаку на нього провалено.
explain-prey-bearer = Здобич: лише носій.
explain-prey-highest-combat = Здобич: у кого більше сили.
explain-prey-lowest-combat = Здобич: у кого менше сили.
explain-prey-lowest-agility = Здобич: у кого менше спритності.
explain-prey-lowest-health = Здобич: у кого лишилося менше здоров’я.
explain-prey-lowest-sanity = Здобич: у кого лишилося менше розуму.
explain-prey-fewest-cards = Здобич: у кого менше карт на руці.
explain-prey-most-clues = Здобич: у кого більше доказів.
explain-where = { $where }.
explain-purse = { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурси
   *[other] { $resources } ресурсів
}, { $clues ->
    [one] { $clues } доказ
    [few] { $clues } докази
   *[other] { $clues } доказів
}, { $cards ->
    [one] { $cards } карта на руці
    [few] { $cards } карти на руці
   *[other] { $cards } карт на руці
}, у колоді { $deck }.
explain-lead = Лідер вирішує, коли можливості рівні.
explain-resources = Ними платять за карти й властивості. Дія або фаза перепочинку дає ще 1.
explain-unrevealed = Тут ще ніхто не був; хто ввійде, відкриє локацію.
explain-clues = { $count ->
    [0] Доказів тут не лишилося.
    [one] Тут { $count } доказ.
    [few] Тут { $count } докази.
   *[other] Тут { $count } доказів.
}
explain-here = Тут: { $who }.
explain-enemies = Вороги: { $enemies }.
explain-attached = Приєднано: { $cards }.
explain-ways = { $ways-count ->
    [0] Ні з чим не сполучена.
   *[other] Сполучення: { $ways }.
}
explain-deck-count = { $count ->
    [0] Карт не лишилося.
    [one] Лишилася { $count } карта.
    [few] Лишилося { $count } карти.
   *[other] Лишилося { $count } карт.
}
explain-deck-empty = Коли колода закінчується, у неї затасовують скид, а власник зазнає 1 жаху.
explain-encounter-deck = Колода зустрічей
explain-encounter-empty = Коли колода закінчується, у неї затасовують її скид.
explain-encounter-discard = Скид зустрічей
explain-known = Ви знаєте, що лежить зверху: { $cards }.
explain-pile = { $cards }.
explain-pile-empty = Тут нічого немає.
explain-victory = Переможний рахунок: { $points }
explain-victory-worth = Кожне очко — 1 бал досвіду кожному, коли сценарій закінчиться.
explain-set-aside = Відкладені карти
explain-cultists = Колода культистів
explain-token-count = У мішку { $count } з { $all }.
explain-token-none = Зараз його немає в мішку.
explain-token-worth = Зараз рахується як { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
}.
explain-token-again = Зараз рахується як { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
}, і витягують ще один жетон.
explain-quote = { $line }

## Що знають усі

knowledge-bag = Мішок хаосу: { $count ->
    [one] { $count } жетон
    [few] { $count } жетони
   *[other] { $count } жетонів
}
knowledge-title = Що знають усі
knowledge-piles = Стоси й журнал
knowledge-encounter = Скид зустрічей
knowledge-victory = Переможний рахунок
knowledge-set-aside = Відкладено
knowledge-odds = Ваше вміння проти складності:
knowledge-token = { $token }: у мішку { $count }, { $percent } %

## Підготовка столу

setup-adventure-gathering = Одна ніч у власному домі, з якого зникли двері: дізнайтеся, що шкребеться під підлогою, і виберіться.
setup-adventure-midnight-masks = Одна ніч на вулицях Аркгема: знайдіть культистів під їхніми масками, поки не вибило північ.
setup-adventure-devourer-below = Одна ніч у лісі: зірвіть ритуал, поки щось прадавнє не прийшло на поклик.
setup-adventure-night-of-the-zealot = Усі три ночі поспіль: що ви здобудете, втратите й зрозумієте в одній, лишиться з вами в наступній.
setup-sets = Набори зустрічей: { $sets }.
setup-difficulty-easy = Для історії, яку хочеться розповісти до кінця: м’які числа.
setup-difficulty-standard = Як грає більшість: чесний шанс для тих, хто обережний.
setup-difficulty-hard = Для тих, хто знає свою колоду: мішок кусається.
setup-difficulty-expert = Для тих, хто хоче гарно програти.
setup-symbols-mild = Символи роблять те, що сказано на м’якому боці пам’ятки сценарію.
setup-symbols-harsh = Символи роблять те, що сказано на суворому боці пам’ятки сценарію.
setup-one-set = Один базовий набір: багатьох карт лише по одному примірнику на всіх.
setup-two-sets = Два базові набори: кожної карти гравця по два примірники.
setup-deck = Колода
setup-seat-deck = Колода
setup-deck-starter = Стартова
setup-deck-alternative = Інша
setup-deck-file = З файлу
setup-deck-paste = Вставте колоду з ArkhamDB
setup-deck-open = Відкрити файл
setup-deck-other = Це колода { $who-gen }: виберіть цього дослідника або лишіть вибір випадку.
setup-joins-later = Приєднається до кампанії пізніше
