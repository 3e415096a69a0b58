import { createHmac, randomBytes } from 'node:crypto'
import { databasePool } from '../database/pool'

/** Identifies a visitor for one day. Only stored as a salted hash. */
export type Visitor = { address: string; userAgent: string }

const MARK_BYTES = 12

/**
 * Returns the day's salt, shared by all processes. Salts of earlier days are deleted, so that their hashes can't be traced to a visitor.
 */
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

/** The salt of a day does not change, so each process reads it once. */
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
 * Counts a visitor's view of a vehicle, at most once a day (VDP-04, API-03), and returns how often the vehicle was viewed. Stores the sum,
 * and a salted hash that recognises repeated views for one day.
 * @param now Unix seconds; the day is in UTC.
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
