import type { Vehicle } from '../vehicle/vehicle'

/** What an Australian price includes; 'unknown' if the price type is missing or anything else. */
export type PriceBasis =
  | { kind: 'driveAway'; label: 'Drive away' }
  | { kind: 'excludingGovernmentCharges'; label: 'Excl. govt charges' }
  | { kind: 'unknown'; label: null }

const EXCLUDING = /\begc\b|(\bexcl\w*|\bplus\b|\bbefore\b|\+)\W*(of\W+)?(gov\w*|statutory|on\W?roads?|orc)\b/i
const DRIVE_AWAY = /\bdrive\W?away\b|\bdap\b/i

/** Returns the price_type field, or null if it is empty (PRC-08). */
export function resolvePriceType({ priceType }: Pick<Vehicle, 'priceType'>): string | null {
  return priceType !== null && priceType.trim() !== '' ? priceType : null
}

/**
 * Derives the price basis and its label from a price type in any spelling. Labels never mention 'on road costs', which advertisements in
 * New South Wales must not do. Exclusions are checked first, as 'drive away before on road costs' isn't a drive-away price.
 */
export function resolvePriceBasis({ priceType }: Pick<Vehicle, 'priceType'>): PriceBasis {
  const given = priceType ?? ''
  if (EXCLUDING.test(given)) return { kind: 'excludingGovernmentCharges', label: 'Excl. govt charges' }
  if (DRIVE_AWAY.test(given)) return { kind: 'driveAway', label: 'Drive away' }
  return { kind: 'unknown', label: null }
}
