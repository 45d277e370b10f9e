# Words every game shares.
list-none = none
list-and = { $head } and { $last }

side-investigators = the investigators

timing-forced = Several effects are forced now: which comes first?
timing-optional = Use something now?
timing-pass = not now
window-orders-about = Orders: what comes first (otherwise as shown)

# An option with what tells it from others that say the same.
option-apart = { $option } ({ $mark })
marks-both = { $one }, { $other }
twin-number = no. { $number }

dice-keep = keep the dice as they are

effect-none = Nothing happens.
    .do = nothing happens
# .clause: as it goes on after a colon, where a full stop would end what the colon governs, and one colon is enough.
effect-then = { $first } { $rest }
    .clause = { CLAUSE($first-clause) }; { DECAPITALIZE($rest-clause) }
    .do = { $first-do }; { DECAPITALIZE($rest-do) }
# The same after what counts in some cases only, and after what is for each of several.
effect-then-always = { $first } { $rest }
    .clause = { CLAUSE($first-clause) }; in any case, { DECAPITALIZE($rest-clause) }
    .do = { $first-do }; in any case, { DECAPITALIZE($rest-do) }
effect-then-once = { $first } { $rest }
    .clause = { CLAUSE($first-clause) }; after that, { DECAPITALIZE($rest-clause) }
    .do = { $first-do }; after that, { DECAPITALIZE($rest-do) }
# An option, and one of the ways a choice names: an infinitive, where the effect has one.
effect-way = { $way-do }
effect-choose = { $n ->
    [1] Choose one: { $ways }.
   *[other] Choose { $n } different ones: { $ways }.
}
    .clause = { effect-choose.do }.
    .do = { $n ->
        [1] choose { $ways }
       *[other] choose { $n } different ones: { $ways }
    }
effect-choose-optional = { $n ->
    [1] You may choose one: { $ways }.
   *[other] You may choose up to { $n } different ones: { $ways }.
}
    .clause = you may { effect-choose-optional.do }.
    .do = { $n ->
        [1] choose { $ways }
       *[other] choose up to { $n } different ones: { $ways }
    }
effect-comma = “{ $first }”, { $rest }
effect-or = “{ $first }” or “{ $last }”
effect-choose-prompt = Choose one.
effect-may = You may do this: { DECAPITALIZE($then-clause) }
    .clause = if you like, { DECAPITALIZE($then-clause) }
    .do = if you like, { DECAPITALIZE($then-do) }
    .they = { $then-they } if they like
effect-may-otherwise = You may do this: { DECAPITALIZE($then-clause) } If you do not: { DECAPITALIZE($otherwise-clause) }
    .clause = if you like, { CLAUSE($then-clause) }; if you do not, { DECAPITALIZE($otherwise-clause) }
    .do = { DECAPITALIZE($then-do) } or else { DECAPITALIZE($otherwise-do) }
effect-may-prompt = Do you want to?
effect-decline = No
effect-pay = { CAPITALIZE($cost) }: { DECAPITALIZE($then-clause) }
    .do = { $cost }: { DECAPITALIZE($then-do) }
effect-pay-only = { CAPITALIZE($cost) }.
    .do = { $cost }
effect-pay-then = You may { $cost }. If you do: { DECAPITALIZE($then-clause) }
    .clause = you may { $cost }; if you do, { DECAPITALIZE($then-clause) }
    .do = if you like, { $cost }: { DECAPITALIZE($then-do) }
effect-pay-then-otherwise = You may { $cost }. If you do: { DECAPITALIZE($then-clause) } If you do not: { DECAPITALIZE($otherwise-clause) }
    .clause = you may { $cost }; if you do, { CLAUSE($then-clause) }; if you do not, { DECAPITALIZE($otherwise-clause) }
    .do = { $cost }: { DECAPITALIZE($then-do) }; or else { DECAPITALIZE($otherwise-do) }
effect-pay-prompt = Do you want to pay?
effect-unless = Unless you { $cost }: { DECAPITALIZE($then-clause) }
    .clause = unless you { $cost }, { DECAPITALIZE($then-clause) }
    .do = { $cost } or else { DECAPITALIZE($then-do) }
effect-unless-otherwise = Unless you { $cost }: { DECAPITALIZE($then-clause) } If you do: { DECAPITALIZE($otherwise-clause) }
    .clause = unless you { $cost }, { CLAUSE($then-clause) }; if you do, { DECAPITALIZE($otherwise-clause) }
    .do = { $cost }: { DECAPITALIZE($otherwise-do) }; or else { DECAPITALIZE($then-do) }
