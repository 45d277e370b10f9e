# «Маєтки божевілля» українською: гра та її приготування.

title = Маєтки божевілля
about = Обшукайте будинок кімнату за кімнатою, поки один із вас, хранитель, знає, що тут сталося.
length = 2–3 години
side-investigators = дослідники
side-keeper = хранитель

## Приготування

setting-story = Історія: який це дім і що в ньому сталося
story-random = випадкова історія
setting-keeper = Хто хранитель
keeper-random = Як випаде
setting-investigators = Дослідники за місцями, крім хранителя; пропуск — вибрати під час приготування
setting-longer = Довша гра: остання подія може затриматися
longer-no = ні: остання подія настає вчасно
longer-yes = так: 1 або 2 на кубику відкладає її на раунд

## Вікна

window-mythos = Хранитель може зіграти карту міту
window-trauma = Хранитель може зіграти карту травми
window-skill-point = Витратити жетон досвіду перед кидком
window-reactions = Використати властивість, коли щось стається
window-trading = Передати карти в хід хранителя
window-team = Що дослідники вирішують разом

## Тлумачення правил

setting-keys = Ключ, що відкрив Замок
reading-keys-kept = лишається у власника
reading-keys-taken = скидається; Перешкоди його не забирають
setting-trauma-cards = Карти травм за одні завдані поранення чи жах
reading-trauma-cards-one = по одній кожного виду
reading-trauma-cards-any = скільки завгодно, кожна замінює попередню
setting-dropped-cards = Відкриті карти під час дослідження кімнати
reading-dropped-cards-may-leave = можна взяти або лишити
reading-dropped-cards-must-take = треба взяти
setting-melee-cards = Карти бою лише для гострої або лише для тупої зброї
reading-melee-cards-own-sort = пасують зброї свого виду
reading-melee-cards-never = не пасують ніколи
setting-failed-lock-test = Після проваленої перевірки Замка
reading-failed-lock-test-barred = кімната закрита до кінця ходу
reading-failed-lock-test-again = можна спробувати знову іншим Рухом або бігом
setting-insane-horror = Коли божевільний дослідник мав би зазнати жаху
reading-insane-horror-keeper-turn = нічого не настає; божевілля приходить у хід хранителя
reading-insane-horror-also-horror = хранитель може зіграти карту божевілля
setting-pile-heights = Кількість карт у кімнатах
reading-pile-heights-filler = однакова за всіх відповідей хранителя
reading-pile-heights-published = як у виданих списках; рахує їх лише хранитель
setting-opening-threat = Початкова загроза хранителя
reading-opening-threat-story = як сказано в історії
reading-opening-threat-none = її немає
setting-keeper-steps = Хранитель переміщує дослідника на кілька локацій
reading-keeper-steps-adjacent = крок за кроком; запечатані й заблоковані двері зупиняють
reading-keeper-steps-anywhere = одразу до будь-якої так близької локації, крізь такі двері
setting-moved-by-keeper = Хранитель переміщує дослідника до кімнати із Замком
reading-moved-by-keeper-no-entry = це неможливо
reading-moved-by-keeper-lock-resolved = Замок розігрується, як під час Руху
setting-moved-into-fire = Хранитель переміщує дослідника до кімнати, що горить
reading-moved-into-fire-tested = перевіряється Воля
reading-moved-into-fire-not-tested = перевірки немає
setting-hidden-moved = Хранитель переміщує дослідника, що сховався
reading-hidden-moved-stays = це неможливо
reading-hidden-moved-comes-out = дослідник спершу виходить
setting-replacement-horror = Новий дослідник поруч із монстром
reading-replacement-horror-at-once = одразу проводить перевірку жаху
reading-replacement-horror-later = не проводить її до повного ходу
setting-death-before-escape = Загибель, коли врятуватися мають усі
reading-death-before-escape-lost = закінчує гру перемогою хранителя
reading-death-before-escape-goes-on = не закінчує гри
setting-latecomers = Новий дослідник, коли мету вже прочитано, а врятуватися мають усі
reading-latecomers-free = не мусить тікати
reading-latecomers-must-escape = теж мусить тікати
setting-barrier-pulled = Бар’єр біля дверей
reading-barrier-pulled-own-space = відсувають із його локації
reading-barrier-pulled-either-side = відсувають із будь-якого боку дверей
setting-hiding-with-move = Сховатися чи вийти Рухом поруч із монстром
reading-hiding-with-move-evade = потрібна перевірка ухиляння
reading-hiding-with-move-free = перевірка не потрібна
setting-hidden-horror = Перевірки жаху для того, хто сховався
reading-hidden-horror-checked = проводять
reading-hidden-horror-spared = не проводять
setting-turn-order = Порядок ходів визначається
reading-turn-order-each-turn = перед кожним ходом
reading-turn-order-each-round = на початку раунду
setting-dark-explore = Дослідження в темряві: вікна для карт міту
reading-dark-explore-one-window = одне, після Дії
reading-dark-explore-two-windows = ще одне за Рух
setting-both-win = Обидві сторони досягають мети водночас
reading-both-win-active = перемагає та, чий хід
reading-both-win-nobody = не перемагає ніхто
setting-keeper-action-again = Одна карта дії хранителя двічі за хід
reading-keeper-action-again-allowed = дозволена, якщо платити щоразу
reading-keeper-action-again-once = не дозволена
setting-bind-monster = «Зв’язати монстра»
reading-bind-monster-no-attack = не атакувальне заклинання
reading-bind-monster-attack = атакувальне заклинання
