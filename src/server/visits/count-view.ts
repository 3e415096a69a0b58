import { createHmac, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { runSql } from '../database/run-sql'
import { typedQueries } from '../database/typed-queries'

/** Identifies a visitor for one day. Only stored as a salted hash. */
export type Visitor = { address: string; userAgent: string }

const MARK_BYTES = 12

/**
 * Returns the day's salt, shared by all processes. Salts of earlier days are deleted, so that their hashes can't be traced to a visitor.
 */
async function findSalt(day: string): Promise<Uint8Array> {
  const queries = typedQueries(runSql)
  const created = await queries
    .insertInto('view_salt')
    .values({ day, salt: randomBytes(32) })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('day')
    .executeTakeFirst()
  if (created) {
    await queries.deleteFrom('view_salt').where('day', '<', day).execute()
    await queries.deleteFrom('view_mark').where('day', '<', day).execute()
  }
  const stored = await queries.selectFrom('view_salt').select('salt').where('day', '=', day).executeTakeFirst()
  return stored?.salt ?? randomBytes(32)
}

/** The salt of a day does not change, so each process reads it once. */
let known: { day: string; salt: Promise<Uint8Array> } | null = null

function saltOf(day: string): Promise<Uint8Array> {
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
  const { views } = await typedQueries(runSql)
    .with('seen', (queries) =>
      queries
        .insertInto('view_mark')
        .values({ mark, day })
        .onConflict((conflict) => conflict.doNothing())
        .returning('day'),
    )
    .insertInto('vehicle_views')
    .values(({ selectFrom }) => ({
      vehicle_id: vehicleId,
      views: selectFrom('seen').select(({ fn }) => fn.countAll<string>().as('views')),
    }))
    .onConflict((conflict) => conflict.column('vehicle_id').doUpdateSet({ views: sql<string>`vehicle_views.views + excluded.views` }))
    .returning(sql<number>`views::float8`.as('views'))
    .executeTakeFirstOrThrow()
  return views
}
