# Scenes.

scene-passed = { $result ->
    [one] 1 success.
   *[other] { $result } successes.
}
scene-failed = Failed.
