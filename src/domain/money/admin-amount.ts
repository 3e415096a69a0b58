import { formatFigure } from '../numbers/figures'
import { formatMoney, toCents } from './money'

/** Unit of a number in a document. */
export type AmountUnit = 'dollars' | 'cents' | 'km'

/** Formats a number for a list in the admin: '$40,490', '40,490 km'. Returns '' if there is no number. */
export function formatAdminAmount(value: unknown, unit: AmountUnit): string {
  if (typeof value !== 'number' || !Number.isFinite(value)) return ''
  if (unit === 'km') return `${formatFigure(value)} km`
  return formatMoney(unit === 'cents' ? Math.round(value) : (toCents(value) ?? 0))
}
