import type { Vehicle } from '../vehicle/vehicle'

/** The two bases on which a price is asked in Australia; 'unknown' when the car does not say, or says something else. */
export type PriceBasis =
  | { kind: 'driveAway'; label: 'Drive away' }
  | { kind: 'excludingGovernmentCharges'; label: 'Excl. govt charges' }
  | { kind: 'unknown'; label: null }

const EXCLUDING = /\begc\b|(\bexcl\w*|\bplus\b|\bbefore\b|\+)\W*(of\W+)?(gov\w*|statutory|on\W?roads?|orc)\b/i
const DRIVE_AWAY = /\bdrive\W?away\b|\bdap\b/i

/** The field price_type as given; null when it is empty (PRC-08). */
export function resolvePriceType({ priceType }: Pick<Vehicle, 'priceType'>): string | null {
  return priceType !== null && priceType.trim() !== '' ? priceType : null
}

/**
 * Which basis a price type names, whatever its spelling, and the words for it. The words never speak of 'on road costs', which
 * advertisements in New South Wales must not. What is excluded is looked for first: 'drive away before on road costs' is no drive-away price.
 */
export function resolvePriceBasis({ priceType }: Pick<Vehicle, 'priceType'>): PriceBasis {
  const given = priceType ?? ''
  if (EXCLUDING.test(given)) return { kind: 'excludingGovernmentCharges', label: 'Excl. govt charges' }
  if (DRIVE_AWAY.test(given)) return { kind: 'driveAway', label: 'Drive away' }
  return { kind: 'unknown', label: null }
}
