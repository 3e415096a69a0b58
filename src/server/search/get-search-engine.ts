import { LRUCache } from 'lru-cache'
import type { Tenant } from '@/domain/tenant/tenant'
import { env } from '@/env'
import { openSecret } from '../lead-dispatch/sealed-secret'
import { shared } from '../cache/process-global'
import { databasePool } from '../database/pool'
import { createPostgresEngine } from './embedded/postgres-engine'
import { defineService } from '../outside/define-service'
import type { Reach } from '../outside/find-public-host'
import { createMeilisearchEngine, type MeilisearchConnection, meilisearchSettings } from './meilisearch/meilisearch-engine'
import { createPublicClient } from './meilisearch/public-client'
import type { SearchEngine } from './port'
import { withStandIn } from './stand-in'

const search = defineService({
  name: 'search',
  settings: meilisearchSettings,
  configure: () => {
    const { MEILI_HOST: host, MEILI_KEY: apiKey, MEILI_INDEX: indexUid } = env()
    return host === undefined ? null : { host, apiKey, indexUid }
  },
  // one object with its fallback inside: the engine is also written to, and a wrong query must fail as such
  connect: (settings) => withStandIn(createMeilisearchEngine(settings, databasePool()), createPostgresEngine(databasePool())),
  embedded: () => createPostgresEngine(databasePool()),
  fallback: 'embedded',
})

/**
 * The search engine of this process: Meilisearch when `MEILI_HOST` is set, else Postgres, which also answers while Meilisearch is away (REL-02).
 */
export function getSearchEngine(): SearchEngine {
  const holder = shared<SearchEngine>('forecourt.search-engine')
  return (holder.value ??= search.open())
}

/**
 * The engine that answers a site's searches: the one that its settings name (API-11, SRCH-16), which somebody else fills and this platform only asks; else
 * the platform's own. What a foreign index answers are ids, of which the reader shows those that are the site's.
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

/** For tests, whose engines stand on this machine. */
export const searchReach = () => shared<Reach>('forecourt.search-reach')

/** The platform's own engine may stand anywhere; any other is reached on the public internet alone, at each connection (SEC-02). */
function clientFor(host: string): Pick<MeilisearchConnection, 'httpClient'> {
  return host === env().MEILI_HOST ? {} : { httpClient: createPublicClient(searchReach().value ?? { allowsLoopback: false }) }
}

/** Engines of sites, each with its connections. */
const MOST_FOREIGN = 200

function openForeign(settings: MeilisearchConnection): SearchEngine {
  const holder = shared<LRUCache<string, SearchEngine>>('forecourt.foreign-search-engines')
  const known = (holder.value ??= new LRUCache({ max: MOST_FOREIGN }))
  const key = JSON.stringify([settings.host, settings.apiKey, settings.indexUid])
  const engine = known.get(key) ?? createMeilisearchEngine({ ...settings, ...clientFor(settings.host) }, databasePool())
  known.set(key, engine)
  return engine
}
