import { z } from 'zod'
import type { RunSql } from '../database/transaction'

const rows = z.array(z.object({ booking_at: z.string() }))

/** Returns the local times of the test drives booked at a location from a date on ('2026-11-23'), without personal data. */
export async function findBookings(run: RunSql, tenantId: number, locationId: number, from: string): Promise<string[]> {
  const found = await run(
    `select booking_at from leads where tenant_id = $1::integer and location_id = $2 and kind = 'test-drive' and booking_at >= $3
       and status::text not in ('lost', 'spam') limit 500`,
    [tenantId, String(locationId), from],
  )
  return rows.parse(found.rows).map(({ booking_at }) => booking_at)
}
