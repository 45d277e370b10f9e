# Eldritch Horror: what other worlds, expeditions and special encounters look like before anything is tested.
# Of each card the first lines, then those of its second part: -pass where the beginning went well, -fail where it did not.

## The other worlds by name

world-great-hall-of-celaeno = Great Hall of Celaeno
world-city-of-the-great-race = City of the Great Race
world-lost-carcosa = Lost Carcosa
world-the-abyss = The Abyss
world-the-dreamlands = The Dreamlands
world-the-future = The Future
world-the-past = The Past
world-the-underworld = The Underworld
world-yuggoth = Yuggoth

## Other worlds

scene-other-world-1 = Shelves climb out of sight on every side. Two aisles away something tall turns pages of stone, and by leaning out a little you could see what it reads.
scene-other-world-1-pass = The page is all diagrams of doors and how they are made to shut. You copy the last one, then let your eye wander to the lines written beneath it.
scene-other-world-1-fail = The pages stop turning. A long hood swings round towards your aisle, and a thought that is not yours asks, very patiently, what you have brought to read.

scene-other-world-2 = You know this skyline, or what is left of it: the bridge hangs in shreds, the towers are hollow, and grey moss covers the street where you once bought newspapers.
scene-other-world-2-pass = You look at it until it is only stone. Behind you the air begins to knit together, and there are still a few minutes to see what the ruins have kept.
scene-other-world-2-fail = On a fallen pediment someone has carved the year, and then the names. You start to count the years between, and cannot stop counting.

scene-other-world-3 = Metal cases line the vault, each holding a book of some tough cloth. The signs inside are dots and curves, and they shift when you look at them directly.
scene-other-world-3-pass = The dots fall into order, and one chapter speaks of ways to seal a breach in time. The next, further down, is in your own language, and in your own hand.
scene-other-world-3-fail = The signs keep moving after you shut the book. They crawl over the ceiling, over your cuffs, and every one of them appears to be about you.

scene-other-world-4 = Gloved hands push you between two curtains and into the light. The pale audience is already silent, the other player has spoken, and the next line is yours.
scene-other-world-4-pass = The words come, and they are the right ones. The curtain falls on the first act; in the wings a call boy asks whether you will stay for the second.
scene-other-world-4-fail = Your silence lasts too long. In the royal box a tattered yellow sleeve moves on the balustrade, and all the house turns to see what will be said.

scene-other-world-5 = The garden is smaller than you remember it. On the swing sits a child with your face, and it looks up at you without any surprise.
scene-other-world-5-pass = The child takes your hand and shows you the hole in the hedge through which you came. There is something else it wants to show you, if you have the time.
scene-other-world-5-fail = The child begins to scream for its father. Out of the house comes a man whom you have not seen for years, with the coal shovel raised.

scene-other-world-6 = Candle grease, dried toads, a globe without the Americas. The old man at the furnace takes you for the answer to his evening’s work and points at an unfinished circle.
scene-other-world-6-pass = You chalk in the missing sign and the draught from nowhere stops. Delighted, he drags a second stool to the table and opens the book he shows nobody.
scene-other-world-6-fail = The chalk breaks in your fingers. In the retort something with too few bones opens its mouth and addresses you by your name.

scene-other-world-7 = Seventy steps down through sleep there is a cavern with a pillar of fire. Two bearded priests bar the way and weigh in silence all you have learned while awake.
scene-other-world-7-pass = The priests step aside. Behind them stand two leaves of horn as tall as a cathedral, and it is clear that nobody is going to help you push.
scene-other-world-7-fail = They shake their heads, with some pity. The steps you came by now lead down as well, and dream follows dream, each lit a little worse than the last.

scene-other-world-8 = No lamp burns in the whole city, and there is no moon. A long way off people are screaming, not all together, but in turn, as if down a list.
scene-other-world-8-pass = You go towards the voices until you see the thing that hangs above the square, a black seam in the sky. Ropes of light run from it to the ground, knotted in a pattern.
scene-other-world-8-fail = You run. The streets are the wrong length, and from a cellar window a cold hand closes round your ankle and another reaches for your head.

scene-other-world-9 = You look down to see your hands and there are claws at the end of long, soft limbs. The room is built for a body like this one. It fits you badly.
scene-other-world-9-pass = You learn to stand, then to glide. In the tower works the machine of rods and mirrors that brought you here, and your claws already know half of its levers.
scene-other-world-9-fail = Four eyes see the room from four sides at once. You shut them one after another, and still you see it; there must be some fact you can hold on to.

