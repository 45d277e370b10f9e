# Колоди: створення, перевірка, купівля карт, читання й запис файлів.
# Карту названо на початку фрази в називному відмінку, далі про неї говорять займенники.

deck-card = { $level ->
    [0] { $card }
   *[other] { $card } ({ $level })
}
deck-class-guardian = захисник
deck-class-seeker = шукач
deck-class-rogue = спритник
deck-class-mystic = містик
deck-class-survivor = боєць
deck-class-neutral = нейтральний
deck-starter = Стартова колода: { $investigator }
deck-alternative = Інша готова колода: { $investigator }

## Що не так із колодою

deck-unknown-investigator = Дослідника { $code } в колекції немає.
deck-unknown-card = Карти { $code } в колекції немає.
deck-too-few = Карт у колоді: { $count } із { $size }; бракує ще { $missing }.
deck-too-many = Карт у колоді: { $count } замість { $size }; зайвих — { $extra }.
deck-not-a-player-card = { $card }: це не карта гравця, у колоді дослідника їй не місце.
deck-wrong-class = { $card } ({ $of_class }): карти цього класу { $investigator-dat } недоступні.
deck-wrong-level = { $card }: карти цього класу доступні { $investigator-dat } лише до рівня { $highest }.
deck-signature-of-another = { $card }: це персональна карта { $owner-gen }, в іншій колоді її бути не може.
deck-signature-chosen = { $card }: персональної карти не вибирають і не купують, вона є у свого дослідника одразу.
deck-weakness-chosen = { $card }: слабкості не вибирають і не купують, її додають до готової колоди.
deck-story-chosen = { $card }: сюжетного активу не вибирають і не купують, його дає сценарій.
deck-not-required = { $card }: ця карта не належить до обов’язкових карт { $investigator-gen }.
deck-required-copies = { $card }: обов’язкова карта має бути в колоді рівно в 1 примірнику, а { $count ->
    [0] її там немає
    [one] там { $count } примірник
    [few] там { $count } примірники
   *[other] там { $count } примірників
}.
deck-not-a-basic-weakness = { $card }: це не базова слабкість.
deck-not-a-story-asset = { $card }: це не сюжетний актив.
deck-story-not-earned = { $card }: сюжетний актив може бути в колоді, лише якщо його дав сценарій.
deck-title-copies = { $card }: { $count } { $count ->
    [one] примірник
    [few] примірники
   *[other] примірників
} на всіх рівнях, а карт з однією назвою в колоді може бути не більше ніж { $most }.
deck-exceptional-copies = { $card }: { $count } { $count ->
    [one] примірник
    [few] примірники
   *[other] примірників
}, а виняткова карта може бути в колоді лише в 1 примірнику.
deck-collection-copies = { $card }: { $count ->
    [one] потрібен { $count } примірник
    [few] потрібно { $count } примірники
   *[other] потрібно { $count } примірників
}, а в колекції вільно { $copies }.
deck-level-zero-only = { $card }: на початку кампанії можна брати лише карти рівня 0.
deck-experience = Ціна карт колоди в досвіді — { $cost }, а витратити можна лише { $allowed }.
deck-standalone-experience = Ціна карт колоди в досвіді — { $cost }, а в окремому режимі вона має бути меншою за { $limit }.
deck-same-investigator = { $investigator }: цього дослідника може взяти лише один гравець.
deck-table-copies = { $card }: колодам за столом { $count ->
    [one] потрібен { $count } примірник
    [few] потрібно { $count } примірники
   *[other] потрібно { $count } примірників
}, а в колекції { $copies }.

## Що не так із купівлею

deck-too-expensive = { $card }: ціна в досвіді — { $price }, а є лише { $experience }.
deck-remove-another = { $card }: натомість із колоди треба вилучити іншу карту.
deck-remove-nothing = { $card }: карта постійна, натомість нічого не вилучають.
deck-removed-weakness = { $card }: звільняючи місце, вилучати слабкість не можна.
deck-removed-required = { $card }: звільняючи місце, вилучати обов’язкову карту не можна.
deck-removed-story = { $card }: сюжетний актив не входить до розміру колоди й місця не звільняє.
deck-removed-permanent = { $card }: постійна карта не входить до розміру колоди й місця не звільняє.
deck-not-in-deck = { $card }: такої карти в колоді немає.
deck-not-a-higher-version = { $higher }: це не версія вищого рівня карти { $lower }.

## Що не так із файлом

deck-file-too-large = Файл завеликий для колоди: межа — { $limit } кілобайтів.
deck-file-unreadable = Файл — не колода у форматі JSON і не список карт на зразок «2x Knife».
deck-file-not-json = Файл починається як JSON, але прочитати його не вдається.
deck-file-not-a-deck = Файл — JSON, але не колода в тому вигляді, у якому її записує ArkhamDB.
deck-file-decks = У файлі забагато колод: за один раз читається не більше ніж { $most }.
deck-file-count = { $card }: кількість примірників має бути цілим числом від 0 до { $most }.
deck-file-without-investigator = У файлі не названо жодного дослідника з базового набору.
deck-file-outside = Цього немає в базовому наборі: { $cards }{ $more ->
    [0] {""}
    [one] {" "}і ще { $more } карта
    [few] {" "}і ще { $more } карти
   *[other] {" "}і ще { $more } карт
}.
deck-outside-card = { $name }
