# «Обители безумия» по-русски: о чём спрашивают при подготовке и в ход сыщиков и что можно ответить.
# .group — заголовок нескольких вариантов, .short — что остаётся сказать под ним.

## Подготовка

prompt-character = Каким сыщиком вы играете?
prompt-mental = Какую ментальную способность вы оставляете?
prompt-physical = Какую физическую способность вы оставляете?
prompt-blood-relative = Кто из сыщиков — кровный родственник покойного хозяина?
paragraphs = { $first }

    { $rest }

## Команда и ход

prompt-next = Кто ходит следующим?
option-any = Мне всё равно
prompt-who = Кого из сыщиков выбрать?
prompt-turn = Ваш ход. Осталось: { $moves ->
    [0] ни одного Движения
    [one] { $moves } Движение
    [few] { $moves } Движения
   *[other] { $moves } Движений
}, { $actions ->
    [0] Действие потрачено
   *[other] Действие
}.
option-end-turn = Закончить ход
option-done = Готово

## Движение

option-move = Переместиться: { $where }
    .group = Движение
    .short = { $where }
option-run = Бежать: { $where }
    .group = Бежать (тратит Действие)
    .short = { $where }
option-move-out = Спастись из дома
option-run-out = Выбежать из дома
prompt-walk = Куда вы идёте?
option-stop-moving = Дальше не идти
prompt-move-investigator = Куда переместить { $who-acc }?
prompt-drag-corpse = Потащить труп с собой?
option-drag-corpse = Потащить труп с собой
option-leave-corpse = Оставить
prompt-evade-order = От какого монстра вы уклоняетесь первым?
prompt-evade-failed = Уклониться не удалось: { $who }, { $monster }. Нанести раны?
option-deal = Нанести раны
option-spare = Пощадить
prompt-horror-order = Какая проверка ужаса будет первой?

## Действия

option-explore = Исследовать комнату
option-drop = Бросить карты
prompt-drop = Какую карту бросить следующей? Последняя ляжет сверху.
prompt-take-dropped = { CAPITALIZE($room-in) } лежат открытые карты. Какие взять?
prompt-too-many = У вас слишком много таких карт. Какую бросить?
option-attack = Атаковать голыми руками: { $monster }
    .group = Атаковать
    .short = { $monster } (голыми руками)
option-attack-with = Атаковать: { $monster } («{ $card }»)
    .group = Атаковать
    .short = { $monster } («{ $card }»)
option-cast = Прочитать заклинание «{ $card }»
    .group = Прочитать заклинание
    .short = { $card }
prompt-spell-target = «{ $card }»: на кого?
option-use = Использовать: { $what }
    .group = Использовать
    .short = { $what }
option-use-one = Использовать: { $what } (свойство { $n })
    .group = Использовать
    .short = { $what } (свойство { $n })
objective = цель
option-no-reaction = Не сейчас

## Детали комнат

option-barrier = Придвинуть барьер к двери: { $where }
    .group = Придвинуть барьер к двери
    .short = { $where }
option-barrier-out = Придвинуть барьер к входной двери
    .group = Придвинуть барьер к двери
    .short = выход из дома
option-pull-barrier = Отодвинуть барьер от двери
option-pull-barrier-beyond = Отодвинуть барьер от двери: { $where }
option-burn-corpses = Сжечь трупы в камине
prompt-burn = Сколько трупов сжечь?
option-burn = { $n } { $n ->
    [one] труп
    [few] трупа
   *[other] трупов
}
option-hide-move = Спрятаться (Движение)
option-hide-action = Спрятаться (Действие)
option-come-out-move = Выйти из укрытия (Движение)
option-come-out-action = Выйти из укрытия (Действие)

## Замки

prompt-give-key = «{ $card }» требует ключ и забирает его. Отдать?
option-give-key = Отдать: { $card }
option-keep-key = Оставить себе

## Проверки

prompt-skill-point = { $skill-Nom }: нужно { $target } или меньше. Потратить жетон опыта?
option-skill-point = Прибавить Удачу: +{ $luck } ({ $n ->
    [one] остался { $n } жетон опыта
    [few] осталось { $n } жетона опыта
   *[other] осталось { $n } жетонов опыта
})
option-keep-skill-point = Бросать так

## Ответные свойства

prompt-react-horror-check = Проверка ужаса. Использовать что-нибудь?
prompt-react-before-evade = Вам нужно уклониться от монстра. Использовать что-нибудь?
prompt-react-damaged = Вы получили раны. Использовать что-нибудь?
prompt-react-turn-end = Ваш ход заканчивается. Использовать что-нибудь?
prompt-react-moved-twice = Второе Движение сделано. Использовать что-нибудь?
prompt-react-clue-found = Вы нашли улику. Использовать что-нибудь?
prompt-react-gained = Вы получили эту карту. Использовать её?
prompt-react-killed-monster = Вы убили монстра. Использовать что-нибудь?

## Обмен

prompt-trade = Передать кому-нибудь карты?
option-give = { $card } → { $who }
    .group = Передать
    .short = { $card } → { $who }
prompt-shake-off = Сбросить жетон оглушения?
option-shake-off = Сбросить жетон оглушения
option-keep-stun = Оставить

## Откуда что берётся

cause-name = { $name }
cause-horror-check = Проверка ужаса
cause-evade = Проверка уклонения
cause-fire = Огонь
cause-set-up = Подготовка
