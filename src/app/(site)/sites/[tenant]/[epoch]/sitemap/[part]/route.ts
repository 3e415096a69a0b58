import { chooseSitemapFile, writeSitemap } from '@/domain/seo/sitemap'
import { readEpochSegment } from '@/server/routing/page-key'
import { findSitemap } from '@/server/content/find-sitemap'
import { findTenant } from '@/server/tenant/find-tenant'

// Cached like a page, per tenant, epoch and part, until stock, pages or locations change.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

type Context = { params: Promise<{ tenant: string; epoch: string; part: string }> }

/** A site's /sitemap.xml and its numbered parts (SEO-03). The proxy rewrites them to this route. */
export async function GET(_: Request, { params }: Context): Promise<Response> {
  const { tenant: slug, epoch, part } = await params
  const now = readEpochSegment(slug, epoch)
  const tenant = now === null ? null : await findTenant(slug)
  const file = tenant && now !== null && /^\d{1,4}$/.test(part) ? chooseSitemapFile(await findSitemap(tenant, now), Number(part)) : null
  if (!tenant || !file || file.kind === 'nothing') return new Response('There is no such file.', { status: 404 })
  return new Response(writeSitemap(file, tenant.origin), { headers: { 'content-type': 'application/xml; charset=utf-8' } })
}
