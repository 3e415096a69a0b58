'use client'

import type { ReactNode } from 'react'
import type { CalculatorView } from '@/ui/pages/finance/finance-view'
import { OnNeed } from '@/ui/primitives/on-need/on-need'

const load = () => import('./calculator-form').then((module) => module.CalculatorForm)

/** The repayment that the server has worked out, until the calculator comes near the screen and takes its place. */
export function FinanceCalculator({ view, children }: { view: CalculatorView; children: ReactNode }) {
  return (
    <OnNeed load={load} props={view}>
      {children}
    </OnNeed>
  )
}
