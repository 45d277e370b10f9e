"""Several nodes on one PostgreSQL while everything fails that can: nothing acknowledged may be lost.

    python -m tests.server.faults --minutes 60

Three nodes are started as users start them, people play at them over real sockets, and at random nodes are killed,
stopped and drained, PostgreSQL is restarted, connections are cut, delayed and frozen, the disk is full, clocks are off.
Then all is healed, every game must go on, and what everybody was told is compared with what is stored.
"""
