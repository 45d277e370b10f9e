# Слова, общие для всех игр.
list-none = нет
list-and = { $head } и { $last }

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
effect-or = { $first }, или { $rest }
effect-choose-prompt = Выберите одно.
effect-may = По желанию: { $then }
effect-may-prompt = Хотите это сделать?
effect-decline = Нет
effect-pay = Можно заплатить { $cost }. Если заплачено: { $then }
effect-pay-prompt = Хотите заплатить?
effect-unless = Если не заплатить { $cost }: { $then }
effect-if = Если { $when }: { $then }
effect-if-else = Если { $when }: { $then } Иначе: { $otherwise }
effect-test-passfail = { $trial } При успехе: { $passed } При неудаче: { $failed }
effect-test-pass = { $trial } При успехе: { $passed }
effect-test-fail = { $trial } При неудаче: { $failed }
effect-test-bare = { $trial }
effect-for-each = Для { $each }: { $then }
effect-repeat = { $times ->
    [2] Дважды: { $then }
    [3] Трижды: { $then }
    [few] { $times } раза: { $then }
   *[other] { $times } раз: { $then }
}

save-not-bytes = Сохранение читается из байтов, а не из { $found }.
save-incomplete = Это не целое сохранение Miskatonic: { $why }.
save-format = У этого сохранения формат { $found }, а программа читает формат { $known }.
save-altered = Сохранение изменено или повреждено: его контрольная сумма не сходится.
save-unknown-game = Это сохранение игры «{ $game }», которой в программе нет.
save-does-not-replay = Сохранение не удаётся повторить: { $why }
save-leads-elsewhere = Повтор этого сохранения не приводит к тому положению, в котором оно сделано.
save-other-version = Сохранение сделано версией { $made } с другими данными правил; версия { $now } не может его продолжить.
