# Mansions of Madness in English: the five stories as they are read out. All of it is our own prose.
# `prologue` and the prologue of the last answer are read to everybody; questions and answers are for the keeper alone.

## The Fall of House Lynch

story-fall-of-house-lynch = The Fall of House Lynch
story-fall-of-house-lynch-blurb = A widower who never buried his wife, a house whose servants leave without their coats. One night, from ten o’clock to two.
story-fall-of-house-lynch-prologue = October 1926. Edith Lynch died in August, and there has been no funeral. Since then the household on the hill above Kingsport has shrunk, one servant after another, and nobody has seen any of them come down the road. Tonight the rain has taken the bridge, the front door stood open, and somewhere above you a man is weeping, or laughing.
story-fall-of-house-lynch-prologue-3a = The message that brought you here was written on the back of a grocer’s bill, in flour and something darker. “He made me set the table for her,” it says. “I have hidden it where I hide from him, behind the stove. Look among my pans, for God’s sake, and not upstairs.” It is signed by the cook.
story-fall-of-house-lynch-prologue-3b = The message that brought you here was written on a prescription pad, and the hand shook. “The first one did not come from the graveyard. I held the lamp, beyond the laboratory, while he lay on the operating table and looked at me.” It is signed by Doctor Amory’s assistant, and it is dated nine days ago.

story-fall-of-house-lynch-question-1 = What became of Walter Lynch’s grief?
story-fall-of-house-lynch-answer-1a = It became a knife: Walter himself must live to see two o’clock.
story-fall-of-house-lynch-answer-1b = It became a thing in a vat: fed with samples, it will walk out of the front door.
story-fall-of-house-lynch-answer-1c = It became a host: the dead of the house will let nobody leave.
story-fall-of-house-lynch-question-2 = Where was Edith laid?
story-fall-of-house-lynch-answer-2a = Under the house, on the basement landing.
story-fall-of-house-lynch-answer-2b = Under the roses, in the garden.
story-fall-of-house-lynch-question-3 = Where did the first victim die?
story-fall-of-house-lynch-answer-3a = In the kitchen: the cook, among her pans.
story-fall-of-house-lynch-answer-3b = In the operating room: a stranger, on the table.

card-clue-fall-of-house-lynch-3a = Clue 3: The Cook’s Apron
clue-fall-of-house-lynch-3a-text = The apron is stiff and brown, and a silver key is sewn into its hem. With it is a note in pencil: “He sleeps beside her still. Up the stairs from the foyer, right along the hall, and there is a third dent in the mattress of the master bedroom. I will not make that bed again.”
card-clue-fall-of-house-lynch-3b = Clue 3: The Operation Book
clue-fall-of-house-lynch-3b-text = The last page has no name of a patient, only a time, a weight, and the words “he spoke”. A silver key marks the page. Below it the assistant has written: “The doctor lodges in the guest bedroom and locks himself in. He is not afraid of Mr Lynch. He is afraid of what he told Mr Lynch how to do.”
card-clue-fall-of-house-lynch-2a = Clue 2: A Diary in Two Hands
clue-fall-of-house-lynch-2a-text = Half of the entries are Edith’s, and they go on for five weeks after her death. “It is dry down here,” says the newest. “Walter sits with me on the landing, below the basement stairs, and we count the steps of people overhead.” On the flyleaf stand words that are no language, to be spoken before a door.
card-clue-fall-of-house-lynch-2b = Clue 2: A Florist’s Ledger
clue-fall-of-house-lynch-2b-text = Forty rose bushes, ordered in August, to be planted by moonlight and by Mr Lynch alone. “She always said that she wanted the rain on her face,” he has written in the margin. “Nobody walks in the garden any more but us two.” Beneath are words that are no language, to be spoken before a gate.
card-clue-fall-of-house-lynch-1a = Clue 1: The Empty Grave Clothes
clue-fall-of-house-lynch-1a-text = The shroud is folded, and a razor lies on it. Each of the servants has a line in Walter’s neat hand: name, hour, what was taken, and what Edith said of it. The last lines have no names yet, only hours, and the last of these is two. He needs no more help from below; he only needs you to be slow.
card-clue-fall-of-house-lynch-1b = Clue 1: The Vat Receipt
clue-fall-of-house-lynch-1b-text = What lies here was never a woman: the skin closes over your finger and takes its warmth. Walter’s note is almost tender. “It forgets her face unless it is fed. Three more pieces, from people who are still frightened, laid on the stone in the ceremony room, and she will be strong enough to go out walking.”
card-clue-fall-of-house-lynch-1c = Clue 1: The Guest List
clue-fall-of-house-lynch-1c-text = It is a list for a dinner, on good paper, and everybody on it has died in this house; the oldest in 1781. Edith’s name is the last but four. The four below are yours, in wet ink. You understand why the front door stood open, and that it will not stand open long.

card-fall-of-house-lynch-event-1 = Clock Strikes 10
fall-of-house-lynch-event-1-unread = Ten strokes, and after each of them the house draws a breath. You have found nothing yet that explains it, and it has found all of you.
fall-of-house-lynch-event-1-3a = At the tenth stroke something comes out of the wall of heat in the upper hall: the cook, with the stove still burning in her ribs. She carries her fire carefully, as one carries a lamp to a guest.
fall-of-house-lynch-event-1-3b = At the tenth stroke bare feet slap across the tiles of the foyer. The patient has got down from the table, and his stitches sing like wires when he turns his head.
card-fall-of-house-lynch-event-2 = Clock Strikes 11
fall-of-house-lynch-event-2-unread = Eleven strokes. A woman’s voice upstairs counts along with them, patiently, as one teaches a child, and she does not stop at eleven.
fall-of-house-lynch-event-2-2a = Eleven strokes, and a man’s laughter under the floor answers them. Whoever he is, he has been told which way you went.
fall-of-house-lynch-event-2-2b = Eleven strokes, and every bed in the house folds shut like a hand. Roses have come up through the mattresses, and their thorns are as long as nails.
card-fall-of-house-lynch-event-3 = Clock Strikes 12
fall-of-house-lynch-event-3-2a = Midnight. Under the stairs a lid slides back, and a voice that was lovely once calls her husband by his name. Edith Lynch is receiving visitors.
fall-of-house-lynch-event-3-2b = Midnight. The rain in the garden falls around a shape that was not there before. Edith Lynch has put a rose in what is left of her hair, and she is looking at the windows.
card-fall-of-house-lynch-event-4 = Clock Strikes 1
fall-of-house-lynch-event-4-1a = One stroke, far too soon: a hand has pushed the clock on. Walter Lynch is done with hiding, and he means to be done with you early.
fall-of-house-lynch-event-4-1b = One stroke, and every lock in the house lets go with a sigh. What is growing in the ceremony room no longer needs doors to hold you; it needs them open.
fall-of-house-lynch-event-4-1c = One stroke, and iron shutters drop across the front door. Where the handle was is a plate of brass crosses now, turning slowly, like a thing that thinks.
card-fall-of-house-lynch-event-5 = Clock Strikes 2
fall-of-house-lynch-event-5-1a = Two strokes. Walter wipes the razor, lays it down beside the last line of his list, and offers his arm to somebody whom you cannot see.
fall-of-house-lynch-event-5-1b = Two strokes. In the cellar something that wore a dear face loses it, feature by feature, and runs down the drain in a long unhappy whisper.
fall-of-house-lynch-event-5-1c = Two strokes. The guests rise from the table all together, and the house, politely, begins to sink.

