/** Pages that every site has at /<name>. Each has a folder in the site's routes, is cached and reads no query parameters. */
export const STANDARD_PAGES: readonly string[] = [
  // Confirmation after a lead (LEAD-17).
  'success',
]

/** First segments of the platform's own routes. Pages can't use them. */
export const FIXED_ROUTES: readonly string[] = [
  ...STANDARD_PAGES,
  'admin',
  'api',
  'cars',
  'search',
  'used-car',
  'compare',
  'watchlist',
  'sign-in',
  'sign-up',
  'reset-password',
  'checkout-journey',
  'journeys',
  'forms',
  'print',
  'my-garage',
  'personalised',
  'live-search',
  'popular-search',
  'sitemap',
  'preview',
  'shared',
  'sites',
  'media',
  'demo-media',
  'fonts',
  'icons',
  'makes',
  'dev',
  '_next',
  '_404',
]

const SEGMENT = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Normalises a page's path: '/About-Us/' → '/about-us'. The home page stays '/'. */
export function normalisePath(value: string): string {
  const parts = value.toLowerCase().split('/')
  return `/${parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('/')}`
}

/** Explains why a page can't have a path, or returns null if it can. */
export function explainBadPath(path: string): string | null {
  if (path === '/') return null
  const segments = path.slice(1).split('/')
  if (path.length > 200) return 'The address is longer than 200 characters.'
  if (!path.startsWith('/') || segments.some((segment) => !SEGMENT.test(segment)))
    return 'Use lower-case letters, digits and hyphens, with / between the parts: /pages/eofy-utes.'
  const taken = FIXED_ROUTES.find((route) => route === segments[0])
  return taken ? `Addresses under /${taken} belong to the platform. Choose another first part.` : null
}

/** Checks whether an incomplete path may become valid as the editor types on: '/about-', or '/api' before '/apiary'. */
export function isHalfTypedPath(path: string): boolean {
  return path.length <= 200 && /^(?:\/[a-z0-9-]+)*\/?$/.test(path)
}

/** Checks whether a path is one of the pages that every site has. */
export function isStandardPage(path: string): boolean {
  return STANDARD_PAGES.some((name) => path === `/${name}`)
}
