import type { CarType } from '@/domain/vehicle/vehicle'
import { HISTORY_REPORT } from '@demo/renderer/picture-names'
import { hashSeed } from './random'

/** One used car in this many has its report already; the others are still asked for. */
const ONE_IN = 3

/** The address of a car's history report (VDP-27); null for one that has none: a new or demo car has no history. */
export function pickHistoryReport(carType: CarType, stocknum: string): string | null {
  return carType === 'used' && hashSeed(`ppsr/${stocknum}`) % ONE_IN === 0 ? `/demo-media/${HISTORY_REPORT}` : null
}