card-objective-fall-of-house-lynch-a = A Husband’s Work
objective-fall-of-house-lynch-a-reveal = There was never a devil in this house but one, and he has signed everything. Walter Lynch steps out of the dark with his sleeves rolled up, close enough to touch. “Two o’clock,” he says. “I promised her.”
objective-fall-of-house-lynch-a-keeper = Keep Walter Lynch alive until the last event is resolved.
objective-fall-of-house-lynch-a-investigators = Kill Walter Lynch.
card-objective-fall-of-house-lynch-b = Something in Her Place
objective-fall-of-house-lynch-b-reveal = The stone in the ceremony room is wet, and it is not with water. What Walter has been raising on scraps of the living has no bones and a great many eyes, and all of them want to see the town.
objective-fall-of-house-lynch-b-keeper = Bring 3 samples to the altar (2 in a game with one investigator): the shoggoth rises in the Ceremony Room. When it has been there at the end of 3 rounds it can go out: lead it through the front door of the Foyer.
objective-fall-of-house-lynch-b-investigators = Kill the shoggoth, or deny it the town until the last event is resolved.
card-objective-fall-of-house-lynch-c = Nobody Leaves the Table
objective-fall-of-house-lynch-c-reveal = They come out of the walls where they were bricked up, out of the flower beds and the ice. They are not angry. They have kept places for you, and they have very long arms.
objective-fall-of-house-lynch-c-keeper = Let one of those who heard this die before they are out of the house.
objective-fall-of-house-lynch-c-investigators = All of you who are alive now must escape through the front door of the Foyer.

monster-walter-lynch = Walter Lynch
    .a = Walter Lynch
    .the = Walter Lynch
    .plural = Walter Lynches
monster-house-shoggoth = Shoggoth of House Lynch
    .a = the Shoggoth of House Lynch
    .the = the Shoggoth of House Lynch
    .plural = Shoggoths of House Lynch

result-lynch-walter-killed = Walter Lynch dies with a look of mild surprise, as if somebody had called him in from the garden. In the morning you read his list aloud to the sheriff, and the old man takes off his hat at every name.
result-lynch-walter-free = Nobody hears the second stroke, for Walter has stopped the clock with a careful finger. The house is let again in spring, furnished, to a quiet gentleman whose wife is never seen.
result-lynch-shoggoth-killed = It dies as it lived, trying on faces, and the last of them is yours. You burn the rags and the stone, and for years you cannot bear to be told that you look like somebody.
result-lynch-shoggoth-loose = The front door is too narrow for it, so it brings the wall along. Kingsport hears something laugh in the rain with the voice of Edith Lynch, coming down the hill, street by street.
result-lynch-shoggoth-contained = Two o’clock comes, and what was to be Edith is a stain on a cellar floor. Walter kneels beside it until they lead him away, explaining patiently that she only needed a little more.
result-lynch-escaped = You run until the rain is only rain. Behind you one lit window after another goes out, like a table being cleared, and nobody has to count heads twice.
result-lynch-not-all = One chair too few was left empty, and now it is filled. The door of House Lynch swings open again for the next who come to look for somebody.
result-lynch-house-falls = By morning there is a pond on the hill, very clear and very deep. Those who lean over it say that there is a lamp down there, and a long table, and that everybody looks up.

## The Inner Sanctum

story-inner-sanctum = The Inner Sanctum
story-inner-sanctum-blurb = A lodge of gentlemen, a chapel with a hole in its floor, and a friend who went in with a notebook. They are expecting company.
story-inner-sanctum-prologue = Thomas Ware of the Arkham Advertiser joined the Brotherhood of the Ninth Stair to write about it. For three months he sent you letters full of jokes, then one without. The Brotherhood owns a house on French Hill with a chapel that no bishop has blessed. The door is unlocked tonight, the candles are lit, and the altar has been pushed aside to show a ladder going down.
story-inner-sanctum-prologue-4a = “They measured the house once and found it eleven feet too short,” he wrote in that last letter. “I know where the eleven feet are. Push the bookcase and you are in the passage, and nobody can hear a man write there. If I am late on Friday, look in the secret passage.” Friday was a week ago.
story-inner-sanctum-prologue-4b = “They only let me as far as the foot of the basement stairs,” he wrote in that last letter. “There is a landing where the novices wait and are made to listen. I have put it all where I sat, in a box they take for a toy. If I am late on Friday, ask the landing.” Friday was a week ago.

story-inner-sanctum-question-1 = What does the Brotherhood want of this night?
story-inner-sanctum-answer-1a = A voice: enough chanting in the Chapel, and something will answer.
story-inner-sanctum-answer-1b = A guest: the crawling one must be called and fed.
story-inner-sanctum-answer-1c = A silence: no witness may leave by the Chapel door.
story-inner-sanctum-question-2 = Where is the book of the rite kept?
story-inner-sanctum-answer-2a = In the ceremony room.
story-inner-sanctum-answer-2b = In the crypt.
story-inner-sanctum-question-3 = Where do the novices swear?
story-inner-sanctum-answer-3a = In the basement storage.
story-inner-sanctum-answer-3b = On the bridge over the chasm.
story-inner-sanctum-question-4 = Where did Thomas Ware hide what he wrote, and where did he look last?
story-inner-sanctum-answer-4a = In the secret passage; he looked in the study.
story-inner-sanctum-answer-4b = On the basement landing; he looked in the bathroom.

