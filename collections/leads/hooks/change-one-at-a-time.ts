import type { CollectionBeforeOperationHook } from 'payload'
import { onTransaction } from '@/server/database/transaction'

/**
 * Changes a lead once the change before it is done. An update writes every field of a document anew, so of two at one moment, staff answering and a
 * shopper accepting an offer, the later would undo the earlier (REL-01, ADM-18).
 */
export const changeOneAtATime: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = operation === 'update' && 'id' in args ? Number(args.id) : Number.NaN
  // an id that is none is refused further on
  if (!Number.isSafeInteger(id)) return args
  const run = await onTransaction(req)
  // weaker than the lock of a deletion: deliveries that point at the lead may still be written
  await run('select id from leads where id = $1::bigint for no key update', [id])
  return args
}
