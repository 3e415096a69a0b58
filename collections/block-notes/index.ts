import type { CollectionConfig } from 'payload'
import { NOTE_LETTERS } from '@/domain/editing/block-notes'
import { mailMentions } from '@/server/editing/mention-mail'
import { accessFor } from '../shared/access'

/**
 * Notes of staff on the blocks of a page (EDT-29). Written only by the calls in `src/server/editing/block-note-calls.ts`, which check who may
 * do what. Visitors never see them, so a change announces nothing and no page is built again.
 */
export const BlockNotes: CollectionConfig = {
  slug: 'block-notes',
  labels: { singular: 'Note on a block', plural: 'Notes on blocks' },
  admin: { useAsTitle: 'text', group: 'Content', hidden: true },
  access: { ...accessFor('block-notes'), create: () => false, update: () => false },
  disableDuplicate: true,
  defaultSort: 'createdAt',
  hooks: { afterChange: [mailMentions] },
  fields: [
    { name: 'page', type: 'relationship', relationTo: 'pages', required: true, index: true },
    { name: 'block', type: 'text', required: true, maxLength: 100 },
    { name: 'text', type: 'textarea', required: true, maxLength: NOTE_LETTERS },
    { name: 'author', type: 'relationship', relationTo: 'users' },
    { name: 'mentions', type: 'relationship', relationTo: 'users', hasMany: true },
    { name: 'resolvedAt', type: 'date' },
    { name: 'resolvedBy', type: 'relationship', relationTo: 'users' },
  ],
}
