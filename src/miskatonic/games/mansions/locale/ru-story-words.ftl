# «Обители безумия» по-русски: что говорят эффекты и условия событий и целей.
# .do — то же как вариант выбора; условия стоят после «если».

## Что происходит

effect-appear = Хранитель выставляет { $room-in } { $monster-acc }.
    .do = выставить { $room-in } { $monster-acc }
appear-health = Здоровье этого монстра выше на { $n } за каждого сыщика.
    .do = здоровье этого монстра выше на { $n } за каждого сыщика
appear-burning = Этот монстр несёт огонь: где он выйдет из игры, там загорится комната.
    .do = этот монстр несёт огонь: где он выйдет из игры, там загорится комната
appear-held = Этот монстр появляется оглушённым.
    .do = этот монстр появляется оглушённым
appear-prize = Сыщик, который убьёт этого монстра, получит 1 жетон опыта и карту «{ $card }».
    .do = сыщик, который убьёт этого монстра, получит 1 жетон опыта и карту «{ $card }»
effect-appear-for-each = Хранитель выставляет за каждого сыщика { $monster-acc } в таком порядке: { $rooms }.
    .do = выставить за каждого сыщика { $monster-acc } в таком порядке: { $rooms }
rooms-and = { $first }, { $rest }
effect-appear-near = Хранитель выставляет { $monster-acc } не дальше { $within } { $within ->
    [one] локации
   *[other] локаций
} от сыщика.
    .do = выставить { $monster-acc } не дальше { $within } { $within ->
        [one] локации
       *[other] локаций
    } от сыщика
effect-appear-at-vents = Хранитель выставляет { $monster-acc } в каждой комнате с вентиляцией, пока хватает фигурок.
    .do = выставить { $monster-acc } в каждой комнате с вентиляцией, пока хватает фигурок
prompt-appear = Где появится { $monster }?
effect-stir = Хранитель перемещает { $monster-acc } на { $n } { $n ->
    [one] локацию
    [few] локации
   *[other] локаций
} или меньше.
    .do = переместить { $monster-acc } на { $n } { $n ->
        [one] локацию
        [few] локации
       *[other] локаций
    } или меньше
effect-stir-every = Хранитель может переместить каждого { $monster-acc } на { $n } { $n ->
    [one] локацию
    [few] локации
   *[other] локаций
} или меньше.
    .do = переместить каждого { $monster-acc } на { $n } { $n ->
        [one] локацию
        [few] локации
       *[other] локаций
    } или меньше
prompt-stir = Какого монстра переместить?
effect-discard-locks = Все карты замков сбрасываются.
    .do = сбросить все карты замков
effect-time-token = На следующее событие кладётся 1 жетон времени.
    .do = положить 1 жетон времени на следующее событие
effect-bar-exit = Парадная дверь заперта: чтобы кто-либо мог спастись, нужно решить головоломку-замок.
    .do = запереть парадную дверь головоломкой-замком
effect-count-up = { $what }: +{ $n }.
    .do = { $what }: +{ $n }
effect-count-up-relative = { $what }: +{ $n }, у кровного родственника +{ $relative }.
    .do = { $what }: +{ $n }, у кровного родственника +{ $relative }
effect-count-gathered = { $what }: +1 за каждого культиста и лидера культа { $room-in }, но не больше +{ $most }.
    .do = { $what }: +1 за каждого культиста и лидера культа { $room-in }, но не больше +{ $most }
effect-ward = Начертите знак у вентиляции в вашей комнате.
    .do = начертить знак у вентиляции в вашей комнате
effect-wear-wards = В каждой комнате с вентиляцией, где есть { $monster } и нет сыщиков, стирается один знак.
    .do = стереть по знаку в каждой комнате с вентиляцией, где есть { $monster } и нет сыщиков
effect-corpse-appears = Хранитель кладёт труп { $room-in }.
    .do = положить труп { $room-in }
prompt-corpse = Где лежит тело?
effect-sample-to-altar = На алтарь кладётся образец.
    .do = положить образец на алтарь
