# Лицо «Древнего ужаса» по-русски.

## Вокруг стола

subtitle-difficulty = сложность: { $level }
list = { $items }
status-turn = ходит, { $count ->
    [0] действий не осталось
    [one] осталось { $count } действие
    [few] осталось { $count } действия
   *[other] осталось { $count } действий
}
status-acts = ходит
status-waits = { $place ->
    [1] ходит следующим
   *[other] в очереди { $place }-й
}
status-where = { CAPITALIZE($where) }
status-delayed = задержка
status-conditions = Состояния: { $conditions }
fate-defeated = вне игры: поражение
fate-devoured = вне игры: добыча Древнего
fate-eliminated = игрок выбыл
held-clues = { $count ->
    [0] улик нет
    [one] { $count } улика
    [few] { $count } улики
   *[other] { $count } улик
}
held-trains = железнодорожных билетов: { $count }
held-ships = билетов на пароход: { $count }

## Поле

map = Мир
doom = Безысходность
doom-is = Безысходность { $doom }
omen-is = Знамение: { $omen }
ancient-one-asleep = спит
ancient-one-awake = пробуждён
mysteries-solved = Разгадано тайн: { $solved } из { $needed }
no-mystery = Сейчас тайны нет
mythos-left = Осталось карт Мифа: { $count }
goal-tokens = Жетонов Древних: { $have } из { $need }
goal-clues = Улик: { $have } из { $need }
goal-gates = Врат: { $have } из { $need }
goal-toughness = Стойкость: { $have } из { $need }
goal-epic = { $have ->
    [0] Победить эпического монстра
   *[other] Эпический монстр побеждён
}
space-label = { CAPITALIZE($name) }: { $facts }
space-label-empty = { CAPITALIZE($name) }
space-label-legal = { $choices }. { $label }
fact-gate = врата ({ $omen })
fact-fallen = { $who } (поражение)
fact-rumor = слух «{ $card }»
fact-eldritch = { $count } { $count ->
    [one] жетон Древних
    [few] жетона Древних
   *[other] жетонов Древних
}
fact-sheet = { $by ->
    [cthulhu] { $count } { $count ->
        [one] жетон рассудка
        [few] жетона рассудка
       *[other] жетонов рассудка
    }
   *[other] { fact-eldritch }
}

## Что важно в варианте

note-gate = врата
note-clues = { $count ->
    [1] улика
    [one] { $count } улика
    [few] { $count } улики
   *[other] { $count } улик
}
note-expedition = текущая экспедиция
note-mystery = жетон тайны
note-rumor = слух
note-fallen = побеждённый сыщик
note-facts = { $facts }
note-empty = здесь ничего нет
note-monster = ужас { $horror }, ущерб { $damage }, стойкость { $left }
note-investigator = здоровье { $health }, рассудок { $sanity }, { $where }
note-newcomer = { $occupation }, здоровье { $health }, рассудок { $sanity }
note-value = цена { $value }. { $text }

## Проверки и бой

fight-with = Бой: { $monster }
fight-monster = { CAPITALIZE($monster) }
fight-will = { $skill-Nom } { $mod }, ужас { $loss }
fight-strength = { $skill-Nom } { $mod }, ущерб { $loss }
fight-no-test = { $skill-Nom }: без проверки
fight-toughness = Стойкость: { $left } из { $most }
test-of = Проверка { $skill-gen }
dice-skill = навык
dice-modifier = модификатор
dice-improvement = улучшение
dice-more = дополнительные кубики
dice-other = прочее
loss-health = Рана
loss-sanity = Потрясение
loses-health = { $who } сейчас потеряет здоровье: { $count }
loses-sanity = { $who } сейчас потеряет рассудок: { $count }

## Свой лист, карты, резерв

tray-label = Ваш сыщик и резерв
possessions = Имущество и состояния
possessions-none = Пока ничего.
reserve = Резерв
reserve-none = Активов не осталось.
value = цена { $value }
back-known = оборот известен
skill-is = { $skill-Nom }: на листе { $value }, улучшения { $improved }
skill-value = { $skill } { $value }
skills = Навыки: { $skills }.
kind-asset = Актив
kind-artifact = Артефакт
kind-spell = Заклинание
kind-condition = Состояние
card-back = Другая сторона
card-has-back = Что у неё на обороте, никто не знает, пока её не перевернут.
card-in-reserve = Лежит в резерве: приобретается за { $value }.
card-held-by = У кого: { $who }.
mythos-kicker = Карта Мифа · { $trait }
mystery-kicker = Тайна
tokens-short = { $count } ✦

## Что осталось

