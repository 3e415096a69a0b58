'use client'

import { useCallback, useState } from 'react'
import type { GalleryVariant } from '@/domain/template/template'
import { IconButton } from '@/ui/button/button'
import { Icon } from '@/ui/icon/icon'
import { Picture } from '@/ui/picture/picture'
import { Silhouette } from '@/ui/vehicle-card/silhouette'
import type { PhotoView } from '@/ui/vehicle-page/photo-view'
import { Fullscreen } from './fullscreen'
import { GALLERY_LOOKS, type GalleryLook } from './gallery-looks'
import { type GalleryState, useArrowKeys, useGallery } from './use-gallery'

/** The strip is shown for more pictures than this (GAL-02). */
const PHOTOS_WITHOUT_STRIP = 3

export type GalleryProps = {
  photos: readonly PhotoView[]
  /** The car, for those who do not see it. */
  name: string
  variant: GalleryVariant
  /** Its body, for the drawing in the place of a missing photo. */
  body: string | null
  /** Sold cars stay grey. */
  isGrey?: boolean
  /** The tag on the first picture. */
  children?: React.ReactNode
}

type TrackProps = Pick<GalleryState, 'trackRef' | 'followScroll' | 'endScroll'> & {
  photos: readonly PhotoView[]
  look: GalleryLook
  isGrey: boolean
  open: () => void
}

function Track({ trackRef, followScroll, endScroll, photos, look, isGrey, open }: TrackProps) {
  return (
    <ul
      ref={trackRef}
      onScroll={followScroll}
      onScrollEnd={endScroll}
      tabIndex={0}
      aria-label="Photos"
      className={`flex size-full snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain scroll-smooth ${look.track}`}
    >
      {photos.map((photo, index) => (
        <li key={photo.alt} className="w-full shrink-0 snap-center snap-always" onClick={open}>
          <Picture
            src={photo.url}
            alt={photo.alt}
            width={look.width}
            height={look.height}
            sizes={look.sizes}
            isEager={index === 0}
            className={`size-full object-cover ${isGrey ? 'opacity-45 grayscale' : ''}`}
          />
        </li>
      ))}
    </ul>
  )
}

type ThumbsProps = Pick<GalleryState, 'index' | 'select'> & Pick<TrackProps, 'photos' | 'look'>

function Thumbs({ index: selected, select, photos, look }: ThumbsProps) {
  return (
    <ul className={`flex [scrollbar-width:thin] overflow-x-auto noscript:hidden ${look.thumbs}`}>
      {photos.map((photo, index) => (
        <li key={photo.alt} className={`shrink-0 ${look.thumb}`}>
          <button
            type="button"
            aria-label={`Photo ${index + 1}`}
            aria-current={index === selected ? 'true' : undefined}
            onClick={() => select(index)}
            className={`block w-full cursor-pointer overflow-hidden rounded-[inherit] ${index === selected ? look.selected : ''}`}
          >
            <Picture
              src={photo.thumbUrl ?? photo.url}
              alt=""
              width={384}
              height={256}
              sizes="130px"
              className="aspect-3/2 w-full object-cover"
            />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The pictures of a car: swiped or stepped through, with a strip below and a view as large as the screen. Without scripts a row to swipe. */
export function Gallery({ photos, name, variant, body, isGrey = false, children }: GalleryProps) {
  const { index, select, trackRef, followScroll, endScroll } = useGallery(photos.length)
  const [isFull, setIsFull] = useState(false)
  const step = useCallback((by: 1 | -1) => select(index + by), [index, select])
  useArrowKeys(photos.length > 1, step)
  const look = GALLERY_LOOKS[variant]
  const close = () => {
    setIsFull(false)
    select(index, 'instant')
  }
  return (
    <section aria-label={`Photos of ${name}`}>
      <div className={`relative overflow-hidden bg-tint ${look.frame}`}>
        {photos.length === 0 && <Silhouette body={body} />}
        {photos.length > 0 && (
          <Track
            trackRef={trackRef}
            followScroll={followScroll}
            endScroll={endScroll}
            photos={photos}
            look={look}
            isGrey={isGrey}
            open={() => setIsFull(true)}
          />
        )}
        <div className={`absolute ${look.tag}`}>{children}</div>
        {photos.length > 1 && (
          <>
            <IconButton
              icon="caret-left"
              label="Previous photo"
              onClick={() => step(-1)}
              className={`absolute top-1/2 -translate-y-1/2 noscript:hidden ${look.arrow} ${look.previous}`}
            />
            <IconButton
              icon="caret-right"
              label="Next photo"
              onClick={() => step(1)}
              className={`absolute top-1/2 -translate-y-1/2 noscript:hidden ${look.arrow} ${look.next}`}
            />
          </>
        )}
        {photos.length > 0 && (
          <button
            type="button"
            onClick={() => setIsFull(true)}
            className={`absolute inline-flex cursor-pointer items-center gap-2.5 noscript:hidden ${look.counter}`}
          >
            <Icon name="zoom" size={18} />
            <span className="sr-only">See the photo as large as the screen: </span>
            <span>
              {index + 1} {look.of} {photos.length}
            </span>
          </button>
        )}
      </div>
      {photos.length > PHOTOS_WITHOUT_STRIP && <Thumbs index={index} select={select} photos={photos} look={look} />}
      {isFull && <Fullscreen photos={photos} name={name} index={index} step={step} close={close} />}
    </section>
  )
}
