# «Маєтки божевілля» українською: про що питають під час приготування та в хід дослідників і що можна відповісти.
# .group — заголовок кількох варіантів, .short — що лишається сказати під ним.

## Приготування

prompt-character = Яким дослідником ви граєте?
prompt-mental = Яку ментальну здібність ви лишаєте?
prompt-physical = Яку фізичну здібність ви лишаєте?
prompt-blood-relative = Хто з дослідників — кровний родич покійного господаря?
paragraphs = { $first }

    { $rest }

## Команда і хід

prompt-next = Хто ходить наступним?
option-any = Мені байдуже
prompt-who = Кого з дослідників вибрати?
prompt-turn = Ваш хід. Лишилося: { $moves ->
    [0] жодного Руху
    [one] { $moves } Рух
    [few] { $moves } Рухи
   *[other] { $moves } Рухів
}, { $actions ->
    [0] Дію витрачено
   *[other] Дія
}.
option-end-turn = Закінчити хід
option-done = Готово

## Рух

option-move = Переміститися: { $where }
    .group = Рух
    .short = { $where }
option-run = Бігти: { $where }
    .group = Бігти (витрачає Дію)
    .short = { $where }
option-move-out = Врятуватися з дому
option-run-out = Вибігти з дому
prompt-walk = Куди ви йдете?
option-stop-moving = Далі не йти
prompt-move-investigator = Куди перемістити { $who-acc }?
prompt-drag-corpse = Потягти труп із собою?
option-drag-corpse = Потягти труп із собою
option-leave-corpse = Залишити
prompt-evade-order = Від якого монстра ви ухиляєтеся першим?
prompt-evade-failed = Ухилитися не вдалося: { $who }, { $monster }. Завдати поранень?
option-deal = Завдати поранень
option-spare = Пощадити
prompt-horror-order = Яка перевірка жаху буде першою?

## Дії

option-explore = Дослідити кімнату
option-drop = Кинути карти
prompt-drop = Яку карту кинути наступною? Остання ляже зверху.
prompt-take-dropped = { CAPITALIZE($room-in) } лежать відкриті карти. Які взяти?
prompt-too-many = У вас забагато таких карт. Яку кинути?
option-attack = Атакувати голіруч: { $monster }
    .group = Атакувати
    .short = { $monster } (голіруч)
option-attack-with = Атакувати: { $monster } («{ $card }»)
    .group = Атакувати
    .short = { $monster } («{ $card }»)
option-cast = Прочитати заклинання «{ $card }»
    .group = Прочитати заклинання
    .short = { $card }
prompt-spell-target = «{ $card }»: на кого?
option-use = Використати: { $what }
    .group = Використати
    .short = { $what }
option-use-one = Використати: { $what } (властивість { $n })
    .group = Використати
    .short = { $what } (властивість { $n })
objective = мета
option-no-reaction = Не зараз

## Деталі кімнат

option-barrier = Присунути бар’єр до дверей: { $where }
    .group = Присунути бар’єр до дверей
    .short = { $where }
option-barrier-out = Присунути бар’єр до вхідних дверей
    .group = Присунути бар’єр до дверей
    .short = вихід із дому
option-pull-barrier = Відсунути бар’єр від дверей
option-pull-barrier-beyond = Відсунути бар’єр від дверей: { $where }
option-burn-corpses = Спалити трупи в каміні
prompt-burn = Скільки трупів спалити?
option-burn = { $n } { $n ->
    [one] труп
    [few] трупи
   *[other] трупів
}
option-hide-move = Сховатися (Рух)
option-hide-action = Сховатися (Дія)
option-come-out-move = Вийти зі сховку (Рух)
option-come-out-action = Вийти зі сховку (Дія)

## Замки

prompt-give-key = «{ $card }» вимагає ключ і забирає його. Віддати?
option-give-key = Віддати: { $card }
option-keep-key = Лишити собі

## Перевірки

prompt-skill-point = { $skill-Nom }: потрібно { $target } або менше. Витратити жетон досвіду?
option-skill-point = Додати Удачу: +{ $luck } ({ $n ->
    [one] лишився { $n } жетон досвіду
    [few] лишилося { $n } жетони досвіду
   *[other] лишилося { $n } жетонів досвіду
})
option-keep-skill-point = Кидати так

## Властивості у відповідь

prompt-react-horror-check = Перевірка жаху. Використати щось?
prompt-react-before-evade = Вам треба ухилитися від монстра. Використати щось?
prompt-react-damaged = Ви зазнали поранень. Використати щось?
prompt-react-turn-end = Ваш хід закінчується. Використати щось?
prompt-react-moved-twice = Другий Рух зроблено. Використати щось?
prompt-react-clue-found = Ви знайшли доказ. Використати щось?
prompt-react-gained = Ви отримали цю карту. Використати її?
prompt-react-killed-monster = Ви вбили монстра. Використати щось?

## Обмін

prompt-trade = Передати комусь карти?
option-give = { $card } → { $who }
    .group = Передати
    .short = { $card } → { $who }
prompt-shake-off = Скинути жетон оглушення?
option-shake-off = Скинути жетон оглушення
option-keep-stun = Лишити

## Звідки що береться

cause-name = { $name }
cause-horror-check = Перевірка жаху
cause-evade = Перевірка ухиляння
cause-fire = Вогонь
cause-set-up = Приготування
