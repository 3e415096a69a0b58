import type { ShippingEstimate, ShippingZone } from '@/domain/locations/shipping-zones'

export type DeliveryKind = 'embedded' | 'service'

/** What is to be delivered where: `from` is the postcode of the yard, null when it is not known. */
export type DeliveryQuestion = { postcode: string; from: string | null }

/** Who says what delivery costs, whichever provider it is (API-21). */
export type Delivery = {
  kind: DeliveryKind
  /**
   * The estimate for a postcode; null when there is none (DEL-02).
   * @throws ServiceUnavailableError when an outside provider does not answer in time or not in the agreed form.
   */
  ask: (question: DeliveryQuestion, zones: readonly ShippingZone[]) => Promise<ShippingEstimate | null>
}
