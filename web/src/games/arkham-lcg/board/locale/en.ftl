# The desk of the card game: what a screen reader hears, and the few words drawn on it.

map = Map of the locations. Arrow keys go from location to location.
location = { $name }{ $revealed ->
        [yes] , shroud { $shroud }.
       *[no] , not yet revealed.
    }{ $clues ->
        [0] { "" }
        [one] { " " }One clue.
       *[other] { " " }{ $clues } clues.
    }{ $doom ->
        [0] { "" }
       *[other] { " " }Doom: { $doom }.
    }{ $victory ->
        [0] { "" }
       *[other] { " " }Victory { $victory }.
    }{ $cards-count ->
        [0] { "" }
       *[other] { " " }Cards here: { $cards }.
    }{ $here-count ->
        [0] { "" }
       *[other] { " " }Investigators: { $here }.
    }{ $enemies-count ->
        [0] { "" }
       *[other] { " " }Enemies: { $enemies }.
    }{ $ways-count ->
        [0] { " " }Connected with nothing.
       *[other] { " " }Connected with { $ways }.
    }
enemy = { $name } (health { $left } of { $health }, fight { $fight }, evade { $evade }, deals { $damage } damage and { $horror } horror{ $engaged ->
        [nobody] { "" }
       *[other] , engaged with { $engaged }
    }{ $exhausted ->
        [yes] , exhausted
       *[no] { "" }
    }{ $doom ->
        [0] { "" }
       *[other] , doom { $doom }
    }{ $clues ->
        [0] { "" }
       *[other] , clues { $clues }
    }{ $keywords-count ->
        [0] { "" }
       *[other] , { $keywords }
    })
name-with-sub = { $name }, { $sub }
name-at = { $name } ({ $place })
with-choices = { $choices }. { $said }

## Keywords of enemies

keyword-aloof = aloof
keyword-exceptional = exceptional
keyword-fast = fast
keyword-hunter = hunter
keyword-massive = massive
keyword-peril = peril
keyword-permanent = permanent
keyword-retaliate = retaliate
keyword-surge = surge

## Around the map

agenda = Agenda: { $name }.{ $threshold ->
        [0] { "" }
       *[other] { " " }Doom in play: { $doom } of { $threshold }.
    }{ $elsewhere ->
        [0] { "" }
       *[other] { " " }{ $elsewhere } of it on other cards.
    }
doom-elsewhere = { $count } on other cards
act = Act: { $name }.{ $needed ->
        [0] { "" }
       *[other] { " " }The investigators have { $clues } of { $needed } clues.
    }
round = Round { $round }: { $phase }
round-short = Round { $round }
encounter-deck = { $count ->
        [one] Encounter deck: one card
       *[other] Encounter deck: { $count } cards
    }
encounter-discard = { $count ->
        [0] Encounter discard pile: empty
        [one] Encounter discard pile: one card
       *[other] Encounter discard pile: { $count } cards
    }
nothing-known = Nobody has looked at its top cards.
empty-pile = No card lies here.
cultists = { $count ->
        [one] One cultist still masked
       *[other] { $count } cultists still masked
    }
cultists-wait = They lie face down. Clues unmask them, one at a time.
victory = { $count ->
        [0] Victory display: empty
       *[other] { $points ->
            [one] Victory display: one point
           *[other] Victory display: { $points } points
        }
    }
victory-none = Enemies and locations worth victory points come here.
bag = { $count ->
        [one] Chaos bag: one token
       *[other] Chaos bag: { $count } tokens
    }
tokens = { $name }: { $count }

## Tests

drawn-choice = Tokens drawn: choose one
