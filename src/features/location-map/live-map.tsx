'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { MapSource } from '@/domain/geo/map-address'
import type { MapPin } from '@/ui/map/drawn-map'

type Props = { label: string; tiles: string; attribution: MapSource['attribution']; pins: readonly MapPin[]; children: ReactNode }

/**
 * A map of the tenant's own tiles over what stands there without it. Library and tiles are asked for when the map comes near the screen; where they
 * can't be had, what stood there stays.
 */
export function LiveMap({ label, tiles, attribution, pins, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [isLive, setIsLive] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    let stop: (() => void) | undefined
    let isGone = false
    const start = async () => {
      const { startMap } = await import('./start-map')
      if (isGone) return
      stop = startMap({ element, tiles, attribution, pins })
      setIsLive(true)
    }
    const near = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        near.disconnect()
        start().catch(() => undefined)
      },
      { rootMargin: '200px' },
    )
    near.observe(element)
    return () => {
      isGone = true
      near.disconnect()
      stop?.()
    }
  }, [tiles, attribution, pins])
  return (
    <div className="relative isolate h-full w-full">
      {children}
      <div
        ref={place}
        role="region"
        aria-label={label}
        data-map="live"
        className={`absolute inset-0 z-0 ${isLive ? '' : 'pointer-events-none opacity-0'}`}
      />
    </div>
  )
}
