# «Обители безумия» по-русски: игра и её подготовка.

title = Обители безумия
about = Обыщите дом комнату за комнатой, пока один из вас, хранитель, знает, что здесь случилось.
length = 2–3 часа
side-investigators = сыщики
side-keeper = хранитель

## Подготовка

setting-story = История: какой это дом и что в нём случилось
story-random = случайная история
setting-keeper = Кто хранитель
keeper-random = По воле случая
setting-investigators = Сыщики по местам, кроме хранителя; пропуск — выбрать при подготовке
setting-longer = Долгая игра: последнее событие может задержаться
longer-no = нет: последнее событие наступает в срок
longer-yes = да: 1 или 2 на кубике откладывает его на раунд

## Окна

window-mythos = Хранитель может сыграть карту мифа
window-trauma = Хранитель может сыграть карту травмы
window-skill-point = Потратить жетон опыта перед броском
window-reactions = Использовать свойство, когда что-то происходит
window-trading = Передать карты в ход хранителя
window-team = Что сыщики решают вместе

## Толкования правил

setting-keys = Ключ, открывший Замок
reading-keys-kept = остаётся у владельца
reading-keys-taken = сбрасывается; Препятствия его не забирают
setting-trauma-cards = Карты травм за одно получение ран или ужаса
reading-trauma-cards-one = по одной каждого вида
reading-trauma-cards-any = сколько угодно, каждая заменяет прежнюю
setting-dropped-cards = Открытые карты при исследовании комнаты
reading-dropped-cards-may-leave = можно взять или оставить
reading-dropped-cards-must-take = нужно взять
setting-melee-cards = Карты боя только для острого или только для тупого оружия
reading-melee-cards-own-sort = подходят оружию своего вида
reading-melee-cards-never = не подходят никогда
setting-failed-lock-test = После проваленной проверки Замка
reading-failed-lock-test-barred = комната закрыта до конца хода
reading-failed-lock-test-again = можно пробовать снова другим Движением или бегом
setting-insane-horror = Когда безумный сыщик должен получить ужас
reading-insane-horror-keeper-turn = ничего не следует; безумие приходит в ход хранителя
reading-insane-horror-also-horror = хранитель может сыграть карту безумия
setting-pile-heights = Число карт в комнатах
reading-pile-heights-filler = одинаково при всех ответах хранителя
reading-pile-heights-published = как в изданных списках; считает их лишь хранитель
setting-opening-threat = Начальная угроза хранителя
reading-opening-threat-story = как сказано в истории
reading-opening-threat-none = её нет
setting-keeper-steps = Хранитель перемещает сыщика на несколько локаций
reading-keeper-steps-adjacent = шаг за шагом; запечатанные и заблокированные двери останавливают
reading-keeper-steps-anywhere = сразу в любую столь близкую локацию, сквозь такие двери
setting-moved-by-keeper = Хранитель перемещает сыщика в комнату с Замком
reading-moved-by-keeper-no-entry = это невозможно
reading-moved-by-keeper-lock-resolved = Замок разыгрывается, как при Движении
setting-moved-into-fire = Хранитель перемещает сыщика в горящую комнату
reading-moved-into-fire-tested = проверяется Воля
reading-moved-into-fire-not-tested = проверки нет
setting-hidden-moved = Хранитель перемещает спрятавшегося сыщика
reading-hidden-moved-stays = это невозможно
reading-hidden-moved-comes-out = сыщик сначала выходит
setting-replacement-horror = Новый сыщик рядом с монстром
reading-replacement-horror-at-once = сразу проходит проверку ужаса
reading-replacement-horror-later = не проходит её до полного хода
setting-death-before-escape = Гибель, когда спастись должны все
reading-death-before-escape-lost = кончает игру победой хранителя
reading-death-before-escape-goes-on = не кончает игру
setting-latecomers = Новый сыщик, когда цель уже прочли, а спастись должны все
reading-latecomers-free = не обязан бежать
reading-latecomers-must-escape = тоже должен бежать
setting-barrier-pulled = Барьер у двери
reading-barrier-pulled-own-space = отодвигают из его локации
reading-barrier-pulled-either-side = отодвигают с любой стороны двери
setting-hiding-with-move = Спрятаться или выйти Движением рядом с монстром
reading-hiding-with-move-evade = нужна проверка уклонения
reading-hiding-with-move-free = проверка не нужна
setting-hidden-horror = Проверки ужаса для спрятавшегося
reading-hidden-horror-checked = проводятся
reading-hidden-horror-spared = не проводятся
setting-turn-order = Порядок ходов определяется
reading-turn-order-each-turn = перед каждым ходом
reading-turn-order-each-round = в начале раунда
setting-dark-explore = Исследование в темноте: окна для карт мифа
reading-dark-explore-one-window = одно, после Действия
reading-dark-explore-two-windows = ещё одно за Движение
setting-both-win = Обе стороны достигают цели одновременно
reading-both-win-active = побеждает та, чей ход
reading-both-win-nobody = не побеждает никто
setting-keeper-action-again = Одна карта действия хранителя дважды за ход
reading-keeper-action-again-allowed = разрешена, если платить каждый раз
reading-keeper-action-again-once = не разрешена
setting-bind-monster = «Связать монстра»
reading-bind-monster-no-attack = не атакующее заклинание
reading-bind-monster-attack = атакующее заклинание
