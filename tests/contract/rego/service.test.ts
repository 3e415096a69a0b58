import { describe } from 'vitest'
import { z } from 'zod'
import { createServiceRego } from '@/server/trade-in/rego/service-rego'
import { describeFailures, openAnsweringService } from '../answering-service'
import { describeRego } from './describe-rego'

const question = z.object({ rego: z.string(), regoState: z.string() }).strict()
const car = { make: 'Kia', model: 'Rio', badge: '', year: 2019, vin: 'KNADN412BF6123456' }

function answer(asked: unknown): object | null {
  const { rego, regoState } = question.parse(asked)
  return rego === '123ABC' && regoState === 'QLD' ? car : null
}

describeRego('a register', async () => {
  const { settings, close } = await openAnsweringService(answer)
  return { register: createServiceRego(settings), known: { make: 'Kia', model: 'Rio', badge: null, year: 2019 }, close }
})

describe('a register that fails', () => {
  describeFailures('API-17', car, (settings) => createServiceRego(settings).ask({ rego: '123ABC', regoState: 'QLD' }))
})
