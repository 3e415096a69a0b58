import type { CollectionBeforeDeleteHook } from 'payload'

/** A page that is deleted for good takes the links to its drafts along. */
export const dropShareLinks: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'share-links', where: { page: { equals: id } }, depth: 0, req })
}
