# «Прадавній жах» українською: сама гра та її приготування.

title = Прадавній жах
about = Об’їдьте світ пароплавами й потягами та розкрийте три таємниці, перш ніж прокинеться Стародавній.
length = 2–4 години

## Приготування

setting-ancient-one = Стародавній: хто ось-ось пробудиться
setting-difficulty = Складність: з яких карт складено колоду міту
setting-starting-rumor-card = Почати гру з чуткою
setting-investigators = Дослідники за порядком місць; кого не названо, того вибере випадок
setting-lead = Хто лідер у першому раунді

difficulty-easy = низька
difficulty-normal = звичайна
difficulty-hard = висока
starting-rumor-card-no = ні
starting-rumor-card-yes = так

## Тлумачення правил

setting-solved-rumor = Чутку припинено: що робити з її епічним монстром на полі
reading-solved-rumor-box = прибрати до коробки
reading-solved-rumor-stays = лишити, доки його не переможуть
setting-starting-rumor = Початкова чутка: чи кладуть на неї жетони Стародавніх
reading-starting-rumor-tokens = так, як на будь-яку чутку
reading-starting-rumor-bare = ні, вона починає без жетонів
setting-no-gates = Йог-Сотот пробудився, а ні в стосі, ні у скиді воріт немає
reading-no-gates-nothing = на лист не кладуть нічого
reading-no-gates-board = лідер знімає ворота з поля
setting-players = Кількість гравців, коли хтось вибув
reading-players-start = як на початку гри
reading-players-left = лише ті, хто лишився в грі
setting-expedition-deck = «Секрети минулого»: коли колода експедицій вважається порожньою
reading-expedition-deck-rebuilt = лише якщо порожній і її скид
reading-expedition-deck-looked-at = щойно вона скінчилася, ще до затасовування скиду
setting-clue-faces = Лицьові боки доказів на полі
reading-clue-faces-hidden = приховані, якщо жетон не відкривали
reading-clue-faces-public = відомі всім
setting-silas = Сайлас Марш: чи входить його власна дія у дві дії за раунд
reading-silas-counts = входить; не входить лише додаткова
reading-silas-free = не входить ні та, ні інша
setting-combat-order = Бойові зустрічі з кількома монстрами
reading-combat-order-free = у будь-якому порядку
reading-combat-order-epic-last = епічні монстри — останніми
setting-bonus = Бонус карти до вміння
reading-bonus-optional = лише за бажанням власника
reading-bonus-highest = найбільший діє сам
