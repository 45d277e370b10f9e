# How one wins and loses, in a minute.

primer-goal = The act says what you have to achieve, the agenda what threatens you. Get through the acts before the agendas are through.
primer-act = Act now: { $card }. { $text }
primer-agenda = Agenda now: { $card }. It advances at { $threshold } doom; in play now: { $doom }.
primer-clues = Investigate locations to discover clues and spend them together to advance the act, unless its Objective asks for something else.
primer-resolution = The last act leads to a resolution, and the scenario is over. In standalone mode you have won then; in a campaign the resolution tells how well you did.
primer-loss-agenda = The last agenda advances to a resolution of its own, mostly a bad one.
primer-loss-defeat = Whoever has as much damage as health, or as much horror as sanity, is defeated and out of the scenario. When nobody is left, it is over.
primer-campaign = In a campaign you go on even so: what was lost is written in the campaign log, and you carry it with you.
primer-mythos = Mythos: 1 doom comes on the agenda, and everybody draws an encounter card. The first round has no such phase.
primer-investigation = Investigation: everybody takes a turn with 3 actions, in an order you agree on.
primer-enemy = Enemies: hunters come closer, and enemies engaged with you attack.
primer-upkeep = Upkeep: exhausted cards are readied; everybody draws a card and gains a resource.

# What newcomers are told about a question.

hint-mulligan = Send back what does not help in the first rounds, once only. Cheap assets, weapons and tools for clues are good to begin with.
hint-lead = The lead investigator decides where the rules leave something open, and is first in player order.
hint-turn = You have 3 actions. Whoever is engaged with a ready enemy and does something else than fight or evade is attacked for it.
hint-next-turn = Everybody has one turn a round; the order is up to you.
hint-commit = Every icon of the tested skill on a committed card, and every wild one, adds 1 to this test. The card is discarded then, and its cost is not paid. Then a chaos token changes the sum; it has to reach the difficulty.
hint-window = Here fast cards and free abilities may be used. Whoever has no use for it goes on; you can also say when you want to be asked.
hint-react = What is listed can be used only now, in answer to what has just happened.
hint-assign = Assets with health or sanity can take it in your place, and are discarded when they have taken as much as they have.
hint-buy = A card costs its level in experience, and at least 1. For every card that comes, another leaves the deck.
