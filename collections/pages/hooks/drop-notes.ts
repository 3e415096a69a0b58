import type { CollectionBeforeDeleteHook } from 'payload'

/** Deletes the notes on a page's blocks when the page is deleted permanently (EDT-29). */
export const dropNotes: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'block-notes', where: { page: { equals: id } }, depth: 0, req })
}
