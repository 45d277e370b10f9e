# Сцени.

scene-passed = { $result ->
    [one] { $result } успіх.
    [few] { $result } успіхи.
   *[many] { $result } успіхів.
}
scene-failed = Провал.
