import { cache } from 'react'
import { findModelAt } from '@/domain/models/model-path'
import type { RangeModel } from '@/domain/models/model'
import { findModels } from '../content/find-lists'
import { findMedia } from '../content/find-media'
import { toRangeModel } from './to-range-model'

/** Returns a site's models with their pictures, in the order of the range (MOD-01). */
export const findRange = cache(async (tenantId: number): Promise<RangeModel[]> => {
  const docs = await findModels(tenantId)
  return Promise.all(docs.map(async (doc) => toRangeModel(doc, await findMedia(tenantId, doc.image))))
})

/** Returns the model whose page has this address, whether or not marketing made the page (MOD-04); null for other addresses. */
export async function findPageModel(tenantId: number, path: string): Promise<RangeModel | null> {
  return findModelAt(await findRange(tenantId), path)
}

/** Returns the model that a block names, else the page's model, else the first of the range; null when the named one was deleted. */
export async function findBlockModel(
  tenantId: number,
  named: number | { id: number } | null | undefined,
  pageModelId: number | null | undefined,
): Promise<RangeModel | null> {
  const id = typeof named === 'object' ? (named?.id ?? pageModelId) : (named ?? pageModelId)
  const range = await findRange(tenantId)
  return (id === null || id === undefined ? range[0] : range.find((model) => model.id === id)) ?? null
}
