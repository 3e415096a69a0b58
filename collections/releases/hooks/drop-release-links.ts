import type { CollectionBeforeDeleteHook } from 'payload'

/** Deletes the share links of a release with it. */
export const dropReleaseLinks: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.delete({ collection: 'share-links', where: { release: { equals: id } }, depth: 0, req })
}
