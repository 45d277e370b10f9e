# Чего стоят свойства, чего не хватает, чтобы за них заплатить, и что мешает их применить.

## Цена: так, как она стоит после слова «можно»

cost-exhaust = повернуть эту карту
cost-discard-this = сбросить эту карту
cost-use = потратить 1 жетон с этой карты
cost-resources = потратить { $count } { $count ->
    [one] ресурс
    [few] ресурса
   *[other] ресурсов
}
cost-clues = потратить { $count } { $count ->
    [one] улику
    [few] улики
   *[other] улик
}
cost-hand-cards = сбросить с руки { $count } { $count ->
    [one] карту
    [few] карты
   *[other] карт
}
cost-take-horror = получить { $count } { $count ->
    [one] ужас
   *[other] ужаса
}
cost-harm-this = положить на эту карту { $horror ->
    [0] { $damage } { $damage ->
        [one] рану
        [few] раны
       *[other] ран
    }
   *[other] { $damage ->
        [0] { $horror } { $horror ->
            [one] ужас
           *[other] ужаса
        }
       *[other] { $damage } { $damage ->
            [one] рану
            [few] раны
           *[other] ран
        } и { $horror } { $horror ->
            [one] ужас
           *[other] ужаса
        }
    }
}
cost-group-clues = потратить всем вместе по { $count } { $count ->
    [one] улике
    [few] улики
   *[other] улик
} на сыщика
cost-group-clues-of-card = потратить всем вместе столько улик, сколько требует эта карта
cost-group-clues-here = потратить столько улик, сколько требует эта карта, всем вместе, кто находится { $card-in }

## Чего не хватает

lacking-exhausted = Эта карта повёрнута.
lacking-stays = Эта карта не может покинуть игру.
lacking-use = { $kind ->
    [ammo] На этой карте не осталось патронов.
    [charges] На этой карте не осталось зарядов.
    [secrets] На этой карте не осталось тайн.
    [supplies] На этой карте не осталось запасов.
   *[other] На этой карте не осталось жетонов.
}
lacking-resources = Вам не хватает { $count } { $count ->
    [one] ресурса
   *[other] ресурсов
}.
lacking-clues = Вам не хватает { $count } { $count ->
    [one] улики
   *[other] улик
}.
lacking-clues-barred = Сейчас вам нельзя тратить улики.
lacking-hand-cards = На руке не хватает { $count } { $count ->
    [one] карты, которую можно
   *[other] карт, которые можно
} сбросить.
lacking-group-clues = Группе не хватает { $count } { $count ->
    [one] улики
   *[other] улик
}.
lacking-group-clues-here = Тем, кто находится { $card-in }, не хватает { $count } { $count ->
    [one] улики
   *[other] улик
}.

## Что мешает применить

unmet-enemy-here = В вашей локации нет врага, которого можно выбрать.
unmet-lesser-enemy-here = В вашей локации нет врага без черты «Элита», которого можно выбрать.
unmet-exhausted-enemies-here = В вашей локации нет повёрнутого врага.
unmet-to-shake-off = В вашей локации нет врага, от которого можно уйти.
unmet-lesser-to-shake-off = В вашей локации нет врага без черты «Элита», от которого можно уйти.
unmet-slipping-away = Вам некуда идти, и ни один враг с вами не сражается.
unmet-clue-here = В вашей локации нет улики, которую вы можете найти.
unmet-no-clues-here = В вашей локации ещё есть улики.
unmet-your-test = Вы сейчас не проходите проверку: { $skill }.
unmet-acting-here = Сейчас не ход сыщика, который находится в вашей локации.
unmet-hurt-here = Ни у кого в вашей локации нет ни ран, ни ужаса.
unmet-damage = У вас нет ран.
unmet-horror = У вас нет ужаса.
unmet-harm = У вас нет ни ран, ни ужаса.
unmet-blast-places = Ни в вашей, ни в связанных с ней локациях никого нет.
unmet-firearms-here = Ни у кого в вашей локации нет актива с чертой «Огнестрельное» и с патронами.
unmet-spells = У вас нет актива-Заклинания с зарядами.
unmet-deck = Ваша колода пуста.
unmet-deck-here = Колоды всех сыщиков в вашей локации пусты.
unmet-draw = Вам нечего взять из колоды.
unmet-draw-here = Никому в вашей локации нечего взять из колоды.
unmet-encounter-cards = Карт контактов не осталось.
unmet-resources = У вас нет ресурсов.
unmet-lita-is-with-you = Лита Чантлер не под вашим контролем.
unmet-lita-is-waiting = Литы Чантлер здесь нет.
unmet-cultists-in-hiding = Разоблачать больше некого.

unusable-limit = { $times ->
    [one] Это можно применить только { $times } раз { $period }, и уже применено.
    [few] Это можно применить только { $times } раза { $period }, и уже применено.
   *[other] Это можно применить только { $times } раз { $period }, и уже применено.
}
period-round = за раунд
period-phase = за фазу
period-turn = за ход
period-test = за проверку
period-game = за игру
