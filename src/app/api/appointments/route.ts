import { site } from '@/app/http/audience'
import { defineCall } from '@/app/http/define-call'
import { refuse } from '@/app/http/refusal'
import { appointmentsCall } from '@/contract/leads'
import { listAppointments } from '@/domain/locations/hours/appointments'
import { toIsoDate, wallClockAt } from '@/domain/time/zone'
import type { Tenant } from '@/domain/tenant/tenant'
import { findBookings } from '@/server/leads/find-bookings'
import { runSql } from '@/server/database/run-sql'
import { findSiteLocations } from '@/server/locations/find-site-locations'
import { readClock } from '@/server/process/now'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'

/** Finds the location by its id, or by the slug or id of a vehicle there. */
async function findLocationId(tenant: Tenant, { location_id = '', car_id }: { location_id?: string; car_id?: string }) {
  if (/^\d{1,9}$/.test(location_id)) return Number(location_id)
  return car_id ? ((await findNamedVehicle(tenant, car_id))?.location?.id ?? null) : null
}

/** GET /api/appointments?location_id={id} (or car_id={id or slug}): returns the times for a test drive (API-20). */
export const GET = defineCall({ contract: appointmentsCall, audience: site }, async ({ tenant, input }) => {
  const id = await findLocationId(tenant, input)
  const place = id === null ? undefined : (await findSiteLocations(tenant)).find((known) => known.id === id)
  if (!place) return refuse(404, 'There is no such location.')
  const now = readClock()
  const booked = await findBookings(runSql, tenant.id, place.id, toIsoDate(wallClockAt(now, place.timeZone)))
  return { location_id: place.id, days: listAppointments(place, booked, now) }
})