card-clue-inner-sanctum-4a = Clue 4: Ware’s Notebook
clue-inner-sanctum-4a-text = The puzzle box holds a reporter’s notebook and a brass key. “The Hierophant is a banker and keeps accounts even of this,” runs the last page. “His cabinet is in the study, next door to where I sit. I can hear him lock it every night, twice, as a man does who is not sure what is inside.”
card-clue-inner-sanctum-4b = Clue 4: Ware’s Second Notebook
clue-inner-sanctum-4b-text = The puzzle box holds a reporter’s notebook and a brass key. “They wash before the rite, and what they wash off is not dirt,” runs the last page. “The cabinet over the basin in the bathroom is kept locked. What gentleman locks up his tooth powder?”
card-clue-inner-sanctum-3a = Clue 3: Dues of the Brotherhood
clue-inner-sanctum-3a-text = The accounts are in perfect order: candles, robes, silence of two policemen, “storage of novices, basement, per night”. Some of the novices have been in the storage room for eleven years, and the cost of feeding them ends after one. On the cover stand the words that open it, and a warning not to read them twice.
card-clue-inner-sanctum-3b = Clue 3: Stained Linen
clue-inner-sanctum-3b-text = The towels smell of wet stone, and sand from no beach runs out of them. A novice’s card is pinned to one: “Sworn on the rope bridge, over the chasm, the ninth stair having been counted. Three swore. Two came back across.” The words they swore by are copied out below.
card-clue-inner-sanctum-2a = Clue 2: Order of the Procession
clue-inner-sanctum-2a-text = It is a printed card, as for a wedding. First the candles, then the brothers by rank, then “the one who is to be opened”, and all of them halt “in the ceremony room, about the stone table”. The password of the evening is written on the back, and it is Thomas’s middle name.
card-clue-inner-sanctum-2b = Clue 2: Order of the Burial
clue-inner-sanctum-2b-text = It is a printed card, as for a funeral, but the date is tomorrow’s. The brothers are to gather “in the crypt, where the founder lies and listens”, and to bring nothing of iron. The password of the evening is written on the back, and it is Thomas’s middle name.
card-clue-inner-sanctum-1a = Clue 1: The Choir Book
clue-inner-sanctum-1a-text = There is no music in it, only breathing: in for nine, out for nine, by as many throats as can be got into the chapel. The last page tells what answers. It also tells, in an older hand, what it cannot bear, which is a chapel that stays quiet while somebody keeps watch in it.
card-clue-inner-sanctum-1b = Clue 1: The Feeding Book
clue-inner-sanctum-1b-text = Thomas has the last entry, weighed to the ounce. The brothers do not worship the crawling one; they stock its larder, and when four of them stand in the chapel it knows that dinner is announced. Fed for a night it will be strong enough to need no chapel. Here too are the words that send it away hungry, if only morning comes.
card-clue-inner-sanctum-1c = Clue 1: The Register
clue-inner-sanctum-1c-text = Every name is in it: two judges, the chief of police, the owner of the Advertiser. There is no use in calling for help tonight. But outside this town the book will hang them all, and there is one door that leads out of it: the chapel’s, past whichever of their leaders stands before it.

card-inner-sanctum-event-1 = A Late Arrival
inner-sanctum-event-1-all = A motor-car stops outside, and somebody comes in from the street shaking the rain from a scarlet robe. He greets the altar before he notices that the congregation is not his own. If he should not need that robe any more, you might.
card-inner-sanctum-event-2 = Dark Powers
inner-sanctum-event-2-all = The candles lean over, all of them, towards wherever a hooded man is standing. Something below has counted its friends and is pleased with the number.
card-inner-sanctum-event-3 = Urgency
inner-sanctum-event-3-all = A gong, somewhere under the stone. You hear them begin to hurry, sandals on rock, on boards, on stairs; and you are not so proud that you cannot hurry as well.
card-inner-sanctum-event-4 = The Witching Hour
inner-sanctum-event-4-1a = The hour has no number here; the brothers simply breathe in. For nine heartbeats there is no air left for anybody else, and you know what the chanting is for.
inner-sanctum-event-4-1b = The hour has no number here; the brothers simply take one step, all of them together, towards dinner.
inner-sanctum-event-4-1c = The hour has no number here. The street door of the chapel is shut from within, and one of the great of this town sits down before it with a lamp and a pistol, as comfortable as a man in his club.
card-inner-sanctum-event-5 = Too Late
inner-sanctum-event-5-found = The words in the feeding book are short, and you have had all night to learn them. When the first grey comes through the lancet windows there is nobody left below to say amen.
inner-sanctum-event-5-lost = The first grey comes through the lancet windows and falls on an empty chapel. Whatever was to happen here has happened, a little to one side of you, and nobody will ever tell you what it was.

card-objective-inner-sanctum-a = Twelve Breaths
objective-inner-sanctum-a-reveal = They do not call it by a name, for it has none that fits a mouth. They only breathe for it, in the chapel, until it remembers how.
objective-inner-sanctum-a-keeper = At the end of each round every cultist and cult leader in the Chapel adds a breath, at most 3 a round. At 12 breaths you win.
objective-inner-sanctum-a-investigators = Hold the Chapel: 2 rounds that end with at least as many of you in it as cultists and cult leaders, and at least one of you. They need not follow each other.
card-objective-inner-sanctum-b = The Crawling One
objective-inner-sanctum-b-reveal = The flags of the chapel floor rise like a slow wave and break. What comes up between them has been under Arkham longer than the river, and it opens all along its length.
objective-inner-sanctum-b-keeper = Keep the Crawling One alive for 4 more rounds after this one. It may also be called early: 4 cultists in the Chapel reveal this card.
objective-inner-sanctum-b-investigators = Kill the Crawling One; or hold Clue 1 when the last event is resolved.
card-objective-inner-sanctum-c = No Witnesses
objective-inner-sanctum-c-reveal = They know your names now, and your addresses, and whom you would telephone. There is one thing they do not have: the register. There is one thing you do not have: the way to the street.
objective-inner-sanctum-c-keeper = Four rounds that end with at least 5 cultists and cult leaders in the Chapel: the house is closed for ever.
objective-inner-sanctum-c-investigators = One of you must escape by the Chapel door. It is barred while a cult leader is in the Chapel.

monster-crawling-one = Crawling One
    .a = the Crawling One
    .the = the Crawling One
    .plural = Crawling Ones

