'use client'

import type { ReactNode } from 'react'
import { OnNeed } from '@/ui/primitives/on-need/on-need'
import type { LiveShippingCalculatorProps } from './live-shipping-calculator'

const load = () => import('./live-shipping-calculator').then((module) => module.LiveShippingCalculator)

/** The shipping calculator, rendered by the server until its script has loaded. */
export function ShippingCalculator({ children, ...props }: LiveShippingCalculatorProps & { children: ReactNode }) {
  return (
    <OnNeed load={load} props={props}>
      {children}
    </OnNeed>
  )
}
