"""The sets of pictures: stock views, cut-outs and spins."""

from cameras import CLOSE_UPS, VIEWS, add_turntable_camera, add_view_camera
from paints import list_paints
from picture_names import SPIN_FRAMES, name_cut_out, name_spin_frame, name_stock_picture
from places import CAMPS, CUT_OUT, PLACES
from shots import Options, Output, Shot, draw_shots

STOCK_VIEWS = (*VIEWS, *CLOSE_UPS)

MIRRORED = {"front": "front-left", "rear": "rear-left"}
"""Cars are alike on both sides, so views from the left are mirrored ones from the right. A caravan has its door on one side."""

SECOND_FACE_VIEWS = ("front", "front-left", "nose", "high", "lamp")
"""Where the second face is visible. Its other pictures are those of the first."""

CUT_OUT_PAINTS = ("silver", "blue", "red")
MORE_CUT_OUT_PAINTS = {"4x4": ("white", "black")}

SPINS = (
    ("suv", "a", ("blue", "white", "silver")),
    ("suv", "b", ("white", "silver", "blue")),
    ("sedan", "b", ("black",)),
    ("ute", "a", ("blue",)),
    ("4x4", "b", ("silver", "white")),
    ("hatch", "b", ("white",)),
    ("wagon", "b", ("white",)),
    ("coupe", "b", ("white",)),
    ("convertible", "a", ("white",)),
    ("van", "b", ("white",)),
    ("caravan", "a", ("white",)),
)
"""The cars with a spin: body, face and paints."""


def draw_stock(bodies, faces, views, paints, places, options: Options):
    """Draw the views of bodies. Without `paints`, each body gets its own. Caravans are drawn outdoors."""
    for body in bodies:
        is_caravan = body == "caravan"
        known = CAMPS if is_caravan else PLACES
        for face in "a" if is_caravan else faces:
            rendered = views if is_caravan else rendered_views(face, views)
            for place in [name for name in known if name in places]:
                shots = [_stock_shot(body, face, view, paints or list_paints(body), place) for view in rendered]
                draw_shots(body, face, shots, options, known[place])


def rendered_views(face: str, views) -> list[str]:
    """Return the views of a car to render for the wanted ones, without those that are mirrored or do not show the face."""
    if face == "b":
        views = [view for view in views if view in SECOND_FACE_VIEWS]
    source = {mirrored: view for view, mirrored in MIRRORED.items()}
    return list(dict.fromkeys(source.get(view, view) for view in views))


def _stock_shot(body, face, view, paints, place):
    is_caravan = body == "caravan"
    other = None if is_caravan else MIRRORED.get(view)
    outputs = [
        Output(
            paint,
            name_stock_picture(body, face, paint, view, place),
            name_stock_picture(body, face, paint, other, place) if other else None,
        )
        for paint in paints
    ]
    # The views from the left of a car show a caravan's right side.
    side = -1 if is_caravan and "left" not in view else 1
    name = view if place == "studio" else f"{view}-{place}"
    return Shot(name, lambda car, aspect: add_view_camera(car, view, aspect), outputs, side)


def draw_cut_outs(bodies, paints, options: Options):
    """Draw front views without a background, with a soft shadow on the ground."""
    for body in bodies:
        wanted = paints or CUT_OUT_PAINTS + MORE_CUT_OUT_PAINTS.get(body, ())
        outputs = [Output(paint, name_cut_out(body, paint)) for paint in wanted]
        shot = Shot("front-transparent", lambda car, aspect: add_view_camera(car, "front", aspect), outputs)
        draw_shots(body, "a", [shot], options, CUT_OUT)


def draw_spins(bodies, faces, paints, frames, options: Options):
    """Draw turntables. Of a car, half a turn is rendered and the other half mirrored; a caravan is rendered all round."""
    for body, face, own_paints in SPINS:
        if body in bodies and face in faces:
            last = SPIN_FRAMES - 1 if body == "caravan" else SPIN_FRAMES // 2
            wanted = range(last + 1) if frames is None else sorted({_rendered_frame(body, frame) for frame in frames})
            shots = [_spin_shot(body, face, frame, paints or own_paints) for frame in wanted]
            draw_shots(body, face, shots, options)


def _rendered_frame(body, frame):
    return frame if body == "caravan" else min(frame, SPIN_FRAMES - frame)


def _spin_shot(body, face, frame, paints):
    has_mirrored = body != "caravan" and frame % (SPIN_FRAMES // 2) != 0
    outputs = [
        Output(
            paint,
            name_spin_frame(body, face, paint, frame),
            name_spin_frame(body, face, paint, SPIN_FRAMES - frame) if has_mirrored else None,
        )
        for paint in paints
    ]
    return Shot(f"spin{frame:02d}", lambda car, aspect: add_turntable_camera(car, frame * 10, aspect), outputs)
