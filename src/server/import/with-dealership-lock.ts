import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '../database/in-transaction'
import { onTransaction } from '../database/transaction'

/** First key of the advisory locks for imports; the second is the dealership. */
const LOCK_CLASS = 7_301
const UNIQUE_VIOLATION = '23505'
const ATTEMPTS = 3

function isUniqueViolation(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && error.code === UNIQUE_VIOLATION) return true
  return 'cause' in error && isUniqueViolation(error.cause)
}

/**
 * Runs a task in its own transaction. Parallel imports of different dealerships may choose the same slug for a new vehicle; the later one
 * is retried and then sees the other's.
 */
async function tryInTransaction<Answer>(payload: Payload, task: (req: PayloadRequest) => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await inTransaction(payload, task)
    } catch (error) {
      if (tries === ATTEMPTS || !isUniqueViolation(error)) throw error
    }
  }
}

/**
 * Runs a task in one transaction while holding the import lock of a dealership. Returns 'busy' immediately when another import holds it.
 * The lock ends with the transaction.
 */
export function withDealershipLock<Answer>(
  payload: Payload,
  dealershipId: number,
  task: (req: PayloadRequest) => Promise<Answer>,
): Promise<Answer | 'busy'> {
  return tryInTransaction<Answer | 'busy'>(payload, async (req) => {
    const run = await onTransaction(req)
    const { rows } = await run('select pg_try_advisory_xact_lock($1::integer, $2::integer) taken', [LOCK_CLASS, dealershipId])
    return rows[0]?.taken === true ? task(req) : 'busy'
  })
}
