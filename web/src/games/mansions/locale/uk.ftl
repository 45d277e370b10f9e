# Обличчя «Маєтків божевілля» українською.

## Навколо столу

cause-name = { CAPITALIZE($name) }
name = { CAPITALIZE($name) }
nothing = Нічого.
note-facts = { $facts }
note-monster = пильність { $awareness }, здоров’я { $left }
note-monster-unknown = пильність { $awareness }, { $damage ->
    [0] без поранень
   *[other] поранення: { $damage }
}
note-investigator = здоров’я { $health }, розум { $sanity }; { $where }
note-newcomer = { $occupation }, здоров’я { $health }, розум { $sanity }

## Що лежить перед дослідником

tray-investigator = Ваш дослідник: здібності, карти й заклинання
carried = Карти й заклинання
carried-none = У кишенях порожньо.
trauma = Що вас гнітить
trauma-and-hidden = Що вас гнітить; карт долілиць: { $count }
traits = Здібності
lying-open = Лежить відкрито в цій кімнаті
used = використано
back-known = зворот відомий
skill-is = { $skill-Nom }: { $value } за здібностями. Усе, що його змінює, враховано в перевірці.
skill-value = { $skill } { $value }
skills = Уміння: { $skills }.
held-skill-points = жетони досвіду: { $count }
moves-left = Рухів: { $count }
action-left = Дія є
action-spent = Дію витрачено
is-hidden = у сховку
is-blood-relative = рідна кров
has-to-escape = має вибратися
stun-tokens = жетони оглушення: { $count }
samples = зразки: { $count }

## До гри

newcomers = Дослідники на вибір
picked = Ваш вибір
traits-to-keep = Залиште одну з цих здібностей
traits-are = Здібності: { $traits }.
newcomer = Здоров’я { $health }, розум { $sanity }, жетони досвіду: { $points }.
health = здоров’я { $n }
sanity = розум { $n }
trait-mental = { $trait } (розумова)
trait-physical = { $trait } (фізична)
story-house = Кімнат у будинку: { $count }.
story-actions = Дії хранителя: { $cards }.

## Стіл хранителя

tray-keeper = Стіл хранителя: загроза, рука, дії, мета й таємниці кімнат
the-keeper = Хранитель
threat = Загроза
threat-is = Загроза: { $count }
threat-means = Нею платять за дії хранителя й карти міту. Кожен хід хранителя приносить стільки, скільки дослідників; решта зберігається.
keeper-holds = На руці: міти { $mythos }, травми { $trauma }
keeper-hand = Ваша рука
keeper-hand-none = Карт немає.
foot-mythos = міт
foot-injury = каліцтво
foot-insanity = божевілля
keeper-actions = Ваші дії
keeper-secret = Ваша таємниця
keeper-secret-none = Дайте відповіді на запитання історії: вони вирішують усе.
used-this-turn = використано цього ходу
too-dear = загрози бракує
costs = коштує { $n } загрози
aim-of-keeper = Ви: { $aim }
aim-of-investigators = Вони: { $aim }
objective-secret = більше ніхто не знає
objective-open = розкрито
answers = Ваші відповіді
answer-is = { $question } { $answer }
guide = Путівник хранителя: { $story }
guide-question = { $number }. { $question }
guide-choose = Вибрати: { $answer }
guide-waits = Ви відповіли на все. Решта ще вибирає.
whole-desk = Увесь стіл
whole-desk-title = Стіл хранителя
desk-choose = Вибрати
desk-pool = Монстри в запасі та якими бувають їхні жетони
in-the-rooms = У кімнатах, від верхньої карти вниз
pool = Фігурки в запасі
pool-figures = { $monster-Nom }: { $count }
pool-has = { CAPITALIZE($monsters) }.
pool-of = У запасі: { $count } з { $most }.

## Карти

kind-item = Предмет
kind-starting = Особиста річ
kind-nothing = Карта дослідження
kind-lock = Замок
kind-obstacle = Перешкода
kind-spell = Заклинання
kind-injury = Каліцтво
kind-insanity = Божевілля
kind-mythos = Карта міту
kind-action = Дія хранителя
kind-combat = Карта бою
kind-mental = Розумова здібність
kind-physical = Фізична здібність
card-held-by = Карта тут: { $who }.
card-lies = Лежить відкрито: { $where }.
spell-back = Що на звороті, дізнаються, коли заклинання читають.

## Сторінки

page-prologue = Пролог
page-clue = Доказ
page-event = Подія
page-objective = Мета
page-nothing = Нічого не було прочитано.
aim-investigators = Дослідники перемагають
aim-keeper = Хранитель перемагає
known = Прочитано

