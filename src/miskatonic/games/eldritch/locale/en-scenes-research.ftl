# Eldritch Horror: the scenes of research encounters, rumors and mysteries, read before anything is tested.

## Azathoth

scene-research-azathoth-1-city = A metal crate the size of a trunk crosses the alley on jointed legs, unhurried, and nobody else turns to look. You follow the scratches it leaves on the cobbles.
scene-research-azathoth-1-wilderness = Where the meteor fell there is only powder now, fine as flour and glowing in a colour you have no word for. It stirs, although the air is still.
scene-research-azathoth-1-sea = The navigator has taken his sights four times tonight, and four times the stars have put the ship in a different ocean. He hands you the sextant without a word.
scene-research-azathoth-2-city = The opera house has kept the score under lock since its only rehearsal. Between the staves someone has pencilled in a part for an instrument no human breath could fill.
scene-research-azathoth-2-wilderness = Miners have sunk a shaft beside the fallen stone and work it without lamps and without talk. Their foreman greets you by name and asks how you slept last time.
scene-research-azathoth-2-sea = A stone the size of a fist comes down through three decks and lies hissing in the bilge. You have barely wrapped it in wet canvas when the sea comes in after it.
scene-research-azathoth-3-city = The radium is gone from the institute’s safe, and the lead lid has been peeled open from within. A faintly shining smear leads across the floor and on up the wall.
scene-research-azathoth-3-wilderness = Sleep takes you in the open, and the ground falls away. Far below the last stars blind dancers circle a throne to the whine of flutes, and what sits there begins to turn.
scene-research-azathoth-3-sea = In the dream you lie on deck and the stars go out one at a time, in order, as though someone were reading from a list. You try to see which comes next.
scene-research-azathoth-4-city = The geologists keep the rock under a bell of lead glass, and two of them have already lost their hair. They need someone to lift it onto the scales.
scene-research-azathoth-4-wilderness = You lie on your back on cold ground with a watch and a pencil, counting. Tonight the meteors do not scatter: they fall in lines, as if something were being drawn.
scene-research-azathoth-4-sea = The moon rises black tonight, a round hole cut among the stars, and the water swells to meet it. You write down the hour while the crew kneel along the rail.
scene-research-azathoth-5-city = From the gallery of a shuttered clinic you watch a surgeon with too many joints in his fingers lift the top off a skull. The patient is still answering questions.
scene-research-azathoth-5-wilderness = The cone has sunk into the ground to its third ring, warm to the touch, and its plates turn like the wheels of a combination lock. You have watched long enough to try.
scene-research-azathoth-5-sea = At midnight it settles on the rail, folds its membranes and speaks in a voice borrowed from someone you knew. It has a book for you, and it does not ask for money.
scene-research-azathoth-6-city = The hall is full, and the poet reads in a level voice while the audience breathes in time with the lines. Three stanzas remain. You rise and clear your throat.
scene-research-azathoth-6-wilderness = Your torch brings up ochre beasts, ochre hunters, and above them a sky whose stars do not stay where they were painted. The resin is burning low.
scene-research-azathoth-6-sea = Meteors drop hissing into the sea on all sides, and the water shines green where each one sinks. For a moment the swell gathers the lights into a pattern.
scene-research-azathoth-7-city = For three days you have remembered streets you never walked and a sun of the wrong size. Today, at breakfast, whoever is remembering them tells you to be quiet.
scene-research-azathoth-7-wilderness = The villagers never point at the sky, and they teach their children that stars are holes for something to look through. One old woman knows more and has not decided about you yet.
scene-research-azathoth-7-sea = The island splits from top to bottom, and ash settles on the deck like warm snow. Something in the burning column keeps its shape, but to make it out you must sail closer.
scene-research-azathoth-8-city = The observatory lends you its great telescope until dawn. The comet must be somewhere in a patch of sky no larger than a coin, and the eyepiece is cold as a key in winter.
scene-research-azathoth-8-wilderness = Something like a bough lays open your sleeve and the arm in it, and there is no tree within reach. You stand quite still and listen for bark to creak in the empty air.
scene-research-azathoth-8-sea = Each dawn the old sailor tells you the same dream, and each dawn you write it down. Today one small thing in it is different, and he cannot say which.

## Cthulhu

