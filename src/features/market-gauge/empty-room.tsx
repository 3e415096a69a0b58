'use client'

import { useEffect, useRef, useState } from 'react'
import { GaugeSkeleton } from '@/ui/pages/gauge-panel'

const canTell = () => typeof IntersectionObserver !== 'undefined'

/**
 * The room of a panel that does not come (GAUGE-03). In sight it stays, empty: nothing that is being read moves. Below the screen it goes at once; once
 * it has been scrolled past it stays as well, since not every browser keeps its place when something above it goes.
 */
export function EmptyRoom() {
  const place = useRef<HTMLDivElement>(null)
  const [isGone, setGone] = useState(() => !canTell())
  useEffect(() => {
    if (!place.current || !canTell()) return
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
