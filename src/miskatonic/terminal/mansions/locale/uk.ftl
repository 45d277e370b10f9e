# Термінал українською: «Маєтки божевілля».

## Біля запрошення

help-lookup = знайти карту, здібність, монстра, дослідника або кімнату за назвою
help-investigators = листи, здібності й карти всіх дослідників із текстами
help-read = що прочитано вголос: пролог, докази, події, мета
help-monsters = монстри в будинку й що про них відомо
help-piles = карти кімнат, колоди й запас хранителя
help-keeper = рука й дії хранителя з текстами
help-puzzles = розкладені головоломки
signs = На плані стіни — лінії з просвітами на місці дверей, пунктир ділить кімнату на локації: × — запечатані двері, ▥ — бар’єр, ⌂ — вихід із будинку. ▲ — гуманоїд, ▼ — звір, ◆ — стародавній монстр; † — трупи, ♨ — вогонь, ● — темрява; ⚿ — замок на картах кімнати, ▤ — скільки карт у ній лишилося, ▫ — що там кинуто; Π — вівтар, ∩ — камін, ▽ — сховок, ≡ — драбина, ⊞ — вентиляція. ‡ — загроза, ★ — жетон досвіду, ↯ — жетон оглушення, ✦ — зразок. У головоломках ☼ — сонце, ☾ — місяць, ◉ — око; номери фрагментів ті самі, що у варіантах.

## Над планом

header-round = Раунд { $round } · { $phase }
header-threat = Загроза ‡{ $count }
header-hand = міти { $mythos }, травми { $trauma }
header-time = Час { $time }/{ $at }
header-events = подій лишилося: { $count }
header-objective = Мета: { $name }
header-count = { $name } { $count }

## План. Короткі назви — до 6 знаків, легенда — до 80.

map-legend = ▲▼◆ монстри † труп ♨ вогонь ● темрява ⚿ замок ▤ карти × запечат. ⌂ вихід (h)
short-attic-loft = Горище
short-attic-storage = КомГор
short-backyard = ЗПодв.
short-basement-landing = Підвал
short-basement-stairs = Сходи
short-basement-storage = ПідвКм
short-bathroom-1 = Ванна1
short-bathroom-2 = Ванна2
short-cave-1 = Печер1
short-cave-2 = Печер2
short-ceremony-room = Церем.
short-chapel = Каплиц
short-chasm = Розкол
short-coat-room = Гардер
short-corner-hallway-1 = КутКо1
short-corner-hallway-2 = КутКо2
short-crypt = Склеп
short-dining-room = Їдаль.
short-entryway = Передп
short-foyer = Фойє
short-freezer = Мороз.
short-front-path = Доріж.
short-front-porch = Веранд
short-front-yard = ППодв.
short-furnace-room = Котел.
short-gallery = Галер.
short-garden = Сад
short-graveyard = Цвинт.
short-guest-bedroom = ГСпал.
short-hallway-1 = Корид1
short-hallway-2 = Корид2
short-hallway-3 = Корид3
short-hallway-4 = Корид4
short-kitchen = Кухня
short-kitchen-storage = КухКом
short-laboratory = Лабор.
short-library = Бібл.
short-master-bedroom = ГоспСп
short-mud-room = Сіни
short-nursery = Дитяча
short-operating-room = Опер.
short-patio = Патіо
short-root-cellar = Льох
short-secret-passage = ТаємХ.
short-storage-closet = Комір.
short-storage-shed = Сарай
short-study = Кабін.
short-tower-room = Вежа
short-tower-stairs = СхВежі
initial-ashcan-pete = П
initial-gloria-goldberg = Г
initial-harvey-walters = В
initial-jenny-barnes = Б
initial-joe-diamond = Д
initial-kate-winthrop = К
initial-michael-mcglen = М
initial-sister-mary = С

## Дослідники й хранитель

team-moves = рухів: { $count }
team-action = дія
team-hidden = у сховку
team-escapes = має врятуватися
team-face-down = сорочкою догори: { $count }
hand = Рука: { $cards }
actions = Дії: { $cards }
card-cost = { $card } ‡{ $cost }
card-used = { $card } (було)

## Що розігрується

cause = { CAPITALIZE($name) }
fight = { $who } і { $monster }
fight-barrier = { $monster } біля бар’єра
fight-weapon = зброя: { $card }
fight-bare = без зброї
half = { $title }
test = { $who }: перевірка — { $skill }
test-monster = Хранитель кидає кубик за монстра
test-target = треба { $target } або менше на d10
test-part = { $name } { $n }
part-value = значення
part-modifier = модифікатор
part-penalties = штрафи
part-bonus = бонус
part-luck = удача
test-rolled = випало { $die }
test-passed = успіх
test-failed = провал
puzzle-left = дій лишилося: { $count }
puzzle-drawn = Узято фрагмент:
puzzle-picture = Зразок:
answer = { $question } — { $answer }
sign = { $sign }

## Довідка

fact-room = кімната
fact-spaces = Локації: { $spaces }.
fact-next = Поруч: { $rooms }.
fact-trait = здібність
fact-traits = Здібності на вибір: { $traits }.
fact-monster = пильність { $awareness }, рейтинг жаху { $horror }
fact-tokens = фігурок: { $count }
fact-health = здоров’я { $n }
fact-strikes = завдає поранень: { $n }
fact-special = Особлива атака: { $text }
fact-back = На звороті: { $text }
fact-cost = коштує ‡{ $n }
fact-story = історія
kind-starting = особиста річ
kind-item = предмет
kind-nothing = карта дослідження
kind-lock = замок
kind-obstacle = перешкода
kind-spell = заклинання
kind-injury = каліцтво
kind-insanity = божевілля
kind-mythos = карта міту
kind-action = дія хранителя
kind-combat = карта бою
pile = { $name } { $count }
pile-decks = Лишилося:
pile-pool = Запас хранителя:
pile-mythos = Скинуті карти міту:
pile-trauma = Скинуті карти травм:
pile-fronts = знизу вгору: { $cards }
pile-turned = уже відкрито: { $cards }
nobody-yet = Дослідників іще вибирають.
no-monsters = Монстрів у будинку немає.
nothing-read = Уголос іще нічого не прочитано.
nothing-laid-out = Жодної головоломки поки немає.
not-the-keeper = Це може дивитися лише хранитель.

## Розповідь про гру

story-placed = { $count ->
    [one] з’явився { $count } монстр
    [few] з’явилося { $count } монстри
   *[many] з’явилося { $count } монстрів
}
story-killed = убито: { $count }
story-clue = доказ: { $card }
story-event = { $card }
story-objective = мету розкрито
story-died = { $who } { $who-gender ->
    [f] загинула
   *[m] загинув
}
story-escaped = { $who } рятується
story-insane = { $who } втрачає розум
story-lost = { $who } { $what }
