# Mansions of Madness: what there is to say before it can be played.

title = Mansions of Madness
about = Search a house room by room, while one of you, the keeper, knows what happened there.
length = 2 to 3 hours