scene-other-world-10 = Cylinders of dull metal stand along the wall, each with its lens and its little speaking disc. One of them wishes you good evening and asks what year it is.
scene-other-world-10-pass = The flat voice is glad of company. It has watched the door being opened a great many times and describes the procedure step by step, in terms of a science you barely share.
scene-other-world-10-fail = All the discs begin to talk at once, about their wives, about the cold, about the empty cylinder at the end of the row, which already has a label.

scene-other-world-11 = The doors of the Hall have no handle and no keyhole. In the dust of the threshold a finger has drawn half a sign, and left the other half to the visitor.
scene-other-world-11-pass = The doors swing inward without a sound. On a lectern lies what you came for, and around it ten thousand titles begin to whisper for your attention.
scene-other-world-11-fail = The sign closes, but crookedly, and takes something for its trouble. You feel it turning over your memories one by one, like a clerk with a card index.

scene-other-world-12 = Not a soul in the streets of the black-starred city, yet from every balcony you hear talk and glasses. It ceases as you pass and goes on behind your back.
scene-other-world-12-pass = One voice is always on your left, and it recites. Verse by verse it leads you to an arch with the pallid sign over it, and there waits for an answer.
scene-other-world-12-fail = You have taken the same corner four times. The voices know it and have begun to lay bets; you could sit still till they tire, or walk on among them.

scene-other-world-13 = The figure in the armchair speaks kindly and does not move. Above the collar its face hangs a little loose, and from inside the sleeves comes a dry buzzing.
scene-other-world-13-pass = You go on nodding as if you saw nothing. On the table, among the tubes and tuning forks, lies the apparatus that holds the way open.
scene-other-world-13-fail = You cry out, and the wax hands slide off the arms of the chair. What rises out of the dressing gown is pinkish and many-legged; there is one moment to reach the apparatus behind it.

scene-other-world-14 = Bands of metal hold down a trapdoor in the lowest vault. Under it something whistles and the bands hum; your notes may tell why the builders feared this sound.
scene-other-world-14-pass = Now you know what lives down there, and that it too came through a gate. The seal must be spoken with your face close to the crack, out of which the wind blows.
scene-other-world-14-fail = One of the bands snaps. The lid jumps under your hands, and wind pours up between stones that no wind should be able to find.

scene-other-world-15 = A beast neither bird nor bat nor ant kneels in the frozen square, saddled. It has been told to fetch someone; perhaps you know a word to make it take you instead.
scene-other-world-15-pass = It rises under you, and the black rivers of Yuggoth shrink to threads. From this height the whole city is a drawing, and the gate a mistake in one of its lines.
scene-other-world-15-fail = It takes you by the coat rather than on its back. Far below the ice turns slowly, and you must hang still, since the cloth is beginning to tear.

scene-other-world-16 = Among volumes as big as doors stands one small book in calf, quite out of place. On its spine is a library stamp from home, and it is warm to the touch.
scene-other-world-16-pass = You take it down without opening it. Its place must be found among nine thousand shelves, by a catalogue whose letters are arranged in order of age.
scene-other-world-16-fail = You have read three pages before you know it, standing. A librarian’s shadow falls across the fourth; it would like to hear what you have found, and is in no hurry.

scene-other-world-17 = The lake of Hali is made of cloud and laps at the steps like water. A furlong out the surface bulges, and from the bulge a shape begins to come up.
scene-other-world-17-pass = You stand your ground and see that it is harnessed. Reins of mist run from it to the twin suns, to the towers, and to the very gap you came through.
scene-other-world-17-fail = You stumble up the steps, and the cloud comes after you, waist-high and heavy. Whatever moves in it is brushing past your legs while you search for the words.

scene-other-world-18 = The ghouls have spread a tombstone like a table. Their spokesman, who wears the remains of a dinner jacket, invites you with a cough to name your business.
scene-other-world-18-pass = The bargain is struck, and they are punctual people. You need only follow them through the last burrow in the dark, close behind, and not ask about the smell.
scene-other-world-18-fail = The coughing turns to laughter. They come closer over the slabs, sniffing at your pockets and then at your sleeves, and somebody behind you measures your thigh.

