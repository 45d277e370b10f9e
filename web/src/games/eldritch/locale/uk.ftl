# Обличчя гри українською.

## Навколо столу

subtitle-difficulty = складність: { $level }
list = { $items }
status-turn = ходить, { $count ->
    [0] дій не лишилося
    [one] лишилася { $count } дія
    [few] лишилося { $count } дії
   *[other] лишилося { $count } дій
}
status-acts = ходить
status-waits = { $place ->
    [1] ходить наступним
   *[other] у черзі { $place }-й
}
status-where = { CAPITALIZE($where) }
status-delayed = затримка
status-conditions = Стани: { $conditions }
fate-defeated = поза грою: поразка
fate-devoured = поза грою: здобич Стародавнього
fate-eliminated = гравець вибув
held-clues = { $count ->
    [0] доказів немає
    [one] { $count } доказ
    [few] { $count } докази
   *[other] { $count } доказів
}
held-trains = залізничних квитків: { $count }
held-ships = квитків на пароплав: { $count }

## Поле

map = Світ
doom = Приреченість
doom-is = Приреченість { $doom }
omen-is = Знамення: { $omen }
ancient-one-asleep = спить
ancient-one-awake = пробуджений
mysteries-solved = Розгадано таємниць: { $solved } із { $needed }
no-mystery = Зараз таємниці немає
mythos-left = Лишилося карт міту: { $count }
goal-tokens = Жетонів Стародавніх: { $have } із { $need }
goal-clues = Доказів: { $have } із { $need }
goal-gates = Воріт: { $have } із { $need }
goal-toughness = Стійкість: { $have } із { $need }
goal-epic = { $have ->
    [0] Перемогти епічного монстра
   *[other] Епічного монстра переможено
}
space-label = { CAPITALIZE($name) }: { $facts }
space-label-empty = { CAPITALIZE($name) }
space-label-legal = { $choices }. { $label }
fact-gate = ворота ({ $omen })
fact-fallen = { $who } (поразка)
fact-rumor = чутка «{ $card }»
fact-eldritch = { $count } { $count ->
    [one] жетон Стародавніх
    [few] жетони Стародавніх
   *[other] жетонів Стародавніх
}
fact-sheet = { $by ->
    [cthulhu] { $count } { $count ->
        [one] жетон розуму
        [few] жетони розуму
       *[other] жетонів розуму
    }
   *[other] { fact-eldritch }
}

## Що важливо у варіанті

note-gate = ворота
note-clues = { $count ->
    [1] доказ
    [one] { $count } доказ
    [few] { $count } докази
   *[other] { $count } доказів
}
note-expedition = поточна експедиція
note-mystery = жетон таємниці
note-rumor = чутка
note-fallen = переможений дослідник
note-facts = { $facts }
note-empty = тут нічого немає
note-monster = жах { $horror }, поранення { $damage }, стійкість { $left }
note-investigator = здоров’я { $health }, розум { $sanity }, { $where }
note-newcomer = { $occupation }, здоров’я { $health }, розум { $sanity }
note-value = ціна { $value }. { $text }

## Перевірки й бій

fight-with = Бій: { $monster }
fight-monster = { CAPITALIZE($monster) }
fight-will = { $skill-Nom } { $mod }, жах { $loss }
fight-strength = { $skill-Nom } { $mod }, поранення { $loss }
fight-no-test = { $skill-Nom }: без перевірки
fight-toughness = Стійкість: { $left } із { $most }
test-of = Перевірка { $skill-gen }
dice-skill = уміння
dice-modifier = модифікатор
dice-improvement = поліпшення
dice-more = додаткові кубики
dice-other = інше
loss-health = Поранення
loss-sanity = Потрясіння
loses-health = { $who } зараз утратить здоров’я: { $count }
loses-sanity = { $who } зараз утратить розум: { $count }

## Свій лист, карти, запас

tray-label = Ваш дослідник і запас
possessions = Майно та стани
possessions-none = Поки нічого.
reserve = Запас
reserve-none = Активів не лишилося.
value = ціна { $value }
back-known = зворот відомий
skill-is = { $skill-Nom }: на листі { $value }, поліпшення { $improved }
skill-value = { $skill } { $value }
skills = Уміння: { $skills }.
kind-asset = Актив
kind-artifact = Артефакт
kind-spell = Заклинання
kind-condition = Стан
card-back = Інший бік
card-has-back = Що в неї на звороті, ніхто не знає, доки її не перевернуть.
card-in-reserve = Лежить у запасі: її можна придбати за { $value }.
card-held-by = У кого: { $who }.
mythos-kicker = Карта міту · { $trait }
mystery-kicker = Таємниця
tokens-short = { $count } ✦

## Що лишилося

