export const NEWS_PATH = '/blog'

/** Checks whether a path is the site's news list or an article (CMS-07). */
export function isNewsPath(path: string): boolean {
  return path === NEWS_PATH || isArticlePath(path)
}

/** Checks whether a path is an article's: '/blog/{slug}'. */
export function isArticlePath(path: string): boolean {
  return /^\/blog\/[^/]+$/.test(path)
}

type Save = {
  /** The article's current date; null if it has none yet. */
  written: string | Date | null | undefined
  path: unknown
  status: unknown
  /** The current time as an ISO date. */
  now: string
}

/**
 * Returns an article's date when it is saved (CMS-07): its current date, else the time of its first publication. Returns null for
 * unpublished articles and other pages.
 */
export function dateArticle({ written, path, status, now }: Save): string | null {
  if (written) return typeof written === 'string' ? written : written.toISOString()
  return status === 'published' && typeof path === 'string' && isArticlePath(path) ? now : null
}
