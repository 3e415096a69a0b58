import { formatFigure, formatFixed } from '../numbers/figures'

/** An integer number of Australian cents. Domain code never stores fractional dollars. */
export type Cents = number

/** Converts dollars from a document or feed to cents. Returns null if the value isn't a finite number. */
export function toCents(dollars: number | null | undefined): Cents | null {
  return typeof dollars === 'number' && Number.isFinite(dollars) ? Math.round(dollars * 100) : null
}

/** Converts cents to dollars, for interfaces that use dollars: addresses, search index, structured data. */
export function toDollars(cents: Cents): number {
  return cents / 100
}

/** Formats an amount: '$42,990', or '$19.98' if it isn't a whole number of dollars. */
export function formatMoney(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}$${formatFixed(Math.abs(cents) / 100, cents % 100 === 0 ? 0 : 2)}`
}

/** Adds thousands separators to a typed dollar amount: '42990' → '42,990' (MISC-08). Text that isn't an amount is returned unchanged. */
export function formatTypedDollars(text: string): string {
  const plain = text.replace(/[\s,$]/g, '')
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? formatFigure(Number(plain), 2) : text
}
