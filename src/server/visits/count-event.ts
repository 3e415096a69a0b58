import type { Tenant } from '@/domain/tenant/tenant'
import { databasePool } from '../database/pool'
import { processGlobal } from '../cache/process-global'

type Site = Pick<Tenant, 'id' | 'dealershipIds' | 'timeZone'>
type Entry = {
  site: Site
  vehicleId: number | null
  event: string
  now: number
  resolve: (isCounted: boolean) => void
  fail: (error: unknown) => void
}

/** How long events are collected before they are stored together, in milliseconds. */
const GATHER_MS = 20

const waiting = (): Entry[] => (processGlobal<Entry[]>('forecourt.events').value ??= [])

const STORE = `
with given as (
  select place, tenant, vehicle, event, dealerships, (to_timestamp(at) at time zone zone)::date as day
    from jsonb_to_recordset($1::jsonb)
      as g (place int, tenant int, vehicle int, event text, dealerships jsonb, at float8, zone text)
), known as (
  select g.* from given g join vehicles v on v.id = g.vehicle and v.show_on_dealer_website and g.dealerships @> to_jsonb(v.dealership_id)
), cars as (
  insert into visit_count (tenant_id, vehicle_id, event, day, count)
  select tenant, vehicle, event, day, count(*) from known group by 1, 2, 3, 4 order by 1, 2, 3, 4
  on conflict (tenant_id, vehicle_id, event, day) do update set count = visit_count.count + excluded.count
), sites as (
  insert into site_event (tenant_id, event, day, count)
  select tenant, event, day, count(*) from given where vehicle is null group by 1, 2, 3 order by 1, 2, 3
  on conflict (tenant_id, event, day) do update set count = site_event.count + excluded.count
)
select place from known union all select place from given where vehicle is null`

async function storeWaiting(): Promise<void> {
  const batch = waiting().splice(0)
  const given = batch.map(({ site, vehicleId, event, now }, place) => ({
    ...{ place, tenant: site.id, vehicle: vehicleId, event, dealerships: site.dealershipIds, at: now, zone: site.timeZone },
  }))
  try {
    const { rows } = await databasePool().query<{ place: number }>(STORE, [JSON.stringify(given)])
    const counted = new Set(rows.map(({ place }) => place))
    batch.forEach(({ resolve }, place) => resolve(counted.has(place)))
  } catch (error) {
    for (const { fail } of batch) fail(error)
  }
}

/**
 * Counts an event on a site for the current day, with or without a vehicle (EVT-01, API-19). Stores a sum per site, vehicle, event and day,
 * and nothing about the visitor. Events at about the same time are stored in one statement.
 * @param event The event's number, or the name of one without a number.
 * @param now Unix seconds; the day is the tenant's.
 * @returns false for a vehicle that this site does not sell; then nothing is counted.
 */
export function countEvent(site: Site, vehicleId: number | null, event: number | string, now: number): Promise<boolean> {
  return new Promise((resolve, fail) => {
    const entries = waiting()
    entries.push({ site, vehicleId, event: String(event), now, resolve, fail })
    if (entries.length === 1) setTimeout(() => void storeWaiting(), GATHER_MS)
  })
}
