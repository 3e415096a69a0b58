import type { Metadata } from 'next'
import { notFound, permanentRedirect } from 'next/navigation'
import { knownSegments } from '@/app/search/search-page'
import { isAvailable, isListed } from '@/domain/vehicle/availability/availability'
import { toModelSearch } from '@/domain/search/model-search'
import { findVehicle } from '@/server/vehicles/find-vehicles'
import { oncePerRender } from '@/app/site/once-per-render'
import { readSite, type SiteParams } from '@/app/site/site-context'
import { toVehicleMetadata } from '@/app/vehicle/vehicle-metadata'
import { VehiclePage } from '@/app/vehicle/vehicle-page'

export const dynamic = 'error'
export const generateStaticParams = () => []

type Params = SiteParams & { slug: string }
type Props = { params: Promise<Params> }

const readVehicle = oncePerRender(async ({ slug, ...site }: Params) => {
  const { tenant, now } = await readSite(site)
  const vehicle = await findVehicle(tenant, slug)
  if (!vehicle) notFound()
  // A sold vehicle leaves search, sitemap and feeds. Its page redirects to the stock of its model (SEO-03).
  if (!isAvailable(vehicle) && !isListed(vehicle, tenant.switches, now)) permanentRedirect(toModelSearch(vehicle, knownSegments(tenant)))
  return { tenant, now, vehicle }
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tenant, vehicle } = await readVehicle(params)
  return toVehicleMetadata(vehicle, tenant)
}

export default async function VehicleRoute({ params }: Props) {
  return <VehiclePage {...await readVehicle(params)} />
}
