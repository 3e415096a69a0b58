/** Payment frequencies with the payments per year used for repayments (FIN-05). */
export const PAYMENTS_PER_YEAR = { weekly: 52, fortnightly: 26, monthly: 12 } as const
export type Frequency = keyof typeof PAYMENTS_PER_YEAR
export const FREQUENCIES: readonly Frequency[] = ['weekly', 'fortnightly', 'monthly']
