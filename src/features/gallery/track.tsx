import { Picture } from '@/ui/primitives/picture/picture'
import type { GalleryLook } from './gallery-classes'
import type { GalleryState } from './use-gallery'
import { VideoStage } from './video-stage'

export type TrackProps = Pick<GalleryState, 'trackRef' | 'followScroll' | 'endScroll' | 'slots' | 'index'> & {
  look: GalleryLook
  isGrey: boolean
  /** False while another mode is shown. Without JavaScript the photos are shown anyway. */
  isShown: boolean
  /** False where another mode is first: photos then load only when they are opened. */
  isFirst: boolean
  open: () => void
}

/** The row of pictures to swipe through. */
export function Track({ trackRef, followScroll, endScroll, slots, index: selected, look, isGrey, isShown, isFirst, open }: TrackProps) {
  return (
    <ul
      ref={trackRef}
      onScroll={followScroll}
      onScrollEnd={endScroll}
      tabIndex={0}
      aria-label="Photos"
      className={`size-full snap-x snap-mandatory [scrollbar-width:none] overflow-x-auto overscroll-x-contain scroll-smooth ${isShown ? 'flex' : 'hidden noscript:flex'} ${look.track}`}
    >
      {slots.map((slot, index) =>
        slot.kind === 'video' ? (
          <li key={slot.alt} className="w-full shrink-0 snap-center snap-always">
            {/* stops the video when another slot is selected */}
            <VideoStage key={String(index === selected)} video={slot.video} poster={slot.poster} label={slot.alt} look={look} />
          </li>
        ) : (
          <li key={slot.alt} data-slot={slot.alt} className="w-full shrink-0 snap-center snap-always" onClick={open}>
            <Picture
              src={slot.url}
              alt={slot.alt}
              width={look.width}
              height={look.height}
              sizes={look.sizes}
              position={slot.position}
              isEager={isFirst && index === 0}
              className={`size-full object-cover ${isGrey ? 'opacity-45 grayscale' : ''}`}
            />
          </li>
        ),
      )}
    </ul>
  )
}
