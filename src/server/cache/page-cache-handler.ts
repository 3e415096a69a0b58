import { CUT_PAGE_SHEETS_KEY, type CutPageSheets } from './cut-page-sheets'
import type { writePagePolicy } from './page-policy'
import type { CachedPage } from './packed-page'
import { hasLifetime, pageStore } from './page-store'
import { processGlobal } from './process-global'
import { removeStaticPartData } from './static-parts'

/** Returns the path to which the proxy rewrote the request. Next.js puts a mark before it: '…/$/sites/harbour/…'. */
function pathOf(key: string): string {
  const mark = key.indexOf('/$/')
  return mark < 0 ? key : key.slice(mark + 2)
}

/** Prepares a page for visitors and returns the names of the static parts whose data was removed; null if it has no markup. */
function finishPage(value: CachedPage): ReturnType<typeof removeStaticPartData> | null {
  if (typeof value.html !== 'string') return null
  const { html, emptied } = removeStaticPartData(value.html)
  // the HTTP server sets it; without one, as in development, pages keep their sheets
  const cutSheets = processGlobal<CutPageSheets>(CUT_PAGE_SHEETS_KEY).value
  const page = { html: cutSheets?.(html) ?? html, emptied }
  // the server sets it before the first response; it reads settings, which this bundle can't
  const writePolicy = processGlobal<typeof writePagePolicy>('forecourt.page-policy').value
  // changed in place, because Next.js sends this object to everyone who waits for the render
  value.html = page.html
  value.headers = { ...value.headers, 'content-security-policy': writePolicy?.(page.html) }
  return page
}

function readTags(value: CachedPage): string[] {
  return String(value.headers?.['x-next-cache-tags'] ?? '')
    .split(',')
    .filter(Boolean)
}

// creates the store as soon as Next.js loads this file
pageStore()

/**
 * The cache handler of Next.js, named in next.config.ts: stores rendered pages in this process (docs/decisions/0003). It is a bundle of its
 * own (scripts/setup/bundle-server.ts) and shares its store with the other bundles through a global value.
 */
export default class PageCacheHandler {
  async get(key: string, context: { kind: string }) {
    const store = pageStore()
    if (store.paused) await store.paused
    const entry = store.read(key)
    if (entry)
      return { lastModified: entry.at, value: entry.page ? await entry.page.unpack() : entry.value, cacheControl: entry.cacheControl }
    store.noteStart(key, context.kind === 'APP_PAGE' ? pathOf(key) : null)
    // never returns a stale value: Next.js would use it when the render fails
    return null
  }

  async set(key: string, value: CachedPage | null, context: { cacheControl?: unknown; tags?: readonly string[] }): Promise<void> {
    const store = pageStore()
    const tick = store.takeStart(key)
    // data reads are not stored; their tags are added to the page that made them
    if (value?.kind === 'FETCH') return
    const path = pathOf(key)
    store.noteEnd(path)
    if (!value) return
    const tags = readTags(value)
    store.entries.delete(key)
    const page = finishPage(value)
    // the page has a lifetime, see keep-unstored.ts
    if (page && hasLifetime(context.cacheControl)) return
    if (store.isStale(tick, tags)) {
      store.counts.bornStale += 1
      return
    }
    const entry = { path, tags, tick, at: Date.now(), cacheControl: context.cacheControl }
    if (!page) return store.write(key, { ...entry, page: null, value })
    store.frames.note({ ...page, path, tags, tick })
    store.writePage(key, value, { ...entry, html: page.html })
  }

  async revalidateTag(tags: string | string[]): Promise<void> {
    pageStore().expire([tags].flat())
  }

  resetRequestCache(): void {}
}
