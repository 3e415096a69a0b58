import type { TaskConfig } from 'payload'
import type { RunSql } from '../database/transaction'
import { logger } from '../log/log'
import { ACCOUNT_MAIL_KINDS } from '@/domain/account/account-mails'
import { sendAccountMail } from './send-account-mail'

export const RESET_TASK = 'send-reset'
export const ACCOUNT_QUEUE = 'accounts'

/** Patience with a mail server that is down: the link is waited for, and somebody who does not get it asks again. */
const RETRIES = { attempts: 4, backoff: { type: 'exponential', delay: 15_000 } } as const
/** How old a job may get before its process counts as dead. */
const STUCK_MINUTES = 2

/** Sends a mail about a shopper's account, after the answer to whoever caused it (AUTH-04, SEC-13). Jobs without a kind are links to a new password. */
export const resetTask: TaskConfig<typeof RESET_TASK> = {
  slug: RESET_TASK,
  label: 'Send a mail about a shopper’s account',
  retries: RETRIES,
  inputSchema: [
    { name: 'tenantId', type: 'number', required: true },
    { name: 'site', type: 'text', required: true },
    { name: 'origin', type: 'text', required: true },
    { name: 'email', type: 'text', required: true },
    { name: 'kind', type: 'select', options: [...ACCOUNT_MAIL_KINDS] },
  ],
  handler: async ({ req, input }) => {
    const outcome = await sendAccountMail(req.payload, { ...input, kind: input.kind ?? 'reset' })
    if (outcome !== null && outcome.kind !== 'delivered') {
      logger.warn({ tenant: input.tenantId, verdict: outcome.kind }, 'a mail about an account was not sent')
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
