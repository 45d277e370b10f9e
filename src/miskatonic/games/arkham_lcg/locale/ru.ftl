# «Ужас Аркхэма. Карточная игра» по-русски: что игра спрашивает, предлагает и рассказывает. Карты — в ru-cards.ftl, колоды — в ru-decks.ftl.
# Сыщики, враги и локации склоняются; прочие карты названы в кавычках после слова «карта», «актив», «событие».

title = Ужас Аркхэма. Карточная игра
about = Соберите колоду сыщика и пройдите кампанию, где каждая проверка — рука, опущенная в мешок дурных знаков.
length = 1–2 часа на сценарий

## Подготовка

setting-adventure = Приключение: отдельный сценарий или вся кампания
scenario-night-of-the-zealot = { campaign-night-of-the-zealot }: вся кампания
setting-difficulty = Уровень сложности: что лежит в мешке хаоса и что делают его символы
difficulty-easy = лёгкий
difficulty-standard = обычный
difficulty-hard = сложный
difficulty-expert = экстремальный
setting-investigators = Сыщики по порядку мест; кто не назван, того выберет случай
setting-decks = Колоды по порядку мест: starter (стартовая), alternative (другая готовая) или текст файла с колодой
setting-core-sets = Комплект: из скольких базовых наборов собраны колоды
setting-core-sets-count = { $count } { $count ->
    [one] базовый набор
    [few] базовых набора
   *[other] базовых наборов
}
setting-grim-rule = Тёмное правило: кто решает, если возможности равны
setting-grim-rule-no = решает ведущий сыщик
setting-grim-rule-yes = происходит худшее для сыщиков
setting-sitting-out = Места, которые вступят в кампанию позже
setting-originals = Авторские карты, добавленные к изданным (их коды)

## Названия
# .low — с маленькой буквы; .gen — родительный падеж.

phase-setup = Подготовка
    .low = подготовка
phase-mythos = Фаза Мифа
    .low = фаза Мифа
phase-investigation = Фаза сыщиков
    .low = фаза сыщиков
phase-enemy = Фаза врагов
    .low = фаза врагов
phase-upkeep = Фаза передышки
    .low = фаза передышки
phase-resolution = Исход
    .low = исход

skill-willpower = воля
    .gen = воли
skill-intellect = интеллект
    .gen = интеллекта
skill-combat = сила
    .gen = силы
skill-agility = ловкость
    .gen = ловкости
skill-wild = универсальный символ
    .gen = универсального символа

token-number = { $value }
token-skull = череп
token-cultist = культист
token-tablet = скрижаль
token-elder-thing = Старец
token-auto-fail = автоматический провал
token-elder-sign = знак Старших богов

## Ваш ход

# Что делают: заголовок вариантов; .group называет его, .short — то, что остаётся сказать под ним.
verb-fight = Атаковать
verb-evade = Уйти от врага
verb-engage = Начать сражаться
verb-move = Переместиться
verb-investigate = Исследовать локацию
verb-draw = Взять карту
verb-resource = Получить ресурс
verb-play = Сыграть карту
verb-play-discarded = Сыграть карту из сброса
verb-activate = Использовать свойство
verb-use = Без действия
verb-assign-damage = Назначить 1 рану
verb-assign-horror = Назначить 1 ужас
verb-buy = Приобрести
verb-upgrade = Улучшить
prompt-turn = Ваш ход: что вы делаете?
option-fight = атаковать { $card-acc }
    .group = { verb-fight }
    .short = { $card }
option-evade = уйти от { $card-gen }
    .group = { verb-evade }
    .short = { $card }
option-engage = начать сражаться { $card-with }
    .group = { verb-engage }
    .short = { $card }
option-move = переместиться { $card-to }
    .group = { verb-move }
    .short = { $card }
option-investigate = исследовать локацию
option-play = сыграть карту «{ $card-inner }»
    .group = { verb-play }
    .short = { $card }
option-play-discarded = сыграть карту «{ $card-inner }» из сброса
    .group = { verb-play-discarded }
    .short = { $card }
option-activate = { $card } — { $ability }
    .group = { verb-activate }
