import type { PayloadRequest, TaskConfig, Where } from 'payload'
import { idOf } from '@/domain/json/id-of'
import { writeDestinationsMail } from '@/domain/leads/outgoing/changed-destinations'
import { env } from '@/env'
import { onTransaction } from '../database/transaction'
import { logger } from '../process/log'
import { ACCOUNT_QUEUE } from '../account/reset-task'
import { noteAudit } from '../staff/audit'

export const OWNER_NOTICE_TASK = 'tell-owner'
const RETRIES = { attempts: 6, backoff: { type: 'exponential', delay: 30_000 } } as const

/**
 * Queues a mail to a tenant's owner about a change, in the change's transaction: it is sent on commit and never on rollback (SEC-20).
 * @param changed What was changed: field names of the lead settings, or other text.
 * @param formerOwners Ids of staff who also get the mail.
 */
export async function queueOwnerNotice(
  req: PayloadRequest,
  tenant: unknown,
  changed: readonly string[],
  formerOwners: readonly number[] = [],
): Promise<void> {
  const tenantId = idOf(tenant)
  if (tenantId === null || changed.length === 0) return
  const by = req.user?.collection === 'users' ? req.user.id : null
  const input = { tenantId, changed: [...changed], formerOwners: [...formerOwners], by }
  await noteAudit(await onTransaction(req), {
    event: 'destinations_changed',
    who: req.user?.collection === 'users' ? req.user.email : null,
    detail: `site ${tenantId}: ${changed.join(', ')}`,
    headers: req.headers ?? null,
  })
  await req.payload.jobs.queue({ task: OWNER_NOTICE_TASK, queue: ACCOUNT_QUEUE, input, req })
}

function listIds(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []
}

function listWords(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : []
}

type Staff = { id: number; name: string; email: string }

async function findStaff({ payload }: PayloadRequest, where: Where): Promise<Staff[]> {
  const { docs } = await payload.find({ collection: 'users', where, depth: 0, pagination: false })
  return docs
}

/** Returns the owner, if still on the tenant's staff, and the owner before this change. */
function findRecipients(req: PayloadRequest, tenantId: number, owner: unknown, former: unknown): Promise<Staff[]> {
  const current: Where = { and: [{ id: { in: listIds([idOf(owner)]) } }, { 'tenants.tenant': { equals: tenantId } }] }
  return findStaff(req, { or: [current, { id: { in: listIds(former) } }] })
}

/** Sends the owner's mail through the platform's mail server, because the tenant's may be what was changed. */
export const ownerNoticeTask: TaskConfig<typeof OWNER_NOTICE_TASK> = {
  slug: OWNER_NOTICE_TASK,
  label: 'Tell the owner of changed lead settings',
  retries: RETRIES,
  inputSchema: [
    { name: 'tenantId', type: 'number', required: true },
    { name: 'changed', type: 'json', required: true },
    { name: 'formerOwners', type: 'json' },
    { name: 'by', type: 'number' },
  ],
  handler: async ({ req, input }) => {
    const { tenantId, by } = input
    const changed = listWords(input.changed)
    logger.info({ tenant: tenantId, changed, by: by ?? null }, 'the destinations of leads were changed')
    const tenant = await req.payload.findByID({ collection: 'tenants', id: tenantId, depth: 0, disableErrors: true })
    if (!tenant) return { output: {} }
    const recipients = await findRecipients(req, tenantId, tenant.owner, input.formerOwners)
    if (recipients.length === 0) logger.warn({ tenant: tenantId }, 'nobody was notified of changed lead settings: the tenant has no owner')
    const [author] = typeof by === 'number' ? await findStaff(req, { id: { equals: by } }) : []
    const { PUBLIC_SCHEME, BASE_DOMAIN, PORT } = env()
    const origin = `${PUBLIC_SCHEME}://${BASE_DOMAIN}${PUBLIC_SCHEME === 'https' ? '' : `:${PORT}`}`
    const mail = writeDestinationsMail(tenant.name, changed, author?.name ?? 'The platform', `${origin}/admin/collections/lead-settings`)
    for (const { email } of recipients) await req.payload.sendEmail({ to: email, ...mail })
    return { output: {} }
  },
}
