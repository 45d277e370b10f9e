# Слова, спільні для всіх ігор.
list-none = немає
list-and = { $head } та { $last }

side-investigators = дослідники

timing-forced = Обов’язкових ефектів кілька: який застосувати першим?
timing-optional = Використати щось зараз?
timing-pass = не зараз
window-orders-about = Черговість: що буде першим (інакше як показано)

# Варіант із тим, що відрізняє його від інших із тими самими словами.
option-apart = { $option } ({ $mark })
marks-both = { $one }, { $other }
twin-number = № { $number }

dice-keep = лишити кубики як є

effect-none = Нічого не стається.
    .do = нічого не стається
# .clause — як продовження після двокрапки: крапка обірвала б те, до чого вона належить, а друга двокрапка зайва.
effect-then = { $first } { $rest }
    .clause = { CLAUSE($first-clause) }; { DECAPITALIZE($rest-clause) }
    .do = { $first-do }; { DECAPITALIZE($rest-do) }
# Те саме після того, що буває не завжди, і після того, що стосується кожного.
effect-then-always = { $first } { $rest }
    .clause = { CLAUSE($first-clause) }; у будь-якому разі{ COMMA_BEFORE("якщо", $rest-clause) } { DECAPITALIZE($rest-clause) }
    .do = { $first-do }; у будь-якому разі{ COMMA_BEFORE("якщо", $rest-do) } { DECAPITALIZE($rest-do) }
effect-then-once = { $first } { $rest }
    .clause = { CLAUSE($first-clause) }; після цього{ COMMA_BEFORE("якщо", $rest-clause) } { DECAPITALIZE($rest-clause) }
    .do = { $first-do }; після цього{ COMMA_BEFORE("якщо", $rest-do) } { DECAPITALIZE($rest-do) }
# Варіант і одна з можливостей вибору: інфінітив, якщо він є в ефекту.
effect-way = { $way-do }
effect-choose = { $n ->
    [1] Виберіть одне: { $ways }.
    [few] Виберіть { $n } різні ефекти: { $ways }.
   *[other] Виберіть { $n } різних ефектів: { $ways }.
}
    .clause = { $n ->
        [1] виберіть { $ways }.
        [few] виберіть { $n } різні ефекти: { $ways }.
       *[other] виберіть { $n } різних ефектів: { $ways }.
    }
    .do = { $n ->
        [1] вибрати { $ways }
        [few] вибрати { $n } різні ефекти: { $ways }
       *[other] вибрати { $n } різних ефектів: { $ways }
    }
effect-choose-optional = { $n ->
    [1] Можете вибрати одне: { $ways }.
   *[other] Можете вибрати до { $n } різних ефектів: { $ways }.
}
    .clause = можете { effect-choose-optional.do }.
    .do = { $n ->
        [1] вибрати { $ways }
       *[other] вибрати до { $n } різних ефектів: { $ways }
    }
effect-comma = «{ $first }», { $rest }
effect-or = «{ $first }» або «{ $last }»
effect-choose-prompt = Виберіть одне.
effect-may = За бажанням: { DECAPITALIZE($then-clause) }
    .clause = за бажанням { DECAPITALIZE($then-clause) }
    .do = за бажанням { DECAPITALIZE($then-do) }
    .they = за бажанням { $then-they }
effect-may-otherwise = За бажанням: { DECAPITALIZE($then-clause) } Якщо ні: { DECAPITALIZE($otherwise-clause) }
    .clause = за бажанням { CLAUSE($then-clause) }; якщо ні, { DECAPITALIZE($otherwise-clause) }
    .do = { DECAPITALIZE($then-do) } або ж { DECAPITALIZE($otherwise-do) }
effect-may-prompt = Бажаєте це зробити?
effect-decline = Ні
effect-pay = { CAPITALIZE($cost) }: { DECAPITALIZE($then-clause) }
    .do = { $cost }: { DECAPITALIZE($then-do) }
effect-pay-only = { CAPITALIZE($cost) }.
    .do = { $cost }
effect-pay-then = Можна { $cost }. Якщо ви це робите: { DECAPITALIZE($then-clause) }
    .clause = можна { $cost }; якщо ви це робите, { DECAPITALIZE($then-clause) }
    .do = за бажанням { $cost }: { DECAPITALIZE($then-do) }
effect-pay-then-otherwise = Можна { $cost }. Якщо ви це робите: { DECAPITALIZE($then-clause) } Якщо ні: { DECAPITALIZE($otherwise-clause) }
    .clause = можна { $cost }; якщо ви це робите, { CLAUSE($then-clause) }; якщо ні, { DECAPITALIZE($otherwise-clause) }
    .do = { $cost }: { DECAPITALIZE($then-do) }; або ж { DECAPITALIZE($otherwise-do) }
effect-pay-prompt = Бажаєте заплатити?
effect-unless = Якщо не { $cost }: { DECAPITALIZE($then-clause) }
    .clause = якщо не { $cost }, { DECAPITALIZE($then-clause) }
    .do = { $cost } або ж { DECAPITALIZE($then-do) }
effect-unless-otherwise = Якщо не { $cost }: { DECAPITALIZE($then-clause) } Якщо ви це робите: { DECAPITALIZE($otherwise-clause) }
    .clause = якщо не { $cost }, { CLAUSE($then-clause) }; якщо ви це робите, { DECAPITALIZE($otherwise-clause) }
    .do = { $cost }: { DECAPITALIZE($otherwise-do) }; або ж { DECAPITALIZE($then-do) }
