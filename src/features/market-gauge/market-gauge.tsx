'use client'

import type { ReactNode } from 'react'
import { LoadWhenNear } from '@/ui/primitives/load-when-near/load-when-near'

const load = () => import('./live-gauge').then((module) => module.LiveGauge)

/** The market gauge of a car: its skeleton until it comes near the screen and has been asked for (GAUGE-01). `path` is the car's own. */
export function MarketGauge({ path, children }: { path: string; children: ReactNode }) {
  return (
    <LoadWhenNear load={load} props={{ path }}>
      {children}
    </LoadWhenNear>
  )
}
