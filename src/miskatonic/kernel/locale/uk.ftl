# Слова, спільні для всіх ігор.
list-none = немає
list-and = { $head } та { $last }

side-investigators = дослідники

timing-forced = Обов’язкових ефектів кілька: який застосувати першим?
timing-optional = Використати щось зараз?
timing-pass = не зараз

effect-none = Нічого не стається.
effect-then = { $first } { $rest }
effect-way = «{ $way }»
effect-choose = { $n ->
    [1] Виберіть одне: { $ways }
   *[other] Виберіть { $n } різні: { $ways }
}
effect-choose-optional = { $n ->
    [1] Можете вибрати одне: { $ways }
   *[other] Можете вибрати до { $n } різних: { $ways }
}
effect-comma = { $first }, { $rest }
effect-or = { $first } або { $last }
effect-choose-prompt = Виберіть одне.
effect-may = За бажанням: { DECAPITALIZE($then) }
effect-may-otherwise = За бажанням: { DECAPITALIZE($then) } Якщо ні: { DECAPITALIZE($otherwise) }
effect-may-prompt = Бажаєте це зробити?
effect-decline = Ні
effect-pay = { CAPITALIZE($cost) }: { DECAPITALIZE($then) }
effect-pay-only = { CAPITALIZE($cost) }.
effect-pay-then = Можна { $cost }. Якщо ви це робите: { DECAPITALIZE($then) }
effect-pay-then-otherwise = Можна { $cost }. Якщо ви це робите: { DECAPITALIZE($then) } Якщо ні: { DECAPITALIZE($otherwise) }
effect-pay-prompt = Бажаєте заплатити?
effect-unless = Якщо не { $cost }: { DECAPITALIZE($then) }
effect-unless-otherwise = Якщо не { $cost }: { DECAPITALIZE($then) } Якщо ви це робите: { DECAPITALIZE($otherwise) }
effect-if = Якщо { $when }: { DECAPITALIZE($then) }
effect-if-otherwise = Якщо { $when }: { DECAPITALIZE($then) } Інакше: { DECAPITALIZE($otherwise) }
effect-pass = У разі успіху: { DECAPITALIZE($then) }
effect-fail = У разі провалу: { DECAPITALIZE($then) }
effect-result = За результату { $result }: { DECAPITALIZE($then) }
effect-result-any = За будь-якого результату: { DECAPITALIZE($then) }
effect-for-each = Для { $each }: { DECAPITALIZE($then) }
effect-repeat = { $times ->
    [2] Двічі: { DECAPITALIZE($then) }
    [3] Тричі: { DECAPITALIZE($then) }
    [few] { $times } рази: { DECAPITALIZE($then) }
   *[other] { $times } разів: { DECAPITALIZE($then) }
}
effect-per = За { $each }: { DECAPITALIZE($effect) }
effect-per-more = { $effect } За { $each } — на { $n } більше.
effect-per-less = { $effect } За { $each } — на { $n } менше.
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
save-incomplete = Це не ціле збереження Miskatonic: { $why }.
save-format = Це збереження має формат { $found }, а програма читає формат { $known }.
save-altered = Збереження змінено або пошкоджено: його контрольна сума не збігається.
save-unknown-game = Це збереження гри «{ $game }», якої в програмі немає.
save-does-not-replay = Збереження не вдається повторити: { $why }
save-leads-elsewhere = Повтор цього збереження не приводить до того становища, у якому його зроблено.
save-other-version = Збереження зроблено версією { $made } з іншими даними правил; версія { $now } не може його продовжити.
