import { toCents, type Cents } from '../money/money'
import { PAYMENTS_PER_YEAR, type Frequency } from './frequency'

/** A fee that a tenant states, in dollars: charged once for the loan, which is meant where nothing is said, or every month (FIN-35). */
export type FinanceFee = { label: string; amount: number; per?: 'loan' | 'month' | undefined }

export type FeeSettings = {
  /** Dollars (FIN-23). */
  financeEstablishmentFee: number
  /** The fees besides the establishment fee (FIN-35). */
  financeFees: readonly FinanceFee[] | null
}

/** What a loan costs besides its interest, in cents: fees charged once, which are financed, and those of every month, which are paid with the payments. */
export type LoanFees = { financed: Cents; monthly: Cents }

/** Every fee of a tenant's loans in the order in which they are stated: the establishment fee, where there is one, and the others (FIN-23, FIN-35). */
export function listLoanFees({ financeEstablishmentFee, financeFees }: FeeSettings): FinanceFee[] {
  const establishment = financeEstablishmentFee > 0 ? [{ label: 'establishment fee', amount: financeEstablishmentFee }] : []
  return [...establishment, ...(financeFees ?? [])]
}

/**
 * What the stated fees of a tenant come to (FIN-23, FIN-35). Every repayment and comparison rate is worked out with it, so that none of them leaves out a fee
 * that the disclaimer states (docs/decisions/0028).
 */
export function resolveLoanFees(settings: FeeSettings): LoanFees {
  const fees = listLoanFees(settings)
  const sum = (isMonthly: boolean) =>
    fees.filter(({ per }) => (per === 'month') === isMonthly).reduce((total, { amount }) => total + (toCents(amount) ?? 0), 0)
  return { financed: sum(false), monthly: sum(true) }
}

/** What is paid of a monthly fee with each payment, rounded up to the cent: over a year the payments bear the twelve fees (FIN-05). */
export function spreadMonthlyFee(monthly: Cents, frequency: Frequency): Cents {
  return Math.ceil((monthly * PAYMENTS_PER_YEAR.monthly) / PAYMENTS_PER_YEAR[frequency])
}
