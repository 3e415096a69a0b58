import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { hasGarage } from '@/domain/tenant/listed-features'
import { Garage } from '@/features/shopper/garage'
import { readSite, type SiteParams } from '../../../../site-context'

export const dynamic = 'error'
export const generateStaticParams = () => []

export const metadata: Metadata = { title: 'My garage', robots: { index: false } }

export default async function GaragePage({ params }: { params: Promise<SiteParams> }) {
  const { tenant } = await readSite(params)
  if (!tenant.switches.authentication) notFound()
  if (!hasGarage(tenant)) redirect('/watchlist')
  return <Garage variant={tenant.layout.card} title="My garage" part="all" />
}
