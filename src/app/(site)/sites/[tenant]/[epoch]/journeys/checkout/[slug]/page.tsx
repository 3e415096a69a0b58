import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { CheckoutPage } from '@/app/journeys/checkout/checkout-page'
import { loadCheckout } from '@/app/journeys/checkout/load-checkout'
import { CHECKOUT_COOKIE } from '@/server/checkout/checkout-cookie'
import { type SearchParams, readAddress } from '@/app/site/read-address'
import { readSite, type SiteParams } from '@/app/site/site-context'

type Props = { params: Promise<SiteParams & { slug: string }>; searchParams: Promise<SearchParams> }

export const metadata: Metadata = { title: 'Checkout', robots: { index: false }, referrer: 'same-origin' }

/** Reserving or buying one car (BUY-03, BUY-04): made for each request. */
export default async function CheckoutRoute({ params, searchParams }: Props) {
  const { tenant } = await readSite(params)
  const address = await readAddress(searchParams, ['path', 'journey', 'step', 'draft'])
  const remembered = (await cookies()).get(CHECKOUT_COOKIE)?.value
  const data = await loadCheckout(tenant, (await params).slug, { ...address, remembered })
  if (!data) notFound()
  return <CheckoutPage tenant={tenant} data={data} />
}
