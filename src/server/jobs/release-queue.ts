import type { Payload, TaskConfig } from 'payload'
import { runSql } from '../database/run-sql'
import { NOW, typedQueries } from '../database/typed-queries'
import { applyRelease } from '../editing/releases/apply-release'
import { logger } from '../process/log'
import { readClock } from '../process/now'
import { dropDeadJobs, hasWaitingJob } from './waiting-jobs'

export const RELEASE_QUEUE = 'releases'
const TASK = 'apply-releases'

async function listDueReleases(): Promise<number[]> {
  const rows = await typedQueries(runSql)
    .selectFrom('releases')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('goes_live_at', '<=', NOW)
    .orderBy('goes_live_at')
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Applies all releases that are due, also those whose time passed while no process ran (EDT-20). One that fails delays no other. */
export async function applyDueReleases(payload: Payload): Promise<void> {
  for (const id of await listDueReleases()) {
    await applyRelease(payload, { id, state: 'scheduled', now: readClock() }).catch((error: unknown) =>
      logger.warn({ reason: String(error), release: id }, 'a release will be tried again'),
    )
  }
}

/** Makes scheduled releases live. */
export const applyReleasesTask: TaskConfig = {
  slug: TASK,
  label: 'Make scheduled releases live',
  retries: 0,
  handler: async ({ req }) => {
    await applyDueReleases(req.payload)
    return { output: {} }
  },
}

/**
 * Queues a job while a release is due. Only the releases are durable: a job that a dead process left is deleted, and two jobs at once do the
 * work once.
 * @returns whether a release is due.
 */
export async function wakeReleaseQueue(payload: Payload): Promise<boolean> {
  if ((await listDueReleases()).length === 0) return false
  await dropDeadJobs(RELEASE_QUEUE)
  if (!(await hasWaitingJob(RELEASE_QUEUE))) await payload.jobs.queue({ task: TASK, queue: RELEASE_QUEUE, input: {} })
  return true
}
