import { randomUUID } from 'node:crypto'
import { Meilisearch } from 'meilisearch'
import { describe } from 'vitest'
import { createMeilisearchEngine } from '@/server/search/meilisearch/meilisearch-engine'
import { openSearchDatabase } from './database'
import { describeSearchContract } from './describe-search-contract'

const host = process.env.MEILI_HOST
const apiKey = process.env.MEILI_KEY

describe.skipIf(!host)('with a Meilisearch server', () => {
  describeSearchContract('Meilisearch', async () => {
    const indexUid = `contract_${randomUUID().replaceAll('-', '')}`
    const { pool, close } = await openSearchDatabase()
    const engine = createMeilisearchEngine({ host: host ?? '', apiKey, indexUid }, pool)
    await engine.sync()
    return {
      engine,
      close: async () => {
        await new Meilisearch({ host: host ?? '', ...(apiKey ? { apiKey } : {}) }).deleteIndexIfExists(indexUid)
        await close()
      },
    }
  })
})
