# Терминал по-русски: «Древний ужас».

## У приглашения

help-lookup = найти карту, монстра, лист или локацию по названию
help-investigators = листы и карты всех сыщиков с текстами
help-threats = Древний, тайна и карты Мифов в игре
help-piles = колоды, сброс и то, что лежит рядом с полем
signs = На карте ▪ — город, ♣ — глушь, ≈ — море; ◎ — врата с их знамением (☄ зелёная комета, ✶ синие звёзды, ● красное затмение), ? — улика, ▲ — монстр, ♛ — эпический монстр, ⚑ — текущая экспедиция, ※ — тайна, ! — слух, ¤ — жетон Древних, † — побеждённый сыщик. ═ — путь поезда, ─ — путь корабля, ┄ — тропа; пути у ‹ и › огибают землю: из 1 в 19, из 2 в Токио, из 3 в Сидней. ↷ — карта, оборот которой вы знаете.

## Над картой

header-game = { $title } · { $ancient }, { $difficulty }
header-round = { $round ->
    [0] { $phase }
   *[other] Раунд { $round } · { $phase }
}
header-doom = Безысходность { $doom }
header-awake = Древний пробудился
header-omen = Знамение{ " " }
header-matching = { $count ->
    [0] врат под ним нет
   *[other] врат под ним: { $count }
}
header-solved = тайны { $count }/{ $needed }
header-seed = зерно { $seed }

## Карта. Короткие названия — не больше 7 знаков, легенда — не больше 80.

map-legend = ◎ врата  ? улика  ▲ монстр  ♛ эпический  ⚑ экспедиция  ※ тайна  ! слух  (h: ещё)
region-america = Америка
region-europe = Европа и Африка
region-asia = Азия и Австралия
region-seas = Моря
short-number = { $number }
short-arkham = Аркхэм
short-san-francisco = С.-Фран
short-buenos-aires = Б.-Айр.
short-london = Лондон
short-rome = Рим
short-istanbul = Стамбул
short-shanghai = Шанхай
short-sydney = Сидней
short-tokyo = Токио
short-pyramids = Пирамид
short-himalayas = Гималаи
short-amazon = Амазон.
short-heart-of-africa = С.Афр.
short-tunguska = Тунгус.
short-antarctica = Антаркт
initial-akachi-onyele = О
initial-charlie-kane = Ч
initial-diana-stanley = Д
initial-jacqueline-fine = Ж
initial-jim-culver = К
initial-leo-anderson = А
initial-lily-chen = Л
initial-lola-hayes = Х
initial-mark-harrigan = М
initial-norman-withers = Н
initial-silas-marsh = С
initial-trish-scarborough = Т

## Сыщики

team-trains = { $count ->
    [one] { $count } билет на поезд
    [few] { $count } билета на поезд
   *[many] { $count } билетов на поезд
}
team-ships = { $count ->
    [one] { $count } билет на корабль
    [few] { $count } билета на корабль
   *[many] { $count } билетов на корабль
}
team-lead = ведёт
reserve = Резерв: { $cards }
card-worth = { $card } ({ $value })

## Что разыгрывается

combat = { $who } в бою { $monster-with }
combat-check = { $skill } { $mod }, { $loss }
combat-toughness = стойкость { $left }/{ $most }
part-modifier = модификатор
part-improvement = улучшение
part-more = дополнительные кубики
part-mystery = тайна

## Справка

fact-begins = Начинает здесь: { $where }; с картами: { $cards }.
fact-ancient-one = Древний
fact-doom = безысходность { $doom }
fact-mysteries = разгадать тайн: { $count }
fact-awake = Когда пробудился:
fact-monster = монстр
fact-epic = эпический монстр
fact-toughness = стойкость { $toughness }
fact-toughness-each = стойкость { $toughness } и ещё число игроков
fact-value = цена { $value }
fact-mystery = тайна
fact-mythos-green = зелёная карта Мифов
fact-mythos-yellow = жёлтая карта Мифов
fact-mythos-blue = синяя карта Мифов
fact-gate = врата: { $omen }
fact-paths = { CAPITALIZE($kind) }: { $spaces }
pile = { $name } { $count }
pile-piles = Осталось:
pile-solved = Разгаданы:
pile-assets = Сброшенные активы:
pile-artifacts = Сброшенные артефакты:
pile-gates = Сброшенные врата:
pile-clues = Сброшенные улики:
pile-mythos = Сброшенные карты Мифов:
pile-aside = Монстры рядом с полем:
pile-known-gates = Врата, которые вы знаете в стопке:
known-gate = { $place }. { $space }

## Рассказ об игре

story-gates = { $count ->
    [one] открылись { $count } врата
   *[other] открылось врат: { $count }
}
story-closed = закрыто врат: { $count }
story-spawned = { $count ->
    [one] появился { $count } монстр
    [few] появилось { $count } монстра
   *[many] появилось { $count } монстров
}
story-defeated = побеждено: { $count }
story-doom = безысходность { $doom }
story-solved = ※ «{ $name }» разгадана
story-rumor = слух «{ $name }» прекращён
story-fell = { $who } { $who-gender ->
    [f] побеждена
   *[m] побеждён
}
story-lost = { $who } { $what }
