import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findVehicle } from '@/server/vehicles/find-vehicles'
import { readSite, type SiteParams } from '../../../../../site-context'
import { VehiclePage } from '../../../../../vehicle-page'

export const dynamic = 'error'
export const generateStaticParams = () => []

type Props = { params: Promise<SiteParams & { slug: string }> }

async function readVehicle(params: Props['params']) {
  const { tenant, now } = await readSite(params)
  const vehicle = await findVehicle(tenant, (await params).slug)
  if (!vehicle) notFound()
  return { tenant, now, vehicle }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { vehicle } = await readVehicle(params)
  const facts = [vehicle.km === null ? null : `${vehicle.km.toLocaleString('en-AU')} km`, vehicle.transmission, vehicle.fuel, vehicle.city]
  return {
    title: vehicle.name,
    description: [vehicle.name, ...facts].filter(Boolean).join(' · '),
    alternates: { canonical: vehicle.path },
    openGraph: { title: vehicle.name, url: vehicle.path, ...(vehicle.primaryImageUrl ? { images: [vehicle.primaryImageUrl] } : {}) },
  }
}

export default async function VehicleRoute({ params }: Props) {
  return <VehiclePage {...await readVehicle(params)} />
}
