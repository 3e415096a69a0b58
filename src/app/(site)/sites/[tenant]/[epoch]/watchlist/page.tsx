import { notFound } from 'next/navigation'
import { hasGarage } from '@/domain/tenant/listed-features'
import { Garage } from '@/features/shopper/garage'
import { readSite, type SiteParams } from '@/app/site/site-context'
import { describeStandardPage } from '@/app/site/standard-page-metadata'

export const dynamic = 'error'
export const generateStaticParams = () => []

export const generateMetadata = describeStandardPage({
  path: '/watchlist',
  title: 'Watchlist',
  describe: ({ name }, { many }) => `Your saved ${many} at ${name}.`,
})

export default async function WatchlistPage({ params }: { params: Promise<SiteParams> }) {
  const { tenant } = await readSite(params)
  if (!tenant.switches.authentication) notFound()
  // Without a garage this page shows all of the shopper's data, so that they can still see and erase it (TEN-08).
  return <Garage variant={tenant.layout.card} title="Watchlist" part={hasGarage(tenant) ? 'saved' : 'all'} />
}
