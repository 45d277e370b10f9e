# Стіл без поля, чим речі відрізняються й чому чогось не можна вибрати.

mark-damage = { $n ->
    [0] без поранень
    [one] { $n } поранення
    [few] { $n } поранення
   *[other] { $n } поранень
}
mark-stunned = оглушення
mark-number = № { $n }
why-not-another-question = Зараз вас питають не про це.
why-not-here = Ви вже там.
why-not-too-far = Це не суміжна локація.
why-not-sealed = Двері туди запечатано.
why-not-barred = Двері заблоковано бар’єром.
why-not-lock-holds = Замок цієї кімнати цього ходу вам не піддався: спробуйте наступного ходу.
why-not-no-moves = Рухів не лишилося, і Дію витрачено.
why-not-no-action = Дію витрачено.
why-not-hidden = Ви у сховку: спершу вийдіть.
why-not-out-of-range = Це задалеко для всього, чим ви можете атакувати.
why-not-out-of-sight = Звідси цієї локації не видно.
why-not-elsewhere = Ви не в цій кімнаті.
why-not-nothing-there = У цій кімнаті карт більше немає.
why-not-dark = У кімнаті темно: щоб її дослідити, потрібен іще й невикористаний Рух.
why-not-used = Це вже використано.
why-not-too-dear = На це бракує загрози.
why-not-no-effect = Зараз це нічого не змінить.
why-not-passive = Робити тут нічого: властивість діє сама або коли вас запитають.
why-not-no-target = Для цього немає цілі.
why-not-not-yours = Це не ваше.
why-not-other-investigator = Це чужий дослідник.
why-not-only-if = Лише якщо { $when }.
not-now-card = { $card }
not-now-move = Рух
not-now-explore = Дослідити кімнату
not-now-attack = Атакувати монстра
overview-now = Зараз
overview-house = Будинок
overview-investigators = Дослідники
overview-keeper = У хранителя
overview-read = Що було прочитано вголос
overview-puzzles = Головоломки
overview-decks = Колоди та фігурки
overview-unused = Дослідники, за яких іще не грали
overview-own = { $who } (ви)
overview-hand = Ваша рука
overview-the-keeper = Хранитель
    .the = хранитель
overview-somebody = Дослідник
    .the = дослідник
overview-round = Раунд { $round }
phase-setup = Приготування
phase-investigators = Ходи дослідників
phase-keeper = Хід хранителя
overview-threat = Загроза: { $count }
overview-time = час { $time } із { $at }
overview-target = успіх за { $n } або менше
overview-chance = шанс { $percent } %
overview-fire = горить
overview-darkness = темно
overview-cards = Карти кімнати
overview-locked = замкнено: згори лежить Замок
overview-back-lock = карт Замка: { $count }
overview-back-obstacle = карт Перешкоди: { $count }
overview-back-exploration = карт Дослідження: { $count }
overview-exploration-cards = карти Дослідження
overview-no-cards = карт немає
overview-here = Тут: { $who }
overview-altar = вівтар
overview-fireplace = камін
overview-hiding-place = сховок
overview-ladder = драбина
overview-vent = вентиляція
overview-barrier = Бар’єр
overview-corpses = Трупи: { $count }
overview-door = Двері: { $where }
overview-door-out = Двері надвір
overview-sealed = запечатано
overview-barred = заблоковано бар’єром
overview-front = пильність { $awareness }, рейтинг жаху { $horror }
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
overview-monster-health = здоров’я { $left } із { $most }
overview-strikes = завдає { $n } { $n ->
    [one] поранення
    [few] поранення
   *[other] поранень
}
overview-special = особлива атака: { $then }
overview-more-health = здоров’я на { $n } більше, ніж на жетоні
overview-stun = жетонів оглушення: { $count }
overview-samples = зразків: { $count }
overview-health = здоров’я { $left } із { $most }
overview-sanity = розум { $left } із { $most }
overview-at = { $where }
fate-waiting = загибель; наступного ходу прийде новий дослідник
fate-eliminated = поза грою
fate-escaped = порятунок вдався
overview-skill = { $skill } { $n }
overview-skill-points = жетонів досвіду: { $count }
overview-hidden = у сховку
overview-blood-relative = кровна спорідненість із господарем будинку
overview-face-down = карт міту долілиць: { $count }
overview-kept = лишається у вас
overview-mythos-hand = карт міту на руці: { $count }
overview-trauma-hand = карт травми на руці: { $count }
overview-objective = Мета
overview-not-revealed = ще не розкрито
overview-event-deck = Колода подій
overview-events-left = лишилося подій: { $count }
overview-cost = ціна в загрозі: { $n }
overview-puzzle-wiring = проводка
overview-puzzle-lock = замок
overview-puzzle-rune = руни
overview-puzzle-actions = лишилося дій головоломки: { $count }
overview-piece = Фрагмент { $n }
overview-fits = підходить
overview-does-not-fit = ще не підходить
overview-turned = повернуто на { $n }°
overview-count = { $count }
overview-pool = { $monster }: { $count }
overview-the-pool = Запас хранителя
deck-mythos = Колода міту
deck-trauma = Колода травм
deck-combat-humanoid = Колода бою з гуманоїдами
deck-combat-beast = Колода бою зі звірями
deck-combat-eldritch = Колода бою зі стародавніми
deck-spell = Колода заклинання: «{ $card }»
