import { type CollectionSlug, parseCookies, type Payload, type TypedUser } from 'payload'

/** The cookie in which the admin stores the selected site. */
const COOKIE = 'payload-tenant'
const YEAR_S = 31_536_000

/** Returns the tenant selected in the admin; null without one. */
export function tenantChosenIn(headers: Headers): number | null {
  const chosen = Number(parseCookies(headers).get(COOKIE))
  return Number.isInteger(chosen) && chosen > 0 ? chosen : null
}

/** Returns the Set-Cookie header that selects a tenant. */
export function chooseTenant(id: number): string {
  return `${COOKIE}=${id}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax`
}

/** The call below a collection that selects a document's site and then opens its form. */
export const OPEN_PATH = '/open/:id'

/** Returns the address of that call for one document. */
export function toOpenAddress(collection: string, id: number): string {
  return `/api/${collection}${OPEN_PATH.replace(':id', String(id))}`
}

/** Returns the address of a document's form. Settings are opened through the call that selects their site. */
export function toEditAddress(collection: string, id: number): string {
  return collection === 'site-settings' ? toOpenAddress(collection, id) : `/admin/collections/${collection}/${id}`
}

/** Returns the tenant of a document that the user may read, or null. */
export async function findOwner(
  payload: Payload,
  { collection, id, user }: { collection: CollectionSlug; id: number; user?: TypedUser | null },
): Promise<number | null> {
  const doc = await payload.findByID({ collection, id, depth: 0, user, overrideAccess: false, disableErrors: true })
  return doc && 'tenant' in doc && typeof doc.tenant === 'number' ? doc.tenant : null
}
