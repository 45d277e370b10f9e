# Кампус «Последнего часа»: что слышит читающий с экрана и немногие слова на карте.

map = Карта Мискатоникского университета. Клавиши со стрелками переводят от здания к зданию.
river = Река Мискатоник
building = { $number } { $name }, { $zone } зона.{ $site ->
        [yes] { " " }Место ритуала.
       *[no] { "" }
    }{ $gate ->
        [none] { "" }
       *[other] { " " }Здесь { $gate }, { $gate-tokens ->
            [one] { $gate-tokens } жетон
            [few] { $gate-tokens } жетона
           *[other] { $gate-tokens } жетонов
        }.
    }{ $clue ->
        [yes] { " " }Здесь лежит улика.
       *[no] { "" }
    }{ $here-count ->
        [0] { "" }
       *[other] { " " }Сыщики: { $here }.
    }{ $monsters-count ->
        [0] { " " }Монстров нет.
       *[other] { " " }Монстры: { $monsters }.
    }{ $damage ->
        [0] { "" }
       *[other] { " " }Разрушений: { $damage }.
    } { $empty ->
        [0] Свободных ячеек нет.
       *[other] Свободных ячеек: { $empty }.
    } Красные монстры идут { $red-to }, синие — { $blue-to }.
building-legal = { $choices }. { $building }
walkway = Дорожка между { $one-ins } и { $other-ins }{ $seal ->
        [fresh] , новая печать
        [used] , печать, сработавшая один раз
       *[none] { "" }
    }
walkway-legal = { $choices }. { $walkway }

## Расплата

reckoning = Расплата: { $who }
omens = { $omens ->
        [0] Знамений не видно
        [one] На виду { $omens } знамение
        [few] На виду { $omens } знамения
       *[other] На виду { $omens } знамений
    }
omens-hidden = { $cards ->
        [one] { $cards } карта закрыта
        [few] { $cards } карты закрыты
       *[other] { $cards } карт закрыто
    }
row-between = { $least }–{ $most }
row-from = { $least }+
