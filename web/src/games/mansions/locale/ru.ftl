# Лицо «Обителей безумия» по-русски.

## Вокруг стола

cause-name = { CAPITALIZE($name) }
name = { CAPITALIZE($name) }
nothing = Ничего.
note-facts = { $facts }
note-monster = бдительность { $awareness }, здоровье { $left }
note-monster-unknown = бдительность { $awareness }, { $damage ->
    [0] ран нет
   *[other] раны: { $damage }
}
note-investigator = здоровье { $health }, рассудок { $sanity }; { $where }
note-newcomer = { $occupation }, здоровье { $health }, рассудок { $sanity }

## Что лежит перед сыщиком

tray-investigator = Ваш сыщик: способности, карты и заклинания
carried = Карты и заклинания
carried-none = В карманах пусто.
trauma = Что вас гнетёт
trauma-and-hidden = Что вас гнетёт; карт лицом вниз: { $count }
traits = Способности
lying-open = Лежит открыто в этой комнате
used = использовано
back-known = оборот известен
skill-is = { $skill-Nom }: { $value } по способностям. Всё, что его меняет, учитывается в проверке.
skill-value = { $skill } { $value }
skills = Навыки: { $skills }.
held-skill-points = жетоны опыта: { $count }
moves-left = Движений: { $count }
action-left = Действие есть
action-spent = Действие потрачено
is-hidden = в укрытии
is-blood-relative = родная кровь
has-to-escape = должен выбраться
stun-tokens = жетоны оглушения: { $count }
samples = образцы: { $count }

## До игры

newcomers = Сыщики на выбор
picked = Ваш выбор
traits-to-keep = Оставьте одну из этих способностей
traits-are = Способности: { $traits }.
newcomer = Здоровье { $health }, рассудок { $sanity }, жетоны опыта: { $points }.
health = здоровье { $n }
sanity = рассудок { $n }
trait-mental = { $trait } (умственная)
trait-physical = { $trait } (физическая)
story-house = Комнат в доме: { $count }.
story-actions = Действия хранителя: { $cards }.

## Стол хранителя

tray-keeper = Стол хранителя: угроза, рука, действия, цель и тайны комнат
the-keeper = Хранитель
threat = Угроза
threat-is = Угроза: { $count }
threat-means = Ею платят за действия хранителя и карты мифа. Каждый ход хранителя приносит столько, сколько сыщиков; остаток сохраняется.
keeper-holds = На руке: мифы { $mythos }, травмы { $trauma }
keeper-hand = Ваша рука
keeper-hand-none = Карт нет.
foot-mythos = миф
foot-injury = увечье
foot-insanity = безумие
keeper-actions = Ваши действия
keeper-secret = Ваша тайна
keeper-secret-none = Ответьте на вопросы истории: они решают всё.
used-this-turn = использовано в этот ход
too-dear = угрозы не хватает
costs = стоит { $n } угрозы
aim-of-keeper = Вы: { $aim }
aim-of-investigators = Они: { $aim }
objective-secret = больше никто не знает
objective-open = раскрыта
answers = Ваши ответы
answer-is = { $question } { $answer }
guide = Путеводитель хранителя: { $story }
guide-question = { $number }. { $question }
guide-choose = Выбрать: { $answer }
guide-waits = Вы ответили на всё. Остальные ещё выбирают.
whole-desk = Весь стол
whole-desk-title = Стол хранителя
desk-choose = Выбрать
desk-pool = Монстры в запасе и какими бывают их жетоны
in-the-rooms = В комнатах, с верхней карты вниз
pool = Фигурки в запасе
pool-figures = { $monster-Nom }: { $count }
pool-has = { CAPITALIZE($monsters) }.
pool-of = В запасе: { $count } из { $most }.

## Карты

kind-item = Предмет
kind-starting = Личная вещь
kind-nothing = Карта исследования
kind-lock = Замок
kind-obstacle = Препятствие
kind-spell = Заклинание
kind-injury = Увечье
kind-insanity = Безумие
kind-mythos = Карта мифа
kind-action = Действие хранителя
kind-combat = Карта боя
kind-mental = Умственная способность
kind-physical = Физическая способность
card-held-by = Карта здесь: { $who }.
card-lies = Лежит открыто: { $where }.
spell-back = Что на обороте, узнают, когда заклинание читают.

## Страницы

page-prologue = Пролог
page-clue = Улика
page-event = Событие
page-objective = Цель
page-nothing = Ничего не было прочитано.
aim-investigators = Сыщики побеждают
aim-keeper = Хранитель побеждает
known = Прочитано