option-draw = взять карту
option-resource = получить ресурс
option-end-turn = закончить ход
prompt-next-turn = Чей ход следующий?
option-next-turn = { $card }
prompt-fight = Какого врага вы атакуете?
prompt-evade = От какого врага вы уходите?

## Окна игрока и реакции

option-use = { $card } — { $ability }
    .group = { verb-use }
option-pass = не сейчас
option-done = готово
option-take-rest = остальное — на вашего сыщика
option-as-listed = в порядке списка
window-mythos = Карты контактов разыграны. Применить что-нибудь до конца фазы Мифа?
window-investigation = Начинается фаза сыщиков. Применить что-нибудь до первого хода?
window-turn = Сейчас ход другого сыщика. Применить что-нибудь, прежде чем он продолжит?
window-test-begins = Проверка начинается. Применить что-нибудь, прежде чем добавлять карты?
window-test-committed = Применить что-нибудь, прежде чем будет вытянут жетон хаоса?
window-enemy = Применить что-нибудь перед атаками врагов?
window-enemy-attacked = Враги провели атаки. Применить что-нибудь до конца фазы врагов?
window-upkeep = Начинается фаза передышки. Применить что-нибудь, прежде чем карты развернутся?
# Когда открыто окно: игрок говорит, спрашивать ли его.
window-mythos-about = Фаза Мифа: после карт контактов
window-investigation-about = Фаза сыщиков: до первого хода
window-turn-about = Ход другого сыщика: перед каждым его действием
window-test-begins-about = Проверка навыка: до добавления карт
window-others-test-about = Проверка другого сыщика: добавить ли карту
window-test-committed-about = Проверка навыка: до вытягивания жетона хаоса
window-enemy-about = Фаза врагов: перед атаками
window-enemy-attacked-about = Фаза врагов: после атак
window-upkeep-about = Фаза передышки: до разворота карт

react-agenda-advances-when = Замысел продвигается. Отреагируете?
react-asset-damaged-when = Атака врага ранит актив. Отреагируете?
react-card-played-after = Карта сыграна. Отреагируете?
react-clues-discovered-would = Сейчас будут найдены улики. Отреагируете?
react-encounter-card-drawn-when = Взята карта контакта. Отреагируете?
react-enemy-attacks-would = Враг собирается атаковать. Отреагируете?
react-enemy-attacks-when = Враг атакует. Отреагируете?
react-enemy-attacks-after = Враг провёл атаку. Отреагируете?
react-enemy-defeated-when = Враг терпит поражение. Отреагируете?
react-enemy-defeated-after = Враг побеждён. Отреагируете?
react-enemy-engages-after = Враг начал сражаться с сыщиком. Отреагируете?
react-enemy-evaded-after = Сыщик ушёл от врага. Отреагируете?
react-enemy-spawns-when = Враг выходит. Отреагируете?
react-enters-after = Сыщик вошёл в локацию. Отреагируете?
react-enters-play-after = Карта вошла в игру. Отреагируете?
react-enters-victory-display-after = Карта добавлена к победному счёту. Отреагируете?
react-harm-taken-after = Сыщик получил раны или ужас. Отреагируете?
react-leaves-would = Сыщик собирается покинуть локацию. Отреагируете?
react-leaves-when = Сыщик покидает локацию. Отреагируете?
react-phase-begins-after = Началась фаза. Отреагируете?
react-phase-ends-when = Фаза заканчивается. Отреагируете?
react-round-ends-when = Раунд заканчивается. Отреагируете?
react-round-ends-after = Раунд закончился. Отреагируете?
react-scenario-ends-when = Для сыщика игра окончена. Отреагируете?
react-test-fails-would = Проверка навыка вот-вот будет провалена. Отреагируете?
react-test-fails-after = Проверка навыка провалена. Отреагируете?
react-test-succeeds-when = Проверка навыка успешна. Отреагируете?
react-test-succeeds-after = Проверка навыка пройдена. Отреагируете?
react-token-revealed-would = Сейчас будет вытянут жетон хаоса. Отреагируете?
react-token-revealed-when = Вытянут жетон хаоса. Отреагируете?
react-turn-begins-after = Ход начался. Отреагируете?
react-turn-ends-when = Ход заканчивается. Отреагируете?

