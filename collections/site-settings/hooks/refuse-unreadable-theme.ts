import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { explainUnreadableTheme } from '@/server/tenant/explain-unreadable-theme'
import type { SiteSetting } from '@payload-types'

/** Refuses colours that visitors could not read, each with one that they can (ADM-15). */
export const refuseUnreadableTheme: CollectionBeforeChangeHook<SiteSetting> = async ({ data, originalDoc, req }) => {
  const tenant = data.tenant ?? originalDoc?.tenant
  const tenantId = typeof tenant === 'object' ? tenant?.id : tenant
  if (!tenantId || !data.theme) return data
  const problem = await explainUnreadableTheme(req, tenantId, { theme: data.theme })
  if (problem !== null) throw new ValidationError({ collection: 'site-settings', errors: [{ path: 'theme.brand', message: problem }] })
  return data
}
