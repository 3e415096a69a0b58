import { sql } from 'kysely'
import type { TaskConfig } from 'payload'
import type { RunSql } from '../database/transaction'
import { NOW, typedQueries } from '../database/typed-queries'
import { logger } from '../process/log'
import { ACCOUNT_MAIL_KINDS } from '@/domain/account/account-mails'
import { sendAccountMail } from './send-account-mail'

export const RESET_TASK = 'send-reset'
export const ACCOUNT_QUEUE = 'accounts'

/** Few retries: people wait for this mail, and ask again if it does not arrive. */
const RETRIES = { attempts: 4, backoff: { type: 'exponential', delay: 15_000 } } as const
/** After this time a running job counts as abandoned by its process. */
const STUCK_MINUTES = 2

/**
 * Sends a mail about a shopper's account after the response has been sent (AUTH-04, SEC-13). Jobs without a kind are password reset links.
 */
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
      // no retry after a permanent refusal: the mail server would refuse again
      if (outcome.kind === 'failed') throw new Error('The mail server refused the mail.')
    }
    return { output: {} }
  },
}

/**
 * Checks whether an account mail is due. Failed jobs are deleted, because they contain personal data (SEC-05); jobs of dead processes are
 * released.
 */
export async function hasDueResets(run: RunSql): Promise<boolean> {
  const queries = typedQueries(run)
  await queries.deleteFrom('payload_jobs').where('queue', '=', ACCOUNT_QUEUE).where('has_error', 'is', true).execute()
  await queries
    .updateTable('payload_jobs')
    .set({ processing: false, updated_at: NOW })
    .where('queue', '=', ACCOUNT_QUEUE)
    .where('processing', 'is', true)
    .where('updated_at', '<', sql<Date>`now() - make_interval(mins => ${STUCK_MINUTES}::integer)`)
    .execute()
  const due = await queries
    .selectFrom('payload_jobs')
    .select('id')
    .where('queue', '=', ACCOUNT_QUEUE)
    .where('processing', 'is', false)
    .where((is) => is.or([is('wait_until', 'is', null), is('wait_until', '<=', NOW)]))
    .limit(1)
    .executeTakeFirst()
  return due !== undefined
}
