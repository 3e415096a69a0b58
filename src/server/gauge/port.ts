import type { GaugeAnswer } from '@/domain/pricing/market-gauge'
import type { Vehicle } from '@/domain/vehicle/vehicle'

export type GaugeKind = 'embedded' | 'service'
/** The vehicle data that a gauge needs. */
export type GaugedVehicle = Pick<
  Vehicle,
  'id' | 'slug' | 'make' | 'model' | 'badge' | 'year' | 'km' | 'price' | 'offerPrice' | 'vin' | 'nvic'
>

/** The provider of market prices (API-02, GAUGE-02). */
export type MarketGauge = {
  kind: GaugeKind
  /**
   * Returns the market of one vehicle; null when the provider knows none.
   * @throws ServiceUnavailableError when an outside provider does not answer in time or in the agreed form.
   */
  ask: (vehicle: GaugedVehicle) => Promise<GaugeAnswer | null>
}
