import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionAfterLogoutHook, PayloadRequest } from 'payload'
import type { AuditEvent } from '@/domain/staff/audit-events'
import { onTransaction } from '@/server/database/transaction'
import { endSessions } from '@/server/sign-in/begin-session'
import { noteAudit } from '@/server/staff/audit'

const emailOf = ({ user }: PayloadRequest): string | null => (user?.collection === 'users' ? user.email : null)

/** Logs an event in the change's transaction, so that both are rolled back together. */
async function note(req: PayloadRequest, event: AuditEvent, who: string, detail?: string): Promise<void> {
  const by = emailOf(req)
  const headers = req.user ? req.headers : null
  await noteAudit(await onTransaction(req), { event, who, by: by === who ? null : by, detail, headers })
}

/**
 * Logs changes of an account, and ends its sessions when its role or email changes, because they were started with other rights (SEC-12,
 * SEC-14). Payload itself ends them when a password changes.
 */
export const logChanges: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation === 'create') {
    await note(req, 'account_created', doc.email, `as ${doc.role}`)
    return doc
  }
  if (req.context[`password of ${doc.id}`] === true && req.context.isReset !== true) await note(req, 'password_changed', doc.email)
  const hasNewRole = previousDoc.role !== doc.role
  if (hasNewRole) await note(req, 'role_changed', doc.email, `from ${previousDoc.role} to ${doc.role}`)
  if (previousDoc.email !== doc.email) await note(req, 'email_changed', doc.email, `from ${previousDoc.email}`)
  if (hasNewRole || previousDoc.email !== doc.email) {
    const own: unknown = req.user?.id === doc.id ? Reflect.get(req.user ?? {}, '_sid') : null
    await endSessions(await onTransaction(req), 'users', doc.id, typeof own === 'string' ? own : null)
  }
  return doc
}

export const noteDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await note(req, 'account_deleted', doc.email)
}

export const noteSignOut: CollectionAfterLogoutHook = async ({ req }) => {
  const email = emailOf(req)
  if (email !== null) await note(req, 'signed_out', email)
}
