type Framed = {
  /** The device that is looked at, in px; null where the preview takes the room that there is. */
  width: number | null
  /** The room for it, in px; 0 while that is not known. */
  room: number
}

/** How much smaller a device is drawn so that all of its width is seen (ADM-02): 1 where there is room, never larger. */
export function fitPreview({ width, room }: Framed): number {
  if (width === null || width <= 0 || room <= 0 || room >= width) return 1
  return Math.floor((room / width) * 1000) / 1000
}
