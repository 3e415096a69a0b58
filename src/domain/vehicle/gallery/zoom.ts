/** A picture's enlargement, and its offset in px from the middle of its container. */
export type Zoom = { scale: number; x: number; y: number }
type Size = { width: number; height: number }
/** The box that shows a picture, in CSS px, and how far the picture may be enlarged in it. */
export type ZoomFrame = Size & { maxScale: number }
type Point = { x: number; y: number }

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 }
export const MAX_ZOOM = 5
/** The factor of a zoom button or a double tap. */
export const ZOOM_STEP = 1.6

const within = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) + 0

/**
 * Returns how far a picture may be enlarged in a frame: until each of its pixels covers one CSS px (LOOK-06). 1 while the picture has not
 * loaded, and for a picture that is smaller than the frame.
 */
export function toMaxScale(picture: Size, frame: Size): number {
  if (picture.width <= 0 || picture.height <= 0) return 1
  const fitted = Math.min(frame.width / picture.width, frame.height / picture.height)
  return fitted > 0 ? Math.min(MAX_ZOOM, Math.max(1, 1 / fitted)) : 1
}

const limitScale = (scale: number, { maxScale }: ZoomFrame) => Math.min(maxScale, Math.max(1, scale))

/** Limits a zoom, so that the picture is never smaller than its container, enlarged beyond its limit, or moved out of it. */
export function limitZoom({ scale, x, y }: Zoom, container: ZoomFrame): Zoom {
  const limited = limitScale(scale, container)
  return { scale: limited, x: within(x, ((limited - 1) * container.width) / 2), y: within(y, ((limited - 1) * container.height) / 2) }
}

/** Zooms by a factor around a point in px from the middle of the container. The picture's point there doesn't move. */
export function zoomAt(zoom: Zoom, factor: number, about: Point, container: ZoomFrame): Zoom {
  const scale = limitScale(zoom.scale * factor, container)
  const ratio = scale / zoom.scale
  return limitZoom({ scale, x: about.x - (about.x - zoom.x) * ratio, y: about.y - (about.y - zoom.y) * ratio }, container)
}

/** Follows a two-finger gesture from the positions before to those after. */
export function pinchZoom(zoom: Zoom, before: readonly [Point, Point], after: readonly [Point, Point], container: ZoomFrame): Zoom {
  const distance = ([a, b]: readonly [Point, Point]) => Math.hypot(a.x - b.x, a.y - b.y)
  const middle = ([a, b]: readonly [Point, Point]) => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
  const [from, to] = [middle(before), middle(after)]
  const zoomed = zoomAt(zoom, distance(after) / Math.max(1, distance(before)), from, container)
  return limitZoom({ ...zoomed, x: zoomed.x + to.x - from.x, y: zoomed.y + to.y - from.y }, container)
}

/** Minimum horizontal distance of a swipe in px. It must also exceed the vertical distance. */
const MIN_SWIPE = 48

/** Returns the direction of a swipe over an unzoomed picture, or null when the gesture was not a swipe. */
export function readSwipe(dx: number, dy: number): 1 | -1 | null {
  if (Math.abs(dx) < MIN_SWIPE || Math.abs(dx) < 1.4 * Math.abs(dy)) return null
  return dx < 0 ? 1 : -1
}