## Проверки навыков

prompt-test = Какой навык вы проверяете?
option-test-willpower = воля
option-test-intellect = интеллект
option-test-combat = сила
option-test-agility = ловкость
prompt-commit = Проверку навыка проходит { $card }: добавите карту?
option-commit = добавить карту «{ $card-inner }»
    .short = { $card }
option-commit-no-more = больше не добавлять карт
option-draw-token = вытянуть жетон
prompt-resolve-token = Какой из вытянутых жетонов вы применяете?
option-resolve-token = { $token }
prompt-result = Что применить первым?
result-test = итог самой проверки
result-card = карта «{ $card-inner }»
result-token = эффект жетона хаоса

## Враги

prompt-spawn = Куда выходит { $enemy }?
option-spawn = { $card-to }
prompt-prey = Кого { $enemy } выбирает добычей?
option-prey = { $card-acc }
prompt-engaged-by = С кем начинает сражаться { $enemy }?
option-engaged-by = { $card-with }
prompt-enemy-moves = Куда перемещается { $enemy }?
option-enemy-moves = { $card-to }
prompt-hunts-first = Какой враг перемещается первым?
option-hunts-first = { $card }
prompt-attacked-by = Какой враг атакует первым?
option-attacked-by = { $card }
prompt-massive-attack = Кого { $enemy } атакует первым?
option-attacks = { $card-acc }
prompt-discards-first = Какая карта сбрасывается первой?
option-discards-first = { $card }
prompt-applies-first = Несколько карт действуют одновременно: какая применяется первой?
option-applies-first = { $card }
prompt-doom-on = Ближайших врагов несколько: кому достанется безысходность?
option-doom-on = { $card }

## Раны и ужас

prompt-assign = { $horror ->
    [0] { $damage } { $damage ->
        [one] рана
        [few] раны
       *[other] ран
    }: назначить что-нибудь на актив?
   *[other] { $damage ->
        [0] { $horror } { $horror ->
            [one] ужас
           *[other] ужаса
        }: назначить что-нибудь на актив?
       *[other] { $damage } { $damage ->
            [one] рана
            [few] раны
           *[other] ран
        } и { $horror } { $horror ->
            [one] ужас
           *[other] ужаса
        }: назначить что-нибудь на актив?
    }
}
option-assign-damage = назначить 1 рану на карту «{ $card-inner }»
    .group = { verb-assign-damage }
    .short = { $card }
option-assign-horror = назначить 1 ужас на карту «{ $card-inner }»
    .group = { verb-assign-horror }
    .short = { $card }
prompt-falls-first = Враги и сыщики побеждены одновременно: с кого начать?
option-falls-first-enemies = с врагов
option-falls-first-investigators = с сыщиков
prompt-trauma = У вас не осталось ни здоровья, ни рассудка: какую травму вы получаете?
option-trauma-damage = 1 физическую травму
option-trauma-horror = 1 ментальную травму
prompt-heal = Что вылечить?
option-heal-damage = 1 рану
option-heal-horror = 1 ужас
prompt-healed = Кого вы лечите?
option-healed = { $card-acc }

## Выбор карт, врагов, локаций, сыщиков

prompt-mulligan = Заменить карту стартовой руки? Новые карты вы возьмёте взамен всех отложенных сразу.
option-mulligan = заменить карту «{ $card-inner }»
    .short = { $card }
prompt-take = Какую карту вы берёте?
option-take = взять карту «{ $card-inner }»
    .short = { $card }
prompt-put-on-top = Какую карту положить обратно первой? Последняя окажется сверху.
option-put-on-top = положить карту «{ $card-inner }»
    .short = { $card }
prompt-discard = { $count ->
    [1] Какую карту вы сбрасываете с руки?
    [one] С руки надо сбросить { $count } карту: какую первой?
    [few] С руки надо сбросить { $count } карты: какую первой?
   *[other] С руки надо сбросить { $count } карт: какую первой?
}
option-discard = сбросить карту «{ $card-inner }»
    .short = { $card }
