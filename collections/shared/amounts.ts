import type { NumberField } from 'payload'
import type { AmountUnit } from '@/domain/money/admin-amount'

/** An amount field that admin lists show formatted, such as '$40,490'. */
export function amountField(field: NumberField, unit: AmountUnit): NumberField {
  const Cell = { path: '@/app/(payload)/cells/amount-cell#AmountCell', serverProps: { unit } }
  return { ...field, admin: { ...field.admin, components: { ...field.admin?.components, Cell } } }
}

/** An amount in dollars, as in dealer systems. */
export function dollarsField(name: string, overrides: Partial<Pick<NumberField, 'label' | 'min'>> = {}): NumberField {
  return amountField({ name, type: 'number', ...overrides, admin: { description: 'Dollars' } }, 'dollars')
}
