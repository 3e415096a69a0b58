import { unstable_cache } from 'next/cache'

/**
 * A read whose result a page shows: its tags become the page's, so that announcing one of them rebuilds the page. Nothing is kept
 * here: our page cache stores pages, not reads. Results must survive JSON.
 * @param key Tells this read from every other of the same page.
 */
export function taggedRead<Result>(key: (string | number)[], tags: string[], read: () => Promise<Result>): Promise<Result> {
  return unstable_cache(read, key.map(String), { tags })()
}
