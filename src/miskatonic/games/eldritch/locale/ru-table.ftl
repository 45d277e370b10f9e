# Стол без поля, чем вещи отличаются и почему чего-то нельзя выбрать.

mark-lost = { $n ->
    [0] невредим
   *[other] потеряно здоровья: { $n }
}
why-not-another-question = Сейчас вас спрашивают не об этом.
why-not-used = В этом раунде вы это уже делали.
why-not-detained-actions = Вы в заключении: можно лишь попытаться освободиться.
why-not-travel-first = Сначала выберите путешествие.
why-not-too-far = Из вашей локации туда нет пути.
why-not-no-ticket = У вас нет билета на этот путь.
why-not-no-target = Для этого нет цели.
why-not-no-effect = Сейчас это ничего не изменит.
why-not-passive = Действия здесь нет: свойство работает само или когда вас спросят.
why-not-acquire-first = Сначала выберите приобретение активов.
why-not-not-yours = Это принадлежит другому сыщику.
why-not-in-encounters = С этим встречаются в фазу контактов.
why-not-elsewhere = Это не в вашей локации.
why-not-only-if = Только если { $when }.
overview-world = Мир
overview-elsewhere = Тихие места
overview-investigators = Сыщики
overview-mystery = Тайна и карты Мифа в игре
overview-reserve = Резерв
overview-unused = Сыщики, за которых ещё не играли
overview-beside = Рядом с полем
overview-own = { $who } (вы)
overview-round = Раунд { $round }
overview-doom = Безысходность { $doom }
overview-awake = Древний пробудился
overview-omen = Знамение: { $omen }
overview-solved = Разгадано тайн: { $count }
overview-here = Здесь: { $who }
overview-expedition = Текущая экспедиция
overview-mystery-token = жетон тайны
overview-rumor = слух: { $card }
overview-eldritch = { $count } { $count ->
    [one] жетон Древних
    [few] жетона Древних
   *[other] жетонов Древних
}
overview-sheet = { $by ->
    [cthulhu] { $count } { $count ->
        [one] жетон рассудка
        [few] жетона рассудка
       *[other] жетонов рассудка
    }
   *[other] { overview-eldritch }
}
overview-clue = Улика
overview-gate = Врата ({ $omen })
overview-toughness = стойкость { $left } из { $most }
overview-epic = эпический
overview-fallen = здесь побеждён; его имущество осталось
overview-health = здоровье { $left } из { $most }
overview-sanity = рассудок { $left } из { $most }
overview-skill = { $skill } { $n }
overview-clues = { $count } { $count ->
    [one] улика
    [few] улики
   *[other] улик
}
overview-trains = железнодорожных билетов: { $count }
overview-ships = билетов на пароход: { $count }
overview-delayed = задержан
overview-lead = ведущий сыщик
overview-defeated = побеждён
overview-devoured = сожран
overview-eliminated = выбыл из игры
overview-back = На обороте: { $text }
overview-value = цена { $n }
overview-goal-tokens = жетонов Древних: { $have } из { $need }
overview-goal-clues = улик: { $have } из { $need }
overview-goal-gates = врат: { $have } из { $need }
overview-goal-toughness = стойкость: { $have } из { $need }
overview-goal-epic = { $have ->
    [0] эпический монстр не побеждён
   *[other] эпический монстр побеждён
}
overview-count = { $count }
overview-cup = Пул монстров
overview-gates = Стопка врат
overview-pool = Запас улик
