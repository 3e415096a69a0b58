import { LRUCache } from 'lru-cache'
import type { Tenant } from '@/domain/tenant/tenant'
import { env } from '@/env'
import { openSecret } from '../lead-dispatch/sealed-secret'
import { processGlobal } from '../cache/process-global'
import { databasePool } from '../database/pool'
import { createPostgresEngine } from './embedded/postgres-engine'
import { defineService } from '../outside/define-service'
import type { Reach } from '../outside/find-public-host'
import { createMeilisearchEngine, type MeilisearchConnection, meilisearchSettings } from './meilisearch/meilisearch-engine'
import { createPublicClient } from './meilisearch/public-client'
import type { SearchEngine } from './port'
import { withFallback } from './fallback-engine'

const search = defineService({
  name: 'search',
  settings: meilisearchSettings,
  configure: () => {
    const { MEILI_HOST: host, MEILI_KEY: apiKey, MEILI_INDEX: indexUid } = env()
    return host === undefined ? null : { host, apiKey, indexUid }
  },
  // the fallback is inside the engine and not in `defineService`, because the engine is also written to, and invalid queries must throw
  connect: (settings) => withFallback(createMeilisearchEngine(settings, databasePool()), createPostgresEngine(databasePool())),
  embedded: () => createPostgresEngine(databasePool()),
  fallback: 'embedded',
})

/** Returns this process's search engine: Meilisearch when `MEILI_HOST` is set, with Postgres as fallback (REL-02), else Postgres. */
export function getSearchEngine(): SearchEngine {
  const holder = processGlobal<SearchEngine>('forecourt.search-engine')
  return (holder.value ??= search.open())
}

/**
 * Returns the engine for a site's searches: the one in its settings (API-11, SRCH-16), which is only queried and filled by others, else the
 * platform's own. An outside index returns ids; the reader only shows those that belong to the site.
 */
export function searchEngineOf({
  switches,
}: {
  switches: Pick<Tenant['switches'], 'searchHost' | 'searchKey' | 'searchIndex'>
}): SearchEngine {
  const { searchHost: host, searchKey, searchIndex: indexUid } = switches
  return host === null
    ? getSearchEngine()
    : openForeign({ host, apiKey: openSecret(searchKey, env().PAYLOAD_SECRET) ?? undefined, indexUid })
}

/** For tests, whose engines run on this machine. */
export const searchReach = () => processGlobal<Reach>('forecourt.search-reach')

/**
 * The platform's own engine may have any address. Other engines are only reached on the public internet, checked at each connection
 * (SEC-02).
 */
function clientFor(host: string): Pick<MeilisearchConnection, 'httpClient'> {
  return host === env().MEILI_HOST ? {} : { httpClient: createPublicClient(searchReach().value ?? { allowsLoopback: false }) }
}

/** The number of sites' engines to cache, each with its connections. */
const MOST_FOREIGN = 200

function openForeign(settings: MeilisearchConnection): SearchEngine {
  const holder = processGlobal<LRUCache<string, SearchEngine>>('forecourt.foreign-search-engines')
  const known = (holder.value ??= new LRUCache({ max: MOST_FOREIGN }))
  const key = JSON.stringify([settings.host, settings.apiKey, settings.indexUid])
  const engine = known.get(key) ?? createMeilisearchEngine({ ...settings, ...clientFor(settings.host) }, databasePool())
  known.set(key, engine)
  return engine
}
