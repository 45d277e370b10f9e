"""What a server measures of itself, for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The figures of one server; each server has its own registry."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.tables = Gauge("miskatonic_tables", "Tables in memory.", registry=self.registry)
        self.stored = Gauge("miskatonic_tables_stored", "Tables in the database.", ["status"], registry=self.registry)
        self.connections = Gauge("miskatonic_connections", "Open sockets.", registry=self.registry)
        self.decisions = Counter(
            "miskatonic_decisions", "Choices made, by game and by whom.", ["game", "by"], registry=self.registry
        )
        self.undone = Counter("miskatonic_undone", "Choices taken back.", ["game"], registry=self.registry)
        self.refused = Counter("miskatonic_refused", "Messages refused, by reason.", ["code"], registry=self.registry)
        self.latency = Histogram(
            "miskatonic_choice_seconds",
            "From the arrival of a choice to the sending of everyone's update.",
            registry=self.registry,
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
        )
        self.taken = Counter("miskatonic_tables_taken", "Tables this node began to run.", registry=self.registry)
        self.lost = Counter("miskatonic_tables_lost", "Tables this node had to let go.", registry=self.registry)
        self.forwarded = Counter(
            "miskatonic_forwarded", "Requests and sockets passed on to other nodes.", ["kind"], registry=self.registry
        )
        self.requests = Histogram(
            "miskatonic_request_seconds", "HTTP requests.", ["route", "status"], registry=self.registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
