import { isArticlePath, NEWS_PATH } from '../pages/news'
import type { SiteLink } from '../tenant/tenant'

const HOME: SiteLink = { label: 'Home', href: '/' }

/** Blocks that write their own breadcrumbs if they are first on the page. */
const SAYING = new Set(['modelHero', 'brandOverview', 'locationDetails'])

/**
 * Returns the breadcrumbs above a page of blocks (SEO-02). Null for the home page, and if the first block writes its own.
 * @param first Type of the first visible block.
 */
export function listPageCrumbs(path: string, first: string | undefined): SiteLink[] | null {
  if (path === '/' || SAYING.has(first ?? '')) return null
  return isArticlePath(path) ? [HOME, { label: 'News', href: NEWS_PATH }] : [HOME]
}
