"""Build a car from its name."""

from body import Body
from body_spec import load_spec
from car import Car
from caravan import assemble_caravan
from dashboard import add_interior
from dents import press_dents
from faces import design_face
from fittings_ends import add_end_fittings
from fittings_nose import add_nose_fittings
from fittings_sides import add_roof_rails, add_side_fittings
from outlines import Outlines
from panels import cut_skin
from wheels import add_wheel, place_wheels


def assemble(name: str, face: str = "a", cell: float = 0.011) -> Car:
    """Return a car with all its pieces. `cell` is the size of the skin's triangles in metres."""
    spec = load_spec(name)
    if name == "caravan":
        return assemble_caravan(spec, cell)
    body = Body(spec)
    car = Car(body, Outlines(body), design_face(body, face))
    press_dents(car)
    cut_skin(car, body.mesh(cell))
    add_roof_rails(car)
    add_nose_fittings(car)
    add_end_fittings(car)
    add_side_fittings(car)
    add_interior(car)
    add_wheel(car)
    place_wheels(car)
    return car
