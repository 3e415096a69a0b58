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

const whole = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })

/** '$42,990', or '$19.98' when the amount has cents. */
export function formatMoney(cents: Cents): string {
  return (cents % 100 === 0 ? whole : exact).format(cents / 100)
}
