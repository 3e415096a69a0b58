import { useEffect, useRef } from 'react'
import type { Slot } from '@/domain/vehicle/gallery/slots'
import { nameSlot } from './name-slot'
import { ThumbPicture } from './thumbs'

type FilmstripProps = { slots: readonly Slot[]; index: number; select: (index: number) => void }

/** All pictures in a row, with the selected one kept in the middle (LOOK-06). */
export function Filmstrip({ slots, index: selected, select }: FilmstripProps) {
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = strip.current
    const frame = row?.children[selected]
    if (row && frame instanceof HTMLElement) row.scrollTo({ left: frame.offsetLeft - (row.clientWidth - frame.offsetWidth) / 2 })
  }, [selected])
  return (
    <ul ref={strip} aria-label="All photos" className="relative flex min-w-0 [scrollbar-width:thin] gap-2 overflow-x-auto p-1">
      {slots.map((slot, index) => (
        <li key={slot.alt} className="w-20 shrink-0 md:w-24">
          <button
            type="button"
            aria-label={nameSlot(slots, index)}
            aria-current={index === selected ? 'true' : undefined}
            onClick={() => select(index)}
            className={`relative block w-full cursor-pointer overflow-hidden rounded-control ${
              index === selected ? 'outline-2 outline-offset-2 outline-white' : 'opacity-60 transition-quick hover:opacity-100'
            }`}
          >
            <ThumbPicture slot={slot} />
          </button>
        </li>
      ))}
    </ul>
  )
}
