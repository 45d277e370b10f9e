# The words of the toy language.
note = Note { $word }.
    .do = note { $word }
count = Count to { $n }.
    .do = count to { $n }
lift = Lift the stone.
    .do = lift the stone
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
    .do = faint
blood = give your blood
high = it was lifted high
skill = nerve
