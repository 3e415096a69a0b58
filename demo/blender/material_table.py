"""How the materials look. Colours are linear red, green and blue."""

from dataclasses import dataclass

Colour = tuple[float, float, float]


@dataclass(frozen=True)
class Look:
    """A material for Blender's principled shader."""

    colour: Colour
    metallic: float = 0
    roughness: float = 0.5
    coat: float = 0
    coat_roughness: float = 0.03
    specular: float = 0.5
    emission: Colour | None = None
    emission_strength: float = 0
    grain: tuple[float, float] | None = None
    """Scale and strength of a fine texture."""


def _light(colour: Colour, strength: float) -> Look:
    return Look(colour, 0, 0.4, emission=colour, emission_strength=strength)


LOOKS = {
    # Body
    "paint": Look((0.012, 0.05, 0.16), 0, 0.35, 1, 0.012),
    "gloss_black": Look((0.006, 0.006, 0.007), 0, 0.12, 1, 0.02),
    "matt_black": Look((0.008, 0.008, 0.008), 0, 0.5),
    "shadow": Look((0.004, 0.004, 0.004), 0, 1, specular=0.1),
    "plastic": Look((0.020, 0.021, 0.022), 0, 0.52, grain=(700, 0.25)),
    "satin_metal": Look((0.50, 0.51, 0.52), 1, 0.24),
    "satin_black": Look((0.07, 0.072, 0.075), 0.8, 0.3),
    "chrome": Look((0.75, 0.76, 0.78), 1, 0.06),
    "grille": Look((0.035, 0.036, 0.038), 0.3, 0.2, 0.8, 0.05),
    "grille_vane": Look((0.016, 0.016, 0.017), 0, 0.35),
    "roof_fabric": Look((0.030, 0.027, 0.026), 0, 0.9, grain=(900, 0.4)),
    "mirror": Look((0.8, 0.82, 0.85), 1, 0.01),
    "number_plate": Look((0.78, 0.79, 0.80), 0, 0.35),
    "dark_glass": Look((0.012, 0.013, 0.014), 0, 0.04, 1, 0.01),
    # Lamps
    "lens_edge": Look((0.02, 0.02, 0.02), 0, 0.2),
    "lamp_housing": Look((0.035, 0.036, 0.04), 0.7, 0.28),
    "tail_lamp_back": Look((0.22, 0.010, 0.012), 0.5, 0.35),
    "light_line": _light((0.92, 0.96, 1), 9),
    "dim_light_line": _light((0.85, 0.92, 1), 1.6),
    "red_light_line": _light((1, 0.035, 0.02), 7),
    "red_reflector": Look((0.30, 0.006, 0.008), 0, 0.15, 1),
    "projector_lens": Look((0.30, 0.34, 0.40), 0.85, 0.05, 1, 0.0),
    # Interior
    "interior_dark": Look((0.05, 0.05, 0.052), 0, 0.65),
    "interior_light": Look((0.11, 0.105, 0.10), 0, 0.6),
    "seat_fabric": Look((0.16, 0.15, 0.145), 0, 0.55),
    "seat_insert": Look((0.36, 0.33, 0.30), 0, 0.65),
    "tan_leather": Look((0.26, 0.115, 0.048), 0, 0.5),
    "display_background": _light((0.006, 0.010, 0.018), 1),
    "display_blue": _light((0.10, 0.32, 0.55), 1.1),
    "display_grey": _light((0.10, 0.13, 0.17), 0.9),
    "display_white": _light((0.55, 0.62, 0.66), 0.7),
    # Wheels
    "tyre": Look((0.011, 0.011, 0.0115), 0, 0.62, grain=(500, 0.2)),
    "aluminium": Look((0.48, 0.49, 0.51), 1, 0.18),
    "light_alloy": Look((0.42, 0.43, 0.45), 1, 0.24, 0.6, 0.03),
    "dark_alloy": Look((0.055, 0.056, 0.06), 0.75, 0.28, 0.6, 0.05),
    "spoke_side": Look((0.020, 0.021, 0.023), 0.4, 0.25, 0.7, 0.05),
    "rim_barrel": Look((0.05, 0.052, 0.055), 0.8, 0.4),
    "brake_disc": Look((0.30, 0.30, 0.31), 1, 0.34),
    "steel": Look((0.30, 0.31, 0.32), 1, 0.4),
    "caliper": Look((0.10, 0.10, 0.105), 0.6, 0.4),
    # Caravan
    "stripe": Look((0.06, 0.063, 0.068), 0.3, 0.35, 1, 0.03),
    "tail_lamp": Look((0.40, 0.006, 0.010), 0, 0.12, 1, emission=(1, 0.03, 0.02), emission_strength=0.5),
    "orange_lens": Look((0.70, 0.22, 0.02), 0, 0.2, 1),
    # Scenery
    "galvanised": Look((0.42, 0.43, 0.44), 0.85, 0.42),
    "shadow_catcher": Look((0.8, 0.8, 0.8), 0, 1, specular=0),
}
"""The entry `paint` is for the caravan's stripes; the paint of cars and of the caravan's body comes from paints.py."""

GLASS = {
    "tinted_glass": ((0.10, 0.105, 0.11), 1.5),
    "clear_glass": ((0.66, 0.72, 0.70), 1.42),
    "showroom_glass": ((0.80, 0.84, 0.84), 1.5),
    "lamp_lens": ((0.93, 0.94, 0.95), 1.5),
    "red_lens": ((0.62, 0.018, 0.022), 1.5),
}
"""Tint and refractive index."""

OWN_COLOUR = (
    "tail_lamp_back",
    "red_light_line",
    "red_reflector",
    "red_lens",
    "tail_lamp",
    "orange_lens",
    "tan_leather",
    "display_background",
    "display_blue",
    "display_grey",
    "display_white",
)
"""The materials whose colour is neither grey nor the paint."""
