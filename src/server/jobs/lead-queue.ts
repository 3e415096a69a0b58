import type { Payload, TaskConfig } from 'payload'
import { env } from '@/env'
import { checkUnconfirmedPayments, hasUnconfirmedPayments } from '../checkout/handle-payment-event'
import { hasDueRefunds, refundDue } from '../checkout/refund-due'
import { runSql } from '../database/run-sql'
import { deliverDue } from '../lead-dispatch/deliver-due'
import { eraseOldLeads } from '../lead-dispatch/erase-old-leads'
import { hasDueDeliveries } from '../lead-dispatch/outbox'
import { dropDeadJobs, hasWaitingJob } from './waiting-jobs'

export const LEAD_QUEUE = 'leads'
const TASK = 'deliver-leads'
/**
 * How long claimed deliveries stay claimed after their process died: short, so that no lead waits long. A live process renews the lease.
 */
const LEASE_SECONDS = 12

function originOf(slug: string): string {
  const { PUBLIC_SCHEME, BASE_DOMAIN } = env()
  return `${PUBLIC_SCHEME}://${slug}.${BASE_DOMAIN}`
}

/** Runs everything that leads wait for: deliveries, payment results and refunds. */
export const deliverLeadsTask: TaskConfig = {
  slug: TASK,
  label: 'Deliver leads and refund fees',
  retries: 0,
  handler: async ({ req }) => {
    await deliverDue({ payload: req.payload, run: runSql, reach: { allowsLoopback: false }, leaseSeconds: LEASE_SECONDS, originOf })
    await checkUnconfirmedPayments(req.payload, runSql)
    await refundDue(req.payload, runSql)
    return { output: {} }
  },
}

/**
 * Queues a job while something is due (REL-01). Only the outbox is durable: jobs of dead processes are deleted, and parallel jobs share the
 * work.
 * @returns whether anything is due.
 */
export async function wakeLeadQueue(payload: Payload): Promise<boolean> {
  await dropDeadJobs(LEAD_QUEUE)
  await eraseOldLeads(runSql)
  if (!(await hasDueDeliveries(runSql)) && !(await hasDueRefunds(runSql)) && !(await hasUnconfirmedPayments(runSql))) return false
  if (!(await hasWaitingJob(LEAD_QUEUE))) await payload.jobs.queue({ task: TASK, queue: LEAD_QUEUE, input: {} })
  return true
}
