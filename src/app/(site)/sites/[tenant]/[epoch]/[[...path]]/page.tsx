import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findMedia } from '@/server/content/find-media'
import { PageBody } from '../../../../page-body'
import { readContentPage } from '../../../../content-page'
import { readSite, type SiteParams } from '../../../../site-context'

// kept per tenant, epoch and path, made when first asked for; what a visitor's request holds must not reach it
export const dynamic = 'error'
export const generateStaticParams = () => []

type Props = { params: Promise<SiteParams & { path?: string[] }> }

async function readPage(params: Props['params']) {
  const { tenant, now } = await readSite(params)
  const { path = [] } = await params
  const content = await readContentPage(tenant, `/${path.map(decodeURIComponent).join('/')}`, now)
  if (!content) notFound()
  return { tenant, now, ...content }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tenant, page, canonical, facts } = await readPage(params)
  const image = await findMedia(tenant.id, page.meta?.image)
  const title = page.meta?.title || (page.path === '/' ? tenant.name : page.title)
  return {
    title: page.path === '/' ? { absolute: title } : title,
    description: page.meta?.description || undefined,
    alternates: { canonical },
    // one body of the range belongs to the range (SEO-01)
    robots: page.meta?.noindex || facts.body ? { index: false } : undefined,
    openGraph: { title, url: canonical, ...(image ? { images: [image.url] } : {}) },
  }
}

export default async function BlockPage({ params }: Props) {
  const { tenant, now, page, facts } = await readPage(params)
  return <PageBody page={page} tenant={tenant} now={now} facts={facts} />
}
