# The words of the toy language.
note = Note { $word }.
count = Count to { $n }.
lift = Lift the stone.
lift-option = { $n }
coins = spend { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
strong = you are strong
everybody = each guest
own-coins = each of your coins
per-coin = each coin
faint = You faint.
blood = give your blood
high = it was lifted high
