# Стол «Последнего часа» по-русски.

## Вокруг стола

phase-playing = Карты очерёдности
phase-keeping = Карта для ритуала
phase-resolving = Карты действий
phase-reckoning = Расплата
phase-gates = Врата
phase-vote = Готовы к ритуалу?
phase-ritual = Ритуал обращают вспять
subtitle-difficulty = сложность { $level }
doing-resolving = применяет карту «{ $card }»
doing-playing = выбирает карту очерёдности
doing-placing = выкладывает карту «{ $card }»
number = { $number }

## Ряд раунда

tray-label = Карты раунда и ваша рука
row-title = Карты раунда
row-lowest = два меньших: верх
row-highest = два больших: низ
pair-upper = Верхние эффекты
pair-upper-hint = два меньших значения
pair-lower = Нижние эффекты
pair-lower-hint = два больших значения
half-upper = верхний эффект
half-lower = нижний эффект
place-next = выбирает
place-later = ещё впереди
place-free = свободно
card-face-down = взакрытую
priority-hidden = карта очерёдности взакрытую
mark-now = сейчас
mark-resolved = применена
mark-secret = только вам
omens-none = знамений пока нет
omens-row = { $count ->
    [one] { $count } знамение
    [few] { $count } знамения
   *[other] { $count } знамений
}: «{ $row }»

## Рука

hand-yours = Ваша рука
hand-play = Выберите карту
hand-keep = Отложите одну для ритуала
hand-kept = Отложено для ритуала
hand-leave-out = Какая карта останется на руке?
hand-leave-out-kept = Какую карту не брать?
drawn-title = { $who } берёт карту
items-title = Использовать вещь?
priority-label = Карта очерёдности { $number }, { $symbol }, { $omens ->
    [0] без знамений
    [one] { $omens } знамение
    [few] { $omens } знамения
   *[other] { $omens } знамений
}
priority-label-note = Карта очерёдности { $number }, { $symbol }, { $omens ->
    [0] без знамений
    [one] { $omens } знамение
    [few] { $omens } знамения
   *[other] { $omens } знамений
}; { $note }
ritual-tokens = Для ритуала нужно
ritual-match = совпадение
ritual-no-match = не совпадает

## Что мы знаем

knowledge-title = Что мы знаем о ритуале
knowledge-hidden = { $count ->
    [2] Два ненайденных жетона и есть символы ритуала.
    [one] Два из { $count } ненайденного жетона — символы ритуала.
   *[other] Два из { $count } ненайденных жетонов — символы ритуала.
}
knowledge-revealed = Символы ритуала: { $one } и { $other }.
knowledge-same = На обоих жетонах ритуала один символ: { $one }.
knowledge-symbol = { $symbol }: найдено { $found } из 2; { $chance ->
    [0] нет, в ритуале быть не может
    [100] да, точно в ритуале
   *[other] в ритуале с вероятностью { $chance } %
}
knowledge-symbol-revealed = { $symbol }: { $chance ->
    [0] нет, не в ритуале
   *[other] да, в ритуале
}
knowledge-chance = { $chance ->
    [0] нет
    [100] да
   *[other] { $chance } %
}
knowledge-piles = Что осталось
pile-gates = Врата
pile-cup = Пул
pile-sheet = Особые
pile-priority = Карты
pile-items = Вещи

## Что важно в варианте

note-upper = точно верхний эффект
note-lower = точно нижний эффект
note-open = неясно: верх или низ
note-unseen = { $count ->
    [0] в ритуале быть не может
    [one] не найден { $count } жетон
    [few] не найдены { $count } жетона
   *[other] не найдено { $count } жетонов
}
note-chance = { $chance ->
    [0] нет, в ритуале быть не может
    [100] да, точно в ритуале
   *[other] в ритуале с вероятностью { $chance } %
}
note-omens = { $count ->
    [0] без знамений
    [one] { $count } знамение
    [few] { $count } знамения
   *[other] { $count } знамений
}
note-ritual-site = место ритуала
note-clue = улика
note-gate = врата ({ $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[other] { $tokens } жетонов
})
note-monsters = { $count ->
    [one] { $count } монстр
    [few] { $count } монстра
   *[other] { $count } монстров
}
note-damage = { $count ->
    [one] { $count } разрушение
    [few] { $count } разрушения
   *[other] { $count } разрушений
}
note-facts = { $facts }
note-empty = ничего нет
note-investigator = здоровье { $health } из { $most }, { $where }
note-seal-fresh = новая печать
note-seal-used = печать использована один раз
note-goes-to = перейдёт { $where-to }
note-course-stays = останется в месте ритуала
note-course-sealed = будет уничтожен печатью
note-course-overruns = захватит место ритуала
note-where = { $where }
note-where-with = { $where }, там { $who }

