import { leaveOutStillParts, readStillPart } from './still-parts.mjs'

/**
 * The page cache: one per process, least recently used first out, bounded in bytes. Only invalidations travel between processes.
 *
 * Order is kept by a counter, never by a clock: every invalidation takes the next tick, and an entry carries the tick of the
 * moment its render began (its miss), so what was published while it rendered makes it stale, and it is not kept.
 */
const KEY = Symbol.for('forecourt.page-cache')
/** Writes the Content-Security-Policy of a page; the server sets it before it answers (src/server/cache/page-policy.ts). */
const POLICY = Symbol.for('forecourt.page-policy')
const MEGABYTE = 1024 * 1024
const MAX_TAGS = 50_000
const MAX_STARTS = 10_000
const MAX_FLYING = 1_000
const MAX_FRAMES = 200
/** The still parts that all pages of a site have and that look the same on each. */
const FRAME = ['header', 'footer']
/** The site and instant of a page's path, without the mark of a render that was not to wait. */
const PLACE = /^\/sites\/[^/]+\/[\w.-]+/
/** A render that has not come back after this long no longer holds others off. */
const FLYING_MS = 30_000

function makeStore() {
  return {
    tick: 1,
    /** Entries from before this tick are stale whatever their tags. */
    floor: 0,
    /** tag → tick of its last invalidation */
    tags: new Map(),
    /** key → entry, in order of use */
    entries: new Map(),
    bytes: 0,
    /** key → tick at which its render began */
    starts: new Map(),
    /** path of a page → { tick, at }: renders under way, read by the proxy */
    flying: new Map(),
    /** site and instant → { parts, tags, tick }, in order of use: what stands around its pages, as one of them was drawn */
    frames: new Map(),
    get maxBytes() {
      return Number(process.env.CACHE_MB ?? 96) * MEGABYTE
    },
    counts: { hit: 0, miss: 0, expired: 0, stored: 0, evicted: 0, tooBig: 0, bornStale: 0 },

    expire(tags) {
      this.tick += 1
      for (const tag of tags) this.tags.set(tag, this.tick)
      if (this.tags.size > MAX_TAGS) {
        this.floor = this.tick
        this.tags.clear()
      }
    },

    flush() {
      this.tick += 1
      this.floor = this.tick
      this.tags.clear()
      this.entries.clear()
      this.bytes = 0
    },

    isStale(tick, tags) {
      return tick < this.floor || tags.some((tag) => (this.tags.get(tag) ?? 0) > tick)
    },

    /** Whether what stands around the pages of a site is known as it is drawn now. `path` of any of its pages. */
    hasFrame(path) {
      const place = PLACE.exec(path)?.[0]
      const frame = this.frames.get(place)
      if (!frame || this.isStale(frame.tick, frame.tags)) return false
      // who asks is about to take its parts: it goes last
      this.frames.delete(place)
      this.frames.set(place, frame)
      return true
    },

    /** The markup of such a part for a page that asked before; also when it has become outdated since, as the page then is itself. */
    framePart(path, name) {
      return this.frames.get(PLACE.exec(path)?.[0])?.parts.get(name) ?? ''
    },

    /** The tick of a render of this page that is under way, or 0. */
    flyingSince(path) {
      const flight = this.flying.get(path)
      return flight && Date.now() - flight.at < FLYING_MS ? flight.tick : 0
    },
  }
}

const store = (globalThis[KEY] ??= makeStore())

/** Next puts its own mark before the path of a page, '…/$/sites/harbour/…'; what the proxy rewrites to is the path alone. */
function pathOf(key) {
  const mark = key.indexOf('/$/')
  return mark < 0 ? key : key.slice(mark + 2)
}

function bytesOf(key, value) {
  const html = typeof value.html === 'string' ? value.html : ''
  let bytes = 200 + key.length + (/[^\x00-\xff]/.test(html) ? html.length * 2 : html.length)
  bytes += value.rscData?.length ?? 0
  bytes += value.body?.length ?? 0
  for (const [name, segment] of value.segmentData ?? []) bytes += name.length + segment.length
  return bytes
}

function drop(key, entry) {
  store.entries.delete(key)
  store.bytes -= entry.bytes
}

function noteStart(key, kind) {
  if (kind === 'APP_PAGE' && store.flyingSince(pathOf(key)) === 0) {
    if (store.flying.size > MAX_FLYING) store.flying.clear()
    store.flying.set(pathOf(key), { tick: store.tick, at: Date.now() })
  }
  if (store.starts.has(key)) return
  if (store.starts.size > MAX_STARTS) store.starts.clear()
  store.starts.set(key, store.tick)
}

/** Takes the frame of a page that comes in: lasting longest is the one of the page with the fewest tags. */
function noteFrame(key, html, emptied, { tags, tick }) {
  const place = PLACE.exec(pathOf(key))?.[0]
  if (!place || !FRAME.every((name) => emptied.includes(name))) return
  if (store.hasFrame(place) && store.frames.get(place).tags.length <= tags.length) return
  // copies: a piece of a page's text would hold the whole text
  const parts = FRAME.map((name) => [name, Buffer.from(readStillPart(html, name) ?? '').toString()])
  if (parts.some(([, markup]) => markup === '')) return
  store.frames.delete(place)
  store.frames.set(place, { parts: new Map(parts), tags, tick })
  if (store.frames.size > MAX_FRAMES) store.frames.delete(store.frames.keys().next().value)
}

export default class PageCache {
  async get(key, context) {
    const entry = store.entries.get(key)
    if (entry) {
      if (!store.isStale(entry.tick, entry.tags)) {
        store.entries.delete(key)
        store.entries.set(key, entry)
        store.counts.hit += 1
        return { lastModified: entry.at, value: entry.value, cacheControl: entry.cacheControl }
      }
      store.counts.expired += 1
      drop(key, entry)
    } else store.counts.miss += 1
    noteStart(key, context.kind)
    // never a stale value: Next would revive it when the render fails
    return null
  }

  async set(key, value, context) {
    const tick = store.starts.get(key) ?? store.tick
    store.starts.delete(key)
    // data reads are not kept: they only lend their tags to the page that made them
    if (value?.kind === 'FETCH') return
    store.flying.delete(pathOf(key))
    if (!value) return
    const tags = String(value.headers?.['x-next-cache-tags'] ?? '')
      .split(',')
      .filter(Boolean)
    const old = store.entries.get(key)
    if (old) drop(key, old)
    const page = typeof value.html === 'string' ? leaveOutStillParts(value.html) : null
    // in place: Next sends this very object to whoever waits for the render, so that the first answer is what the others get
    if (page) {
      value.html = page.html
      value.headers = { ...value.headers, 'content-security-policy': globalThis[POLICY]?.(page.html) }
    }
    const entry = {
      value,
      tags,
      tick,
      at: Date.now(),
      cacheControl: context.cacheControl,
      bytes: bytesOf(key, value) + tags.join().length,
    }
    if (store.isStale(tick, tags)) {
      store.counts.bornStale += 1
      return
    }
    if (page) noteFrame(key, page.html, page.emptied, entry)
    if (entry.bytes > store.maxBytes / 8) {
      store.counts.tooBig += 1
      return
    }
    store.entries.set(key, entry)
    store.bytes += entry.bytes
    store.counts.stored += 1
    while (store.bytes > store.maxBytes) {
      const [oldest, victim] = store.entries.entries().next().value
      drop(oldest, victim)
      store.counts.evicted += 1
    }
  }

  async revalidateTag(tags) {
    store.expire([].concat(tags))
  }

  resetRequestCache() {}
}
