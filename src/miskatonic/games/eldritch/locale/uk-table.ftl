# Стіл без поля, чим речі відрізняються й чому чогось не можна вибрати.

mark-lost = { $n ->
    [0] неушкоджений
   *[other] утрачено здоров’я: { $n }
}
why-not-another-question = Зараз вас питають не про це.
why-not-used = Цього раунду ви це вже робили.
why-not-detained-actions = Ви ув’язнені: можна лише спробувати звільнитися.
why-not-travel-first = Спершу виберіть подорож.
why-not-too-far = З вашої локації туди немає шляху.
why-not-no-ticket = У вас немає квитка на цей шлях.
why-not-no-target = Для цього немає цілі.
why-not-no-effect = Зараз це нічого не змінить.
why-not-passive = Дії тут немає: властивість працює сама або коли вас спитають.
why-not-acquire-first = Спершу виберіть придбання активів.
why-not-not-yours = Це належить іншому дослідникові.
why-not-in-encounters = Із цим зустрічаються у фазу зустрічей.
why-not-elsewhere = Це не у вашій локації.
why-not-only-if = Лише якщо { $when }.
overview-world = Світ
overview-elsewhere = Тихі місця
overview-investigators = Дослідники
overview-mystery = Таємниця й карти міту в грі
overview-reserve = Запас
overview-unused = Дослідники, за яких ще не грали
overview-beside = Поруч із полем
overview-own = { $who } (ви)
overview-round = Раунд { $round }
overview-doom = Приреченість { $doom }
overview-awake = Стародавній пробудився
overview-omen = Знамення: { $omen }
overview-solved = Розгадано таємниць: { $count }
overview-here = Тут: { $who }
overview-expedition = Поточна експедиція
overview-mystery-token = жетон таємниці
overview-rumor = чутка: { $card }
overview-eldritch = { $count } { $count ->
    [one] жетон Стародавніх
    [few] жетони Стародавніх
   *[other] жетонів Стародавніх
}
overview-sheet = { $by ->
    [cthulhu] { $count } { $count ->
        [one] жетон розуму
        [few] жетони розуму
       *[other] жетонів розуму
    }
   *[other] { overview-eldritch }
}
overview-clue = Доказ
overview-gate = Ворота ({ $omen })
overview-toughness = стійкість { $left } із { $most }
overview-epic = епічний
overview-fallen = тут переможений; його майно лишилося
overview-health = здоров’я { $left } із { $most }
overview-sanity = розум { $left } із { $most }
overview-skill = { $skill } { $n }
overview-clues = { $count } { $count ->
    [one] доказ
    [few] докази
   *[other] доказів
}
overview-trains = залізничних квитків: { $count }
overview-ships = квитків на пароплав: { $count }
overview-delayed = затриманий
overview-lead = провідний дослідник
overview-defeated = переможений
overview-devoured = зжертий
overview-eliminated = вибув із гри
overview-back = На звороті: { $text }
overview-value = ціна { $n }
overview-goal-tokens = жетонів Стародавніх: { $have } із { $need }
overview-goal-clues = доказів: { $have } із { $need }
overview-goal-gates = воріт: { $have } із { $need }
overview-goal-toughness = стійкість: { $have } із { $need }
overview-goal-epic = { $have ->
    [0] епічного монстра не переможено
   *[other] епічного монстра переможено
}
overview-count = { $count }
overview-cup = Чаша з монстрами
overview-gates = Стос воріт
overview-pool = Докази в запасі
