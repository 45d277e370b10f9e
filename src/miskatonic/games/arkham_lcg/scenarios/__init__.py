"""The scenarios: their cards, their set-ups, their endings."""
