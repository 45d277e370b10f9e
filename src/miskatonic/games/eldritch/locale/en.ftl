# Eldritch Horror: what there is to say before it can be played.

title = Eldritch Horror
about = Cross the world by steamer and rail and solve three mysteries before the Ancient One wakes.
length = 2 to 4 hours
