"""From linear light to the values of a picture file."""

import numpy as np


def tone_map(colour):
    """Compress linear colours (..., 3) with the Khronos PBR Neutral curve and encode them as sRGB from 0 to 1."""
    colour = np.maximum(colour, 0)
    low = colour.min(-1, keepdims=True)
    colour = colour - np.where(low < 0.08, low - 6.25 * low * low, 0.04)
    peak = colour.max(-1, keepdims=True)
    start, desaturation = 0.8 - 0.04, 0.15
    d = 1 - start
    new_peak = 1 - d * d / (np.maximum(peak, start) + d - start)
    compressed = colour * new_peak / np.maximum(peak, 1e-6)
    g = 1 - 1 / (desaturation * (peak - new_peak) + 1)
    compressed = compressed * (1 - g) + new_peak * g
    colour = np.clip(np.where(peak < start, colour, compressed), 0, 1)
    return np.where(colour <= 0.0031308, colour * 12.92, 1.055 * colour ** (1 / 2.4) - 0.055)


def to_bytes(values):
    """Return values from 0 to 1 as bytes."""
    return (values * 255 + 0.5).astype(np.uint8)
