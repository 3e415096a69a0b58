import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Garage } from '@/features/shopper/garage'
import { readSite, type SiteParams } from '../../../../site-context'

export const dynamic = 'error'
export const generateStaticParams = () => []

export const metadata: Metadata = { title: 'My garage', robots: { index: false } }

export default async function GaragePage({ params }: { params: Promise<SiteParams> }) {
  const { tenant } = await readSite(params)
  if (!tenant.switches.authentication) notFound()
  return <Garage variant={tenant.layout.card} part="all" />
}
