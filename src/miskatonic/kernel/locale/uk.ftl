# Слова, спільні для всіх ігор.
list-none = немає
list-and = { $head } та { $last }

side-investigators = дослідники

timing-forced = Обов’язкових ефектів кілька: який застосувати першим?
timing-optional = Використати щось зараз?
timing-pass = не зараз

dice-keep = лишити кубики як є

effect-none = Нічого не стається.
    .do = нічого не стається
effect-then = { $first } { $rest }
    .do = { $first-do }; { DECAPITALIZE($rest-do) }
# Варіант і одна з можливостей вибору: інфінітив, якщо він є в ефекту.
effect-way = { $way-do }
effect-choose = { $n ->
    [1] Виберіть одне: { $ways }.
    [few] Виберіть { $n } різні ефекти: { $ways }.
   *[other] Виберіть { $n } різних ефектів: { $ways }.
}
    .do = { $n ->
        [1] вибрати одне: { $ways }
        [few] вибрати { $n } різні ефекти: { $ways }
       *[other] вибрати { $n } різних ефектів: { $ways }
    }
effect-choose-optional = Можете { effect-choose-optional.do }.
    .do = { $n ->
        [1] вибрати одне: { $ways }
       *[other] вибрати до { $n } різних ефектів: { $ways }
    }
effect-comma = «{ $first }», { $rest }
effect-or = «{ $first }» або «{ $last }»
effect-choose-prompt = Виберіть одне.
effect-may = За бажанням: { DECAPITALIZE($then) }
    .do = за бажанням { DECAPITALIZE($then-do) }
effect-may-otherwise = За бажанням: { DECAPITALIZE($then) } Якщо ні: { DECAPITALIZE($otherwise) }
    .do = { DECAPITALIZE($then-do) } або ж { DECAPITALIZE($otherwise-do) }
effect-may-prompt = Бажаєте це зробити?
effect-decline = Ні
effect-pay = { CAPITALIZE($cost) }: { DECAPITALIZE($then) }
    .do = { $cost }: { DECAPITALIZE($then-do) }
effect-pay-only = { CAPITALIZE($cost) }.
    .do = { $cost }
effect-pay-then = Можна { $cost }. Якщо ви це робите: { DECAPITALIZE($then) }
    .do = за бажанням { $cost }: { DECAPITALIZE($then-do) }
effect-pay-then-otherwise = Можна { $cost }. Якщо ви це робите: { DECAPITALIZE($then) } Якщо ні: { DECAPITALIZE($otherwise) }
    .do = { $cost }: { DECAPITALIZE($then-do) }; або ж { DECAPITALIZE($otherwise-do) }
effect-pay-prompt = Бажаєте заплатити?
effect-unless = Якщо не { $cost }: { DECAPITALIZE($then) }
    .do = { $cost } або ж { DECAPITALIZE($then-do) }
effect-unless-otherwise = Якщо не { $cost }: { DECAPITALIZE($then) } Якщо ви це робите: { DECAPITALIZE($otherwise) }
    .do = { $cost }: { DECAPITALIZE($otherwise-do) }; або ж { DECAPITALIZE($then-do) }
effect-if = Якщо { $when }: { DECAPITALIZE($then) }
    .do = якщо { $when }, { DECAPITALIZE($then-do) }
effect-if-otherwise = Якщо { $when }: { DECAPITALIZE($then) } Інакше: { DECAPITALIZE($otherwise) }
    .do = якщо { $when }, { DECAPITALIZE($then-do) }, інакше { DECAPITALIZE($otherwise-do) }
effect-pass = У разі успіху: { DECAPITALIZE($then) }
    .do = у разі успіху { DECAPITALIZE($then-do) }
effect-fail = У разі провалу: { DECAPITALIZE($then) }
    .do = у разі провалу { DECAPITALIZE($then-do) }
effect-result = За результату { $result }: { DECAPITALIZE($then) }
    .do = за результату { $result } { DECAPITALIZE($then-do) }
effect-result-any = За будь-якого результату: { DECAPITALIZE($then) }
    .do = за будь-якого результату { DECAPITALIZE($then-do) }
effect-for-each = Для { $each }: { DECAPITALIZE($then) }
    .do = для { $each }: { DECAPITALIZE($then-do) }
effect-repeat = { $times ->
    [2] Двічі: { DECAPITALIZE($then) }
    [3] Тричі: { DECAPITALIZE($then) }
    [few] { $times } рази: { DECAPITALIZE($then) }
   *[other] { $times } разів: { DECAPITALIZE($then) }
}
    .do = { $times ->
        [2] двічі { DECAPITALIZE($then-do) }
        [3] тричі { DECAPITALIZE($then-do) }
        [few] { $times } рази { DECAPITALIZE($then-do) }
       *[other] { $times } разів { DECAPITALIZE($then-do) }
    }
effect-per = За { $each }: { DECAPITALIZE($effect) }
    .do = за { $each } { DECAPITALIZE($effect-do) }
effect-per-more = { $effect } За { $each } — на { $n } більше.
    .do = { $effect-do }, за { $each } — на { $n } більше
effect-per-less = { $effect } За { $each } — на { $n } менше.
    .do = { $effect-do }, за { $each } — на { $n } менше
per-success = { $every ->
    [1] кожен успіх
    [few] кожні { $every } успіхи (з округленням угору)
   *[other] кожні { $every } успіхів (з округленням угору)
}

cost-lacking = Не можна { $cost }.
condition-unmet = Його умови не виконано.

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