## Перевірки та бої

test-of = Перевірка { $skill-gen }
monster-test = Кидок за монстра
test-passed = успіх
test-failed = провал
test-parts = З чого складається поріг
test-target = поріг
test-rule = Десятигранний кубик: треба { $target } або менше; 1 — завжди успіх, 10 — завжди провал.
part-skill = { $skill }
part-monster = його число
part-modifier = карта
part-penalties = оглушення, темрява
part-bonus = карти й здібності
part-luck = жетон досвіду
scale = Треба { $target } або менше
scale-passed = Випало { $die }: успіх, треба було { $target } або менше
scale-failed = Випало { $die }: провал, треба було { $target } або менше
try-horror-check = Перевірка жаху
try-evade = Перевірка ухиляння
try-fire = Крізь вогонь
try-lock = Замок
fight-investigator = Атака: { $monster }
fight-monster = { $monster-Nom } нападає
fight-barrier = { $monster-Nom } біля бар’єра
a-monster = монстр
    .Nom = Монстр
the-barrier = бар’єр
foe = { $monster-Nom }
bare-hands = голіруч
passed-over = Не підійшло карт: { $count }
first-fits = Підійшла перша карта
special-attack = Особлива атака: { DECAPITALIZE($what) }
back-unknown = Звороту його жетона ще ніхто не бачив: здоров’я, поранення й особлива атака — таємниця хранителя.

## Головоломки

puzzle-actions = { $count ->
    [0] Дій з головоломкою не лишилося
    [one] { $count } дія з головоломкою
    [few] { $count } дії з головоломкою
   *[many] { $count } дій з головоломкою
}
puzzle-skill-point = Жетон досвіду: ще { $count }
puzzle-help = Візьміть фрагмент і поміняйте його з позначеним або поверніть; можна й перетягнути. Клавіші: стрілки, Enter, [ та ] — поворот.
puzzle-help-rune = Візьміть фрагмент і поміняйте його з позначеним або перетягніть. Клавіші: стрілки, Enter.
puzzle-turn-left = Повернути фрагмент { $place } ліворуч
puzzle-turn-right = Повернути фрагмент { $place } праворуч
puzzle-picture = Так має вийти
puzzle-drawn = Який фрагмент ним замінити?
puzzle-unused = У запасі, { $pile }: { $count }
puzzle-draw = Взяти новий (2)
puzzle-draws = Новий фрагмент беруть за 2 дії з головоломкою.
piece = Фрагмент { $place }
piece-label = Фрагмент { $place }: { $on }; { $fits }
piece-drawn = Новий фрагмент: { $on }
piece-shows = На ньому: { $on }.
piece-fits = підходить
piece-misfits = поки не підходить
piece-stone = частина малюнка
piece-blank = нічого
piece-means = За дію з головоломкою його міняють із суміжним фрагментом або повертають на { $degrees }°.
piece-means-rune = За дію з головоломкою його міняють із суміжним фрагментом.

## Пояснення: будинок

space-here = Тут: { $facts }.
space-empty = Тут нікого й нічого.
room-spaces = Локацій у кімнаті: { $count }.
room-cards = Карти кімнати: { $cards }.
pile-of = Карти кімнати: { $room }
pile-known = Від верхньої: { $cards }.
pile-lock = Замок: { $card }.
pile-dropped = Лежить відкрито: { $cards }.
pile-turned = Тут уже відкрили: { $cards }.
lock-means = Хто хоче ввійти, має спершу впоратися із замком.
obstacle-means = Зверху перешкода: доки її не подолають, тут нічого не знайти.
fact-corpses = { $count ->
    [one] { $count } труп
    [few] { $count } трупи
   *[many] { $count } трупів
}
corpse-means = Хто йде з локації, може забрати один труп із собою. Хранитель уміє піднімати з трупів зомбі.
fire-means = Вогонь: хто входить, перевіряє волю або зазнає 1 жаху, а хто закінчує тут хід, зазнає 2 поранень.
darkness-means = Темрява: −2 у бою, а дослідження потребує ще й невикористаного Руху.
feature-altar = вівтар
feature-barrier = бар’єр
feature-fireplace = камін
feature-hiding-place = сховок
feature-ladder = драбина
feature-vent = вентиляція
means-altar = Вівтар: його згадують деякі дії хранителя, події та мети.
means-altar-to = { means-altar }
means-barrier = Бар’єр: його присувають до дверей своєї кімнати, і він стримує монстрів.
means-barrier-to = { means-barrier }
means-fireplace = Камін: за Дію тут спалюють трупи цієї локації.
means-fireplace-to = { means-fireplace }
means-hiding-place = Сховок: тут може сховатися один дослідник.
means-hiding-place-to = { means-hiding-place }
means-ladder = Драбина: вона веде до іншої драбини.
means-ladder-to = Драбина: дослідники й гуманоїди потрапляють звідси сюди: { $where }.
means-vent = Вентиляція: вона веде до інших ґраток.
means-vent-to = Вентиляція: звірі пролазять звідси сюди: { $where }.
door = Двері
door-out = Вихід із будинку
door-means = Двері закривають огляд і заважають стріляти.
door-out-means = Тут виходять із будинку дослідники, яким можна врятуватися.
door-sealed = Запечатано: ніхто не пройде.
door-barred = Їх загородив бар’єр: { $where }.

