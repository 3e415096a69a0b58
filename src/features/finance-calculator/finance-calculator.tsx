'use client'

import type { ReactNode } from 'react'
import type { CalculatorView } from '@/ui/pages/finance/finance-view'
import { LoadWhenNear } from '@/ui/primitives/load-when-near/load-when-near'

const load = () => import('./calculator-form').then((module) => module.CalculatorForm)

/** Shows the repayment calculated by the server; the calculator replaces it near the viewport. */
export function FinanceCalculator({ view, children }: { view: CalculatorView; children: ReactNode }) {
  return (
    <LoadWhenNear load={load} props={view}>
      {children}
    </LoadWhenNear>
  )
}
