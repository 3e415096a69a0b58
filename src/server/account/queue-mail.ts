import type { AccountMailKind } from '@/domain/account/account-mails'
import type { Tenant } from '@/domain/tenant/tenant'
import { payloadClient } from '../process/payload-client'
import { ACCOUNT_QUEUE, RESET_TASK } from './reset-task'

/**
 * Queues a mail about a site's account (AUTH-04). The job looks up whether the account exists, so that neither the response nor its
 * duration reveals it (SEC-13).
 */
export async function queueShopperMail(
  { id, name, origin }: Pick<Tenant, 'id' | 'name' | 'origin'>,
  kind: AccountMailKind,
  email: string,
): Promise<void> {
  const payload = await payloadClient()
  const input = { tenantId: id, site: name, origin, email, kind }
  await payload.jobs.queue({ task: RESET_TASK, queue: ACCOUNT_QUEUE, input })
}
