'use client'

import type { ReactNode } from 'react'
import { LoadWhenNear } from '@/ui/primitives/load-when-near/load-when-near'

const load = () => import('./live-gauge').then((module) => module.LiveGauge)

/** A vehicle's market gauge. Shows a skeleton until it is near the viewport and has loaded (GAUGE-01). `path` is the vehicle's path. */
export function MarketGauge({ path, children }: { path: string; children: ReactNode }) {
  return (
    <LoadWhenNear load={load} props={{ path }}>
      {children}
    </LoadWhenNear>
  )
}