result-sanctum-silence = Twice the chapel holds its breath with you, and the second time nothing asks for it back. You leave the doors wide open, so that the traffic on French Hill may be heard inside.
result-sanctum-chant = The twelfth breath is not drawn by any of them. The candles go out towards the ceiling, and in every house on French Hill the sleepers begin to breathe in time.
result-sanctum-crawler-killed = It takes as long to die as a landslide. Afterwards you find Thomas’s spectacles among the flags, quite whole, and read by them the last of his jokes.
result-sanctum-crawler-fed = It goes down again when it is full, and takes the chapel, the ladder and the hill’s foundations for a road. The Brotherhood enters the night in its books as a modest success.
result-sanctum-rite-broken = The words send it away hungry. By noon the house on French Hill is for sale, and in the evening the Advertiser prints, under Thomas Ware’s name, the best thing he ever wrote.
result-sanctum-escaped = You come out upon the steps with the register under a coat, and walk, and do not run, to the Boston train. It takes the grand jury nine days to read the names aloud.
result-sanctum-congregation = They bar the chapel and sing, quite well, until you are too tired to knock. The notice in the Advertiser regrets a fire, and its owner regrets it at some length.
result-sanctum-too-late = Morning finds a chapel, some wax, and a hole in the floor that is only a cellar. You will hear the gong again, some night, in some other town, and never learn whether you might have stopped it.

## Blood Ties

story-blood-ties = Blood Ties
story-blood-ties-blurb = An inheritance in the hills behind Dunwich: a farm, a graveyard, a cave. One of you has the dead man’s eyes.
story-blood-ties-prologue = The lawyer called it “a property with improvements”. Ezra Vane died at ninety-one and left his farm in the hills to the only blood he had, whom he had met once, as a child, one summer that the child was never to speak of. You have come along to see it signed for. The gate is off its hinges; the graveyard is the only part of the farm that has been weeded.
story-blood-ties-prologue-5a = With the deed came a page in the old man’s hand. “Thou wilt want to know what it was I showed thee when thou wert six and didst cry so. It is in the shed behind the house with the other tools. I never throw out a tool. Thou hast my hands; open it.”
story-blood-ties-prologue-5b = With the deed came a page in the old man’s hand. “Thou wilt want to know what it was came up and looked at thee when thou wert six and didst cry so. I kept the chair thou satst in, out upon the front porch. I sat in it many an evening after, and they came to me also.”

story-blood-ties-question-1 = What did Ezra Vane leave behind?
story-blood-ties-answer-1a = Himself: the blood of his kin on the altar will let him in again.
story-blood-ties-answer-1b = His neighbours: the dead of the valley are coming home.
story-blood-ties-answer-1c = His debt: the curse is owed by the last of the blood.
story-blood-ties-question-2 = Where did he make his bargain?
story-blood-ties-answer-2a = In the crypt.
story-blood-ties-answer-2b = In the first cave.
story-blood-ties-question-3 = Where did he keep what he brought back from there?
story-blood-ties-answer-3a = In the mud room.
story-blood-ties-answer-3b = In the root cellar.
story-blood-ties-question-4 = Where did his wife walk on her last night?
story-blood-ties-answer-4a = Over the bridge of the chasm.
story-blood-ties-answer-4b = Through the garden.
story-blood-ties-question-5 = What does the child remember, and where does the search begin?
story-blood-ties-answer-5a = A fire: the storage shed, and then the patio.
story-blood-ties-answer-5b = A face: the front porch, and then the front yard.

card-clue-blood-ties-5a = Clue 5: A Tool with No Handle
clue-blood-ties-5a-text = It is a crowbar, bent by something that bent it back. The tag says in ink: “For the iron lid upon the patio, which I laid with good mortar, the summer of the fire. Let the flagstones be. The lid is what thou want’st.”
card-clue-blood-ties-5b = Clue 5: A Child’s Chair
clue-blood-ties-5b-text = Small fingers have scratched a picture under the seat: a yard, a round lid, and long hands that hold it up from beneath. A crowbar leans beside it. The old man has added a caption, as one does in an album: “Front yard, by the path. They only wished to see the child.”
card-clue-blood-ties-4a = Clue 4: Letters in a Tin
clue-blood-ties-4a-text = Ezra’s wife wrote them to a sister and never sent them. “He says the bridge over the chasm is the shortest way to the neighbours, and laughs, for we have none on that side. I have had a brass key made. Tomorrow I will put what I found in the cupboard there, where he will not lean over to look.”
card-clue-blood-ties-4b = Clue 4: Letters in a Jar
clue-blood-ties-4b-text = Ezra’s wife wrote them to a sister and never sent them. “Things grow in the garden that I did not sow, and turn their heads after him like sunflowers. I have had a brass key made, for the seed cabinet out there. He will not look among seeds for anything that is against him.”
card-clue-blood-ties-3a = Clue 3: The Hired Man’s Statement
clue-blood-ties-3a-text = “He come back from under with his boots full,” it runs, “and he would not have them cleaned. He stood them in the mud room in a row, and the door he shut with words. I heard them boots walk about in there at night, every pair.” The words are set down as the man heard them.
card-clue-blood-ties-3b = Clue 3: The Hired Girl’s Statement
clue-blood-ties-3b-text = “He brought up a basket,” it runs, “and said it was potatoes, and down in the root cellar it went, and the door he shut with words. I was to throw them scraps. It isn’t right, potatoes that say thank you.” The words are set down as the girl heard them.
card-clue-blood-ties-2a = Clue 2: The Family Bible
clue-blood-ties-2a-text = The births are in order; the deaths have been crossed out, one after another, by the same pleased hand. A silver key hangs on the ribbon, at the verse about the house appointed for all living. In the margin: “Crypt, third shelf, mine own place. There I gave my word, and there it is kept for me.”
card-clue-blood-ties-2b = Clue 2: The Surveyor’s Map
clue-blood-ties-2b-text = The government man drew the farm and what lies beneath it, and stopped where the ink runs. “Cave, the first of several,” he has lettered neatly. “Worked floor, benches. Mr Vane says that he was married here, the second time.” A silver key is gummed to the sheet.
card-clue-blood-ties-1a = Clue 1: The Contract, with a Blank
clue-blood-ties-1a-text = Ezra sold nothing, he only stored himself. His share of the flesh is to be made good “out of mine own blood, three measures, upon the altar”, and there is a blank for the name of whoever it is poured into. But a thing that is inherited can be refused, aloud, at that same altar, if the heart is in it.
card-clue-blood-ties-1b = Clue 1: The Contract, with Neighbours
clue-blood-ties-1b-text = The whole valley has signed, by crosses, by thumbs, and some of the thumbs are bone. He promised them a homecoming when he should be dead himself. It will not be undone by prayer; but at the foot stands “void if the ground be burnt wherein we lie”, and three grounds are named: the graveyard, the chasm, the garden.
card-clue-blood-ties-1c = Clue 1: The Contract, Unpaid
clue-blood-ties-1c-text = Sixty years of good harvests, and not one of them paid for. “The arrears fall due upon the last of the blood,” it says, “in bad luck, at the rate of a bone a night.” Under it somebody wrote a way out: that same blood must ask pardon in the graveyard, in earnest, three times, of those who went hungry.

