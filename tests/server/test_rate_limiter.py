"""Token buckets and rate limiters, with a clock that stands still."""

from __future__ import annotations

import pytest

from miskatonic.server.rate_limiter import RateLimiter, TokenBucket


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(TokenBucket.__init__, "__defaults__", (clock,))
    return clock


def taken(bucket: TokenBucket, times: int) -> int:
    return sum(bucket.take() for _ in range(times))


def test_so_many_at_once_and_then_so_many_a_second() -> None:
    clock = Clock()
    bucket = TokenBucket(rate=2.0, burst=5, clock=clock)
    assert taken(bucket, 9) == 5
    clock.now += 0.4
    assert taken(bucket, 3) == 0
    clock.now += 0.1
    assert taken(bucket, 3) == 1
    clock.now += 1.5
    assert taken(bucket, 9) == 3


def test_it_never_holds_more_than_it_can() -> None:
    clock = Clock()
    bucket = TokenBucket(rate=100.0, burst=3, clock=clock)
    clock.now += 3600
    assert taken(bucket, 10) == 3


def test_a_bucket_is_full_again_after_a_while() -> None:
    clock = Clock()
    bucket = TokenBucket(rate=1.0, burst=2, clock=clock)
    assert bucket.full
    bucket.take()
    assert not bucket.full
    clock.now += 0.5
    assert not bucket.full
    clock.now += 0.5
    assert bucket.full and taken(bucket, 5) == 2


def test_a_rate_limiter_counts_for_each(clock: Clock) -> None:
    limiter = RateLimiter(rate=1.0, burst=2)
    assert [limiter.allow("ada") for _ in range(3)] == [True, True, False]
    assert limiter.allow("bert")
    clock.now += 1
    assert [limiter.allow("ada") for _ in range(2)] == [True, False]


def test_a_rate_limiter_forgets_those_who_wait_but_nobody_who_does_not(clock: Clock) -> None:
    limiter = RateLimiter(rate=1.0, burst=2, most=3)
    for _ in range(2):
        limiter.allow("greedy")
    limiter.allow("ada")
    limiter.allow("bert")
    clock.now += 1.0
    assert limiter.allow("cora"), "there is room: Ada and Bert are forgotten"
    assert [limiter.allow("greedy") for _ in range(2)] == [True, False], "not forgotten"
