import { LRUCache } from 'lru-cache'
import { pageCache } from './page-cache'
import { shared } from './process-global'
import { taggedRead } from './tagged-read'

/** Media are most of it: a site's lists and settings are a dozen reads. */
const MOST_VALUES = 2_000

/** The value lies in a box of no type: what a key's read answers is known only to who asks. */
type Kept = { box: object; tags: readonly string[]; tick: number }

/** One for the process: pages and calls are bundles of their own and show the same sites. */
function keptValues(): LRUCache<string, Kept> {
  const holder = shared<LRUCache<string, Kept>>('forecourt.kept-values')
  return (holder.value ??= new LRUCache({ max: MOST_VALUES }))
}

/** Every request shares a kept value: whoever would change it is told at once. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  Object.values(value).forEach(freeze)
  return value
}

/**
 * Reads unless this process has read it before and none of the tags was announced since that read began: a value lives as long as
 * a page with these tags would (PERF-04, PERF-05). Outside of a running site nothing is kept.
 * @param key Names everything that the value depends on and the tags don't announce: two reads of one key are the same read.
 * @param tags Of all that is read; no tagged read may hide inside.
 */
export async function keepWhileFresh<Result>(
  key: (string | number)[],
  tags: readonly string[],
  read: () => Promise<Result>,
): Promise<Result> {
  const pages = pageCache()
  if (!pages) return read()
  if (pages.paused) await pages.paused
  const name = JSON.stringify(key)
  const kept = keptValues().get(name)
  if (kept && !pages.isStale(kept.tick, kept.tags)) return Reflect.get(kept.box, 'value')
  const { tick } = pages
  const value = freeze(await read())
  keptValues().set(name, { box: { value }, tags, tick })
  return value
}

/** A tagged read of what many pages and calls show and few people change; see `keepWhileFresh` for what it asks of key and tags. */
export function keptRead<Result>(key: (string | number)[], tags: string[], read: () => Promise<Result>): Promise<Result> {
  return taggedRead(key, tags, () => keepWhileFresh(key, tags, read))
}
