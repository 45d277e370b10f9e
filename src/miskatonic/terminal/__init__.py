"""Playing at a terminal: the screen, the prompt, the saves, the replay."""
