'use client'

import { useEffect, useState } from 'react'
import type { gaugeCall } from '@/contract/cars'
import { type GaugeView, resolveGauge, SIMILAR_CARS_HEADER } from '@/domain/pricing/market-gauge'
import { callSite } from '@/features/call'
import { GaugePanel, GaugeSkeleton } from '@/ui/pages/gauge-panel'
import { EmptyPlaceholder } from './empty-placeholder'
import { readStockWords } from '@/ui/primitives/stock-words'

async function fetchGauge(path: string, signal: AbortSignal): Promise<GaugeView> {
  const result = await callSite<typeof gaugeCall>(`${path}/autogauge`, { signal })
  if (!result.isOk || result.answer === null) return resolveGauge(null)
  return resolveGauge({ ...result.answer, similar_cars: Number(result.headers.get(SIMILAR_CARS_HEADER)) })
}

/**
 * Loads a vehicle's market data and shows a skeleton, then the panel, or an empty placeholder without data. Visible content never moves
 * (GAUGE-01, GAUGE-03).
 */
export function LiveGauge({ path }: { path: string }) {
  const [view, setView] = useState<GaugeView | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    void fetchGauge(path, controller.signal).then((answer) => {
      if (!controller.signal.aborted) setView(answer)
    })
    return () => controller.abort()
  }, [path])
  if (view === null) return <GaugeSkeleton />
  return view.kind === 'panel' ? <GaugePanel view={view} words={readStockWords()} /> : <EmptyPlaceholder />
}
