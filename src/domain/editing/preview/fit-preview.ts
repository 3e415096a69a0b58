type PreviewSize = {
  /** Width of the device in px; null for a preview that fills the available space. */
  width: number | null
  /** Available width in px; 0 while it is unknown. */
  availableWidth: number
}

/** Returns the scale at which a device fits the available width (ADM-02), at most 1. */
export function fitPreview({ width, availableWidth }: PreviewSize): number {
  if (width === null || width <= 0 || availableWidth <= 0 || availableWidth >= width) return 1
  return Math.floor((availableWidth / width) * 1000) / 1000
}
