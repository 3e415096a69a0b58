import type { StoredPage } from '@/domain/http/stored-page'
import { processGlobal } from './process-global'

/** The part of the page cache that other code may use; the cache itself is `page-cache-handler.ts`, loaded by Next.js. */
export type PageCache = {
  readonly tick: number
  readonly bytes: number
  readonly entries: { readonly size: number }
  counts: Record<'hit' | 'miss' | 'expired' | 'stored' | 'evicted' | 'tooBig' | 'bornStale', number>
  expire: (tags: readonly string[]) => void
  flush: () => void
  /** Resolves when stored pages may be used again; null while they may be used. */
  readonly paused: Promise<void> | null
  /** Uses nothing that is stored until `resume`: changes may have been missed. */
  pause: () => void
  resume: () => void
  /** The tick at which a render of this page began that is under way, or 0. */
  flyingSince: (path: string) => number
  /** Whether what began at this tick has been outdated by one of its tags since. */
  isStale: (tick: number, tags: readonly string[]) => boolean
  /** The fresh page stored at an inner path, ready to be sent; null when Next.js has to render it (PERF-08). */
  findPage: (path: string) => StoredPage | null
  /** Whether the header and footer of a site are known as a page with this path has them now. */
  hasFrame: (path: string) => boolean
  /** The markup of one of them. */
  framePart: (path: string, name: 'header' | 'footer') => string
}

/** This process's page cache; undefined until Next has loaded it. One process has one, whatever bundle asks. */
export function pageCache(): PageCache | undefined {
  return processGlobal<PageCache>('forecourt.page-cache').value
}
