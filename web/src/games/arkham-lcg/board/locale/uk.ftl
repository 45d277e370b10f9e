# Стіл карткової гри: що чує екранний диктор, і нечисленні слова на ньому самому.

map = Мапа локацій. Стрілки ведуть від локації до локації.
location = { $name }{ $revealed ->
        [yes] , завіса { $shroud }.
       *[no] , ще закрита.
    }{ $clues ->
        [0] { "" }
        [one] { " " }{ $clues } доказ.
        [few] { " " }{ $clues } докази.
       *[other] { " " }{ $clues } доказів.
    }{ $doom ->
        [0] { "" }
       *[other] { " " }Приреченість: { $doom }.
    }{ $victory ->
        [0] { "" }
       *[other] { " " }Перемога { $victory }.
    }{ $cards-count ->
        [0] { "" }
       *[other] { " " }Карти тут: { $cards }.
    }{ $here-count ->
        [0] { "" }
       *[other] { " " }Дослідники: { $here }.
    }{ $enemies-count ->
        [0] { "" }
       *[other] { " " }Вороги: { $enemies }.
    }{ $ways-count ->
        [0] { " " }Ні з чим не сполучена.
       *[other] { " " }Сполучені локації: { $ways }.
    }
enemy = { $name } (здоров’я { $left } з { $health }, бій { $fight }, ухиляння { $evade }, поранення { $damage }, жах { $horror }{ $engaged ->
        [nobody] { "" }
       *[other] , з ким у бою: { $engaged }
    }{ $exhausted ->
        [yes] , виснажено
       *[no] { "" }
    }{ $doom ->
        [0] { "" }
       *[other] , приреченість { $doom }
    }{ $clues ->
        [0] { "" }
       *[other] , докази { $clues }
    }{ $keywords-count ->
        [0] { "" }
       *[other] , { $keywords }
    })
name-with-sub = { $name }, { $sub }
name-at = { $name } ({ $place })
with-choices = { $choices }. { $said }

## Ключові слова ворогів

keyword-aloof = обережний
keyword-exceptional = винятковий
keyword-fast = швидкий
keyword-hunter = мисливець
keyword-massive = величезний
keyword-peril = небезпека
keyword-permanent = постійний
keyword-retaliate = месник
keyword-surge = наплив

## Довкола карти

agenda = Задум: { $name }.{ $threshold ->
        [0] { "" }
       *[other] { " " }Приреченість у грі: { $doom } з { $threshold }.
    }{ $elsewhere ->
        [0] { "" }
       *[other] { " " }З неї на інших картах: { $elsewhere }.
    }
doom-elsewhere = { $count } на інших картах
act = Сцена: { $name }.{ $needed ->
        [0] { "" }
       *[other] { " " }Доказів у дослідників: { $clues } з { $needed }.
    }
round = Раунд { $round }: { $phase }
round-short = Раунд { $round }
encounter-deck = { $count ->
        [one] Колода зустрічей: { $count } карта
        [few] Колода зустрічей: { $count } карти
       *[other] Колода зустрічей: { $count } карт
    }
encounter-discard = { $count ->
        [0] Скид зустрічей порожній
        [one] Скид зустрічей: { $count } карта
        [few] Скид зустрічей: { $count } карти
       *[other] Скид зустрічей: { $count } карт
    }
nothing-known = Її верхніх карт ніхто не бачив.
empty-pile = Тут немає карт.
cultists = { $count ->
        [one] Під маскою ще { $count } культист
        [few] Під масками ще { $count } культисти
       *[other] Під масками ще { $count } культистів
    }
cultists-wait = Вони лежать долілиць. Докази викривають їх по одному.
victory = { $count ->
        [0] Переможний рахунок: поки що порожньо
       *[other] { $points ->
            [one] Переможний рахунок: { $points } очко
            [few] Переможний рахунок: { $points } очки
           *[other] Переможний рахунок: { $points } очок
        }
    }
victory-none = Сюди потрапляють вороги й локації з переможним значенням.
bag = { $count ->
        [one] Мішок хаосу: { $count } жетон
        [few] Мішок хаосу: { $count } жетони
       *[other] Мішок хаосу: { $count } жетонів
    }
tokens = { $name }: { $count }

## Перевірки

drawn-choice = Витягнуто жетони: виберіть один
