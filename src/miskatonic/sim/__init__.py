"""Games in bulk: batches with statistics, play tests, the check of content files, the benchmark; a package for each."""
