import type { Metadata } from 'next'
import { RenderBlocks } from '@blocks/render-blocks'
import { TradeInPage } from '@/app/trade-in/trade-in-page'
import { findPage } from '@/server/content/find-page'
import { PageBody } from '../../../../page-body'
import { readSite, type SiteParams } from '../../../../site-context'

export const dynamic = 'error'
export const generateStaticParams = () => []

const PATH = '/trade-in'
const TITLE = 'Value my trade-in'

type Props = { params: Promise<SiteParams> }

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tenant } = await readSite(params)
  const page = await findPage(tenant.id, PATH)
  return {
    title: page?.meta?.title || page?.title || TITLE,
    description: page?.meta?.description || undefined,
    alternates: { canonical: PATH },
  }
}

/** Where a trade-in begins (TRD-01), above what the site's own page says of it; without the valuation a site's own page stands alone. */
export default async function TradeInRoute({ params }: Props) {
  const { tenant, now } = await readSite(params)
  const page = await findPage(tenant.id, PATH)
  if (page && !tenant.switches.tradeInValuationEnabled) return <PageBody page={page} tenant={tenant} now={now} />
  return (
    <>
      <TradeInPage tenant={tenant} address={{}} lead={page?.title ?? TITLE} />
      {page && <RenderBlocks blocks={page.layout ?? []} tenant={tenant} now={now} />}
    </>
  )
}
