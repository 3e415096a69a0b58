'use client'

import type { ReactNode } from 'react'
import type { CalculatorView } from '@/ui/pages/finance/finance-view'
import { LoadWhenNear } from '@/ui/primitives/load-when-near/load-when-near'

const load = () => import('./calculator-form').then((module) => module.CalculatorForm)

/** The repayment that the server has worked out, until the calculator comes near the screen and takes its place. */
export function FinanceCalculator({ view, children }: { view: CalculatorView; children: ReactNode }) {
  return (
    <LoadWhenNear load={load} props={view}>
      {children}
    </LoadWhenNear>
  )
}