scene-research-cthulhu-1-city = The book is out on loan to a ship’s chandler who gave a false address. The librarian remembers only wet gloves, and a smell of low tide on the slip.
scene-research-cthulhu-1-wilderness = The drumming stops as you step into the firelight. Nine faces turn to you, and one of those seated by the stone gets up; his knife is already wet.
scene-research-cthulhu-1-sea = The lifeboat lies becalmed above something vast that thinks, slowly and distinctly, inside your head. It knows the way home, and it wants one word from you first.
scene-research-cthulhu-2-city = Clay figures crowd the studio to the ceiling, all with the same bowed head and the same beard of feelers. The rest comes to him at night, the sculptor says, and changes the subject.
scene-research-cthulhu-2-wilderness = The roof came down here long ago, and you crawl between the blocks, pushing a lamp ahead of you. Carvings run from stone to stone, but the fall has shuffled them like cards.
scene-research-cthulhu-2-sea = An island stands where the chart shows four thousand fathoms, and the eye slides off the angles of its towers. The helmsman steers for it without being told.
scene-research-cthulhu-3-city = Police whistles answer one another across the quarter as the cordon closes. In the crush of people running, you look for the one who is only walking.
scene-research-cthulhu-3-wilderness = The idol squats in a hollow where nothing grows, and its green stone is beaded as if with sweat. You notice that you are kneeling, and that the shadows have moved.
scene-research-cthulhu-3-sea = The wake glows, and by its light you see heads, rank upon rank of them, keeping pace with the ship. Some bear a litter, and on it a thing wrapped in weed.
scene-research-cthulhu-4-city = For a month, he says, he has woken wet to the skin, and he wrings out his cuffs on your carpet. He knows by heart what the drowned bells say. It remains to understand it.
scene-research-cthulhu-4-wilderness = The hermit fled the sea as far as a man can go on foot. His hut is empty, the kettle warm, and outside are the prints of several pairs of bare feet.
scene-research-cthulhu-4-sea = The diving ship rides at anchor with her lamps shaded, sending men down, though no wreck is recorded here. You climb the anchor chain between two rounds of the watch.
scene-research-cthulhu-5-city = All night you walk a city of wet green blocks, where a jutting corner turns out to be a hollow. You must count the turnings before the alarm clock rings.
scene-research-cthulhu-5-wilderness = From the bare ridge the sky looks crowded, and the familiar figures have shifted like sleepers in a bed. You lay the star tables on your knees and begin with what still agrees.
scene-research-cthulhu-5-sea = A shadow longer than the ship slides under the keel, and the sounding line comes up bitten through. You lean out over the side with a shaded lantern.
scene-research-cthulhu-6-city = The police have gone and left the cellar shrine to its candle ends and chalk outlines. In a drain under the altar, papers are slowly coming apart.
scene-research-cthulhu-6-wilderness = You wake to the small sound of a buckle being undone. The fire is out, and between the tents someone is going through the packs who knows just where to look.
scene-research-cthulhu-6-sea = The islanders tell it in turns, a verse each, passing round a shell of something bitter. It concerns a sleeper, a door and a star, and every teller changes one detail.
scene-research-cthulhu-7-city = The address you were given is a warehouse, and the man who gave it is already inside. Behind you the bolt goes home, and someone begins to hum through his teeth.
scene-research-cthulhu-7-wilderness = You lie down beside your fire and wake on a wet stair that leads, up or down, to the same square. Somewhere far off your body sleeps on, and the fire burns low.
scene-research-cthulhu-7-sea = A hand comes over the side and feels its way along, patient as a blind man’s; the lantern shines through the skin between its fingers. Then it takes hold.
scene-research-cthulhu-8-city = The street fills without a sound: wide mouths, unblinking eyes, collars buttoned to the chin. Nobody threatens you. They only stand closer, and then closer again.
scene-research-cthulhu-8-wilderness = The guide’s letter promises ruins, but all there is here is a pit with smooth walls. Above you he coils up the rope, waiting politely for you to finish speaking.
scene-research-cthulhu-8-sea = Shouts, a shot, lanterns rolling across the deck. The crew are fighting what has come up the side out of the dark, and one of those things wears a red stone.

## Shub-Niggurath

