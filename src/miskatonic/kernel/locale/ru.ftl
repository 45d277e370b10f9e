# Слова, общие для всех игр.
list-none = нет
list-and = { $head } и { $last }

side-investigators = сыщики

timing-forced = Обязательных эффектов несколько: какой применить первым?
timing-optional = Использовать что-нибудь сейчас?
timing-pass = не сейчас

effect-none = Ничего не происходит.
effect-then = { $first } { $rest }
effect-way = «{ $way }»
effect-choose = { $n ->
    [1] Выберите одно: { $ways }
   *[other] Выберите { $n } разных: { $ways }
}
effect-choose-optional = { $n ->
    [1] Можете выбрать одно: { $ways }
   *[other] Можете выбрать до { $n } разных: { $ways }
}
effect-comma = { $first }, { $rest }
effect-or = { $first } или { $last }
effect-choose-prompt = Выберите одно.
effect-may = По желанию: { DECAPITALIZE($then) }
effect-may-otherwise = По желанию: { DECAPITALIZE($then) } Если нет: { DECAPITALIZE($otherwise) }
effect-may-prompt = Хотите это сделать?
effect-decline = Нет
effect-pay = { CAPITALIZE($cost) }: { DECAPITALIZE($then) }
effect-pay-only = { CAPITALIZE($cost) }.
effect-pay-then = Можно { $cost }. Если вы это делаете: { DECAPITALIZE($then) }
effect-pay-then-otherwise = Можно { $cost }. Если вы это делаете: { DECAPITALIZE($then) } Если нет: { DECAPITALIZE($otherwise) }
effect-pay-prompt = Хотите заплатить?
effect-unless = Если не { $cost }: { DECAPITALIZE($then) }
effect-unless-otherwise = Если не { $cost }: { DECAPITALIZE($then) } Если вы это делаете: { DECAPITALIZE($otherwise) }
effect-if = Если { $when }: { DECAPITALIZE($then) }
effect-if-otherwise = Если { $when }: { DECAPITALIZE($then) } Иначе: { DECAPITALIZE($otherwise) }
effect-pass = При успехе: { DECAPITALIZE($then) }
effect-fail = При неудаче: { DECAPITALIZE($then) }
effect-result = При результате { $result }: { DECAPITALIZE($then) }
effect-result-any = При любом результате: { DECAPITALIZE($then) }
effect-for-each = Для { $each }: { DECAPITALIZE($then) }
effect-repeat = { $times ->
    [2] Дважды: { DECAPITALIZE($then) }
    [3] Трижды: { DECAPITALIZE($then) }
    [few] { $times } раза: { DECAPITALIZE($then) }
   *[other] { $times } раз: { DECAPITALIZE($then) }
}
effect-per = За { $each }: { DECAPITALIZE($effect) }
effect-per-more = { $effect } За { $each } — на { $n } больше.
effect-per-less = { $effect } За { $each } — на { $n } меньше.
per-success = { $every ->
    [1] каждый успех
    [few] каждые { $every } успеха (с округлением вверх)
   *[other] каждые { $every } успехов (с округлением вверх)
}

cost-lacking = Нельзя { $cost }.
condition-unmet = Его условия не выполнены.

why-not-over = Игра окончена.
why-not-others-decide = Сейчас решает кто-то другой.
why-not-they-decide = { $who-count ->
    [1] Сейчас решает { $who }.
   *[other] Сейчас решают { $who }.
}

save-not-bytes = Сохранение читается из байтов, а не из { $found }.
save-incomplete = Это не целое сохранение Miskatonic: { $why }.
save-format = У этого сохранения формат { $found }, а программа читает формат { $known }.
save-altered = Сохранение изменено или повреждено: его контрольная сумма не сходится.
save-unknown-game = Это сохранение игры «{ $game }», которой в программе нет.
save-does-not-replay = Сохранение не удаётся повторить: { $why }
save-leads-elsewhere = Повтор этого сохранения не приводит к тому положению, в котором оно сделано.
save-other-version = Сохранение сделано версией { $made } с другими данными правил; версия { $now } не может его продолжить.
