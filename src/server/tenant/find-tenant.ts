import { cache } from 'react'
import { mergeTokens } from '@/domain/tenant/merge-tokens'
import { toTemplateName } from '@/domain/tenant/to-template-name'
import { applyLender, chooseLender } from '@/domain/finance/lender-terms'
import { toHeaderChoice, toTokenOverrides } from '@/domain/tenant/theme/theme-choices'
import type { Tenant } from '@/domain/tenant/tenant'
import { withSwitches } from '@/domain/editing/release/release-values'
import type { SiteSetting } from '@payload-types'
import { templates } from '@tenants/templates'
import { env } from '@/env'
import { cachedRead } from '../cache/cached-read'
import { cacheTags } from '../invalidation/tags'
import type { SiteMap } from '../routing/site-maps'
import { siteState } from '../routing/site-state'
import { findMedia } from '../content/find-media'
import { findForTenant } from '../content/find-for-tenant'
import { toLenderTerms } from '../finance/to-finance-settings'
import { logger } from '../process/log'
import { payloadClient } from '../process/payload-client'
import { rememberTenant } from './last-seen'
import { refuseInnerHost } from './refuse-inner-host'
import { resolveStoredSwitches, toStoredOverrides } from './stored-switches'
import { toLinks, toMenus } from './to-menus'
import { toSiteFacts } from './to-site-facts'

/** Returns a tenant's document with its effective switches; null when it was deleted. */
async function readStored(tenantId: number) {
  const payload = await payloadClient()
  const [doc, [settings], platform] = await Promise.all([
    payload.findByID({ collection: 'tenants', id: tenantId, depth: 0, disableErrors: true }),
    findForTenant(tenantId, 'site-settings', { limit: 1 }),
    payload.findGlobal({ slug: 'platform', depth: 0 }),
  ])
  if (!doc) return null
  const values = resolveStoredSwitches({ tenant: doc.switches, template: doc.template, platform: platform.switches })
  const searchHost = await refuseInnerHost(values.searchHost, env().MEILI_HOST ?? null)
  if (searchHost !== values.searchHost)
    logger.error({ tenant: tenantId }, 'a site names a search engine that is not on the public internet; it is not used')
  return { doc, settings, values: { ...values, searchHost } }
}

/** Settings and switches that a release sets (EDT-20). */
export type TenantChanges = { settings: Partial<SiteSetting>; switches: Readonly<Record<string, unknown>> }

type Stored = NonNullable<Awaited<ReturnType<typeof readStored>>>

async function withChanges({ doc, settings, values }: Stored, { settings: changed, switches }: TenantChanges): Promise<Stored> {
  if (Object.keys(switches).length === 0) return { doc, settings: settings && { ...settings, ...changed }, values }
  const platform = await (await payloadClient()).findGlobal({ slug: 'platform', depth: 0 })
  const own = withSwitches(toStoredOverrides(doc.switches) ?? {}, switches)
  const next = resolveStoredSwitches({ tenant: own, template: doc.template, platform: platform.switches })
  // the search engine is the site's own server, which a preview doesn't change
  return {
    doc,
    settings: settings && { ...settings, ...changed },
    values: { ...next, searchHost: values.searchHost, searchKey: values.searchKey },
  }
}

async function readTenant(site: SiteMap, changes: TenantChanges | null = null): Promise<Tenant | null> {
  const stored = await cachedRead(['tenant', site.id], [cacheTags.tenant(site.id), cacheTags.platform()], () => readStored(site.id))
  if (!stored) return null
  const { doc, settings, values } = changes ? await withChanges(stored, changes) : stored
  const [logo, promoPicture] = await Promise.all([findMedia(site.id, settings?.logo), findMedia(site.id, settings?.megaPromo?.image)])
  const template = templates[toTemplateName(doc.template)]
  return {
    id: doc.id,
    slug: doc.slug,
    name: doc.name,
    template: template.name,
    origin: site.origin,
    timeZone: doc.timeZone,
    dealershipIds: [...site.dealershipIds],
    tokens: mergeTokens(template.tokens, toTokenOverrides(settings?.theme)),
    layout: { ...template.layout, header: toHeaderChoice(settings?.theme) ?? template.layout.header },
    // the current lender's requirements apply wherever finance is shown
    switches: applyLender(
      { ...values, configLinks: toLinks(values, settings) },
      chooseLender(toLenderTerms(settings?.lenders), values.financeLender),
    ),
    site: toSiteFacts(settings, logo, values),
    menus: toMenus(settings, promoPicture),
  }
}

/** Returns a tenant by slug, with its merged tokens and effective switches (TEN-04); null when there is none. Reads once per render. */
export const findTenant = cache(async (slug: string): Promise<Tenant | null> => {
  const state = siteState()
  if (!state.isReady) await state.ready
  const site = state.bySlug.get(slug)
  const tenant = site ? await readTenant(site) : null
  if (tenant) rememberTenant(tenant)
  return tenant
})

/** Returns a tenant as a release will make it, for the preview of one (EDT-20). */
export async function findChangedTenant(slug: string, changes: TenantChanges): Promise<Tenant | null> {
  const site = siteState().bySlug.get(slug)
  return site ? readTenant(site, changes) : null
}
