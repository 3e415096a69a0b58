import type { LivePreviewConfig } from 'payload'

/** Where the admin shows a page while it is edited: on the admin's own origin, for every tenant (ADM-02). */
export const previewAddress: NonNullable<LivePreviewConfig['url']> = async ({ data, req }) => {
  const tenantId = typeof data.tenant === 'object' && data.tenant !== null ? data.tenant.id : data.tenant
  if (!tenantId || !data.id) return null
  const { docs } = await req.payload.find({ collection: 'tenants', where: { id: { equals: tenantId } }, limit: 1, depth: 0, req })
  const tenant = docs[0]
  return tenant ? `/preview/${tenant.slug}/${String(data.id)}` : null
}
