'use client'

import { useEffect, useState } from 'react'
import { IconButton } from '../button/button'

/** Browsers round scroll positions, by up to a pixel at each end. */
const TOLERANCE = 1.5

/**
 * Previous and next buttons for the rail with that id. Each scrolls by a screenful. At an end the button stays and is marked as disabled.
 */
export function CarouselButtons({ railId, label }: { railId: string; label: string }) {
  const [isAtStart, setIsAtStart] = useState(true)
  const [isAtEnd, setIsAtEnd] = useState(false)
  useEffect(() => {
    const rail = document.getElementById(railId)
    if (!rail) return
    const look = () => {
      const left = Math.abs(rail.scrollLeft)
      setIsAtStart(left < TOLERANCE)
      setIsAtEnd(rail.scrollWidth - rail.clientWidth - left < TOLERANCE)
    }
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
    <div className={`flex gap-2 ${isAtStart && isAtEnd ? 'invisible' : ''}`}>
      <IconButton
        icon="arrow-left"
        label={`Previous: ${label}`}
        aria-controls={railId}
        aria-disabled={isAtStart}
        onClick={() => !isAtStart && scroll(-1)}
        className="rail-btn"
      />
      <IconButton
        icon="arrow-right"
        label={`Next: ${label}`}
        aria-controls={railId}
        aria-disabled={isAtEnd}
        onClick={() => !isAtEnd && scroll(1)}
        className="rail-btn"
      />
    </div>
  )
}