prompt-keep = Какую карту вы оставляете? Остальные сбрасываются.
option-keep = оставить карту «{ $card-inner }»
    .short = { $card }
prompt-make-room = Свободного слота нет: какой актив вы сбрасываете?
option-make-room = сбросить карту «{ $card-inner }»
    .short = { $card }
prompt-lose-asset = Какой актив вы сбрасываете?
option-lose-asset = сбросить карту «{ $card-inner }»
    .short = { $card }
prompt-reload = Запас какой карты вы пополняете?
option-reload = { $card }
prompt-target = Какого врага вы выбираете?
option-target = { $card-acc }
prompt-helped = Какого сыщика вы выбираете?
option-helped = { $card-acc }
prompt-blast = Где взрывается динамит?
option-blast = { $card-in }
prompt-slip-away = Куда вы перемещаетесь?
option-slip-away = переместиться { $card-to }
    .short = { $card }
prompt-disengage = Перестать сражаться со всеми остальными врагами?
option-disengage-yes = да
option-disengage-no = нет
prompt-skill = Какой навык получает +2?
option-skill-willpower = воля
option-skill-intellect = интеллект
option-skill-combat = сила
option-skill-agility = ловкость
prompt-scry = Карты какой колоды вы смотрите?
option-scry = колода { $card-gen }
option-scry-encounter = колода контактов
prompt-x = Чему равно X?
option-x = X равно { $count }
prompt-contribute = Группе { $needed ->
    [one] нужна { $needed } улика
    [few] нужны { $needed } улики
   *[other] нужно { $needed } улик
}: сколько тратите вы?
option-contribute = { $count ->
    [0] ни одной улики
    [one] { $count } улику
    [few] { $count } улики
   *[other] { $count } улик
}
prompt-attach = Локаций с наибольшим числом улик несколько: к какой прикрепить эту карту?
option-attach = { $card-full }

## Решения в сценариях

prompt-lead = Кто ведущий сыщик?
prompt-lead-vote = Кто ведущий сыщик? Если мнения разойдутся, решит случай.
option-lead = { $card }
prompt-whats-going-on = Чего вам стоит потерянное время?
option-whats-going-on-discard = каждый сыщик сбрасывает с руки случайную карту
option-whats-going-on-horror = ведущий сыщик получает 2 ужаса
prompt-house = Что будет с домом?
option-house-burn = сжечь дом
option-house-keep = пощадить дом
prompt-earns-lita = К кому Лита Чантлер обратится за помощью?
option-earns-lita = { $card }
prompt-lita = Лита Чантлер готова идти с вами: взять её в свою колоду?
option-lita-yes = да, она идёт с вами
option-lita-no = нет, дальше она пойдёт одна
prompt-graveyard = Что делает с вами кладбище?
option-graveyard-horror = получить 2 ужаса
option-graveyard-flee = переместиться в Ривертаун
prompt-hunting-shadow = Как вы спасаетесь от тени?
option-hunting-shadow-clue = потратить 1 улику
option-hunting-shadow-damage = получить 2 раны
prompt-wrath = Чего вам стоит гнев Умордхота?
option-wrath-discard = сбросить карту с руки
option-wrath-harm = получить 1 рану и 1 ужас
prompt-offer = Принять обещанное могущество?
option-offer-accept = взять 2 карты и положить 2 безысходности на замысел
option-offer-refuse = получить 2 ужаса

## Кампания

prompt-assume-gathering = Чем закончилось «Сборище»?
option-assume-gathering-r1 = исход 1: дом сгорел
option-assume-gathering-r2 = исход 2: Жрец гулей мёртв, дом стоит
option-assume-gathering-r3 = исход 3: гули захватили дом
option-assume-gathering-none = без исхода: дом пришлось оставить
prompt-assume-midnight-masks = Чем закончились «Полуночные маски»?
option-assume-midnight-masks-r1 = исход 1: все шесть культистов допрошены
option-assume-midnight-masks-r2 = исход 2: полночь миновала, все шестеро ускользнули
prompt-buy = Непотраченный опыт — { $experience }: на что его потратить?
option-buy = { $level ->
    [0] приобрести «{ $card-inner }» за { $price } { $price ->
        [one] опыт
       *[other] опыта
    }
   *[other] приобрести «{ $card-inner }» ({ $level }) за { $price } { $price ->
        [one] опыт
       *[other] опыта
    }
}
    .group = { verb-buy }
    .short = { $level ->
        [0] { $card }, опыт: { $price }
       *[other] { $card } ({ $level }), опыт: { $price }
    }