scene-research-shub-niggurath-1-city = The order has left its lodgings in one night, all forty of them, taking even the curtain rings. Behind the stove lie their notes, and the fire is still at work on the edges.
scene-research-shub-niggurath-1-wilderness = The pool is the colour of sour milk and gives a bubble now and then, as if it breathed in its sleep. You bend to take a sample, and something like a hoof comes out.
scene-research-shub-niggurath-1-sea = The crate in number two hold has been broken open from the inside, and the cook’s goat is nowhere to be found. You go down with a lamp and shut the hatch behind you.
scene-research-shub-niggurath-2-city = Her knife misses you by a hand’s breadth, and now she sits tied to a chair and smiles. She answers all your questions readily and never takes her eyes off the clock.
scene-research-shub-niggurath-2-wilderness = They go in single file among the trees, hoods up and lanterns low, and you keep forty paces behind. It seems to you that there are more trunks than there were.
scene-research-shub-niggurath-2-sea = The stokers hear you out over tin mugs: good pay, one night’s work, and something ashore that does bleed if you shoot it long enough. Nobody wants to be the first to speak.
scene-research-shub-niggurath-3-city = The case is empty, and two guards lie before it, their uniforms stuffed with leaves. Nothing else is disturbed but the dust, where something small has walked on cloven feet.
scene-research-shub-niggurath-3-wilderness = They wear goats’ heads carved from wood, and the ring opens before you as though you were expected. A mask is held out to you, still warm from somebody’s breath.
scene-research-shub-niggurath-3-sea = The fire has been set in three places, and someone has cut the hoses. Smoke pours from the cabin where the papers are, and its door is jammed.
scene-research-shub-niggurath-4-city = The moment you doze off the chant begins, in a language close to bleating, and your name is in it. You wake at the street door with your coat already on.
scene-research-shub-niggurath-4-wilderness = The earth has been raked smooth and ringed with white stones; the posts stand ready, their straps hanging. To judge by the footprints, there is one post more than people brought here.
scene-research-shub-niggurath-4-sea = The freighter sits upright on the reef with grass growing from her deck. The journal in the chart room is whole, but its last weeks are written one line over another.
scene-research-shub-niggurath-5-city = Under the wine cellar is a second cellar, and under that a round hall, warm and damp as a mouth. Ears of wheat hang on its walls, and strings of teeth.
scene-research-shub-niggurath-5-wilderness = The herdsman pours for himself, then for you, out of the same jug. He drinks first, and you notice how long he holds it in his mouth before swallowing.
scene-research-shub-niggurath-5-sea = Four men are holding the boatswain down on the mess table, and they are tiring. His nails have gone black and thick, and between the bleats he is trying to tell you something.
scene-research-shub-niggurath-6-city = On your doorstep lies a doll of straw and hair, and the hair is yours. In the window across the street a woman is slowly winding thread around her thumb.
scene-research-shub-niggurath-6-wilderness = As custom requires, they give you a head start and a garland for your neck. Now horns are sounding behind you, and the ground ahead is full of old snares.
scene-research-shub-niggurath-6-sea = The old ship’s chaplain heats an iron in the galley stove and shows you the sign on it, then the same sign on his own arm. It takes off more than skin, he says.
scene-research-shub-niggurath-7-city = The official keeps a horned figurine among his seals and a packed bag under the desk. You lay the open ledger before him and sit down without being asked.
scene-research-shub-niggurath-7-wilderness = The summoners lie around their circle where they were thrown, and what they called is still inside, trying the chalk line. Their book is open at a page that is only half right.
scene-research-shub-niggurath-7-sea = Eleven sailors went ashore for water; their boat is drawn up on the sand, the casks full. The island can be crossed in an hour, and it is very quiet.
scene-research-shub-niggurath-8-city = In the vestry a priest is dying with a long bundle across his knees. He will give it to you, he whispers, but the oath that belongs to it is older than his church.
scene-research-shub-niggurath-8-wilderness = The tables are laid in the open with honey and blood sausage, and each guest in turn must speak a line of the old toast. The turn is coming round to you.
scene-research-shub-niggurath-8-sea = Three nights running, the middle watch has come back one man short. Tonight you stand it yourself, with your back to the mast and the lantern turned down.

## Yog-Sothoth

