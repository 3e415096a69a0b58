import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'
import { CheckoutPage } from '@/app/journeys/checkout/checkout-page'
import { loadCheckout } from '@/app/journeys/checkout/load-checkout'
import { CHECKOUT_COOKIE } from '@/server/checkout/checkout-cookie'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'
import { type SearchParams, readAddress } from '@/app/site/read-address'
import { readSite, type SiteParams } from '@/app/site/site-context'
import { toSiteMetadata } from '@/app/site/site-metadata'
import { toCarSharePicture } from '@/app/vehicle/vehicle-metadata'

type Props = { params: Promise<SiteParams & { slug: string }>; searchParams: Promise<SearchParams> }

/** Search engines and shared links get the vehicle page's address and picture. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tenant } = await readSite(params)
  const vehicle = await findNamedVehicle(tenant, (await params).slug)
  if (!vehicle) notFound()
  const title = `Checkout: ${vehicle.name}`
  const description = `Reserve or buy the ${vehicle.name} at ${tenant.name}.`
  const picture = toCarSharePicture(vehicle)
  const metadata = toSiteMetadata({ tenant, title, description, canonical: vehicle.path, picture, isIndexed: false })
  return { ...metadata, referrer: 'same-origin' }
}

/** The checkout that reserves or buys a vehicle (BUY-03, BUY-04). Rendered per request. */
export default async function CheckoutRoute({ params, searchParams }: Props) {
  const { tenant } = await readSite(params)
  const address = await readAddress(searchParams, ['path', 'journey', 'step', 'draft'])
  const remembered = (await cookies()).get(CHECKOUT_COOKIE)?.value
  const data = await loadCheckout(tenant, (await params).slug, { ...address, remembered })
  if (!data) notFound()
  return <CheckoutPage tenant={tenant} data={data} />
}
