# Слова іграшкової мови.
note = Запишіть { $word }.
count = Полічіть до { $n }.
lift = Підніміть камінь.
lift-option = { $n }
coins = витратити { $n } { $n ->
    [one] монету
    [few] монети
   *[other] монет
}
strong = ви сильні
everybody = кожного гостя
per-coin = кожну монету
faint = Ви непритомнієте.
blood = віддати свою кров
