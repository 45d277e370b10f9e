# Термінал українською: «Жах Аркгема. Карткова гра».

## Перед грою

ask-decks = Колоди за порядком місць через кому: starter, alternative або файл? [starter]
lcg-no-deck = У файлі { $path } немає колоди, якою можна грати: { $why }

## Верх екрана

lcg-title = { $scenario } · { $difficulty }
lcg-title-campaign = { $scenario } · кампанія, { $difficulty }
lcg-round = Раунд { $round }
lcg-phase-setup = приготування
lcg-phase-mythos = міт
lcg-phase-investigation = дослідники
lcg-phase-enemy = вороги
lcg-phase-upkeep = перепочинок
lcg-phase-resolution = між сценаріями
lcg-turn-of = { $who }
lcg-agenda = Задум { $stage } { $name }
lcg-act = Сцена { $stage } { $name }
lcg-doom-elsewhere = (не на ньому { $count })

## Дослідники та їхні карти

lcg-hand-count = рука { $count }
lcg-deck-count = колода { $count }
lcg-lead = лідер
lcg-fate-playing = у сценарії
lcg-fate-resigned = відступ
lcg-fate-defeated = поразка
lcg-fate-absent = не бере участі
lcg-hand = Рука
lcg-looking = Перегляд
lcg-enemy-values = бій { $fight } ухиляння { $evade }
lcg-enemy-at = локація: { $place }
lcg-unrevealed = закрита
lcg-place-number = №{ $number }
lcg-uses-ammo = набої { $count }
lcg-uses-charges = заряди { $count }
lcg-uses-supplies = припаси { $count }
lcg-uses-secrets = секрети { $count }
lcg-uses-resources = ресурси { $count }
lcg-copies = ×{ $count }
lcg-known-top = Зверху: { $cards }
lcg-unknown-card = ?

## Перевірки вмінь

lcg-test = { $who }: перевірка { $skill-gen }
lcg-test-card = { $who }: перевірка { $skill-gen } · { $about }
lcg-test-investigate = { $who }: дослідження ({ $skill }) · { $about }
lcg-test-fight = { $who }: атака ({ $skill }) · { $about }
lcg-test-evade = { $who }: ухиляння ({ $skill }) · { $about }
lcg-test-passed = успіх
lcg-test-failed = провал
lcg-against = проти
lcg-token = жетон
lcg-revealed-tokens = Витягнуто
lcg-bag = Мішок
# Чим скінчилася перевірка, у журналі: { $sum } — сума досі.
lcg-ended-passed = { $who } досягає успіху: { $value } проти { $difficulty }.
lcg-ended-failed = { $who } провалює перевірку: { $value } проти { $difficulty }.
lcg-sum-first = { $amount } { $source-full }
lcg-sum-plain = { $amount }
lcg-sum-plus = { $sum } + { $amount } { $source-full }
lcg-sum-minus = { $sum } − { $amount } { $source-full }
lcg-sum-makes = { $sum } = { $total }
lcg-sum-counts-as = { $sum }, що вважається за { $total }
lcg-sum-automatic = { $sum }, автоматично { $total }

## Довідка про карти

lcg-titled = { $name }: { $subtitle }
lcg-levelled = { $name } ({ $level })
lcg-look-closer = Карт забагато, щоб показати всі; c { $example } покаже одну.
lcg-kind-of = { $kind }, { $whose }
lcg-kind-investigator = дослідник
lcg-kind-asset = актив
lcg-kind-event = подія
lcg-kind-skill = уміння
lcg-kind-treachery = підступ
lcg-kind-enemy = ворог
lcg-kind-location = локація
lcg-kind-act = сцена
lcg-kind-agenda = задум
lcg-kind-scenario = пам’ятка сценарію
lcg-kind-weakness = слабкість
lcg-fact = { $fact }
lcg-icons = символи { $icons }
lcg-slot-hand = { $count ->
    [one] слот: рука
   *[other] { $count } слоти: руки
}
lcg-slot-arcane = { $count ->
    [one] слот: містика
   *[other] { $count } слоти: містика
}
lcg-slot-accessory = слот: аксесуар
lcg-slot-body = слот: тіло
lcg-slot-ally = слот: союзник
lcg-attack = атака { $damage } { $horror }
lcg-health-each = { $health ->
    [0] { $sign }{ $each } на дослідника
   *[other] { $sign }{ $health } і { $each } на дослідника
}
lcg-shroud = завіса { $shroud }
lcg-clues-each = { $clues ->
    [0] без доказів
    [one] { $clues } доказ на дослідника
    [few] { $clues } докази на дослідника
   *[many] { $clues } доказів на дослідника
}
lcg-threshold = поріг приреченості { $doom }
lcg-keyword-aloof = обережний
lcg-keyword-exceptional = винятковий
lcg-keyword-fast = швидкий
lcg-keyword-hunter = мисливець
lcg-keyword-massive = величезний
lcg-keyword-peril = небезпека
lcg-keyword-permanent = постійний
lcg-keyword-retaliate = месник
lcg-keyword-surge = наплив

