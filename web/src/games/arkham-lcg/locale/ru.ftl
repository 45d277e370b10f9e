# Лицо игры «Ужас Аркхэма. Карточная игра» по-русски.

## Карты

counted = { $name } ×{ $count }
card-cost = цена { $count }
card-level = Уровень { $level }
card-weakness = слабость
card-unique = Уникальная
card-victory = Победное значение { $count }
card-health = здоровье
card-sanity = рассудок
card-fight = бой
card-evade = уход
card-shroud = неясность
card-clues = улики
card-clues-each = { $each } за сыщика
per-investigator = за сыщика
card-doom = безысходность: { $count }
card-health-each = { $base ->
    [0] { $each } за сыщика
   *[other] { $base } + { $each } за сыщика
}
card-health-short = { $each ->
    [0] { $base }
   *[other] { $base ->
        [0] { $each }
       *[other] { $base }+{ $each }
    }
}
card-attack-none = его атака не наносит вреда
card-attack-damage = { $count ->
    [one] { $count } рана
    [few] { $count } раны
   *[other] { $count } ран
}
card-attack-horror = { $count ->
    [one] { $count } ужас
   *[other] { $count } ужаса
}
location-unrevealed = Здесь ещё никто не был.
stage-act = Сцена { $stage }{ $side }
stage-agenda = Замысел { $stage }{ $side }
reference-mild = Лёгкий и обычный уровни
reference-harsh = Сложный и экстремальный уровни

kind-asset = Актив
kind-event = Событие
kind-skill = Навык
kind-treachery = Напасть
kind-enemy = Враг
kind-location = Локация
kind-act = Сцена
kind-agenda = Замысел
kind-scenario = Памятка сценария
kind-investigator = Сыщик
kind-weakness-basic = Базовая слабость
kind-weakness-signature = Слабость

class-guardian = хранитель
class-seeker = искатель
class-rogue = ловкач
class-mystic = мистик
class-survivor = выживший
class-neutral = нейтральный

slot-hand = слот руки
slot-arcane = магический слот
slot-accessory = слот аксессуара
slot-body = слот одежды
slot-ally = слот союзника

keyword-fast = быстрая карта

# Слова, с которых на картах начинаются свойства, в точности как на картах.
head-action = Действие
head-free = Без действия
head-reaction = Реакция
head-skull = Череп
head-cultist = Культист
head-tablet = Скрижаль
head-elder-thing = Старец
head-elder-sign = Знак Старших богов
head-auto-fail = Автоматический провал

## Вокруг карт игрока

tray-label = Ваши карты
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
    [few] Ваша рука: { $count } карты
   *[other] Ваша рука: { $count } карт
}
hand-play = { $count ->
    [one] Ваша рука: { $count } карта
    [few] Ваша рука: { $count } карты
   *[other] Ваша рука: { $count } карт
}
hand-commit = Добавьте карты к проверке
hand-mulligan = Какие карты вы меняете?
hand-discard = Сбросьте карту
hand-keep = Оставьте одну карту
hand-empty = На руке нет карт.

actions-label = Действия
actions-left = { $count ->
    [one] Осталось { $count } действие
    [few] Осталось { $count } действия
   *[other] Осталось { $count } действий
}{ $extra ->
    [0] {""}
   *[other] , дополнительных: { $extra }
}
actions-left-short = { $count ->
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
}{ $extra ->
    [0] {""}
   *[other] {" "}+{ $extra }
}
actions-wait = Решают другие.
window-may = Можно что-нибудь применить.
abilities-several = { $count ->
    [one] { $count } свойство
    [few] { $count } свойства
   *[other] { $count } свойств
}

pile-deck = Колода { $count }
pile-discard = Сброс { $count }
discard-of = Сброс { $who-gen }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[other] { $count } карт
}
looking-title = { $count ->
    [one] Вы смотрите { $count } карту
    [few] Вы смотрите { $count } карты
   *[other] Вы смотрите { $count } карт
}

area-of = Зона { $who-gen }
faces-label = Чья зона
assets-label = Карты в игре
slots-free = Свободные слоты
slot-free = свободен { $slot }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}
threats-label = Зона угрозы
fate-defeated = { $who-gender ->
    [f] { $who } побеждена.
   *[m] { $who } побеждён.
}
fate-resigned = { $who-gender ->
    [f] { $who } совершила побег.
   *[m] { $who } совершил побег.
}
fate-absent = { $who } пропускает этот сценарий.

