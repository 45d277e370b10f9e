# Scenes of Eldritch Horror: what the reader of an encounter sees before the test. Places, and investigators who were defeated.

## Cities, wilderness, sea

scene-general-1-city = The shopkeeper turns away to weigh out coffee for a widow. What you need lies on the counter, a sleeve’s length from you, and the mirror over the till shows half the room.
scene-general-1-wilderness = A man sits against a boulder with his hat over his face, and grass has grown through his gloves. His pack stands beside him, neatly buckled, as if he were waiting for company.
scene-general-1-sea = Broken planks and swollen crates knock against the hull. The captain grants you one hour with the boat hooks, and among the flotsam something catches a light that is not the sun’s.
scene-general-2-city = Two policemen block the doorway and find your papers wanting. One of them taps his open palm with a pencil and remarks that the station keeps some very interesting records.
scene-general-2-wilderness = A single grave lies miles from any road, its slab cut with signs no church would allow. The soil over it rises and sinks, slow as a sleeper’s chest.
scene-general-2-sea = For three days fog has pressed against the portholes. The compass needle turns without hurry, like a thing looking for someone, and strange bells answer the ship’s own.
scene-general-3-city = You are choosing between two lanterns when a masked man bolts the shop door behind him and shows the clerk a cleaver. He has not noticed you among the shelves.
scene-general-3-wilderness = The slab is older than the forest around it. Under the moss your fingers find spirals, a row of stooping figures, and a channel worn smooth by whatever was poured there.
scene-general-3-sea = At the end of the watch an old deckhand sings to the swell, in a language his grandfather brought up in a net. You have met the refrain before, on a far older page.
scene-general-4-city = Three young men in good hats explain that this street is unlucky for strangers, and that luck has its price. The tallest lets a length of pipe slide through his fingers and waits.
scene-general-4-wilderness = A landslide has swallowed the trail. Ahead lies a slope of tilted stones, slick with seepage, and somewhere among them there must be a footing that holds.
scene-general-4-sea = Smoke climbs in short, even puffs from an island the charts call barren. Through the field glass you make out the fire, and several shapes among the rocks around it.
scene-general-5-city = Behind the laundry a man in a fur collar opens a cello case lined with oiled cloth. He names no price; first he would like to hear who sent you.
scene-general-5-wilderness = Rain has bared a lintel in the hillside and, under it, a door with neither hinge nor handle. The marks around the frame ask something of whoever stands before them.
scene-general-5-sea = The mate knows the very reef where a collector’s steamer went down with her holds full. He has a diving suit, two pumps and no hurry, if you have none.
scene-general-6-city = Books stand in drifts up to the ceiling, hymnals among herbals, ledgers among things in no alphabet. The owner is half blind and shelves by smell.
scene-general-6-wilderness = A boy of ten offers you his coin collection if you will look for his uncle, who went up the ravine with a shovel and a book a fortnight ago.
scene-general-6-sea = A barque with rotten sails draws alongside without a ripple. Grey men haul on ropes that are not there, and the boatswain looks up as though the roll-call had come to your name.
scene-general-7-city = Above the fish market five people play for sums that nobody writes down. A chair is drawn back for you, and the woman dealing smiles as if she already knew your cards.
scene-general-7-wilderness = The map went into the river with the mule. What is left is a sun that seems to set twice, a ridge that could be any ridge, and your own footprints to beware of.
scene-general-7-sea = The deck stands up like a wall. Cargo breaks loose in the dark while you cling to a stanchion, and between two waves the wind pronounces something very like a word.
scene-general-8-city = An accordion, a long table, strangers toasting you by name: for one evening the world is no larger than this room. In the crush by the door somebody leans on you too long.
scene-general-8-wilderness = Beyond the firelight voices take up a chant, low and patient, each verse a little nearer than the last. The words have a grammar; you can almost follow it.
scene-general-8-sea = Behind the potato sacks a girl holds a galley knife in both hands. She has been hiding since the last port, she whispers, and not from the crew.
scene-general-9-city = A scream rises through the grating. Below, knee-deep in black water, someone is beating with a lantern at a pale thing that has far too many elbows.
scene-general-9-wilderness = The mules fall silent all at once. Then the tent wall bulges inward, and a weight that reeks of wet ash comes down across your blankets.
scene-general-9-sea = At the captain’s table there is silver, turtle soup and a chart turned face down beside his plate. He speaks freely of everything but the last voyage, and he is on his third glass.
scene-general-10-city = The inspector lifts a corner of the sheet and waits for you. Four rooms, four nights, he says, and each time the walls were arranged before the body was.
scene-general-10-wilderness = Since morning your teeth have been chattering in the heat. The path swims, the pack has doubled its weight, and the nearest quinine is a day’s march away.
scene-general-10-sea = At two in the morning the beat of the engine falters. Barefoot, dripping figures have come over the rail and are going down the ladder to the boilers, carrying hammers.
scene-general-11-city = Among the family vaults the lamps burn blue. A figure in an old wedding coat walks ahead of you, reading the headstones aloud, and stops where a name is missing.
scene-general-11-wilderness = The guide points off the trail to a valley where a lake lies without a wrinkle. His people bring their sleepless there, he says; the cure takes days and costs nothing else.
scene-general-11-sea = The new stoker talks in his sleep, and the ship’s doctor swears the tongue is older than Sumer. Tonight the bunk below his happens to be free.
scene-general-12-city = At the back of the billiard hall a man without a surname peels an orange in one strip. He can arrange almost anything in this city, he says, for people he likes.
scene-general-12-wilderness = The cleft is so tight that you must breathe out to go on. Your lamp slides over painted hunters; farther in, they are painted running the other way.
scene-general-12-sea = A wave clears the rail and drags your luggage to the scuppers. It hangs by one strap, over water where something pale keeps pace with the ship.

