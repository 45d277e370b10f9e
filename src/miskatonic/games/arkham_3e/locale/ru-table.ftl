# Стол без поля, чем вещи отличаются и почему чего-то нельзя выбрать.

mark-engaged = сражается { $who-with }
mark-damage = { $n ->
    [0] без ран
    [one] { $n } рана
    [few] { $n } раны
   *[other] { $n } ран
}
why-not-another-question = Сейчас вас спрашивают не об этом.
why-not-used = В этом раунде вы это уже делали.
why-not-lent = До обмена эту карту в этом раунде уже использовали.
why-not-engaged = Вы сражаетесь с монстром: можно только атаковать, уйти, сосредоточиться или сделать то, что разрешено сражающимся.
why-not-move-first = Сначала выберите движение.
why-not-too-far = Это слишком далеко.
why-not-forbidden = Карта кодекса не пускает вас в эту зону.
why-not-no-target = Для этого нет цели.
why-not-no-effect = Сейчас это ничего не изменит.
why-not-passive = Действия здесь нет: свойство работает само или когда вас спросят.
why-not-not-yours = Это принадлежит другому сыщику.
why-not-here = Вы уже там.
why-not-other-investigator = Это другой сыщик: он действует сам.
why-not-elsewhere = Это не в вашей зоне.
why-not-attack-first = Сначала выберите атаку.
why-not-not-for-sale = Вещи приобретают, когда это разрешает контакт или другой эффект.
why-not-only-if = Только если { $when }.
overview-streets = Улицы и другие зоны
overview-codex = Лист сценария и кодекс
overview-investigators = Сыщики
overview-display = Витрина
overview-coming = Монстры, которые сейчас появятся
overview-revealed = Карты на выбор
overview-unused = Сыщики, за которых ещё не играли
overview-beside = Рядом с полем
overview-own = { $who } (вы)
overview-round = Раунд { $round }
phase-setup = Подготовка
phase-action = Фаза действий
phase-monster = Фаза монстров
phase-encounter = Фаза контактов
phase-mythos = Фаза Мифа
overview-sheet-doom = Безысходность на листе сценария: { $count }
overview-sheet-clues = Улик на листе сценария: { $count }
overview-sheet-markers = Маркеров на листе сценария: { $count }
overview-center = Центр
overview-anomaly = аномалия
overview-marker-hidden = неоткрытый маркер
overview-marker-white = белый маркер
overview-marker-blue = синий маркер
overview-marker-red = красный маркер
overview-marker-mended = затянутый шрам
overview-attached = к колоде прикреплена карта «{ $card }»
overview-here = Здесь: { $who }
overview-doom = { $count } { $count ->
    [one] жетон
    [few] жетона
   *[other] жетонов
} безысходности
overview-unstable = нестабильная зона
overview-ready = развёрнут
overview-engaged = сражается
overview-exhausted = повёрнут
overview-monster-health = здоровье { $left } из { $most }
overview-engaged-with = с кем сражается: { $who }
overview-monster-tests = атака { $attack }, уход { $evade }
overview-monster-harm = наносит ран: { $damage }, ужаса: { $horror }
overview-modifier = { $n ->
    [1] +1
    [-1] −1
    [-2] −2
    [-3] −3
   *[other] { $n }
}
overview-remnant = оставляет останки
overview-health = здоровье { $left } из { $most }
overview-sanity = рассудок { $left } из { $most }
overview-at = { $where-in }
fate-defeated = побеждён
fate-devoured = сожран
fate-retired = на покое
fate-out = вне игры
overview-skill = { $skill } { $n }
overview-focus = сосредоточенность: { $skill }
overview-money = { $count } { $count ->
    [one] доллар
    [few] доллара
   *[other] долларов
}
overview-clues = { $count } { $count ->
    [one] улика
    [few] улики
   *[other] улик
}
overview-remnants = { $count } { $count ->
    [one] жетон
    [few] жетона
   *[other] жетонов
} останков
overview-delayed = задержан
overview-leader = ведущий сыщик
overview-damage = { $count } { $count ->
    [one] рана
    [few] раны
   *[other] ран
}
overview-horror = { $count } { $count ->
    [one] ужас
   *[other] ужаса
}
overview-under = под ней взакрытую { $count } { $count ->
    [one] карта
    [few] карты
   *[other] карт
}
overview-value = цена { $n } { $n ->
    [one] доллар
    [few] доллара
   *[other] долларов
}
overview-hands = { $n } { $n ->
    [one] рука
    [few] руки
   *[other] рук
}
overview-holds-health = здоровье { $n }
overview-holds-sanity = рассудок { $n }
overview-casting = при чтении получите { $n } { $n ->
    [one] ужас
   *[other] ужаса
}
overview-cup = Чаша Мифа
overview-token = { $token }: { $count }
overview-drawn = взято: { $token } ({ $count })
overview-next-event = верхняя карта: { $where }
overview-count = { $count }
deck-event = Колода событий
deck-monster = Колода монстров
deck-headline = Колода заголовков
deck-item = Колода вещей
deck-ally = Колода союзников
deck-spell = Колода заклинаний
deck-neighborhood = Колода района: { $where }
deck-street = Колода улиц
deck-anomaly = Колода аномалий
