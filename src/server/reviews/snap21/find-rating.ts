import type { Snap21Rating } from '@/domain/reviews/snap21'
import { env } from '@/env'
import { shared } from '@/server/cache/process-global'
import { logger } from '@/server/log/log'
import type { Snap21 } from './port'
import { createServiceSnap21 } from './service-snap21'

/** The rating of an organisation; null when no service is set up, or it gives no answer, which the log is told (API-07). Never throws. */
export async function findSnap21Rating(orgId: string): Promise<Snap21Rating | null> {
  const { SNAP21_URL: address, SNAP21_KEY: key } = env()
  if (address === undefined) return null
  const holder = shared<Snap21>('forecourt.snap21')
  const service = (holder.value ??= createServiceSnap21({ address, key }))
  try {
    return await service.findRating(orgId)
  } catch (error) {
    logger.warn({ reason: error instanceof Error ? error.message : String(error) }, 'no Snap 21 rating')
    return null
  }
}
