import type { PayloadRequest } from 'payload'
import { onTransaction } from './transaction'

/** Makes other saves of a document that take this lock wait until the request's transaction ends (EDT-02, EDT-20). */
export async function lockSaves(req: PayloadRequest, collection: string, id: number): Promise<void> {
  const run = await onTransaction(req)
  await run(`select pg_advisory_xact_lock(hashtext($1::text), $2::integer)`, [`save of ${collection}`, id])
}