## Сторінки

lcg-help-lookup = знайти карту за назвою, кодом або номером варіанта; лише c — ваша рука
lcg-help-investigators = усі ігрові зони та зони загрози, вороги, локації
lcg-help-piles = переможний рахунок, скиди, задум і сцена повністю
lcg-help-bag = мішок хаосу і що означають його символи
lcg-help-log = журнал кампанії та колоди
lcg-victory-display = Переможний рахунок { $worth }: { $cards }
lcg-encounter-deck = У колоді зустрічей { $count ->
    [one] { $count } карта.
    [few] { $count } карти.
   *[many] { $count } карт.
}
lcg-encounter-discard = Скид зустрічей: { $cards }
lcg-discard-of = Скид ({ $who }): { $cards }
lcg-set-aside = Відкладено: { $cards }
lcg-cultists = У колоді культистів { $count ->
    [one] { $count } карта.
    [few] { $count } карти.
   *[many] { $count } карт.
}
lcg-stages-left = Залишилося задумів: { $agendas }, сцен: { $acts }.
lcg-chapter = { $scenario }: { $resolution } ({ $rounds ->
    [0] за домовленістю
    [one] { $rounds } раунд
    [few] { $rounds } раунди
   *[many] { $rounds } раундів
})
lcg-resolution = розв’язка { $number }
lcg-resolution-none = без розв’язки
lcg-earned = { $who }: отримано досвіду { $count }
lcg-note = • { $note }
lcg-note-crossed-out = × { $note } (викреслено)
lcg-log-interrogated = Допитано культистів: { $names }
lcg-log-got-away = Вислизнули культисти: { $names }
lcg-log-lost = Убиті або збожеволіли: { $names }
lcg-log-empty = У журналі кампанії ще нічого не записано.
lcg-trauma = травми { $physical } { $mental }
lcg-experience = досвід { $left } із { $earned }
lcg-end-killed = убито
lcg-end-insane = божевілля
lcg-sits-out = не бере участі
lcg-deck-of = { $name }: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[many] { $count } карт
}

## Розповідь про гру

lcg-other-side = { $name }: { $text }
lcg-story-scenario = { $scenario }
lcg-story-found = { $who } { $count ->
    [one] { $count } доказ
    [few] { $count } докази
   *[many] { $count } доказів
}
lcg-story-harm = { $who } { $what }
lcg-story-defeated = переможено { $count }
lcg-story-act = сцена: { $name }
lcg-story-agenda = задум: { $name }
lcg-story-fell = поразка: { $who }
lcg-story-resigned = відступ: { $who }

## Знаки. Символи та ініціали — один знак. Назви місць — до 20 знаків, лісів — до 16.

lcg-signs = ♥ здоров’я, ☾ розум, $ ресурси, ? докази, ● приреченість, ▒ завіса, ★ переможні очки, ▸ дії. ▲ — відновлений ворог, △ — виснажений, ▼ — інша карта в зоні загрози, ↷ — виснажена карта, ∅ — карта, чий текст не діє, + — карта, яку ніхто не контролює, » — швидка карта, ⇄ — карта, заради якої інша звільнить слот. Символи: В воля, І інтелект, С сила, П спритність, ✱ універсальний. Подвійна рамка — ви тут, пунктирна — локація закрита. Шанси — без доданих карт.
lcg-icon-willpower = В
lcg-icon-intellect = І
lcg-icon-combat = С
lcg-icon-agility = П
lcg-icon-wild = ✱
lcg-initial-01001 = Р
lcg-initial-01002 = Д
lcg-initial-01003 = С
lcg-initial-01004 = А
lcg-initial-01005 = В
lcg-place-01111 = Кабінет
lcg-place-01112 = Коридор
lcg-place-01113 = Горище
lcg-place-01114 = Підвал
lcg-place-01115 = Вітальня
lcg-place-01124 = Ваш дім
lcg-place-01125 = Рівертаун
lcg-place-01126 = Саутсайд
lcg-place-01127 = Саутсайд
lcg-place-01128 = Лікарня Св. Марії
lcg-place-01129 = Міскатонікський ун.
lcg-place-01130 = Даунтаун
lcg-place-01131 = Даунтаун
lcg-place-01132 = Істтаун
lcg-place-01133 = Цвинтар
lcg-place-01134 = Нортсайд
lcg-place-01149 = Головна стежка
lcg-place-01150 = Нечиста земля
lcg-place-01151 = Звивисті стежки
lcg-place-01152 = Старий будинок
lcg-place-01153 = Край урвища
lcg-place-01154 = Непролазні хащі
lcg-place-01155 = Тиха галявина
lcg-place-01156 = Місце ритуалу
lcg-place-southside = Саутсайд
lcg-place-downtown = Даунтаун
lcg-place-arkham-woods = Аркгем. ліс
