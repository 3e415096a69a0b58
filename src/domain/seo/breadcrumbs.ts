import { isArticlePath, NEWS_PATH } from '../pages/news'
import type { SiteLink } from '../tenant/tenant'

const HOME: SiteLink = { label: 'Home', href: '/' }

/** Blocks that write their own breadcrumbs if they are first on the page. */
const BLOCKS_WITH_BREADCRUMBS = new Set(['modelHero', 'brandOverview', 'locationDetails'])

/**
 * Returns the breadcrumbs above a page of blocks (SEO-02). Null for the home page, and if the first block writes its own.
 * @param first Type of the first visible block.
 */
export function listBreadcrumbs(path: string, first: string | undefined): SiteLink[] | null {
  if (path === '/' || BLOCKS_WITH_BREADCRUMBS.has(first ?? '')) return null
  return isArticlePath(path) ? [HOME, { label: 'News', href: NEWS_PATH }] : [HOME]
}
