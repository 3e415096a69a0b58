"""The names of the picture files."""

SPIN_FRAMES = 36


def name_stock_picture(body: str, face: str, paint: str, view: str, place: str = "studio") -> str:
    """Return a name such as 'suv-blue-front.webp', 'suv-b-blue-front.webp' for the second face or 'suv-blue-front-hall.webp' in a hall."""
    return f"{name_car(body, face)}-{paint}-{view}{'' if place == 'studio' else f'-{place}'}.webp"


def name_cut_out(body: str, paint: str) -> str:
    """Return a name such as 'suv-blue-front-transparent.webp'."""
    return f"{body}-{paint}-front-transparent.webp"


def name_spin_frame(body: str, face: str, paint: str, frame: int) -> str:
    """Return a name such as 'spin/suv-silver-04.webp'. Each frame is ten degrees further."""
    return f"spin/{name_car(body, face)}-{paint}-{frame:02d}.webp"


def name_car(body: str, face: str) -> str:
    """Return a body with its face, such as 'suv' or 'suv-b'."""
    return body if face == "a" else f"{body}-b"
