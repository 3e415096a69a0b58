import type { Payload, TaskConfig } from 'payload'
import { env } from '@/env'
import { STAFF_MAILS, type StaffMailKind } from '@/domain/staff/staff-mails'
import { ACCOUNT_QUEUE } from '../account/reset-task'

export const STAFF_MAIL_TASK = 'send-staff-mail'
const RETRIES = { attempts: 4, backoff: { type: 'exponential', delay: 15_000 } } as const

/** Returns an address in the admin from the settings, never from the request: a forged Host header must not get into a mail. */
function adminAddress(payload: Payload, path: string): string {
  const { PUBLIC_SCHEME, BASE_DOMAIN, PORT } = env()
  const origin = PUBLIC_SCHEME === 'https' ? `https://${BASE_DOMAIN}` : `http://${BASE_DOMAIN}:${PORT}`
  return `${origin}${payload.config.routes.admin}${path}`
}

async function findWay(payload: Payload, kind: StaffMailKind, email: string): Promise<string | null> {
  if (kind === 'factorReset') return adminAddress(payload, '/login')
  if (kind === 'locked') return adminAddress(payload, '/forgot')
  const token = await payload.forgotPassword({ collection: 'users', data: { email }, disableEmail: true })
  return token ? adminAddress(payload, `/reset/${token}`) : null
}

/** Sends a mail about a staff account after the response has been sent (SEC-13, SEC-14). */
export const staffMailTask: TaskConfig<typeof STAFF_MAIL_TASK> = {
  slug: STAFF_MAIL_TASK,
  label: 'Send a mail to a member of staff',
  retries: RETRIES,
  inputSchema: [
    { name: 'kind', type: 'select', required: true, options: ['reset', 'locked', 'factorReset'] },
    { name: 'email', type: 'text', required: true },
  ],
  handler: async ({ req: { payload }, input: { kind, email } }) => {
    const { totalDocs } = await payload.count({ collection: 'users', where: { email: { equals: email } } })
    const href = totalDocs === 0 ? null : await findWay(payload, kind, email)
    if (href !== null) await payload.sendEmail({ to: email, ...STAFF_MAILS[kind](href) })
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
