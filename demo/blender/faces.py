"""The face of each body. Every car except the caravan has a second face, `b`: another body's face on its own measures."""

from body import Body
from face_design import FaceDesign, basic_design
from faces_low import hatch_face, sedan_face, wagon_face
from faces_sport import convertible_face, coupe_face
from faces_upright import four_wheel_drive_face, suv_face, ute_face, van_face

FACES = {
    "hatch": hatch_face,
    "sedan": sedan_face,
    "wagon": wagon_face,
    "suv": suv_face,
    "4x4": four_wheel_drive_face,
    "ute": ute_face,
    "van": van_face,
    "coupe": coupe_face,
    "convertible": convertible_face,
}

SECOND_FACES = {
    "hatch": sedan_face,
    "sedan": wagon_face,
    "wagon": hatch_face,
    "suv": ute_face,
    "4x4": wagon_face,
    "ute": suv_face,
    "van": wagon_face,
    "coupe": sedan_face,
    "convertible": coupe_face,
}


def design_face(body: Body, face: str) -> FaceDesign:
    """Return the design of a body's face "a" or "b"."""
    design = basic_design(body)
    draw = (SECOND_FACES if face == "b" else FACES)[body.spec.name]
    draw(design)
    return design
