# Слова, общие для всех игр.
list-none = нет
list-and = { $head } и { $last }

side-investigators = сыщики

timing-forced = Обязательных эффектов несколько: какой применить первым?
timing-optional = Использовать что-нибудь сейчас?
timing-pass = не сейчас
window-orders-about = Очерёдность: что будет первым (иначе как показано)

# Вариант с тем, что отличает его от других с теми же словами.
option-apart = { $option } ({ $mark })
marks-both = { $one }, { $other }
twin-number = № { $number }

dice-keep = оставить кубики как есть

effect-none = Ничего не происходит.
    .do = ничего не происходит
# .clause — как продолжение после двоеточия: точка оборвала бы то, к чему оно относится, а второе двоеточие лишнее.
effect-then = { $first } { $rest }
    .clause = { CLAUSE($first-clause) }; { DECAPITALIZE($rest-clause) }
    .do = { $first-do }; { DECAPITALIZE($rest-do) }
# То же после того, что бывает не всегда, и после того, что касается каждого.
effect-then-always = { $first } { $rest }
    .clause = { CLAUSE($first-clause) }; в любом случае{ COMMA_BEFORE("если", $rest-clause) } { DECAPITALIZE($rest-clause) }
    .do = { $first-do }; в любом случае{ COMMA_BEFORE("если", $rest-do) } { DECAPITALIZE($rest-do) }
effect-then-once = { $first } { $rest }
    .clause = { CLAUSE($first-clause) }; после этого{ COMMA_BEFORE("если", $rest-clause) } { DECAPITALIZE($rest-clause) }
    .do = { $first-do }; после этого{ COMMA_BEFORE("если", $rest-do) } { DECAPITALIZE($rest-do) }
# Вариант и одна из возможностей выбора: инфинитив, если он есть у эффекта.
effect-way = { $way-do }
effect-choose = { $n ->
    [1] Выберите одно: { $ways }.
    [few] Выберите { $n } разных эффекта: { $ways }.
   *[other] Выберите { $n } разных эффектов: { $ways }.
}
    .clause = { $n ->
        [1] выберите { $ways }.
        [few] выберите { $n } разных эффекта: { $ways }.
       *[other] выберите { $n } разных эффектов: { $ways }.
    }
    .do = { $n ->
        [1] выбрать { $ways }
        [few] выбрать { $n } разных эффекта: { $ways }
       *[other] выбрать { $n } разных эффектов: { $ways }
    }
effect-choose-optional = { $n ->
    [1] Можете выбрать одно: { $ways }.
   *[other] Можете выбрать до { $n } разных эффектов: { $ways }.
}
    .clause = можете { effect-choose-optional.do }.
    .do = { $n ->
        [1] выбрать { $ways }
       *[other] выбрать до { $n } разных эффектов: { $ways }
    }
effect-comma = «{ $first }», { $rest }
effect-or = «{ $first }» или «{ $last }»
effect-choose-prompt = Выберите одно.
effect-may = По желанию: { DECAPITALIZE($then-clause) }
    .clause = по желанию { DECAPITALIZE($then-clause) }
    .do = по желанию { DECAPITALIZE($then-do) }
    .they = по желанию { $then-they }
effect-may-otherwise = По желанию: { DECAPITALIZE($then-clause) } Если нет: { DECAPITALIZE($otherwise-clause) }
    .clause = по желанию { CLAUSE($then-clause) }; если нет, { DECAPITALIZE($otherwise-clause) }
    .do = { DECAPITALIZE($then-do) } либо { DECAPITALIZE($otherwise-do) }
effect-may-prompt = Хотите это сделать?
effect-decline = Нет
effect-pay = { CAPITALIZE($cost) }: { DECAPITALIZE($then-clause) }
    .do = { $cost }: { DECAPITALIZE($then-do) }
effect-pay-only = { CAPITALIZE($cost) }.
    .do = { $cost }
effect-pay-then = Можно { $cost }. Если вы это делаете: { DECAPITALIZE($then-clause) }
    .clause = можно { $cost }; если вы это делаете, { DECAPITALIZE($then-clause) }
    .do = по желанию { $cost }: { DECAPITALIZE($then-do) }
effect-pay-then-otherwise = Можно { $cost }. Если вы это делаете: { DECAPITALIZE($then-clause) } Если нет: { DECAPITALIZE($otherwise-clause) }
    .clause = можно { $cost }; если вы это делаете, { CLAUSE($then-clause) }; если нет, { DECAPITALIZE($otherwise-clause) }
    .do = { $cost }: { DECAPITALIZE($then-do) }; либо { DECAPITALIZE($otherwise-do) }
effect-pay-prompt = Хотите заплатить?
effect-unless = Если не { $cost }: { DECAPITALIZE($then-clause) }
    .clause = если не { $cost }, { DECAPITALIZE($then-clause) }
    .do = { $cost } либо { DECAPITALIZE($then-do) }
effect-unless-otherwise = Если не { $cost }: { DECAPITALIZE($then-clause) } Если вы это делаете: { DECAPITALIZE($otherwise-clause) }
    .clause = если не { $cost }, { CLAUSE($then-clause) }; если вы это делаете, { DECAPITALIZE($otherwise-clause) }
    .do = { $cost }: { DECAPITALIZE($otherwise-do) }; либо { DECAPITALIZE($then-do) }
