"""Tables over HTTP and WebSocket: seats, storage, votes, bots that fill in."""
