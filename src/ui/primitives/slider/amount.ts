import { formatFigure } from '@/domain/numbers/figures'
import { formatMoney } from '@/domain/money/money'

/** money: whole dollars, as in addresses. number: a count, with an optional unit. */
export type AmountUnit = { kind: 'money' } | { kind: 'number'; suffix?: string; isGrouped?: boolean }

/** '$42,000', '120,000 km', or a year without a comma (isGrouped: false). */
export function formatAmount(value: number, unit: AmountUnit): string {
  if (unit.kind === 'money') return formatMoney(value * 100)
  const digits = unit.isGrouped === false ? String(value) : formatFigure(value, 3)
  return unit.suffix ? `${digits} ${unit.suffix}` : digits
}

/** Parses a typed number: '$42,000', '42 000 km' and '42k' are all 42,000. Returns null when the text has no number. */
export function parseAmount(text: string): number | null {
  const found = /(\d[\d,\s]*(?:\.\d+)?)\s*(k(?!m))?/i.exec(text)
  if (!found?.[1]) return null
  const value = Number(found[1].replace(/[,\s]/g, ''))
  return Math.round(found[2] ? value * 1000 : value)
}