scene-other-world-19 = In the reading hall sit the borrowed minds, one from Atlantis, one from a late beetle race, a Roman. They make room on the bench, wary of a newcomer.
scene-other-world-19-pass = They tell you what each of them has pieced together in their centuries here. Put end to end it is nearly a method; only the middle is missing.
scene-other-world-19-fail = One after another they fall silent and shift away. You hear the word informer in three dead languages; it would take long, quiet days to win them back.

scene-other-world-20 = The book is chained, and the chain is the least of its locks. Nine rites are printed over one another on the same leaves, to be told apart by the colour of the ink.
scene-other-world-20-pass = One rite comes clear, and with it a second voice that offers to shut the door for you. It only wants to be asked properly, with its titles.
scene-other-world-20-fail = Inks of all colours run together before your eyes and down your wrists. You feel the rite reading you, and it has reached a passage it would like to underline.

scene-other-world-21 = Every wall, step and sill of the town has its cat. A grey one with a torn ear inquires, in good plain speech, whether you know the law about strangers.
scene-other-world-21-pass = You answer as is proper, and they begin to gossip. They could see to your gate as well, the old cat says, and looks thoughtfully at the vein in your wrist.
scene-other-world-21-fail = The tails stop moving, all at once. Then the roofs empty themselves upon you, and through the fur and claws you feel small paws going over your belongings.

scene-other-world-22 = Pyramids without windows stand by the thousand under a small, cold sun. All the doors are open. In the dust of the avenues the only footprints are your own.
scene-other-world-22-pass = In an inner chamber a thing of worked metal waits on its stand, and you take it. Going back, you find that the corridors meet at different angles now.
scene-other-world-22-fail = The emptiness is too much, and you break into a run. Behind you, as if it had waited for this, a slab the size of a house starts to slide down its groove.

scene-other-world-23 = The shaft goes up for a mile, black and wet. On ledges above you roost faceless horned things with folded wings, and between them, perhaps, there are handholds.
scene-other-world-23-pass = You pass close enough to see them breathe without mouths, and your hands do not shake. At the top lies the stone lid, which was not made for human arms.
scene-other-world-23-fail = A hold comes away in your hand, and you drop to a ledge that is not empty. Rubbery fingers begin, quite gently, to explore your face and ribs.

scene-other-world-24 = A herald gives you a mask, looks at it, and gives you another. Inside, the court is dancing in silence; the princess holds out a hand to be led to the floor.
scene-other-world-24-pass = She slips a keepsake into your sleeve at the last turn. Midnight is called, everyone unmasks, and the doorkeeper will let out only those who can tell him news.
scene-other-world-24-fail = You miss the step, and the whole court halts on one foot. They wait for you to take off your mask, and at your temples your fingers find no edge.

## Expeditions

scene-expedition-amazon-1 = Green light falls on a stepped temple, and every step of it is moving. The snakes lie three deep on the stair, and the way in is at the top.
scene-expedition-amazon-1-pass = The idol within falls from its pedestal and shatters. On the wall behind it is a text nobody was meant to see, and the smoke of the broken stone makes you drowsy.
scene-expedition-amazon-1-fail = Coils thick as a thigh close round you and roll you down the stair. Through the red in your eyes you look for anything else that might hold this temple up.

scene-expedition-amazon-2 = You pick up a green stone with an eye cut in it, and the forest draws back like a curtain. The trees that stand there now have no bark, and they are walking.
scene-expedition-amazon-2-pass = Under the vision you can still make out the true path, a line of such stones. They end at a stone chest, on whose lid the priests of a lost people have carved their conditions.
scene-expedition-amazon-2-fail = When your sight clears you are up to the chest in a bog, still clutching the stone. Near by floats the pack of somebody who came this way earlier.

scene-expedition-amazon-3 = From the top of that rock you should be able to see where the river goes. The rock is sheer, wet and overgrown with orchids that smell of meat.
scene-expedition-amazon-3-pass = In a niche at the summit sits a mummy, its hands full; you relieve it of the burden. Below, the forest lies open to the horizon, and parts of it are too regular.
scene-expedition-amazon-3-fail = Roots give way, and you land badly. When you look up, a party of hunters is standing around you, and one of them wears at his neck a thing that no people ever made.

scene-expedition-antarctica-1 = After nine days of wind the ice parts, and there is the city: cubes and cones heaped up to the clouds. Between you and it lie two miles of pressure ridges.
scene-expedition-antarctica-1-pass = You enter by a gap in a wall older than mammals and do what you came to do. The carvings run on along the corridor, and tell you where life came from.
scene-expedition-antarctica-1-fail = A ridge breaks under the sledge and throws you into blue ice. From where you lie the light shows a shadow inside the wall, and it has corners.

