/** How often is paid, with the payments a year that repayments are worked out with (FIN-05). */
export const PAYMENTS_PER_YEAR = { weekly: 52, fortnightly: 26, monthly: 12 } as const
export type Frequency = keyof typeof PAYMENTS_PER_YEAR
export const FREQUENCIES: readonly Frequency[] = ['weekly', 'fortnightly', 'monthly']