## Проверки и бои

test-of = Проверка { $skill-gen }
monster-test = Бросок за монстра
test-passed = пройдена
test-failed = провал
test-parts = Из чего складывается порог
test-target = порог
test-rule = Десятигранный кубик: нужно { $target } или меньше; 1 — всегда успех, 10 — всегда провал.
part-skill = { $skill }
part-monster = его число
part-modifier = карта
part-penalties = оглушение, темнота
part-bonus = карты и способности
part-luck = жетон опыта
scale = Нужно { $target } или меньше
scale-passed = Выпало { $die }: успех, нужно было { $target } или меньше
scale-failed = Выпало { $die }: провал, нужно было { $target } или меньше
try-horror-check = Проверка ужаса
try-evade = Проверка уклонения
try-fire = Сквозь огонь
try-lock = Замок
fight-investigator = Атака: { $monster }
fight-monster = { $monster-Nom } нападает
fight-barrier = { $monster-Nom } у барьера
a-monster = монстр
    .Nom = Монстр
the-barrier = барьер
foe = { $monster-Nom }
bare-hands = голыми руками
passed-over = Не подошло карт: { $count }
first-fits = Подошла первая карта
special-attack = Особая атака: { DECAPITALIZE($what) }
back-unknown = Оборота его жетона ещё никто не видел: здоровье, раны и особая атака — тайна хранителя.

## Головоломки

puzzle-actions = { $count ->
    [0] Действий с головоломкой не осталось
    [one] { $count } действие с головоломкой
    [few] { $count } действия с головоломкой
   *[many] { $count } действий с головоломкой
}
puzzle-skill-point = Жетон опыта: ещё { $count }
puzzle-help = Возьмите фрагмент и поменяйте его с отмеченным или поверните; можно и перетащить. Клавиши: стрелки, Enter, [ и ] — поворот.
puzzle-help-rune = Возьмите фрагмент и поменяйте его с отмеченным или перетащите. Клавиши: стрелки, Enter.
puzzle-turn-left = Повернуть фрагмент { $place } влево
puzzle-turn-right = Повернуть фрагмент { $place } вправо
puzzle-picture = Так должно получиться
puzzle-drawn = Какой фрагмент им заменить?
puzzle-unused = В запасе, { $pile }: { $count }
puzzle-draw = Взять новый (2)
puzzle-draws = Новый фрагмент берут за 2 действия с головоломкой.
piece = Фрагмент { $place }
piece-label = Фрагмент { $place }: { $on }; { $fits }
piece-drawn = Новый фрагмент: { $on }
piece-shows = На нём: { $on }.
piece-fits = подходит
piece-misfits = пока не подходит
piece-stone = часть рисунка
piece-blank = ничего
piece-means = За действие с головоломкой его меняют со смежным фрагментом или поворачивают на { $degrees }°.
piece-means-rune = За действие с головоломкой его меняют со смежным фрагментом.

## Объяснения: дом

space-here = Здесь: { $facts }.
space-empty = Здесь никого и ничего.
room-spaces = Локаций в комнате: { $count }.
room-cards = Карты комнаты: { $cards }.
pile-of = Карты комнаты: { $room }
pile-known = С верхней: { $cards }.
pile-lock = Замок: { $card }.
pile-dropped = Лежит открыто: { $cards }.
pile-turned = Здесь уже открыли: { $cards }.
lock-means = Кто хочет войти, должен сперва справиться с замком.
obstacle-means = Сверху препятствие: пока его не преодолеют, здесь ничего не найти.
fact-corpses = { $count ->
    [one] { $count } труп
    [few] { $count } трупа
   *[many] { $count } трупов
}
corpse-means = Кто уходит из локации, может забрать один труп с собой. Хранитель умеет поднимать из трупов зомби.
fire-means = Огонь: вошедший проверяет волю или получает 1 ужас, а закончивший здесь ход получает 2 раны.
darkness-means = Темнота: −2 в бою, а исследование требует ещё и неиспользованного Движения.
feature-altar = алтарь
feature-barrier = барьер
feature-fireplace = камин
feature-hiding-place = укрытие
feature-ladder = лестница
feature-vent = вентиляция
means-altar = Алтарь: его называют некоторые действия хранителя, события и цели.
means-altar-to = { means-altar }
means-barrier = Барьер: его придвигают к двери своей комнаты, и он сдерживает монстров.
means-barrier-to = { means-barrier }
means-fireplace = Камин: за Действие здесь сжигают трупы этой локации.
means-fireplace-to = { means-fireplace }
means-hiding-place = Укрытие: здесь может спрятаться один сыщик.
means-hiding-place-to = { means-hiding-place }
means-ladder = Лестница: она ведёт к другой лестнице.
means-ladder-to = Лестница: сыщики и гуманоиды попадают отсюда сюда: { $where }.
means-vent = Вентиляция: она ведёт к другим решёткам.
means-vent-to = Вентиляция: звери пролезают отсюда сюда: { $where }.
door = Дверь
door-out = Выход из дома
door-means = Двери закрывают обзор и мешают стрелять.
door-out-means = Здесь выходят из дома сыщики, которым можно спастись.
door-sealed = Запечатана: никто не пройдёт.
door-barred = Её загородил барьер: { $where }.

