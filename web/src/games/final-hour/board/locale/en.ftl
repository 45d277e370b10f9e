# The campus of Final Hour: what a screen reader hears, and the few words drawn on the map.

map = Map of Miskatonic University. Arrow keys go from building to building.
river = Miskatonic River
building = { $number } { $name }, { $zone } zone.{ $site ->
        [yes] { " " }The ritual site.
       *[no] { "" }
    }{ $gate ->
        [none] { "" }
       *[other] { " " }{ $gate-tokens ->
            [one] Gate, one token: { $gate }.
           *[other] Gate, { $gate-tokens } tokens: { $gate }.
        }
    }{ $clue ->
        [yes] { " " }A clue lies here.
       *[no] { "" }
    }{ $here-count ->
        [0] { "" }
       *[other] { " " }Investigators: { $here }.
    }{ $monsters-count ->
        [0] { " " }No monsters.
       *[other] { " " }Monsters: { $monsters }.
    }{ $damage ->
        [0] { "" }
       *[other] { " " }Damage: { $damage }.
    } { $empty ->
        [0] No empty space.
        [one] One empty space.
       *[other] { $empty } empty spaces.
    } Red monsters go to { $red }, blue ones to { $blue }.
building-legal = { $choices }. { $building }
walkway = Walkway between { $one } and { $other }{ $seal ->
        [fresh] , fresh seal
        [used] , seal that has held once
       *[none] { "" }
    }
walkway-legal = { $choices }. { $walkway }

## The reckoning

reckoning = Reckoning of { $who }
omens = { $omens ->
        [0] No omens in sight
        [one] One omen in sight
       *[other] { $omens } omens in sight
    }
omens-hidden = { $cards ->
        [one] one card face down
       *[other] { $cards } cards face down
    }
row-between = { $least }–{ $most }
row-from = { $least }+
