import { describe } from 'vitest'
import { z } from 'zod'
import { createServiceValuer } from '@/server/trade-in/valuation/service-valuer'
import { describeFailures, openAnsweringService } from '../answering-service'
import { describeValuer } from './describe-valuer'

const known = { make: 'Kia', model: 'Rio', badge: null, year: 2019, km: 60_000 }
const question = z.object({ make: z.string(), model: z.string(), adjustments: z.record(z.string(), z.string()) })
const offer = { offer_price: 12_500, offer_min: 11_000, offer_max: 13_250.5, confidence: 0.7 }

function answer(asked: unknown): object | null {
  const { make, model } = question.parse(asked)
  return make === known.make && model === known.model ? offer : null
}

describeValuer('a valuation service', async () => {
  const { settings, close } = await openAnsweringService(answer)
  return { valuer: createServiceValuer(settings), known, close }
})

describe('a valuation service that fails', () => {
  describeFailures('TRD-04', offer, (settings) =>
    createServiceValuer(settings).ask({ car: known, rego: { rego: null, regoState: null }, adjustments: {} }),
  )
})