## Объяснения: фигуры

monster-awareness = бдительность { $mod }: модификатор проверок уклонения
monster-horror = рейтинг ужаса { $mod }: модификатор проверок ужаса
monster-health = здоровье { $left } из { $most }
monster-health-unknown = здоровье неизвестно, раны: { $damage }
monster-strikes = кто не уклонился, получает ран: { $count }
monster-where = Здесь: { $where }.
monster-stunned = Оглушён ({ $count }): не перемещается и не нападает.
monster-burning = Он в огне.
monster-halted = Барьер его удержал: в этот ход его больше не перемещают.
monster-more-health = Здоровья больше, чем на жетоне, на { $count }.
monster-attacked = В этот ход он уже нападал.
monster-front = Бдительность { $awareness }, рейтинг ужаса { $horror }.
monster-back = Здоровье { $health }, раны { $damage }. Особая атака: { DECAPITALIZE($what) }
investigator-state = Здоровье { $health } из { $most-health }, рассудок { $sanity } из { $most-sanity }; здесь: { $where }.
investigator-points = Жетоны опыта: { $count }.
investigator-cards = При себе: { $cards }.
investigator-trauma = Травмы: { $cards }.
insane-means = Рассудок потерян: в каждый свой ход хранитель может разыграть безумие.
face-down-means = Карты мифа лицом вниз: { $count }.
hidden-means = В укрытии: монстрам нужно сперва найти.
stunned-means = Жетоны оглушения: { $count }. Только одно Движение и −2 во всех проверках.
relative-means = Родная кровь покойного хозяина.
must-escape-means = Нужно выбраться из дома.

## Объяснения: колоды и вещи хранителя

piles = Что осталось
deck-left = Осталось: { $count }.
deck-discard = В сбросе: { $cards }.
deck-mythos-means = Хранитель играет их в ход сыщика, не больше одной, если выполнены её условия.
deck-trauma-means = После ран хранитель играет увечья, после ужаса — безумия.
deck-combat-means = Карты открывают, пока одна не подойдёт к атаке; остальные откладывают.
deck-spell-means = Лица одинаковые, обороты разные: что принесёт заклинание, видно, когда его читают.
event-deck = Колода событий
events-left = Осталось событий: { $count }.
events-next = Событие { $number } придёт с жетоном времени номер { $at }; сейчас их { $time }.
events-past = Уже было: { $events }.
events-mean = Ход хранителя заканчивается жетоном времени. Когда их столько, сколько на верхней карте, приходит событие.
objective = Цель
objective-hidden = Её знает только хранитель, пока сыщики не найдут нужную улику или её не раскроет событие.
objective-revealed = Раскрыта: обе стороны знают, что им делать.
objective-yours = Не раскрыта: держите её в тайне.
skill-means = Проверка пройдена, если на десятигранном кубике выпало не больше значения навыка.

## Рассказ после игры

story-clue = { CAPITALIZE($who) }: найдена { $clue }.
story-event = { CAPITALIZE($event) }.
story-objective = Цель вышла на свет: «{ $objective }».
story-puzzle = { CAPITALIZE($who) }: головоломка решена — { $card }.
story-monster = Убит: { $monster }.
story-insane = { CAPITALIZE($who) }: рассудок потерян.
story-killed = { CAPITALIZE($who) }: смерть.
story-escaped = { CAPITALIZE($who) }: спасение.
story-tally = Найдено улик: { $clues }. Решено головоломок: { $puzzles }. Убито монстров: { $monsters }. Погибло сыщиков: { $dead }.
