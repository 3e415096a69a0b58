import { useLayoutEffect, useRef } from 'react'
import type { Slot } from '@/domain/vehicle/gallery/slots'
import { ZOOM_STEP } from '@/domain/vehicle/gallery/zoom'
import { IconButton, LinkButton } from '@/ui/primitives/button/button'
import { Picture } from '@/ui/primitives/picture/picture'
import { Filmstrip } from './filmstrip'
import type { GalleryLook } from './gallery-classes'
import type { GalleryOffer } from './gallery-offer'
import { formatPosition } from './name-slot'
import { useZoom } from './use-zoom'
import { VideoStage } from './video-stage'

export type FullscreenProps = {
  slots: readonly Slot[]
  name: string
  index: number
  step: (by: 1 | -1) => void
  select: (index: number) => void
  close: () => void
  look: GalleryLook
  offer: GalleryOffer | null
}

const BUTTON = 'text-white hover:bg-white/15 disabled:cursor-default disabled:opacity-40'
const SIDE = 'absolute top-1/2 z-10 -translate-y-1/2 bg-black/50 text-white hover:bg-black'

type ZoomedProps = { slot: Extract<Slot, { kind: 'photo' }>; step: (by: 1 | -1) => void }

function ZoomedPhoto({ slot, step }: ZoomedProps) {
  const frame = useRef<HTMLDivElement>(null)
  const { zoom, maxScale, by, measure, reset, handlers } = useZoom(frame, step)
  const isZoomed = zoom.scale > 1
  const canZoom = maxScale > 1
  const cursor = isZoomed ? 'cursor-grab active:cursor-grabbing' : canZoom ? 'cursor-zoom-in' : ''
  return (
    <div
      ref={frame}
      data-slot={slot.alt}
      className={`size-full touch-none overflow-hidden select-none ${cursor}`}
      onLoadCapture={measure}
      {...handlers}
      onDragStart={(event) => event.preventDefault()}
    >
      <div className="size-full" style={{ transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }}>
        {/* `sizes` asks for the largest file at any width, so that the picture's natural size is its pixels, which limit it (LOOK-06). */}
        <Picture src={slot.url} alt={slot.alt} width={1920} height={1280} sizes="1920px" isEager className="size-full object-scale-down" />
      </div>
      {canZoom && (
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
          <IconButton icon="plus" label="Larger" onClick={() => by(ZOOM_STEP)} disabled={zoom.scale >= maxScale} className={BUTTON} />
        </div>
      )}
    </div>
  )
}

function Offer({ offer: { price, basis, action }, close }: { offer: GalleryOffer; close: () => void }) {
  return (
    <div className="flex shrink-0 items-center justify-between gap-4">
      {price && (
        <p className="min-w-0 break-words md:text-right">
          <strong className="block text-lg/6 font-strong">{price}</strong>
          {basis && <span className="block text-sm/5 text-white/80">{basis}</span>}
        </p>
      )}
      {/* The form opens over the page, so this view closes first. */}
      <LinkButton
        href={action.href}
        variant="action"
        data-chat={action.opensChat ? '' : undefined}
        onClick={close}
        className="shrink-0 ring-1 ring-white/40"
      >
        {action.label}
      </LinkButton>
    </div>
  )
}

/** Shows one picture in fullscreen, with a filmstrip, the price and one action (LOOK-06). Closes with Escape and its button (GAL-04). */
export function Fullscreen({ slots, name, index, step, select, close, look, offer }: FullscreenProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Before a cached picture has loaded: in a closed dialog it would be measured without a size, and could not be enlarged.
  useLayoutEffect(() => dialog.current?.showModal(), [])
  const shut = () => dialog.current?.close()
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
        <div className="flex items-center justify-between gap-4 py-1 pr-1 pl-5">
          <p className="min-w-0">
            <span className="block truncate font-strong max-md:hidden">{name}</span>
            <span role="status">{formatPosition(slots, index)}</span>
          </p>
          <IconButton icon="close" label="Close" onClick={shut} size={26} className="shrink-0 hover:bg-white/15" />
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
        <div className="flex items-center justify-between gap-x-6 gap-y-2 p-3 max-md:flex-col max-md:items-stretch md:px-5">
          {slots.length > 1 && <Filmstrip slots={slots} index={index} select={select} />}
          {offer && <Offer offer={offer} close={shut} />}
        </div>
      </div>
    </dialog>
  )
}
