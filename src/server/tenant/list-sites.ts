import type { TemplateName } from '@/domain/tenant/template'
import { siteState } from '../routing/site-state'
import { payloadClient } from '../process/payload-client'

export type SiteEntry = { slug: string; name: string; origin: string; template: TemplateName }

/** Returns every site with its main address, sorted by name. */
export async function listSites(): Promise<SiteEntry[]> {
  const state = siteState()
  await state.ready
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'tenants', depth: 0, limit: 0, pagination: false, sort: 'name' })
  return docs.flatMap(({ slug, name, template }) => {
    const origin = state.bySlug.get(slug)?.origin
    return origin ? [{ slug, name, template, origin }] : []
  })
}
