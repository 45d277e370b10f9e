# Что напечатано на компонентах, строка за строкой.

## В каких проверках: после того, что в них делают

tests-any = в любой проверке
tests-of = в проверке { $skill-gen }
tests-attack = при атаке
tests-attack-of = в проверке { $skill-gen } при атаке
tests-evade = при уходе
tests-evade-of = в проверке { $skill-gen } при уходе
tests-ward = при защите
tests-research = при изучении
tests-casting = при чтении заклинания
tests-encounter-of = в проверке { $skill-gen } во время контакта
tests-when = { $tests }, если { $when }
tests-here = { $tests } — своей или другого сыщика в вашей зоне
tests-or-rolls = { $tests } или другом броске

## Что меняет проверки

line-dice = +{ $n } { $n ->
    [one] кубик
    [few] кубика
   *[other] кубиков
} { $tests }.
line-dice-per = +{ $n } { $n ->
    [one] кубик
    [few] кубика
   *[other] кубиков
} { $tests } за { $each }.
line-reroll-one = Перебросьте 1 кубик { $tests }.
line-reroll-any = Перебросьте любое число кубиков { $tests }.
    .do = перебросить любое число кубиков { $tests }
line-reroll-any-most = Перебросьте кубики { $tests }: не больше одного за { $each }.
line-reroll-one-or-all = Перебросьте 1 кубик или все кубики { $tests }.
line-raise = Прибавьте 1 к значению одного кубика { $tests }.
line-raise-all = Прибавьте 1 к значению каждого кубика { $tests }.
line-sixes = { CAPITALIZE($tests) } каждая 6 — это 2 успеха.
line-successes = Добавьте { $n } { $n ->
    [one] успех
    [few] успеха
   *[other] успехов
} { $tests }.
    .do = добавить { $n } { $n ->
        [one] успех
        [few] успеха
       *[other] успехов
    } { $tests }
line-successes-from = { $n ->
    [6] В ваших проверках успех — только 6.
   *[other] В ваших проверках успех — каждый кубик, на котором { $n } или больше.
}
line-and-then = { $line } Затем { DECAPITALIZE($then) }
line-priced = Можно { $cost }, чтобы { $line-do }.
line-limited = Раз за раунд: { DECAPITALIZE($line) }
line-limited-at = Раз за раунд, { DECAPITALIZE($line) }
line-may = Можно { $then-do }.
line-pay = Можно { $cost }, чтобы { $then-do }.

## Что предотвращают

line-prevent-both = Предотвратите { $n } { $n ->
    [one] рану
    [few] раны
   *[other] ран
} или { $n } { $n ->
    [one] ужас
   *[other] ужаса
}, которые должны получить.
line-prevent-damage-this = Если на эту карту должны лечь { $least } раны или больше, предотвратите { $n } из них.
line-prevent-horror-this = Если на эту карту должны лечь { $least } ужаса или больше, предотвратите { $n } из них.

## Свойства, о которых говорит одна фраза

line-focus-twice = На каждом навыке можно сосредоточиться дважды.
line-no-blessing = Вы не можете получить ни благословение, ни проклятие.
line-half-price = Раз за раунд: приобретите вещь за полцены (с округлением вверх).
line-extra-action = Раз за раунд, в свой ход: выполните 1 дополнительное действие.
line-unseen = Монстры, кроме эпических, не охотятся за вами и не начинают с вами сражаться, пока вы их не атакуете и не раните.
line-lasting = Эту карту нельзя сбросить.
line-blood-casting = Читая заклинание, можно получить раны вместо его ужаса. Если вы это делаете или тратите на него останки: +2 кубика в его проверке.
line-shields = Когда монстр должен начать сражаться с другим сыщиком в вашей зоне, он может вместо этого начать сражаться с вами.
line-lends-focus = Другие сыщики в вашей зоне: +1 кубик в проверках каждого навыка, на котором вы сосредоточены.
line-smoky = Раз за раунд, когда вы выполнили действие: другой сыщик может выполнить такое же действие.
line-shortcut = До или после дополнительного действия, полученного за уход, можно переместиться не более чем на 2 зоны.
line-spells-are-limit = Ваш предел сосредоточения — число ваших заклинаний.
line-no-limit = У вас нет предела сосредоточения.
line-casting-luck = Когда вы читаете заклинание и кладёте его ужас на эту карту: +1 успех.
line-two-pact-dice = При расплате бросайте за свою тёмную сделку 2 кубика вместо 1.
line-focus-limit = +{ $n } к пределу сосредоточения.
line-focus-rerolls-any = Тратя жетон сосредоточенности на переброс кубика, можно перебросить любое число кубиков.
line-focus-rerolls-horror = Тратя жетон сосредоточенности на переброс кубика, можно перебросить столько кубиков, сколько у вас ужаса.
line-focus-heals = Тратя жетон сосредоточенности на переброс кубика, восстановите { $n } { $n ->
    [one] рассудок
   *[other] рассудка
}.
line-vehicle = Выполняя движение, можно переместиться не более чем на { $n } { $n ->
    [one] зону
    [few] зоны
   *[other] зон
} и ещё на 1 за 1 доллар.
line-blessed = В ваших проверках успех — каждый кубик, на котором 4 или больше. Провалив проверку, сбросьте эту карту. Если вы должны получить проклятие, вместо этого сбросьте эту карту.
line-cursed = В ваших проверках успех — только 6. Пройдя проверку успешно, сбросьте эту карту. Если вы должны получить благословение, вместо этого сбросьте эту карту.
line-rare-books-access = После контакта, если вы { neighborhood-miskatonic-university.in }: можно получить книгу; если книги у вас уже есть, сначала сбросьте одну из них.