## Откуда вопрос

origin-card = { $who }: «{ $card }»
origin-card-upper = { $who }: «{ $card }», верхний эффект
origin-card-lower = { $who }: «{ $card }», нижний эффект
origin-both = Верхний эффект: { $upper } Нижний эффект: { $lower }
origin-item = Вещь: { $item }
origin-row = Расплата: «{ $row }»
origin-keep-title = Пять карт очерёдности
origin-keep = Отложенная карта лежит рядом с листом Древнего и считается, когда ритуал обращают вспять. Остальные четыре составят ряд раунда: два меньших значения дают верхние эффекты, два больших — нижние.
origin-act-title = Ряд раунда
origin-act = Верхняя карта действия этого сыщика открывается, ложится на свободную карту очерёдности и сразу применяется. Каждый из двоих действует дважды.
origin-vote-title = Конец раунда
origin-vote = Попытка одна: когда готовы все или когда стопка врат пуста.
origin-ritual-title = Обратить ритуал вспять
origin-ritual = Каждый выкладывает три карты из четырёх. Карта с одним из двух скрытых символов — совпадение, а если символы одинаковы, она считается дважды. Нужно совпадений: { $needed }.
origin-ritual-alone = Отложенная карта с одним из двух скрытых символов — совпадение, а если символы одинаковы, она считается дважды.

## Объяснения: места

title-location = { $number } · { $name }
location-ritual-site = { $empty ->
    [0] Место ритуала заполнено: следующий монстр или жетон разрушения, который должен сюда попасть, завершит игру поражением.
    [one] Место ритуала, осталась { $empty } ячейка. Монстр или жетон разрушения, которому здесь нет места, завершает игру поражением.
    [few] Место ритуала, осталось { $empty } ячейки. Монстр или жетон разрушения, которому здесь нет места, завершает игру поражением.
   *[other] Место ритуала, осталось { $empty } ячеек. Монстр или жетон разрушения, которому здесь нет места, завершает игру поражением.
}
location-zone = Зона: { $zone }. Ячеек монстров: { $spaces }, из них свободно { $empty }.
location-monsters = Монстры: { $monsters }.
location-damage = { $count ->
    [one] { $count } жетон разрушения занимает ячейку монстра.
    [few] { $count } жетона разрушения занимают ячейки монстров.
   *[other] { $count } жетонов разрушения занимают ячейки монстров.
}
location-gate = Здесь { $gate }: { $tokens ->
    [one] { $tokens } жетон.
    [few] { $tokens } жетона.
   *[other] { $tokens } жетонов.
}
location-who = Сейчас здесь: { $who }.
location-clue = Здесь лежит закрытая улика: её открывает исследование.
location-clue-gone = Улика отсюда уже найдена.
location-red = Красная стрелка: красные монстры идут дальше { $where-to }.
location-blue = Синяя стрелка: синие монстры идут дальше { $where-to }.
location-ways = Дорожки: { $ways }.
title-walkway = { $one } – { $other }
walkway-open = Печати нет. Печать уничтожила бы двух следующих монстров на этом пути.
walkway-fresh = Новая печать: уничтожит двух следующих монстров на этом пути.
walkway-used = Печать использована один раз: уничтожит ещё одного монстра и исчезнет.
walkway-red = Красные монстры идут здесь { $origin-from } { $to-to }.
walkway-blue = Синие монстры идут здесь { $origin-from } { $to-to }.
walkway-no-arrows = Стрелок вдоль этой дорожки нет: сами монстры сюда не ходят.
walkway-investigators = Сыщики ходят в обе стороны, печати им не мешают.
title-zone = Зона: { $zone }
zone-order = При активации — по порядку: { $places }.
zone-classes = В каждой локации сначала действуют убийцы, потом скитальцы, потом разрушители.

