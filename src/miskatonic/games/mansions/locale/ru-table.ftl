# Стол без поля, чем вещи отличаются и почему чего-то нельзя выбрать.

mark-damage = { $n ->
    [0] без ран
    [one] { $n } рана
    [few] { $n } раны
   *[other] { $n } ран
}
mark-stunned = оглушение
mark-number = № { $n }
why-not-another-question = Сейчас вас спрашивают не об этом.
why-not-here = Вы уже там.
why-not-too-far = Это не смежная локация.
why-not-sealed = Дверь туда запечатана.
why-not-barred = Дверь заблокирована барьером.
why-not-lock-holds = Замок этой комнаты в этот ход вам не поддался: попробуйте в следующий ход.
why-not-no-moves = Движений не осталось, и Действие потрачено.
why-not-no-action = Действие потрачено.
why-not-hidden = Вы в укрытии: сначала выйдите.
why-not-out-of-range = Это слишком далеко для всего, чем вы можете атаковать.
why-not-out-of-sight = Отсюда эту локацию не видно.
why-not-elsewhere = Вы не в этой комнате.
why-not-nothing-there = В этой комнате карт больше нет.
why-not-dark = В комнате темно: чтобы её исследовать, нужно ещё и неиспользованное Движение.
why-not-used = Это уже использовано.
why-not-too-dear = На это не хватает угрозы.
why-not-no-effect = Сейчас это ничего не изменит.
why-not-passive = Делать здесь нечего: свойство работает само или когда вас спросят.
why-not-no-target = Для этого нет цели.
why-not-not-yours = Это не ваше.
why-not-other-investigator = Это чужой сыщик.
why-not-only-if = Только если { $when }.
not-now-card = { $card }
not-now-move = Движение
not-now-explore = Исследовать комнату
not-now-attack = Атаковать монстра
overview-now = Сейчас
overview-house = Дом
overview-investigators = Сыщики
overview-keeper = У хранителя
overview-read = Что было прочитано вслух
overview-puzzles = Головоломки
overview-decks = Колоды и фигурки
overview-unused = Сыщики, за которых ещё не играли
overview-own = { $who } (вы)
overview-hand = Ваша рука
overview-the-keeper = Хранитель
    .the = хранитель
overview-somebody = Сыщик
    .the = сыщик
overview-round = Раунд { $round }
phase-setup = Подготовка
phase-investigators = Ходы сыщиков
phase-keeper = Ход хранителя
overview-threat = Угроза: { $count }
overview-time = время { $time } из { $at }
overview-target = успех при { $n } или меньше
overview-chance = шанс { $percent } %
overview-fire = горит
overview-darkness = темно
overview-cards = Карты комнаты
overview-locked = заперто: сверху лежит Замок
overview-back-lock = карт Замка: { $count }
overview-back-obstacle = карт Препятствия: { $count }
overview-back-exploration = карт Исследования: { $count }
overview-exploration-cards = карты Исследования
overview-no-cards = карт нет
overview-here = Здесь: { $who }
overview-altar = алтарь
overview-fireplace = камин
overview-hiding-place = укрытие
overview-ladder = лестница
overview-vent = вентиляция
overview-barrier = Барьер
overview-corpses = Трупы: { $count }
overview-door = Дверь: { $where }
overview-door-out = Дверь наружу
overview-sealed = запечатана
overview-barred = заблокирована барьером
overview-front = бдительность { $awareness }, рейтинг ужаса { $horror }
overview-signed = { $n ->
    [0] 0
    [1] +1
    [2] +2
    [3] +3
    [4] +4
    [-1] −1
    [-2] −2
    [-3] −3
    [-4] −4
   *[other] { $n }
}
overview-monster-health = здоровье { $left } из { $most }
overview-strikes = наносит { $n } { $n ->
    [one] рану
    [few] раны
   *[other] ран
}
overview-special = особая атака: { $then }
overview-more-health = здоровья на { $n } больше, чем на жетоне
overview-stun = жетонов оглушения: { $count }
overview-samples = образцов: { $count }
overview-health = здоровье { $left } из { $most }
overview-sanity = рассудок { $left } из { $most }
overview-at = { $where }
fate-waiting = гибель; в следующий ход придёт новый сыщик
fate-eliminated = вне игры
fate-escaped = спасение удалось
overview-skill = { $skill } { $n }
overview-skill-points = жетонов опыта: { $count }
overview-hidden = в укрытии
overview-blood-relative = кровное родство с хозяином дома
overview-face-down = карт мифа рубашкой вверх: { $count }
overview-kept = остаётся у вас
overview-mythos-hand = карт мифа на руке: { $count }
overview-trauma-hand = карт травмы на руке: { $count }
overview-objective = Цель
overview-not-revealed = ещё не раскрыта
overview-event-deck = Колода событий
overview-events-left = осталось событий: { $count }
overview-cost = цена в угрозе: { $n }
overview-puzzle-wiring = проводка
overview-puzzle-lock = замок
overview-puzzle-rune = руны
overview-puzzle-actions = осталось действий головоломки: { $count }
overview-piece = Фрагмент { $n }
overview-fits = подходит
overview-does-not-fit = ещё не подходит
overview-turned = повёрнут на { $n }°
overview-count = { $count }
overview-pool = { $monster }: { $count }
overview-the-pool = Запас хранителя
deck-mythos = Колода мифа
deck-trauma = Колода травм
deck-combat-humanoid = Колода боя с гуманоидами
deck-combat-beast = Колода боя со зверями
deck-combat-eldritch = Колода боя с древними
deck-spell = Колода заклинания: «{ $card }»
