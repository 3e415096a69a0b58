import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import {
  limitZoom,
  NO_ZOOM,
  pinchZoom,
  readSwipe,
  toMaxScale,
  type Zoom,
  ZOOM_STEP,
  zoomAt,
  type ZoomFrame,
} from '@/domain/vehicle/gallery/zoom'

type Point = { x: number; y: number }
type Event = ReactPointerEvent<HTMLElement>

function pointOf(element: HTMLElement, event: { clientX: number; clientY: number }): Point {
  const box = element.getBoundingClientRect()
  return { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 }
}

function readFrame(element: HTMLElement): ZoomFrame {
  const size = { width: element.clientWidth, height: element.clientHeight }
  const picture = element.querySelector('img')
  return { ...size, maxScale: toMaxScale({ width: picture?.naturalWidth ?? 0, height: picture?.naturalHeight ?? 0 }, size) }
}

/** Pinch, wheel, double press or buttons zoom. One finger pans a zoomed picture and swipes an unzoomed one (GAL-04). */
export function useZoom(frameRef: RefObject<HTMLDivElement | null>, swipe: (by: 1 | -1) => void) {
  const [zoom, setZoom] = useState<Zoom>(NO_ZOOM)
  const [maxScale, setMaxScale] = useState(1)
  const fingers = useRef(new Map<number, Point>())
  const start = useRef<Point>(null)

  const change = (to: (zoom: Zoom, frame: ZoomFrame) => Zoom) => {
    const frame = frameRef.current
    if (!frame) return
    const limits = readFrame(frame)
    setMaxScale(limits.maxScale)
    setZoom((now) => to(now, limits))
  }
  const by = (factor: number, about: Point = { x: 0, y: 0 }) => change((now, frame) => zoomAt(now, factor, about, frame))

  const onPointerDown = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('button, a, video, iframe')) return
    event.currentTarget.setPointerCapture(event.pointerId)
    const point = pointOf(event.currentTarget, event)
    fingers.current.set(event.pointerId, point)
    start.current = fingers.current.size === 1 ? point : null
  }
  const onPointerMove = (event: Event) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const point = pointOf(event.currentTarget, event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, point)
    if (other) change((now, frame) => pinchZoom(now, [before, other], [point, other], frame))
    else change((now, frame) => limitZoom({ ...now, x: now.x + point.x - before.x, y: now.y + point.y - before.y }, frame))
  }
  const onPointerUp = (event: Event) => {
    if (!fingers.current.delete(event.pointerId)) return
    const from = start.current
    start.current = null
    const point = pointOf(event.currentTarget, event)
    const way = from && zoom.scale === 1 && event.type === 'pointerup' ? readSwipe(point.x - from.x, point.y - from.y) : null
    if (way) swipe(way)
  }
  const onDoubleClick = (event: React.MouseEvent<HTMLElement>) => {
    const point = pointOf(event.currentTarget, event)
    change((now, frame) => (now.scale > 1 ? NO_ZOOM : zoomAt(now, ZOOM_STEP ** 2, point, frame)))
  }

  // React's wheel listeners are passive and couldn't keep the page from zooming.
  useEffect(() => {
    const frame = frameRef.current
    if (!frame) return
    const onWheel = (event: WheelEvent) => {
      event.preventDefault()
      setZoom((now) => zoomAt(now, Math.exp(-event.deltaY / 300), pointOf(frame, event), readFrame(frame)))
    }
    frame.addEventListener('wheel', onWheel, { passive: false })
    return () => frame.removeEventListener('wheel', onWheel)
  }, [frameRef])

  return {
    zoom,
    maxScale,
    by,
    /** Reads how far the picture may be enlarged, once it has loaded. */
    measure: () => change(limitZoom),
    reset: () => setZoom(NO_ZOOM),
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp, onDoubleClick },
  }
}
