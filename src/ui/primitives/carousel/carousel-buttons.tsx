'use client'

import { useEffect, useState } from 'react'
import { IconButton } from '../button/button'

type Ends = { isAtStart: boolean; isAtEnd: boolean }

/** Tolerates half a pixel, because browsers round scroll positions. */
function findEnds(rail: HTMLElement): Ends {
  const rest = rail.scrollWidth - rail.clientWidth - Math.abs(rail.scrollLeft)
  return { isAtStart: Math.abs(rail.scrollLeft) < 1.5, isAtEnd: rest < 1.5 }
}

/**
 * Previous and next buttons for the rail with that id. Each scrolls by a screenful. At an end the button stays and is marked as disabled.
 */
export function CarouselButtons({ railId, label }: { railId: string; label: string }) {
  const [ends, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: false })
  useEffect(() => {
    const rail = document.getElementById(railId)
    if (!rail) return
    const look = () => setEnds(findEnds(rail))
    // The observer also reports after the first layout. Measuring earlier would force a layout.
    const sizes = new ResizeObserver(look)
    sizes.observe(rail)
    rail.addEventListener('scroll', look, { passive: true })
    return () => {
      sizes.disconnect()
      rail.removeEventListener('scroll', look)
    }
  }, [railId])
  const scroll = (direction: 1 | -1) => {
    const rail = document.getElementById(railId)
    rail?.scrollBy({ left: direction * rail.clientWidth * 0.9 })
  }
  return (
    <div className={`flex gap-2 ${ends.isAtStart && ends.isAtEnd ? 'invisible' : ''}`}>
      <IconButton
        icon="arrow-left"
        label={`Previous: ${label}`}
        aria-controls={railId}
        aria-disabled={ends.isAtStart}
        onClick={() => !ends.isAtStart && scroll(-1)}
        className="rail-btn"
      />
      <IconButton
        icon="arrow-right"
        label={`Next: ${label}`}
        aria-controls={railId}
        aria-disabled={ends.isAtEnd}
        onClick={() => !ends.isAtEnd && scroll(1)}
        className="rail-btn"
      />
    </div>
  )
}
