import type { CollectionAfterChangeHook } from 'payload'
import { idOf } from '@/domain/json/id-of'
import { queueMentionMail } from '../staff/staff-mail-task'
import { findNoteReaders } from './note-readers'

/** Queues a mail to each colleague whom a new note mentions, in the note's transaction: it is sent on commit and never on rollback (EDT-29). */
export const mailMentions: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  const tenantId = idOf(doc.tenant)
  const mentioned: unknown[] = Array.isArray(doc.mentions) ? doc.mentions : []
  if (operation !== 'create' || tenantId === null || mentioned.length === 0) return doc
  const ids = mentioned.map(idOf)
  const readers = await findNoteReaders(req.payload, tenantId)
  for (const { id, email } of readers) if (ids.includes(id)) await queueMentionMail(req, email, Number(doc.id))
  return doc
}
