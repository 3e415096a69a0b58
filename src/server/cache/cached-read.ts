import { LRUCache } from 'lru-cache'
import { pageCache } from './page-cache'
import { processGlobal } from './process-global'
import { taggedRead } from './tagged-read'

/** Most of them are media. A site's lists and settings need about a dozen. */
const MOST_VALUES = 2_000

/** The value is in an untyped box, because only the caller knows its type. */
type CachedValue = { box: object; tags: readonly string[]; tick: number }

/** Returns the one cache of this process. Pages and calls are separate bundles that share it. */
function cachedValues(): LRUCache<string, CachedValue> {
  const holder = processGlobal<LRUCache<string, CachedValue>>('forecourt.cached-values')
  return (holder.value ??= new LRUCache({ max: MOST_VALUES }))
}

/** Freezes a value, because requests share it: code that changes it fails at once. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  Object.values(value).forEach(freeze)
  return value
}

/**
 * Returns the cached value if this process has read it before and none of the tags was invalidated since that read began. A value is thus
 * as fresh as a page with these tags (PERF-04, PERF-05). Nothing is cached outside a running site.
 * @param key Everything that the value depends on besides the tags. Two reads with the same key return the same value.
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

/** Caches a tagged read of data that many pages and calls show and that rarely changes; see `cacheWhileFresh` for key and tags. */
export function cachedRead<Result>(key: (string | number)[], tags: string[], read: () => Promise<Result>): Promise<Result> {
  return taggedRead(key, tags, () => cacheWhileFresh(key, tags, read))
}
