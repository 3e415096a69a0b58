import { toCents, type Cents } from '../money/money'
import { PAYMENTS_PER_YEAR, type Frequency } from './frequency'

/** A fee in dollars, charged once per loan (the default) or every month (FIN-35). */
export type FinanceFee = { label: string; amount: number; per?: 'loan' | 'month' | undefined }

export type FeeSettings = {
  /** Dollars (FIN-23). */
  financeEstablishmentFee: number
  /** Fees other than the establishment fee (FIN-35). */
  financeFees: readonly FinanceFee[] | null
}

/** Fees of a loan in cents: one-off fees, which are financed, and monthly fees, which are paid with the payments. */
export type LoanFees = { financed: Cents; monthly: Cents }

/** All fees of a tenant's loans in the order they are stated, the establishment fee first (FIN-23, FIN-35). */
export function listLoanFees({ financeEstablishmentFee, financeFees }: FeeSettings): FinanceFee[] {
  const establishment = financeEstablishmentFee > 0 ? [{ label: 'establishment fee', amount: financeEstablishmentFee }] : []
  return [...establishment, ...(financeFees ?? [])]
}

/**
 * Adds up a tenant's fees (FIN-23, FIN-35). Every repayment and comparison rate uses this sum, so that none omits a fee that the
 * disclaimer states (docs/decisions/0028).
 */
export function resolveLoanFees(settings: FeeSettings): LoanFees {
  const fees = listLoanFees(settings)
  const sum = (isMonthly: boolean) =>
    fees.filter(({ per }) => (per === 'month') === isMonthly).reduce((total, { amount }) => total + (toCents(amount) ?? 0), 0)
  return { financed: sum(false), monthly: sum(true) }
}

/** The part of a monthly fee in each payment, rounded up to the cent, so that a year's payments cover twelve fees (FIN-05). */
export function spreadMonthlyFee(monthly: Cents, frequency: Frequency): Cents {
  return Math.ceil((monthly * PAYMENTS_PER_YEAR.monthly) / PAYMENTS_PER_YEAR[frequency])
}