option-upgrade = улучшить «{ $card-inner }» до уровня { $level } за { $price } { $price ->
    [one] опыт
   *[other] опыта
}
    .group = { verb-upgrade }
    .short = { $card } до уровня { $level }, опыт: { $price }
prompt-remove = Какая карта уступит в колоде место карте «{ $card-inner }»?
option-remove = { $card }
prompt-company = Кто играет в следующем сценарии?
option-leave = игрок { $seat } уходит
option-return = игрок { $seat } вступает в игру
prompt-investigator = За какого сыщика вы играете дальше?
option-investigator-starter = { $card }: стартовая колода
option-investigator-alternative = { $card }: другая готовая колода

## Что произошло: сценарий

event-scenario-began = Сценарий «{ $scenario }».
event-lead-chosen = Ведущий сыщик — { $who }.
event-lead-chosen-agreed = Все согласны: ведущий сыщик — { $who }.
event-lead-chosen-by-chance = Мнения разошлись ({ $votes }), решает случай: ведущий сыщик — { $who }.
lead-vote = { $who } → { $named }
event-opening-hand-drawn = { $who } набирает стартовую руку: { $count } { $count ->
    [one] карта
    [few] карты
   *[other] карт
}.
event-mulligan = { $who } заменяет { $count } { $count ->
    [one] карту
    [few] карты
   *[other] карт
}.
event-introduction-read = Звучит вступление к сценарию «{ $scenario }».
event-round-began = Раунд { $round }.
event-phase-began = Начинается { $phase-low }.
event-turn-began = { $who } начинает ход.
event-turn-ended = { $who } заканчивает ход.
event-action-taken-move = { $who } совершает действие «Движение».
event-action-taken-investigate = { $who } совершает действие «Исследование».
event-action-taken-fight = { $who } совершает действие «Бой».
event-action-taken-evade = { $who } совершает действие «Уход».
event-action-taken-engage = { $who } совершает действие «Начать сражаться».
event-action-taken-draw = { $who } совершает действие «Взять карту».
event-action-taken-resource = { $who } совершает действие «Получить ресурс».
event-action-taken-play = { $who } совершает действие «Сыграть карту».
event-action-taken-activate = { $who } совершает действие «Активация».
event-ability-used = { $who } применяет свойство карты «{ $card-inner }».
event-ability-used-own = { $who } применяет собственное свойство.
event-act-advanced = Сцена «{ $card-inner }» продвинута.
event-agenda-advanced = Замысел «{ $card-inner }» продвинут.
event-doom-placed = Карта «{ $card-inner }» получает { $count } { $count ->
    [one] безысходность
   *[other] безысходности
}.
event-doom-cleared = Вся безысходность убрана из игры.
event-scenario-ended = Сценарий «{ $scenario }» окончен: { $resolution ->
    [r1] исход 1
    [r2] исход 2
    [r3] исход 3
   *[none] исход не достигнут
}.

## Что произошло: карты

