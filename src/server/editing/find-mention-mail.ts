import type { Payload } from 'payload'
import { writeMentionMail } from '@/domain/editing/block-notes'
import { idOf } from '@/domain/json/id-of'
import { namePage } from '@/domain/pages/listed-page'
import type { StaffMail } from '@/domain/staff/staff-mails'
import { adminAddress } from '../staff/admin-address'
import { findNoteReaders } from './note-readers'

/**
 * Returns the mail to a colleague who is mentioned in a note (EDT-29); null when the note or its page is gone, or the colleague may no longer
 * open the page.
 */
export async function findMentionMail(payload: Payload, email: string, noteId: number): Promise<StaffMail | null> {
  const note = await payload.findByID({ collection: 'block-notes', id: noteId, depth: 0, disableErrors: true })
  const [pageId, tenantId] = [idOf(note?.page), idOf(note?.tenant)]
  if (!note || pageId === null || tenantId === null) return null
  const [page, tenant, readers] = await Promise.all([
    payload.findByID({ collection: 'pages', id: pageId, draft: true, depth: 0, disableErrors: true }),
    payload.findByID({ collection: 'tenants', id: tenantId, depth: 0, disableErrors: true }),
    findNoteReaders(payload, tenantId),
  ])
  if (!page || !tenant || !readers.some((reader) => reader.email === email)) return null
  const authorId = idOf(note.author)
  const author = authorId === null ? null : await payload.findByID({ collection: 'users', id: authorId, depth: 0, disableErrors: true })
  return writeMentionMail({
    site: tenant.name,
    page: namePage({ title: page.title ?? null, path: page.path ?? null }),
    author: author?.name ?? 'A colleague',
    text: note.text,
    href: adminAddress(payload, `/collections/pages/${pageId}?note=${noteId}`),
  })
}
