import { answerTenantCall, NOT_KEPT } from '@/app/http/answer-tenant-call'
import { runSql } from '@/app/account/own-form'
import { listAppointments } from '@/domain/journeys/appointments/appointments'
import { toIsoDate, wallClockAt } from '@/domain/time/zone'
import type { Tenant } from '@/domain/tenant/tenant'
import { findBookings } from '@/server/appointments/find-bookings'
import { findPlaces } from '@/server/locations/find-places'
import { readClock } from '@/server/time/now'
import { findNamedVehicle } from '@/server/vehicles/find-vehicles'

const refuse = (error: string, status: 400 | 404) => Response.json({ error }, { status, ...NOT_KEPT })

/** The place that is asked for: by its id, or that of a car by the car's slug or id. */
async function findLocationId(tenant: Tenant, asked: URLSearchParams): Promise<number | null> {
  const id = asked.get('location_id') ?? ''
  if (/^\d{1,9}$/.test(id)) return Number(id)
  const car = asked.get('car_id')
  return car ? ((await findNamedVehicle(tenant, car))?.location?.id ?? null) : null
}

/** GET /api/appointments?location_id={id} (or car_id={id or slug}): when a car can be driven there (API-20). */
export function GET(request: Request): Promise<Response> {
  return answerTenantCall(request, async ({ tenant }) => {
    const asked = new URL(request.url).searchParams
    if (!asked.has('location_id') && !asked.has('car_id')) return refuse('Please say at which location.', 400)
    const id = await findLocationId(tenant, asked)
    const place = id === null ? undefined : (await findPlaces(tenant)).find((known) => known.id === id)
    if (!place) return refuse('There is no such location.', 404)
    const now = readClock()
    const booked = await findBookings(runSql, tenant.id, place.id, toIsoDate(wallClockAt(now, place.timeZone)))
    return Response.json({ location_id: place.id, days: listAppointments(place, booked, now) }, NOT_KEPT)
  })
}
