'use client'

import type { ReactNode } from 'react'
import { OnNeed } from '@/ui/primitives/on-need/on-need'
import type { LiveShippingCalculatorProps } from './live-delivery'

const load = () => import('./live-delivery').then((module) => module.LiveShippingCalculator)

/** The shipping calculator, rendered by the server until its script has loaded. */
export function ShippingCalculator({ children, ...props }: LiveShippingCalculatorProps & { children: ReactNode }) {
  return (
    <OnNeed load={load} props={props}>
      {children}
    </OnNeed>
  )
}
