export const NEWS_PATH = '/blog'

/** Whether an address belongs to the news of a site: its list, or an article (CMS-07). */
export function isNewsPath(path: string): boolean {
  return path === NEWS_PATH || isArticlePath(path)
}

/** Whether an address is an article's: '/blog/{slug}'. */
export function isArticlePath(path: string): boolean {
  return /^\/blog\/[^/]+$/.test(path)
}
