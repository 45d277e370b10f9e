# Слова игрушечного языка.
note = Запишите { $word }.
count = Сосчитайте до { $n }.
lift = Поднимите камень.
lift-option = { $n }
coins = потратить { $n } { $n ->
    [one] монету
    [few] монеты
   *[other] монет
}
strong = вы сильны
everybody = каждого гостя
per-coin = каждую монету
