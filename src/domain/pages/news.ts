export const NEWS_PATH = '/blog'

/** Whether an address belongs to the news of a site: its list, or an article (CMS-07). */
export function isNewsPath(path: string): boolean {
  return path === NEWS_PATH || isArticlePath(path)
}

/** Whether an address is an article's: '/blog/{slug}'. */
export function isArticlePath(path: string): boolean {
  return /^\/blog\/[^/]+$/.test(path)
}

type Save = {
  /** The day that the article has, as an ISO date; null for none yet. */
  written: string | Date | null | undefined
  path: unknown
  status: unknown
  /** This moment, as an ISO date. */
  now: string
}

/** The day of an article after a save (CMS-07): the one that it has, else the moment of its first publication; null before, and for other pages. */
export function dateArticle({ written, path, status, now }: Save): string | null {
  if (written) return typeof written === 'string' ? written : written.toISOString()
  return status === 'published' && typeof path === 'string' && isArticlePath(path) ? now : null
}
