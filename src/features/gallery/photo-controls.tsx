import type { RefObject } from 'react'
import type { Slot } from '@/domain/vehicle/gallery/slots'
import { IconButton } from '@/ui/primitives/button/button'
import { Icon } from '@/ui/primitives/icon/icon'
import type { GalleryLook } from './gallery-classes'
import { formatPosition } from './name-slot'
import { loadFullscreen } from './use-fullscreen'

export type PhotoControlsProps = {
  index: number
  slots: readonly Slot[]
  step: (by: 1 | -1) => void
  open: () => void
  counterRef: RefObject<HTMLButtonElement | null>
  look: GalleryLook
}

const MIDDLE = 'absolute top-1/2 -translate-y-1/2 noscript:hidden'
const expectFullscreen = () => void loadFullscreen().catch(() => undefined)

/** Arrows over the photos, and the counter that opens fullscreen (GAL-01, GAL-04). */
export function PhotoControls({ index, slots, step, open, counterRef, look }: PhotoControlsProps) {
  return (
    <>
      {slots.length > 1 && (
        <>
          <IconButton
            icon="caret-left"
            label="Previous photo"
            onClick={() => step(-1)}
            className={`${MIDDLE} ${look.arrow} ${look.previous}`}
          />
          <IconButton icon="caret-right" label="Next photo" onClick={() => step(1)} className={`${MIDDLE} ${look.arrow} ${look.next}`} />
        </>
      )}
      <button
        ref={counterRef}
        type="button"
        onClick={open}
        onPointerEnter={expectFullscreen}
        onFocus={expectFullscreen}
        className={`absolute inline-flex cursor-pointer items-center gap-2.5 noscript:hidden ${look.counter}`}
      >
        <Icon name="zoom" size={18} />
        <span className="sr-only">View the photo full screen: </span>
        <span>{formatPosition(slots, index, look.of)}</span>
      </button>
    </>
  )
}