event-asset-played = { $who } играет актив «{ $card-inner }».
event-event-played = { $who } играет событие «{ $card-inner }».
event-attached = Карта «{ $card-inner }» прикрепляется к локации { $to-full }.
event-put-into-play = Карта «{ $card-inner }» входит в игру.
event-discarded = Карта «{ $card-inner }» сброшена.
event-discarded-at-random = { $who } сбрасывает случайную карту: «{ $card-inner }».
event-removed-from-game = Карта «{ $card-inner }» удалена из игры.
event-sent-to-victory-display = Карта «{ $card-inner }» добавляется к победному счёту (победное значение { $victory }).
event-returned-to-hand = Карта «{ $card-inner }» возвращается на руку владельца.
event-shuffled-into-encounter-deck = Карта «{ $card-inner }» замешана в колоду контактов.
event-revealed-from-hand = { $who } показывает карту с руки: «{ $card-inner }».
event-cards-were-drawn = { $who } берёт { $count } { $count ->
    [one] карту
    [few] карты
   *[other] карт
}.
event-card-added-to-hand = { $who } берёт на руку карту «{ $card-inner }».
event-deck-reset = Сброс { $who-gen } перемешан и стал колодой.
event-encounter-deck-reshuffled = Сброс контактов замешан в колоду контактов.
event-encounter-card-was-drawn = { $who } берёт карту «{ $card-inner }».
event-revelation-cancelled = Раскрытие карты «{ $card-inner }» отменено.
event-cards-turned-over = С верха колоды контактов { $count ->
    [one] сброшена { $count } карта
    [few] сброшены { $count } карты
   *[other] сброшено { $count } карт
}.
event-cards-seen = { $who } смотрит { $count } { $count ->
    [one] карту
    [few] карты
   *[other] карт
}.
event-exhausted = Карта «{ $card-inner }» поворачивается.
event-readied = Карта «{ $card-inner }» разворачивается.
event-cards-readied = Все карты разворачиваются.
event-uses-added = Запас карты «{ $card-inner }» пополнен: +{ $count }.

## Что произошло: ресурсы, улики, локации

event-resources-gained = { $who } получает { $count } { $count ->
    [one] ресурс
    [few] ресурса
   *[other] ресурсов
}.
event-resources-lost = { $who } теряет { $count } { $count ->
    [one] ресурс
    [few] ресурса
   *[other] ресурсов
}.
event-resources-moved = { $who } перекладывает { $count } { $count ->
    [one] ресурс
    [few] ресурса
   *[other] ресурсов
} на карту «{ $card-inner }».
event-resources-taken = { $who } перекладывает { $count } { $count ->
    [one] ресурс
    [few] ресурса
   *[other] ресурсов
} с карты «{ $card-inner }» в свой пул.
event-clues-discovered = { $who } находит { $count } { $count ->
    [one] улику
    [few] улики
   *[other] улик
} { $location-in }.
event-clues-gained = { $who } получает { $count } { $count ->
    [one] улику
    [few] улики
   *[other] улик
}.
event-clues-spent = { $who } тратит { $count } { $count ->
    [one] улику
    [few] улики
   *[other] улик
}.
event-clues-dropped = { $who } оставляет { $count } { $count ->
    [one] улику
    [few] улики
   *[other] улик
} { $location-in }.
event-clues-placed = Карта «{ $card-inner }» получает { $count } { $count ->
    [one] улику
    [few] улики
   *[other] улик
}.
event-moved = { $who } перемещается { $to-to }.
event-location-revealed = Открыта локация { $location-full }: { $clues ->
    [0] улик нет
    [one] { $clues } улика
    [few] { $clues } улики
   *[other] { $clues } улик
}.

## Что произошло: враги, раны и ужас

