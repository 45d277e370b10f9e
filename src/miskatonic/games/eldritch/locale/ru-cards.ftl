# Что напечатано на компонентах, строка за строкой.

## В каких проверках: после «в»

tests-any = любой проверке
tests-any-acquire = проверках при приобретении активов
tests-any-combat = проверках боевых контактов
tests-any-other-world = проверках контактов в Ином мире
tests-any-not-other-world = проверках вне контактов в Ином мире
tests-any-spell = проверках при сотворении заклинаний
tests-one = проверках { $skill-gen }
tests-one-combat = проверках { $skill-gen } во время боевых контактов
tests-two-combat = проверках { $first-gen } и { $last-gen } во время одного боевого контакта
tests-one-spell = проверках { $skill-gen } при сотворении заклинаний
tests-here = { $tests } — для любого сыщика в вашей локации
tests-here-city = { $tests } — для любого сыщика в вашей локации, пока вы в городе
tests-here-sea = { $tests } — для любого сыщика в вашей локации, пока вы в море
tests-here-wilderness = { $tests } — для любого сыщика в вашей локации, пока вы в глуши

## Свойства

line-bonus = +{ $n } в { $tests }.
line-dice = { $n } { $n ->
    [one] дополнительный кубик
    [few] дополнительных кубика
   *[other] дополнительных кубиков
} в { $tests }.
line-reroll = Можно перебросить 1 кубик в { $tests }.
line-reroll-all = Можно перебросить любое число кубиков в { $tests }.
line-raise = Можно прибавить 1 к значению одного кубика в { $tests }.
line-sixes = Каждая 6 — это 2 успеха в { $tests }.
line-prevent-health-here = Предотвратите потерю до { $n } здоровья сыщиком в вашей локации.
line-prevent-sanity-here = Предотвратите потерю до { $n } рассудка сыщиком в вашей локации.
line-prevent-sanity = { $n ->
    [0] Предотвратите всю потерю рассудка от одного эффекта.
   *[other] Предотвратите потерю до { $n } рассудка.
}
line-prevent-sanity-spell = Сотворяя заклинание, предотвратите потерю до { $n } рассудка.
line-priced = Если { $cost }: { DECAPITALIZE($line) }
    .clause = если { $cost }, { DECAPITALIZE($line) }
line-limited = Раз за раунд: { DECAPITALIZE($line-clause) }
line-less-damage = Ущерб от монстров, с которыми вы сражаетесь, меньше на { $n }, но не меньше 1.
line-one-horror = Ужас монстров, с которыми вы сражаетесь, не больше 1.
line-never-delayed = Вы задерживаетесь, только если сами этого хотите.
line-never-detained = Вы получаете состояние «{ card-detained }», только если сами этого хотите.
line-cheaper-clues = Раз за раунд эффект стоит вам на 1 улику меньше.
line-sanity-for-clue = Раз за раунд вместо 1 улики можно потратить 1 рассудок.
line-two-dice-for-clue = Сыщик в вашей локации, тратя улику при проверке, может перебросить 2 кубика вместо 1.
line-unseen-by-monsters = В фазу контактов можно выбрать контакт так, словно в вашей локации нет монстров.
line-improves-twice = Улучшив навык, у которого не было жетона, можно сразу улучшить его ещё раз.
line-shares-assets = Активы, которые вы приобретаете, могут получать другие сыщики.
line-more-action = Раз за раунд можно { $cost }, чтобы выполнить 1 дополнительное действие.
line-action = Действие: { DECAPITALIZE($then-clause) }
line-action-when = Действие, если { $when }: { DECAPITALIZE($then-clause) }
line-local-action = Местное действие: { DECAPITALIZE($then-clause) }
line-rest = Когда вы отдыхаете: { DECAPITALIZE($then-clause) }
line-rest-here = Когда отдыхает сыщик в вашей локации: { DECAPITALIZE($then-clause) }
line-reckoning = Расплата: { DECAPITALIZE($then-clause) }
line-gained = Когда вы получаете эту карту: { DECAPITALIZE($then-clause) }
line-service = Затем сбросьте эту карту.
line-at-gate-closed = Когда сыщик закрыл врата: { DECAPITALIZE($then-clause) }
line-at-gate-closed-when = Когда вы закрыли врата, если { $when }: { DECAPITALIZE($then-clause) }
line-at-monster-defeated-in-combat = Когда вы победили монстра в боевом контакте: { DECAPITALIZE($then-clause) }
line-at-monster-defeated-when = Когда сыщик победил монстра, если { $when }: { DECAPITALIZE($then-clause) }
line-at-condition-gained-any-when = Если { $when }: { DECAPITALIZE($then-clause) }
    .clause = если { $when }, { DECAPITALIZE($then-clause) }
