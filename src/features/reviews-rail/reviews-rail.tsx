'use client'

import { useEffect, useState } from 'react'
import { ROTATION_MS } from '@/domain/locations/reviews/review-view'
import { CarouselButtons } from '@/ui/primitives/carousel/carousel-buttons'
import { IconButton } from '@/ui/primitives/button/button'

type Props = {
  /** The id of the list. It is static markup, so that its reviews need no data. */
  railId: string
  label: string
  /** Index of the review that is centred at first (REV-03). */
  firstCentred: number
  isRotating: boolean
}

/** Scrolls to an item at once, where the rail itself scrolls smoothly. */
function centre(rail: HTMLElement, place: number): void {
  const item = rail.children.item(place)
  if (!(item instanceof HTMLElement)) return
  rail.scrollTo({ left: item.offsetLeft - rail.offsetLeft - (rail.clientWidth - item.clientWidth) / 2, behavior: 'instant' })
}

/** Scrolls to the next item, from the last to the first. */
function moveOn(rail: HTMLElement): void {
  const isAtEnd = rail.scrollLeft + rail.clientWidth >= rail.scrollWidth - 2
  const step = (rail.firstElementChild ?? rail).clientWidth
  rail.scrollTo({ left: isAtEnd ? 0 : rail.scrollLeft + step })
}

/** Whether the rail rests: out of view, where nobody sees what moving it costs a phone, while it is used, or if reduced motion is preferred. */
function isStill(rail: HTMLElement): boolean {
  // Measuring a part that isn't laid out yet would lay it out.
  if (!rail.checkVisibility({ contentVisibilityAuto: true })) return true
  const { top, bottom } = rail.getBoundingClientRect()
  return bottom < 0 || top > innerHeight || rail.matches(':hover,:focus-within') || matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Starts at the third review (REV-03) and rotates if the tenant wants that (REV-04), with a pause button. */
export function ReviewsRail({ railId, label, firstCentred, isRotating }: Props) {
  const [isPaused, setIsPaused] = useState(false)
  useEffect(() => {
    const rail = document.getElementById(railId)
    if (!rail) return
    // The observer reports after the first layout, before it is painted. Measuring earlier would force a layout.
    const sizes = new ResizeObserver(() => {
      sizes.disconnect()
      centre(rail, firstCentred)
    })
    sizes.observe(rail)
    return () => sizes.disconnect()
  }, [railId, firstCentred])
  useEffect(() => {
    if (!isRotating || isPaused) return
    const timer = setInterval(() => {
      const rail = document.getElementById(railId)
      if (rail && !isStill(rail)) moveOn(rail)
    }, ROTATION_MS)
    return () => clearInterval(timer)
  }, [railId, isRotating, isPaused])
  return (
    <div className="mt-2 flex items-center justify-end gap-2">
      {isRotating && (
        <IconButton
          icon={isPaused ? 'play' : 'pause'}
          label={`${isPaused ? 'Play' : 'Pause'}: ${label}`}
          onClick={() => setIsPaused((before) => !before)}
        />
      )}
      <CarouselButtons railId={railId} label={label} />
    </div>
  )
}
