# Scenes of Arkham Horror (Third Edition): what the reader of an encounter sees before the test or the choice. Neighborhoods and streets.

## Downtown

scene-downtown-1-arkham-asylum = Days in the quiet ward have done you good. The courteous patient in the next bed, who argues at night with someone under the floor, means to leave before morning and asks you to notice which keys the nurse forgets to lock away.
scene-downtown-1-independence-square = A tarot card lies on the bench, held down by a pebble: a hand offering a staff in leaf. The woman who feeds the pigeons says, without looking up, that it was left for you.
scene-downtown-1-la-bella-luna = Behind the wine racks somebody is shaking dice in a leather cup. The players shift along to make room for you, and the felt in front of the empty place is still warm.
scene-downtown-2-arkham-asylum = Visiting hours are over, says the matron, and the doctors see nobody without a letter. Her apron pocket gapes a little, as pockets will in places where the wages are poor.
scene-downtown-2-independence-square = The bandstand is empty, yet a waltz comes out of it, scratched and slow, and the dead leaves turn in couples. On the conductor’s desk something small gleams and goes out, as if a sleeve kept passing over it.
scene-downtown-2-la-bella-luna = A chair comes down across the next table, and before the waiter can cross himself the whole room is at it. Someone you have never met sets their back against yours and laughs.
scene-downtown-3-arkham-asylum = In the linen room an orderly unfolds a paper of bluish powder that has never been entered in the pharmacy ledger. It stops the pictures, he says, and he asks less for it than the doctors do.
scene-downtown-3-independence-square = Trestle tables have gone up around the statue: lanterns, boots, a gun in pieces, a crate of other people’s spectacles. The sellers name their prices softly and do not say whose house was cleared.
scene-downtown-3-la-bella-luna = The doorman has the shoulders of a wardrobe and a list on which you do not appear. Behind him somebody is winning loudly, and the door has begun to close.
scene-downtown-4-arkham-asylum = The young doctor needs volunteers for his drops and blushes when he mentions the registration fee. By the window sits the last one who signed, taking in both pages of a newspaper at a glance.
scene-downtown-4-independence-square = A ragman pushes his barrow across the square at an hour when there is no trade. The wheels are silent, the lantern casts no shadow, and he is holding out something from the heap for you to take.
scene-downtown-4-la-bella-luna = The manager wants his ledgers put straight before the partners arrive, and the partners are already on the stairs. Somewhere in these columns a sum has been hidden under another name.
scene-downtown-5-arkham-asylum = The psychiatrist listens with his eyes closed, and talking to him is like setting down a heavy suitcase. When the clock strikes he mentions what a further hour would cost, unless your story can keep him in his chair.
scene-downtown-5-independence-square = A painted wagon stands by the fountain, and a family in road dust has spread its charms and idols on a shawl. They want to be over the county line by dark and will part cheaply with any one of them.
scene-downtown-5-la-bella-luna = The gambler under your tablecloth has won too much and pushes a roll of notes into your hand to be got out alive. The kitchen has a back door, the alley has a lit cigarette in it, and his shoes squeak.
scene-downtown-6-arkham-asylum = Beds stand along the corridors now, and the whole floor breathes in one rhythm. A quiet room might still be found, thinks the attendant with the list, rubbing finger and thumb together.
scene-downtown-6-independence-square = Under the elm a fortune teller has set up her folding table and a saucer for coins. The top card of her pack keeps turning itself over: dogs, a road, a face in the sky that only seems asleep.
scene-downtown-6-la-bella-luna = The owner’s nephews are holding a little tailor by the ankles over the laundry chute. He catches sight of you, a perfect stranger, and shouts that here is the friend who will answer for his debts.
scene-downtown-7-arkham-asylum = In the cellar laboratory the sleepers lie in rows and smile. A dose of the dream tincture is not cheap, the doctor admits, but no one has yet asked to be woken.
scene-downtown-7-independence-square = From the back of a truck a farm family is selling what it owns: tools, lamps, coats, the gun that hung over the door. The motor is left running, and the children will not say what came up the well.
scene-downtown-7-la-bella-luna = You know by now what the dealer holds before she turns it, and the art is to look stupid. The floor man has come to stand behind your chair and would so like to hear what you do for a living.
scene-downtown-8-arkham-asylum = The radiator ticks, a canary sleeps under its cloth, and in the waiting room your eyes close of themselves. A nurse lays a blanket over your knees and murmurs that a proper bed costs no more than a lunch.
scene-downtown-8-independence-square = An old Norwegian throws carved bones on the paving and shows you how to read the gaps between them. Now he pours them into your palm; they are warm, and every one pulls a different way.
scene-downtown-8-la-bella-luna = The owner kisses her fingertips: after that kindness to her nephew the back rooms are open to you, and she pins an enamel clover to your lapel. Over coffee she wonders aloud how else a house might show its thanks.

