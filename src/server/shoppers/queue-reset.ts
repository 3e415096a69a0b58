import type { Tenant } from '@/domain/tenant/tenant'
import { payloadClient } from '../payload-client'
import { ACCOUNT_QUEUE, RESET_TASK } from './reset-task'

/**
 * Puts up the mail with the link to a new password (AUTH-04). Whether there is such an account is looked up by the job and not here: neither the answer
 * nor the time that it takes tells whoever asks.
 */
export async function queueReset({ id, name, origin }: Tenant, email: string): Promise<void> {
  const payload = await payloadClient()
  const input = { tenantId: id, site: name, origin, email }
  await payload.jobs.queue({ task: RESET_TASK, queue: ACCOUNT_QUEUE, input })
}
