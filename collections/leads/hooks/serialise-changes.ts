import type { CollectionBeforeOperationHook } from 'payload'
import { onTransaction } from '@/server/database/transaction'

/**
 * Serialises changes of a lead. An update writes all fields, so of two at once (staff responding, a shopper accepting an offer) the later
 * would undo the earlier (REL-01, ADM-18).
 */
export const serialiseChanges: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const id = operation === 'update' && 'id' in args ? Number(args.id) : Number.NaN
  // Invalid ids are refused later.
  if (!Number.isSafeInteger(id)) return args
  const run = await onTransaction(req)
  // Weaker than the lock of a deletion, so that deliveries referencing the lead can still be written.
  await run('select id from leads where id = $1::bigint for no key update', [id])
  return args
}