card-blood-ties-event-1 = A Bargain
blood-ties-event-1-all = It speaks out of the well, out of the dark behind the barn, in a buzz that has learned English from sermons. It knew Ezra; it knows his kin by the hands. It offers a small thing, as between relations, and it does not like to be refused.
card-blood-ties-event-2 = Another Servant
blood-ties-event-2-all = The roof of the storage shed lifts, settles, and lifts again. Another of the old man’s hired hands has come to see who is going through the tools.
card-blood-ties-event-3 = A Memory
blood-ties-event-3-all = The smell of the graveyard in the wet: that is what it was. The heir could have it back now, the whole of that summer, by wanting it. Nobody can say beforehand what else will come along.
card-blood-ties-event-4 = The Plot Thickens
blood-ties-event-4-1a = “Mine own,” says the altar, wherever it stands. Whoever shook hands with the old man’s friends feels a tug in the wrist, such as a fish must feel, and a red thread runs up the stone.
blood-ties-event-4-1b = Lights are going about in the fields, and doors are being tried, gently, as one does on coming home late. Where there was a fire already, it looks round for company.
blood-ties-event-4-1c = A slate falls, a step gives, a rusty nail stands just where the hand goes. There is no malice in it. It is a bill, and it has come to the right address.
card-blood-ties-event-5 = Sunrise
blood-ties-event-5-all = The sun comes up on the hills behind Dunwich, and something that had the whole night to be stopped in has not been stopped, nor has it been finished. It shrugs, and signs the farm over to itself.

card-objective-blood-ties-a = Room for One More
objective-blood-ties-a-reveal = Ezra Vane is not in his grave; he is merely out. He waits behind a face that has his eyes, three red measures away from being home.
objective-blood-ties-a-keeper = Bring 3 samples to the altar (2 in a game with one investigator).
objective-blood-ties-a-investigators = Refuse the inheritance in the room of an altar, as an action: each willpower test that is passed counts 1, the blood relative’s counts 2. You need 2, and 1 more for each of you.
card-objective-blood-ties-b = Homecoming
objective-blood-ties-b-reveal = The ground of the graveyard bulges like a bed with a sleeper in it. They were promised this, all of them, by a man who kept his promises in the worst way.
objective-blood-ties-b-keeper = Five rounds that end with at least 3 zombies on the map.
objective-blood-ties-b-investigators = Set fire to the Graveyard, the Chasm and the Garden, so that all three burn at once. Whoever is in one of them may pour out lamp oil as an action: a dexterity test with −1.
card-objective-blood-ties-c = The Last of the Blood
objective-blood-ties-c-reveal = A dog howls, a mirror cracks, a ladder slides, and each time it is the same one of you who was standing beside it. The arrears of sixty years are being collected.
objective-blood-ties-c-keeper = Let the blood relative die. As long as this card is hidden, whoever takes a dead relative’s place is of the blood, too.
objective-blood-ties-c-investigators = The blood relative must ask pardon in the Graveyard, as an action: 3 willpower tests passed. At the end of each round their luck is tested, and bad luck hurts.

result-ties-renounced = “No,” says the last of the Vanes, and means it, and the altar cracks like a plate. Somebody very old sits down among the hills and cannot remember whose he was.
result-ties-uncle-returns = The heir signs for the farm next morning, in a beautiful old-fashioned hand. Your friend has his eyes, they say in the village; they say it crossing the road.
result-ties-ashes = Three fires stand on the hills, and whatever was coming home turns and goes back to its rest in them. You sign for nothing, and walk out by the road with ash on your shoulders.
result-ties-homecoming = By dawn there is a light in every window of the valley, and a place laid for every one of them. They are most hospitable. You will not be going.
result-ties-amends = At the third asking the wind drops. Somewhere under the grass they talk it over, and a child’s voice says that it will do; and the rusty nail, this time, only tears a sleeve.
result-ties-line-ends = The debt is paid in full, and the farm bears no name at the next survey. The lawyer files the deed under extinct, and slips on the stairs going down.
result-ties-sunrise = Nobody inherits. The road does not lead to the farm any more, though you can see it from the ridge on clear days, its fields full of people with their backs to you.

## Classroom Curses

story-classroom-curses = Classroom Curses
story-classroom-curses-blurb = Saint Averil’s is closed for the holidays. Something in its ducts is still taking attendance.
story-classroom-curses-prologue = Saint Averil’s Academy takes girls whom other schools have sent home. At Easter 1926 four of them did not go home at all, and the headmistress wrote to the parents that they had “graduated early”. She has not been seen since. You have the porter’s keys, an empty school, a hum in the ventilators, and a copy-book that was posted to you without a stamp.
story-classroom-curses-prologue-4a = The last exercise in it is a composition, “Where I Go To Be Warm”. “Under the boiler is a loose brick,” it runs. “Miss Marsh burns her papers in the furnace room, but she is careless, and I am not. I have kept the ones that would not burn.” It has been marked: good.
story-classroom-curses-prologue-4b = The last exercise in it is a composition, “Where I Go To Be Brave”. “The biology mistress keeps her specimens in the freezer,” it runs, “and the others scream when the light goes out. I don’t. Behind the third jar is a thing that I have kept for somebody clever.” It has been marked: good.

story-classroom-curses-question-1 = What is being taught at Saint Averil’s?
story-classroom-curses-answer-1a = Anatomy: those in the vents are to have their harvest.
story-classroom-curses-answer-1b = Geometry: a hound is to be let out of the angles.
story-classroom-curses-answer-1c = Commerce: Helena Marsh is to close her bargain.
story-classroom-curses-question-2 = Where is the true lesson kept, and where the word that opens it?
story-classroom-curses-answer-2a = The lesson in the tower room, the word in the library.
story-classroom-curses-answer-2b = The lesson in the library, the word in the tower room.
story-classroom-curses-question-3 = Where did the girls leave notes for each other?
story-classroom-curses-answer-3a = In the coat room.
story-classroom-curses-answer-3b = In the bathroom.
story-classroom-curses-question-4 = Where did the missing girl hide her proof?
story-classroom-curses-answer-4a = In the furnace room.
story-classroom-curses-answer-4b = In the freezer.