figures-health = Здоровье: осталось { $now } из { $most }
figures-sanity = Рассудок: осталось { $now } из { $most }
figures-resources = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[other] { $count } ресурсов
}
figures-clues = { $count ->
    [one] { $count } улика
    [few] { $count } улики
   *[other] { $count } улик
}
figures-hand = { $count ->
    [one] { $count } карта на руке
    [few] { $count } карты на руке
   *[other] { $count } карт на руке
}
card-exhausted = повёрнута
marks-ammo = { $count ->
    [one] { $count } патрон
    [few] { $count } патрона
   *[other] { $count } патронов
}
marks-charges = { $count ->
    [one] { $count } заряд
    [few] { $count } заряда
   *[other] { $count } зарядов
}
marks-supplies = { $count ->
    [one] { $count } запас
    [few] { $count } запаса
   *[other] { $count } запасов
}
marks-secrets = { $count ->
    [one] { $count } тайна
    [few] { $count } тайны
   *[other] { $count } тайн
}
marks-resource = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
   *[other] { $count } ресурсов
}
marks-damage = раны: { $count } из { $most }
marks-horror = ужас: { $count } из { $most }
marks-clues = { $count ->
    [one] { $count } улика
    [few] { $count } улики
   *[other] { $count } улик
}
marks-doom = безысходность: { $count }
enemy-attack = Атака: раны { $damage }, ужас { $horror }

## Проверки навыка

test-label = Проверка навыка
test-investigate = { $who } исследует: { $what }
test-fight = { $who } атакует { $what-acc }
test-evade = { $who } уходит от { $what-gen }
test-of = { $who }: { $what }
test-plain = { $who } проходит проверку
test-value = Значение навыка
test-difficulty = Сложность
test-against = против
test-odds = шанс на успех
test-strip = подойдут { $enough } из { $all } жетонов
test-revealed = Жетон вытянут.
test-auto-fail = Автоматический провал: значение равно 0
test-auto-success = Автоматический успех: сложность равна 0
test-counts-as = считается за { $total }
test-success = Успех
test-failure = Провал
test-success-by = { $by ->
    [0] { $value } против { $difficulty }: ровно столько, сколько нужно
   *[other] { $value } против { $difficulty }: на { $by } больше, чем нужно
}
test-failure-by = { $value } против { $difficulty }: не хватило { $by }
test-success-automatic = автоматически, какими бы ни были числа
test-failure-automatic = автоматически, какими бы ни были числа
term-token = жетон хаоса
piece-success = { $token }: хватит
piece-failure = { $token }: не хватит
piece-perhaps = { $token }: решит другой жетон

## Между сценариями

interlude-label = Между сценариями
ending-kicker = { $scenario }: чем кончилось
resolution-r1 = Исход 1
resolution-r2 = Исход 2
resolution-r3 = Исход 3
resolution-none = Исход не достигнут
ending-victory = Победный счёт: { $count }
victory-worth = { $card }, победное значение { $worth }
ending-people = Сыщики
fate-short-defeated = выбывает: поражение
fate-short-resigned = выбывает: побег
fate-short-absent = вне сценария
earned = получено опыта: { $count }
end-killed = гибель
end-insane = безумие
trauma-physical = физическая травма: { $count }
trauma-mental = ментальная травма: { $count }
experience = непотраченный опыт: { $count }
assume-kicker = Что было раньше
opening-kicker = Сценарий { $number }, уровень сложности: { $difficulty }
opening-people = Кто идёт
opening-bag = В мешке хаоса
opening-sets = Наборы контактов
listed = { $things }
company-kicker = Перед сценарием «{ $scenario }»
company-leave = Уходит
company-return = Присоединяется
company-go = К следующему сценарию
newcomer-kicker = Новое лицо
newcomer-fresh = Без опыта и без травм.
deck-starter = Стартовая колода
deck-alternative = Другая колода
shop-title = Чему учится { $who }
shop-experience = опыт
shop-done = Готово
shop-all = Все { $count }
shop-upgrades = { $count ->
    [one] { $count } улучшение
    [few] { $count } улучшения
   *[other] { $count } улучшений
}
shop-filter = Какие карты
shop-price = { $count ->
    [1] опыт
   *[other] опыта
}
shop-upgrade = вместо: { $card }
shop-remove = Какая карта покидает колоду?
shop-remove-hint = Новая карта занимает место одной из карт колоды. Нажмите на ту, что уходит.
deck-of = Колода { $who-gen }
deck-assets = Активы, { $count }
deck-events = События, { $count }
deck-skills = Навыки, { $count }
deck-required = Персональные, { $count }
deck-story = Сюжетные, { $count }
deck-weaknesses = Слабости, { $count }
times = { $count }×
log-title = Журнал кампании
log-empty = Пока ничего не записано.
log-written = Записано
log-list = { $what }: { $who }
log-sheet = травмы: физические { $physical }, ментальные { $mental }; непотраченный опыт { $experience } из { $earned }
log-story = сюжетные карты: { $cards }
log-lost = Убиты или сошли с ума: { $who }
log-rounds = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
   *[other] { $count } раундов
}
log-earned = { $who }: опыта { $count }

