import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle } from '@/domain/vehicle/vehicle'

/** The data of a vehicle page. `now` is in Unix seconds. */
export type VehiclePageProps = { tenant: Tenant; vehicle: Vehicle; now: number }
