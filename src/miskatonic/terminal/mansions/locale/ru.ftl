# Терминал по-русски: «Обители безумия».

## У приглашения

help-lookup = найти карту, способность, монстра, сыщика или комнату по названию
help-investigators = листы, способности и карты всех сыщиков с текстами
help-read = что прочитано вслух: пролог, улики, события, цель
help-monsters = монстры в доме и что о них известно
help-piles = карты комнат, колоды и запас хранителя
help-keeper = рука и действия хранителя с текстами
help-puzzles = разложенные головоломки
signs = На плане стены — линии с просветами на месте дверей, пунктир делит комнату на локации: × — запечатанная дверь, ▥ — барьер, ⌂ — выход из дома. ▲ — гуманоид, ▼ — зверь, ◆ — древний монстр; † — трупы, ♨ — огонь, ● — темнота; ⚿ — замок на картах комнаты, ▤ — сколько карт в ней осталось, ▫ — что там брошено; Π — алтарь, ∩ — камин, ▽ — укрытие, ≡ — лестница, ⊞ — вентиляция. ‡ — угроза, ★ — жетон опыта, ↯ — жетон оглушения, ✦ — образец. В головоломках ☼ — солнце, ☾ — луна, ◉ — глаз; номера фрагментов те же, что в вариантах.

## Над планом

header-round = Раунд { $round } · { $phase }
header-threat = Угроза ‡{ $count }
header-hand = мифы { $mythos }, травмы { $trauma }
header-time = Время { $time }/{ $at }
header-events = событий осталось: { $count }
header-objective = Цель: { $name }
header-count = { $name } { $count }

## План. Короткие названия — не больше 6 знаков, легенда — не больше 80.

map-legend = ▲▼◆ монстры † труп ♨ огонь ● темнота ⚿ замок ▤ карты × запечат. ⌂ выход (h)
short-attic-loft = Чердак
short-attic-storage = ЧерКл
short-backyard = ЗДвор
short-basement-landing = Подвал
short-basement-stairs = Лестн.
short-basement-storage = ПодвКл
short-bathroom-1 = Ванн.1
short-bathroom-2 = Ванн.2
short-cave-1 = Пещер1
short-cave-2 = Пещер2
short-ceremony-room = Церем.
short-chapel = Часов.
short-chasm = Расщ.
short-coat-room = Гардер
short-corner-hallway-1 = УгКор1
short-corner-hallway-2 = УгКор2
short-crypt = Склеп
short-dining-room = Столов
short-entryway = Прихож
short-foyer = Фойе
short-freezer = Мороз.
short-front-path = Дорож.
short-front-porch = Веранд
short-front-yard = ПДвор
short-furnace-room = Котел.
short-gallery = Галер.
short-garden = Сад
short-graveyard = Кладб.
short-guest-bedroom = ГСпал.
short-hallway-1 = Корид1
short-hallway-2 = Корид2
short-hallway-3 = Корид3
short-hallway-4 = Корид4
short-kitchen = Кухня
short-kitchen-storage = КухКл
short-laboratory = Лабор.
short-library = Библ.
short-master-bedroom = ХСпал.
short-mud-room = Сени
short-nursery = Детск.
short-operating-room = Опер.
short-patio = Патио
short-root-cellar = Погреб
short-secret-passage = ТайХод
short-storage-closet = Чулан
short-storage-shed = Сарай
short-study = Каб.
short-tower-room = Башня
short-tower-stairs = ЛесБаш
initial-ashcan-pete = П
initial-gloria-goldberg = Г
initial-harvey-walters = Х
initial-jenny-barnes = Б
initial-joe-diamond = Д
initial-kate-winthrop = К
initial-michael-mcglen = М
initial-sister-mary = С

## Сыщики и хранитель

team-moves = движений: { $count }
team-action = действие
team-hidden = в укрытии
team-escapes = должен спастись
team-face-down = рубашкой вверх: { $count }
hand = Рука: { $cards }
actions = Действия: { $cards }
card-cost = { $card } ‡{ $cost }
card-used = { $card } (было)

## Что разыгрывается

cause = { CAPITALIZE($name) }
fight = { $who } и { $monster }
fight-barrier = { $monster } у барьера
fight-weapon = оружие: { $card }
fight-bare = без оружия
half = { $title }
test = { $who }: проверка — { $skill }
test-monster = Хранитель бросает кубик за монстра
test-target = нужно { $target } или меньше на d10
test-part = { $name } { $n }
part-value = значение
part-modifier = модификатор
part-penalties = штрафы
part-bonus = бонус
part-luck = удача
test-rolled = выпало { $die }
test-passed = успех
test-failed = провал
puzzle-left = действий осталось: { $count }
puzzle-drawn = Взят фрагмент:
puzzle-picture = Образец:
answer = { $question } — { $answer }
sign = { $sign }

## Справка

fact-room = комната
fact-spaces = Локации: { $spaces }.
fact-next = Рядом: { $rooms }.
fact-trait = способность
fact-traits = Способности на выбор: { $traits }.
fact-monster = бдительность { $awareness }, рейтинг ужаса { $horror }
fact-tokens = фигурок: { $count }
fact-health = здоровье { $n }
fact-strikes = наносит ран: { $n }
fact-special = Особая атака: { $text }
fact-back = На обороте: { $text }
fact-cost = стоит ‡{ $n }
fact-story = история
kind-starting = личная вещь
kind-item = предмет
kind-nothing = карта исследования
kind-lock = замок
kind-obstacle = препятствие
kind-spell = заклинание
kind-injury = увечье
kind-insanity = безумие
kind-mythos = карта мифа
kind-action = действие хранителя
kind-combat = карта боя
pile = { $name } { $count }
pile-decks = Осталось:
pile-pool = Запас хранителя:
pile-mythos = Сброшенные карты мифа:
pile-trauma = Сброшенные карты травм:
pile-fronts = снизу вверх: { $cards }
pile-turned = уже открыто: { $cards }
nobody-yet = Сыщиков ещё выбирают.
no-monsters = Монстров в доме нет.
nothing-read = Вслух ещё ничего не прочитано.
nothing-laid-out = Ни одной головоломки пока нет.
not-the-keeper = Это может смотреть только хранитель.

## Рассказ об игре

story-placed = { $count ->
    [one] появился { $count } монстр
    [few] появилось { $count } монстра
   *[many] появилось { $count } монстров
}
story-killed = убито: { $count }
story-clue = улика: { $card }
story-event = { $card }
story-objective = цель раскрыта
story-died = { $who } { $who-gender ->
    [f] убита
   *[m] убит
}
story-escaped = { $who } спасается
story-insane = { $who } теряет рассудок
story-lost = { $who } { $what }
