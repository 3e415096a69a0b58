import type { ShippingEstimate, ShippingZone } from '@/domain/locations/shipping-zones'

export type ShippingKind = 'embedded' | 'service'

/** Where to ship: `from` is the postcode of the yard, null when unknown. */
export type ShippingQuestion = { postcode: string; from: string | null }

/** The provider of shipping estimates (API-21). */
export type Shipping = {
  kind: ShippingKind
  /**
   * Returns the estimate for a postcode; null when there is none (DEL-02).
   * @throws ServiceUnavailableError when an outside provider does not answer in time or in the agreed form.
   */
  ask: (question: ShippingQuestion, zones: readonly ShippingZone[]) => Promise<ShippingEstimate | null>
}
