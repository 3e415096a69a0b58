import { LRUCache } from 'lru-cache'
import type { StoredPage } from '@/domain/http/stored-page'
import { type CachedPage, PackedPage } from './packed-page'
import type { PageCache } from './page-cache'
import { processGlobal } from './process-global'
import { SiteFrames } from './site-frames'

const MEGABYTE = 1024 * 1024
const DEFAULT_MEGABYTES = 96
const MAX_TAGS = 50_000
const MAX_STARTS = 10_000
const MAX_RENDERS = 1_000
/** A render that has not finished after this long no longer blocks others. */
const RENDER_MS = 30_000
/** A search with a query. Anyone can ask for new ones, so together they get a part of the memory. */
const SEARCH = /^\/sites\/[^/]+\/[^/]+\/popular-search\//
const SEARCH_SHARE = 1 / 4

export type Entry = {
  /** The path to which the proxy rewrote the request. */
  path: string
  /** Null for anything that is not a page, such as a sitemap. */
  page: PackedPage | null
  value: CachedPage | null
  tags: readonly string[]
  tick: number
  at: number
  cacheControl: unknown
}

/**
 * Memory of the page cache, one per process: limited in bytes, least recently used first out. Only invalidations travel between processes.
 * Order comes from a counter, never from a clock: every invalidation takes the next tick, and an entry has the tick of the moment its
 * render began (its miss). A page is therefore stale, and not stored, when something was published while it was being rendered.
 */
export class PageStore implements PageCache {
  tick = 1
  readonly counts = { hit: 0, miss: 0, expired: 0, stored: 0, evicted: 0, tooBig: 0, bornStale: 0 }
  readonly entries: LRUCache<string, Entry>
  readonly frames = new SiteFrames((tick, tags) => this.isStale(tick, tags))
  /** Entries from before this tick are stale, whatever their tags. */
  private floor = 0
  /** tag → tick of its last invalidation */
  private readonly tags = new Map<string, number>()
  /** key → tick at which its render began */
  private readonly starts = new Map<string, number>()
  /** path of a page → time and tick at which its current render began, read by the proxy */
  private readonly renders = new Map<string, { tick: number; at: number }>()
  private pausing: { promise: Promise<void>; resolve: () => void } | null = null
  /** inner path of a page → its key */
  private readonly keys = new Map<string, string>()
  /** keys of searches with a query → their size in bytes */
  private readonly searches: LRUCache<string, number>

