import { sql } from 'kysely'
import { runSql } from '../database/run-sql'
import { typedQueries } from '../database/typed-queries'

/** A running job that was not updated for this long belongs to a dead process. */
const STUCK_MINUTES = 5

/** Deletes jobs of a queue that failed or belong to dead processes. Only for queues whose work is stored elsewhere. */
export async function dropDeadJobs(queue: string): Promise<void> {
  const stuckSince = sql<Date>`now() - make_interval(mins => ${STUCK_MINUTES}::integer)`
  await typedQueries(runSql)
    .deleteFrom('payload_jobs')
    .where('queue', '=', queue)
    .where((is) => is.or([is('has_error', 'is', true), is.and([is('processing', 'is', true), is('updated_at', '<', stuckSince)])]))
    .execute()
}

/** Whether a job of a queue waits to be run. */
export async function hasWaitingJob(queue: string): Promise<boolean> {
  const queued = await typedQueries(runSql)
    .selectFrom('payload_jobs')
    .select('id')
    .where('queue', '=', queue)
    .where('processing', 'is', false)
    .limit(1)
    .executeTakeFirst()
  return queued !== undefined
}
