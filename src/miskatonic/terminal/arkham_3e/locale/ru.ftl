# Терминал по-русски: «Ужас Аркхэма», третья редакция.

## У приглашения

help-lookup = найти карту, монстра, лист, заголовок или зону по названию
help-investigators = листы и карты всех сыщиков с текстами
help-codex = лист сценария, кодекс и слух с текстами
help-monsters = монстры на поле с текстами
help-piles = чаша Мифа, колоды и сброс
signs = На карте каждая рамка — район с тремя зонами; маленькие буквы за зоной — соседние улицы: ⌂ жилые дома, ≍ мост, ♣ парк. ● — безысходность, ? — улика, ◎ — аномалия, ↯ — нестабильная зона; ▲ — развёрнутый монстр, ▼ — сражается, △ — повёрнутый, ♛ — эпический; □ ◇ ◆ — белый, синий, красный маркер, ▣ — неоткрытый, ▪ — затянутый шрам. §3 — карта 3 кодекса, за ней — сколько есть и сколько нужно: безысходности ●, улик ?, маркеров □, ▸? — цена действия. В чаше ● — безысходность, ▲ — монстр, ? — улика, ¶ — заголовок, ✸ — прорыв врат, ‡ — расплата, ○ — пустой; за → — то, что уже взято. На листах $ — деньги, ✦ — останки, +1 — жетон сосредоточенности, (1 р.) — сколько рук занимает карта, ↷ — карта с известным оборотом.

## Над картой

header-round = Раунд { $round } · { $phase }
header-sheet = Лист
header-cup = Чаша
header-events = событий: { $count }

## Карта. Короткие названия — не больше 10 знаков, легенда — не больше 80.

map-legend = ● безысх. ? улика ◎ аномалия ↯ нестаб. ▲ развёрнут ▼ сраж. △ повёрнут (h: ещё)
street-letters = абвгдеж
short-street = { $one } — { $other }
short-easttown = Исттаун
short-downtown = Даунтаун
short-northside = Нортсайд
short-rivertown = Ривертаун
short-merchant-district = Торговый
short-miskatonic-university = Универс.
short-uptown = Аптаун
short-southside = Саутсайд
short-velmas-diner = Закусочн.
short-hibbs-roadhouse = Трактир
short-police-station = Полиция
short-independence-square = Пл. Незав.
short-la-bella-luna = Белла Луна
short-arkham-asylum = Лечебница
short-arkham-advertiser = Вестник
short-train-station = Вокзал
short-curiositie-shoppe = Древности
short-black-cave = Пещера
short-graveyard = Кладбище
short-general-store = Универмаг
short-unvisited-isle = Остров
short-tick-tock-club = Тик-так
short-river-docks = Доки
short-observatory = Обсерват.
short-science-building = Н. корпус
short-orne-library = Библиотека
short-hangmans-hill = Холм Вис.
short-st-marys-hospital = Больница
short-ye-olde-magick-shoppe = Л. волшбы
short-mas-boarding-house = Пансион
short-historical-society = Ист. общ.
short-south-church = Церковь
short-the-future = Будущее
initial-agnes-baker = А
initial-calvin-wright = К
initial-daniela-reyes = Р
initial-dexter-drake = Д
initial-jenny-barnes = Б
initial-marie-lambeau = Л
initial-michael-mcglen = Г
initial-minh-thi-phan = Ф
initial-norman-withers = Н
initial-rex-murphy = М
initial-tommy-muldoon = Т
initial-wendy-adams = В

## Сыщики

team-leader = ведущий
team-focus = сосредоточенность { $count }/{ $most }
card-hands = { $card } ({ $hands } р.)
card-price = { $card } (${ $price })
display = Витрина: { $cards }
revealed = На выбор: { $cards }

## Что разыгрывается

cause = { CAPITALIZE($name) }
headline = Заголовок: «{ $name }»
sign = { $sign }
monster-health = здоровье { $left }/{ $most }
monster-tests = атака { $attack }, уход { $evade }
monster-harm = наносит { $harm }
hands = рук занято { $busy }/{ $most }
part-modifier = модификатор
part-more = дополнительные кубики
part-lent = чужая сосредоточенность здесь
part-monster = угроза монстра

## Справка

fact-neighborhood = район
fact-spaces = Зоны: { $spaces }.
fact-beside = Рядом: { $spaces }.
fact-scenario = сценарий
fact-archive = карта архива { $number }
fact-monster = монстр
fact-epic = эпический монстр
fact-health = здоровье { $n }
fact-elite = и ещё { $n } за каждого игрока
fact-focus = предел сосредоточенности { $n }
fact-begins = Начинает с картами: { $cards }.
fact-choice = Может начать с картами: { $cards }.
fact-headline = заголовок
fact-rumor = заголовок, слух
fact-back = На обороте: { $text }
pile = { $name } { $count }
pile-cup = В чаше:
pile-drawn = Взято:
pile-decks = Осталось:
pile-events = Сброшенные события по зонам их безысходности, последнее в конце:
pile-headlines = Сброшенные заголовки:
pile-aside = Отложенные монстры:
token = { $sign } { $name } { $count }
event = { $spaces }

## Рассказ об игре

story-spawned = { $count ->
    [one] появился { $count } монстр
    [few] появилось { $count } монстра
   *[many] появилось { $count } монстров
}
story-defeated = побеждено: { $count }
story-researched = изучено улик: { $count }
story-doom = безысходность { $doom }
story-archive = §{ $number } «{ $name }»
story-turned = §{ $number }↷
story-anomaly = аномалия: { $where }
story-outbreak = вспышка: { $where }
story-fell = { $who } { $who-gender ->
    [f] побеждена
   *[m] побеждён
}
story-lost = { $who } { $what }
