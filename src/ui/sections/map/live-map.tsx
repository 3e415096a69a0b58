'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { MapSource } from '@/domain/geo/map-address'
import type { MapPin, MapRing } from './drawn-map'
import type { TileMap } from './start-map'

type Props = {
  label: string
  tiles: string
  attribution: MapSource['attribution']
  pins: readonly MapPin[]
  ring?: MapRing | null
  /** The width in px at its right side that is covered by other content. */
  covered?: number
  onPick?: (key: string) => void
  children: ReactNode
}

/**
 * A map with the tenant's tiles over its children. Library and tiles load when the map comes near the screen. If that fails, the children
 * stay visible.
 */
export function LiveMap({ label, tiles, attribution, pins, ring = null, covered = 0, onPick, children }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const pick = useRef(onPick)
  const [map, setMap] = useState<TileMap | null>(null)
  const isPicking = onPick !== undefined
  useEffect(() => {
    pick.current = onPick
  }, [onPick])
  useEffect(() => {
    const element = place.current
    if (!element || typeof IntersectionObserver === 'undefined') return
    let started: TileMap | null = null
    let isGone = false
    const start = async () => {
      const { startMap } = await import('./start-map')
      if (isGone) return
      started = startMap({ element, tiles, attribution, onPick: isPicking ? (key) => pick.current?.(key) : undefined })
      setMap(started)
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
      started?.stop()
      setMap(null)
    }
  }, [tiles, attribution, isPicking])
  useEffect(() => map?.show({ pins, ring, covered }), [map, pins, ring, covered])
  return (
    <div className="relative isolate h-full w-full">
      {children}
      {/* the library adds its own classes to its element */}
      <div className={`absolute inset-0 z-0 ${map ? '' : 'pointer-events-none opacity-0'}`}>
        <div ref={place} role="region" aria-label={label} data-map="live" className="h-full w-full" />
      </div>
    </div>
  )
}
