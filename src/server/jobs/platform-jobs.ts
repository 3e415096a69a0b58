import type { JobsConfig, Payload } from 'payload'
import { env } from '@/env'
import { ACCOUNT_QUEUE, hasDueResets, resetTask } from '../account/reset-task'
import { runSql } from '../database/run-sql'
import { logger } from '../process/log'
import { ownerNoticeTask } from '../lead-dispatch/owner-notice'
import { removeTask } from '../media/remove-task'
import { staffMailTask } from '../staff/staff-mail-task'
import { deliverLeadsTask, LEAD_QUEUE, wakeLeadQueue } from './lead-queue'
import { applyReleasesTask, RELEASE_QUEUE, wakeReleaseQueue } from './release-queue'
import { checkSitesTask, SITE_CHECK_QUEUE, wakeSiteChecks } from './site-check-queue'

/** Separate queues, so that a slow mail server for leads does not delay account mails. */
export const JOB_QUEUES = [
  { queue: LEAD_QUEUE, cron: '*/2 * * * * *', limit: 1 },
  // silent: Payload's log line of a failed job would contain the recipient
  { queue: ACCOUNT_QUEUE, cron: '1-59/2 * * * * *', limit: 5, silent: true },
  // every second, because a release names the second at which it goes live
  { queue: RELEASE_QUEUE, cron: '* * * * * *', limit: 1 },
  { queue: SITE_CHECK_QUEUE, cron: '*/5 * * * * *', limit: 1 },
]

/** One queue that can't be looked at must not keep the others from running. */
async function wakeQueues(payload: Payload): Promise<boolean> {
  const looks = [wakeLeadQueue(payload), hasDueResets(runSql), wakeReleaseQueue(payload), wakeSiteChecks(payload)]
  const wakes = await Promise.allSettled(looks)
  for (const wake of wakes)
    if (wake.status === 'rejected') logger.warn({ reason: String(wake.reason) }, 'a queue of jobs can’t be looked at')
  return wakes.some((wake) => wake.status === 'fulfilled' && wake.value)
}

let waking: Promise<boolean> | null = null

/** Payload asks for each queue, and two of them are due in the same second: they share one look into the database. */
function wakeQueuesOnce(payload: Payload): Promise<boolean> {
  waking ??= wakeQueues(payload).finally(() => void (waking = null))
  return waking
}

/**
 * The platform's background jobs, run by every server process (REL-01). Each task is defined in the folder of its subject. Jobs can't be
 * run over the API.
 */
export const platformJobs: JobsConfig = {
  tasks: [deliverLeadsTask, resetTask, staffMailTask, ownerNoticeTask, removeTask, applyReleasesTask, checkSitesTask],
  autoRun: () => (env().DELIVER_LEADS === 'off' ? [] : JOB_QUEUES),
  shouldAutoRun: wakeQueuesOnce,
  access: { run: () => false, queue: () => false, cancel: () => false },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { read: () => false, create: () => false, update: () => false, delete: () => false },
    admin: { ...defaultJobsCollection.admin, hidden: true },
  }),
}
