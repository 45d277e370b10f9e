# Сцены.

scene-passed = { $result ->
    [one] { $result } успех.
    [few] { $result } успеха.
   *[many] { $result } успехов.
}
scene-failed = Провал.
