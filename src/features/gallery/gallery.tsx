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

type TrackProps = { gallery: GalleryState; photos: readonly PhotoView[]; look: GalleryLook; isGrey: boolean; open: () => void }

function Track({ gallery, photos, look, isGrey, open }: TrackProps) {
  return (
    <ul
      ref={gallery.trackRef}
      onScroll={gallery.followScroll}
      onScrollEnd={gallery.endScroll}
      tabIndex={0}
      aria-label="Photos"
      className="flex size-full snap-x scroll-smooth snap-mandatory overflow-x-auto overscroll-x-contain [scrollbar-width:none]"
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

function Thumbs({ gallery, photos, look }: Pick<TrackProps, 'gallery' | 'photos' | 'look'>) {
  return (
    <ul className={`flex overflow-x-auto [scrollbar-width:thin] noscript:hidden ${look.thumbs}`}>
      {photos.map((photo, index) => (
        <li key={photo.alt} className={`shrink-0 ${look.thumb}`}>
          <button
            type="button"
            aria-label={`Photo ${index + 1}`}
            aria-current={index === gallery.index ? 'true' : undefined}
            onClick={() => gallery.select(index)}
            className={`block w-full cursor-pointer overflow-hidden rounded-[inherit] ${index === gallery.index ? look.selected : ''}`}
          >
            <Picture src={photo.thumbUrl ?? photo.url} alt="" width={384} height={256} sizes="130px" className="aspect-3/2 w-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The pictures of a car: swiped or stepped through, with a strip below and a view as large as the screen. Without scripts a row to swipe. */
export function Gallery({ photos, name, variant, body, isGrey = false, children }: GalleryProps) {
  const gallery = useGallery(photos.length)
  const [isFull, setIsFull] = useState(false)
  const { index, select } = gallery
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
        {photos.length === 0 ? <Silhouette body={body} /> : <Track gallery={gallery} photos={photos} look={look} isGrey={isGrey} open={() => setIsFull(true)} />}
        <div className={`absolute ${look.tag}`}>{children}</div>
        {photos.length > 1 && (
          <>
            <IconButton icon="caret-left" label="Previous photo" onClick={() => step(-1)} className={`absolute top-1/2 -translate-y-1/2 noscript:hidden ${look.arrow} ${look.previous}`} />
            <IconButton icon="caret-right" label="Next photo" onClick={() => step(1)} className={`absolute top-1/2 -translate-y-1/2 noscript:hidden ${look.arrow} ${look.next}`} />
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
              {index + 1} / {photos.length}
            </span>
          </button>
        )}
      </div>
      {photos.length > PHOTOS_WITHOUT_STRIP && <Thumbs gallery={gallery} photos={photos} look={look} />}
      {isFull && <Fullscreen photos={photos} name={name} index={index} step={step} close={close} />}
    </section>
  )
}
