# Простий вигляд: будь-яка гра списками.

plain-signs = Числа в дужках після назви — варіанти, що її стосуються.
plain-seat = Гравець { $seat }
plain-chance = { $percent } %
plain-help-lookup = c і слово: те, у назві чого воно є
plain-outcome = { $reason }
plain-cause = Далі
plain-no-number = { $option } — це число, а не «{ $wanted }».
