import type { Payload, TaskConfig } from 'payload'
import { listDueChecks, runDueChecks } from '../links/site-checks'
import { dropDeadJobs, hasWaitingJob } from './waiting-jobs'

export const SITE_CHECK_QUEUE = 'site-checks'
const TASK = 'check-sites'

/** Checks links, redirects and pictures of sites after a publish and each night (ADM-20). */
export const checkSitesTask: TaskConfig = {
  slug: TASK,
  label: 'Check links and pictures',
  retries: 0,
  handler: async ({ req }) => {
    await runDueChecks(req.payload)
    return { output: {} }
  },
}

/**
 * Queues a job while a site is due to be checked. What is due is stored with the sites, so a job that a dead process left is deleted.
 * @returns whether a site is due.
 */
export async function wakeSiteChecks(payload: Payload): Promise<boolean> {
  if ((await listDueChecks()).length === 0) return false
  await dropDeadJobs(SITE_CHECK_QUEUE)
  if (!(await hasWaitingJob(SITE_CHECK_QUEUE))) await payload.jobs.queue({ task: TASK, queue: SITE_CHECK_QUEUE, input: {} })
  return true
}