card-clue-classroom-curses-3a = Clue 3: Papers That Would Not Burn
clue-classroom-curses-3a-text = They are lists of pegs, not of pupils: seven, eleven, twelve, nineteen. Beside each peg stands a weight, and the weights are those of heads. A brass key is tied to them with a hair ribbon, and a child has written: “Number nineteen is mine. Our post office is the locked cupboard in the coat room. Hurry.”
card-clue-classroom-curses-3b = Clue 3: A Thing Kept for Somebody Clever
clue-classroom-curses-3b-text = It is a tooth, the length of a hand, and it hums when it is held. A brass key is tied to it with a hair ribbon, and a child has written: “We put our letters in the medicine cabinet in the bathroom, because Miss Marsh does not like the mirror. Look at her in it and you will see why.”
card-clue-classroom-curses-2a = Clue 2: The Post Office
clue-classroom-curses-2a-text = There are thirty notes, in thirty round hands, and one of them has worked it out. “She reads to us from a book in the library, but that is only the word that opens. What it opens is up in the tower room, and she goes there when the hum does. I have stolen her silver key. I am not afraid; only my hands are.”
card-clue-classroom-curses-2b = Clue 2: The Dead Letters
clue-classroom-curses-2b-text = There are thirty notes, in thirty round hands, and one of them has worked it out. “She shouts the word from the tower room at night, but that is only what opens. What it opens is in the library, behind the shelf with no titles. I have stolen her silver key. I am not afraid; only my hands are.”
card-clue-classroom-curses-1a = Clue 1: A Lesson in Anatomy
clue-classroom-curses-1a-text = The drawings are better than Vesalius, and they are not of what we are like inside, but of how we are packed for travelling. Those in the vents pay by the head. In the margin the headmistress sketched the sign they cannot reach past, and then lost her nerve: three of them in each room that has a vent, it says, and they must leave with empty hands.
card-clue-classroom-curses-1b = Clue 1: A Lesson in Geometry
clue-classroom-curses-1b-text = The theorem is short: what is curved is ours, what is angled is theirs. The girls were set to prove it on the attic floor in chalk, and one of them proved it. Something has their scent now, and it will come into the attic storage when the clock allows, and if it finds a way out of doors there is no corner in the world that it cannot come from.
card-clue-classroom-curses-1c = Clue 1: A Lesson in Commerce
clue-classroom-curses-1c-text = It is a bill of sale, and Helena Marsh is both the clerk and the goods: her pupils for a seat among the stars, in a brass cylinder, for ever. She has four meetings left with the buyers before she signs. They will not deal where anybody looks on, nor will they deal with a corpse.

card-classroom-curses-event-1 = Lights Out
classroom-curses-event-1-all = The dormitory bell rings, though nobody is near it, and the lights go out as they do for girls who have been talking. Somebody very tall walks between the beds, counting.
card-classroom-curses-event-2 = Out of Order
classroom-curses-event-2-4a = The boiler screams and bursts its door. Whatever Miss Marsh put into it last term has come to the end of its patience.
classroom-curses-event-2-4b = The dial of the freezer drops past its last mark and goes on dropping. Breath falls to the floor as snow, and with it goes the wish to do anything clever at all.
card-classroom-curses-event-3 = Not Alone
classroom-curses-event-3-1a = A grating falls. What unfolds from behind it is the colour of a fungus, and it carries a doctor’s bag.
classroom-curses-event-3-1b = Two women are looking at the portraits in the gallery. They are in the portraits, too. They turn, in both places, and smile like teachers.
classroom-curses-event-3-1c = “Sit down,” says a pleasant voice in the library. Helena Marsh has come back to her desk, and something holds up her head from behind.
card-classroom-curses-event-4 = Bad to Worse
classroom-curses-event-4-1a = All the gratings of the school fall, one after another, like a row of dropped slates. The hum is a choir now, and it has come for its harvest.
classroom-curses-event-4-1b = In the attic storage a corner of the ceiling smokes and deepens. A tongue comes out of it first, blue and patient, then a long lean rest.
classroom-curses-event-4-1c = All the gratings of the school fall, one after another. The buyers have come in person, and Helena Marsh puts on her good gloves.
card-classroom-curses-event-5 = Curiosity Kills
classroom-curses-event-5-1a = The hum stops. In the silence you hear lids being screwed on, four, five, six, with great care, as for a long journey.
classroom-curses-event-5-1b = The chalk lines on the attic floor begin to turn, and the angle at which the hound came in closes behind it, with all of you inside.
classroom-curses-event-5-1c = A clock strikes, and Helena Marsh looks at her empty hands. The buyers do not wait; they take the school instead, roof first.

card-objective-classroom-curses-a = The Harvest
objective-classroom-curses-a-reveal = They are not cruel. They have instruments, and labels, and a place ready for each of you on a shelf beyond the moon.
objective-classroom-curses-a-keeper = Let the last event be resolved. At the end of each round a mi-go that is alone in a room with a vent rubs out one sign there.
objective-classroom-curses-a-investigators = Draw 2 signs in every room that has a vent (1 in a game with one investigator): as an action there, an intellect test with +3.
card-objective-classroom-curses-b = The Proof
objective-classroom-curses-b-reveal = Quod erat demonstrandum, says the chalk. It is lean, it is thirsty, and it has waited before there were clocks for somebody to prove that it could come in.
objective-classroom-curses-b-keeper = The hound comes with the fourth event. When it has been there at the end of 6 rounds it can go out: lead it through the front door of the Foyer.
objective-classroom-curses-b-investigators = Kill that hound.
card-objective-classroom-curses-c = Goods and Clerk
objective-classroom-curses-c-reveal = Helena Marsh was the best pupil Saint Averil’s ever had. She found out what it was worth, and who would pay.
objective-classroom-curses-c-keeper = Three rounds that end with Helena and a mi-go in the same room and no investigator there. While Helena has no mi-go in the house, one comes out of a vent at the end of the round.
objective-classroom-curses-c-investigators = Kill Helena.

monster-helena = Helena
    .a = Helena
    .the = Helena
    .plural = Helenas
monster-time-hound = Hound out of the Angles
    .a = the Hound out of the Angles
    .the = the Hound out of the Angles
    .plural = Hounds out of the Angles

