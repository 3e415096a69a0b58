import type { CollectionBeforeDeleteHook } from 'payload'

/** Deletes the share links of a page's drafts when the page is deleted permanently. */
export const dropShareLinks: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'share-links', where: { page: { equals: id } }, depth: 0, req })
}
