import type { TaskConfig } from 'payload'
import type { RunSql } from '../database/transaction'
import { logger } from '../log'
import { sendReset } from './send-reset'

export const RESET_TASK = 'send-reset'
export const ACCOUNT_QUEUE = 'accounts'

/** Patience with a mail server that is down: the link is waited for, and somebody who does not get it asks again. */
const RETRIES = { attempts: 4, backoff: { type: 'exponential', delay: 15_000 } } as const
/** How old a job may get before its process counts as dead. */
const STUCK_MINUTES = 2

/** Sends the mail with the link to a new password, after the answer to whoever asked for it (AUTH-04). */
export const resetTask: TaskConfig<typeof RESET_TASK> = {
  slug: RESET_TASK,
  label: 'Send the link to a new password',
  retries: RETRIES,
  inputSchema: [
    { name: 'tenantId', type: 'number', required: true },
    { name: 'site', type: 'text', required: true },
    { name: 'origin', type: 'text', required: true },
    { name: 'email', type: 'text', required: true },
  ],
  handler: async ({ req, input }) => {
    const outcome = await sendReset(req.payload, input)
    if (outcome !== null && outcome.kind !== 'delivered') {
      logger.warn({ tenant: input.tenantId, verdict: outcome.kind }, 'a mail to set a new password was not sent')
      // what a mail server refuses for good is refused again
      if (outcome.kind === 'failed') throw new Error('The mail server did not take it.')
    }
    return { output: {} }
  },
}

/**
 * Whether the mail of an account is due. Of a job that was given up nothing is kept, since it names a person (SEC-05); one whose process died is taken up
 * by another.
 */
export async function hasDueResets(run: RunSql): Promise<boolean> {
  await run(`delete from payload_jobs where queue = $1 and has_error`, [ACCOUNT_QUEUE])
  await run(
    `update payload_jobs set processing = false, updated_at = now()
     where queue = $1 and processing and updated_at < now() - make_interval(mins => $2::integer)`,
    [ACCOUNT_QUEUE, STUCK_MINUTES],
  )
  const { rows } = await run(
    `select 1 from payload_jobs where queue = $1 and not processing and (wait_until is null or wait_until <= now()) limit 1`,
    [ACCOUNT_QUEUE],
  )
  return rows.length > 0
}