line-at-research-resolved = После поискового контакта: { DECAPITALIZE($then-clause) }
line-at-spell-test-passed = Когда заклинание сотворено успешно: { DECAPITALIZE($then-clause) }
line-at-moved-when = Когда сыщик переместился, если { $when }: { DECAPITALIZE($then-clause) }

## Заклинания и обороты

line-cast = { CAPITALIZE($at) }{ $aim } пройдите проверку знаний{ $mod ->
    [0] {""}
    [1] {" "}(+1)
    [-1] {" "}(−1)
   *[other] {" "}({ $mod })
}. При успехе: { DECAPITALIZE($then-clause) } Затем переверните эту карту.
cast-action = действие:
cast-encounter = в фазу контактов, до выбора контакта:
cast-combat = во время боевого контакта:
cast-loss-health = когда сыщик теряет здоровье,
cast-loss-sanity = когда сыщик теряет рассудок,
aim-nothing = {""}
aim-investigator-here = {" "}выберите сыщика в вашей локации и
aim-investigator = {" "}выберите сыщика и
aim-monster-here = {" "}выберите монстра в вашей локации и
aim-clue-elsewhere = {" "}выберите улику в другой локации и
line-after-flip = Затем переверните карту обратно.
line-after-discard = Затем сбросьте карту.
line-only-flip = Переверните карту лицевой стороной вверх.
line-only-discard = Сбросьте эту карту.
line-blessed = В ваших проверках успех — это 4, 5 и 6. Если вы должны получить ещё одно «{ $same }», вместо этого переверните эту карту. Если вы должны получить «{ $other }», вместо этого сбросьте эту карту.
line-cursed = В ваших проверках успех — это только 6. Если вы должны получить ещё одно «{ $same }», вместо этого переверните эту карту. Если вы должны получить «{ $other }», вместо этого сбросьте эту карту.
line-detained = Вы не можете перемещаться и выполнять действия, кроме действия этой карты. Вместо контакта, даже если в вашей локации есть монстры, переверните эту карту.

## Монстры

line-monster-spawn = При появлении: { DECAPITALIZE($then-clause) }
line-monster-before-will = Перед проверкой воли: { DECAPITALIZE($then-clause) }
line-monster-sanity-lost = Если при проверке воли вы потеряли рассудок: { DECAPITALIZE($then-clause) }
line-monster-will-passed = Если проверка воли пройдена: { DECAPITALIZE($then-clause) }
line-monster-will-failed = Если проверка воли провалена: { DECAPITALIZE($then-clause) }
line-monster-after-will = После проверки воли: { DECAPITALIZE($then-clause) }
line-monster-before-strength = Перед проверкой силы: { DECAPITALIZE($then-clause) }
line-monster-health-lost = Если при проверке силы вы потеряли здоровье: { DECAPITALIZE($then-clause) }
line-monster-defeated = Если вы победили его в боевом контакте: { DECAPITALIZE($then-clause) }
line-monster-gone = Когда он побеждён: { DECAPITALIZE($then-clause) }
line-monster-reckoning = Расплата: { DECAPITALIZE($then-clause) }
line-monster-spares = Вместо потери здоровья при проверке силы можно { $cost }.
line-monster-skips-strength = Если проверка воли провалена, проверки силы нет.
line-monster-hardy = Он не теряет здоровье, пока не разгаданы три тайны.
line-monster-no-clues = Сражаясь с ним, нельзя тратить улики на переброс.
line-monster-no-encounter = Победив его, вы не вступаете в другой контакт в этом раунде.

