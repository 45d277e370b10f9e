# Простой вид: любая игра списками.

plain-signs = Числа в скобках после названия — варианты, которые к нему относятся.
plain-seat = Игрок { $seat }
plain-chance = { $percent } %
plain-help-lookup = c и слово: то, в названии чего оно есть
plain-outcome = { $reason }
plain-cause = Далее
plain-no-number = { $option } — это число, а не «{ $wanted }».
