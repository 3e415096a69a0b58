import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle } from '@/domain/vehicle/vehicle'

export async function VehiclePage({ vehicle }: { tenant: Tenant; vehicle: Vehicle; now: number }) {
  return <h1>{vehicle.name}</h1>
}
