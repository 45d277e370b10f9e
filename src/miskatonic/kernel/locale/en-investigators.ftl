# Words about investigators that several games share; a game that says something otherwise has it in its own files.

## For whom, after “for”

# What somebody does (.they), or what all of them are told to do.
effect-they = { CAPITALIZE($each-who) } { $then-they }.
    .do = { $each-who } { $then-they }
effect-they-having = { CAPITALIZE($each-who) } { $then-they }.
    .do = { $each-who } { $then-they }
effect-they-and = { $first-they } and { $rest-they }
    .they = { $first-they } and { $rest-they }
effect-address = { CAPITALIZE($each-who) }: { DECAPITALIZE($then-clause) }
    .clause = { $each-who } — { DECAPITALIZE($then-clause) }
    .do = { $each-who }: { DECAPITALIZE($then-do) }
each-investigator = each investigator
each-one-of-all = one investigator of your choice
each-one-other = one other investigator of your choice

## What is counted, after “for”

per-clue = { $every ->
    [1] each clue you have
   *[other] every { $every } clues you have (rounded up)
}

## What is done and tried

effect-become-delayed = { CAPITALIZE(effect-become-delayed.do) }.
    .do = become delayed
    .they = becomes delayed
trial-skill = { CAPITALIZE(trial-skill.do) }.
    .do = test { $skill }{ $mod ->
        [0] {""}
        [1] {" "}(+1)
        [2] {" "}(+2)
        [-1] {" "}(−1)
        [-2] {" "}(−2)
        [-3] {" "}(−3)
       *[other] {" "}({ $mod })
    }

## Prices, after “you may”

cost-clues = spend { $n } { $n ->
    [one] clue
   *[other] clues
}
cost-delay = become delayed
cost-this = discard this card

## Skills

skill-lore = lore
    .Nom = Lore
skill-influence = influence
    .Nom = Influence
skill-observation = observation
    .Nom = Observation
skill-strength = strength
    .Nom = Strength
skill-will = will
    .Nom = Will
