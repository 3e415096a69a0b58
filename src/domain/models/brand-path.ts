import { FIXED_ROUTES } from '../navigation/page-path'

export const BRANDS_PATH = '/brands'

/** Returns the path of a brand's overview page (BRD-03). */
export function toBrandPath(slug: string): string {
  return `/${slug}/overview`
}

/**
 * Reads the brand's slug from the path of its overview: '/toyota/overview' → 'toyota'. Returns null for other paths and for fixed routes.
 */
export function readBrandPath(path: string): string | null {
  const slug = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)\/overview$/.exec(path)?.[1]
  return slug === undefined || FIXED_ROUTES.some((route) => route === slug) ? null : slug
}
