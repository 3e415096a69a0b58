import config from '@payload-config'
import { createLocalReq, getPayload } from 'payload'
import { describeSpread } from '@/domain/blocks/section-spread'
import { isRecord } from '@/domain/json/is-record'
import { idOf } from '@/domain/json/id-of'
import { countMemberPages, countOwnPages } from '@/server/group-sections/count-pages'

/**
 * Says in the message after a shared section was published how many pages show it (EDT-24, EDT-25). Payload's own message only says that it
 * was updated, and no hook can change it.
 * @param slug The parts of the call's address below /api.
 */
export async function sayWhereShown(response: Response, slug: readonly string[]): Promise<Response> {
  if (slug.length !== 2 || slug[0] !== 'shared-sections' || !response.ok) return response
  const answer: unknown = await response.clone().json()
  const doc = isRecord(answer) && isRecord(answer.doc) ? answer.doc : {}
  const [id, tenant] = [idOf(doc.id), idOf(doc.tenant)]
  if (id === null || tenant === null || doc._status !== 'published') return response
  const req = await createLocalReq({}, await getPayload({ config }))
  const spread = { own: await countOwnPages(req, id, tenant), members: await countMemberPages(req, id, tenant) }
  const headers = new Headers(response.headers)
  headers.delete('content-length')
  return Response.json({ ...(isRecord(answer) ? answer : {}), message: describeSpread(spread) }, { status: response.status, headers })
}
