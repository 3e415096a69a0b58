import { isArticlePath, NEWS_PATH } from '../pages/news'
import type { SiteLink } from '../tenant/tenant'

const HOME: SiteLink = { label: 'Home', href: '/' }

/** Blocks that say themselves where the page stands when they open it. */
const SAYING = new Set(['modelHero', 'brandOverview', 'locationDetails'])

/**
 * What stands above a page of blocks, for search engines (SEO-02); null for the home page, and where the block that opens the page says it.
 * @param first The type of the first block that visitors see.
 */
export function listPageCrumbs(path: string, first: string | undefined): SiteLink[] | null {
  if (path === '/' || SAYING.has(first ?? '')) return null
  return isArticlePath(path) ? [HOME, { label: 'News', href: NEWS_PATH }] : [HOME]
}
