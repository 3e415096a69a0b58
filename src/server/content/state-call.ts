import type { Endpoint } from 'payload'
import { idOf } from '@/domain/json/id-of'
import { type DatedCollection, describeContentState, nextChangeOf } from '@/domain/promotions/content-state'
import { PLATFORM_ZONE } from '@/domain/time/zone-name'
import { readClock } from '../process/now'
import { answer, refuse } from '../staff/answers'
import { readContentStates } from './content-states'

/**
 * GET /api/{collection}/{id}/state: what visitors see of a document, in words with its instant in the tenant's time zone, and whether newer
 * changes wait for publication (EDT-16). A document that the caller may not read gets a 404.
 */
export function stateEndpoint(collection: DatedCollection): Omit<Endpoint, 'root'> {
  return {
    path: '/:id/state',
    method: 'get',
    handler: async ({ payload, routeParams, user }) => {
      const id = Number(routeParams?.id)
      if (user?.collection !== 'users') return refuse(401, 'Please sign in first.')
      const rules = { user, overrideAccess: false, disableErrors: true, depth: 0 } as const
      const doc = Number.isInteger(id) ? await payload.findByID({ collection, id, draft: true, ...rules }) : null
      const tenantId = idOf(doc?.tenant)
      if (!doc || tenantId === null) return refuse(404, 'This no longer exists.')
      const now = readClock()
      const tenant = await payload.findByID({ collection: 'tenants', id: tenantId, ...rules })
      const state = (await readContentStates({ payload, user, tenantId }, collection, id))(id, now)
      return answer({
        kind: state.kind,
        text: describeContentState(state, tenant?.timeZone ?? PLATFORM_ZONE),
        hasChanges: state.kind !== 'draft' && doc._status === 'draft',
        changesIn: secondsUntil(nextChangeOf(state), now),
      })
    },
  }
}

const secondsUntil = (instant: number | null, now: number) => (instant === null ? null : instant - now)