## America

scene-america-1-arkham = The librarian unlocks the chained volume and steps well back. You copy out the formula you came for, but the ink on the page is still wet, and the next line describes this room.
scene-america-1-san-francisco = The inspector spreads his photographs along the diner counter, coffee rings and all. He will teach you how he looks at a room, if you have something worth his notebook.
scene-america-1-buenos-aires = Under the meat-packing plant, tiled corridors hum with current. Jars line the walls, labelled in an angular script, and the machine on the table is keeping time with your pulse.
scene-america-2-arkham = In the garret where no corner is square, an old woman bends over your bed and recites until you have it by heart. Now she holds out a pen and a black book.
scene-america-2-san-francisco = The new streetcar tunnel has been boarded up. Behind the planks lies a thing the size of two wagons, a week dead by the smell, though its hide still twitches under the lamp.
scene-america-2-buenos-aires = Through a broken pane you watch the congregation kneel within a ring of lamps. The service is held in three languages at once, and only two of them were made for human mouths.
scene-america-3-arkham = Candles, hoods, a cellar under a most respectable club. Three masked members put their riddles in turn, and nobody has mentioned what is done about wrong answers.
scene-america-3-san-francisco = He runs a flower stall now, but he still stands with his back to a wall. For good whiskey and the right sort of talk he may remember how a case is read.
scene-america-3-buenos-aires = The curator sets before you a gold casket studded with jewels that slide along grooves. No one has ever opened it, he sighs, and the museum is not insured.
scene-america-4-arkham = The patient in the end cell has written over every inch of the padding but one. He will read you a line through the slot, in return for one true thing from outside.
scene-america-4-san-francisco = A launch takes you out to the prison in the bay. A lifer with a shaved head has asked for a visitor who can hear him to the end without once looking away.
scene-america-4-buenos-aires = The student has chalk on his cuffs and has not slept since Lent. He will show you what became of his thesis, page by page, if you can fill the one gap in it.
scene-america-5-arkham = Past the last farm there is a cave with a swept floor. The candles are stubs, a boot has smudged the chalk circle, and the props over the entrance creak as you pass.
scene-america-5-san-francisco = Your host owns the whole headland, an observatory, a fencing hall and forty thousand books. Stay as long as you please, says the invitation, in a hand unused to refusal.
scene-america-5-buenos-aires = In the smugglers’ hold, under the coffee sacks, the tablet lies where the note said. You are finishing the rubbing when lanterns swing along the quay and boots halt at the gangway.
scene-america-6-arkham = The bell over the shop door makes no sound. Among stuffed owls and trick cabinets the owner talks of his trade so pleasantly that you cannot tell when he stops meaning conjuring.
scene-america-6-san-francisco = Weeks of watching have taught you every habit of the house in the alley. Tonight it is empty, and only the door is left, with a sign on it that has not dried.
scene-america-6-buenos-aires = The herb seller presses a knotted cord into your hand and makes you repeat the rite it holds. Then she tells you, without blinking, which god you have offended and how it hunts.
scene-america-7-arkham = The Historical Society keeps its witch-trial papers in the attic, forty boxes that nobody has catalogued. The archivist can lend you a lamp and a key, but nothing leaves the building.
scene-america-7-san-francisco = All evening in the house on the hill you string threads across the stairs and learn to tell settling timber from a footstep. At three o’clock every thread goes slack at once.
scene-america-7-buenos-aires = The old man in the charity ward served the cult for thirty years and would like to be rid of what he knows. He speaks slowly, between coughs, and wants every word written down.
scene-america-8-arkham = The fortune teller turns up three cards, then a fourth that belongs to no deck you have seen. She covers it with her hand and asks whether you recognised it.
scene-america-8-san-francisco = One author in the landlady’s stack of dime magazines is listed nowhere. His tales describe the streets you walked this morning, and the latest one ends at your lodging-house door.
scene-america-8-buenos-aires = The book stands in the rector’s study behind glass and two locks. The secretary who keeps the keys is polite, idle and thoroughly bored with scholars.

