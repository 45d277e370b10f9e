# Arkham Horror (Third Edition): what there is to say before it can be played.

title = Arkham Horror (Third Edition)
about = Walk the quarters of Arkham, keep doom at bay and read a story that opens page by page.
length = 2 to 3 hours
