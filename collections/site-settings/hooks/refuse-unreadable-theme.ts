import type { CollectionBeforeChangeHook } from 'payload'
import { explainUnreadableTheme } from '@/server/tenant/explain-unreadable-theme'
import type { SiteSetting } from '@payload-types'
import { refusal } from '@collections/shared/refusal'

/** Refuses colours with insufficient contrast and suggests one that works for each (ADM-15). */
export const refuseUnreadableTheme: CollectionBeforeChangeHook<SiteSetting> = async ({ data, originalDoc, req }) => {
  const tenant = data.tenant ?? originalDoc?.tenant
  const tenantId = typeof tenant === 'object' ? tenant?.id : tenant
  if (!tenantId || !data.theme) return data
  const problems = await explainUnreadableTheme(req, tenantId, { theme: data.theme })
  if (problems.length > 0) {
    const errors = problems.map(({ field, message }) => ({ path: `theme.${field}`, message }))
    throw refusal('site-settings', errors)
  }
  return data
}
