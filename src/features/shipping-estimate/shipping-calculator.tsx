'use client'

import type { ReactNode } from 'react'
import { LoadWhenNear } from '@/ui/primitives/load-when-near/load-when-near'
import type { LiveShippingCalculatorProps } from './live-shipping-calculator'

const load = () => import('./live-shipping-calculator').then((module) => module.LiveShippingCalculator)

/** The shipping calculator, rendered by the server until its script has loaded. */
export function ShippingCalculator({ children, ...props }: LiveShippingCalculatorProps & { children: ReactNode }) {
  return (
    <LoadWhenNear load={load} props={props}>
      {children}
    </LoadWhenNear>
  )
}
