title = Ніч в Ешґрові
about = Хранитель сховав у старому будинку ідола; решта має знайти його до півночі.
length = 5–10 хвилин
keeper = хранитель
investigators = дослідники

room-hall = хол
    .acc = хол
room-library = бібліотека
    .acc = бібліотеку
room-tower = вежа
    .acc = вежу
room-study = кабінет
    .acc = кабінет
room-conservatory = оранжерея
    .acc = оранжерею
room-kitchen = кухня
    .acc = кухню
room-cellar = льох
    .acc = льох
room-chapel = каплиця
    .acc = каплицю
passage-door = двері: { $one } — { $other }
passage-stairs = сходи: { $one } — { $other }
investigator-1 = ботанік
investigator-2 = віолончеліст
investigator-3 = землемір

ask-hide = Де ви сховаєте ідола?
ask-lock = Які двері ви замкнете?
ask-turn = Куди ви підете?
option-rest = відпочинок: відновити 1 хоробрість
why-not-stairs = На сходах немає замка.
why-not-again = Ці двері були замкнені останніми: замкніть інші.
why-not-hall = У холі ідола ховати не можна.
why-not-here = Ви вже там.
why-not-known = Ви вже знаєте, чи там ідол.
why-not-far = Туди не дійти за { $n ->
    [one] { $n } перехід
    [few] { $n } переходи
   *[other] { $n } переходів
}.

event-hidden = Ви ховаєте ідола: { $room }.
event-hour-struck = Година { $hour }.
event-locked = Замкнено { $passage }.
event-went = { CAPITALIZE($investigator) } іде в { $room-acc }.
event-searched = { CAPITALIZE($investigator) } оглядає { $room-acc } і нічого не знаходить.
event-searched-found = { CAPITALIZE($investigator) } оглядає { $room-acc } і знаходить ідола!
event-courage-lost = { CAPITALIZE($investigator) } втрачає хоробрість ({ $n }); залишилося: { $left }.
event-courage-lost-fled = { CAPITALIZE($investigator) } втрачає хоробрість ({ $n }) і тікає в ніч.
event-courage-recovered = { CAPITALIZE($investigator) } відновлює хоробрість (1); тепер: { $left }.
result-found = Ідола знайдено.
result-midnight = Північ: ідол прокидається.
result-fled = Будинок спорожнів, і ідол прокидається.

ask-play = Яку карту ви зіграєте й на кого?
ask-listen = Де ви прислухаєтеся?
option-play = { $card }, ціль — { $investigator }
card-cold-breath = Холодний подих
card-whispers = Шепіт
card-footsteps = Кроки над головою
card-portrait = Портрет кліпнув
card-draught = Протяг
card-dead-light = Мертве світло
effect-lose = Втратьте { $n } { $n ->
    [one] хоробрість
   *[other] хоробрості
}.
    .do = втратити { $n } { $n ->
        [one] хоробрість
       *[other] хоробрості
    }
effect-retreat = Поверніться в хол.
    .do = повернутися в хол
effect-listen = { $n ->
    [1] Прислухайтеся до однієї кімнати: чи в ній ідол?
    [one] Прислухайтеся до { $n } кімнати: чи немає там ідола?
   *[other] Прислухайтеся до { $n } кімнат: чи немає там ідола?
}
    .do = { $n ->
        [1] прислухатися до однієї кімнати
        [one] прислухатися до { $n } кімнати
       *[other] прислухатися до { $n } кімнат
    }
cost-courage = втратити { $n } { $n ->
    [one] хоробрість
   *[other] хоробрості
}
trial-nerve = Опануйте себе: киньте по кубику за кожну хоробрість; 5 і 6 — успіх.
    .do = опанувати себе (по кубику за кожну хоробрість; 5 і 6 — успіх)
condition-in-hall = ви в холі
event-heard = Нічого не чути: { $room }.
event-heard-idol = Щось дихає: { $room }. Ідол там!
event-card-drawn = Ви берете карту «{ $card }».
event-card-played = { $card }: ціль хранителя — { $investigator }.
event-nerve-tested = { CAPITALIZE($investigator) } кидає кубики; успіхів: { $successes }.

header-hour = година { $hour } з { $midnight }
header-dice = кубики: { $dice }
zone-rooms = Будинок
zone-passages = Двері та сходи
zone-hand = Ваші карти
zone-played = Остання карта
fact-idol = ідол тут
fact-searched = оглянуто
fact-quiet = тихо
fact-courage = хоробрість { $n }
fact-locked = замкнено

primer-goal = Десь у домі хранитель сховав ідола. Дослідники мають { $hours } год., щоб знайти його.
primer-found = Дослідник обшукує кімнату, де сховано ідола.
primer-late = Остання година минула, а ідола не знайдено.
primer-fled = Усі дослідники втратили хоробрість і втекли.
primer-keeper = Хранитель замикає двері й розігрує карту на дослідника.
primer-search = Потім кожен дослідник проходить до двох кімнат і обшукує останню або відпочиває.
hint-hide = Далеко від холу до ідола важче дійти, але сходів не замкнути.
hint-lock = Двері замкнено на цю годину; ті, що були замкнені раніше, відчиняються.
hint-turn = Ви обшукуєте кімнату, у якій зупинитеся. Якщо хоробрості лишилося мало, краще відпочити.