scene-expedition-antarctica-2 = The caves pipe in the wind, over a wide range of notes. After an hour you begin to notice that one of the notes comes when there is no wind.
scene-expedition-antarctica-2-pass = You follow that one note down to a gallery paved with green soapstone. In the middle something glints, and from the far end the piping answers your steps.
scene-expedition-antarctica-2-fail = The sound was everywhere, and the floor was only snow. You hang by your elbows over a shaft; beneath, on a shelf, lies a camp that was struck in haste.

scene-expedition-antarctica-3 = Five-pointed mounds rise from the snow in rows. The ground is harder than iron, the picks are few, and the dogs refuse to come any closer.
scene-expedition-antarctica-3-pass = Under the third mound lies a grave gift, untouched by time, and you lift it out. What lies beside it has been buried standing up; there is frost on it, and the frost is thinning.
scene-expedition-antarctica-3-fail = The pick glances off and bites into your leg. The others want to go back to the ship at once, with what they have found or without it, and they look at you for a word.

scene-expedition-heart-of-africa-1 = The path ends without warning under a mat of creepers, and you are falling. Roots whip past on both sides, some of them strong enough to hold a person.
scene-expedition-heart-of-africa-1-pass = You swing to a ledge before a grey city, silent for an age, and there put out the fire that someone has kept burning. On its altar the ash still forms letters.
scene-expedition-heart-of-africa-1-fail = You reach the bottom all at once. When breath comes back, you are lying before a row of stone apes, and there is a draught from behind one of them.

scene-expedition-heart-of-africa-2 = The map shows a split rock, twin falls and a giant fig. Eighty years of forest have grown over all three, and there is green wherever you look.
scene-expedition-heart-of-africa-2-pass = What you took for a hill is the fig tree. Among its roots a door of ivory has been let into the earth, and around the lock runs a riddle in signs of bird and bone.
scene-expedition-heart-of-africa-2-fail = The path brings you round to your own ashes, and this time there are spears about them. Beyond the spears, on a pole, hangs the satchel of the man who drew the map.

scene-expedition-heart-of-africa-3 = The cult wears leopard skins, and iron claws on its gloves. They have tied you to a post with wet rawhide, which shrinks as it dries, and the drums are getting faster.
scene-expedition-heart-of-africa-3-pass = You are loose and have their fetish under your arm. Now there is the dark to cross, in which every spotted shadow may be either a man or the thing they pray to.
scene-expedition-heart-of-africa-3-fail = The claws open your leg, only for a beginning. The oldest of them then raises his mask, examines your face by the fire, and says a few words in a language you know.

scene-expedition-himalayas-1 = The guides have stopped singing. Above the pass something has come between you and the stars. It stops, as you do, and then starts down towards your lantern.
scene-expedition-himalayas-1-pass = The slope is quiet again. Round the neck of what lies there hangs a prayer wheel, turning by itself, and the words on it are not any prayer you have been taught.
scene-expedition-himalayas-1-fail = It drives you back to the edge of the cornice. There is loose snow above it, a great deal, and somewhere in that white there must be the stone that carries the rest.

scene-expedition-himalayas-2 = The storm drives you into a hole in the cliff, and the matches are wet. It is warmer here than it ought to be, and there is more than one smell.
scene-expedition-himalayas-2-pass = Your fingers read the walls: a niche, a bowl, a row of skulls, and past them something smooth. As you reach for it, a voice quite near begins telling beads.
scene-expedition-himalayas-2-fail = The thing you have been leaning on draws a breath. It gets up between you and the entrance, and in its fur are tangled the straps of a traveller’s case.

scene-expedition-himalayas-3 = On the opposite peak a robed figure is sewing the air with a bone needle. The blizzard comes where the needle points, and it is coming along your ridge.
scene-expedition-himalayas-3-pass = You climb through the white and tear the relic from his sash. The wind is still there, though its master is not, and it hums the rest of the rite into your ear.
scene-expedition-himalayas-3-fail = The snow brings you to your knees. When it parts, the robed man is squatting before you with two cups of tea, curious who would walk so far into a storm.

