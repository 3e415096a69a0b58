import { formatFigure } from './figures'

/** Quick picks of a kilometre input (MISC-10). */
export const KM_QUICK_PICKS = [100, 250, 500, 1_000] as const

/** Quick picks of an odometer input, where 250 kms would be unrealistic (MISC-10, docs/decisions/0029). */
export const ODOMETER_QUICK_PICKS = [20_000, 50_000, 100_000, 150_000] as const

/** Formats a distance with its suffix: '1,000 kms' (MISC-10). */
export function formatKilometres(km: number): string {
  return `${formatFigure(km, 3)} kms`
}

/** Parses a typed distance: '85000', '85,000 km' and '85 000 kms' → 85000. Returns null if it isn't a whole number. */
export function readKilometres(text: string): number | null {
  const plain = text.replace(/[\s,]/g, '').replace(/kms?$/i, '')
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null
}

/** Formats a typed distance: '85000' → '85,000 kms' (MISC-10). Text that isn't a distance is returned unchanged. */
export function formatTypedKilometres(text: string): string {
  const km = readKilometres(text)
  return km === null ? text : formatKilometres(km)
}
