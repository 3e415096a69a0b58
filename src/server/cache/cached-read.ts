import { LRUCache } from 'lru-cache'
import { pageCache } from './page-cache'
import { processGlobal } from './process-global'
import { taggedRead } from './tagged-read'

/** Media are most of it: a site's lists and settings are a dozen reads. */
const MOST_VALUES = 2_000

/** The value is in an untyped box, because only the caller knows the type that its key has. */
type CachedValue = { box: object; tags: readonly string[]; tick: number }

/** One cache for the process: pages and calls are separate bundles and show the same sites. */
function cachedValues(): LRUCache<string, CachedValue> {
  const holder = processGlobal<LRUCache<string, CachedValue>>('forecourt.cached-values')
  return (holder.value ??= new LRUCache({ max: MOST_VALUES }))
}

/** Requests share a cached value, so code that changes it fails at once. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  Object.values(value).forEach(freeze)
  return value
}

/**
 * Returns the cached value if this process has read it before and none of the tags was announced since that read began: a value lives as
 * long as a page with these tags (PERF-04, PERF-05). Nothing is cached outside of a running site.
 * @param key Everything that the value depends on besides the tags: two reads with one key are the same read.
 * @param tags The tags of everything that is read. The read must not contain another tagged read.
 */
export async function cacheWhileFresh<Result>(
  key: (string | number)[],
  tags: readonly string[],
  read: () => Promise<Result>,
): Promise<Result> {
  const pages = pageCache()
  if (!pages) return read()
  if (pages.paused) await pages.paused
  const name = JSON.stringify(key)
  const cached = cachedValues().get(name)
  if (cached && !pages.isStale(cached.tick, cached.tags)) return Reflect.get(cached.box, 'value')
  const { tick } = pages
  const value = freeze(await read())
  cachedValues().set(name, { box: { value }, tags, tick })
  return value
}

/** A tagged read of what many pages and calls show and few people change; see `cacheWhileFresh` for key and tags. */
export function cachedRead<Result>(key: (string | number)[], tags: string[], read: () => Promise<Result>): Promise<Result> {
  return taggedRead(key, tags, () => cacheWhileFresh(key, tags, read))
}