scene-expedition-pyramids-1 = You wake in the catacombs, wound from neck to ankle in linen that smells of cedar. By the light of one lamp they are heating the hooks.
scene-expedition-pyramids-1-pass = The bands part, the lamp goes over, and the procession scatters before it can finish. Left alone with the open sarcophagus, you see that its inscription is addressed to the reader.
scene-expedition-pyramids-1-fail = The first hook goes in below the ribs. Pain makes everything very clear: the beams, the jars, the thin stream of sand that has begun to run from the vault.

scene-expedition-pyramids-2 = According to the plan this passage ends in solid rock. A faint current of air, and a line of paint too straight for the mason, say otherwise.
scene-expedition-pyramids-2-pass = The wall turns on a pivot. Beyond it sits a king without a face, on a throne of black glass, and three objects lie before him, of which a guest is to take one.
scene-expedition-pyramids-2-fail = You press the wrong stone, and the ceiling starts to come down along its grooves. A crowbar left by earlier diggers leans in the corner next to their notes.

scene-expedition-pyramids-3 = The relic lies on a cushion of dust between two green lamps. Then the lamps blink, and a body as long as a horse gets up behind them and stretches.
scene-expedition-pyramids-3-pass = You hold the relic, and the demon’s weight is off your chest. It has drawn back into the dark to try again, and it walks as cats walk.
scene-expedition-pyramids-3-fail = One paw is enough to lay you on your back with a ruined leg. It sits down on the hem of your coat, washes, and remarks that guests used to bring flattery.

scene-expedition-tunguska-1 = Among the flattened trunks there is a light of a colour that has no name. Where it touches the bark it hisses, and it is coming downhill towards you.
scene-expedition-tunguska-1-pass = You heave a trunk into its path and it stops, thinking, if it thinks. There is an old account of such a thing, of how it fed and how it was made to leave.
scene-expedition-tunguska-1-fail = It goes over your boot, and for a moment you see the bone shine through. Then it withdraws to its hollow, leaving behind a track that can be followed.

scene-expedition-tunguska-2 = The great stone did not fall here; it was set down. You walk around it twice in the dusk, knocking, and listen for the place where the echo changes.
scene-expedition-tunguska-2-pass = Beneath the rock is a round room with warm walls. In its centre something turns without support, and you understand that you have been expected since 1908.
scene-expedition-tunguska-2-fail = The soil slides from under the stone and takes you along. You lie in a pit with the whole weight settling above, and beside you a tin box bears a surveyor’s seal.

scene-expedition-tunguska-3 = Yellow fumes fill the crater to the brim and lie as still as milk. You tie a wet scarf across your face and count how many breaths it is to the bottom.
scene-expedition-tunguska-3-pass = Your hand closes on metal that never came out of this earth. Up in the haze stand figures, a circle of them; they may be stones, and they may be the last expedition.
scene-expedition-tunguska-3-fail = Halfway down the air turns to needles, and you crawl out retching. Herdsmen sit on the rim with their reindeer; they have been to the bottom, and not for nothing.

## Special encounters

scene-special-rlyeh-risen-1 = The door is acres of green stone, carved with the thing that lies behind it. Over the carving runs a ward, half drowned in weed, in strokes that you must finish.
scene-special-rlyeh-risen-1-pass = The ward takes the last stroke and asks in whose name. It has held since before there were names, and must be talked into holding once more.
scene-special-rlyeh-risen-1-fail = A line goes wrong under your hand. Within the stone, slowly, as a sleeper shifts a limb, something leans upon the other side of the door.

scene-special-rlyeh-risen-2 = The gunship shows no flag, and her crew have wide mouths. You come alongside in the fog with a knife in your teeth and one hand on a wet chain.
scene-special-rlyeh-risen-2-pass = The deck is yours for a few minutes. Somewhere aboard are the charts by which they steer for the risen city, and these people do not keep things in drawers.
scene-special-rlyeh-risen-2-fail = A cold, webbed hand takes the knife away from you almost politely. Others lead you below, where the sea slops over the gratings of a row of cells.

scene-special-rlyeh-risen-3 = The wall before you leans outward, then inward, and has not moved. An angle you take for sharp behaves as if it were blunt, and swallows the end of your rope.
scene-special-rlyeh-risen-3-pass = You stop believing your eyes and go by hand. Somebody built this, so it must follow some geometry, and you have seen a page of one that was mad enough.
scene-special-rlyeh-risen-3-fail = You look up, in order to rest your eyes on the sky. The sky is one of the walls.

