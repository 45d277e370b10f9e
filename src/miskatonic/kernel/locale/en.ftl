# Words every game shares.
list-none = none
list-and = { $head } and { $last }

side-investigators = the investigators

timing-forced = Several effects are forced now: which comes first?
timing-optional = Use something now?
timing-pass = not now

effect-none = Nothing happens.
effect-then = { $first } { $rest }
effect-way = “{ $way }”
effect-choose = { $n ->
    [1] Choose one: { $ways }
   *[other] Choose { $n } different ones: { $ways }
}
effect-choose-optional = { $n ->
    [1] You may choose one: { $ways }
   *[other] You may choose up to { $n } different ones: { $ways }
}
effect-comma = { $first }, { $rest }
effect-or = { $first } or { $last }
effect-choose-prompt = Choose one.
effect-may = You may do this: { DECAPITALIZE($then) }
effect-may-otherwise = You may do this: { DECAPITALIZE($then) } If you do not: { DECAPITALIZE($otherwise) }
effect-may-prompt = Do you want to?
effect-decline = No
effect-pay = { CAPITALIZE($cost) }: { DECAPITALIZE($then) }
effect-pay-only = { CAPITALIZE($cost) }.
effect-pay-then = You may { $cost }. If you do: { DECAPITALIZE($then) }
effect-pay-then-otherwise = You may { $cost }. If you do: { DECAPITALIZE($then) } If you do not: { DECAPITALIZE($otherwise) }
effect-pay-prompt = Do you want to pay?
effect-unless = Unless you { $cost }: { DECAPITALIZE($then) }
effect-unless-otherwise = Unless you { $cost }: { DECAPITALIZE($then) } If you do: { DECAPITALIZE($otherwise) }
effect-if = If { $when }: { DECAPITALIZE($then) }
effect-if-otherwise = If { $when }: { DECAPITALIZE($then) } Otherwise: { DECAPITALIZE($otherwise) }
effect-pass = On a success: { DECAPITALIZE($then) }
effect-fail = On a failure: { DECAPITALIZE($then) }
effect-result = On a result of { $result }: { DECAPITALIZE($then) }
effect-result-any = Whatever the result: { DECAPITALIZE($then) }
effect-for-each = For { $each }: { DECAPITALIZE($then) }
effect-repeat = { $times ->
    [2] Twice: { DECAPITALIZE($then) }
    [3] Three times: { DECAPITALIZE($then) }
   *[other] { $times } times: { DECAPITALIZE($then) }
}
effect-per = For { $each }: { DECAPITALIZE($effect) }
effect-per-more = { $effect } For { $each }, { $n } more.
effect-per-less = { $effect } For { $each }, { $n } less.
per-success = { $every ->
    [1] each success
   *[other] every { $every } successes (rounded up)
}

cost-lacking = You cannot { $cost }.
condition-unmet = Its conditions are not met.

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
