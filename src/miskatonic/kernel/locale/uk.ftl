# Слова, спільні для всіх ігор.
list-none = немає
list-and = { $head } і { $last }

timing-forced = Обов’язкових ефектів кілька: який застосувати першим?
timing-optional = Використати щось зараз?
timing-pass = не зараз

effect-none = Нічого не стається.
effect-then = { $first } { $rest }
effect-way = «{ $way }»
effect-choose = { $n ->
    [1] Оберіть одне: { $ways }
   *[other] Оберіть { $n } різні: { $ways }
}
effect-or = { $first }, або { $rest }
effect-choose-prompt = Оберіть одне.
effect-may = За бажанням: { $then }
effect-may-prompt = Бажаєте це зробити?
effect-decline = Ні
effect-pay = Можна заплатити { $cost }. Якщо заплачено: { $then }
effect-pay-prompt = Бажаєте заплатити?
effect-unless = Якщо не заплатити { $cost }: { $then }
effect-if = Якщо { $when }: { $then }
effect-if-else = Якщо { $when }: { $then } Інакше: { $otherwise }
effect-test-passfail = { $trial } У разі успіху: { $passed } У разі невдачі: { $failed }
effect-test-pass = { $trial } У разі успіху: { $passed }
effect-test-fail = { $trial } У разі невдачі: { $failed }
effect-test-bare = { $trial }
effect-for-each = Для { $each }: { $then }
effect-repeat = { $times ->
    [2] Двічі: { $then }
    [3] Тричі: { $then }
    [few] { $times } рази: { $then }
   *[other] { $times } разів: { $then }
}

save-not-bytes = Збереження читається з байтів, а не з { $found }.
save-incomplete = Це не ціле збереження Miskatonic: { $why }.
save-format = Це збереження має формат { $found }, а програма читає формат { $known }.
save-altered = Збереження змінено або пошкоджено: його контрольна сума не сходиться.
save-unknown-game = Це збереження гри «{ $game }», якої в програмі немає.
save-does-not-replay = Збереження не вдається повторити: { $why }
save-leads-elsewhere = Повтор цього збереження не приводить до того становища, у якому його зроблено.
save-other-version = Збереження зроблено версією { $made } з іншими даними правил; версія { $now } не може його продовжити.
