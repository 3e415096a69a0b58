import type { ValueShape } from '../editing/value-shape'

const text = (label: string) => ({ label, shape: { kind: 'text', isOptional: true } }) as const
const number = (label: string) => ({ label, shape: { kind: 'number' } }) as const

/** The figures of lenders as staff edit them (FIN-04, EDT-14), under the names of `readLenderEntries`. Money is in dollars. */
export const LENDERS_SHAPE: ValueShape = {
  kind: 'map',
  key: 'Lender',
  of: {
    kind: 'record',
    fields: {
      financeProvider: text('Name'),
      interestRate: number('Interest rate (% a year)'),
      comparisonRate: number('Comparison rate (% a year)'),
      paymentWeek: number('Payment a week'),
      paymentMonth: number('Payment a month'),
      totalPayable: number('Total payable'),
      termYears: number('Term (years)'),
      termMonths: number('Term (months)'),
      termWeeks: number('Term (weeks)'),
      deposit: number('Deposit'),
      establishmentFees: number('Establishment fees'),
      balloon: number('Balloon'),
      disclaimer: text('Disclaimer'),
    },
  },
}