## Вокруг стола

subtitle-difficulty = уровень сложности: { $level }
subtitle-difficulty-grim = уровень сложности: { $level }, тёмное правило
subtitle-chapter = часть { $number }
status-away = пропускает сценарий
status-tests = проверка: { $skill }
status-turn = { $count ->
    [one] ходит, осталось { $count } действие
    [few] ходит, осталось { $count } действия
   *[other] ходит, осталось { $count } действий
}
status-peril = наедине с опасностью
status-silent = опасность: помогать нельзя
status-engaged = сражается с врагами: { $enemies }

## Что важно в варианте

note-and = { $one } · { $other }
note-odds = шанс { $percent } %
note-odds-against = шанс { $percent } % против { $who-gen }
note-left = осталось здоровья: { $count }
note-retaliates = при провале атакует в ответ
note-harm = { $horror ->
    [0] раны { $damage }
   *[other] { $damage ->
        [0] ужас { $horror }
       *[other] раны { $damage }, ужас { $horror }
    }
}
note-unrevealed = ещё не открыта
place-woods-1 = внизу слева
place-woods-2 = вверху слева
place-woods-3 = вверху справа
place-woods-4 = внизу справа
note-clues = { $count ->
    [0] улик нет
    [one] { $count } улика
    [few] { $count } улики
   *[other] { $count } улик
}
note-shroud = неясность { $count }
note-deck = { $count ->
    [one] в колоде { $count } карта
    [few] в колоде { $count } карты
   *[other] в колоде { $count } карт
}
note-actions-left = { $count ->
    [one] осталось { $count } действие
    [few] осталось { $count } действия
   *[other] осталось { $count } действий
}
note-resources = у вас { $count }
note-price = { $price ->
    [0] бесплатно
   *[other] цена { $price }, останется { $left }
}
note-fast = быстрая, без действия
note-in-deck = в колоде: { $count }
note-bears = выдержит ещё { $count }
note-succeeds = автоматический успех
note-fails = автоматический провал
note-health = здоровье { $count }
note-sanity = рассудок { $count }

origin-window-title = Окно игрока
origin-window = Сейчас можно что-нибудь применить или пропустить.

## История после игры

story-scenario = Начинается сценарий «{ $scenario }».
story-clues = { $who } находит { $count ->
    [one] { $count } улику
    [few] { $count } улики
   *[other] { $count } улик
}.
story-defeated = Побеждены: { $enemies }.
story-harm = { $who } получает { $damage ->
    [0] {""}
    [one] { $damage } рану
    [few] { $damage } раны
   *[other] { $damage } ран
}{ $damage ->
    [0] {""}
   *[other] { $horror ->
        [0] {""}
       *[other] {" "}и{" "}
    }
}{ $horror ->
    [0] {""}
    [one] { $horror } ужас
   *[other] { $horror } ужаса
}.
story-act = Сцена «{ $card }» продвинута.
story-agenda = Замысел «{ $card }» продвинут.
story-fell = { $who-gender ->
    [f] { $who } побеждена.
   *[m] { $who } побеждён.
}
story-resigned = { $who-gender ->
    [f] { $who } совершила побег.
   *[m] { $who } совершил побег.
}
story-lost-killed = { $who-gender ->
    [f] { $who } убита.
   *[m] { $who } убит.
}
story-lost-insane = { $who } сходит с ума.
story-ended = Сценарий «{ $scenario }» окончен: { $how }.

## Пояснения