result-curses-warded = The last sign dries, and the hum goes up the ducts, out of the roof, and off across the hills, scolding. On the sill of the coat room stand four pairs of shoes; somebody in the attic asks if it is safe to come down.
result-curses-harvest = The new prospectus of Saint Averil’s speaks of travel. Somewhere very cold, on a shelf, six voices recite in unison what they have seen there.
result-curses-hound-killed = It dies in no one place: it smokes, and straightens, and is a line of chalk. You sand down the corners of the attic before you go, and for the rest of your life you choose round tables.
result-curses-hound-loose = It puts its nose to the night air, and to every night there has ever been. There are angles in every street of Arkham, and it knows your scent already.
result-curses-hound-feeds = When the porter comes back there is nobody in the school and no corner in it, either: every room is smooth as the inside of an egg. He does not stay to sweep it.
result-curses-helena-killed = She corrects your grip as you strike, out of habit. When she is dead there is a great fluttering in the vents, as of customers leaving a shop that has closed, and then, from under the floor of the gallery, a girl’s voice calling names.
result-curses-bargain-struck = They shake hands on it, or on what they have. A brass cylinder stands on the headmistress’s desk next day, warm, and it asks you most politely to sit down.
result-curses-bargain-ends = No Helena, no school, no buyers: a meadow with a gatepost in it. You remember an inscription on the gatepost, and that it was about knowledge.

## Green-Eyed Boy

story-green-eyed-boy = Green-Eyed Boy
story-green-eyed-boy-blurb = A doctor’s great house, a child who never blinks, and a telephone call in the child’s voice. It is a long night, with many doors.
story-green-eyed-boy-prologue = Doctor Halloran Weir adopted the boy in 1920 from an asylum that has since burned down. People remember the eyes, green as bottle glass, and that he thanks you before you have given him anything. At a quarter to nine tonight all of you had the same telephone call. “Please come,” said the child. “I don’t think that I can stay here much longer.” The house is lit from cellar to tower, and no one answers the bell.
story-green-eyed-boy-prologue-6a = “I could hear them take your coats,” he had added, “in a minute from now. Look in the pockets of the coat that nobody brought. It’s in the coat room, and it’s small, like mine.”
story-green-eyed-boy-prologue-6b = “I could hear them lay a place for each of you,” he had added, “in a minute from now. Look under the plate that’s at the head, in the dining room. I’m not allowed to sit there any more.”

story-green-eyed-boy-question-1 = What is the boy?
story-green-eyed-boy-answer-1a = Property: Madame Keziel has come to take back what is hers.
story-green-eyed-boy-answer-1b = A key: the gate in the freezer opens by itself now.
story-green-eyed-boy-answer-1c = Dead: he lies in the attic, and somebody has to answer for it.
story-green-eyed-boy-question-2 = Where did he keep his treasures?
story-green-eyed-boy-answer-2a = In the nursery.
story-green-eyed-boy-answer-2b = In the tower room.
story-green-eyed-boy-question-3 = Where did the doctor wash his hands of it?
story-green-eyed-boy-answer-3a = In the bathroom off the corner hallway.
story-green-eyed-boy-answer-3b = In the master bedroom.
story-green-eyed-boy-question-4 = Where was he made to sleep?
story-green-eyed-boy-answer-4a = In the secret passage.
story-green-eyed-boy-answer-4b = In the attic loft.
story-green-eyed-boy-question-5 = Where did the governess listen?
story-green-eyed-boy-answer-5a = In the third hallway.
story-green-eyed-boy-answer-5b = In the laboratory.
story-green-eyed-boy-question-6 = Who betrayed him first, and where do the traces begin?
story-green-eyed-boy-answer-6a = The butler: the coat room, and then the kitchen storage.
story-green-eyed-boy-answer-6b = The tutor: the dining room, and then the library.

card-clue-green-eyed-boy-6a = Clue 6: The Coat Nobody Brought
clue-green-eyed-boy-6a-text = In one pocket is a password of the kind children use, in the other a butler’s wages book. The butler was paid twice, once by the doctor and once in a coin that you cannot place. “For leaving the storage beside the kitchen unlocked on Thursdays,” it says, “and for not counting the meat.”
card-clue-green-eyed-boy-6b = Clue 6: Under the Plate
clue-green-eyed-boy-6b-text = There is a password of the kind children use, and a school report. “He has stopped asking questions,” writes the tutor, “and has begun to answer them. I have shut his exercise books up in the library, and barred the door. I do not teach him any longer. I only keep him from being overheard.”
card-clue-green-eyed-boy-5a = Clue 5: The Thursday Parcel
clue-green-eyed-boy-5a-text = The parcel holds a brass key and a woman’s glove with six fingers. “Leave the meat, ask for nothing,” says the label. “I take my stand in the third hallway, by the locked cabinet, where one hears both the boy and the doctor. He talks in his sleep. I have only to write it down.” It is signed with a K.
card-clue-green-eyed-boy-5b = Clue 5: The Answer Book
clue-green-eyed-boy-5b-text = Pages of answers, in a child’s hand, to questions nobody has put yet; your own names are among them. A brass key is pressed between the leaves. On the last page the tutor has copied: “She listens in the laboratory, behind the glass of the locked cabinet. She thinks that I am asleep.”
card-clue-green-eyed-boy-4a = Clue 4: What the Governess Wrote Down
clue-green-eyed-boy-4a-text = “Night 212. He is no more let sleep in a bed; the doctor has him lie behind the wall, in the secret passage, under an iron lid, on account of the light.” A crowbar lies with the papers, wrapped in a child’s scarf. “It comes out under the lid all the same,” she adds. “It is quite the loveliest green.”
card-clue-green-eyed-boy-4b = Clue 4: What the Governess Overheard
clue-green-eyed-boy-4b-text = “Night 212. He is no more let sleep in a bed; the doctor has had him carried up to the attic loft, and an iron lid put over the hatch, on account of the singing.” A crowbar lies with the papers, wrapped in a child’s scarf. “One hears it in the street all the same,” she adds. “Nobody looks up.”
card-clue-green-eyed-boy-3a = Clue 3: A Blanket and a Silver Key
clue-green-eyed-boy-3a-text = He has drawn upon the wall, at the height of somebody lying down: the doctor, before a mirror, washing hands that do not come clean. “It’s the bathroom by the corner hallway,” he has written, “not the one by my old room. He locks it and he cries. I took his key so that he would have to come out. He didn’t.”
card-clue-green-eyed-boy-3b = Clue 3: A Straw Bed and a Silver Key
clue-green-eyed-boy-3b-text = He has drawn upon the beam, at the height of somebody lying down: the doctor, in a big bed, with a pillow over his own face. “It’s the master bedroom,” he has written. “He goes in at six and locks it and cries. I took his key so that he would have to come out. He didn’t.”
card-clue-green-eyed-boy-2a = Clue 2: The Doctor’s Confession
clue-green-eyed-boy-2a-text = It is dated tomorrow. “I never went into the nursery after the first week. He had closed it himself, with words he did not get from me; I set them down here, as I heard them through the door. All he loves is in there. If you mean to know what he is, look at what he played with.”
card-clue-green-eyed-boy-2b = Clue 2: The Doctor’s Testament
clue-green-eyed-boy-2b-text = It is dated tomorrow. “He asked me for a room from which one could see everybody, and I gave him the tower room. He has closed it himself since, with words he did not get from me; I set them down here. All he loves is up there. If you mean to know what he is, look at what he looks at.”
card-clue-green-eyed-boy-1a = Clue 1: A Christening Spoon
clue-green-eyed-boy-1a-text = There is a name on it, and it is not Weir: “Property of K.” He has kept every one of her letters. “Thou art mine as the hand is,” says the last. “I shall come by the attic, sing to thee three evenings in thy room, and carry thee out at the front door like a bride.” He has written under it, very small: please.
card-clue-green-eyed-boy-1b = Clue 1: A Doll’s House
clue-green-eyed-boy-1b-text = It is this house, to the last spoon, and one room of it is cold to the touch: the freezer. A green thread runs in at its door, and no thread comes out. He has hung a label on it. “It was only a crack when I came. I held it shut as long as I could. Somebody has got to be in there with it, or it opens, and somebody has to tell it no.”
card-clue-green-eyed-boy-1c = Clue 1: A Photograph
clue-green-eyed-boy-1c-text = It shows a boy who lies on the boards of the attic loft, and it is six years old. He never lived in this house; he only never left it. On the back he has made a drawing of a procession, with all of you in it, and a front door, wide open. “Nobody ever carried me,” he has written.