scene-research-yog-sothoth-1-city = The family will say only that it was silver, that it opened nothing in the house, and that the box is now empty. One of the servants has new shoes.
scene-research-yog-sothoth-1-wilderness = Every door in the village is marked with the same row of circles, and every door is open. The elder embraces you like kin and does not let go.
scene-research-yog-sothoth-1-sea = The lookout reports clear weather to the horizon. You see fog, white and level with the rail, and in it another ship’s bell strikes an hour that has not come yet.
scene-research-yog-sothoth-2-city = The bookbinder keeps the parcel for a customer who died before the bookbinder was born. He will let you carry it further, once you swear to whom.
scene-research-yog-sothoth-2-wilderness = The machine hangs above the ground at the height of a man, turning, and lenses slide out of it on stalks. You copy the signs from its shell while it studies you, your hands longest.
scene-research-yog-sothoth-2-sea = The ship on the horizon carries a rig no yard has built, and keeps her distance however you steer. Through the glass you see someone on her deck, with a glass turned on you.
scene-research-yog-sothoth-3-city = Tonight they will come for the volume in the locked case, and the head librarian wishes to know how you can be so sure. He is reaching for the bell to have you shown out.
scene-research-yog-sothoth-3-wilderness = Something as wide as a barn has gone through here in a straight line, over thicket and stream and rock. Its round prints begin in mid-stride, out of nothing.
scene-research-yog-sothoth-3-sea = The wireless picks up a station where a tired voice gives dates from next year. The operator takes it all down, and then the voice speaks the name of your ship.
scene-research-yog-sothoth-4-city = The brothers of the lodge are at dinner, and the tradesmen’s door is on the latch. You have until the third toast to find the room that is on no plan of the house.
scene-research-yog-sothoth-4-wilderness = The herders say that lines run under the land, and that no flock will graze where two of them meet. You walk with a compass on your palm and watch the needle balk.
scene-research-yog-sothoth-4-sea = Globes of light come down humming over the masts, each on its own note. When two of them touch, the chord makes the fillings ache in your teeth.
scene-research-yog-sothoth-5-city = The head of the lodge receives you alone, pours two glasses, and asks what you suppose lies beyond a closed door. He has asked others, he adds, and they are missed.
scene-research-yog-sothoth-5-wilderness = Everyone here knows the witch, but they cannot agree whether she is a girl or a great-grandmother. Her hut, counted from outside, has one corner too many.
scene-research-yog-sothoth-5-sea = Three of them alight on the hatch cover: shell, wings, and no face at all. The cabin boy speaks for them with his eyes rolled white. They are hiring, and they will not wait long.
scene-research-yog-sothoth-6-city = They say the bookshop stands between numbers eleven and thirteen, but only for someone who has something else in mind. You walk down the street for the third time.
scene-research-yog-sothoth-6-wilderness = You sleep among the rocks and dream of a hall where your life stands shelved in volumes, the last of them already bound. A cone-shaped keeper asks which to bring you.
scene-research-yog-sothoth-6-sea = First the water went foul, then the compass, then the cook’s mind, and the crew has settled on you as the cause. Of the things left at your cabin door, one is not from them.
scene-research-yog-sothoth-7-city = The candidate notices you at the back of the hall and loses the thread of his speech. At the side exit one of his stewards is already waiting, gloved and smiling.
scene-research-yog-sothoth-7-wilderness = The stones on the hilltop all lean a little toward the altar. You read what is cut into it, and something at your shoulder reads along with you.
scene-research-yog-sothoth-7-sea = The sea has a seam in it here, straight as if ruled, and water runs into it from one side only. You have the words to draw it shut, but not yet their order.
scene-research-yog-sothoth-8-city = The boy on the steps offers a trade: a secret of his for a trick of yours. He casts two shadows and has put his foot on one of them to keep it still.
scene-research-yog-sothoth-8-wilderness = The tracks lead into the ring of stones and stop in the middle. Others lead out: the same boots, the same nail missing from the heel, but the soles far more worn.
scene-research-yog-sothoth-8-sea = The engines are full astern, and still the ship moves forward, her wake running on ahead of the bow. The air tastes of copper, and every rope on deck points the same way.

## Rumors

scene-rumor-fractured-reality = Here the ocean is cracked like a mirror, and each piece reflects a sky of its own. Your boat slides over an edge, and the water beyond it is no longer water.
scene-rumor-growing-madness = Three ships drift here lashed side to side, and everyone aboard talks at once, to nobody. You go from voice to voice, listening for what they have in common.
scene-rumor-secrets-of-the-past = Overnight the dig has been filled in, the camp struck, the trenches strewn with salt. Someone does not want the past read, and has left a spade behind.
scene-rumor-dimensions-collide = Two seas lie one inside the other here, and a shore of basalt towers keeps showing through the swell. Each time the waves break on it a little louder.
scene-rumor-mysterious-lights = Curtains of light hang over the pack ice and part whenever a gate opens somewhere in the world. You wait with numb fingers to see who holds the cord.
scene-rumor-spreading-sickness = The wards are overflowing, and all the sick cough in one rhythm. A tired nurse lays your notes beside her own and asks what you know that she does not.
scene-rumor-faded-from-society = In this street the signboards are blank, and the ledgers, and the faces in the photographs. Somewhere close by a name is being rubbed out, and you can hear the scraping.
scene-rumor-stars-aligned = In the rooftop observatory every telescope has been bolted fast, aimed at a bare patch of sky. Night after night something moves into the field of view.

## Mysteries

scene-mystery-seed-of-the-daemon-sultan = The forest lies flat for miles, and every trunk points away from the same bog. In the middle of it the peat is warm and slowly turns, as if stirred from below.
scene-mystery-the-true-name = A syllable is lodged here like a splinter: birds fly around the place, watches stop, and your tongue shapes it unbidden. You hold it up against what you have already learned.
scene-mystery-the-deep-ones-attack = Fishing boats drift here with their nets down and nobody aboard. You haul in one of the nets, hand over hand, until something below begins to haul as well.
scene-mystery-rituals-in-the-wild = The fires are cold, but the earth still keeps the beat; you feel it through your soles. Those who danced here mean to finish, and have left marks for latecomers.
