import { notFound, redirect } from 'next/navigation'
import { hasGarage } from '@/domain/tenant/listed-features'
import { Garage } from '@/features/shopper/garage'
import { readSite, type SiteParams } from '@/app/site/site-context'
import { describeStandardPage } from '@/app/site/standard-page-metadata'

export const dynamic = 'error'
export const generateStaticParams = () => []

export const generateMetadata = describeStandardPage({
  path: '/my-garage',
  title: 'My garage',
  describe: ({ name }, { many }) => `Your saved ${many}, enquiries and reservations at ${name}.`,
})

export default async function GaragePage({ params }: { params: Promise<SiteParams> }) {
  const { tenant } = await readSite(params)
  if (!tenant.switches.authentication) notFound()
  if (!hasGarage(tenant)) redirect('/watchlist')
  return <Garage variant={tenant.layout.card} title="My garage" part="all" />
}