effect-remember = Можете попытаться вспомнить. Что из этого выйдет, заранее не знает никто.
    .do = попытаться вспомнить, не зная, что из этого выйдет
prompt-remember = Вспомнить то лето?
option-remember = Вспомнить
option-forget = Оставить как есть
effect-investigators-win = Сыщики побеждают.
    .do = сыщики побеждают
effect-keeper-wins = Хранитель побеждает.
    .do = хранитель побеждает
effect-all-lose = Проигрывают все.
    .do = проигрывают все

## Что считается

count-chant = Вдохи
count-silence = Тишина
count-feeding = Сытые ночи
count-congregation = Полная часовня
count-renounced = Отречения
count-homecoming = Возвращения
count-amends = Прощения
count-bargain = Встречи
count-lullaby = Колыбельные
count-opening = Врата открываются
count-closing = Врата закрываются
count-guilt = Вина
count-growth = Рост
count-scent = След

## Для кого

each-in-bedroom = каждого сыщика в любой спальне
    .who = каждый сыщик в любой спальне
each-in-freezer = каждого сыщика в Морозильной камере
    .who = каждый сыщик в Морозильной камере
each-blood-relative = кровного родственника
    .who = кровный родственник
each-with-corpse = каждого сыщика в комнате с телом
    .who = каждый сыщик в комнате с телом

## Если

if-clue-found = найдена улика { $number }
if-clue-missing = улика { $number } не найдена
if-samples-at-altar = у алтаря { $n } { $n ->
    [one] образец
    [few] образца
   *[other] образцов
} ({ $alone }, если сыщик в игре один)
if-left-house = { $monster } — за пределами дома
if-monster-killed = больше нет в живых { $monster-gen }
if-on-map = { $n ->
    [1] на поле есть { $monster }
   *[other] на поле не меньше { $n } { $monster-many }
}
if-on-map-exactly = { $n ->
    [0] на поле нет { $monster-gen }
    [1] на поле ровно один { $monster }
   *[other] на поле ровно { $n } { $monster-many }
}
if-gathered-cultist = { $room-in } не меньше { $n } культистов
if-gathered-cultist-cult-leader = { $room-in } не меньше { $n } культистов и лидеров культа
if-free-of-cult-leader = { $room-in } нет лидеров культа
if-held-against-cultist-cult-leader = { $room-in } не меньше сыщиков, чем культистов и лидеров культа
if-empty-room = { $room-in } нет сыщиков
if-meeting = { $monster } и { $other } находятся в одной комнате без сыщиков
if-awaited = на поле есть { $monster } и нет ни одного { $other-gen }
if-alone-in = { $room-in } находится { $monster } и нет сыщиков
if-alone-in-either = { $room-in } или { $other-in } находится { $monster } и нет сыщиков
if-counted = { $what }: { $n } или больше
if-counted-each = { $what }: { $n } или больше и ещё по { $each } за каждого сыщика
if-relative-lost = кровный родственник мёртв
if-relative-in = вы кровный родственник и находитесь { $room-in }
if-relative-knows-pact = у кровного родственника есть «Договор души» или «Договор крови»
if-escaped-one = один из сыщиков спасся
if-escaped-all = спаслись все, кто должен был спастись
if-escape-lost = мёртв тот, кто должен был спастись
if-burning = горят { $one }, { $two } и { $three }
if-corpse-at-start = тело лежит { $room-in } у парадной двери
if-no-corpse = тела больше нет
if-half-insane = безумна по меньшей мере половина сыщиков на поле
if-at-altar = вы в комнате с алтарём
if-at-vent = вы в комнате с вентиляцией
if-unlit-grave = вы { $one-in }, { $two-in } или { $three-in } и там нет огня
if-in-story-room = вы { $room-in }
if-vents-warded = в каждой комнате с вентиляцией по { $n } { $n ->
    [one] знаку
   *[other] знака
} (по { $alone }, если сыщик в игре один)

## Что сообщается

event-counted = { $what }: { $total }.
event-sign-drawn = У вентиляции { $room-in } начерчен знак. Знаков там: { $total }.
event-sign-gone = { CAPITALIZE($room-in) } стёрт знак. Знаков там: { $total }.
