# Колоды: создание, проверка, приобретение карт, чтение и запись файлов.
# Карта названа в начале фразы в именительном падеже, дальше о ней говорится местоимениями.

deck-card = { $level ->
    [0] { $card }
   *[other] { $card } ({ $level })
}
deck-class-guardian = хранитель
deck-class-seeker = искатель
deck-class-rogue = ловкач
deck-class-mystic = мистик
deck-class-survivor = выживший
deck-class-neutral = нейтральный
deck-starter = Стартовая колода: { $investigator }
deck-alternative = Другая готовая колода: { $investigator }

## Что не так с колодой

deck-unknown-investigator = Сыщика { $code } в комплекте нет.
deck-unknown-card = Карты { $code } в комплекте нет.
deck-too-few = Карт в колоде: { $count } из { $size }; не хватает ещё { $missing }.
deck-too-many = Карт в колоде: { $count } вместо { $size }; лишних — { $extra }.
deck-not-a-player-card = { $card }: это не карта игрока, в колоде сыщика ей не место.
deck-wrong-class = { $card } ({ $of_class }): карты этого класса { $investigator-dat } недоступны.
deck-wrong-level = { $card }: карты этого класса доступны { $investigator-dat } только до уровня { $highest }.
deck-signature-of-another = { $card }: это персональная карта { $owner-gen }, в другой колоде её быть не может.
deck-signature-chosen = { $card }: персональную карту не выбирают и не приобретают, она есть у своего сыщика сразу.
deck-weakness-chosen = { $card }: слабость не выбирают и не приобретают, её добавляют в готовую колоду.
deck-story-chosen = { $card }: сюжетный актив не выбирают и не приобретают, его даёт сценарий.
deck-not-required = { $card }: эта карта не входит в число обязательных карт { $investigator-gen }.
deck-required-copies = { $card }: обязательная карта должна быть в колоде ровно в 1 экземпляре, а { $count ->
    [0] её там нет
    [one] там { $count } экземпляр
    [few] там { $count } экземпляра
   *[other] там { $count } экземпляров
}.
deck-not-a-basic-weakness = { $card }: это не базовая слабость.
deck-not-a-story-asset = { $card }: это не сюжетный актив.
deck-story-not-earned = { $card }: сюжетный актив может быть в колоде, только если его дал сценарий.
deck-title-copies = { $card }: { $count } { $count ->
    [one] экземпляр
    [few] экземпляра
   *[other] экземпляров
} на всех уровнях, а карт с одним названием в колоде может быть не больше { $most }.
deck-exceptional-copies = { $card }: { $count } { $count ->
    [one] экземпляр
    [few] экземпляра
   *[other] экземпляров
}, а исключительная карта может быть в колоде лишь в 1 экземпляре.
deck-collection-copies = { $card }: { $count ->
    [one] нужен { $count } экземпляр
    [few] нужно { $count } экземпляра
   *[other] нужно { $count } экземпляров
}, а в комплекте свободно { $copies }.
deck-level-zero-only = { $card }: в начале кампании можно брать только карты уровня 0.
deck-experience = Цена карт колоды в опыте — { $cost }, а потратить можно только { $allowed }.
deck-standalone-experience = Цена карт колоды в опыте — { $cost }, а в одиночном режиме она должна быть меньше { $limit }.
deck-same-investigator = { $investigator }: этого сыщика может взять только один игрок.
deck-table-copies = { $card }: колодам за столом { $count ->
    [one] нужен { $count } экземпляр
    [few] нужно { $count } экземпляра
   *[other] нужно { $count } экземпляров
}, а в комплекте { $copies }.

## Что не так с приобретением

deck-too-expensive = { $card }: цена в опыте — { $price }, а есть только { $experience }.
deck-remove-another = { $card }: взамен из колоды нужно удалить другую карту.
deck-remove-nothing = { $card }: карта постоянная, взамен ничего не удаляют.
deck-removed-weakness = { $card }: освобождая место, слабость удалять нельзя.
deck-removed-required = { $card }: освобождая место, обязательную карту удалять нельзя.
deck-removed-story = { $card }: сюжетный актив не входит в размер колоды и места не освобождает.
deck-removed-permanent = { $card }: постоянная карта не входит в размер колоды и места не освобождает.
deck-not-in-deck = { $card }: такой карты в колоде нет.
deck-not-a-higher-version = { $higher }: это не версия более высокого уровня карты { $lower }.

## Что не так с файлом

deck-file-too-large = Файл слишком велик для колоды: предел — { $limit } килобайт.
deck-file-unreadable = Файл — не колода в формате JSON и не список карт вида «2x Knife».
deck-file-not-json = Файл начинается как JSON, но прочесть его не удаётся.
deck-file-not-a-deck = Файл — JSON, но не колода в том виде, в каком её записывает ArkhamDB.
deck-file-decks = В файле слишком много колод: за один раз читается не больше { $most }.
deck-file-count = { $card }: число экземпляров должно быть целым, от 0 до { $most }.
deck-file-without-investigator = В файле не назван ни один сыщик из базового набора.
deck-file-outside = Этого нет в базовом наборе: { $cards }{ $more ->
    [0] {""}
    [one] {" "}и ещё { $more } карта
    [few] {" "}и ещё { $more } карты
   *[other] {" "}и ещё { $more } карт
}.
deck-outside-card = { $name }
