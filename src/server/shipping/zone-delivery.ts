import { estimateDelivery } from '@/domain/locations/delivery-zones'
import type { Delivery } from './port'

/** Estimates from the zones that the tenant has written down. */
export function createZoneDelivery(): Delivery {
  return { kind: 'embedded', ask: async ({ postcode }, zones) => estimateDelivery(postcode, zones) }
}
