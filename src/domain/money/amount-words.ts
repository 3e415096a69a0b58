import { formatFigure } from '../numbers/figures'
import { formatMoney, toCents } from './money'

/** What a number of a document counts. */
export type AmountUnit = 'dollars' | 'cents' | 'km'

/** A number in a list of the admin as people write it: '$40,490', '40,490 km'; '' for none. */
export function describeAmount(value: unknown, unit: AmountUnit): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return ''
  if (unit === 'km') return `${formatFigure(value)} km`
  return formatMoney(unit === 'cents' ? Math.round(value) : (toCents(value) ?? 0))
}
