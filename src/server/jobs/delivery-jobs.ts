import type { JobsConfig, Payload, TaskConfig } from 'payload'
import { env } from '@/env'
import { askAfterPayments, hasSilentPayments } from '../checkout/hear-payment'
import { hasDueRefunds, refundDue } from '../checkout/refund-due'
import { databasePool } from '../database/pool'
import type { RunSql } from '../database/transaction'
import { removeTask } from '../media/remove-task'
import { ACCOUNT_QUEUE, hasDueResets, resetTask } from '../account/reset-task'
import { staffMailTask } from '../staff/staff-mail-task'
import { deliverDue } from '../lead-dispatch/deliver-due'
import { eraseOldLeads } from '../lead-dispatch/erase-old-leads'
import { hasDueDeliveries } from '../lead-dispatch/outbox'
import { ownerNoticeTask } from '../lead-dispatch/owner-notice'

const QUEUE = 'leads'
const TASK = 'deliver-leads'
/** How long what a dead process had begun is its own: not so long that anybody waits for a lead, and longer than a live one is ever silent. */
const LEASE_SECONDS = 12
/** How old a job may get before its process counts as dead. */
const STUCK_MINUTES = 5

const run: RunSql = (text, params = []) => databasePool().query(text, [...params])

function originOf(slug: string): string {
  const { PUBLIC_SCHEME, BASE_DOMAIN } = env()
  return `${PUBLIC_SCHEME}://${slug}.${BASE_DOMAIN}`
}

const deliverLeads: TaskConfig = {
  slug: TASK,
  label: 'Deliver leads and refund fees',
  retries: 0,
  handler: async ({ req }) => {
    await deliverDue({ payload: req.payload, run, reach: { allowsLoopback: false }, leaseSeconds: LEASE_SECONDS, originOf })
    await askAfterPayments(req.payload, run)
    await refundDue(req.payload, run)
    return { output: {} }
  },
}

/**
 * Sees to it that a job stands in the queue while something is due. The outbox itself is what must not be lost: a job that died with its process is
 * cleared away, and two jobs at once share the work.
 */
async function wakeDeliveries(payload: Payload): Promise<boolean> {
  await run(
    `delete from payload_jobs where queue = $1 and (has_error or processing and updated_at < now() - make_interval(mins => $2::integer))`,
    [QUEUE, STUCK_MINUTES],
  )
  await eraseOldLeads(run)
  if (!(await hasDueDeliveries(run)) && !(await hasDueRefunds(run)) && !(await hasSilentPayments(run))) return false
  const { rows } = await run(`select 1 from payload_jobs where queue = $1 and not processing limit 1`, [QUEUE])
  if (rows.length === 0) await payload.jobs.queue({ task: TASK, queue: QUEUE, input: {} })
  return true
}

/** The queues stand apart: a mail server that is slow to take leads holds up nobody who waits for a link. */
const QUEUES = [
  { queue: QUEUE, cron: '*/2 * * * * *', limit: 1 },
  // what Payload writes of a job that fails names whom it is for
  { queue: ACCOUNT_QUEUE, cron: '1-59/2 * * * * *', limit: 5, silent: true },
]

const wakeAll = async (payload: Payload) => {
  const [hasLeads, hasResets] = await Promise.all([wakeDeliveries(payload), hasDueResets(run)])
  return hasLeads || hasResets
}

/** The job queues of the platform: leads are delivered from the outbox by every server process (REL-01). Nobody runs jobs over the API. */
export const deliveryJobs: JobsConfig = {
  tasks: [deliverLeads, resetTask, staffMailTask, ownerNoticeTask, removeTask],
  autoRun: () => (env().DELIVER_LEADS === 'off' ? [] : QUEUES),
  shouldAutoRun: wakeAll,
  access: { run: () => false, queue: () => false, cancel: () => false },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { read: () => false, create: () => false, update: () => false, delete: () => false },
    admin: { ...defaultJobsCollection.admin, hidden: true },
  }),
}
