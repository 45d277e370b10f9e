"""Every player card of the core set, one short class each."""

from . import guardian, investigators, mystic, neutral, rogue, seeker, survivor, weaknesses

__all__ = ["guardian", "investigators", "mystic", "neutral", "rogue", "seeker", "survivor", "weaknesses"]
