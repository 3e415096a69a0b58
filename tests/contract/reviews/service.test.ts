import { describe, expect, test } from 'vitest'
import { ServiceUnavailableError } from '@/server/outside/service-unavailable'
import { createServiceSnap21 } from '@/server/reviews/service-snap21'
import { describeFailures, openAnsweringService } from '../answering-service'
import { describeSnap21 } from './describe-snap21'

const rating = { rating: 4.7, stars: 5, reviews: 311 }
const answer = (_: unknown, path: string) => (new URL(path, 'http://snap21').searchParams.get('orgId') === '77' ? rating : null)

describeSnap21('the service', async () => {
  const { settings, close } = await openAnsweringService(answer)
  return { snap21: createServiceSnap21(settings), known: { rating: 4.7, stars: 5 }, close }
})

describe('the service that fails', () => {
  describeFailures('API-07', rating, (settings) => createServiceSnap21(settings).findRating('77'))

  test.each([{ rating: 6, stars: 5 }, { rating: -1, stars: 0 }, { rating: '4.7', stars: 5 }, { rating: 4.7 }])(
    'API-07: %j is not a rating',
    async (wrong) => {
      const { settings, close } = await openAnsweringService(() => wrong)
      await expect(createServiceSnap21(settings).findRating('77')).rejects.toThrow(ServiceUnavailableError)
      await close()
    },
  )
})
