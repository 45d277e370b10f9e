# Термінал українською: «Прадавній жах».

## Біля запрошення

help-lookup = знайти карту, монстра, лист або локацію за назвою
help-investigators = листи й карти всіх дослідників із текстами
help-threats = Стародавній, таємниця й карти міту в грі
help-piles = колоди, скид і те, що лежить поруч із полем
signs = На мапі ▪ — місто, ♣ — глушина, ≈ — море; ◎ — ворота з їхнім знаменням (☄ зелена комета, ✶ сині зорі, ● червоне затемнення), ? — доказ, ▲ — монстр, ♛ — епічний монстр, ⚑ — поточна експедиція, ※ — таємниця, ! — чутка, ¤ — жетон Стародавніх, † — переможений дослідник. ═ — шлях потяга, ─ — шлях корабля, ┄ — стежка; шляхи біля ‹ і › огинають землю: з 1 до 19, з 2 до Токіо, з 3 до Сіднея. ↷ — карта, зворот якої ви знаєте.

## Над мапою

header-game = { $title } · { $ancient }, { $difficulty }
header-round = { $round ->
    [0] { $phase }
   *[other] Раунд { $round } · { $phase }
}
header-doom = Приреченість { $doom }
header-awake = Стародавній пробудився
header-omen = Знамення{ " " }
header-matching = { $count ->
    [0] воріт під ним немає
   *[other] воріт під ним: { $count }
}
header-solved = таємниці { $count }/{ $needed }
header-seed = зерно { $seed }

## Мапа. Короткі назви — до 7 знаків, легенда — до 80.

map-legend = ◎ ворота  ? доказ  ▲ монстр  ♛ епічний  ⚑ експедиція  ※ таємниця  ! чутка  (h)
region-america = Америка
region-europe = Європа й Африка
region-asia = Азія й Австралія
region-seas = Моря
short-number = { $number }
short-arkham = Аркгем
short-san-francisco = С.-Фран
short-buenos-aires = Б.-Айр.
short-london = Лондон
short-rome = Рим
short-istanbul = Стамбул
short-shanghai = Шанхай
short-sydney = Сідней
short-tokyo = Токіо
short-pyramids = Пірамід
short-himalayas = Гімалаї
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
initial-lola-hayes = Г
initial-mark-harrigan = М
initial-norman-withers = Н
initial-silas-marsh = С
initial-trish-scarborough = Т

## Дослідники

team-trains = { $count ->
    [one] { $count } квиток на потяг
    [few] { $count } квитки на потяг
   *[many] { $count } квитків на потяг
}
team-ships = { $count ->
    [one] { $count } квиток на корабель
    [few] { $count } квитки на корабель
   *[many] { $count } квитків на корабель
}
team-lead = веде
reserve = Запас: { $cards }
card-worth = { $card } ({ $value })

## Що розігрується

combat = { $who } у бою { $monster-with }
combat-check = { $skill } { $mod }, { $loss }
combat-toughness = стійкість { $left }/{ $most }
part-modifier = модифікатор
part-improvement = поліпшення
part-more = додаткові кубики
part-mystery = таємниця

## Довідка

fact-begins = Починає тут: { $where }; з картами: { $cards }.
fact-ancient-one = Стародавній
fact-doom = приреченість { $doom }
fact-mysteries = розгадати таємниць: { $count }
fact-awake = Коли пробудився:
fact-monster = монстр
fact-epic = епічний монстр
fact-toughness = стійкість { $toughness }
fact-toughness-each = стійкість { $toughness } і ще кількість гравців
fact-value = ціна { $value }
fact-mystery = таємниця
fact-mythos-green = зелена карта міту
fact-mythos-yellow = жовта карта міту
fact-mythos-blue = синя карта міту
fact-gate = ворота: { $omen }
fact-paths = { CAPITALIZE($kind) }: { $spaces }
pile = { $name } { $count }
pile-piles = Лишилося:
pile-solved = Розгадано:
pile-assets = Скинуті активи:
pile-artifacts = Скинуті артефакти:
pile-gates = Скинуті ворота:
pile-clues = Скинуті докази:
pile-mythos = Скинуті карти міту:
pile-aside = Монстри поруч із полем:
pile-known-gates = Ворота, які ви знаєте в стосі:
known-gate = { $place }. { $space }

## Розповідь про гру

story-gates = { $count ->
    [one] відкрилися { $count } ворота
   *[other] відкрилося воріт: { $count }
}
story-closed = закрито воріт: { $count }
story-spawned = { $count ->
    [one] з’явився { $count } монстр
    [few] з’явилося { $count } монстри
   *[many] з’явилося { $count } монстрів
}
story-defeated = переможено: { $count }
story-doom = приреченість { $doom }
story-solved = ※ «{ $name }» розгадано
story-rumor = чутку «{ $name }» припинено
story-fell = { $who } { $who-gender ->
    [f] переможена
   *[m] переможений
}
story-lost = { $who } { $what }
