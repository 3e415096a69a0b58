import type { Metadata } from 'next'
import { RenderBlocks } from '@blocks/render-blocks'
import { TradeInPage } from '@/app/journeys/trade-in/trade-in-page'
import { describePage, findFirstPicture } from '@/domain/seo/describe-page'
import { findMedia } from '@/server/content/find-media'
import { findPage } from '@/server/content/find-page'
import { fillTexts } from '@/server/content/fill-texts'
import { readPageFacts } from '@/app/content/content-page'
import { PageBody } from '@/app/content/page-body'
import { readSite, type SiteParams } from '@/app/site/site-context'
import { toSiteMetadata } from '@/app/site/site-metadata'
import { findSiteWords } from '@/domain/vehicle/kinds/kinds'

export const dynamic = 'error'
export const generateStaticParams = () => []

const PATH = '/trade-in'
const TITLE = 'Value my trade-in'

type Props = { params: Promise<SiteParams> }

/** Returns the site's own page about trade-ins with its placeholders filled in, or null. */
async function readOwnPage(params: Props['params']) {
  const { tenant, now } = await readSite(params)
  const [written, facts] = await Promise.all([findPage(tenant.id, PATH, now), readPageFacts(tenant, PATH, now)])
  const page = written && (await fillTexts(written, { tenant, now, locationId: facts.locationId }))
  return { tenant, now, page, facts }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tenant, page } = await readOwnPage(params)
  const blocks = page?.layout ?? []
  const title = page?.meta?.title || page?.title || TITLE
  return toSiteMetadata({
    tenant,
    title,
    description: page?.meta?.description || describePage(blocks, { title, name: tenant.name, many: findSiteWords(tenant.switches).many }),
    canonical: PATH,
    picture: await findMedia(tenant.id, page?.meta?.image ?? findFirstPicture(blocks)),
    isIndexed: page?.meta?.noindex !== true,
  })
}

/** The start of a trade-in (TRD-01), above the site's own page about it. Without the valuation only the site's own page is shown. */
export default async function TradeInRoute({ params }: Props) {
  const { tenant, now, page, facts } = await readOwnPage(params)
  if (page && !tenant.switches.tradeInValuationEnabled) return <PageBody page={page} tenant={tenant} now={now} facts={facts} />
  return (
    <>
      <TradeInPage tenant={tenant} address={{}} lead={page?.title ?? TITLE} />
      {/* the form already has the page's title */}
      {page && <RenderBlocks blocks={page.layout ?? []} tenant={tenant} now={now} page={facts} firstPlace={1} />}
    </>
  )
}
