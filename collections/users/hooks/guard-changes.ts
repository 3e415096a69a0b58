import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { checkStaffPassword, findConfirmationProblem } from '@/server/staff/account-changes'
import { refusal } from '@collections/shared/refusal'

/** The field that confirms a change; not stored. */
export const CONFIRMATION = 'current_password'

type Fields = Readonly<Partial<Record<string, unknown>>>

const isChanged = (name: string, data: Fields, before: Fields) => data[name] !== undefined && data[name] !== before[name]

/** Checks whether a change could let somebody in: a new account, or a new password, email or role. */
function needsConfirmation(data: Fields, before: Fields | undefined): boolean {
  if (!before) return true
  return Boolean(data.password) || isChanged('email', data, before) || isChanged('role', data, before)
}

/**
 * Asks for the signed-in user's current password, once per request (SEC-12). This includes admins: a stolen admin session could otherwise
 * create its own account.
 */
async function confirmChange(req: PayloadRequest, typed: unknown): Promise<void> {
  if (!req.user || req.context.isConfirmed === true) return
  const problem = await findConfirmationProblem(req.payload, Number(req.user.id), { password: typed }, req.headers)
  if (problem) throw refusal('users', [{ path: CONFIRMATION, message: problem.message }])
  req.context.isConfirmed = true
}

/** Returns the account's name and email, which its password must not contain. */
function ownerOf(data: Fields, before: Fields = {}) {
  return { email: String(data.email ?? before.email ?? ''), name: String(data.name ?? before.name ?? '') }
}

/** Checks new passwords of staff however they are set through the collection, and has changes confirmed (SEC-12). */
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
