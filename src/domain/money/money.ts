import { formatFigure, formatFixed } from '../numbers/figures'

/** Money is an integer number of cents of Australian dollars; nothing in the domain holds dollars as a fraction. */
export type Cents = number

/** Dollars as they stand in a document or a feed → cents. Anything that is not a finite number is no amount. */
export function toCents(dollars: number | null | undefined): Cents | null {
  return typeof dollars === 'number' && Number.isFinite(dollars) ? Math.round(dollars * 100) : null
}

/** Cents → dollars, for the borders that speak dollars (addresses, index, structured data). */
export function toDollars(cents: Cents): number {
  return cents / 100
}

/** '$42,990', or '$19.98' when the amount has cents. */
export function formatMoney(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}$${formatFixed(Math.abs(cents) / 100, cents % 100 === 0 ? 0 : 2)}`
}

/** Dollars as they are typed → with separators between thousands: '42990' → '42,990' (MISC-08). A text that is no amount stays as it is. */
export function spellDollars(text: string): string {
  const plain = text.replace(/[\s,$]/g, '')
  return /^\d{1,12}(\.\d{1,2})?$/.test(plain) ? formatFigure(Number(plain), 2) : text
}