## Объяснения: фигуры

title-monster = { $monster-Nom }
activation-killer = убийца
activation-wanderer = скиталец
activation-destroyer = разрушитель
monster-where = Локация: { $where }.
monster-health = { $health ->
    [one] Здоровье { $health }: уничтожает { $health } рана.
    [few] Здоровье { $health }: уничтожают { $health } раны одной атаки; меньшее не действует.
   *[other] Здоровье { $health }: уничтожают { $health } ран одной атаки; меньшее не действует.
}
monster-undying = Здоровья нет: уничтожить нельзя ничем.
monster-symbols = Символы слева направо: { $symbols }.
monster-killer = Убийца: при активации сыщик в той же локации теряет 1 здоровье.
monster-wanderer = Скиталец: при активации переходит один раз по своей стрелке.
monster-destroyer = Разрушитель: при активации кладёт в свою ячейку жетон разрушения и сдвигается в другую.
monster-plain = Символов нет: при активации зоны ничего не делает.
monster-follows-red = Цвет красный: идёт по красным стрелкам.
monster-follows-blue = Цвет синий: идёт по синим стрелкам.
monster-horde = Печати её не останавливают, а каждый, от кого она уходит или к кому приходит, теряет 1 здоровье.
monster-acted = В этом эффекте активация уже была.
course-stays = Стоит в месте ритуала и без чужой воли его не покинет.
course-overruns = Если совершит переход сейчас, в месте ритуала не хватит ячейки: игра будет проиграна.
course-sealed = Если совершит переход сейчас, между { $one-ins } и { $other-ins } сработает печать: монстр будет уничтожен.
course-arrives = Если совершит переход сейчас, попадёт { $to-to }.
course-arrives-through = Если совершит переход сейчас, попадёт { $to-to }: по пути всё занято ({ $through }).
investigator-health = Здоровье { $health } из { $most }. Если хоть один сыщик останется без здоровья, проиграют все.
investigator-where = Локация: { $where }.
investigator-items = Вещи: { $items }.
investigator-deck = Карт в колоде действий: { $count }.
investigator-discard = В сбросе: { $cards }.
investigator-lead = Жетон ведущего сыщика: первый ход раунда и решения в фазе Древнего.
investigator-may-talk = Сейчас может обсуждать планы.
investigator-silent = Сейчас не может обсуждать планы.

## Объяснения: карты

action-owner = Карта действия. Чья: { $who }.
action-upper = ▲ Верхний эффект: { $text }
action-lower = ▼ Нижний эффект: { $text }
action-counts-upper = В этом раунде действует верхний эффект: значение — одно из двух меньших.
action-counts-lower = В этом раунде действует нижний эффект: значение — одно из двух больших.
title-priority = Карта очерёдности { $number }
priority-rank = Из четырёх карт раунда два меньших значения дают верхние эффекты, два больших — нижние.
priority-held = Если сыграть сейчас: { $outlook }.
priority-lying = Как она лежит: { $outlook }.
priority-omens = { $count ->
    [0] Знамений нет: к расплате ничего не прибавит.
    [one] { $count } знамение для расплаты этого раунда.
    [few] { $count } знамения для расплаты этого раунда.
   *[other] { $count } знамений для расплаты этого раунда.
}
priority-symbol = Символ ритуала: { $symbol }. Он важен, когда ритуал обращают вспять.
priority-chance = { $count ->
    [0] Оба жетона этого символа найдены: в ритуале его быть не может.
    [one] Не найден { $count } жетон этого символа: он в ритуале с вероятностью { $chance } %.
    [few] Не найдены { $count } жетона этого символа: он в ритуале с вероятностью { $chance } %.
   *[other] Не найдено { $count } жетонов этого символа: он в ритуале с вероятностью { $chance } %.
}
item-before = Можно использовать до применения вашей карты действия, потом вещь сбрасывают:
item-after = Можно использовать после применения вашей карты действия, потом вещь сбрасывают:
item-owner = Чья: { $who }.
item-spent = Уже использовано.

