# Кампус «Останньої години»: що чує той, хто користується екранним диктором, і нечисленні слова на карті.

map = Мапа Міскатонікського університету. Стрілками — від будівлі до будівлі.
river = Річка Міскатонік
building = { $number } { $name }, { $zone } зона.{ $site ->
        [yes] { " " }Місце ритуалу.
       *[no] { "" }
    }{ $gate ->
        [none] { "" }
       *[other] { " " }Тут { $gate }, { $gate-tokens ->
            [one] { $gate-tokens } жетон
            [few] { $gate-tokens } жетони
           *[other] { $gate-tokens } жетонів
        }.
    }{ $clue ->
        [yes] { " " }Тут лежить доказ.
       *[no] { "" }
    }{ $here-count ->
        [0] { "" }
       *[other] { " " }Дослідники: { $here }.
    }{ $monsters-count ->
        [0] { " " }Монстрів немає.
       *[other] { " " }Монстри: { $monsters }.
    }{ $damage ->
        [0] { "" }
       *[other] { " " }Руйнувань: { $damage }.
    } { $empty ->
        [0] Вільних комірок немає.
       *[other] Вільних комірок: { $empty }.
    } Червоні монстри йдуть { $red-to }, сині — { $blue-to }.
building-legal = { $choices }. { $building }
walkway = Доріжка між { $one-ins } та { $other-ins }{ $seal ->
        [fresh] , нова печатка
        [used] , печатка, що спрацювала один раз
       *[none] { "" }
    }
walkway-legal = { $choices }. { $walkway }

## Розплата

reckoning = Розплата: { $who }
omens = { $omens ->
        [0] Знамень не видно
        [one] Видно { $omens } знамення
        [few] Видно { $omens } знамення
       *[other] Видно { $omens } знамень
    }
omens-hidden = { $cards ->
        [one] { $cards } карта закрита
        [few] { $cards } карти закриті
       *[other] { $cards } карт закрито
    }
row-between = { $least }–{ $most }
row-from = { $least }+
