import { z } from 'zod'
import { readFromService } from '@/server/outside/call-service'
import type { ServiceSettings } from '@/server/outside/service-settings'
import type { Snap21 } from './port'

const onScale = z.number().min(0).max(5)
const answer = z.object({ rating: onScale, stars: onScale })

/** Connects the rating service at an address: GET with the organisation in `orgId`. */
export function createServiceSnap21(settings: ServiceSettings): Snap21 {
  return { kind: 'service', findRating: (orgId) => readFromService(settings, { orgId }, answer) }
}