## Объяснения: знаки и стопки

title-gate = { CAPITALIZE($gate) }
gate-where = { $where }, { $tokens ->
    [one] { $tokens } жетон.
    [few] { $tokens } жетона.
   *[other] { $tokens } жетонов.
}
gate-next = Когда врата откроются снова, жетонов станет { $count } и здесь { $count ->
    [one] появится { $count } монстр.
    [few] появятся { $count } монстра.
   *[other] появится { $count } монстров.
}
gate-stack = Жетонов в стопке врат: { $count }. Каждый раунд открывают один.
title-symbol = Символ: { $symbol }
symbol-key-is = Ключ среди улик: кто его находит, берёт вещь.
symbol-found = Найдено: { $found } из 2. Не найдено: { $left }.
symbol-chance = { $count ->
    [0] В ритуале его быть не может.
   *[other] Нужен для ритуала с вероятностью { $chance } %, если считать по всем ненайденным жетонам.
}
symbol-revealed = { $count ->
    [0] Для ритуала он не нужен.
    [one] Он нужен для ритуала.
   *[other] Он на обоих жетонах ритуала: каждая карта считается дважды.
}
symbol-cards = Карт очерёдности с ним: { $count } из 30.
row-between = Расплата при { $least }–{ $most } знамениях:
row-from = Расплата при { $least } и более знамениях:
row-coming = Сейчас на столе { $count ->
    [one] { $count } знамение: сработает эта строка.
    [few] { $count } знамения: сработает эта строка.
   *[other] { $count } знамений: сработает эта строка.
}
row-softened = Не считается знамений в этом раунде: { $count }.
deck-gates = Стопка врат
deck-gates-count = Осталось жетонов: { $count }.
deck-gates-end = Каждый раунд открывают один жетон, и его врата увеличиваются. После последнего попытка обратить ритуал вспять обязательна.
deck-cup = Пул монстров
deck-cup-count = Монстров в пуле: { $count }.
deck-cup-beside = Уничтожены, лежат рядом с пулом: { $things }.
deck-cup-refill = Когда пул пуст, а монстр должен появиться, уничтоженные возвращаются в пул.
deck-sheet = Рядом с листом Древнего
deck-sheet-count = Особых монстров не на поле: { $count }.
deck-sheet-kinds = Кто именно: { $things }.
deck-priority = Колода очерёдности
deck-priority-count = Осталось карт: { $count }.
deck-priority-discard = В сбросе: { $things }.
deck-items = Колода вещей
deck-items-count = Осталось вещей: { $count }.
deck-items-used = Использованы: { $things }.
deck-actions = Колода действий: { $who }
deck-actions-discard = В сбросе: { $things }.

## Рассказ об игре

story-clue = { $who } находит улику: { $symbol }
story-item = { $who } использует { $item-acc }
story-destroyed = { $count ->
    [one] Уничтожен { $count } монстр
    [few] Уничтожены { $count } монстра
   *[other] Уничтожено { $count } монстров
}
story-spawned = { $count ->
    [one] Появился { $count } монстр
    [few] Появились { $count } монстра
   *[other] Появилось { $count } монстров
}
story-damaged = { $count ->
    [one] Положен { $count } жетон разрушения
    [few] Положены { $count } жетона разрушения
   *[other] Положено { $count } жетонов разрушения
}
story-lost = { $who } теряет { $count } { $count ->
    [one] здоровье
   *[other] здоровья
}
story-reckoning = Расплата, { $omens ->
    [one] { $omens } знамение
    [few] { $omens } знамения
   *[other] { $omens } знамений
}: «{ $row }»
story-gate = { $where-In } увеличиваются { $gate }: { $tokens ->
    [one] { $tokens } жетон
    [few] { $tokens } жетона
   *[other] { $tokens } жетонов
}
story-tokens = Символы ритуала: { $one } и { $other }
story-ritual = Совпадений: { $matches }, нужно: { $target }

## Подготовка стола

setup-copies = ×{ $count }
setup-upper = Верх
setup-lower = Низ
setup-reckoning = { $name }: чем отвечает на знамения раунда
setup-omens = Знамений { $least }–{ $most }
setup-omens-from = { $least } и больше
