# «Жах Аркгема» (третя редакція) українською: гра й приготування до неї.

title = Жах Аркгема (третя редакція)
about = Ходіть кварталами Аркгема, стримуйте приреченість і читайте історію, що відкривається сторінка за сторінкою.
length = 2–3 години

## Приготування

setting-scenario = Сценарій: яка історія чекає на дослідників
setting-difficulty = Складність: що лежить у чаші міту
setting-investigators = Дослідники за місцями; пропустіть місце, щоб вирішив випадок
setting-leader = Хто лідер
difficulty-easy = легка: порожній жетон замість розповсюдження приреченості
difficulty-normal = звичайна: як на листі сценарію
difficulty-hard = складна: розповсюдження приреченості замість порожнього жетона

## Тлумачення правил

setting-doom-checks = Кілька жетонів приреченості одразу: коли перевіряти аномалії, спалахи й кодекс
reading-doom-checks-placement = коли розміщено всі
reading-doom-checks-token = після кожного жетона
setting-starting-doom = Приреченість, надрукована на схемі поля: коли її розміщувати
reading-starting-doom-map = коли складають поле
reading-starting-doom-clues = після початкових доказів
setting-codex-at-setup = Умова кодексу, виконана вже під час приготування
reading-codex-at-setup-at-once = спрацьовує одразу
reading-codex-at-setup-next-doom = спрацьовує, коли розмістять наступну приреченість
setting-archive-three = Карта архіву 3, коли на листі сценарію вистачає доказів
reading-archive-three-once = спрацьовує один раз
reading-archive-three-again = спрацьовує знову, коли немає ні карти 4, ні маркерів
setting-engaged-actions = Дії компонентів на листах і талантах, поки ви в бою
reading-engaged-actions-strict = лише ті, де це сказано
reading-engaged-actions-allowed = дозволено
setting-cup = Чаша міту порожніє між двома жетонами ходу
reading-cup-returned = перший жетон теж повертається
reading-cup-drawn = спочатку беруть обидва жетони
setting-leader-without-investigator = Лідер не має дослідника в грі
reading-leader-without-investigator-skipped = ефекти для лідера пропускають, відстані рахують від початкової зони
reading-leader-without-investigator-next = його замінює наступний дослідник у порядку ходів
setting-retirement = Монстри, які були в бою з дослідником, що вийшов на спокій
reading-retirement-exhausted = виснажуються, як після поразки
reading-retirement-ready = лишаються відновленими
setting-street-doom = Приреченість у зоні дослідника, що стоїть на вулиці: хто вирішує, де її розмістити
reading-street-doom-group = уся група
reading-street-doom-investigator = сам дослідник
setting-asset-harm = Скільки поранень або жахів можна призначити на актив
reading-asset-harm-left = скільки в нього лишилося здоров’я або розуму
reading-asset-harm-printed = скільки здоров’я або розуму на ньому надруковано
