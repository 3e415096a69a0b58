import { databasePool } from '../database/pool'
import type { RunSql } from '../database/transaction'
import { type RateLimitResult, checkStaffRateLimit } from '../rate-limit/rate-limit'

const LIMIT = { name: 'made-documents', calls: 1000, seconds: 3600 }
// a connection outside of the request's transaction: documents that are rolled back count too
const run: RunSql = (text, params = []) => databasePool().query(text, [...params])

/** Counts a document that a staff member creates against the limit (SEC-18). */
export function noteMadeDocument(userId: number): Promise<RateLimitResult> {
  return checkStaffRateLimit(run, userId, LIMIT)
}
