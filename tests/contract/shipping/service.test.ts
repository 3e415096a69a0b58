import { describe } from 'vitest'
import { z } from 'zod'
import { estimateShipping } from '@/domain/locations/shipping-zones'
import { createServiceShipping } from '@/server/shipping/service-shipping'
import { describeFailures, openAnsweringService } from '../answering-service'
import { describeDelivery, ZONES } from './describe-delivery'

const question = z.object({ postcode: z.string(), from: z.string().nullable() }).strict()

/** A carrier's prices are in dollars. */
function answer(asked: unknown): object | null {
  const estimate = estimateShipping(question.parse(asked).postcode, ZONES)
  return estimate && { name: estimate.name, price: estimate.price / 100 }
}

describeDelivery('a carrier', async () => {
  const { settings, close } = await openAnsweringService(answer)
  return { delivery: createServiceShipping(settings), close }
})

describe('a carrier that fails', () => {
  const ask = { postcode: '4350', from: '4105' }
  describeFailures('API-21', { name: 'Toowoomba', price: 240.5 }, (settings) => createServiceShipping(settings).ask(ask, []))
})
