"""The sets of pictures: stock views, cut-outs and spins."""

from cameras import CLOSE_UPS, VIEWS, add_turntable_camera, add_view_camera
from paints import list_paints
from picture_names import SPIN_FRAMES, name_cut_out, name_spin_frame, name_studio_picture
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


def draw_stock(bodies, faces, views, paints, options: Options):
    """Draw the views of bodies. Without `paints`, each body gets its own."""
    for body in bodies:
        for face in faces:
            if face == "b" and body == "caravan":
                continue
            shots = [_stock_shot(body, face, view, paints or list_paints(body)) for view in rendered_views(body, face, views)]
            draw_shots(body, face, shots, options)


def rendered_views(body: str, face: str, views) -> list[str]:
    """Return the views to render for the wanted ones, without those that are mirrored or do not show the face."""
    if face == "b":
        views = [view for view in views if view in SECOND_FACE_VIEWS]
    if body != "caravan":
        source = {mirrored: view for view, mirrored in MIRRORED.items()}
        views = [source.get(view, view) for view in views]
    return list(dict.fromkeys(views))


def _stock_shot(body, face, view, paints):
    other = None if body == "caravan" else MIRRORED.get(view)
    outputs = [
        Output(
            paint,
            name_studio_picture(body, face, paint, view),
            name_studio_picture(body, face, paint, other) if other else None,
        )
        for paint in paints
    ]
    return Shot(view, lambda car, aspect: add_view_camera(car, view, aspect), outputs)


def draw_cut_outs(bodies, paints, options: Options):
    """Draw front views without a background, with a soft shadow on the ground."""
    for body in bodies:
        wanted = paints or CUT_OUT_PAINTS + MORE_CUT_OUT_PAINTS.get(body, ())
        outputs = [Output(paint, name_cut_out(body, paint)) for paint in wanted]
        shot = Shot("front-transparent", lambda car, aspect: add_view_camera(car, "front", aspect), outputs)
        draw_shots(body, "a", [shot], options, is_cut_out=True)


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
