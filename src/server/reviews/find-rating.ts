import type { Snap21Rating } from '@/domain/locations/reviews/snap21'
import { env } from '@/env'
import { defineService } from '@/server/outside/define-service'
import { cacheAnswers } from '@/server/outside/cache-answers'
import { serviceSettings, toServiceSettings } from '@/server/outside/service-settings'
import { createEmbeddedSnap21 } from './embedded-snap21'
import { createServiceSnap21 } from './service-snap21'

const TIMEOUT_MS = 4_000

const snap21 = defineService({
  name: 'snap21',
  settings: serviceSettings(TIMEOUT_MS),
  configure: () => toServiceSettings(env().SNAP21_URL, env().SNAP21_KEY),
  connect: createServiceSnap21,
  embedded: createEmbeddedSnap21,
  fallback: 'none',
})

/** An organisation's rating is cached for ten minutes. */
const withCache = cacheAnswers<Snap21Rating | null>('snap21', { most: 500, forMs: 600_000 })

/** Returns an organisation's rating; null when the service is not configured, knows none or does not answer (API-07). Never throws. */
export async function findSnap21Rating(orgId: string): Promise<Snap21Rating | null> {
  const asking = await withCache(orgId, () => snap21.ask((provider) => provider.findRating(orgId)))
  return asking.kind === 'answered' ? asking.answer : null
}
