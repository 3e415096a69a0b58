import type { NumberField } from 'payload'
import type { AmountUnit } from '@/domain/money/admin-amount'

/** A field of an amount, which lists of the admin show as people write it: '$40,490'. */
export function amountField(field: NumberField, unit: AmountUnit): NumberField {
  const Cell = { path: '@/app/(payload)/cells/amount-cell#AmountCell', serverProps: { unit } }
  return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Cell } } }
}

/** An amount in dollars, as the trade's systems write it. */
export function dollarsField(name: string, overrides: Partial<Pick<NumberField, 'label' | 'min'>> = {}): NumberField {
  return amountField({ name, type: 'number', ...overrides, admin: { description: 'Dollars' } }, 'dollars')
}
