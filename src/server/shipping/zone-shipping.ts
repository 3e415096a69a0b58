import { estimateShipping } from '@/domain/locations/shipping-zones'
import type { Shipping } from './port'

/** Estimates from the zones in the tenant's settings. */
export function createZoneShipping(): Shipping {
  return { kind: 'embedded', ask: async ({ postcode }, zones) => estimateShipping(postcode, zones) }
}
