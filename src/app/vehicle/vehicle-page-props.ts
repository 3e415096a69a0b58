import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle } from '@/domain/vehicle/vehicle'

/** What a vehicle page is rendered from; `now` is in Unix seconds. */
export type VehiclePageProps = { tenant: Tenant; vehicle: Vehicle; now: number }
