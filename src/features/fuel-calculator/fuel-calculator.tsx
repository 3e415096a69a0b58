'use client'

import type { ReactNode } from 'react'
import { OnNeed } from '@/ui/primitives/on-need/on-need'
import type { FuelProps } from './live-fuel'

const load = () => import('./live-fuel').then((module) => module.LiveFuel)

/** The fuel calculator, rendered by the server with the default distance and price until its script has loaded (FUEL-02, FUEL-03). */
export function FuelCalculator({ children, ...props }: FuelProps & { children: ReactNode }) {
  return (
    <OnNeed load={load} props={props}>
      {children}
    </OnNeed>
  )
}
