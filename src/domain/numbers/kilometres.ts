import { formatFigure } from './figures'

/** The distances that a kilometre input offers to pick (MISC-10). */
export const KM_QUICK_PICKS = [100, 250, 500, 1_000] as const

/** What an odometer offers instead: nobody's car has run 250 kms (MISC-10, docs/decisions/0029). */
export const ODOMETER_QUICK_PICKS = [20_000, 50_000, 100_000, 150_000] as const

/** '1,000 kms', the suffix with its space (MISC-10). */
export function formatKilometres(km: number): string {
  return `${formatFigure(km, 3)} kms`
}

/** Kilometres as they are typed: '85000', '85,000 km' and '85 000 kms' are 85000; null for a text that is no whole number. */
export function readKilometres(text: string): number | null {
  const plain = text.replace(/[\s,]/g, '').replace(/kms?$/i, '')
  return /^\d{1,9}$/.test(plain) ? Number(plain) : null
}

/** Kilometres as they are typed → as their field shows them: '85000' → '85,000 kms' (MISC-10). A text that is no number stays as it is. */
export function spellKilometres(text: string): string {
  const km = readKilometres(text)
  return km === null ? text : formatKilometres(km)
}
