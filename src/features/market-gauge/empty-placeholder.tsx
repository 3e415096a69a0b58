'use client'

import { useEffect, useRef, useState } from 'react'
import { GaugeSkeleton } from '@/ui/pages/gauge-panel'

const hasObserver = () => typeof IntersectionObserver !== 'undefined'

/**
 * Placeholder for a panel that has no data (GAUGE-03). In the viewport it stays, so that nothing moves while being read. Below the viewport
 * it is removed at once. Above the viewport it stays, because not every browser anchors the scroll position.
 */
export function EmptyPlaceholder() {
  const place = useRef<HTMLDivElement>(null)
  const [isGone, setGone] = useState(() => !hasObserver())
  useEffect(() => {
    if (!place.current || !hasObserver()) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry || entry.isIntersecting || entry.boundingClientRect.top < 0) return
      observer.disconnect()
      setGone(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  if (isGone) return null
  return (
    <div ref={place} aria-hidden="true" className="invisible">
      <GaugeSkeleton />
    </div>
  )
}
