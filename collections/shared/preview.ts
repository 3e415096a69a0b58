import type { Config, LivePreviewConfig, PayloadRequest, UIField } from 'payload'
import { bareReference } from '@/domain/json/id-of'
import type { DatedCollection } from '@/domain/promotions/content-state'
import { findSitesWithSection } from '@/server/group-sections/count-pages'
import { toPreviewAddress } from '@/server/content/preview-ticket'

type Address = NonNullable<LivePreviewConfig['url']>

/** Widths of the preview (ADM-02). */
export const PREVIEW_WIDTHS: NonNullable<LivePreviewConfig['breakpoints']> = [
  { name: 'phone', label: 'Phone', width: 390, height: 844 },
  { name: 'tablet', label: 'Tablet', width: 834, height: 1112 },
  { name: 'desktop', label: 'Desktop', width: 1440, height: 900 },
]

/** Placed outside a form's tabs, so that every tab scales wide previews. */
export const fitPreviewField: UIField = {
  name: 'fitPreview',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: '@/features/live-preview/fit-preview#FitPreview' } },
}

/** Listens to clicks and pressed links in the preview, whichever tab of the form is open (EDT-05, EDT-08). */
export const followPreviewField: UIField = {
  name: 'followPreview',
  type: 'ui',
  admin: { disableListColumn: true, components: { Field: '@/features/block-tools/preview-follower#PreviewFollower' } },
}

/** Keeps a preview open whose form could not be rendered (ADM-02). */
export function keepPreviews(config: Config): Config {
  const components = config.admin?.components
  const providers = [...(components?.providers ?? []), '@/features/live-preview/fit-preview#KeepPreview']
  return { ...config, admin: { ...config.admin, components: { ...components, providers } } }
}

async function findTenant(req: PayloadRequest, tenant: unknown): Promise<{ id: number; slug: string } | null> {
  const id = bareReference(tenant)
  if (!id) return null
  const { docs } = await req.payload.find({ collection: 'tenants', where: { id: { equals: id } }, limit: 1, depth: 0, req })
  return docs[0] ?? null
}

/** Returns the preview address of a page, on the preview origin for all tenants (ADM-02, SEC-08). */
export const previewAddress: Address = async ({ data, req }) => {
  const tenant = data.id ? await findTenant(req, data.tenant) : null
  return tenant && toPreviewAddress(req, tenant, { kind: 'page', id: Number(data.id) })
}

/** Returns the preview address of dated content, which is shown on a page of the site (EDT-16). */
export function contentPreviewAddress(kind: DatedCollection): Address {
  return async ({ data, req }) => {
    const tenant = data.id ? await findTenant(req, data.tenant) : null
    return tenant && toPreviewAddress(req, tenant, { kind, id: Number(data.id) })
  }
}

/** Returns the preview address of the home page, for settings of the whole site (ADM-15). */
export const homePreviewAddress: Address = async ({ data, req }) => {
  const tenant = await findTenant(req, data.tenant)
  return tenant && toPreviewAddress(req, tenant, { kind: 'site-settings' })
}

/**
 * Returns the preview address of a shared section (EDT-24). A group's section is shown on the first of its sites that has it on a page, and can be
 * seen on the others from there.
 */
export const sectionPreviewAddress: Address = async ({ data, req }) => {
  const tenant = data.id ? await findTenant(req, data.tenant) : null
  if (!tenant) return null
  const id = Number(data.id)
  const [shownOn = tenant.slug] = await findSitesWithSection(req, { id, tenant: tenant.id })
  return toPreviewAddress(req, tenant, { kind: 'section', id }, shownOn)
}
