type Framed = {
  /** Width of the device in px; null for a preview that fills the available space. */
  width: number | null
  /** Available width in px; 0 while it is unknown. */
  room: number
}

/** Returns the scale at which a device fits the available width (ADM-02), at most 1. */
export function fitPreview({ width, room }: Framed): number {
  if (width === null || width <= 0 || room <= 0 || room >= width) return 1
  return Math.floor((room / width) * 1000) / 1000
}
