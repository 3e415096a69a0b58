import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { findVehicle } from '@/server/vehicles/find-vehicles'
import { readSite, type SiteParams } from '../../../../../site-context'
import { toVehicleMetadata } from '../../../../../vehicle-metadata'
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
  const { tenant, vehicle } = await readVehicle(params)
  return toVehicleMetadata(vehicle, tenant)
}

export default async function VehicleRoute({ params }: Props) {
  return <VehiclePage {...await readVehicle(params)} />
}
