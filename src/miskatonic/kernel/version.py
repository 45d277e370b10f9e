"""The version of the engine, stamped into every save."""

VERSION = "0.1.0"
