# Стол карточной игры: что слышит экранный диктор, и немногие слова на нём самом.

map = Карта локаций. Клавиши со стрелками переводят от локации к локации.
location = { $name }{ $revealed ->
        [yes] , неясность { $shroud }.
       *[no] , ещё закрыта.
    }{ $clues ->
        [0] { "" }
        [one] { " " }{ $clues } улика.
        [few] { " " }{ $clues } улики.
       *[other] { " " }{ $clues } улик.
    }{ $doom ->
        [0] { "" }
       *[other] { " " }Безысходность: { $doom }.
    }{ $victory ->
        [0] { "" }
       *[other] { " " }Победное значение { $victory }.
    }{ $cards-count ->
        [0] { "" }
       *[other] { " " }Карты здесь: { $cards }.
    }{ $here-count ->
        [0] { "" }
       *[other] { " " }Сыщики: { $here }.
    }{ $enemies-count ->
        [0] { "" }
       *[other] { " " }Враги: { $enemies }.
    }{ $ways-count ->
        [0] { " " }Ни с чем не связана.
       *[other] { " " }Связанные локации: { $ways }.
    }
enemy = { $name } (здоровье { $left } из { $health }, бой { $fight }, уход { $evade }, раны { $damage }, ужас { $horror }{ $engaged ->
        [nobody] { "" }
       *[other] , с кем сражается: { $engaged }
    }{ $exhausted ->
        [yes] , карта повёрнута
       *[no] { "" }
    }{ $doom ->
        [0] { "" }
       *[other] , безысходность { $doom }
    }{ $clues ->
        [0] { "" }
       *[other] , улики { $clues }
    }{ $keywords-count ->
        [0] { "" }
       *[other] , { $keywords }
    })
name-with-sub = { $name }, { $sub }
name-at = { $name } ({ $place })
with-choices = { $choices }. { $said }

## Ключевые слова врагов

keyword-aloof = осторожный
keyword-exceptional = исключительный
keyword-fast = быстрый
keyword-hunter = охотник
keyword-massive = огромный
keyword-peril = опасность
keyword-permanent = постоянный
keyword-retaliate = мститель
keyword-surge = наплыв

## Вокруг карты

agenda = Замысел: { $name }.{ $threshold ->
        [0] { "" }
       *[other] { " " }Безысходность в игре: { $doom } из { $threshold }.
    }{ $elsewhere ->
        [0] { "" }
       *[other] { " " }Из неё на других картах: { $elsewhere }.
    }
doom-elsewhere = { $count } на других картах
act = Сцена: { $name }.{ $needed ->
        [0] { "" }
       *[other] { " " }Улик у сыщиков: { $clues } из { $needed }.
    }
round = Раунд { $round }: { $phase }
round-short = Раунд { $round }
encounter-deck = { $count ->
        [one] Колода контактов: { $count } карта
        [few] Колода контактов: { $count } карты
       *[other] Колода контактов: { $count } карт
    }
encounter-discard = { $count ->
        [0] Сброс контактов пуст
        [one] Сброс контактов: { $count } карта
        [few] Сброс контактов: { $count } карты
       *[other] Сброс контактов: { $count } карт
    }
nothing-known = Её верхних карт никто не видел.
empty-pile = Здесь нет карт.
cultists = { $count ->
        [one] Под маской ещё { $count } культист
        [few] Под масками ещё { $count } культиста
       *[other] Под масками ещё { $count } культистов
    }
cultists-wait = Они лежат взакрытую. Улики разоблачают их по одному.
victory = { $count ->
        [0] Победный счёт: пока пусто
       *[other] { $points ->
            [one] Победный счёт: { $points } очко
            [few] Победный счёт: { $points } очка
           *[other] Победный счёт: { $points } очков
        }
    }
victory-none = Сюда попадают враги и локации с победным значением.
bag = { $count ->
        [one] Мешок хаоса: { $count } жетон
        [few] Мешок хаоса: { $count } жетона
       *[other] Мешок хаоса: { $count } жетонов
    }
tokens = { $name }: { $count }

## Проверки

drawn-choice = Вытянуты жетоны: выберите один