event-spawned = { $enemy } выходит { $location-to }.
event-engaged = { $enemy } начинает сражаться { $who-with }.
event-disengaged = { $enemy } больше не сражается { $who-with }.
event-enemy-moved = { $enemy } перемещается { $origin-from } { $to-to }.
event-attacked = { $enemy } атакует { $who-acc }.
event-attack-cancelled = Атака { $enemy-gen } на { $who-acc } отменена.
event-evaded = { $who } уходит от { $enemy-gen }.
event-harmed = { $horror ->
    [0] { $who } получает { $damage } { $damage ->
        [one] рану
        [few] раны
       *[other] ран
    }.
   *[other] { $damage ->
        [0] { $who } получает { $horror } { $horror ->
            [one] ужас
           *[other] ужаса
        }.
       *[other] { $who } получает { $damage } { $damage ->
            [one] рану
            [few] раны
           *[other] ран
        } и { $horror } { $horror ->
            [one] ужас
           *[other] ужаса
        }.
    }
}
event-asset-harmed = { $horror ->
    [0] Карта «{ $card-inner }» получает { $damage } { $damage ->
        [one] рану
        [few] раны
       *[other] ран
    }.
   *[other] { $damage ->
        [0] Карта «{ $card-inner }» получает { $horror } { $horror ->
            [one] ужас
           *[other] ужаса
        }.
       *[other] Карта «{ $card-inner }» получает { $damage } { $damage ->
            [one] рану
            [few] раны
           *[other] ран
        } и { $horror } { $horror ->
            [one] ужас
           *[other] ужаса
        }.
    }
}
event-enemy-damaged = { $enemy } получает { $damage } { $damage ->
    [one] рану
    [few] раны
   *[other] ран
}.
event-enemy-was-defeated = { $enemy } { $enemy-gender ->
    [f] побеждена
    [n] побеждено
    [pl] побеждены
   *[other] побеждён
}.
event-healed = { $horror ->
    [0] { $card } вылечивает { $damage } { $damage ->
        [one] рану
        [few] раны
       *[other] ран
    }.
   *[other] { $damage ->
        [0] { $card } вылечивает { $horror } { $horror ->
            [one] ужас
           *[other] ужаса
        }.
       *[other] { $card } вылечивает { $damage } { $damage ->
            [one] рану
            [few] раны
           *[other] ран
        } и { $horror } { $horror ->
            [one] ужас
           *[other] ужаса
        }.
    }
}
event-horror-moved = { $count } { $count ->
    [one] ужас переходит
    [few] ужаса переходят
   *[other] ужаса переходит
} с карты «{ $card-inner }» на { $who-acc }.
event-investigator-defeated-damage = { $who } { $who-gender ->
    [f] побеждена
   *[other] побеждён
}: здоровья не осталось.
event-investigator-defeated-horror = { $who } { $who-gender ->
    [f] побеждена
   *[other] побеждён
}: рассудка не осталось.
event-investigator-defeated-both = { $who } { $who-gender ->
    [f] побеждена
   *[other] побеждён
}: не осталось ни здоровья, ни рассудка.
event-investigator-defeated-card = { $who } { $who-gender ->
    [f] побеждена
   *[other] побеждён
}.
event-resigned = { $who } совершает побег.
event-trauma-suffered = { $mental ->
    [0] { $who } получает { $physical } { $physical ->
        [one] физическую травму
        [few] физические травмы
       *[other] физических травм
    }.
   *[other] { $physical ->
        [0] { $who } получает { $mental } { $mental ->
            [one] ментальную травму
            [few] ментальные травмы
           *[other] ментальных травм
        }.
       *[other] { $who } получает { $physical } { $physical ->
            [one] физическую травму
            [few] физические травмы
           *[other] физических травм
        } и { $mental } { $mental ->
            [one] ментальную
            [few] ментальные
           *[other] ментальных
        }.
    }
}

## Что произошло: проверки навыков

event-test-began = { $who } проходит проверку { $skill-gen } ({ $difficulty }): { $source-full }.
event-test-began-plain = { $who } проходит проверку { $skill-gen } ({ $difficulty }).
event-committed = { $who } добавляет к проверке карту «{ $card-inner }».
event-skill-boosted = Карта «{ $card-inner }» даёт { $who-dat } +{ $amount } к навыку.
event-token-was-revealed = { $who } вытягивает жетон хаоса: { $token }.
event-token-returned = Жетон хаоса возвращается в мешок: { $token }.
event-test-ended-passed = { $who } добивается успеха: { $value } против { $difficulty }.
event-test-ended-failed = { $who } проваливает проверку: { $value } против { $difficulty }.

## Что произошло: кампания

