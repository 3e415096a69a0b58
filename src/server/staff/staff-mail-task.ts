import type { Payload, PayloadRequest, TaskConfig } from 'payload'
import { STAFF_MAILS, type StaffMail, type StaffMailKind } from '@/domain/staff/staff-mails'
import { ACCOUNT_QUEUE } from '../account/reset-task'
import { findMentionMail } from '../editing/find-mention-mail'
import { adminAddress } from './admin-address'

export const STAFF_MAIL_TASK = 'send-staff-mail'
const RETRIES = { attempts: 4, backoff: { type: 'exponential', delay: 15_000 } } as const

async function findWay(payload: Payload, kind: StaffMailKind, email: string): Promise<string | null> {
  if (kind === 'factorReset') return adminAddress(payload, '/login')
  if (kind === 'locked') return adminAddress(payload, '/forgot')
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
  return token ? adminAddress(payload, `/reset/${token}`) : null
}

async function findAccountMail(payload: Payload, kind: StaffMailKind, email: string): Promise<StaffMail | null> {
  const { totalDocs } = await payload.count({ collection: 'users', where: { email: { equals: email } } })
  const href = totalDocs === 0 ? null : await findWay(payload, kind, email)
  return href === null ? null : STAFF_MAILS[kind](href)
}

/** Sends a mail about a staff account, or to a colleague who is mentioned in a note (EDT-29), after the response has been sent (SEC-13, SEC-14). */
export const staffMailTask: TaskConfig<typeof STAFF_MAIL_TASK> = {
  slug: STAFF_MAIL_TASK,
  label: 'Send a mail to a member of staff',
  retries: RETRIES,
  inputSchema: [
    { name: 'kind', type: 'select', required: true, options: ['reset', 'locked', 'factorReset', 'mention'] },
    { name: 'email', type: 'text', required: true },
    { name: 'note', type: 'number' },
  ],
  handler: async ({ req: { payload }, input: { kind, email, note } }) => {
    const mail = kind === 'mention' ? await findMentionMail(payload, email, note ?? 0) : await findAccountMail(payload, kind, email)
    if (mail !== null) await payload.sendEmail({ to: email, ...mail })
    return { output: {} }
  },
}

/**
 * Queues a mail to a staff member. The job looks up whether the account exists, so that neither the response nor its duration reveals it
 * (SEC-13).
 */
export async function queueStaffMail(payload: Payload, kind: StaffMailKind, email: string): Promise<void> {
  await payload.jobs.queue({ task: STAFF_MAIL_TASK, queue: ACCOUNT_QUEUE, input: { kind, email } })
}

/** Queues a mail to a colleague who is mentioned in a note, in the request's transaction (EDT-29). */
export async function queueMentionMail(req: PayloadRequest, email: string, note: number): Promise<void> {
  await req.payload.jobs.queue({ task: STAFF_MAIL_TASK, queue: ACCOUNT_QUEUE, input: { kind: 'mention', email, note }, req })
}
