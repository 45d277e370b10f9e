"""The version of the engine, stamped into every save."""

VERSION = "0.2.0"
