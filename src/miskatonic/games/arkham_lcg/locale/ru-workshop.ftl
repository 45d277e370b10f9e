# Мастерская колод: для чего её инструменты и что они сообщают в терминале.

workshop-about-investigators = Сыщики и состав их колод.
workshop-about-cards = Карты, доступные сыщику, с числом экземпляров.
workshop-about-starter = Колода для начала: стартовая (starter), другая готовая (alternative) или пустая (empty).
workshop-about-check = Соответствует ли колода правилам, и всё, что с ней не так.
workshop-about-export = Колода в том виде, в каком её читает ArkhamDB: в формате JSON или текстом.

workshop-investigator = { $investigator } ({ $code }), карт — { $size }: { $classes }
workshop-class = { $of_class } { $lowest }–{ $highest }
workshop-card = { $copies }× { $card }, { $of_class }
workshop-name = { $name }
workshop-nameless = Колода без названия
workshop-deck = { $name } · { $investigator } · карт: { $count } из { $size }
workshop-experience = Цена карт в опыте: { $count }
workshop-weaknesses = { $count ->
    [one] В начале партии добавится { $count } случайная базовая слабость.
    [few] В начале партии добавятся { $count } случайные базовые слабости.
   *[other] В начале партии добавится { $count } случайных базовых слабостей.
}
workshop-legal = Колода соответствует правилам.

# Стол со своими колодами.
setup-deck-of-another = Эта колода для { $owner-gen }, а не для { $investigator-gen }.
setup-nobody-plays = Кто-то должен играть.
setup-same-twice = Одного и того же сыщика нельзя взять дважды.
setup-too-many-investigators = Мест за столом { $seats }, а сыщиков { $count }.
setup-too-many-decks = Мест за столом { $seats }, а колод { $count }.
