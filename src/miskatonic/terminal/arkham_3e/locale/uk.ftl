# Термінал українською: «Жах Аркгема», третя редакція.

## Біля запрошення

help-lookup = знайти карту, монстра, лист, заголовок або зону за назвою
help-investigators = листи й карти всіх дослідників із текстами
help-codex = лист сценарію, кодекс і чутка з текстами
help-monsters = монстри на полі з текстами
help-piles = чаша міту, колоди й скид
signs = На мапі кожна рамка — район із трьома зонами; маленькі літери за зоною — суміжні вулиці: ⌂ житлові будинки, ≍ міст, ♣ парк. ● — приреченість, ? — доказ, ◎ — аномалія, ↯ — нестабільна зона; ▲ — відновлений монстр, ▼ — у бою, △ — виснажений, ♛ — епічний; □ ◇ ◆ — білий, синій, червоний маркер, ▣ — невідкритий, ▪ — затягнутий шрам. §3 — карта 3 кодексу, за нею — скільки є й скільки треба: приреченості ●, доказів ?, маркерів □, ▸? — ціна дії. У чаші ● — приреченість, ▲ — монстр, ? — доказ, ¶ — заголовок, ✸ — прорив воріт, ‡ — розплата, ○ — порожній; за → — те, що вже взято. На листах $ — гроші, ✦ — рештки, +1 — жетон зосередженості, (1 р.) — скільки рук займає карта, ↷ — карта з відомим зворотом.

## Над мапою

header-round = Раунд { $round } · { $phase }
header-sheet = Лист
header-cup = Чаша
header-events = подій: { $count }

## Мапа. Короткі назви — до 10 знаків, легенда — до 80.

map-legend = ● прирече. ? доказ ◎ аномалія ↯ нестаб. ▲ відновл. ▼ у бою △ виснаж. (h: ще)
street-letters = абвгґде
short-street = { $one } — { $other }
short-easttown = Істтаун
short-downtown = Даунтаун
short-northside = Нортсайд
short-rivertown = Рівертаун
short-merchant-district = Торговий
short-miskatonic-university = Універс.
short-uptown = Аптаун
short-southside = Саутсайд
short-velmas-diner = Закусочна
short-hibbs-roadhouse = Трактир
short-police-station = Поліція
short-independence-square = Пл. Незал.
short-la-bella-luna = Белла Луна
short-arkham-asylum = Психлікар.
short-arkham-advertiser = Вісник
short-train-station = Вокзал
short-curiositie-shoppe = Старожит.
short-black-cave = Печера
short-graveyard = Цвинтар
short-general-store = Універмаг
short-unvisited-isle = Острів
short-tick-tock-club = Тік-так
short-river-docks = Доки
short-observatory = Обсерват.
short-science-building = Н. корпус
short-orne-library = Бібліотека
short-hangmans-hill = Пагорб
short-st-marys-hospital = Лікарня
short-ye-olde-magick-shoppe = Кр. чарів
short-mas-boarding-house = Пансіон
short-historical-society = Іст. тов.
short-south-church = Церква
short-the-future = Майбутнє
initial-agnes-baker = А
initial-calvin-wright = К
initial-daniela-reyes = Р
initial-dexter-drake = Д
initial-jenny-barnes = Б
initial-marie-lambeau = Л
initial-michael-mcglen = Ґ
initial-minh-thi-phan = Ф
initial-norman-withers = Н
initial-rex-murphy = М
initial-tommy-muldoon = Т
initial-wendy-adams = В

## Дослідники

team-leader = лідер
team-focus = зосередженість { $count }/{ $most }
card-hands = { $card } ({ $hands } р.)
card-price = { $card } (${ $price })
display = Вітрина: { $cards }
revealed = На вибір: { $cards }

## Що розігрується

cause = { CAPITALIZE($name) }
headline = Заголовок: «{ $name }»
sign = { $sign }
monster-health = здоров’я { $left }/{ $most }
monster-tests = атака { $attack }, ухиляння { $evade }
monster-harm = завдає { $harm }
hands = рук зайнято { $busy }/{ $most }
part-modifier = модифікатор
part-more = додаткові кубики
part-lent = чужа зосередженість тут
part-monster = загроза монстра

## Довідка

fact-neighborhood = район
fact-spaces = Зони: { $spaces }.
fact-beside = Поруч: { $spaces }.
fact-scenario = сценарій
fact-archive = карта архіву { $number }
fact-monster = монстр
fact-epic = епічний монстр
fact-health = здоров’я { $n }
fact-elite = і ще { $n } за кожного гравця
fact-focus = межа зосередженості { $n }
fact-begins = Починає з картами: { $cards }.
fact-choice = Може почати з картами: { $cards }.
fact-headline = заголовок
fact-rumor = заголовок, чутка
fact-back = На звороті: { $text }
pile = { $name } { $count }
pile-cup = У чаші:
pile-drawn = Узято:
pile-decks = Лишилося:
pile-events = Скинуті події за зонами їхньої приреченості, остання в кінці:
pile-headlines = Скинуті заголовки:
pile-aside = Відкладені монстри:
token = { $sign } { $name } { $count }
event = { $spaces }

## Розповідь про гру

story-spawned = { $count ->
    [one] з’явився { $count } монстр
    [few] з’явилося { $count } монстри
   *[many] з’явилося { $count } монстрів
}
story-defeated = переможено: { $count }
story-researched = вивчено доказів: { $count }
story-doom = приреченість { $doom }
story-archive = §{ $number } «{ $name }»
story-turned = §{ $number }↷
story-anomaly = аномалія: { $where }
story-outbreak = спалах: { $where }
story-fell = { $who } { $who-gender ->
    [f] переможена
   *[m] переможений
}
story-lost = { $who } { $what }
