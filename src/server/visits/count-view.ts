import { createHmac, randomBytes } from 'node:crypto'
import { databasePool } from '../database/pool'

/** What tells one visitor from another for one day: never stored, only what a salted hash makes of it. */
export type Visitor = { address: string; userAgent: string }

const MARK_BYTES = 12

/** The day's salt, the same for every process; those of days before are thrown away, and with them all that could lead back to a visitor. */
async function findSalt(day: string): Promise<Buffer> {
  const pool = databasePool()
  const made = await pool.query('insert into view_salt (day, salt) values ($1, $2) on conflict (day) do nothing', [day, randomBytes(32)])
  if (made.rowCount === 1) {
    await pool.query('delete from view_salt where day < $1', [day])
    await pool.query('delete from view_mark where day < $1', [day])
  }
  const { rows } = await pool.query<{ salt: Buffer }>('select salt from view_salt where day = $1', [day])
  return rows[0]?.salt ?? randomBytes(32)
}

/** The salt of today stays as it is: it is asked for once a day and process. */
let known: { day: string; salt: Promise<Buffer> } | null = null

function saltOf(day: string): Promise<Buffer> {
  if (known?.day !== day) {
    const salt = findSalt(day)
    known = { day, salt }
    salt.catch(() => {
      known = null
    })
  }
  return known.salt
}

/**
 * Counts a visitor's view of a car, once a day however often the page is loaded (VDP-04, API-03), and says how often the car was viewed. What is
 * kept is the sum; the mark that tells a second view from a first is a hash whose salt lasts a day.
 * @param now Unix seconds; the day is that of UTC.
 */
export async function countView(vehicleId: number, visitor: Visitor, now: number): Promise<number> {
  const day = new Date(now * 1000).toISOString().slice(0, 10)
  const mark = createHmac('sha256', await saltOf(day))
    .update(JSON.stringify([vehicleId, visitor.address, visitor.userAgent]))
    .digest()
    .subarray(0, MARK_BYTES)
  const { rows } = await databasePool().query<{ views: string }>(
    `with seen as (insert into view_mark (mark, day) values ($2, $3) on conflict do nothing returning 1)
     insert into vehicle_views (vehicle_id, views) values ($1, (select count(*) from seen))
     on conflict (vehicle_id) do update set views = vehicle_views.views + excluded.views
     returning views`,
    [vehicleId, mark, day],
  )
  return Number(rows[0]?.views ?? 0)
}
