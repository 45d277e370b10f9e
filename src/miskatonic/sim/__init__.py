"""Playing in bulk: batches of games with statistics, the play-test harness, the benchmark."""
