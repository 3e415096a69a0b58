import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { toQrModules } from '@/server/brochure/qr-modules'
import { fillSiteTexts } from '@/server/content/fill-texts'
import { findVehicle } from '@/server/vehicles/find-vehicles'
import { PrintSheet } from '@/ui/pages/vehicle-page/print-sheet'
import { toBrochure } from '@/ui/pages/vehicle-page/to-brochure'
import { readSite, type SiteParams } from '@/app/site/site-context'
import { loadVehiclePage } from '@/app/vehicle/vehicle-page'
import { toCarSharePicture } from '@/app/vehicle/vehicle-metadata'
import { toSiteMetadata } from '@/app/site/site-metadata'

export const dynamic = 'error'
export const generateStaticParams = () => []

type Props = { params: Promise<SiteParams & { slug: string }> }

async function readPrinted(params: Props['params']) {
  const { tenant, now } = await readSite(params)
  const vehicle = await findVehicle(tenant, (await params).slug)
  if (!vehicle) notFound()
  return { tenant, vehicle, now }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { tenant, vehicle } = await readPrinted(params)
  const title = `Print ${vehicle.name}`
  const description = `The ${vehicle.name} at ${tenant.name} on one page to print: price, details and features.`
  return toSiteMetadata({ tenant, title, description, canonical: vehicle.path, picture: toCarSharePicture(vehicle), isIndexed: false })
}

/** A vehicle on one printed page, at /print?car_id={id or slug} (VDP-25). */
export default async function PrintRoute({ params }: Props) {
  const printed = await readPrinted(params)
  const brochure = toBrochure(await loadVehiclePage(printed), await fillSiteTexts(printed.tenant, printed.now))
  return <PrintSheet brochure={brochure} code={toQrModules(brochure.url)} place="view" />
}
