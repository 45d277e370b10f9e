# How one wins and loses.

primer-goal = The goal
primer-wins = You win
primer-losses = You lose
primer-round = A round
primer-none = This game does not tell it on a page of its own; the rules do.
primer-key = v tells in a minute how one wins and loses
help-primer = how one wins and loses