## Действия и случаи

line-action = Действие: { DECAPITALIZE($then-clause) }
line-action-when = Действие, если { $when }: { DECAPITALIZE($then-clause) }
line-reckoning = Расплата: { DECAPITALIZE($then-clause) }
line-gained = Когда вы получаете эту карту: { DECAPITALIZE($then-clause) }
line-then-discarded = Затем сбросьте эту карту.
line-at-ally-drawn-when = Когда вы получили эту карту из колоды союзников: { DECAPITALIZE($then-clause) }
line-at-anomaly-appeared-when = Когда появляется аномалия, если { $when }: { DECAPITALIZE($then-clause) }
line-at-asset-suffered-horror-when = Когда на эту карту лёг ужас: { DECAPITALIZE($then-clause) }
line-at-attacking = Когда вы атакуете: { DECAPITALIZE($then-clause) }
line-at-before-attacks = Прежде чем монстры атакуют вас в фазу монстров: { DECAPITALIZE($then-clause) }
line-at-clue-gained = Когда вы получили улику: { DECAPITALIZE($then-clause) }
line-at-damaged-by-monster-when = Когда монстр нанёс раны вам или этой карте: { DECAPITALIZE($then-clause) }
line-at-doom-removed-when = Когда вы убрали жетоны безысходности из своей зоны, если { $when }: { DECAPITALIZE($then-clause) }
line-at-encountered = После контакта в этом районе: { DECAPITALIZE($then-clause) }
line-at-gathered = После сбора средств: { DECAPITALIZE($then-clause) }
line-at-gathered-when = После сбора средств, если { $when }: { DECAPITALIZE($then-clause) }
line-at-monster-beaten = Когда вы победили монстра атакой: { DECAPITALIZE($then-clause) }
line-at-monster-defeated-when = Когда побеждён монстр, если { $when }: { DECAPITALIZE($then-clause) }
line-at-monster-hurt-any-when = Когда сыщик нанёс раны монстру в вашей зоне: { DECAPITALIZE($then-clause) }
line-at-monster-hurt-or-disengaged-or-damaged-by-monster-when = Когда вы нанесли монстру рану, перестали с ним сражаться или получили от него рану, если { $when }: { DECAPITALIZE($then-clause) }
line-at-monster-spawned-when = Когда появляется монстр, если { $when }: { DECAPITALIZE($then-clause) }
line-at-moved = После действия «Движение»: { DECAPITALIZE($then-clause) }
line-at-remnant-spent = Когда вы потратили жетон останков: { DECAPITALIZE($then-clause) }
line-at-researched = После действия «Изучение»: { DECAPITALIZE($then-clause) }
line-at-spell-cast = Когда вы прочитали заклинание: { DECAPITALIZE($then-clause) }
line-at-suffered-horror = Когда вы получили ужас: { DECAPITALIZE($then-clause) }
line-at-test-failed = Когда вы провалили проверку: { DECAPITALIZE($then-clause) }

## Заклинания

line-cast = Действие:{ $aim } пройдите проверку знаний{ $mod }. { $then }
line-pass = При успехе: { DECAPITALIZE($then-clause) }
line-modifier = { $n ->
    [0] {""}
    [-1] {" "}(−1)
   *[other] {" "}({ $n })
}
line-while-engaged = { $line } Это можно делать и сражаясь с монстром.
line-cast-attack = Когда вы атакуете, пройдите ещё и проверку знаний{ $mod }: каждый успех наносит ещё 1 рану.
line-cast-attack-skill = Когда вы атакуете, пройдите проверку знаний вместо силы.
line-cast-evade-skill = Когда вы пытаетесь уйти, пройдите проверку знаний вместо внимания.
line-cast-move = Когда вы выполняете движение, пройдите проверку знаний: переместитесь не более чем на 2 зоны и ещё на 1 за каждый успех.
line-cast-damage = Когда сыщик должен получить раны, пройдите проверку знаний: каждый успех предотвращает 1 рану.
line-cast-others-test = Когда другой сыщик проходит проверку, пройдите проверку знаний{ $mod }: прибавьте свои успехи к его успехам.
aim-nothing = {""}
aim-monster = {" "}выберите любого монстра и с его модификатором ухода
aim-monster-near = {" "}выберите монстра в своей или соседней зоне и

## Монстры

