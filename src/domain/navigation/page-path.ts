/** Pages that every site has at /<name>: a folder each in the route folder of sites, cached, and without parameters. */
export const STANDARD_PAGES: readonly string[] = [
  // thanks for a lead (LEAD-17)
  'success',
]

/** First segments that belong to the platform's own routes; a page can't take them. */
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

/** '/About-Us/' → '/about-us'; the home page stays '/'. */
export function normalisePath(value: string): string {
  const parts = value.toLowerCase().split('/')
  return `/${parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('/')}`
}

/** Why a page can't stand at this address, in words; null when it can. */
export function explainBadPath(path: string): string | null {
  if (path === '/') return null
  const segments = path.slice(1).split('/')
  if (path.length > 200) return 'The address is longer than 200 characters.'
  if (!path.startsWith('/') || segments.some((segment) => !SEGMENT.test(segment)))
    return 'Use lower-case letters, digits and hyphens, with / between the parts: /pages/eofy-utes.'
  const taken = FIXED_ROUTES.find((route) => route === segments[0])
  return taken ? `Addresses under /${taken} belong to the platform. Choose another first part.` : null
}

/** Whether an address can still become that of a page by typing on: '/about-', '/api' on the way to '/apiary'. */
export function isHalfTypedPath(path: string): boolean {
  return path.length <= 200 && /^(?:\/[a-z0-9-]+)*\/?$/.test(path)
}

/** Whether an address is one of the pages that every site has. */
export function isStandardPage(path: string): boolean {
  return STANDARD_PAGES.some((name) => path === `/${name}`)
}
