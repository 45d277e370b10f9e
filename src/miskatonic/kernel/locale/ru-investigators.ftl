# Слова о сыщиках, общие для нескольких игр; если игра говорит что-то иначе, это есть в её собственных файлах.

## Для кого: после «для»

# Что делает кто-то другой (.they); что велено делать всем названным. .who: кто, в именительном падеже.
effect-they = { CAPITALIZE($each-who) } { $then-they }.
    .do = { $each-who } { $then-they }
effect-they-having = { CAPITALIZE($each-who) }, { $then-they }.
    .do = { $each-who }, { $then-they }
effect-they-and = { $first-they } и { $rest-they }
    .they = { $first-they } и { $rest-they }
effect-address = { CAPITALIZE($each-who) }: { DECAPITALIZE($then-clause) }
    .clause = { $each-who }, { DECAPITALIZE($then-clause) }
    .do = { $each-who }: { DECAPITALIZE($then-do) }
each-investigator = каждого сыщика
    .who = каждый сыщик
each-one-of-all = одного сыщика на ваш выбор
    .who = один сыщик на ваш выбор
each-one-other = одного другого сыщика на ваш выбор
    .who = один другой сыщик на ваш выбор

## За что: после «за»

per-clue = { $every ->
    [1] каждую вашу улику
    [few] каждые { $every } ваши улики (с округлением вверх)
   *[other] каждые { $every } ваших улик (с округлением вверх)
}

## Что делается и проверяется

effect-become-delayed = Станьте задержанным.
    .do = стать задержанным
    .they = становится задержанным
trial-skill = Пройдите проверку { $skill-gen }{ $mod ->
    [0] {""}
    [1] {" "}(+1)
    [2] {" "}(+2)
    [-1] {" "}(−1)
    [-2] {" "}(−2)
    [-3] {" "}(−3)
   *[other] {" "}({ $mod })
}.
    .do = пройти проверку { $skill-gen }{ $mod ->
        [0] {""}
        [1] {" "}(+1)
        [2] {" "}(+2)
        [-1] {" "}(−1)
        [-2] {" "}(−2)
        [-3] {" "}(−3)
       *[other] {" "}({ $mod })
    }

## Цены: после «можно»

cost-clues = потратить { $n } { $n ->
    [one] улику
    [few] улики
   *[other] улик
}
cost-delay = стать задержанным
cost-this = сбросить эту карту

## Навыки

skill-lore = знания
    .Nom = Знания
    .gen = знаний
    .dat = знаниям
    .acc = знания
    .ins = знаниями
    .gender = pl
skill-influence = общение
    .Nom = Общение
    .gen = общения
    .dat = общению
    .acc = общение
    .ins = общением
    .gender = n
skill-observation = внимание
    .Nom = Внимание
    .gen = внимания
    .dat = вниманию
    .acc = внимание
    .ins = вниманием
    .gender = n
skill-strength = сила
    .Nom = Сила
    .gen = силы
    .dat = силе
    .acc = силу
    .ins = силой
    .gender = f
skill-will = воля
    .Nom = Воля
    .gen = воли
    .dat = воле
    .acc = волю
    .ins = волей
    .gender = f
