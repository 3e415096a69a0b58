import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Hotspot } from '@/domain/vehicle/gallery/media'
import {
  describeView,
  dragView,
  listInteriorHotspots,
  type ViewDirection,
  INITIAL_VIEW,
  ROTATION_STEP,
  offsetStrip,
  type PanoramaKind,
  projectPoint,
  projectStrip,
  rotateByKey,
  rotateView,
} from '@/domain/vehicle/gallery/panorama'
import { IconButton } from '@/ui/primitives/button/button'
import type { GalleryLook } from './gallery-classes'
import { Hotspots } from './hotspots'
import { SphereCanvas } from './sphere-canvas'
import { useArrowKeys } from './use-gallery'

export type PanoramaProps = {
  image: HTMLImageElement
  kind: PanoramaKind
  hotspots: readonly Hotspot[]
  name: string
  look: GalleryLook
}

type Size = { width: number; height: number }

function useSize(ref: RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 3, height: 2 })
  useEffect(() => {
    const element = ref.current
    if (!element) return
    const observer = new ResizeObserver(() => {
      const { clientWidth: width, clientHeight: height } = element
      if (width > 0 && height > 0) setSize({ width, height })
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [ref])
  return size
}

function useLookDrag(look: ViewDirection, height: number, setLook: (look: ViewDirection) => void) {
  const from = useRef<{ x: number; y: number; look: ViewDirection } | null>(null)
  const end = () => {
    from.current = null
  }
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return
      from.current = { x: event.clientX, y: event.clientY, look }
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const start = from.current
      if (start) setLook(dragView(start.look, event.clientX - start.x, event.clientY - start.y, height))
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}

const ZOOM_STEP = 0.2

/** Buttons for everything that dragging does, and for zoom. */
function Tools({ turn, canZoom, place }: { turn: (by: Partial<ViewDirection>) => void; canZoom: boolean; place: string }) {
  return (
    <div role="group" aria-label="Look around" className={`absolute z-20 flex text-ink ${place}`}>
      <IconButton icon="caret-left" label="Look left" onClick={() => turn({ yaw: -ROTATION_STEP })} />
      <IconButton icon="caret-right" label="Look right" onClick={() => turn({ yaw: ROTATION_STEP })} />
      {canZoom && <IconButton icon="minus" label="Zoom out" onClick={() => turn({ fov: ZOOM_STEP })} />}
      {canZoom && <IconButton icon="plus" label="Zoom in" onClick={() => turn({ fov: -ZOOM_STEP })} />}
    </div>
  )
}

/** An ordinary photo of an interior, shown whole with its hotspots. */
function PlainInterior({ image, name, children }: { image: HTMLImageElement; name: string; children: React.ReactNode }) {
  const shape = image.naturalWidth / Math.max(1, image.naturalHeight)
  return (
    <div className="[container-type:size] absolute inset-0 bg-tint">
      <div
        style={{ aspectRatio: shape, width: `min(100cqw, 100cqh * ${shape})` }}
        className="[container-type:size] absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-1/2"
      >
        <img src={image.src} alt={`Interior of ${name}`} className="size-full" />
        {children}
      </div>
    </div>
  )
}

/** A vehicle's interior as seen from its seats, moved by drag, keys or buttons, with hotspots (GAL-05, SPIN-07). */
export function Panorama({ image, kind, hotspots, name, look: place }: PanoramaProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [look, setLook] = useState(INITIAL_VIEW)
  const [openId, setOpenId] = useState<string | null>(null)
  const [isFlat, setFlat] = useState(kind !== 'sphere')
  const size = useSize(stage)
  const showFlat = useCallback(() => setFlat(true), [])
  const drag = useLookDrag(look, size.height, setLook)
  const turn = useCallback((by: Partial<ViewDirection>) => setLook((now) => rotateView(now, by)), [])
  useArrowKeys(
    kind !== 'plain',
    useCallback((by: 1 | -1) => turn({ yaw: by * ROTATION_STEP }), [turn]),
  )
  const shape = image.naturalWidth / Math.max(1, image.naturalHeight)
  const draw = (project: Parameters<typeof listInteriorHotspots>[1]) => (
    <Hotspots
      spots={listInteriorHotspots(hotspots, project)}
      openId={openId}
      toggle={(id) => setOpenId((open) => (open === id ? null : id))}
    />
  )
  if (kind === 'plain') return <PlainInterior {...{ image, name }}>{draw((point) => point)}</PlainInterior>
  const onKeyDown = (event: KeyboardEvent) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? null : rotateByKey(look, event.key)
    if (!next) return
    event.preventDefault()
    setLook(next)
  }
  return (
    <div ref={stage} className="[container-type:size] absolute inset-0 overflow-hidden bg-tint">
      {isFlat ? (
        <div
          style={{ backgroundImage: `url("${image.src}")`, backgroundPositionX: -offsetStrip(look, shape, size) }}
          className="absolute inset-0 bg-[length:auto_100%] bg-repeat-x"
        />
      ) : (
        <SphereCanvas image={image} look={look} size={size} fail={showFlat} />
      )}
      <div
        role="slider"
        tabIndex={0}
        aria-label={`Interior of ${name}`}
        aria-valuemin={-180}
        aria-valuemax={180}
        aria-valuenow={Math.round((look.yaw * 180) / Math.PI)}
        aria-valuetext={describeView(look)}
        onKeyDown={onKeyDown}
        {...drag}
        className="absolute inset-0 cursor-grab touch-pan-y focus-visible:-outline-offset-4 active:cursor-grabbing"
      />
      <div className="pointer-events-none absolute inset-0">
        {draw((point) => (isFlat ? projectStrip(point, look, shape, size) : projectPoint(point, look, size.width / size.height)))}
      </div>
      <Tools turn={turn} canZoom={!isFlat} place={place.tools} />
    </div>
  )
}
