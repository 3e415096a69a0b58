import type { JobsConfig, Payload } from 'payload'
import { env } from '@/env'
import { ACCOUNT_QUEUE, hasDueResets, resetTask } from '../account/reset-task'
import { runSql } from '../database/run-sql'
import { ownerNoticeTask } from '../lead-dispatch/owner-notice'
import { removeTask } from '../media/remove-task'
import { staffMailTask } from '../staff/staff-mail-task'
import { deliverLeadsTask, LEAD_QUEUE, wakeLeadQueue } from './lead-queue'

/** Separate queues: a mail server that is slow to take leads does not delay the mail with somebody's link. */
const QUEUES = [
  { queue: LEAD_QUEUE, cron: '*/2 * * * * *', limit: 1 },
  // Payload's log line of a failed job names the person it is for
  { queue: ACCOUNT_QUEUE, cron: '1-59/2 * * * * *', limit: 5, silent: true },
]

async function wakeQueues(payload: Payload): Promise<boolean> {
  const [hasLeads, hasResets] = await Promise.all([wakeLeadQueue(payload), hasDueResets(runSql)])
  return hasLeads || hasResets
}

/**
 * The background jobs of the platform, run by every server process (REL-01); each task is defined in the folder of its subject. Nobody runs jobs over
 * the API.
 */
export const platformJobs: JobsConfig = {
  tasks: [deliverLeadsTask, resetTask, staffMailTask, ownerNoticeTask, removeTask],
  autoRun: () => (env().DELIVER_LEADS === 'off' ? [] : QUEUES),
  shouldAutoRun: wakeQueues,
  access: { run: () => false, queue: () => false, cancel: () => false },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { read: () => false, create: () => false, update: () => false, delete: () => false },
    admin: { ...defaultJobsCollection.admin, hidden: true },
  }),
}
