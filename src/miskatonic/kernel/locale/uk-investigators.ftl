# Слова про дослідників, спільні для кількох ігор; якщо гра каже щось інакше, це є в її власних файлах.

## Для кого: після «для»

# Що робить хтось інший (.they); що велено робити всім названим. .who: хто, у називному відмінку.
effect-they = { CAPITALIZE($each-who) } { $then-they }.
    .do = { $each-who } { $then-they }
effect-they-having = { CAPITALIZE($each-who) }, { $then-they }.
    .do = { $each-who }, { $then-they }
effect-they-and = { $first-they } та { $rest-they }
    .they = { $first-they } та { $rest-they }
effect-address = { CAPITALIZE($each-who) }: { DECAPITALIZE($then-clause) }
    .clause = { $each-who }, { DECAPITALIZE($then-clause) }
    .do = { $each-who }: { DECAPITALIZE($then-do) }
each-investigator = кожного дослідника
    .who = кожен дослідник
each-one-of-all = одного дослідника на ваш вибір
    .who = один дослідник на ваш вибір
each-one-other = одного іншого дослідника на ваш вибір
    .who = один інший дослідник на ваш вибір

## За що: після «за»

per-clue = { $every ->
    [1] кожен ваш доказ
    [few] кожні { $every } ваші докази (з округленням угору)
   *[other] кожні { $every } ваших доказів (з округленням угору)
}

## Що робиться й перевіряється

effect-become-delayed = Станьте затриманим.
    .do = стати затриманим
    .they = стає затриманим
trial-skill = Проведіть перевірку { $skill-gen }{ $mod ->
    [0] {""}
    [1] {" "}(+1)
    [2] {" "}(+2)
    [-1] {" "}(−1)
    [-2] {" "}(−2)
    [-3] {" "}(−3)
   *[other] {" "}({ $mod })
}.
    .do = провести перевірку { $skill-gen }{ $mod ->
        [0] {""}
        [1] {" "}(+1)
        [2] {" "}(+2)
        [-1] {" "}(−1)
        [-2] {" "}(−2)
        [-3] {" "}(−3)
       *[other] {" "}({ $mod })
    }

## Ціни: після «можна»

cost-clues = витратити { $n } { $n ->
    [one] доказ
    [few] докази
   *[other] доказів
}
cost-delay = стати затриманим
cost-this = скинути цю карту

## Уміння

skill-lore = знання
    .Nom = Знання
    .gen = знань
    .dat = знанням
    .acc = знання
    .ins = знаннями
    .gender = pl
skill-influence = вплив
    .Nom = Вплив
    .gen = впливу
    .dat = впливові
    .acc = вплив
    .ins = впливом
    .gender = m
skill-observation = спостережливість
    .Nom = Спостережливість
    .gen = спостережливості
    .dat = спостережливості
    .acc = спостережливість
    .ins = спостережливістю
    .gender = f
skill-strength = сила
    .Nom = Сила
    .gen = сили
    .dat = силі
    .acc = силу
    .ins = силою
    .gender = f
skill-will = воля
    .Nom = Воля
    .gen = волі
    .dat = волі
    .acc = волю
    .ins = волею
    .gender = f
