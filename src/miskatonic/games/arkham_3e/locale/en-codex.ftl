# Arkham Horror (Third Edition) in English: what the pages of the codex tell before they say what to do.

## Approach of Azathoth

story-archive-1 = What gathers in one place will not stay in one place.
story-archive-2 = Where enough goes wrong at once, the street itself forgets how to be a street.
story-archive-3 = The newsboy shouts yesterday’s headline again, and nobody but you turns round.
story-archive-3-back = The clock on the square strikes thirteen, then takes one stroke back. Somebody in a robe has been counting with it.
story-archive-4 = Chalk, wax, a smell of singed hair: five places in Arkham have been made ready for the same night.
story-archive-4-back = Two of the circles are real. The others are there to waste the little time you have.
story-archive-5 = An hour has come loose, and it drags the days behind it like a torn hem.
story-archive-5-back = Nobody cheers. You go home on tiptoe, and somewhere in the middle of everything it turns over and sleeps on.
story-archive-6 = They stand around it shoulder to shoulder, and what they sing has no vowels in it.
story-archive-6-back = The last voice breaks off in the middle of a word. Somewhere in the city a wall that nobody built comes down.
story-archive-7 = The air is as hard as a shop window, and your reflection in it is a little late.
story-archive-7-back = Behind the barrier all clocks show the same time. It is not a time that you know.
story-archive-8 = Far away, in the middle of everything, something turns over in its sleep and brushes against Arkham.
story-archive-8-back = The flutes have stopped. Whatever they were playing to sleep is listening now.
story-archive-9 = You know the houses. You do not know the colour of the sky, nor the ones who look out of the windows.
story-part-lost-in-time = The wound in the hours closes behind you. In Arkham it is an ordinary morning, and you are not in it.
story-part-blind-chaos = It does not hate you. It does not know of you. It opens an eye that sees nothing, and that is enough.

## Feast for Umôrdhoth

story-archive-10 = The butcher on Church Street has sold out for days, and no cart has been seen at his door.
story-archive-10-back = “They wear the faces of your neighbours,” says the woman who has been following you. “And one of them is behind you.”
story-archive-11 = Put your ear to the ground on Hangman’s Hill. That is not a heartbeat; it is chewing.
story-archive-11-back = The hill sags like a cloth pulled off a table, and what lay beneath it sits up.
story-archive-12 = Five invitations have been sent. The guests look like anybody, and they are hungry already.
story-archive-12-back = The ground swallows once, for the last time, and what it swallows is its own master.
story-archive-18 = They come up in their best clothes, with earth in the seams, and they have brought knives and napkins.
story-archive-18-back = Every chair is taken. The dish is called Arkham.

## Veil of Twilight

story-archive-20 = A card of grey silk lies under your door: the Lodge would be delighted to explain.
story-archive-20-back = Carl Sanford pours the sherry himself. He speaks of doors, of keys, and of friends who do not ask.
story-archive-21 = Where reality has torn it heals badly, like anything else.
story-archive-21-back = With thread, with patience and with the right words even the air can be sewn.
story-archive-22 = No silk, no sherry, no friends in high places: you will have to read the books yourselves.
story-part-eureka-moment = It is so simple that you laugh aloud: a scar holds if one sews it from the other side.
story-part-crack-in-reality = The sky above the Historical Society has a hairline in it, and light comes through of a colour without a name.
story-archive-23 = One is mended. You know now how it is done, and so does whatever is pushing.
story-part-the-way-is-closed = The last stitch is drawn tight. Behind it something knocks, politely, and then not any more.
story-part-come-undone = All the threads give way at once, with a sound like a sigh.
story-archive-24 = They give you a grey robe, a candle and a place in the circle. It is the place nearest to the middle.
story-part-gathering-power = The scar closes, and Sanford smiles as a man smiles who has been handed a key.
story-part-the-silver-key = It turns in the empty air, and there is a click.
story-archive-25 = The Lodge has a ladder of words that leads down through the floor of things.
story-archive-25-back = The gate is shut, and the Lodge holds the key. There are congratulations, and a list of those who will not receive any.
story-archive-26 = “Did you think I meant to close it?” asks Sanford, and takes off his gloves.
story-part-like-unto-a-god = Where Sanford stood there is a gap in the shape of a man, and it is looking at you.
story-archive-27 = There is no further back to go. Behind you is the wall, and behind the wall is nothing.
story-part-arkham-scarred = It is over. In some streets the air will always be a little thin, and dogs will go round them.
story-part-the-key-and-the-gate = All times are one, all places are one, and in none of them is there room for you.

## Echoes of the Deep

story-archive-29 = On the maps of the Observatory the stars have moved, by a finger’s breadth, to where they stood once before.
story-archive-29-back = Draw lines between the dreams, and they cross at a place where there should be only water.
story-archive-30 = At night the river runs the wrong way and tastes of salt.
story-archive-30-back = Something stands on the Unvisited Isle that was not there at dusk. It has been waiting for the tide.
story-archive-31 = The city is under the sea, and the sea is under Arkham. Four doors lead from the one to the other.
story-part-to-the-river-docks = Three doors are shut and one is left: down at the docks, where the fog begins.
story-part-better-late-than-never = The doors are shut. What has already come through them does not seem to mind.
story-archive-32 = The river has stopped in mid-flow, and through the water one sees stairs.
story-archive-32-back = The water remembers which way it ran.
story-archive-33 = In the fountain on the square lies a sky with other stars, and something swims between them.
story-archive-33-back = There are coins in the fountain again, and your own face.
story-archive-34 = At the end of the platform there is a door, and behind the door a tide.
story-archive-34-back = Behind the door is a broom cupboard. It smells of salt for a week.
story-archive-35 = In the reading room the floor is wet, and the wet footprints all lead one way: in.
story-archive-35-back = The last page dries, and the footprints with it.
story-archive-36 = Below the last step of the quay there is another, and another, and it is dry all the way down.
story-archive-36-back = The water comes back all at once, and for a moment it is only water.
story-archive-37 = The bells of drowned towers are heard as far as Uptown, and people walk towards them in their sleep.
story-archive-37-back = The river stands up.
story-archive-38 = It is too large to be seen at once. Those who try sit down in the street and weep.
story-part-not-dead = It sinks, and the dreams go with it. It is not dead; but it has turned its face away.
story-part-strange-aeons = The stars are right. Nobody in Arkham will need a clock again.
