import { cache } from 'react'
import { wallClockAt, type Weekday } from '@/domain/time/zone'
import type { OpeningHours } from '@/domain/locations/hours/opening-hours'
import { type WeekRow, weekTable } from '@/domain/locations/hours/week-table'
import { formatLicence } from '@/domain/locations/location'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Location } from '@payload-types'
import { cacheTags } from '../invalidation/tags'
import { taggedRead } from '../cache/tagged-read'
import { findLocations } from '../content/find-lists'
import { findMedia, type Picture } from '../content/find-media'
import { payloadClient } from '../process/payload-client'

type VehicleLocationDetails = {
  week: (WeekRow & { isToday: boolean })[]
  licence: string | null
  primaryCity: string | null
  picture: Picture | null
}

const WEEKDAYS: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]

/** Maps a location's regular hours. Entries without a valid weekday are left out. */
export function toOpeningHours(location: Pick<Location, 'opening_hours'>): OpeningHours[] {
  return (location.opening_hours ?? []).flatMap(({ weekday, status, open, close, formated_hours }) => {
    const day = WEEKDAYS.find((known) => String(known) === weekday)
    return day === undefined
      ? []
      : [{ weekday: day, status, open: open ?? null, close: close ?? null, formattedHours: formated_hours ?? null }]
  })
}

/** Returns a location with the tenant's stock; it may belong to another tenant whose dealership this one sells. */
const findStockLocation = cache((dealershipIds: readonly number[], id: number): Promise<Location | null> =>
  taggedRead(['stock-location', id, ...dealershipIds], [cacheTags.location(id)], async () => {
    const payload = await payloadClient()
    const { docs } = await payload.find({
      collection: 'locations',
      where: { and: [{ id: { equals: id } }, { dealership: { in: [...dealershipIds] } }] },
      depth: 0,
      limit: 1,
      pagination: false,
    })
    return docs[0] ?? null
  }),
)

/**
 * Returns a vehicle's location for its page: the week's hours, the licence, a picture, and the tenant's home city.
 * @param now Unix seconds; decides which day is today.
 */
export async function findVehicleLocation(tenant: Tenant, locationId: number | null, now: number): Promise<VehicleLocationDetails> {
  const [location, own] = await Promise.all([
    locationId === null ? null : findStockLocation(tenant.dealershipIds, locationId),
    findLocations(tenant.id),
  ])
  const owner = typeof location?.tenant === 'object' ? location.tenant?.id : location?.tenant
  const picture = location && typeof owner === 'number' ? await findMedia(owner, location.image) : null
  const today = wallClockAt(now, tenant.timeZone).weekday
  const { licencePrefix } = tenant.switches
  return {
    week: location ? weekTable(toOpeningHours(location), tenant.switches).map((row) => ({ ...row, isToday: row.weekday === today })) : [],
    licence: formatLicence(location?.dealer_license_number, licencePrefix),
    picture,
    primaryCity: own.find(({ primary }) => primary)?.address?.city ?? null,
  }
}
