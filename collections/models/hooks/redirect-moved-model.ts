import type { CollectionAfterChangeHook } from 'payload'
import { listModelPaths } from '@/domain/models/model-path'
import { listMoves } from '@/domain/navigation/moves'
import { redirectMoves } from '@/server/routing/redirect-rules'
import type { Model } from '@payload-types'

const pathsOf = ({ slug, new_slug: newSlug, override_url: overrideUrl }: Model) =>
  listModelPaths({ slug, newSlug: newSlug?.trim() || null, overrideUrl: overrideUrl?.trim() || null })

/** When a model's address changes, by its slug or an override, adds a redirect at the old one (SEO-04, MOD-04). */
export const redirectMovedModel: CollectionAfterChangeHook<Model> = async ({ doc, previousDoc, operation, req }) => {
  const tenant = typeof doc.tenant === 'object' ? doc.tenant?.id : doc.tenant
  if (operation === 'update' && tenant) await redirectMoves(req, [tenant], listMoves(pathsOf(previousDoc), pathsOf(doc)))
  return doc
}
