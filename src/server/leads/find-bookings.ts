import type { RunSql } from '../database/transaction'
import { typedQueries } from '../database/typed-queries'

/** Returns the local times of the test drives booked at a location from a date on ('2026-11-23'), without personal data. */
export async function findBookings(run: RunSql, tenantId: number, locationId: number, from: string): Promise<string[]> {
  const booked = await typedQueries(run)
    .selectFrom('leads')
    .select('booking_at')
    .where('tenant_id', '=', tenantId)
    .where('location_id', '=', String(locationId))
    .where('kind', '=', 'test-drive')
    .where('booking_at', '>=', from)
    .where('status', 'not in', ['lost', 'spam'])
    .limit(500)
    .execute()
  return booked.flatMap(({ booking_at }) => booking_at ?? [])
}
