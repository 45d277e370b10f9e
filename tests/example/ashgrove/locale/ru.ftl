title = Ночь в Эшгроуве
about = Хранитель спрятал в старом доме идола; остальным надо найти его до полуночи.
length = 5–10 минут
keeper = хранитель
investigators = сыщики

room-hall = холл
    .acc = холл
room-library = библиотека
    .acc = библиотеку
room-tower = башня
    .acc = башню
room-study = кабинет
    .acc = кабинет
room-conservatory = оранжерея
    .acc = оранжерею
room-kitchen = кухня
    .acc = кухню
room-cellar = погреб
    .acc = погреб
room-chapel = часовня
    .acc = часовню
passage-door = дверь: { $one } — { $other }
passage-stairs = лестница: { $one } — { $other }
investigator-1 = ботаник
investigator-2 = виолончелист
investigator-3 = землемер

ask-hide = Где вы спрячете идола?
ask-lock = Какую дверь вы запрёте?
ask-turn = Куда вы пойдёте?
option-rest = отдых: восстановить 1 храбрость
why-not-stairs = На лестнице нет замка.
why-not-again = Эта дверь была заперта последней: заприте другую.
why-not-hall = В холле идола прятать нельзя.
why-not-here = Вы уже там.
why-not-known = Вы уже знаете, там ли идол.
why-not-far = Туда не дойти за { $n ->
    [one] { $n } переход
    [few] { $n } перехода
   *[other] { $n } переходов
}.

event-hidden = Вы прячете идола: { $room }.
event-hour-struck = Час { $hour }.
event-locked = Заперта { $passage }.
event-went = { CAPITALIZE($investigator) } идёт в { $room-acc }.
event-searched = { CAPITALIZE($investigator) } осматривает { $room-acc } и ничего не находит.
event-searched-found = { CAPITALIZE($investigator) } осматривает { $room-acc } и находит идола!
event-courage-lost = { CAPITALIZE($investigator) } теряет храбрость ({ $n }); осталось: { $left }.
event-courage-lost-fled = { CAPITALIZE($investigator) } теряет храбрость ({ $n }) и бежит в ночь.
event-courage-recovered = { CAPITALIZE($investigator) } восстанавливает храбрость (1); теперь: { $left }.
result-found = Идол найден.
result-midnight = Полночь: идол просыпается.
result-fled = Дом опустел, и идол просыпается.

ask-play = Какую карту вы сыграете и на кого?
ask-listen = Где вы прислушаетесь?
option-play = { $card }, цель — { $investigator }
card-cold-breath = Холодное дыхание
card-whispers = Шёпот
card-footsteps = Шаги над головой
card-portrait = Портрет моргнул
card-draught = Сквозняк
card-dead-light = Мёртвый свет
effect-lose = Потеряйте { $n } { $n ->
    [one] храбрость
   *[other] храбрости
}.
    .do = потерять { $n } { $n ->
        [one] храбрость
       *[other] храбрости
    }
effect-retreat = Вернитесь в холл.
    .do = вернуться в холл
effect-listen = { $n ->
    [1] Прислушайтесь к одной комнате: в ней ли идол?
    [one] Прислушайтесь к { $n } комнате: нет ли там идола?
   *[other] Прислушайтесь к { $n } комнатам: нет ли там идола?
}
    .do = { $n ->
        [one] прислушаться к { $n } комнате
       *[other] прислушаться к { $n } комнатам
    }
cost-courage = потерять { $n } { $n ->
    [one] храбрость
   *[other] храбрости
}
trial-nerve = Держите себя в руках: бросьте по кубику за каждую храбрость; 5 и 6 — успех.
    .do = сохранить самообладание (по кубику за каждую храбрость; 5 и 6 — успех)
condition-in-hall = вы в холле
event-heard = Ничего не слышно: { $room }.
event-heard-idol = Что-то дышит: { $room }. Идол там!
event-card-drawn = Вы берёте карту «{ $card }».
event-card-played = { $card }: цель хранителя — { $investigator }.
event-nerve-tested = { CAPITALIZE($investigator) } бросает кубики; успехов: { $successes }.

header-hour = час { $hour } из { $midnight }
header-dice = кубики: { $dice }
zone-rooms = Дом
zone-passages = Двери и лестницы
zone-hand = Ваши карты
zone-played = Последняя карта
fact-idol = идол здесь
fact-searched = осмотрено
fact-quiet = тихо
fact-courage = храбрость { $n }
fact-locked = заперта

primer-goal = Где-то в доме хранитель спрятал идола. У сыщиков есть { $hours } ч., чтобы найти его.
primer-found = Сыщик обыскивает комнату, где спрятан идол.
primer-late = Последний час прошёл, а идол не найден.
primer-fled = У сыщиков не осталось храбрости, и в доме никого нет.
primer-keeper = Хранитель запирает дверь и разыгрывает карту на сыщика.
primer-search = Затем каждый сыщик проходит до двух комнат и обыскивает последнюю или отдыхает.
hint-hide = Вдали от холла до идола труднее дойти, но лестницы не запереть.
hint-lock = Дверь заперта на этот час; та, что была заперта раньше, открывается.
hint-turn = Вы обыскиваете комнату, в которой остановитесь. Если храбрости осталось мало, лучше отдохнуть.