## Easttown

scene-easttown-1-hibbs-roadhouse = The veteran at the end of the bar pours for two and talks about the Argonne as if it were funny. After the second glass it nearly is, and the dark outside the window is only dark.
scene-easttown-1-police-station = The sheriff has a badge and a holster in his drawer, and nobody left to give them to. He needs a good reason or something he can lay on the desk and look at, he says: talk he hears all day.
scene-easttown-1-velmas-diner = Eggs, hash, coffee that could float a nail; the morning begins to look possible. Across the booth a travelling salesman opens his sample case and confides that the firm has folded and everything must go.
scene-easttown-2-hibbs-roadhouse = Out by the woodpile a man lifts the tarpaulin on his truck bed. The goods are good, he says, the labels almost dry, and he would like to be rid of one before the next car comes up the road.
scene-easttown-2-police-station = The desk sergeant hauls up a crate that nobody has claimed from since Easter: umbrellas, gloves, somebody’s flask, a set of teeth. Take what’s yours, he yawns, and he turns back to the crossword.
scene-easttown-2-velmas-diner = The soup is on the house tonight, because the waitress has walked out and left her apron on the pie stand. Velma looks from it to the full counter, and from the counter to you.
scene-easttown-3-hibbs-roadhouse = A dog with one torn ear has chosen your boots to lie on. It does not beg; it only watches the kitchen hatch, where scraps go for small change, and then, politely, your pocket.
scene-easttown-3-police-station = The sergeant licks his pencil and wants it from the beginning: who stood where, what was on the wall, which hand. A locked cabinet behind him holds what the city lends to witnesses it believes.
scene-easttown-3-velmas-diner = At the counter a drunkard swears that the river ran uphill last night with a light under it. Velma has heard it before; she tops up your cup and asks whether you will be wanting the hot plate.
scene-easttown-4-hibbs-roadhouse = Somebody has built a proper fire and left a shelf of paperbacks with the last pages missing. The chair beside it belongs to whoever orders a drink.
scene-easttown-4-police-station = A little girl cannot see over the desk, so she describes her lost rabbit to you instead. It is white, it is called Mr. Soames, and when she last saw it something was calling it by that name.
scene-easttown-4-velmas-diner = The new machine behind the counter whirls celery, iron filings and something from a brown jar into a violet froth. Half the night shift drinks nothing else now, Velma says, and holds out the tin cup for your change.
scene-easttown-5-hibbs-roadhouse = Your shot was clean, but the log-roller at the pool table says you breathed on his ball. His friends are taking off their watches; a round for the table would still count as an apology.
scene-easttown-5-police-station = The officer turns his lamp into your face and asks, not unkindly, what you were doing by the culvert at that hour. On the desk, tagged and waiting for an owner, lies what he picked up there.
scene-easttown-5-velmas-diner = All through his pie the stranger in the next booth has been drawing on his napkins, circle within circle, and wincing. He would sell the lot for the price of the pie; or you could lean over and see how they join.
scene-easttown-6-hibbs-roadhouse = The singer has no band, and none is missed. The smoke itself leans towards her, your shoulders come down, and a felt hat passes from table to table while she looks at nobody but you.
scene-easttown-6-police-station = Littering, says the officer: it was at your feet, therefore it is yours. He will not hear another word about it and pushes the thing across the desk for you to carry out again.
scene-easttown-6-velmas-diner = The woman on the next stool takes your wrist and counts before she has even said good evening. She is a nurse, off duty, with a bag under the counter and a weakness for lemon pie that somebody might pay for.
scene-easttown-7-hibbs-roadhouse = You tell it just as it happened, wings and all, and the bar roars with laughter. It is good laughter, warm as a stove, and they want the part with the wings again if you are standing the drinks.
scene-easttown-7-police-station = The young officer has not taken off his wet coat, and he keeps wiping his hands on it. He has the armory key on his ring; somebody ought to tell him that what he saw in the culvert was real.
scene-easttown-7-velmas-diner = No salt, no iron spoon, nothing that was facing north when it died: tonight you know exactly what you need. Velma writes it all down without a blink and says the trouble will go on the bill.
scene-easttown-8-hibbs-roadhouse = Somebody’s daughter is marrying somebody’s son, and strangers are being kissed. The fiddler has already played your favourite; the cake is cut, and the hat for the young couple is coming round.
scene-easttown-8-police-station = The man in the cell is delighted to have company and boasts of everything: which night, which cellars, who held the lamp. Half of it can be written down and followed; meanwhile he empties his pockets, item by item, through the bars.
scene-easttown-8-velmas-diner = The stew has been on the stove since the war, people say; it is only ever added to. Velma ladles out a bowl that smells of every good supper you remember and names what it costs.
