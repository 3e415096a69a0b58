"""The paints in linear red, green and blue, and the paints of each body."""

PAINTS = {
    "white": (0.46, 0.465, 0.47),
    "silver": (0.235, 0.24, 0.25),
    "grey": (0.060, 0.065, 0.073),
    "black": (0.004, 0.0045, 0.0055),
    "blue": (0.007, 0.038, 0.18),
    "red": (0.30, 0.005, 0.009),
    "green": (0.016, 0.042, 0.027),
    "bronze": (0.20, 0.128, 0.066),
    "orange": (0.50, 0.095, 0.008),
}

LIGHT_PAINT = 0.5
"""The grey of the light rendering. Every paint is a mix of this one and black."""

_EVERYWHERE = ("white", "silver", "grey", "black", "blue", "red")
_BESIDES = {
    "hatch": ("orange", "green"),
    "sedan": ("green",),
    "wagon": ("green",),
    "suv": ("green", "bronze"),
    "4x4": ("green", "bronze"),
    "ute": ("orange", "bronze"),
    "van": (),
    "coupe": ("orange", "green"),
    "convertible": ("orange",),
}


def list_paints(body: str) -> tuple[str, ...]:
    """Return a body's paints: six for all cars, and some that suit it. Caravans have four of their own."""
    return ("white", "silver", "grey", "black") if body == "caravan" else _EVERYWHERE + _BESIDES[body]
