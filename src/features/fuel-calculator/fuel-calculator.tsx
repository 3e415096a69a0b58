'use client'

import type { ReactNode } from 'react'
import { OnNeed } from '@/ui/on-need/on-need'

const load = () => import('./live-fuel').then((module) => module.LiveFuel)

/** The fuel calculator, drawn by the server with the usual distance and price until its script is there (FUEL-02, FUEL-03). */
export function FuelCalculator({ consumption, children }: { consumption: number; children: ReactNode }) {
  return (
    <OnNeed load={load} props={{ consumption }}>
      {children}
    </OnNeed>
  )
}