## Карты Мифов и тайны

line-enters = Когда карта вступает в игру: { DECAPITALIZE($then-clause) }
line-rumor-token = Жетон слуха лежит { $where-in }.
line-eldritch-tokens = На эту карту кладут { $n } { $n ->
    [one] жетон
    [few] жетона
   *[other] жетонов
} Древних.
line-encounter-at = Сыщик { $where-in } может вступить в такой контакт: { DECAPITALIZE($then-clause) }
line-encounter-expedition = Сыщик в локации текущей экспедиции может вступить в такой контакт: { DECAPITALIZE($then-clause) }
line-last-token = Когда с карты уходит последний жетон Древних: { DECAPITALIZE($then-clause) }
line-epic-rumor = Когда { $monster } { $monster-gender ->
    [f] побеждена
    [n] побеждено
    [pl] побеждены
   *[m] побеждён
}, слух прекращён.
line-forbids-rest = Сыщики не могут отдыхать.
line-forbids-expedition = Сыщики не могут вступать в экспедиционные контакты.
line-forbids-close-gates = Врата нельзя закрыть.
line-forbids-reserve = Резерв не пополняется.
line-drawn = Когда тайна открыта: { DECAPITALIZE($then-clause) }
line-encounter-eldritch = Сыщик в локации с жетоном Древних может вступить в такой контакт: { DECAPITALIZE($then-clause) }
line-special-encounters = Сыщик { $where-in } может вступить в особый контакт.
line-goal-epic = Тайна разгадана, когда { $monster } { $monster-gender ->
    [f] побеждена
    [n] побеждено
    [pl] побеждены
   *[m] побеждён
}.
line-goal-tokens = Тайна разгадана в конце фазы Мифа, если на ней лежит { $every ->
    [1] столько жетонов Древних, сколько игроков
   *[other] по жетону Древних на каждых двух игроков (с округлением вверх)
}.
line-clears-board = Когда тайна разгадана, все жетоны Древних на поле сбрасываются.
line-keeps-tokens = Когда тайна разгадана, жетоны Древних остаются на поле.
line-goal-clues = Тайна разгадана в конце фазы Мифа, если на ней лежит столько улик, сколько игроков.
line-goal-gates = Тайна разгадана в конце фазы Мифа, если на ней лежат врата на каждых двух игроков (с округлением вверх). Затем эти врата убирают в коробку.
line-goal-toughness = Тайна разгадана в конце фазы Мифа, если стойкость монстров на ней — по { $n } на каждого игрока.

## Листы Древних

line-awakens = При пробуждении: { DECAPITALIZE($then-clause) }
line-all-solved = Когда разгаданы три тайны: { DECAPITALIZE($then-clause) }
line-asleep-azathoth = Когда знамение доходит до зелёной кометы, безысходность повышается ещё и на 1 за каждый жетон Древних на ней.
line-awake-azathoth = Когда Азатот пробуждается, миру приходит конец: сыщики проигрывают.
line-awake-cthulhu = Когда безысходность должна повыситься, положите вместо этого на лист 1 жетон рассудка.
line-awake-shub-niggurath = Когда безысходность должна повыситься, вместо этого в локации Шуб-Ниггурат появляется 1 монстр. Если их там шесть, сыщики проигрывают.
line-awake-yog-sothoth = Когда безысходность должна повыситься, положите вместо этого на лист врата: те, из-за которых она повышается, или верхние из стопки. Если их здесь трое, сыщики проигрывают.
line-final-azathoth = Последней тайны нет.
line-final-cthulhu = Последняя тайна: когда разгаданы три тайны, победите Ктулху.
line-final-shub-niggurath = Последняя тайна: когда разгаданы три тайны, победите Шуб-Ниггурат.
line-final-yog-sothoth = Последняя тайна: когда разгаданы три тайны, сыщик в локации с вратами может вступить в особый контакт. Если на листе лежит по жетону Древних на каждых двух игроков (с округлением вверх), сыщики побеждают.

## Titles

scene-title-city = В городе
scene-title-wilderness = В глуши
scene-title-sea = В море
