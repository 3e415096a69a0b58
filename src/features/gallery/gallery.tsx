'use client'

import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GalleryView } from '@/domain/vehicle/gallery/gallery-view'
import type { ViewerMode } from '@/domain/vehicle/gallery/viewer-modes'
import type { GalleryVariant } from '@/domain/tenant/template'
import { GALLERY_LOOKS } from './gallery-classes'
import type { GalleryOffer } from './gallery-offer'
import { ModeBar } from './mode-bar'
import { prefetchMode, ModeSlot } from './mode-slot'
import { describePosition } from './name-slot'
import { Notice } from './notice'
import { PhotoControls } from './photo-controls'
import { Thumbs } from './thumbs'
import { Track } from './track'
import { useFullscreen } from './use-fullscreen'
import { useArrowKeys, useBrokenPictures, useGallery, useHomeAndEnd } from './use-gallery'

/** The thumbnail strip is shown for more images than this (GAL-02). */
const IMAGES_WITHOUT_STRIP = 3

export type GalleryProps = {
  view: GalleryView
  /** Name of the vehicle, for screen readers. */
  name: string
  variant: GalleryVariant
  /** Shown when the vehicle has no picture. */
  drawing: React.ReactNode
  /** Sold vehicles stay grey. */
  isGrey?: boolean
  offer?: GalleryOffer | null
  /** The tag on the first picture. */
  children?: React.ReactNode
}

/**
 * A vehicle's photos, video, spin and interior, with one selected index and one mode (GAL-05, GAL-07). Without JavaScript it is a row of
 * photos to swipe.
 */
export function Gallery({ view, name, variant, drawing, isGrey = false, offer = null, children }: GalleryProps) {
  const { slots, index, select, drop, trackRef, followScroll, endScroll } = useGallery(view.slots)
  const [{ mode, isAsked }, setMode] = useState({ mode: view.start, isAsked: false })
  const { isFull, open, close, counterRef, Component: Fullscreen, hasFailed } = useFullscreen()
  const section = useRef<HTMLElement>(null)
  useBrokenPictures(section, drop)
  const count = slots.length
  const photos = slots.filter((slot) => slot.kind === 'photo')
  const isGallery = mode === 'gallery'
  const step = useCallback((by: 1 | -1) => select(index + by), [index, select])
  useArrowKeys(isGallery && count > 1, step)
  const onKeyDown = useHomeAndEnd(isGallery ? count : 0, select)
  const look = GALLERY_LOOKS[variant]

  const show = (wanted: ViewerMode, at = 0) => {
    // The hidden track can't scroll, so render it first.
    flushSync(() => setMode({ mode: wanted, isAsked: true }))
    if (wanted === 'gallery' || isGallery) select(at, 'instant')
  }
  const pick = (at: number) => (isGallery ? select(at) : show('gallery', at))
  const openAt = (at: number) => {
    pick(at)
    open()
  }
  const shut = () => {
    close()
    select(index, 'instant')
  }
  return (
    <section ref={section} aria-label={`Photos of ${name}`} onKeyDown={onKeyDown}>
      <div className="relative">
        <div className={`relative overflow-hidden bg-tint ${look.frame}`}>
          {count === 0 && isGallery && drawing}
          {count > 0 && (
            <Track
              {...{ trackRef, followScroll, endScroll, slots, index, look, isGrey, open }}
              isShown={isGallery}
              isFirst={view.start === 'gallery'}
            />
          )}
          {!isGallery && (
            <ModeSlot {...{ mode, view, name, look, isGrey, isAsked }} photo={photos[0] ?? null} back={() => show('gallery')} />
          )}
          <div className={`pointer-events-none absolute ${look.tag}`}>{children}</div>
          {isGallery && count > 0 && <PhotoControls {...{ index, slots, step, open, counterRef, look }} />}
          {hasFailed && <Notice>The large photos could not be loaded. Please check your connection.</Notice>}
        </div>
        <ModeBar modes={view.modes} mode={mode} choose={show} expect={prefetchMode} look={look} />
      </div>
      {isGallery && (
        <p role="status" className="sr-only">
          {describePosition(slots, index)}
        </p>
      )}
      {photos.length > IMAGES_WITHOUT_STRIP && (
        <Thumbs {...{ slots, look }} index={isGallery ? index : null} select={pick} openAll={openAt} />
      )}
      {isFull && Fullscreen && <Fullscreen {...{ slots, name, index, step, select, look, offer }} close={shut} />}
    </section>
  )
}
