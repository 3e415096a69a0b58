import { createPostgresEngine } from '@/server/search/embedded/postgres-engine'
import { openSearchDatabase } from './database'
import { describeSearchContract } from './describe-search-contract'

describeSearchContract('Postgres', async () => {
  const { pool, close } = await openSearchDatabase()
  return { engine: createPostgresEngine(pool), close }
})
