import type { GaugeAnswer } from '@/domain/pricing/market-gauge'
import type { Vehicle } from '@/domain/vehicle/vehicle'

export type GaugeKind = 'embedded' | 'service'
/** What a gauge must know of a car. */
export type GaugedVehicle = Pick<
  Vehicle,
  'id' | 'slug' | 'make' | 'model' | 'badge' | 'year' | 'km' | 'price' | 'offerPrice' | 'vin' | 'nvic'
>

/** Who says what a car is worth on the market, whichever provider it is (API-02, GAUGE-02). */
export type MarketGauge = {
  kind: GaugeKind
  /**
   * The market of one car; null when the provider knows none.
   * @throws ServiceUnavailableError when an outside provider does not answer in time or not in the agreed form.
   */
  ask: (vehicle: GaugedVehicle) => Promise<GaugeAnswer | null>
}
