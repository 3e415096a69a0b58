import { estimateShipping } from '@/domain/locations/shipping-zones'
import type { Delivery } from './port'

/** Estimates from the zones in the tenant's settings. */
export function createZoneDelivery(): Delivery {
  return { kind: 'embedded', ask: async ({ postcode }, zones) => estimateShipping(postcode, zones) }
}
