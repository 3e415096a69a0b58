import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { checkStaffPassword, findConfirmationProblem } from '@/server/staff/account-changes'
import { refusal } from '@collections/shared/refusal'

/** The field by which whoever makes a change confirms it; it is not stored. */
export const CONFIRMATION = 'current_password'

type Fields = Readonly<Partial<Record<string, unknown>>>

const isChanged = (name: string, data: Fields, before: Fields) => data[name] !== undefined && data[name] !== before[name]

/** Whether a change could let somebody in: an account is made, or a password, an email or a role is set. */
function needsConfirmation(data: Fields, before: Fields | undefined): boolean {
  if (!before) return true
  return Boolean(data.password) || isChanged('email', data, before) || isChanged('role', data, before)
}

/**
 * Asks for the current password of whoever is signed in, once for a request (SEC-12). An administrator confirms with their own too: a stolen session of
 * an administrator would otherwise make itself an account.
 */
async function confirmChange(req: PayloadRequest, typed: unknown): Promise<void> {
  if (!req.user || req.context.isConfirmed === true) return
  const problem = await findConfirmationProblem(req.payload, Number(req.user.id), { password: typed }, req.headers)
  if (problem) throw refusal('users', [{ path: CONFIRMATION, message: problem.message }])
  req.context.isConfirmed = true
}

/** What a document has stood at, as far as it was read: the owner whose name and address a password must not be. */
function ownerOf(data: Fields, before: Fields = {}) {
  return { email: String(data.email ?? before.email ?? ''), name: String(data.name ?? before.name ?? '') }
}

/** Checks a new password of staff on every way it is set through the collection, and has changes confirmed (SEC-12). */
export const guardChanges: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  if (!data) return data
  const { [CONFIRMATION]: typed, ...change } = data
  if (change.password !== undefined && change.password !== null && typeof change.password !== 'string')
    throw refusal('users', [{ path: 'password', message: 'Type the password as text.' }])
  if (!needsConfirmation(change, originalDoc)) return change
  const problem = change.password ? await checkStaffPassword(change.password, ownerOf(change, originalDoc)) : null
  if (problem !== null) throw refusal('users', [{ path: 'password', message: problem }])
  await confirmChange(req, typed)
  if (change.password && originalDoc) req.context[`password of ${originalDoc.id}`] = true
  return change
}
