import { cache } from 'react'
import { normaliseStored } from '@/domain/json/normalise-stored'
import type { Brand } from '@payload-types'
import { cachedRead } from '../cache/cached-read'
import { cacheTags } from '../invalidation/tags'
import { payloadClient } from '../process/payload-client'

/** Returns the platform's makes (BRD-04), which belong to no tenant. */
export const findBrands = cache((): Promise<Brand[]> =>
  cachedRead(['brands'], [cacheTags.brands()], async () => {
    const payload = await payloadClient()
    const { docs } = await payload.find({ collection: 'brands', depth: 0, limit: 0, pagination: false })
    const { flattenedFields } = payload.collections.brands.config
    return docs.map((doc) => normaliseStored(flattenedFields, doc))
  }),
)