piles = Что осталось
pile-mythos = Миф
pile-gates = Врата
pile-pool = Улики
pile-cup = Монстры
pile-asset = Активы
pile-artifact = Артефакты
pile-spell = Заклинания
pile-condition = Состояния
pile-left = Осталось: { $count }.
pile-discard = Сброшено: { $cards }.
pile-top = Сверху лежит «{ $card }».
pile-known = Вы знаете место { $place } в стопке: { $where }.
pile-aside = Рядом с полем: { $monsters }.
mythos-means = Если надо взять карту, а брать нечего, партия проиграна.

## Объяснения: мир

space-city = Город: здесь приобретают активы и покупают билеты.
space-wilderness = Глушь.
space-sea = Море.
space-here = Здесь: { $facts }.
space-gate = Здесь могут открыться врата ({ $omen }).
ways-train = Поездом: { $where }.
ways-ship = Пароходом: { $where }.
ways-uncharted = По неизведанным путям: { $where }.
gate-title = Врата: { $where }
gate-means = Когда знамение переходит на их символ, безысходность растёт на 1. Из врат выходят монстры.
gate-close = Закрывают их в контакте с Иным миром: в фазе контактов, стоя здесь, когда в локации нет монстров.
clue-title = { $count ->
    [1] Улика: { $where }
   *[other] Улики ({ $count }): { $where }
}
clue-means = Её получают в контакте-исследовании в этой локации.
clue-use = Потраченная улика даёт перебросить кубик; улики нужны и для тайн.
expedition-where = Куда ведёт: { $where }. Осталось карт: { $count }.
expedition-means = Контакт в этой локации может принести артефакт; потом экспедиция отправится в другое место.
rumor-where = Где с ним встречаются: { $where }.
mystery-where = Где лежит её жетон: { $where }.
mystery-is = Разгадав достаточно тайн, сыщики побеждают.
doom-means = Когда безысходность доходит до 0, Древний пробуждается.
doom-comes = Она растёт, когда знамение совпадает с открытыми вратами, и от карт Мифа и контактов.
omen-next = Следующее: { $omen }; таких врат на поле: { $count }.
omen-means = Когда знамение меняется, безысходность растёт на 1 за каждые врата с новым символом.
omen-tokens = Жетоны Древних на шкале тоже усиливают безысходность.
sheet-starts = Безысходность вначале: { $doom }; разгадать тайн: { $mysteries }.
sheet-front = Пока спит:
sheet-back = Когда пробудится:
sheet-cultist-front = Его культисты, пока спит: { $numbers }. { $text }
sheet-cultist-back = Его культисты, когда пробуждён: { $numbers }. { $text }
sheet-gates = Врат на листе: { $count }.

## Объяснения: фигуры

monster-will = воля { $mod }, ужас { $loss }
monster-no-will = без проверки воли
monster-strength = сила { $mod }, ущерб { $loss }
monster-no-strength = без проверки силы
monster-toughness = стойкость { $toughness }
monster-numbers = { CAPITALIZE($numbers) }.
monster-where = Где: { $where }.
monster-epic = Эпический монстр: его не сбрасывают, победить его можно, только лишив всего здоровья.
newcomer = Здоровье { $health }, рассудок { $sanity }; начинает здесь: { $where }.
investigator-state = Здоровье { $health } из { $most-health }, рассудок { $sanity } из { $most-sanity }; где: { $where }.
investigator-cards = Имущество: { $cards }.
investigator-lead = Ведущий сыщик: ходит первым и решает там, где больше некому.
delayed-means = Задержка: в следующий ход вместо действий нужно встать.
fallen-by-health = Не осталось здоровья.
fallen-by-sanity = Не осталось рассудка.
fallen-left = { $count ->
    [0] Осталось: улик { $clues }, билетов { $tickets }, карт нет.
   *[other] Осталось: улик { $clues }, билетов { $tickets }, { $cards }.
}
fallen-means = В контакте здесь можно забрать всё, что осталось.
reserve-means = Приобретение активов — проверка общения: каждый успех оплачивает 1 цены. Только в городе и когда в локации нет монстров.

## Рассказ о партии

story-gate-opened = Открылись врата: { $where }.
story-gate-closed = { $who } закрывает врата: { $where }.
story-monster = Побеждён монстр: { $monster } ({ $where }).
story-mythos = Карта Мифа «{ $card }».
story-rumor = Слух «{ $card }» разгадан.
story-mystery = Тайна «{ $mystery }» разгадана.
story-defeated = { $who } терпит поражение.
story-devoured = Древний пожирает сыщика: { $who }.
story-awoke = Древний пробудился.
story-tally = Разгадано тайн: { $solved }. Закрыто врат: { $closed }. Побеждено монстров: { $defeated }.
story-score = Победный счёт: { $score } (чем ниже, тем лучше).
