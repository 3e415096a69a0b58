import type { ShippingEstimate, ShippingZone } from '@/domain/locations/shipping-zones'
import { env } from '@/env'
import { defineService } from '../outside/define-service'
import { serviceSettings, toServiceSettings } from '../outside/service-settings'
import type { ShippingQuestion } from './port'
import { createServiceShipping } from './service-shipping'
import { createZoneShipping } from './zone-shipping'

const delivery = defineService({
  name: 'delivery',
  settings: serviceSettings(),
  configure: () => toServiceSettings(env().DELIVERY_URL, env().DELIVERY_KEY),
  connect: createServiceShipping,
  embedded: createZoneShipping,
  fallback: 'embedded',
})

/**
 * Returns the shipping estimate for a postcode (API-21): a carrier's if its address is set, else the tenant's zones, which are also the
 * fallback. Null is no estimate (DEL-02). Never throws.
 */
export function findShippingEstimate(question: ShippingQuestion, zones: readonly ShippingZone[]): Promise<ShippingEstimate | null> {
  return delivery.find((provider) => provider.ask(question, zones))
}
