'use client'

import type { ReactNode } from 'react'
import type { CalculatorView } from '@/ui/pages/finance/finance-view'
import { OnNeed } from '@/ui/primitives/on-need/on-need'

const load = () => import('./calculator-form').then((module) => module.CalculatorForm)

/** Shows the repayment calculated by the server; the calculator replaces it near the viewport. */
export function FinanceCalculator({ view, children }: { view: CalculatorView; children: ReactNode }) {
  return (
    <OnNeed load={load} props={view}>
      {children}
    </OnNeed>
  )
}