## Пояснення: фігури

monster-awareness = пильність { $mod }: модифікатор перевірок ухиляння
monster-horror = рейтинг жаху { $mod }: модифікатор перевірок жаху
monster-health = здоров’я { $left } з { $most }
monster-health-unknown = здоров’я невідоме, поранення: { $damage }
monster-strikes = хто не ухилився, зазнає поранень: { $count }
monster-where = Тут: { $where }.
monster-stunned = Оглушений ({ $count }): не рухається й не нападає.
monster-burning = Він у вогні.
monster-halted = Бар’єр його втримав: цього ходу його більше не рухають.
monster-more-health = Здоров’я більше, ніж на жетоні, на { $count }.
monster-attacked = Цього ходу він уже нападав.
monster-front = Пильність { $awareness }, рейтинг жаху { $horror }.
monster-back = Здоров’я { $health }, поранення { $damage }. Особлива атака: { DECAPITALIZE($what) }
investigator-state = Здоров’я { $health } з { $most-health }, розум { $sanity } з { $most-sanity }; тут: { $where }.
investigator-points = Жетони досвіду: { $count }.
investigator-cards = При собі: { $cards }.
investigator-trauma = Травми: { $cards }.
insane-means = Розум утрачено: у кожен свій хід хранитель може зіграти божевілля.
face-down-means = Карти міту долілиць: { $count }.
hidden-means = У сховку: монстрам треба спершу знайти.
stunned-means = Жетони оглушення: { $count }. Лише один Рух і −2 в усіх перевірках.
relative-means = Рідна кров покійного господаря.
must-escape-means = Треба вибратися з будинку.

## Пояснення: колоди й речі хранителя

piles = Що лишилося
deck-left = Лишилося: { $count }.
deck-discard = У скиді: { $cards }.
deck-mythos-means = Хранитель грає їх у хід дослідника, не більше однієї, якщо виконано її умови.
deck-trauma-means = Після поранень хранитель грає каліцтва, після жаху — божевілля.
deck-combat-means = Карти відкривають, доки одна не підійде до атаки; решту відкладають.
deck-spell-means = Лиця однакові, звороти різні: що принесе заклинання, видно, коли його читають.
event-deck = Колода подій
events-left = Лишилося подій: { $count }.
events-next = Подія { $number } настане з жетоном часу номер { $at }; зараз їх { $time }.
events-past = Уже було: { $events }.
events-mean = Хід хранителя закінчується жетоном часу. Коли їх стільки, скільки на верхній карті, настає подія.
objective = Мета
objective-hidden = Її знає лише хранитель, доки дослідники не знайдуть потрібний доказ або її не розкриє подія.
objective-revealed = Розкрито: обидві сторони знають, що їм робити.
objective-yours = Не розкрита: тримайте її в таємниці.
skill-means = Перевірку пройдено, якщо на десятигранному кубику випало не більше за значення вміння.

## Розповідь після гри

story-clue = { CAPITALIZE($who) }: знайдено { $clue }.
story-event = { CAPITALIZE($event) }.
story-objective = Мета вийшла на світло: «{ $objective }».
story-puzzle = { CAPITALIZE($who) }: головоломку розв’язано — { $card }.
story-monster = Убито: { $monster }.
story-insane = { CAPITALIZE($who) }: розум утрачено.
story-killed = { CAPITALIZE($who) }: смерть.
story-escaped = { CAPITALIZE($who) }: порятунок.
story-tally = Знайдено доказів: { $clues }. Розв’язано головоломок: { $puzzles }. Убито монстрів: { $monsters }. Загинуло дослідників: { $dead }.
