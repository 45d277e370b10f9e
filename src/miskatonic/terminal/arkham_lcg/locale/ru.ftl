# Терминал по-русски: «Ужас Аркхэма. Карточная игра».

## Перед игрой

ask-decks = Колоды по порядку мест через запятую: starter, alternative или файл? [starter]
lcg-no-deck = В файле { $path } нет колоды, которой можно играть: { $why }

## Верх экрана

lcg-title = { $scenario } · { $difficulty }
lcg-title-campaign = { $scenario } · кампания, { $difficulty }
lcg-round = Раунд { $round }
lcg-phase-setup = подготовка
lcg-phase-mythos = Миф
lcg-phase-investigation = сыщики
lcg-phase-enemy = враги
lcg-phase-upkeep = передышка
lcg-phase-resolution = между сценариями
lcg-turn-of = { $who }
lcg-agenda = Замысел { $stage } { $name }
lcg-act = Сцена { $stage } { $name }
lcg-doom-elsewhere = (не на нём { $count })

## Сыщики и их карты

lcg-hand-count = рука { $count }
lcg-deck-count = колода { $count }
lcg-lead = ведущий
lcg-fate-playing = в сценарии
lcg-fate-resigned = побег
lcg-fate-defeated = поражение
lcg-fate-absent = не участвует
lcg-hand = Рука
lcg-looking = Просмотр
lcg-enemy-values = бой { $fight } уход { $evade }
lcg-enemy-at = локация: { $place }
lcg-unrevealed = закрыта
lcg-place-number = №{ $number }
lcg-uses-ammo = патроны { $count }
lcg-uses-charges = заряды { $count }
lcg-uses-supplies = запасы { $count }
lcg-uses-secrets = тайны { $count }
lcg-uses-resources = ресурсы { $count }
lcg-copies = ×{ $count }
lcg-known-top = Сверху: { $cards }
lcg-unknown-card = ?

## Проверки навыков

lcg-test = { $who }: проверка { $skill-gen }
lcg-test-card = { $who }: проверка { $skill-gen } · { $about }
lcg-test-investigate = { $who }: исследование ({ $skill }) · { $about }
lcg-test-fight = { $who }: бой ({ $skill }) · { $about }
lcg-test-evade = { $who }: уход ({ $skill }) · { $about }
lcg-test-passed = успех
lcg-test-failed = провал
lcg-against = против
lcg-token = жетон
lcg-revealed-tokens = Вытянуто
lcg-bag = Мешок
# Чем кончилась проверка, в журнале: { $sum } — сумма до сих пор.
lcg-ended-passed = { $who } добивается успеха: { $value } против { $difficulty }.
lcg-ended-failed = { $who } проваливает проверку: { $value } против { $difficulty }.
lcg-sum-first = { $amount } { $source-full }
lcg-sum-plain = { $amount }
lcg-sum-plus = { $sum } + { $amount } { $source-full }
lcg-sum-minus = { $sum } − { $amount } { $source-full }
lcg-sum-makes = { $sum } = { $total }
lcg-sum-counts-as = { $sum }, что считается за { $total }
lcg-sum-automatic = { $sum }, автоматически { $total }

## Справка о картах

lcg-titled = { $name }: { $subtitle }
lcg-levelled = { $name } ({ $level })
lcg-look-closer = Карт слишком много, чтобы показать все; c { $example } покажет одну.
lcg-kind-of = { $kind }, { $whose }
lcg-kind-investigator = сыщик
lcg-kind-asset = актив
lcg-kind-event = событие
lcg-kind-skill = навык
lcg-kind-treachery = напасть
lcg-kind-enemy = враг
lcg-kind-location = локация
lcg-kind-act = сцена
lcg-kind-agenda = замысел
lcg-kind-scenario = памятка сценария
lcg-kind-weakness = слабость
lcg-fact = { $fact }
lcg-icons = символы { $icons }
lcg-slot-hand = { $count ->
    [one] слот руки
   *[other] { $count } слота рук
}
lcg-slot-arcane = { $count ->
    [one] магический слот
   *[other] { $count } магических слота
}
lcg-slot-accessory = слот аксессуара
lcg-slot-body = слот одежды
lcg-slot-ally = слот союзника
lcg-attack = атака { $damage } { $horror }
lcg-health-each = { $health ->
    [0] { $sign }{ $each } за сыщика
   *[other] { $sign }{ $health } и { $each } за сыщика
}
lcg-shroud = неясность { $shroud }
lcg-clues-each = { $clues ->
    [0] без улик
    [one] { $clues } улика за сыщика
    [few] { $clues } улики за сыщика
   *[many] { $clues } улик за сыщика
}
lcg-threshold = требуется безысходности: { $doom }
lcg-keyword-aloof = осторожный
lcg-keyword-exceptional = исключительный
lcg-keyword-fast = быстрый
lcg-keyword-hunter = охотник
lcg-keyword-massive = огромный
lcg-keyword-peril = опасность
lcg-keyword-permanent = постоянный
lcg-keyword-retaliate = мститель
lcg-keyword-surge = наплыв

