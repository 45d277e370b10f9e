# Why something cannot be used now.

help-why = a name or a part of it: why that cannot be used now; or a rule by its id
why-line = { $name }: { $reason }
why-options = { $name }: can be chosen now ({ $numbers }).
why-nothing = { $name }: there is nothing to choose about it.
why-more = { $count ->
    [one] … and 1 more; say more of the name
   *[other] … and { $count } more; say more of the name
}
help-not-now = what is not possible now, and why
not-now = Not possible now: { $count } (n says why)
not-now-nothing = This question leaves nothing out.
