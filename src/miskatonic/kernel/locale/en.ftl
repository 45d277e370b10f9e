# Words every game shares.
list-none = none
list-and = { $head } and { $last }

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
effect-or = { $first }, or { $rest }
effect-choose-prompt = Choose one.
effect-may = You may do this: { $then }
effect-may-prompt = Do you want to?
effect-decline = No
effect-pay = You may pay { $cost }. If you do: { $then }
effect-pay-prompt = Do you want to pay?
effect-unless = Unless you pay { $cost }: { $then }
effect-if = If { $when }: { $then }
effect-if-else = If { $when }: { $then } Otherwise: { $otherwise }
effect-test-passfail = { $trial } On a success: { $passed } On a failure: { $failed }
effect-test-pass = { $trial } On a success: { $passed }
effect-test-fail = { $trial } On a failure: { $failed }
effect-test-bare = { $trial }
effect-for-each = For { $each }: { $then }
effect-repeat = { $times ->
    [2] Twice: { $then }
    [3] Three times: { $then }
   *[other] { $times } times: { $then }
}

save-not-bytes = A save is read from bytes, not from { $found }.
save-incomplete = This is not a complete Miskatonic save: { $why }.
save-format = This save has format { $found }; this program reads format { $known }.
save-altered = This save was altered or damaged: its digest does not match its content.
save-unknown-game = This save is of the game “{ $game }”, which this program does not have.
save-does-not-replay = This save does not replay: { $why }
save-leads-elsewhere = This save does not replay to the position it was made in.
save-other-version = This save was made by version { $made } with other rules data, and version { $now } cannot continue it.
