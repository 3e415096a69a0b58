import { unstable_cache } from 'next/cache'

/**
 * Keeps the page that calls it out of the page cache, for content that is right only at this moment, such as a page for an outage. A page
 * with a lifetime is never stored, and a tagged read is how a page gets one.
 */
export async function keepUnstored(): Promise<void> {
  await unstable_cache(() => Promise.resolve(null), ['unstored'], { revalidate: 1 })()
}