effect-if = Если { $when }: { DECAPITALIZE($then-clause) }
    .clause = если { $when }, { DECAPITALIZE($then-clause) }
    .do = если { $when }, { DECAPITALIZE($then-do) }
effect-if-otherwise = Если { $when }: { DECAPITALIZE($then-clause) } Иначе: { DECAPITALIZE($otherwise-clause) }
    .clause = если { $when }, { CLAUSE($then-clause) }; иначе { DECAPITALIZE($otherwise-clause) }
    .do = если { $when }, { DECAPITALIZE($then-do) }, иначе { DECAPITALIZE($otherwise-do) }
effect-pass = При успехе: { DECAPITALIZE($then-clause) }
    .clause = при успехе{ COMMA_BEFORE("если", $then-clause) } { DECAPITALIZE($then-clause) }
    .do = при успехе{ COMMA_BEFORE("если", $then-do) } { DECAPITALIZE($then-do) }
effect-fail = При провале: { DECAPITALIZE($then-clause) }
    .clause = при провале{ COMMA_BEFORE("если", $then-clause) } { DECAPITALIZE($then-clause) }
    .do = при провале{ COMMA_BEFORE("если", $then-do) } { DECAPITALIZE($then-do) }
effect-result = При результате { $result }: { DECAPITALIZE($then-clause) }
    .clause = при результате { $result }{ COMMA_BEFORE("если", $then-clause) } { DECAPITALIZE($then-clause) }
    .do = при результате { $result }{ COMMA_BEFORE("если", $then-do) } { DECAPITALIZE($then-do) }
effect-result-any = При любом результате: { DECAPITALIZE($then-clause) }
    .clause = при любом результате{ COMMA_BEFORE("если", $then-clause) } { DECAPITALIZE($then-clause) }
    .do = при любом результате{ COMMA_BEFORE("если", $then-do) } { DECAPITALIZE($then-do) }
effect-for-each = Для { $each }: { DECAPITALIZE($then-clause) }
    .clause = для { $each } — { DECAPITALIZE($then-clause) }
    .do = для { $each } { DECAPITALIZE($then-do) }
effect-repeat = { $times ->
    [2] Дважды: { DECAPITALIZE($then-clause) }
    [3] Трижды: { DECAPITALIZE($then-clause) }
    [few] { $times } раза: { DECAPITALIZE($then-clause) }
   *[other] { $times } раз: { DECAPITALIZE($then-clause) }
}
    .clause = { $times ->
        [2] дважды { DECAPITALIZE($then-clause) }
        [3] трижды { DECAPITALIZE($then-clause) }
        [few] { $times } раза { DECAPITALIZE($then-clause) }
       *[other] { $times } раз { DECAPITALIZE($then-clause) }
    }
    .do = { $times ->
        [2] дважды { DECAPITALIZE($then-do) }
        [3] трижды { DECAPITALIZE($then-do) }
        [few] { $times } раза { DECAPITALIZE($then-do) }
       *[other] { $times } раз { DECAPITALIZE($then-do) }
    }
effect-per = За { $each }: { DECAPITALIZE($effect-clause) }
    .clause = за { $each } { DECAPITALIZE($effect-clause) }
    .do = за { $each } { DECAPITALIZE($effect-do) }
    .they = { $effect-they } за { $each-they }
effect-per-more = { $effect } За { $each } — на { $n } больше.
    .clause = { CLAUSE($effect-clause) }, за { $each } — на { $n } больше.
    .do = { $effect-do }, за { $each } — на { $n } больше
effect-per-less = { $effect } За { $each } — на { $n } меньше.
    .clause = { CLAUSE($effect-clause) }, за { $each } — на { $n } меньше.
    .do = { $effect-do }, за { $each } — на { $n } меньше
per-success = { $every ->
    [1] каждый успех
    [few] каждые { $every } успеха (с округлением вверх)
   *[other] каждые { $every } успехов (с округлением вверх)
}
    .they = { $every ->
        [1] каждый успех
        [few] каждые { $every } успеха (с округлением вверх)
       *[other] каждые { $every } успехов (с округлением вверх)
    }

cost-and = { $first } и { $last }
cost-per = { $cost } за { $each }
cost-lacking = Нельзя { $cost }.
condition-unmet = Его условия не выполнены.

# Откуда что берётся.
cause-name = { $name-Nom }

why-not-over = Игра окончена.
why-not-others-decide = Сейчас решает кто-то другой.
why-not-they-decide = { $who-count ->
    [1] Сейчас решает { $who }.
   *[other] Сейчас решают { $who }.
}

save-not-bytes = Сохранение читается из байтов, а не из { $found }.
save-incomplete = Это неполное сохранение Miskatonic: { $why }.
save-format = У этого сохранения формат { $found }, а программа читает формат { $known }.
save-altered = Сохранение изменено или повреждено: его контрольная сумма не сходится.
save-unknown-game = Это сохранение игры «{ $game }», которой в программе нет.
save-does-not-replay = Сохранение не удаётся повторить: { $why }
save-leads-elsewhere = Повтор этого сохранения не приводит к тому положению, в котором оно сделано.
save-other-version = Сохранение сделано версией { $made } с другими данными правил; версия { $now } не может его продолжить.
save-impossible = В этом сохранении записано положение, которого не может быть ({ $why }).
