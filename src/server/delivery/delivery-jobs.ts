import type { JobsConfig, Payload, TaskConfig } from 'payload'
import { env } from '@/env'
import { askAfterPayments, hasSilentPayments } from '../checkout/hear-payment'
import { hasDueRefunds, refundDue } from '../checkout/refund-due'
import { databasePool } from '../database/pool'
import type { RunSql } from '../database/transaction'
import { deliverDue } from './deliver-due'
import { eraseOldLeads } from './erase-old-leads'
import { hasDueDeliveries } from './outbox'

const QUEUE = 'leads'
const TASK = 'deliver-leads'
/** Longer than the patience with any destination. */
const LEASE_SECONDS = 60
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

/** The job queue of the platform: leads are delivered from the outbox by every server process (REL-01). Nobody runs jobs over the API. */
export const deliveryJobs: JobsConfig = {
  tasks: [deliverLeads],
  autoRun: () => (env().DELIVER_LEADS === 'off' ? [] : [{ queue: QUEUE, cron: '*/2 * * * * *', limit: 1 }]),
  shouldAutoRun: wakeDeliveries,
  access: { run: () => false, queue: () => false, cancel: () => false },
  jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
    ...defaultJobsCollection,
    access: { read: () => false, create: () => false, update: () => false, delete: () => false },
    admin: { ...defaultJobsCollection.admin, hidden: true },
  }),
}
