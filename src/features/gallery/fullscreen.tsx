import { useEffect, useRef } from 'react'
import type { Slot } from '@/domain/vehicle/gallery/slots'
import { ZOOM_STEP } from '@/domain/vehicle/gallery/zoom'
import { IconButton } from '@/ui/primitives/button/button'
import { Picture } from '@/ui/primitives/picture/picture'
import type { GalleryLook } from './gallery-classes'
import { formatPosition } from './name-slot'
import { useZoom } from './use-zoom'
import { VideoStage } from './video-stage'

export type FullscreenProps = {
  slots: readonly Slot[]
  name: string
  index: number
  step: (by: 1 | -1) => void
  close: () => void
  look: GalleryLook
}

const BUTTON = 'text-white hover:bg-white/15 disabled:cursor-default disabled:opacity-40'
const SIDE = 'absolute top-1/2 z-10 -translate-y-1/2 bg-black/50 text-white hover:bg-black'

type ZoomedProps = { slot: Extract<Slot, { kind: 'photo' }>; step: (by: 1 | -1) => void }

function ZoomedPhoto({ slot, step }: ZoomedProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { zoom, by, reset, handlers } = useZoom(frame, step)
  const isZoomed = zoom.scale > 1
  return (
    <div
      ref={frame}
      data-slot={slot.alt}
      className={`size-full touch-none overflow-hidden select-none ${isZoomed ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in'}`}
      {...handlers}
      onDragStart={(event) => event.preventDefault()}
    >
      <div className="size-full" style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}>
        <Picture src={slot.url} alt={slot.alt} width={1920} height={1280} sizes="100vw" isEager className="size-full object-contain" />
      </div>
      <div className="absolute right-3 bottom-3 z-10 flex rounded-control bg-black/60">
        <IconButton icon="minus" label="Smaller" onClick={() => by(1 / ZOOM_STEP)} disabled={!isZoomed} className={BUTTON} />
        <button
          type="button"
          aria-label={`Enlarged ${Math.round(zoom.scale * 100)}%: show the whole photo`}
          onClick={reset}
          className={`min-h-11 min-w-14 cursor-pointer text-sm/5 ${BUTTON}`}
        >
          {Math.round(zoom.scale * 100)}%
        </button>
        <IconButton icon="plus" label="Larger" onClick={() => by(ZOOM_STEP)} className={BUTTON} />
      </div>
    </div>
  )
}

/** Shows one picture in fullscreen. Closes with Escape and its button (GAL-04). */
export function Fullscreen({ slots, name, index, step, close, look }: FullscreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const slot = slots[index]
  return (
    <dialog
      ref={dialog}
      data-gallery=""
      aria-label={`Photos of ${name}`}
      onClose={close}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden overscroll-contain bg-black text-white backdrop:bg-black"
    >
      <div className="flex h-full flex-col">
        <div className="flex items-center justify-between py-1 pr-1 pl-5">
          <p role="status">{formatPosition(slots, index)}</p>
          <IconButton icon="close" label="Close" onClick={() => dialog.current?.close()} size={26} className="hover:bg-white/15" />
        </div>
        <div className="relative min-h-0 flex-1">
          {slot?.kind === 'photo' && <ZoomedPhoto key={slot.alt} slot={slot} step={step} />}
          {slot?.kind === 'video' && <VideoStage video={slot.video} poster={slot.poster} label={slot.alt} look={look} />}
          {slots.length > 1 && (
            <>
              <IconButton icon="caret-left" label="Previous photo" onClick={() => step(-1)} className={`${SIDE} left-2`} />
              <IconButton icon="caret-right" label="Next photo" onClick={() => step(1)} className={`${SIDE} right-2`} />
            </>
          )}
        </div>
      </div>
    </dialog>
  )
}