event-log-entry-written = Журнал кампании: { $note }
event-log-entry-crossed-out = Вычеркнуто из журнала кампании: { $note }
event-story-asset-earned = Карта «{ $card-inner }» входит в колоду { $who-gen }.
event-investigator-lost-killed = { $who } { $who-gender ->
    [f] убита
   *[other] убит
}.
event-investigator-lost-insane = { $who } сходит с ума.
event-experience-earned = { $who } получает { $count } { $count ->
    [one] опыт
   *[other] опыта
}.
event-card-bought = { $who } приобретает карту «{ $card-inner }» за { $price } { $price ->
    [one] опыт
   *[other] опыта
}; карта «{ $removed-inner }» удалена из колоды.
event-card-bought-permanent = { $who } приобретает карту «{ $card-inner }» за { $price } { $price ->
    [one] опыт
   *[other] опыта
}.
event-card-upgraded = { $who } улучшает карту «{ $card-inner }» за { $price } { $price ->
    [one] опыт
   *[other] опыта
}.
# Места считаются с 0.
event-player-left = { $seat ->
    [0] Игрок 1
    [1] Игрок 2
    [2] Игрок 3
   *[other] Игрок 4
} уходит из кампании.
event-player-returned = { $seat ->
    [0] Игрок 1
    [1] Игрок 2
    [2] Игрок 3
   *[other] Игрок 4
} вступает в кампанию.
event-investigator-chosen = { $seat ->
    [0] Игрок 1
    [1] Игрок 2
    [2] Игрок 3
   *[other] Игрок 4
} теперь играет за { $who-acc }.
event-chaos-token-added = В мешок хаоса добавлен жетон: { $token }.
event-campaign-ended-gathering-none = { result-gathering-none }
event-campaign-ended-gathering-r1 = { result-gathering-r1 }
event-campaign-ended-gathering-r2 = { result-gathering-r2 }
event-campaign-ended-gathering-r3 = { result-gathering-r3 }
event-campaign-ended-midnight-masks-none = { result-midnight-masks-none }
event-campaign-ended-midnight-masks-r1 = { result-midnight-masks-r1 }
event-campaign-ended-midnight-masks-r2 = { result-midnight-masks-r2 }
event-campaign-ended-devourer-below-none = { result-devourer-below-none }
event-campaign-ended-devourer-below-r1 = { result-devourer-below-r1 }
event-campaign-ended-devourer-below-r2 = { result-devourer-below-r2 }
event-campaign-ended-devourer-below-r3 = { result-devourer-below-r3 }
event-campaign-ended-no-investigators-left = { result-no-investigators-left }

## Чем всё кончилось

result-gathering-none = В доме не осталось ни одного сыщика. Вы проиграли.
result-gathering-r1 = Жрец гулей побеждён, дом горит. Вы победили.
result-gathering-r2 = Жрец гулей побеждён, дом стоит. Вы победили.
result-gathering-r3 = Гули захватили дом. Вы проиграли.
result-midnight-masks-none = Охоту пришлось прекратить: сыщиков не осталось. Вы проиграли.
result-midnight-masks-r1 = Все шесть культистов разоблачены до полуночи. Вы победили.
result-midnight-masks-r2 = Полночь миновала, культисты скрылись. Вы проиграли.
result-devourer-below-none = Ритуал никто не остановил, и Аркхэм пал перед Умордхотом. Вы проиграли.
result-devourer-below-r1 = Ритуал сорван. Вы победили.
result-devourer-below-r2 = Умордхот изгнан. Вы победили.
result-devourer-below-r3 = Лита Чантлер отдана Умордхоту. Вы живы, но не победили.
result-no-investigators-left = Продолжать кампанию больше некому. Вы проиграли.

# Чего вариант стоит сверх обычного.
# Чем в списке отличаются карты с одним названием.
mark-engaged = сражается { $who-with }
mark-engaged-you = сражается с вами
mark-unengaged = ни с кем не сражается
mark-at = { $card-in }
mark-number = № { $number }
mark-damage = { $count ->
    [0] без ран
   *[other] ран: { $count }
}
mark-horror = ужас: { $count }
mark-uses = осталось { $count }
mark-exhausted = карта повёрнута
mark-ready = карта развёрнута

cost-actions = { $count ->
    [0] без действия
    [one] { $count } действие
    [few] { $count } действия
   *[other] { $count } действий
}
cost-attacked = провоцирует атаку: { $enemies }