line-spawn-unstable = Появляется в нестабильной зоне.
line-spawn-most-doom = Появляется в зоне, где больше всего безысходности.
line-spawn-street-nearest-leader = Появляется на улице, ближайшей к ведущему сыщику.
line-spawn-street-nearest-prey = Появляется на улице, ближайшей к добыче.
line-spawn-at = Появляется { $where-in }.
line-hunter = Охотник, скорость { $n }. Добыча — { $prey }.
line-hunter-direct = Охотник: перемещается сразу к добыче, как бы далеко она ни была. Добыча — { $prey }.
line-patrol-unstable = Патруль, скорость { $n }: идёт к нестабильной зоне. Добыча — { $prey }.
line-patrol-most-doom = Патруль, скорость { $n }: идёт к зоне, где больше всего безысходности. Добыча — { $prey }.
line-lurker = Затаившийся: { DECAPITALIZE($then-clause) }
effect-place-doom-its = Положите { $n } { $n ->
    [one] жетон
    [few] жетона
   *[other] жетонов
} безысходности в зону этого монстра.
effect-doom-to-sheet-its = Переложите 1 жетон безысходности из зоны этого монстра на лист сценария.
prey-everyone = каждый сыщик
prey-nearest = ближайший сыщик
prey-most-clues = сыщик, у которого больше всего улик
prey-most-remnants = сыщик, у которого больше всего останков
prey-most-spells = сыщик, у которого больше всего заклинаний
prey-most-influence = сыщик, у которого выше всех общение
prey-most-lore = сыщик, у которого выше всех знания
prey-most-observation = сыщик, у которого выше всех внимание
prey-most-strength = сыщик, у которого выше всех сила
prey-most-will = сыщик, у которого выше всех воля
prey-least-influence = сыщик, у которого ниже всех общение
prey-least-observation = сыщик, у которого ниже всех внимание
prey-least-strength = сыщик, у которого ниже всех сила
prey-least-will = сыщик, у которого ниже всех воля
line-watcher = Наблюдатель: сыщик, который сражается только с наблюдателями, выполняет любые действия и вступает в контакты.
line-elusive = Осторожный: сам не начинает сражаться с сыщиками.
line-massive = Огромный: начинает сражаться с каждым сыщиком в своей зоне; поворачивать такого монстра нельзя.
line-feeds = Пожиратель: нанеся раны сыщику или союзнику, восстанавливает столько же здоровья.
line-elite = Элита { $n }: +{ $n } к здоровью за каждого сыщика.
line-monster-attacked = Когда этот монстр атаковал вас: { DECAPITALIZE($then-clause) }
line-monster-disengaged = Когда вы перестали сражаться с этим монстром: { DECAPITALIZE($then-clause) }
line-monster-evaded = Когда вы ушли от этого монстра: { DECAPITALIZE($then-clause) }
line-monster-not-evaded = Если при уходе нет ни одного успеха: { DECAPITALIZE($then-clause) }
line-monster-beaten = Когда вы победили этого монстра атакой: { DECAPITALIZE($then-clause) }
line-monster-defeated = Когда вы победили этого монстра: { DECAPITALIZE($then-clause) }
line-monster-focused = Когда вы выполнили сосредоточение, сражаясь с этим монстром: { DECAPITALIZE($then-clause) }
line-remnants-raise = При уходе каждый потраченный жетон останков прибавляет 1 к значению одного кубика.
line-falls-with-others = Если вы победили другого монстра, сражаясь с этим, этот тоже побеждён.
line-sheet-clues-hurt = Когда вы атакуете этого монстра, каждая улика, потраченная с листа сценария, наносит ещё 1 рану.
line-fewer-dice = −{ $n } { $n ->
    [one] кубик
    [few] кубика
   *[other] кубиков
} в каждой проверке сыщика, с которым сражается этот монстр.
line-less-per-marker = −{ $n } к здоровью за каждый маркер на листе сценария.
line-more-per-scar = +{ $n } к здоровью за каждый незатянутый шрам на поле.

## Заголовки и кодекс

line-rumor = Слух: добавьте эту карту в кодекс.
line-dearer = Вещи на витрине стоят на { $n } { $n ->
    [one] доллар
    [few] доллара
   *[other] долларов
} дороже.
line-before-buying = Перед покупкой вещей с витрины: { DECAPITALIZE($then-clause) }
line-as-soon-as = Как только { $when }: { DECAPITALIZE($then-clause) }
line-forbids-epicenter = Сыщики не могут входить в зону с красным маркером.
line-archive-1 = Если в зоне 4 жетона безысходности или больше, уберите из неё 3; затем положите по 1 в каждую другую зону этого района и 1 на лист сценария.
line-archive-2 = Если в зоне 3 жетона безысходности или больше либо в районе их 5 или больше, в этом районе появляется аномалия. Пока она там, безысходность этого района ложится на лист сценария, а контакты в нём — контакты с аномалией. Она исчезает вместе с последней безысходностью района.
line-archive-9 = Эта карта — зона, у которой нет соседних. Безысходность, которую сюда кладут, ложится на лист сценария. Вместо контакта здесь: получите 2 ужаса.
