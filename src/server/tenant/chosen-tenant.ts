import { type CollectionSlug, parseCookies, type Payload, type TypedUser } from 'payload'

/** The cookie in which the admin keeps the site that somebody works on. */
const COOKIE = 'payload-tenant'
const YEAR_S = 31_536_000

/** The id of the tenant that the asker of the admin works on; null where none is chosen. */
export function tenantChosenIn(headers: Headers): number | null {
  const chosen = Number(parseCookies(headers).get(COOKIE))
  return Number.isInteger(chosen) && chosen > 0 ? chosen : null
}

/** What makes a browser work on that tenant's site from now on: the value of a Set-Cookie header. */
export function chooseTenant(id: number): string {
  return `${COOKIE}=${id}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
}

/** The call below a collection that chooses the site of the document and then opens its form. */
export const OPENING = '/open/:id'

/** Where a browser calls it for one document. */
export function addressOfOpening(collection: string, id: number): string {
  return `/api/${collection}${OPENING.replace(':id', String(id))}`
}

/** The tenant of a document within the reach of that account; null where there is none. */
export async function findOwner(
  payload: Payload,
  { collection, id, user }: { collection: CollectionSlug; id: number; user?: TypedUser | null },
): Promise<number | null> {
  const doc = await payload.findByID({ collection, id, depth: 0, user, overrideAccess: false, disableErrors: true })
  return doc && 'tenant' in doc && typeof doc.tenant === 'number' ? doc.tenant : null
}