## Europe

scene-europe-1-london = The society’s brass plate has been unscrewed and its shutters nailed, yet smoke comes from one chimney. Somewhere along this wet façade there must be a way in.
scene-europe-1-rome = The codex is kept below the last public floor of the great library. The prefect folds his hands, hears your reasons to the end, and asks whether you have better ones.
scene-europe-1-istanbul = In a courtyard under a plane tree the most sought-after teacher in the city sips his tea and lets you wait. His fee, when he mentions it, sounds like an opening move.
scene-europe-2-london = The patient tells it gently, as one tells a child: the door in the wall, the procession, the guests without faces. Street names and dates are scattered through the tale like crumbs.
scene-europe-2-rome = You dream of a legion camped under foreign hills, and your voice is steady as it gives the watchword. Down from the pines come drums, and a people in wolfskins who have never bargained.
scene-europe-2-istanbul = Somebody in the steam is correcting a mistake you have just made aloud. The man on the warm marble knows your field better than its books do, and he never leaves before closing.
scene-europe-3-london = “Horror in Limehouse,” “Curate Sees Dragon,” “River Gives Up Its Own.” On the sixth page, between corsets and racing results, the same small symbol appears three days running.
scene-europe-3-rome = Five clerics sit under a painted Judgement and a sixth takes notes. You are asked to describe what you have seen, plainly, leaving out nothing that touches on doctrine.
scene-europe-3-istanbul = The professor leads you past the museum cases at a trot, firing questions: whose seal, which dynasty, what is wrong with this inscription? A whole delegation trails behind, listening.
scene-europe-4-london = The foundation’s secretary regrets that its files are open to benefactors only. He uncaps a pen and turns the subscription form towards you; the sum has already been filled in.
scene-europe-4-rome = In the lowest gallery of the catacomb a fall of tufa has buried a shrine; one painted hand is still raised above the rubble. The monks have spades, candles and too few backs.
scene-europe-4-istanbul = After dark every tenant of the house takes the back stairs. Down the front ones a woman in a torn veil is coming towards you, step by step, naming those who owe her.
scene-europe-5-london = The night clerk has gone for his supper and left the cabinets open. You have read just enough to know where to look next when a very broad constable shuts the door behind him.
scene-europe-5-rome = For the third night you stand in a marble hall among friends in togas, and see each of them feel for a knife. This time you know that you are dreaming.
scene-europe-5-istanbul = The attaché’s hands shake so badly that he cannot light his cigarette. His daughter was taken on the ferry, and the ransom note bears a seal that you, perhaps, can explain.
scene-europe-6-london = The painter turns his canvases from the wall one by one: a cellar, a harbour, a feast better not understood. He swears that he paints from life, and the backgrounds do look like real places.
scene-europe-6-rome = In the yard of the police post an old priest stands bareheaded while a captain shouts at him. He catches your eye: what he refuses to tell them he would gladly tell you.
scene-europe-6-istanbul = By now they take you for one of their own, and you kneel with the rest in the mosque no believer will enter. Then the leader begins to pass the knife along the row.
scene-europe-7-london = The lecturer’s slides show more than he intends, and you fill page after page with notes. Meanwhile a scarab from the tomb goes along the rows from hand to hand and reaches yours, oddly warm.
scene-europe-7-rome = The healer fled an hour before the procession reached her door. On the shelf stand seven phials, faintly luminous, each labelled with the gift it promises and not with the price.
scene-europe-7-istanbul = After coffee and much courtesy, a circle of scholars that has no name admits you. Their manuscript is carried in under a cloth, and the eldest advises you to read it standing.
scene-europe-8-london = The manuscript came to the university in a coal sack, half in cipher, half in bad Latin. The reading room is heated, and nobody minds how many days you sit there.
scene-europe-8-rome = Below the crypt, by one candle, you make yourself look at the whole of the floor. The saints in the mosaic stand with their backs turned, and what they face is laid in gold.
scene-europe-8-istanbul = In the covered bazaar someone stops whenever you stop. The copper trays along the stalls give back a hundred small bent reflections, and one of them must be his.

