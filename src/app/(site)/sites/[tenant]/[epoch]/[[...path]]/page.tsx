import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { describePage, findFirstPicture } from '@/domain/seo/describe-page'
import { findMedia } from '@/server/content/find-media'
import { findPage } from '@/server/content/find-page'
import { findPageLocation, findPlacePage } from '@/server/locations/find-place-page'
import { toLocationPath } from '@/domain/places/place-paths'
import { fillTexts } from '@/server/placeholders/fill-texts'
import { PageBody } from '../../../../page-body'
import { readSite, type SiteParams } from '../../../../site-context'
import { toSiteMetadata } from '../../../../site-metadata'

// kept per tenant, epoch and path, made when first asked for; what a visitor's request holds must not reach it
export const dynamic = 'error'
export const generateStaticParams = () => []

type Props = { params: Promise<SiteParams & { path?: string[] }> }

async function readPage(params: Props['params']) {
  const { tenant, now } = await readSite(params)
  const { path = [] } = await params
  const address = `/${path.map(decodeURIComponent).join('/')}`
  const written = (await findPage(tenant.id, address)) ?? (await findPlacePage(tenant, address))
  if (!written) notFound()
  const location = await findPageLocation(tenant, address)
  const page = await fillTexts(written, { tenant, now, locationId: location?.id ?? null })
  const canonical = location && !address.startsWith('/contact-us/') ? toLocationPath(location, tenant.switches.locationLinkStyle) : address
  return { tenant, now, page, canonical, facts: { path: address, locationId: location?.id ?? null } }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tenant, page, canonical } = await readPage(params)
  const blocks = page.layout ?? []
  const title = page.meta?.title || (page.path === '/' ? tenant.name : page.title)
  return toSiteMetadata({
    tenant,
    title,
    isWholeTitle: page.path === '/',
    description: page.meta?.description || describePage(blocks, { title, name: tenant.name }),
    canonical,
    picture: await findMedia(tenant.id, page.meta?.image ?? findFirstPicture(blocks)),
    isIndexed: page.meta?.noindex !== true,
  })
}

export default async function BlockPage({ params }: Props) {
  const { tenant, now, page, facts } = await readPage(params)
  return <PageBody page={page} tenant={tenant} now={now} facts={facts} />
}