effect-if = Якщо { $when }: { DECAPITALIZE($then-clause) }
    .clause = якщо { $when }, { DECAPITALIZE($then-clause) }
    .do = якщо { $when }, { DECAPITALIZE($then-do) }
effect-if-otherwise = Якщо { $when }: { DECAPITALIZE($then-clause) } Інакше: { DECAPITALIZE($otherwise-clause) }
    .clause = якщо { $when }, { CLAUSE($then-clause) }; інакше { DECAPITALIZE($otherwise-clause) }
    .do = якщо { $when }, { DECAPITALIZE($then-do) }, інакше { DECAPITALIZE($otherwise-do) }
effect-pass = У разі успіху: { DECAPITALIZE($then-clause) }
    .clause = у разі успіху{ COMMA_BEFORE("якщо", $then-clause) } { DECAPITALIZE($then-clause) }
    .do = у разі успіху{ COMMA_BEFORE("якщо", $then-do) } { DECAPITALIZE($then-do) }
effect-fail = У разі провалу: { DECAPITALIZE($then-clause) }
    .clause = у разі провалу{ COMMA_BEFORE("якщо", $then-clause) } { DECAPITALIZE($then-clause) }
    .do = у разі провалу{ COMMA_BEFORE("якщо", $then-do) } { DECAPITALIZE($then-do) }
effect-result = За результату { $result }: { DECAPITALIZE($then-clause) }
    .clause = за результату { $result }{ COMMA_BEFORE("якщо", $then-clause) } { DECAPITALIZE($then-clause) }
    .do = за результату { $result }{ COMMA_BEFORE("якщо", $then-do) } { DECAPITALIZE($then-do) }
effect-result-any = За будь-якого результату: { DECAPITALIZE($then-clause) }
    .clause = за будь-якого результату{ COMMA_BEFORE("якщо", $then-clause) } { DECAPITALIZE($then-clause) }
    .do = за будь-якого результату{ COMMA_BEFORE("якщо", $then-do) } { DECAPITALIZE($then-do) }
effect-for-each = Для { $each }: { DECAPITALIZE($then-clause) }
    .clause = для { $each } — { DECAPITALIZE($then-clause) }
    .do = для { $each } { DECAPITALIZE($then-do) }
effect-repeat = { $times ->
    [2] Двічі: { DECAPITALIZE($then-clause) }
    [3] Тричі: { DECAPITALIZE($then-clause) }
    [few] { $times } рази: { DECAPITALIZE($then-clause) }
   *[other] { $times } разів: { DECAPITALIZE($then-clause) }
}
    .clause = { $times ->
        [2] двічі { DECAPITALIZE($then-clause) }
        [3] тричі { DECAPITALIZE($then-clause) }
        [few] { $times } рази { DECAPITALIZE($then-clause) }
       *[other] { $times } разів { DECAPITALIZE($then-clause) }
    }
    .do = { $times ->
        [2] двічі { DECAPITALIZE($then-do) }
        [3] тричі { DECAPITALIZE($then-do) }
        [few] { $times } рази { DECAPITALIZE($then-do) }
       *[other] { $times } разів { DECAPITALIZE($then-do) }
    }
effect-per = За { $each }: { DECAPITALIZE($effect-clause) }
    .clause = за { $each } { DECAPITALIZE($effect-clause) }
    .do = за { $each } { DECAPITALIZE($effect-do) }
    .they = { $effect-they } за { $each-they }
effect-per-more = { $effect } За { $each } — на { $n } більше.
    .clause = { CLAUSE($effect-clause) }, за { $each } — на { $n } більше.
    .do = { $effect-do }, за { $each } — на { $n } більше
effect-per-less = { $effect } За { $each } — на { $n } менше.
    .clause = { CLAUSE($effect-clause) }, за { $each } — на { $n } менше.
    .do = { $effect-do }, за { $each } — на { $n } менше
per-success = { $every ->
    [1] кожен успіх
    [few] кожні { $every } успіхи (з округленням угору)
   *[other] кожні { $every } успіхів (з округленням угору)
}
    .they = { $every ->
        [1] кожен успіх
        [few] кожні { $every } успіхи (з округленням угору)
       *[other] кожні { $every } успіхів (з округленням угору)
    }

cost-and = { $first } та { $last }
cost-per = { $cost } за { $each }
cost-lacking = Не можна { $cost }.
condition-unmet = Його умови не виконано.

# Звідки що береться.
cause-name = { $name-Nom }

why-not-over = Гру закінчено.
why-not-others-decide = Зараз вирішує хтось інший.
why-not-they-decide = { $who-count ->
    [1] Зараз вирішує { $who }.
   *[other] Зараз вирішують { $who }.
}

save-not-bytes = Збереження читається з байтів, а не з { $found }.
save-incomplete = Це неповне збереження Miskatonic: { $why }.
save-format = Це збереження має формат { $found }, а програма читає формат { $known }.
save-altered = Збереження змінено або пошкоджено: його контрольна сума не збігається.
save-unknown-game = Це збереження гри «{ $game }», якої в програмі немає.
save-does-not-replay = Збереження не вдається повторити: { $why }
save-leads-elsewhere = Повтор цього збереження не приводить до того становища, у якому його зроблено.
save-other-version = Збереження зроблено версією { $made } з іншими даними правил; версія { $now } не може його продовжити.
save-impossible = У цьому збереженні записано становище, якого не може бути ({ $why }).
