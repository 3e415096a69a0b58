import { APIError, type GlobalAfterChangeHook, type GlobalBeforeChangeHook } from 'payload'
import { runSql } from '@/server/database/run-sql'
import { onTransaction } from '@/server/database/transaction'
import { noteAudit } from '@/server/staff/audit'
import { endSessionsWithoutFactor, readFactor } from '@/server/staff/second-factor'

const isTurnedOn = (before: Record<string, unknown> | undefined, after: Record<string, unknown>) =>
  after.require_second_factor === true && before?.require_second_factor !== true

/** Requires admins who make the second factor obligatory to have one: otherwise they would end their own session (SEC-15). */
export const refuseLockOut: GlobalBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!req.user || !isTurnedOn(originalDoc, data)) return data
  const { setAt } = await readFactor(runSql, Number(req.user.id))
  if (setAt === null) throw new APIError('Set up your own second factor first, under your account. Then require it.', 400, null, true)
  return data
}

/** Ends the sessions of admins and support without a second factor; their next sign-in sets one up. */
export const requireFactor: GlobalAfterChangeHook = async ({ doc, previousDoc, req }) => {
  if (doc.require_second_factor === (previousDoc?.require_second_factor ?? false)) return doc
  const run = await onTransaction(req)
  if (doc.require_second_factor === true) await endSessionsWithoutFactor(run)
  const by = req.user?.collection === 'users' ? req.user.email : null
  const detail = doc.require_second_factor === true ? 'obligatory' : 'optional'
  await noteAudit(run, { event: 'factor_required', who: by, detail, headers: req.user ? req.headers : null })
  return doc
}
