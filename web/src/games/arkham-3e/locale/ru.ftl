# Лицо «Ужаса Аркхэма» (третья редакция) по-русски.

## За столом

cause-name = { CAPITALIZE($name) }
nothing = Ничего.
status-turn = { $count ->
    [0] ходит, действий не осталось
    [one] ходит, осталось { $count } действие
    [few] ходит, осталось { $count } действия
   *[other] ходит, осталось { $count } действий
}
status-acts = ходит
status-waits = ход впереди
status-where = { CAPITALIZE($where) }
status-engaged = Сражается: { $monsters }
status-delayed = задержан
status-conditions = Состояния: { $conditions }
fate-defeated = побеждён
fate-devoured = сожран
fate-retired = на покое
fate-out = вне игры
held-money = { $count } $
held-clues = { $count ->
    [0] улик нет
    [one] { $count } улика
    [few] { $count } улики
   *[other] { $count } улик
}
held-remnants = { $count ->
    [0] останков нет
   *[other] останки: { $count }
}
held-focus = Жетоны сосредоточенности: { $count }
focus-of = Жетоны сосредоточенности: { $count } из { $limit }
focus-on = { $count ->
    [one] жетон сосредоточенности
   *[other] жетоны сосредоточенности: { $count }
}

## Поле

codex = Кодекс
codex-none = Кодекс пуст.
sheet-doom = Безысходность на листе сценария: { $count }
sheet-clues = Улик на листе сценария: { $count }
sheet-markers = Маркеров на листе сценария: { $count }
sheet-means = Улик и безысходности на этом листе ждёт кодекс: сюда ложатся изученные улики и безысходность, которую город уже не вмещает.
goal-doom = Безысходность на листе: { $have } из { $need }
goal-clues = Улики на листе: { $have } из { $need }
goal-markers = Маркеры на листе: { $have } из { $need }
goal-together = Улики и безысходность на листе: { $have } из { $need }
goal-card = Улики на этой карте: { $have } из { $need }
goal-mended = Исцелено шрамов: { $have } из { $need }
goal-price = Улики на листе, чтобы потратить: { $have } из { $need }
clues-on-card = { $count ->
    [one] на ней { $count } улика
    [few] на ней { $count } улики
   *[other] на ней { $count } улик
}
archive-number = Архив { $number }
archive-number-back = Архив { $number } · оборот
archive-attached = Прикреплена к колоде района: { $where }.
cup = Чаша Мифа
cup-is = В чаше Мифа: { $count }
cup-inside = В чаше: { $count }
cup-drawn = Взято: { $count }
cup-means = В фазе Мифа каждый игрок берёт два жетона не глядя.
cup-drawn-means = Когда чаша опустеет, все взятые жетоны вернутся в неё.
events = События
events-next = На рубашке верхней карты: { $where }.
events-next-short = Сверху: { $where }
events-discard = Сброшено: { $count }.
events-means = Безысходность распространяют картой снизу, улики появляются с картой сверху. Верхняя карта сброса указывает нестабильную зону.
fact-doom = { $count ->
    [one] { $count } жетон безысходности
    [few] { $count } жетона безысходности
   *[other] { $count } жетонов безысходности
}
fact-unstable = нестабильная зона
fact-clues = { $count ->
    [one] { $count } улика
    [few] { $count } улики
   *[other] { $count } улик
}
fact-anomaly = аномалия
marker-hidden = неоткрытый маркер
marker-white = белый маркер
marker-blue = синий маркер
marker-red = красный маркер

## Что важно в выборе

note-facts = { $facts }
note-empty = там ничего нет
note-monster = раны { $damage }, ужас { $horror }, здоровье { $left }
note-investigator = здоровье { $health }, рассудок { $sanity }, { $facts }
note-newcomer = { $occupation }, здоровье { $health }, рассудок { $sanity }

## Проверки, бой и вред

test-of = Проверка { $skill-gen }
fight-with = { CAPITALIZE($monsters) }
attack-of = Атака: { $monsters }
try-attack = Атака
try-evade = Уход
try-research = Изучение
try-ward = Защита
foe = { CAPITALIZE($monster) }
harm-damage = Рана: { $who }
harm-horror = Ужас: { $who }
suffers-damage = { $who } вот-вот получит { $count ->
    [one] { $count } рану
    [few] { $count } раны
   *[other] { $count } ран
}
suffers-horror = { $who } вот-вот получит { $count ->
    [one] { $count } ужас
   *[other] { $count } ужаса
}
dice-skill = навык и сосредоточенность
dice-modifier = модификатор
dice-more = дополнительные кубики
dice-lent = чужая сосредоточенность
dice-monster = монстр
dice-other = прочее

## Свой лист, карты, витрина

