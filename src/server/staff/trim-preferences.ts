import type { PayloadRequest } from 'payload'
import { onTransaction } from '../database/transaction'

/** The number of admin preferences per account: more than all lists, forms and columns need. */
export const MOST_PREFERENCES = 500

/** Deletes an account's oldest admin preferences beyond the limit (SEC-18). */
export async function trimPreferences(req: PayloadRequest): Promise<void> {
  if (req.user?.collection !== 'users') return
  const run = await onTransaction(req)
  await run(
    `delete from payload_preferences where id in (
       select p.id from payload_preferences p join payload_preferences_rels r on r.parent_id = p.id and r.path = 'user'
       where r.users_id = $1::integer order by p.updated_at desc, p.id desc offset ${MOST_PREFERENCES})`,
    [req.user.id],
  )
}
