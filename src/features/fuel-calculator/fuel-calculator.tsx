'use client'

import type { ReactNode } from 'react'
import { LoadWhenNear } from '@/ui/primitives/load-when-near/load-when-near'
import type { FuelProps } from './live-fuel'

const load = () => import('./live-fuel').then((module) => module.LiveFuel)

/** The fuel calculator, rendered by the server with the default distance and price until its script has loaded (FUEL-02, FUEL-03). */
export function FuelCalculator({ children, ...props }: FuelProps & { children: ReactNode }) {
  return (
    <LoadWhenNear load={load} props={props}>
      {children}
    </LoadWhenNear>
  )
}