## Asia and Australia

scene-asia-1-shanghai = The editor lets you down into the cellar, where sixty years of newspapers lie stacked and damp. Somebody has been over them with a razor, in haste, and not every week is gone.
scene-asia-1-sydney = You dream of a red desert under a green moon, and of running. Leathery wings beat overhead without haste, and the shadow on the sand is larger each time it passes.
scene-asia-1-tokyo = Nine masters of a hidden school sit behind paper screens, and only their shadows receive you. You bow to the mat and plead that the thing be struck down, wherever it walks.
scene-asia-2-shanghai = The brotherhood that owns this quarter trains its people in a courtyard without windows. Its steward studies you over his abacus and asks what you would bring to the family.
scene-asia-2-sydney = Two weeks of tracking through the ranges have made rope of your muscles. Tonight the dogs will not leave the fire, and the beast’s prints run once round the camp.
scene-asia-2-tokyo = Pearl divers have taken rubbings from a terraced pyramid that lies drowned off the cape. The signs tell how to wound what cannot die, and reading them will take patience.
scene-asia-3-shanghai = You lie on the floor of the shrine and read its ceiling until your neck aches and much becomes clear. Towards the centre the characters begin to crawl, and remain quite legible.
scene-asia-3-sydney = With your papers stolen you haul rivets on the great bridge for a day’s wage, and the work hardens you. At the works entrance this evening an officer is asking everyone for documents.
scene-asia-3-tokyo = The pawnbroker pushes the gem across the counter with a pencil, unwilling to touch it. Held to the light it shows a far-off place, and a shape there that turns its head towards you.
scene-asia-4-shanghai = The greatest living authority on the subject answers one letter in a hundred. In a room above the river you dip the pen again and wonder what would make such a man curious.
scene-asia-4-sydney = A railway tunnel has come down on the night shift. You crawl in towards the knocking, a rope around your waist, and count more places it comes from than there were men.
scene-asia-4-tokyo = A chamberlain leads you through seven doors to a hall where ministers kneel in silence. They command the means to strike at what you describe, and they doubt every word.
scene-asia-5-shanghai = Behind the smoking rooms the crime boss keeps a library that universities would envy. He collects in only one other field, he remarks, and that is information.
scene-asia-5-sydney = The explorers’ society hardens its members with ice baths, ropes and a cellar none of them describes. Outsiders may take the course if they bring something the society does not know.
scene-asia-5-tokyo = The commander receives you standing, beside a model of his destroyer. You are asking him to fire on something that is on no chart, and there is a sentry at the door.
scene-asia-6-shanghai = Idols, astrolabes, a mermaid in brine: every crate in the warehouse teaches you something, and you follow the numbers deeper. The lamp burns low, and the aisles no longer run straight.
scene-asia-6-sydney = The dock strike has emptied every shelf in town. The keeper of the last stocked warehouse leans in his doorway, chewing a match, and lets you do the talking.
scene-asia-6-tokyo = The sake leaves a taste of almonds. You stand on a white shore under two suns, your body a small heavy thing far behind you, and a kind voice calls you onward.
scene-asia-7-shanghai = The tea is black as lacquer and smells of thunder. Whoever drinks it sleeps three days, says the old woman, and wakes with something new; she has already laid out a mat.
scene-asia-7-sydney = The courtroom is hot as a kiln, and the accused will not take off his gloves. You alone saw what came through that window, and counsel asks you, with a thin smile, to go on.
scene-asia-7-tokyo = A mendicant with a basket over his head stops his flute as you pass. He can send one evil thing back beneath the world, he says, but his order takes payment only in knowledge.
scene-asia-8-shanghai = The railing of the bridge gives way, and an old monk goes down into the brown canal with his lantern. You can still see it burning under the water.
scene-asia-8-sydney = A long crate stencilled with a gunsmith’s mark lies unclaimed in the customs shed. If the owner has not come by Saturday, yawns the clerk, it goes to whoever is standing here.
scene-asia-8-tokyo = The manual on the herding of demons is shown to nobody, and its guardian has sat before the shelf for forty years. He pours you tea with great courtesy and stays where he is.

## Defeated investigators

