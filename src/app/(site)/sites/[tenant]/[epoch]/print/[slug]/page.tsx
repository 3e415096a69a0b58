import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { toQrModules } from '@/server/brochure/qr-modules'
import { fillSiteTexts } from '@/server/placeholders/fill-texts'
import { findVehicle } from '@/server/vehicles/find-vehicles'
import { PrintSheet } from '@/ui/pages/vehicle-page/print-sheet'
import { toBrochure } from '@/ui/pages/vehicle-page/to-brochure'
import { readSite, type SiteParams } from '@/app/site/site-context'
import { loadVehiclePage } from '@/app/vehicle/vehicle-page'

export const dynamic = 'error'
export const generateStaticParams = () => []

type Props = { params: Promise<SiteParams & { slug: string }> }

async function readBrochure(params: Props['params']) {
  const { tenant, now } = await readSite(params)
  const vehicle = await findVehicle(tenant, (await params).slug)
  if (!vehicle) notFound()
  return toBrochure(await loadVehiclePage({ tenant, vehicle, now }), await fillSiteTexts(tenant, now))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, url } = await readBrochure(params)
  return { title: `Print ${title}`, robots: { index: false }, alternates: { canonical: url } }
}

/** A car on one sheet, asked for as /print?car_id={id or slug} (VDP-25). */
export default async function PrintRoute({ params }: Props) {
  const brochure = await readBrochure(params)
  return <PrintSheet brochure={brochure} code={toQrModules(brochure.url)} />
}