piles = Що лишилося
pile-mythos = Міт
pile-gates = Ворота
pile-pool = Докази
pile-cup = Монстри
pile-asset = Активи
pile-artifact = Артефакти
pile-spell = Заклинання
pile-condition = Стани
pile-left = Лишилося: { $count }.
pile-discard = Скинуто: { $cards }.
pile-top = Зверху лежить «{ $card }».
pile-known = Ви знаєте місце { $place } у стосі: { $where }.
pile-aside = Поруч із полем: { $monsters }.
mythos-means = Якщо треба взяти карту, а брати нічого, партію програно.

## Пояснення: світ

space-city = Місто: тут купують активи та квитки.
space-wilderness = Глушина.
space-sea = Море.
space-here = Тут: { $facts }.
space-gate = Тут можуть відкритися ворота ({ $omen }).
ways-train = Потягом: { $where }.
ways-ship = Пароплавом: { $where }.
ways-uncharted = Незвіданими шляхами: { $where }.
gate-title = Ворота: { $where }
gate-means = Коли знамення переходить на їхній символ, приреченість зростає на 1. Із воріт виходять монстри.
gate-close = Її закривають у зустрічі в Іншому світі: у фазі зустрічей, стоячи тут, коли в зоні немає монстрів.
clue-title = { $count ->
    [1] Доказ: { $where }
   *[other] Докази ({ $count }): { $where }
}
clue-means = Його здобувають у зустрічі-дослідженні в цій зоні.
clue-use = Витрачений доказ дає перекинути кубик; докази потрібні й для таємниць.
expedition-where = Куди веде: { $where }. Лишилося карт: { $count }.
expedition-means = Зустріч у цій зоні може принести артефакт; потім експедиція вирушить до іншого місця.
rumor-where = Де з нею зустрічаються: { $where }.
mystery-where = Де лежить її жетон: { $where }.
mystery-is = Розгадавши досить таємниць, дослідники перемагають.
doom-means = Коли приреченість доходить до 0, Стародавній пробуджується.
doom-comes = Вона зростає, коли знамення збігається з відкритими воротами, і від карт міту та зустрічей.
omen-next = Наступне: { $omen }; таких воріт на полі: { $count }.
omen-means = Коли знамення змінюється, приреченість зростає на 1 за кожні ворота з новим символом.
omen-tokens = Жетони Стародавніх на шкалі теж посилюють приреченість.
sheet-starts = Приреченість спочатку: { $doom }; розгадати таємниць: { $mysteries }.
sheet-front = Поки спить:
sheet-back = Коли пробудиться:
sheet-cultist-front = Його культисти, поки спить: { $numbers }. { $text }
sheet-cultist-back = Його культисти, коли пробуджений: { $numbers }. { $text }
sheet-gates = Воріт на листі: { $count }.

## Пояснення: фігури

monster-will = воля { $mod }, жах { $loss }
monster-no-will = без перевірки волі
monster-strength = сила { $mod }, поранення { $loss }
monster-no-strength = без перевірки сили
monster-toughness = стійкість { $toughness }
monster-numbers = { CAPITALIZE($numbers) }.
monster-where = Де: { $where }.
monster-epic = Епічний монстр: його не скидають, перемогти його можна, лише позбавивши всього здоров’я.
newcomer = Здоров’я { $health }, розум { $sanity }; починає тут: { $where }.
investigator-state = Здоров’я { $health } із { $most-health }, розум { $sanity } із { $most-sanity }; де: { $where }.
investigator-cards = Майно: { $cards }.
investigator-lead = Провідний дослідник: ходить першим і вирішує там, де більше нікому.
delayed-means = Затримка: наступного ходу замість дій треба підвестися.
fallen-by-health = Не лишилося здоров’я.
fallen-by-sanity = Не лишилося розуму.
fallen-left = { $count ->
    [0] Лишилося: доказів { $clues }, квитків { $tickets }, карт немає.
   *[other] Лишилося: доказів { $clues }, квитків { $tickets }, { $cards }.
}
fallen-means = У зустрічі тут можна забрати все, що лишилося.
reserve-means = Придбання активів — перевірка впливу: кожен успіх оплачує 1 ціни. Лише в місті й коли в зоні немає монстрів.

## Розповідь про партію

story-gate-opened = Відкрилися ворота: { $where }.
story-gate-closed = { $who } закриває ворота: { $where }.
story-monster = Переможено монстра: { $monster } ({ $where }).
story-mythos = Карта міту «{ $card }».
story-rumor = Чутку «{ $card }» розгадано.
story-mystery = Таємницю «{ $mystery }» розгадано.
story-defeated = { $who } зазнає поразки.
story-devoured = Стародавній пожирає дослідника: { $who }.
story-awoke = Стародавній пробудився.
story-tally = Розгадано таємниць: { $solved }. Закрито воріт: { $closed }. Переможено монстрів: { $defeated }.
story-score = Переможний рахунок: { $score } (що нижчий, то краще).