card-green-eyed-boy-event-1 = Frozen Visitor
green-eyed-boy-event-1-all = A man stands in the drive, white with frost in the warm rain, and points at the house. “Not the freezer,” he says, quite clearly. Then he breaks at the waist, like a bottle, and there is nothing inside.
card-green-eyed-boy-event-2 = Touch of Madness
green-eyed-boy-event-2-6a = “Dinner,” announces the butler behind you. He has put on his best gloves over what he has done to his hands, and he has brought the carving knife.
green-eyed-boy-event-2-6b = All over the house chalk squeaks upon slate. The tutor is giving his last lesson, through the walls, and each of you knows the answer, and wishes not to.
card-green-eyed-boy-event-3 = Devoted Servant
green-eyed-boy-event-3-all = A gentleman in a green sash steps out from behind a door that you have already looked behind. “The young master should not be disturbed,” he says with regret, and takes off his rings.
card-green-eyed-boy-event-4 = Horrific Vision
green-eyed-boy-event-4-1a = For the length of a breath you see by his eyes: a woman on the stairs, humming, and a hand upon the minute hand. She is early. She has always been early.
green-eyed-boy-event-4-1b = For the length of a breath you see by his eyes: a crack of green between two sides of beef, and on the other side, stooping to look through, attention.
green-eyed-boy-event-4-1c = For the length of a breath you see by his eyes, and it is boards, and the dust upon them, very near, and it does not change for six years.
card-green-eyed-boy-event-5 = Doomed Us All
green-eyed-boy-event-5-1a = The front door closes softly. Down in the drive a woman’s voice is singing, and a child’s voice has joined in, a little flat.
green-eyed-boy-event-5-1b = The hum of the freezer stops. In the quiet, upon all floors at once, every door of the house opens on the same green room.
green-eyed-boy-event-5-1c = Day breaks, and the telephone rings. “Please come,” says the child, as though for the first time, to whoever it is that will come next.

card-objective-green-eyed-boy-a = What Belongs to Keziel
objective-green-eyed-boy-a-reveal = A window goes up under the roof. She has come as she said she would, in her travelling hat, with six fingers to each glove; and in the whole house there is only one thing that she would call hers.
objective-green-eyed-boy-a-keeper = Let the last event be resolved with Madame Keziel alive; or let her end 3 rounds in the Nursery or the Tower Room with no investigator there, and then lead her out by the front door of the Foyer.
objective-green-eyed-boy-a-investigators = Kill Madame Keziel.
card-objective-green-eyed-boy-b = Ajar
objective-green-eyed-boy-b-reveal = He was never the danger; he was the hand upon the door. Now the hand is tired, and what has leaned on the other side all these years puts its weight to it.
objective-green-eyed-boy-b-keeper = Six rounds that end with no investigator in the Freezer.
objective-green-eyed-boy-b-investigators = Close the gate: as an action in the Freezer, a willpower test. You have to pass 1, and 1 more for each of you.
card-objective-green-eyed-boy-c = Nobody Ever Carried Me
objective-green-eyed-boy-c-reveal = So it was a dead child who rang you up, and every one of you has always known it, as one knows in dreams. He is in the attic loft. He weighs nothing; it is all the rest that is heavy.
objective-green-eyed-boy-c-keeper = Two rounds that end with at least half of the investigators on the map insane; or let the body be destroyed.
objective-green-eyed-boy-c-investigators = Carry the body from the Attic Loft to the space in the Foyer where you came in. It goes along as a corpse does; to be in its room at the end of a round tests your will.

monster-madame-keziel = Madame Keziel
    .a = Madame Keziel
    .the = Madame Keziel
    .plural = Madame Keziels

result-boy-witch-killed = She looks at her six fingers, counts them, and comes to nothing. The boy asks whether he may see the street now. His eyes, by daylight, turn out to be brown.
result-boy-taken = They find Doctor Weir on the stairs, alive, and very obliging. In Kingsport, or Prague, or before the Flood, a woman is walking with a green-eyed child, and she is in no hurry any more.
result-boy-carried-off = She carries him over the threshold like a bride, and he waves to you over her shoulder, as well-brought-up children do. You are all still standing there when the milk comes.
result-boy-gate-closed = “No,” says the last of you who still has a voice, and the green goes out like a pilot light. In the nursery a boy turns over and sleeps, for the first time in six years, with both hands open.
result-boy-gate-open = It opens inward, as it turns out, and the house goes first. The last thing to be seen of the hill is a light, quite the loveliest green.
result-boy-gate-swallows = Neither open nor shut, the gate does what a throat does. There is a gap in the street in the morning, and the houses to either side of it have moved together a little, not to see.
result-boy-laid-to-rest = You set him down where the rain comes in at the door. He weighs what a child weighs; and then the telephone, which has been ringing for six years in some room or other, stops.
result-boy-guilt = It was you, he says without any reproach, and one after another you find that you agree. They will be a long time getting you to come away from the attic stairs.
result-boy-lost = There is nothing left to carry, and so there is nothing left to put down. Every one of you will hear the bell at a quarter to nine, and nobody else in the room will turn his head.
result-boy-unburied = The night is over, and he is not one step nearer to the door. You might come again tomorrow. You have, he tells you, come every night since the first.
