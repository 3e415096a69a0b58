import { formatFigure } from '../figures'

/** The distances that a kilometre input offers to pick (MISC-10). */
export const KM_QUICK_PICKS = [100, 250, 500, 1_000] as const

/** '1,000 kms', the suffix with its space (MISC-10). */
export function formatKilometres(km: number): string {
  return `${formatFigure(km, 3)} kms`
}
