import type { Payload, PayloadRequest } from 'payload'
import { inTransaction } from '../database/in-transaction'
import { onTransaction } from '../database/transaction'

/** First half of the advisory locks that imports hold; the second is the dealership. */
const LOCK_CLASS = 7_301
const UNIQUE_VIOLATION = '23505'
const ATTEMPTS = 3

function isUniqueViolation(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  if ('code' in error && error.code === UNIQUE_VIOLATION) return true
  return 'cause' in error && isUniqueViolation(error.cause)
}

/**
 * Runs a task in a transaction of its own. Two imports at once may choose the same address for a new car of different dealerships: the
 * later one starts anew and sees the other's.
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
 * Runs a task alone among the imports of a dealership, in one transaction; answers 'busy' at once when another is at work there.
 * The lock goes with the transaction, however that ends.
 */
export function aloneAt<Answer>(
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