  constructor(private readonly maxBytes: number) {
    this.searches = new LRUCache({
      maxSize: Math.max(1, Math.floor(maxBytes * SEARCH_SHARE)),
      sizeCalculation: (bytes) => bytes,
      disposeAfter: (_, key, reason) => {
        if (reason === 'evict') this.entries.delete(key)
      },
    })
    this.entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (entry, key) => sizeOf(entry, key),
      dispose: ({ path }, key, reason) => {
        if (reason === 'evict') this.counts.evicted += 1
        if (reason === 'set') return
        if (this.keys.get(path) === key) this.keys.delete(path)
        this.searches.delete(key)
      },
    })
  }

  get paused(): Promise<void> | null {
    return this.pausing?.promise ?? null
  }

  pause(): void {
    if (this.pausing) return
    let resolve = () => {}
    const promise = new Promise<void>((done) => (resolve = done))
    this.pausing = { promise, resolve }
  }

  resume(): void {
    this.pausing?.resolve()
    this.pausing = null
  }

  get bytes(): number {
    return this.entries.calculatedSize
  }

  expire(tags: readonly string[]): void {
    this.tick += 1
    for (const tag of tags) this.tags.set(tag, this.tick)
    if (this.tags.size > MAX_TAGS) {
      this.floor = this.tick
      this.tags.clear()
    }
  }

  flush(): void {
    this.tick += 1
    this.floor = this.tick
    this.tags.clear()
    this.entries.clear()
  }

  isStale(tick: number, tags: readonly string[]): boolean {
    return tick < this.floor || tags.some((tag) => (this.tags.get(tag) ?? 0) > tick)
  }

  hasFrame(path: string): boolean {
    return this.frames.has(path)
  }

  framePart(path: string, name: string): string {
    return this.frames.part(path, name)
  }

  flyingSince(path: string): number {
    const render = this.renders.get(path)
    return render && Date.now() - render.at < RENDER_MS ? render.tick : 0
  }

  /** Returns the entry of a key if it is fresh. */
  read(key: string): Entry | null {
    const entry = this.entries.get(key)
    if (!entry) {
      this.counts.miss += 1
      return null
    }
    if (!this.isStale(entry.tick, entry.tags)) {
      this.counts.hit += 1
      this.searches.get(key)
      return entry
    }
    this.counts.expired += 1
    this.entries.delete(key)
    return null
  }

  /** Records that a render begins. `path` is null for anything that is not a page. */
  noteStart(key: string, path: string | null): void {
    // maps, not LRU caches: they are nearly always empty, and lru-cache clears all of its memory when the last entry is deleted
    if (path !== null && this.flyingSince(path) === 0) {
      if (this.renders.size > MAX_RENDERS) this.renders.clear()
      this.renders.set(path, { tick: this.tick, at: Date.now() })
    }
    if (this.starts.has(key)) return
    if (this.starts.size > MAX_STARTS) this.starts.clear()
    this.starts.set(key, this.tick)
  }

  /** Returns the tick at which a render that has now finished began. */
  takeStart(key: string): number {
    const tick = this.starts.get(key) ?? this.tick
    this.starts.delete(key)
    return tick
  }

  noteEnd(path: string): void {
    this.renders.delete(path)
  }

  findPage(path: string): StoredPage | null {
    const key = this.pausing ? undefined : this.keys.get(path)
    if (key === undefined) return null
    return this.read(key)?.page ?? null
  }

  /** Stores an entry, unless it is larger than an eighth of the cache. */
  write(key: string, entry: Entry): void {
    if (sizeOf(entry, key) > this.maxBytes / 8) {
      this.counts.tooBig += 1
      return
    }
    this.set(key, entry)
    if (entry.page) this.keys.set(entry.path, key)
    this.counts.stored += 1
  }

  /** Stores a page and compresses it in the background. */
  writePage(key: string, value: CachedPage, { html, path, ...rest }: Omit<Entry, 'page' | 'value'> & { html: string }): void {
    const page: PackedPage = new PackedPage(path, html, value, () => this.measureAgain(key, page))
    this.write(key, { ...rest, path, page, value: null })
    // a page that can't be compressed stays uncompressed
    page.pack().catch(() => undefined)
  }

  /** Sets the entry again, because the cache reads its size only then. */
  private measureAgain(key: string, page: PackedPage): void {
    const entry = this.entries.peek(key)
    if (entry?.page === page) this.set(key, { ...entry })
  }

  private set(key: string, entry: Entry): void {
    this.entries.set(key, entry)
    if (SEARCH.test(entry.path)) this.searches.set(key, sizeOf(entry, key))
  }
}

/** Checks whether Next.js would render the page again after some time. Ours are stored until a change. */
export function hasLifetime(cacheControl: unknown): boolean {
  return (
    typeof cacheControl === 'object' && cacheControl !== null && 'revalidate' in cacheControl && typeof cacheControl.revalidate === 'number'
  )
}

function sizeOf({ page, value, tags }: Entry, key: string): number {
  return 200 + key.length + tags.join().length + (page?.bytes ?? 0) + (value?.body?.length ?? 0)
}

const holder = processGlobal<PageStore>('forecourt.page-cache')

/** Returns this process's store, created on first use. */
export function pageStore(): PageStore {
  return (holder.value ??= new PageStore(Number(process.env.CACHE_MB ?? DEFAULT_MEGABYTES) * MEGABYTE))
}