scene-fallen-akachi-onyele-health = Akachi lies under a mosquito net and has not stirred since they carried her in; her bag is entrusted to you. The nurse says that sleepers hear everything, if one knows how to speak.
scene-fallen-akachi-onyele-sanity = Akachi gives you all she has carried and sits down before a bowl of bitter drink. Her mind has gone ahead along that road, and the bowl is big enough for two.
scene-fallen-charlie-kane-health = A ward sister with folded arms guards Charlie’s door: no visitors, no politics. His case has been left for you at the desk, but what he knows is on her side of the door.
scene-fallen-charlie-kane-sanity = At a corner table Charlie is signing napkins: a seat in the Senate for the waiter, the moon for the cook. He slides his belongings over to you and waits for your counter-offer.
scene-fallen-diana-stanley-health = Diana whispers with her eyes shut, for the orderly at the window wears a ring she knows. Her things are under the mattress; the rest she tells in allusions meant for initiates.
scene-fallen-diana-stanley-sanity = The woman behind the hat-shop counter has Diana’s face and insists on another name. She gives you the trunk some lodger left behind, and her fingers tremble when you say “Diana”.
scene-fallen-jacqueline-fine-health = Before the fever took her, Jacqueline gave her message away in scraps, a few words to every patient in the ward. Her bag is yours; the scraps must be coaxed from their keepers.
scene-fallen-jacqueline-fine-sanity = In her white room Jacqueline describes, without a pause, cities not yet built and the stars above them. Her things lie folded on a chair, and some of those stars have names.
scene-fallen-jim-culver-health = The throat that sang is stitched and silent, and Jim’s things stand packed for you by the bed. He looks at you for a long while, takes up a pencil, and writes a question.
scene-fallen-jim-culver-sanity = At midnight Jim plays among the headstones, and the ground keeps the beat. His belongings hang on an iron cross for you; he himself is on the far side of the dancers.
scene-fallen-leo-anderson-health = Leo stares at the ceiling and recites the names of everyone he led who did not come home. He has signed his gear over to you, and one name he begins and cannot finish.
scene-fallen-leo-anderson-sanity = You are lifting Leo’s torn pack off a fence at the edge of town when the brush parts. He comes on all fours, teeth bared, and does not know you.
scene-fallen-lily-chen-health = Lily’s bed is empty and the sheet still warm; her satchel hangs on its hook for you. Down in the yard two men in orderlies’ coats are pushing a stretcher into an unmarked van.
scene-fallen-lily-chen-sanity = Lily sweeps a tea-house floor, always the same boards. The monks were wrong about her, she says, and pushes her bundle towards you with the broom: fate has found someone else.
scene-fallen-lola-hayes-health = Lola receives you in a dressing gown and full make-up, radiant, one arm pressed to her side. Her trunk is packed for you; she will talk of anything but the stain spreading under the silk.
scene-fallen-lola-hayes-sanity = On a bare stage Lola plays every part of a tragedy nobody wrote, to an empty house. Her things lie in the wings for you to take; she throws you a cue and waits.
scene-fallen-mark-harrigan-health = Smoke pours from the upper ward as a coughing nurse puts Mark’s kitbag into your arms. He is still up there, she says, behind a beam that two men could not lift.
scene-fallen-mark-harrigan-sanity = Mark has dug a trench across a vacant lot and keeps you in his sights. On orders only he can hear he throws his kit over the parapet; then he demands the password.
scene-fallen-norman-withers-health = Norman, propped on pillows, gives you his things and keeps the pencil. He is charting stars that are no longer where they should be, and he asks you to look through the eyepiece.
scene-fallen-norman-withers-sanity = Norman passes his things out through the hatch without a glance. His cell has no window, and he will say nothing more until the doctors agree to let him see the sky.
scene-fallen-silas-marsh-health = The harbour hospital has kept Silas’s sea chest but lost track of its owner. Thirty unnamed men lie in the long ward, bandaged to the eyes, and one of them must have a sailor’s hands.
scene-fallen-silas-marsh-sanity = Silas stands waist-deep off the slipway, his bag left dry on the stones for you. His kin are calling, he says, and turns his wide, wet eyes to hear one reason to stay.
scene-fallen-trish-scarborough-health = Trish presses a cloakroom ticket into your palm with her good hand: her things are yours. Her journal is another matter, for two gentlemen from an unmarked office are leafing through it next door.
scene-fallen-trish-scarborough-sanity = Trish’s ciphers cover every wall of the rented room, the ceiling and the window too. Her belongings are stacked for you under a note in plain text: it is all here.
