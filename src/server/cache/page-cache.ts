import type { StoredPage } from '@/domain/http/stored-page'
import { processGlobal } from './process-global'

/** The part of the page cache that other code may use. The cache itself is in `page-cache-handler.ts`, which Next.js loads. */
export type PageCache = {
  readonly tick: number
  readonly bytes: number
  readonly entries: { readonly size: number }
  counts: Record<'hit' | 'miss' | 'expired' | 'stored' | 'evicted' | 'tooBig' | 'bornStale', number>
  expire: (tags: readonly string[]) => void
  flush: () => void
  /** Resolves when stored pages may be used again; null when they may be used now. */
  readonly paused: Promise<void> | null
  /** Stops using stored pages until `resume`, because changes may have been missed. */
  pause: () => void
  resume: () => void
  /** Returns the tick at which the current render of this page began, or 0 when it is not being rendered. */
  flyingSince: (path: string) => number
  /** Checks whether one of the tags has been invalidated since this tick. */
  isStale: (tick: number, tags: readonly string[]) => boolean
  /** Returns the fresh page stored at an inner path, ready to be sent; null when Next.js has to render it (PERF-08). */
  findPage: (path: string) => StoredPage | null
  /** Checks whether a site's header and footer are known in the version that a page with this path needs. */
  hasFrame: (path: string) => boolean
  /** Returns the markup of one of them. */
  framePart: (path: string, name: 'header' | 'footer') => string
}

/** Returns this process's page cache; undefined until Next.js has loaded it. All bundles share it. */
export function pageCache(): PageCache | undefined {
  return processGlobal<PageCache>('forecourt.page-cache').value
}