scene-special-rlyeh-risen-4 = Wet membranes snap open overhead. They drop out of the clouds in a line, the way gulls come to a trawler, each picking out its own among your boats.
scene-special-rlyeh-risen-4-pass = You beat off the first of them, and the others circle. Their cries begin to make sense, and that is worse; between the cries, a great dream bears down on you.
scene-special-rlyeh-risen-4-fail = Talons meet under your collarbone, and your feet leave the planks. The sea goes away below, then comes back quickly.

scene-special-rlyeh-risen-5 = On the reef they stand waist-deep round a raft of candles, robed and finned alike. From behind the wreck you may watch, as long as you keep the spray from your glass.
scene-special-rlyeh-risen-5-pass = Three chants, a knife, a pause: you have noted the order of it. If the pause were spoilt by the right word, you think, the whole rite would turn upon its makers.
scene-special-rlyeh-risen-5-fail = The candles go out together. In the dark there is only the sound of many bodies slipping off the reef into the water, on your side.

scene-special-rlyeh-risen-6 = You have been here before, asleep: the same slimed stair, the same leaning stone like a bent finger. In the dream you turned left, and you try to recall why.
scene-special-rlyeh-risen-6-pass = The way unrolls as you remember it, down to the hall where the dream always broke off. This time you are awake, and can read what is written on the floor.
scene-special-rlyeh-risen-6-fail = That was another dream. The stair ends in air, you come down hard among the rocks, and what used to chase you in that dream comes around the stone.

scene-special-the-key-and-the-gate-1 = Before the gate there is no floor, only attention. It opens you as one opens a letter, and looks through you for any signature other than your own.
scene-special-the-key-and-the-gate-1-pass = It finds you clean, or clean enough, and waits to see what you know. Every formula you carry has begun to glow; one of them, it hints, could be left here as a bolt.
scene-special-the-key-and-the-gate-1-fail = It comes to a page you had hidden from yourself. The iridescent globes draw nearer, one upon another, with great interest.

scene-special-the-key-and-the-gate-2 = A shape under a veil stands at the gate and makes you a sign to follow. You are free to turn back, it says without speaking; what follows must be borne awake.
scene-special-the-key-and-the-gate-2-pass = You are seated on one of the hexagonal thrones, among the other veils. They will hear your plea, and every proof you lay before them will count.
scene-special-the-key-and-the-gate-2-fail = You lift a corner of the veil. There is no face under it, nor any end to what there is.

scene-special-the-key-and-the-gate-3 = The master of the lodge receives you in a study full of clocks, offers a chair and says it is all over. The clocks are right, every one, but they cast no shadow.
scene-special-the-key-and-the-gate-3-pass = The study comes down like painted paper, and you are on a bridge of light with his hands at your throat. One of you will have to let go of more than the other.
scene-special-the-key-and-the-gate-3-fail = You sit down in the chair. It is very comfortable, and the door by which you came has for some time now been a painting of a door.

scene-special-the-key-and-the-gate-4 = Time breaks over you like a flood, and carries along every you that ever was. There is a rope of your own memories to hold, if your hands will close on it.
scene-special-the-key-and-the-gate-4-pass = You come out upon a rock in midstream and see how a dam is made. The stones lie ready: a birthday, a voice, a street, the smell of a certain house.
scene-special-the-key-and-the-gate-4-fail = The rope parts, strand after strand. You try to call for help, and cannot think whose name one calls.

scene-special-the-key-and-the-gate-5 = She stands astride the threshold, huge with child, muttering. Wherever her gaze falls a knot ties itself in the air, and you had better know the counter to each.
scene-special-the-key-and-the-gate-5-pass = Her last knot comes loose, and she looks at you for the first time. You may speak to her now; but all over the world her servants are chanting against your voice.
scene-special-the-key-and-the-gate-5-fail = You miss one knot, and it slips over your head. It draws tight in three places at once: about your luck, about your thoughts, and about your bones.

scene-special-the-key-and-the-gate-6 = A ring of runes hangs in the void and closes about you like a sum about to be checked. Each burns until it is read aloud, in its turn and by its right name.
scene-special-the-key-and-the-gate-6-pass = The ring is silent and offers you its centre. There you must stand, wanting nothing, while every spell you have ever learned begs to be spoken.
scene-special-the-key-and-the-gate-6-fail = One rune you read the wrong way round, and it thanks you. It has so much to teach, it says, and there is merely a line to sign.
