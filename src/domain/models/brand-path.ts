import { FIXED_ROUTES } from '../navigation/page-path'

export const BRANDS_PATH = '/brands'

/** The overview of a brand on a site (BRD-03). */
export function toBrandPath(slug: string): string {
  return `/${slug}/overview`
}

/** '/toyota/overview' → 'toyota'; null for every other address, and below fixed routes. */
export function readBrandPath(path: string): string | null {
  const slug = /^\/([a-z0-9]+(?:-[a-z0-9]+)*)\/overview$/.exec(path)?.[1]
  return slug === undefined || FIXED_ROUTES.some((route) => route === slug) ? null : slug
}
