import type { Tenant } from '@/domain/tenant/tenant'
import { databasePool } from '../database/pool'

/**
 * Adds one to what visitors of a site did with a car on that day (EVT-01, API-19): a sum per site, car, event and day, and nothing of the visitor.
 * @param event The event's number, or the name of one that has none.
 * @param now Unix seconds; the day is that of the tenant.
 * @returns false for a car that this site does not sell: nothing is counted then.
 */
export async function countEvent(
  tenant: Pick<Tenant, 'id' | 'dealershipIds' | 'timeZone'>,
  vehicleId: number,
  event: number | string,
  now: number,
): Promise<boolean> {
  const { rowCount } = await databasePool().query(
    `insert into visit_count (tenant_id, vehicle_id, event, day, count)
     select $1, id, $3, (to_timestamp($4) at time zone $5)::date, 1 from vehicles
      where id = $2 and dealership_id = any($6::int[]) and show_on_dealer_website
     on conflict (tenant_id, vehicle_id, event, day) do update set count = visit_count.count + 1`,
    [tenant.id, vehicleId, String(event), now, tenant.timeZone, tenant.dealershipIds],
  )
  return rowCount === 1
}
