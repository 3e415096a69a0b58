import type { CollectionBeforeChangeHook } from 'payload'
import { findRedirectLoop } from '@/domain/navigation/redirects'
import { findRedirectRules, toRule } from '@/server/routing/redirect-rules'
import type { Redirect } from '@payload-types'
import { refusal } from '@collections/shared/refusal'

/** Refuses a redirect that would create a loop, and lists the addresses in it (SEO-04). */
export const refuseLoop: CollectionBeforeChangeHook<Redirect> = async ({ data, originalDoc, req }) => {
  const tenant = data.tenant ?? originalDoc?.tenant
  const tenantId = typeof tenant === 'object' ? tenant?.id : tenant
  const rule = toRule({ from: data.from ?? originalDoc?.from, to: data.to ?? originalDoc?.to, status: data.status ?? originalDoc?.status })
  // Redirects of moved pages end at the page, whatever the wildcards.
  if (!tenantId || rule === null || data.origin === 'rename') return data
  const others = await findRedirectRules(req, tenantId, originalDoc?.id ?? null)
  const loop = findRedirectLoop(others, rule)
  if (loop !== null) {
    const chain = `${loop.slice(0, 5).join(' → ')}${loop.length > 5 ? ' …' : ''}`
    throw refusal('redirects', [{ path: 'to', message: `That would go round in a circle: ${chain}. Choose another target.` }])
  }
  return data
}