tray-label = Ваш сыщик, кодекс и витрина
revealed = Карты на выбор
assets = Активы и состояния
assets-none = Пока ничего.
display = Витрина
display-none = Вещей не осталось.
display-means = Пять вещей, которые приобретают, когда это позволяет контакт или другой эффект.
costs = цена { $value } $
price = { $value } $
back-known = оборот известен
cards-under = { $count ->
    [one] под ней { $count } карта
    [few] под ней { $count } карты
   *[other] под ней { $count } карт
}
skill-is = { $skill-Nom }: { $value } на листе, { $focused } от сосредоточенности
skill-value = { $skill } { $value }
skill-focused = { $skill } { $value }+{ $focused }
skills = Навыки: { $skills }.
kind-item = Вещь
kind-ally = Союзник
kind-spell = Заклинание
kind-talent = Талант
kind-condition = Состояние
kind-rumor = Слух
newspaper = Аркхэмский вестник
card-back = Другая сторона
card-has-back = Что на обороте, никто не знает, пока карту не перевернут.
card-for-sale = На витрине: цена { $value } $.
card-held-by = У кого: { $who }.
card-damage = Раны на ней: { $count }.
card-horror = Ужас на ней: { $count }.
hands = { $count ->
    [one] { $count } рука
    [few] { $count } руки
   *[other] { $count } рук
}
bears-damage = может принять ран: { $count }
bears-horror = может принять ужаса: { $count }
casting = при чтении ужас: { $count }

## Что осталось

piles = Что осталось
deck-monster = Монстры
deck-headline = Заголовки
deck-item = Вещи
deck-ally = Союзники
deck-spell = Заклинания
deck-street = Улицы
deck-anomaly = Аномалии
deck-left = Осталось: { $count }.
deck-discard = Сброшено: { $cards }.
deck-aside = Отложены: { $monsters }.
headline-means = Если нужно прочитать заголовок, а их не осталось, на лист сценария ложится 1 жетон безысходности.
rumor-means = Слух остаётся в кодексе, пока его не прекратят или не сменит другой.

## Пояснения: город

space-in = Район: { $where }.
space-here = Здесь: { $facts }.
space-adjacent = Соседние зоны: { $where }.
street-residential = Жилая улица.
street-bridge = Мост.
street-scenic = Живописная улица.
unstable-means = Нестабильная зона: сюда приходят монстры и безысходность при прорыве врат.
neighborhood-spaces = Зоны: { $where }.
neighborhood-doom = Безысходность в районе: { $count }.
neighborhood-attached = К его колоде прикреплена карта «{ $card }».
clue-means = Контакт в этом районе может дать улику из него.
anomaly-means = Пока здесь аномалия, безысходность этого района ложится на лист сценария, а контакты здесь — контакты с аномалией.

## Пояснения: фигуры

monster-health = здоровье { $left } из { $most }
monster-attack = атака: сила { $mod }
monster-evade = уход: внимание { $mod }
monster-damage = наносит ран: { $count }
monster-horror = наносит ужаса: { $count }
monster-speed = скорость { $count }
monster-remnant = оставляет останки
monster-epic = Эпический
monster-where = Где: { $where }.
monster-ready = Развёрнут: активируется в фазе монстров.
monster-engaged = С кем сражается: { $who }. В фазе монстров атакует.
monster-exhausted = Повёрнут: развернётся в фазе монстров.
monster-waits = Ещё не активировался.
newcomer = Здоровье { $health }, рассудок { $sanity }, предел сосредоточенности { $focus }, деньги { $money } $.
starting-cards = Начинает с картами: { $cards }.
starting-choice = Выбирает из карт: { $cards }.
scenario-city = Аркхэм: { $where }.
scenario-start = Сыщики начинают здесь: { $where }.
investigator-state = Здоровье { $health } из { $most-health }, рассудок { $sanity } из { $most-sanity }; где: { $where }.
investigator-has = Деньги { $money } $, улики { $clues }, останки { $remnants }.
investigator-cards = Активы: { $cards }.
investigator-leader = Ведущий сыщик: решает за всех, когда больше некому.
engaged-means = Сражается: { $monsters }. Можно только атаковать, уйти или сосредоточиться.
delayed-means = Задержан: следующее действие пропускается.

## Игра задним числом

story-anomaly = Возникла аномалия: { $where }.
story-anomaly-closed = Аномалия исчезла: { $where }.
story-outbreak = Вспышка: { $where }.
story-monster = Побеждён монстр: { $monster }.
story-headline = Заголовок «{ $headline }».
story-archive = Новое в кодексе: «{ $card }».
story-turned = Перевёрнута карта кодекса: «{ $card }».
story-read = Прочитан оборот карты архива: «{ $card }».
story-defeated = Побеждён сыщик: { $who }.
story-tally = Изучено улик: { $clues }. Убрано безысходности: { $removed }. Побеждено монстров: { $defeated }.