term-printed = { $amount } напечатано
term-more = { $sign ->
    [minus] −{ $amount } даёт «{ $source }»
   *[plus] +{ $amount } даёт «{ $source }»
}
made-fight = Бой { $total }: { $terms }.
made-evade = Уход { $total }: { $terms }.
made-shroud = Неясность { $total }: { $terms }.
made-willpower = Воля { $total }: { $terms }.
made-intellect = Интеллект { $total }: { $terms }.
made-combat = Сила { $total }: { $terms }.
made-agility = Ловкость { $total }: { $terms }.
made-value = Значение навыка { $total }: { $terms }.
made-difficulty = Сложность { $total }: { $terms }.
explain-value = Значение навыка { $total }, как напечатано.
explain-difficulty = Сложность { $total }, как напечатано.
explain-odds = Шанс на успех { $percent } %.
explain-test = { $who }: проверка { $skill-gen }
explain-skill = { $total }, как напечатано.
explain-skill-willpower = Помогает устоять перед страхом и колдовством; ею же творят заклинания.
explain-skill-intellect = Нужен, чтобы исследовать локации.
explain-skill-combat = Нужна, чтобы атаковать врагов.
explain-skill-agility = Нужна, чтобы уходить от врагов и опасностей.
explain-price = Сейчас цена { $price }, напечатано { $printed }.
explain-controlled = В зоне { $who-gen }.
explain-marks = { $marks }.
explain-damage = Раны: { $count } из { $most }.
explain-horror = Ужас: { $count } из { $most }.
explain-exhausted = Повёрнута до фазы передышки.
explain-enemy-exhausted = Карта повёрнута: враг не атакует и не перемещается, пока её не развернут.
explain-blank = Текст сейчас считается пустым.
explain-act = { $needed ->
    [one] Продвигает { $needed } улика
    [few] Продвигают { $needed } улики
   *[other] Продвигают { $needed } улик
}; у сыщиков { $have }.
explain-acts-left = { $count ->
    [0] Последняя сцена.
    [one] Дальше ещё { $count } сцена.
    [few] Дальше ещё { $count } сцены.
   *[other] Дальше ещё { $count } сцен.
}
explain-agenda = Безысходности в игре { $doom } из { $threshold }, на замысле { $here }.
explain-agendas-left = { $count ->
    [0] Последний замысел.
    [one] Дальше ещё { $count } замысел.
    [few] Дальше ещё { $count } замысла.
   *[other] Дальше ещё { $count } замыслов.
}
explain-health = Осталось здоровья: { $left } из { $most }.
explain-fight-odds = Шанс попасть { $percent } %, если ничего не добавлять.
explain-ability-odds = Карта «{ $card-inner }» ({ $ability }): шанс { $percent } %.
explain-card-odds = Карта «{ $card-inner }»: шанс { $percent } %.
explain-evade-odds = Шанс уйти { $percent } %, если ничего не добавлять.
explain-investigate-odds = Шанс найти улику { $percent } %, если ничего не добавлять.
explain-engaged = Сражается { $who-with }.
explain-unengaged = Ни с кем не сражается, находится { $where-in }.
explain-keyword-aloof = Осторожный: сам не начинает сражаться; чтобы атаковать его, надо начать сражаться с ним.
explain-keyword-hunter = Охотник: в фазе врагов перемещается к ближайшему сыщику.
explain-keyword-massive = Огромный: пока развёрнут, сражается со всеми сыщиками в своей локации.
explain-keyword-retaliate = Мститель: атакует в ответ, если атака на него провалена.
explain-prey-bearer = Добыча: только держатель.
explain-prey-highest-combat = Добыча: сыщик с наибольшей силой.
explain-prey-lowest-combat = Добыча: сыщик с наименьшей силой.
explain-prey-lowest-agility = Добыча: сыщик с наименьшей ловкостью.
explain-prey-lowest-health = Добыча: сыщик с наименьшим оставшимся здоровьем.
explain-prey-lowest-sanity = Добыча: сыщик с наименьшим оставшимся рассудком.
explain-prey-fewest-cards = Добыча: сыщик с наименьшим числом карт на руке.
explain-prey-most-clues = Добыча: сыщик с наибольшим числом улик.
explain-where = { $where }.
explain-purse = { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурса
   *[other] { $resources } ресурсов
}, { $clues ->
    [one] { $clues } улика
    [few] { $clues } улики
   *[other] { $clues } улик
}, { $cards ->
    [one] { $cards } карта на руке
    [few] { $cards } карты на руке
   *[other] { $cards } карт на руке
}, в колоде { $deck }.
explain-lead = Ведущий сыщик решает, когда возможности равны.
explain-resources = Ими платят за карты и свойства. Действие или фаза передышки даёт ещё 1.
explain-unrevealed = Здесь ещё никто не был; кто войдёт, откроет локацию.
explain-clues = { $count ->
    [0] Улик здесь не осталось.
    [one] Здесь { $count } улика.
    [few] Здесь { $count } улики.
   *[other] Здесь { $count } улик.
}
explain-here = Здесь: { $who }.
explain-enemies = Враги: { $enemies }.
explain-attached = Прикреплено: { $cards }.
explain-ways = { $ways-count ->
    [0] Ни с чем не связана.
   *[other] Связи: { $ways }.
}
explain-deck-count = { $count ->
    [0] Карт не осталось.
    [one] Осталась { $count } карта.
    [few] Осталось { $count } карты.
   *[other] Осталось { $count } карт.
}
explain-deck-empty = Когда колода кончается, в неё замешивают сброс, а владелец получает 1 ужас.
explain-encounter-deck = Колода контактов
explain-encounter-empty = Когда колода кончается, в неё замешивают её сброс.
explain-encounter-discard = Сброс контактов
explain-known = Вы знаете, что лежит сверху: { $cards }.
explain-pile = { $cards }.
explain-pile-empty = Здесь ничего нет.
explain-victory = Победный счёт: { $points }
explain-victory-worth = Каждое очко — 1 опыт каждому, когда сценарий закончится.
explain-set-aside = Отложенные карты
explain-cultists = Колода культистов
explain-token-count = В мешке { $count } из { $all }.
explain-token-none = Сейчас его нет в мешке.
explain-token-worth = Сейчас считается как { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
}.
explain-token-again = Сейчас считается как { $sign ->
    [minus] −{ $amount }
   *[plus] +{ $amount }
}, и вытягивают ещё один жетон.
explain-quote = { $line }

