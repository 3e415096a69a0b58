"""The measures of each body, read from specs.json. Metres; x points forwards, y to the left, z up; the origin is between the axles."""

import json
from dataclasses import dataclass
from pathlib import Path

BODIES = ("hatch", "sedan", "wagon", "suv", "4x4", "ute", "van", "coupe", "convertible", "caravan")

Point = list[float]


@dataclass(frozen=True)
class CabinSpec:
    """The part above the belt line, in side view."""

    cowl: Point
    """Lower end of the windscreen (x, z)."""
    header: Point
    """Upper end of the windscreen (x, z)."""
    roof_line: list[Point]
    """Points (x, z) on the middle of the roof."""
    rear_header: Point
    """Upper end of the rear screen (x, z)."""
    rear_base: Point
    """Lower end of the rear screen (x, z)."""
    lean: float
    """How far the sides lean inwards, in metres per metre of height."""
    inset: float
    """Distance of the side glass from the body's side at the belt line."""
    roof_blend: float
    screen_blend: float
    rear_blend: float
    """Radii that round the edges to the roof, the windscreen and the rear screen."""


@dataclass(frozen=True)
class WindowSpec:
    """The rear end of the side windows."""

    rear_top: float
    """x of the upper rear corner."""
    rear_bottom: float
    """x of the lower rear corner."""
    kick: float
    """How far the lower edge rises towards the rear."""


@dataclass(frozen=True)
class BodySpec:
    """The measures of a body. Caravans have no cabin, side windows, section or top line."""

    name: str
    half_width: float
    height: float
    wheelbase: float
    front_overhang: float
    rear_overhang: float
    wheel_radius: float
    tyre_width: float
    ground_clearance: float
    section: str | None = None
    """Shape of the sides: a key of profiles.SECTIONS."""
    doors: int = 0
    cladding: str = "none"
    """Dark plastic: "none", "arches" (arches and sills) or "bumpers" (bumpers and a rub strip)."""
    is_boxy: bool = False
    is_van: bool = False
    is_sport: bool = False
    is_open: bool = False
    has_roof_rails: bool = False
    bed: list[float] | None = None
    """Front and rear end (x) of the load bed of a ute."""
    top_line: list[Point] | None = None
    """Points (x, z) on the bonnet, the belt line and the tail."""
    cabin: CabinSpec | None = None
    side_window: WindowSpec | None = None

    @property
    def is_two_door(self) -> bool:
        """Whether the body has two doors and no others. A van has sliding doors besides."""
        return self.doors == 2 and not self.is_van


def load_spec(name: str) -> BodySpec:
    """Return the measures of a body, for example of "suv"."""
    values = json.loads(Path(__file__).with_name("specs.json").read_text(encoding="utf-8"))[name]
    if "cabin" in values:
        values["cabin"] = CabinSpec(**values["cabin"])
        values["side_window"] = WindowSpec(**values["side_window"])
    return BodySpec(name=name, **values)
