"""Dealing anew what a seat cannot see."""

from tharsis.games.red_dust_rebellion.state import RDState


def redeal(s: RDState, seat: int) -> None:
    """K8: hands dealt anew; Events and Curiosity cards are bags already, their order lies in no field."""
    s.assets.redeal(seat, s.rng)
    s.campaigns.redeal(seat, s.rng)
