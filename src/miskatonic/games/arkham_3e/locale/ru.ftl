# «Ужас Аркхэма» (третья редакция) по-русски: игра и подготовка к ней.

title = Ужас Аркхэма (третья редакция)
about = Ходите по кварталам Аркхэма, сдерживайте безысходность и читайте историю, которая открывается страница за страницей.
length = 2–3 часа

## Подготовка

setting-scenario = Сценарий: какая история ждёт сыщиков
setting-difficulty = Сложность: что лежит в чаше Мифа
setting-investigators = Сыщики по местам; пропустите место, чтобы решил случай
setting-leader = Кто ведущий сыщик
difficulty-easy = лёгкая: пустой жетон вместо распространения безысходности
difficulty-normal = обычная: как на листе сценария
difficulty-hard = сложная: распространение безысходности вместо пустого жетона

## Толкования правил

setting-doom-checks = Несколько жетонов безысходности сразу: когда проверять аномалии, вспышки и кодекс
reading-doom-checks-placement = когда выложены все
reading-doom-checks-token = после каждого жетона
setting-starting-doom = Безысходность, напечатанная на схеме поля: когда её выкладывать
reading-starting-doom-map = когда складывают поле
reading-starting-doom-clues = после начальных улик
setting-codex-at-setup = Условие кодекса, выполненное уже при подготовке
reading-codex-at-setup-at-once = срабатывает сразу
reading-codex-at-setup-next-doom = срабатывает, когда выложат следующую безысходность
setting-archive-three = Карта архива 3, когда на листе сценария хватает улик
reading-archive-three-once = срабатывает один раз
reading-archive-three-again = срабатывает снова, когда нет ни карты 4, ни маркеров
setting-engaged-actions = Особые действия листов и талантов, пока вы сражаетесь
reading-engaged-actions-strict = только те, где это сказано
reading-engaged-actions-allowed = разрешены
setting-cup = Чаша Мифа пустеет между двумя жетонами хода
reading-cup-returned = первый жетон тоже возвращается
reading-cup-drawn = сначала берут оба жетона
setting-leader-without-investigator = У ведущего игрока нет сыщика в игре
reading-leader-without-investigator-skipped = эффекты для ведущего сыщика пропускаются, расстояния считают от стартовой зоны
reading-leader-without-investigator-next = его заменяет следующий сыщик в порядке хода
setting-retirement = Монстры, которые сражались с ушедшим на покой сыщиком
reading-retirement-exhausted = поворачиваются, как при поражении
reading-retirement-ready = остаются развёрнутыми
setting-street-doom = Безысходность в зоне сыщика, стоящего на улице: кто решает, куда её положить
reading-street-doom-group = вся группа
reading-street-doom-investigator = сам сыщик
setting-asset-harm = Сколько ран или ужаса можно назначить на актив
reading-asset-harm-left = сколько у него осталось здоровья или рассудка
reading-asset-harm-printed = сколько здоровья или рассудка на нём напечатано
