import { databasePool } from '../database/pool'
import type { RunSql } from '../database/transaction'
import { type CallTurn, takeStaffTurn } from '../rate-limit/take-call'

const LIMIT = { name: 'made-documents', calls: 1000, seconds: 3600 }
// on a connection of its own: what is undone has cost its work, too
const run: RunSql = (text, params = []) => databasePool().query(text, [...params])

/** Counts a document that a staff member is about to make (SEC-18). */
export function noteMadeDocument(userId: number): Promise<CallTurn> {
  return takeStaffTurn(run, userId, LIMIT)
}
