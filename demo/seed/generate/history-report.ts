import type { CarType } from '@/domain/vehicle/vehicle'
import { HISTORY_REPORT } from '@demo/renderer/picture-names'
import { hashSeed } from './random'

/** One of this many used cars already has its report; for the others it can be requested. */
const ONE_IN = 3

/** Returns the address of a car's history report (VDP-27), or null: new and demo cars have no history. */
export function pickHistoryReport(carType: CarType, stocknum: string): string | null {
  return carType === 'used' && hashSeed(`ppsr/${stocknum}`) % ONE_IN === 0 ? `/demo-media/${HISTORY_REPORT}` : null
}
