import { unstable_cache } from 'next/cache'
import { cache } from 'react'

const currentRender = cache(() => ({ isStored: true }))

/** Says that the page of this render is sent once and never stored, so that its reads need no tags. */
export function markUnstoredRender(): void {
  currentRender().isStored = false
}

/**
 * Reads data that a page shows. The tags become the page's, so that invalidating one of them renders the page again. The result is not
 * stored: the page cache stores pages, not reads. Results must survive JSON.
 * @param key Distinguishes this read from every other on the same page.
 */
export function taggedRead<Result>(key: (string | number)[], tags: string[], read: () => Promise<Result>): Promise<Result> {
  // Next.js hashes the key and asks its cache for each read, which is about a twentieth of the work for a result page (PERF-09)
  if (!currentRender().isStored) return read()
  return unstable_cache(read, key.map(String), { tags })()
}