## Что знают все

knowledge-bag = Мешок хаоса: { $count ->
    [one] { $count } жетон
    [few] { $count } жетона
   *[other] { $count } жетонов
}
knowledge-title = Что знают все
knowledge-piles = Стопки и журнал
knowledge-encounter = Сброс контактов
knowledge-victory = Победный счёт
knowledge-set-aside = Отложено
knowledge-odds = Ваш навык против сложности:
knowledge-token = { $token }: в мешке { $count }, { $percent } %

## Подготовка стола

setup-adventure-gathering = Одна ночь в собственном доме, из которого исчезли двери: узнайте, что скребётся под полом, и выберитесь.
setup-adventure-midnight-masks = Одна ночь на улицах Аркхэма: найдите культистов под их масками, пока не пробило полночь.
setup-adventure-devourer-below = Одна ночь в лесу: сорвите ритуал, пока нечто древнее не пришло на зов.
setup-adventure-night-of-the-zealot = Все три ночи подряд: что вы добудете, потеряете и поймёте в одной, останется с вами в следующей.
setup-sets = Наборы контактов: { $sets }.
setup-difficulty-easy = Чтобы дойти до конца истории: щадящие числа.
setup-difficulty-standard = Как играет большинство: честный шанс для тех, кто осторожен.
setup-difficulty-hard = Для тех, кто знает свою колоду: мешок хаоса не щадит.
setup-difficulty-expert = Для тех, кто хочет красиво проиграть.
setup-symbols-mild = Символы делают то, что сказано на мягкой стороне памятки сценария.
setup-symbols-harsh = Символы делают то, что сказано на суровой стороне памятки сценария.
setup-one-set = Один базовый набор: многих карт только по одному экземпляру на всех.
setup-two-sets = Два базовых набора: каждой карты игрока по два экземпляра.
setup-deck = Колода
setup-seat-deck = Колода
setup-deck-starter = Стартовая
setup-deck-alternative = Другая
setup-deck-file = Из файла
setup-deck-paste = Вставьте колоду с ArkhamDB
setup-deck-open = Открыть файл
setup-deck-other = Это колода { $who-gen }: выберите этого сыщика или оставьте выбор случаю.
setup-joins-later = Присоединится к кампании позже
