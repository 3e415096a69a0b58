import { useEffect, useRef } from 'react'
import type { Slot } from '@/domain/vehicle/gallery/slots'
import { Icon } from '@/ui/primitives/icon/icon'
import { Picture } from '@/ui/primitives/picture/picture'
import type { GalleryLook } from './gallery-classes'
import { countPhotos, nameSlot } from './name-slot'

/** Thumbnails visible at once on a wide screen; the last one counts those after it. */
const THUMBS_IN_VIEW = 6

export type ThumbsProps = {
  slots: readonly Slot[]
  /** The selected slot; null while another mode is shown. */
  index: number | null
  select: (index: number) => void
  /** Opens fullscreen. */
  openAll: (index: number) => void
  look: GalleryLook
}

export function ThumbPicture({ slot }: { slot: Slot }) {
  const photo = slot.kind === 'photo' ? slot : slot.poster
  return (
    <>
      {photo && (
        <Picture
          src={photo.thumbUrl ?? photo.url}
          alt=""
          width={384}
          height={256}
          sizes="130px"
          className="aspect-3/2 w-full object-cover"
        />
      )}
      {slot.kind === 'video' && (
        <span className={`grid place-items-center ${photo ? 'absolute inset-0' : 'aspect-3/2 bg-tint'}`}>
          <span className="grid size-10 place-items-center rounded-full bg-surface text-ink">
            <Icon name="play" size={20} />
          </span>
        </span>
      )}
    </>
  )
}

/** The thumbnail strip. Keeps the selected thumbnail in view without scrolling the page. */
export function Thumbs({ slots, index: selected, select, openAll, look }: ThumbsProps) {
  const strip = useRef<HTMLUListElement>(null)
  const shown = useRef(selected)
  useEffect(() => {
    const row = strip.current
    // The first thumbnail is in view already; measuring would force a layout.
    if (shown.current === selected) return
    shown.current = selected
    const thumb = selected === null ? null : row?.children[selected]
    if (!row || !(thumb instanceof HTMLElement)) return
    const isSeen = thumb.offsetLeft >= row.scrollLeft && thumb.offsetLeft + thumb.offsetWidth <= row.scrollLeft + row.clientWidth
    if (!isSeen) row.scrollTo({ left: thumb.offsetLeft - thumb.offsetWidth })
  }, [selected])
  const counting = THUMBS_IN_VIEW - 1
  const isCounting = look.all === null && slots.length > THUMBS_IN_VIEW && (selected ?? 0) < counting
  return (
    <div className={`flex noscript:hidden ${look.thumbs}`}>
      <ul ref={strip} className={`relative flex min-w-0 [scrollbar-width:thin] overflow-x-auto ${look.strip}`}>
        {slots.map((slot, index) => {
          const rest = isCounting && index === counting ? countPhotos(slots.slice(counting)) : 0
          const name = nameSlot(slots, index)
          return (
            <li key={slot.alt} className={`shrink-0 ${look.thumb}`}>
              <button
                type="button"
                aria-label={rest > 0 ? `${name}, +${rest}` : name}
                aria-current={index === selected ? 'true' : undefined}
                onClick={() => (rest > 0 && matchMedia('(min-width: 901px)').matches ? openAll(index) : select(index))}
                className={`relative block w-full cursor-pointer overflow-hidden rounded-[inherit] ${index === selected ? look.selected : ''}`}
              >
                <ThumbPicture slot={slot} />
                {rest > 0 && (
                  <span
                    aria-hidden="true"
                    className="absolute inset-0 grid place-items-center bg-brand-dark/85 text-base/6 font-strong text-brand-dark-ink max-md:hidden"
                  >
                    +{rest}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
      {look.all !== null && (
        <button type="button" onClick={() => openAll(selected ?? 0)} className={`min-h-11 shrink-0 cursor-pointer ${look.all}`}>
          All {countPhotos(slots)} photographs
        </button>
      )}
    </div>
  )
}
