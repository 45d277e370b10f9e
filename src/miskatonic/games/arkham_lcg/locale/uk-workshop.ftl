# Майстерня колод: для чого її інструменти й що вони повідомляють у терміналі.

workshop-about-investigators = Дослідники та склад їхніх колод.
workshop-about-cards = Карти, доступні дослідникові, з кількістю примірників.
workshop-about-starter = Колода для початку: стартова (starter), інша готова (alternative) або порожня (empty).
workshop-about-check = Чи відповідає колода правилам, і все, що з нею не так.
workshop-about-export = Колода в тому вигляді, у якому її читає ArkhamDB: у форматі JSON або текстом.

workshop-investigator = { $investigator } ({ $code }), карт — { $size }: { $classes }
workshop-class = { $of_class } { $lowest }–{ $highest }
workshop-card = { $copies }× { $card }, { $of_class }
workshop-name = { $name }
workshop-nameless = Колода без назви
workshop-deck = { $name } · { $investigator } · карт: { $count } із { $size }
workshop-experience = Ціна карт у досвіді: { $count }
workshop-weaknesses = { $count ->
    [one] На початку партії додасться { $count } випадкова базова слабкість.
    [few] На початку партії додадуться { $count } випадкові базові слабкості.
   *[other] На початку партії додасться { $count } випадкових базових слабкостей.
}
workshop-legal = Колода відповідає правилам.

# Стіл зі своїми колодами.
setup-deck-of-another = Ця колода для { $owner-gen }, а не для { $investigator-gen }.
setup-nobody-plays = Хтось має грати.
setup-same-twice = Того самого дослідника не можна взяти двічі.
setup-too-many-investigators = Місць за столом { $seats }, а дослідників { $count }.
setup-too-many-decks = Місць за столом { $seats }, а колод { $count }.
