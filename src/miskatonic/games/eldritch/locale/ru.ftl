# «Древний ужас» по-русски: сама игра и её подготовка.

title = Древний ужас
about = Объезжайте мир на пароходах и поездах и раскройте три тайны, прежде чем проснётся Древний.
length = 2–4 часа

## Подготовка

setting-ancient-one = Древний: кто вот-вот пробудится
setting-difficulty = Сложность: из каких карт составлена колода Мифов
setting-starting-rumor-card = Начать игру со слухом
setting-investigators = Сыщики по порядку мест; кто не назван, того выберет случай
setting-lead = Кто ведущий сыщик в первом раунде

difficulty-easy = низкая
difficulty-normal = обычная
difficulty-hard = высокая
starting-rumor-card-no = нет
starting-rumor-card-yes = да

## Толкования правил

setting-solved-rumor = Слух прекращён: что делать с его эпическим монстром на поле
reading-solved-rumor-box = убрать в коробку
reading-solved-rumor-stays = оставить, пока его не победят
setting-starting-rumor = Начальный слух: кладут ли на него жетоны Древних
reading-starting-rumor-tokens = да, как на любой слух
reading-starting-rumor-bare = нет, он начинает без жетонов
setting-no-gates = Йог-Сотот пробудился, а ни в стопке, ни в сбросе врат нет
reading-no-gates-nothing = на лист не кладут ничего
reading-no-gates-board = ведущий сыщик снимает врата с поля
setting-players = Число игроков, когда кто-то выбыл
reading-players-start = как в начале игры
reading-players-left = только оставшиеся в игре
setting-expedition-deck = «Секреты прошлого»: когда колода экспедиций считается пустой
reading-expedition-deck-rebuilt = только если пуст и её сброс
reading-expedition-deck-looked-at = как только она кончилась, ещё до замешивания сброса
setting-clue-faces = Лицевые стороны улик на поле
reading-clue-faces-hidden = скрыты, если жетон не открывали
reading-clue-faces-public = известны всем
setting-silas = Сайлас Марш: входит ли его особое действие в два действия за раунд
reading-silas-counts = входит; не входит только дополнительное
reading-silas-free = не входит ни то, ни другое
setting-combat-order = Боевые контакты с несколькими монстрами
reading-combat-order-free = в любом порядке
reading-combat-order-epic-last = эпические монстры — последними
setting-bonus = Бонус карты к навыку
reading-bonus-optional = только по желанию владельца
reading-bonus-highest = наибольший действует сам
