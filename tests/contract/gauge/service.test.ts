import { describe } from 'vitest'
import { z } from 'zod'
import { createServiceGauge } from '@/server/gauge/service-gauge'
import { aVehicle } from '@tests/builders/vehicle'
import { describeFailures, openAnsweringService } from '../answering-service'
import { describeGauge } from './describe-gauge'

const known = aVehicle({ price: 42_990_00, offerPrice: null, km: 18_200 })
const question = z.object({ make: z.string(), model: z.string(), price: z.number() })

/** Returns the market of one model, around the requested price. */
function answer(asked: unknown): object | null {
  const { make, model, price } = question.parse(asked)
  if (make !== known.make || model !== known.model) return null
  return { fill: 0.7, listing_price: price, market_range_min: price - 2_000, market_range_max: price + 4_000, confidence: 0.9 }
}

describeGauge('a valuation service', async () => {
  const { settings, close } = await openAnsweringService(answer)
  return { gauge: createServiceGauge(settings), known, close }
})

describe('a valuation service that fails', () => {
  describeFailures('GAUGE-03', { fill: 0.7 }, (settings) => createServiceGauge(settings).ask(known))
})
