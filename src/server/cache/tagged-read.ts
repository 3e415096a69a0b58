import { unstable_cache } from 'next/cache'

/**
 * Reads data that a page shows. The tags become the page's, so that invalidating one of them renders the page again. The result is not
 * stored: the page cache stores pages, not reads. Results must survive JSON.
 * @param key Distinguishes this read from every other on the same page.
 */
export function taggedRead<Result>(key: (string | number)[], tags: string[], read: () => Promise<Result>): Promise<Result> {
  return unstable_cache(read, key.map(String), { tags })()
}
