import { env } from '@/env'
import { shared } from '../cache/process-global'
import { databasePool } from '../database/pool'
import { createPostgresEngine } from './embedded/postgres-engine'
import { createMeilisearchEngine } from './meilisearch/meilisearch-engine'
import type { SearchEngine } from './port'

/** The search engine of this process: Meilisearch when `MEILI_HOST` is set, else Postgres. Never swapped while the process runs. */
export function getSearchEngine(): SearchEngine {
  const holder = shared<SearchEngine>('forecourt.search-engine')
  return (holder.value ??= createEngine())
}

function createEngine(): SearchEngine {
  const { MEILI_HOST: host, MEILI_KEY: apiKey, MEILI_INDEX: indexUid } = env()
  return host === undefined ? createPostgresEngine(databasePool()) : createMeilisearchEngine({ host, apiKey, indexUid }, databasePool())
}