effect-if = If { $when }: { DECAPITALIZE($then-clause) }
    .clause = if { $when }, { DECAPITALIZE($then-clause) }
    .do = if { $when }, { DECAPITALIZE($then-do) }
effect-if-otherwise = If { $when }: { DECAPITALIZE($then-clause) } Otherwise: { DECAPITALIZE($otherwise-clause) }
    .clause = if { $when }, { CLAUSE($then-clause) }; otherwise, { DECAPITALIZE($otherwise-clause) }
    .do = if { $when }, { DECAPITALIZE($then-do) }, otherwise { DECAPITALIZE($otherwise-do) }
effect-pass = On a success: { DECAPITALIZE($then-clause) }
    .clause = on a success, { DECAPITALIZE($then-clause) }
    .do = on a success { DECAPITALIZE($then-do) }
effect-fail = On a failure: { DECAPITALIZE($then-clause) }
    .clause = on a failure, { DECAPITALIZE($then-clause) }
    .do = on a failure { DECAPITALIZE($then-do) }
effect-result = On a result of { $result }: { DECAPITALIZE($then-clause) }
    .clause = on a result of { $result }, { DECAPITALIZE($then-clause) }
    .do = on a result of { $result } { DECAPITALIZE($then-do) }
effect-result-any = Whatever the result: { DECAPITALIZE($then-clause) }
    .clause = whatever the result, { DECAPITALIZE($then-clause) }
    .do = whatever the result, { DECAPITALIZE($then-do) }
effect-for-each = For { $each }: { DECAPITALIZE($then-clause) }
    .clause = for { $each }, { DECAPITALIZE($then-clause) }
    .do = for { $each }, { DECAPITALIZE($then-do) }
effect-repeat = { $times ->
    [2] Twice: { DECAPITALIZE($then-clause) }
    [3] Three times: { DECAPITALIZE($then-clause) }
   *[other] { $times } times: { DECAPITALIZE($then-clause) }
}
    .clause = { $times ->
        [2] twice in a row, { DECAPITALIZE($then-clause) }
        [3] three times in a row, { DECAPITALIZE($then-clause) }
       *[other] { $times } times in a row, { DECAPITALIZE($then-clause) }
    }
    .do = { $times ->
        [2] twice { DECAPITALIZE($then-do) }
        [3] three times { DECAPITALIZE($then-do) }
       *[other] { $times } times { DECAPITALIZE($then-do) }
    }
effect-per = For { $each }: { DECAPITALIZE($effect-clause) }
    .clause = for { $each }, { DECAPITALIZE($effect-clause) }
    .do = for { $each } { DECAPITALIZE($effect-do) }
    .they = { $effect-they } for { $each-they }
effect-per-more = { $effect } For { $each }, { $n } more.
    .clause = { CLAUSE($effect-clause) }, and { $n } more for { $each }.
    .do = { $effect-do }, for { $each } { $n } more
effect-per-less = { $effect } For { $each }, { $n } less.
    .clause = { CLAUSE($effect-clause) }, but { $n } less for { $each }.
    .do = { $effect-do }, for { $each } { $n } less
per-success = { $every ->
    [1] each success
   *[other] every { $every } successes (rounded up)
}
    .they = { $every ->
        [1] each success
       *[other] every { $every } successes (rounded up)
    }

cost-and = { $first } and { $last }
cost-per = { $cost } for { $each }
cost-lacking = You cannot { $cost }.
condition-unmet = Its conditions are not met.

# What something comes from.
cause-name = { $name-Nom }

why-not-over = The game is over.
why-not-others-decide = Somebody else decides now.
why-not-they-decide = { $who-count ->
    [1] { $who } decides now.
   *[other] { $who } decide now.
}

save-not-bytes = A save is read from bytes, not from { $found }.
save-incomplete = This is not a complete Miskatonic save: { $why }.
save-format = This save has format { $found }; this program reads format { $known }.
save-altered = This save was altered or damaged: its digest does not match its content.
save-unknown-game = This save is of the game “{ $game }”, which this program does not have.
save-does-not-replay = This save does not replay: { $why }
save-leads-elsewhere = This save does not replay to the position it was made in.
save-other-version = This save was made by version { $made } with other rules data, and version { $now } cannot continue it.
save-impossible = This save tells of a position that cannot be ({ $why }).