## Страницы

lcg-help-lookup = найти карту по названию, коду или номеру варианта; одно c — ваша рука
lcg-help-investigators = все игровые зоны и зоны угрозы, враги, локации
lcg-help-piles = победный счёт, сброс, замысел и сцена целиком
lcg-help-bag = мешок хаоса и что значат его символы
lcg-help-log = журнал кампании и колоды
lcg-victory-display = Победный счёт { $worth }: { $cards }
lcg-encounter-deck = В колоде контактов { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
   *[many] { $count } карт.
}
lcg-encounter-discard = Сброс контактов: { $cards }
lcg-discard-of = Сброс ({ $who }): { $cards }
lcg-set-aside = Отложено: { $cards }
lcg-cultists = В колоде культистов { $count ->
    [one] { $count } карта.
    [few] { $count } карты.
   *[many] { $count } карт.
}
lcg-stages-left = Осталось замыслов: { $agendas }, сцен: { $acts }.
lcg-chapter = { $scenario }: { $resolution } ({ $rounds ->
    [0] по договорённости
    [one] { $rounds } раунд
    [few] { $rounds } раунда
   *[many] { $rounds } раундов
})
lcg-resolution = исход { $number }
lcg-resolution-none = без исхода
lcg-earned = { $who }: получено опыта { $count }
lcg-note = • { $note }
lcg-note-crossed-out = × { $note } (вычеркнуто)
lcg-log-interrogated = Допрошены культисты: { $names }
lcg-log-got-away = Ускользнули культисты: { $names }
lcg-log-lost = Убиты или сошли с ума: { $names }
lcg-log-empty = В журнале кампании пока ничего не записано.
lcg-trauma = травмы { $physical } { $mental }
lcg-experience = непотраченный опыт { $left } из { $earned }
lcg-end-killed = гибель
lcg-end-insane = безумие
lcg-sits-out = не участвует
lcg-deck-of = { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карты
   *[many] { $count } карт
}

## Рассказ об игре

lcg-other-side = { $name }: { $text }
lcg-story-scenario = { $scenario }
lcg-story-found = { $who } { $count ->
    [one] { $count } улика
    [few] { $count } улики
   *[many] { $count } улик
}
lcg-story-harm = { $who } { $what }
lcg-story-defeated = побеждено { $count }
lcg-story-act = сцена: { $name }
lcg-story-agenda = замысел: { $name }
lcg-story-fell = поражение: { $who }
lcg-story-resigned = побег: { $who }

## Знаки. Символы и инициалы — один знак. Названия мест — до 20 знаков, лесов — до 16.

lcg-signs = ♥ здоровье, ☾ рассудок, $ ресурсы, ? улики, ● безысходность, ▒ неясность, ★ победные очки, ▸ действия. ▲ — развёрнутый враг, △ — повёрнутый, ▼ — другая карта в зоне угрозы, ↷ — повёрнутая карта, ∅ — карта, чей текст не действует, + — карта ни под чьим контролем, » — быстрая карта, ⇄ — карта, ради которой другая освободит слот. Символы: В воля, И интеллект, С сила, Л ловкость, ✱ универсальный. Двойная рамка — вы здесь, пунктирная — локация закрыта. Шансы — без добавленных карт.
lcg-icon-willpower = В
lcg-icon-intellect = И
lcg-icon-combat = С
lcg-icon-agility = Л
lcg-icon-wild = ✱
lcg-initial-01001 = Р
lcg-initial-01002 = Д
lcg-initial-01003 = С
lcg-initial-01004 = А
lcg-initial-01005 = В
lcg-place-01111 = Кабинет
lcg-place-01112 = Коридор
lcg-place-01113 = Чердак
lcg-place-01114 = Подвал
lcg-place-01115 = Гостиная
lcg-place-01124 = Ваш дом
lcg-place-01125 = Ривертаун
lcg-place-01126 = Саутсайд
lcg-place-01127 = Саутсайд
lcg-place-01128 = Больница Св. Марии
lcg-place-01129 = Мискатоникский унив.
lcg-place-01130 = Даунтаун
lcg-place-01131 = Даунтаун
lcg-place-01132 = Исттаун
lcg-place-01133 = Кладбище
lcg-place-01134 = Нортсайд
lcg-place-01149 = Главная тропа
lcg-place-01150 = Нечистая земля
lcg-place-01151 = Извилист. тропы
lcg-place-01152 = Старый дом
lcg-place-01153 = Край утёса
lcg-place-01154 = Непролазная чаща
lcg-place-01155 = Тихая поляна
lcg-place-01156 = Место ритуала
lcg-place-southside = Саутсайд
lcg-place-downtown = Даунтаун
lcg-place-arkham-woods = Аркхэмский лес
