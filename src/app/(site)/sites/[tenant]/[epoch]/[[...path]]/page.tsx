import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { isBlockShown } from '@/domain/blocks/block-catalogue'
import { describePage, findFirstPicture } from '@/domain/seo/describe-page'
import { listBreadcrumbs } from '@/domain/seo/breadcrumbs'
import { toBreadcrumbJsonLd } from '@/domain/seo/vehicle-json-ld'
import { findMedia } from '@/server/content/find-media'
import { fillTexts } from '@/server/content/fill-texts'
import { JsonLd } from '@/ui/primitives/json-ld'
import { ArticleEnd, ArticleNote, readArticle } from '@/app/content/article'
import { PageBody } from '@/app/content/page-body'
import { readContentPage } from '@/app/content/content-page'
import { oncePerRender } from '@/app/site/once-per-render'
import { readSite, type SiteParams } from '@/app/site/site-context'
import { toSiteMetadata } from '@/app/site/site-metadata'
import { findSiteWords } from '@/domain/vehicle/kinds/kinds'

// Cached per tenant, epoch and path. It must not depend on the visitor's request.
export const dynamic = 'error'
export const generateStaticParams = () => []

type Params = SiteParams & { path?: string[] }
type Props = { params: Promise<Params> }

const readPage = oncePerRender(async ({ path = [], ...site }: Params) => {
  const { tenant, now } = await readSite(site)
  const content = await readContentPage(tenant, `/${path.map(decodeURIComponent).join('/')}`, now)
  if (!content) notFound()
  const page = await fillTexts(content.page, { tenant, now, locationId: content.facts.locationId ?? null })
  return { tenant, now, ...content, page }
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tenant, page, canonical, facts } = await readPage(params)
  const blocks = page.layout ?? []
  const title = page.meta?.title || (page.path === '/' ? tenant.name : page.title)
  return toSiteMetadata({
    tenant,
    title,
    isWholeTitle: page.path === '/',
    description: page.meta?.description || describePage(blocks, { title, name: tenant.name, many: findSiteWords(tenant.switches).many }),
    canonical,
    picture: await findMedia(tenant.id, page.meta?.image ?? findFirstPicture(blocks)),
    // Search engines index the model range, not its pages for single bodies (SEO-01).
    isIndexed: page.meta?.noindex !== true && !facts.body,
  })
}

export default async function BlockPage({ params }: Props) {
  const { tenant, now, page, facts } = await readPage(params)
  const article = await readArticle({ tenant, now, page })
  const first = page.layout?.find((block) => isBlockShown(block, tenant.switches))
  const crumbs = listBreadcrumbs(page.path, first?.blockType)
  const note = article && <ArticleNote at={article.at} timeZone={tenant.timeZone} />
  return (
    <>
      <PageBody page={page} tenant={tenant} now={now} facts={facts} note={note} />
      {crumbs && <JsonLd data={toBreadcrumbJsonLd(crumbs, page.title, tenant.origin)} />}
      {article && <ArticleEnd article={article} page={page} site={{ tenant, now, page: facts, place: { isFirst: false } }} />}
    </>
  )
}
