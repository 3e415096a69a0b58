'use client'

import { useEffect, useState } from 'react'
import { type GaugeAnswer, type GaugeView, resolveGauge, SIMILAR_CARS_HEADER } from '@/domain/pricing/market-gauge'
import { GaugePanel, GaugeSkeleton } from '@/ui/pages/gauge-panel'
import { EmptyRoom } from './empty-room'

async function askGauge(path: string, signal: AbortSignal): Promise<GaugeView> {
  const response = await fetch(`${path}/autogauge`, { signal })
  if (!response.ok) return resolveGauge(null)
  const answer: GaugeAnswer | null = await response.json()
  return resolveGauge(answer && { ...answer, similar_cars: Number(response.headers.get(SIMILAR_CARS_HEADER)) })
}

/** Asks what the market says of a car: a skeleton, then the panel, or nothing and no word about it, and nothing in sight moves (GAUGE-01, GAUGE-03). */
export function LiveGauge({ path }: { path: string }) {
  const [view, setView] = useState<GaugeView | null>(null)
  useEffect(() => {
    const asking = new AbortController()
    askGauge(path, asking.signal)
      .catch((): GaugeView => ({ kind: 'hidden' }))
      .then((answer) => {
        if (!asking.signal.aborted) setView(answer)
      })
    return () => asking.abort()
  }, [path])
  if (view === null) return <GaugeSkeleton />
  return view.kind === 'panel' ? <GaugePanel view={view} /> : <EmptyRoom />
}
