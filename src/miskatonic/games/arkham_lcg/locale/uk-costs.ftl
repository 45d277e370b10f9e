# Чого коштують властивості, чого бракує, щоб за них заплатити, і що заважає їх застосувати.

## Ціна: так, як вона стоїть після слова «можна»

cost-exhaust = виснажити цю карту
cost-discard-this = скинути цю карту
cost-use = витратити 1 жетон із цієї карти
cost-resources = витратити { $count } { $count ->
    [one] ресурс
    [few] ресурси
   *[other] ресурсів
}
cost-clues = витратити { $count } { $count ->
    [one] доказ
    [few] докази
   *[other] доказів
}
cost-hand-cards = скинути з руки { $count } { $count ->
    [one] карту
    [few] карти
   *[other] карт
}
cost-take-horror = зазнати { $count } { $count ->
    [one] жаху
   *[other] жахів
}
cost-harm-this = покласти на цю карту { $horror ->
    [0] { $damage } { $damage ->
        [one] поранення
        [few] поранення
       *[other] поранень
    }
   *[other] { $damage ->
        [0] { $horror } { $horror ->
            [one] жах
            [few] жахи
           *[other] жахів
        }
       *[other] { $damage } { $damage ->
            [one] поранення
            [few] поранення
           *[other] поранень
        } і { $horror } { $horror ->
            [one] жах
            [few] жахи
           *[other] жахів
        }
    }
}
cost-group-clues = витратити всім разом по { $count } { $count ->
    [one] доказу
    [few] докази
   *[other] доказів
} на дослідника
cost-group-clues-of-card = витратити всім разом стільки доказів, скільки вимагає ця карта
cost-group-clues-here = витратити стільки доказів, скільки вимагає ця карта, усім разом, хто перебуває { $card-in }

## Чого бракує

lacking-exhausted = Цю карту вже виснажено.
lacking-stays = Ця карта не може покинути гру.
lacking-use = { $kind ->
    [ammo] На цій карті не лишилося набоїв.
    [charges] На цій карті не лишилося зарядів.
    [secrets] На цій карті не лишилося секретів.
    [supplies] На цій карті не лишилося припасів.
   *[other] На цій карті не лишилося жетонів.
}
lacking-resources = Вам бракує { $count } { $count ->
    [one] ресурсу
   *[other] ресурсів
}.
lacking-clues = Вам бракує { $count } { $count ->
    [one] доказу
   *[other] доказів
}.
lacking-clues-barred = Зараз вам не можна витрачати докази.
lacking-hand-cards = На руці бракує { $count } { $count ->
    [one] карти, яку можна
   *[other] карт, які можна
} скинути.
lacking-group-clues = Групі бракує { $count } { $count ->
    [one] доказу
   *[other] доказів
}.
lacking-group-clues-here = Тим, хто перебуває { $card-in }, бракує { $count } { $count ->
    [one] доказу
   *[other] доказів
}.

## Що заважає застосувати

unmet-enemy-here = У вашій локації немає ворога, якого можна вибрати.
unmet-lesser-enemy-here = У вашій локації немає неелітного ворога, якого можна вибрати.
unmet-exhausted-enemies-here = У вашій локації немає виснаженого ворога.
unmet-to-shake-off = У вашій локації немає ворога, від якого можна ухилитися.
unmet-lesser-to-shake-off = У вашій локації немає неелітного ворога, від якого можна ухилитися.
unmet-slipping-away = Вам нікуди йти, і ви ні з ким не в бою.
unmet-clue-here = У вашій локації немає доказу, який ви можете знайти.
unmet-no-clues-here = У вашій локації ще є докази.
unmet-your-test = Ви зараз не проводите перевірку: { $skill }.
unmet-acting-here = Зараз не хід дослідника, який перебуває у вашій локації.
unmet-hurt-here = Ні в кого у вашій локації немає ні поранень, ні жаху.
unmet-damage = У вас немає поранень.
unmet-horror = У вас немає жаху.
unmet-harm = У вас немає ні поранень, ні жаху.
unmet-blast-places = Ні у вашій, ні у сполучених із нею локаціях нікого немає.
unmet-firearms-here = Ні в кого у вашій локації немає активу з ознакою «Вогнепальна» і з набоями.
unmet-spells = У вас немає активу-Заклинання із зарядами.
unmet-deck = Ваша колода порожня.
unmet-deck-here = Колоди всіх дослідників у вашій локації порожні.
unmet-draw = Вам нічого взяти з колоди.
unmet-draw-here = Нікому у вашій локації нічого взяти з колоди.
unmet-encounter-cards = Карт зустрічей не лишилося.
unmet-resources = У вас немає ресурсів.
unmet-lita-is-with-you = Літа Чантлер не під вашим контролем.
unmet-lita-is-waiting = Літи Чантлер тут немає.
unmet-cultists-in-hiding = Викривати більше нікого.

unusable-limit = { $times ->
    [one] Це можна застосувати лише { $times } раз { $period }, і вже застосовано.
    [few] Це можна застосувати лише { $times } рази { $period }, і вже застосовано.
   *[other] Це можна застосувати лише { $times } разів { $period }, і вже застосовано.
}
period-round = за раунд
period-phase = за фазу
period-turn = за хід
period-test = за перевірку
period-game = за гру
