/** Returns a generator of numbers from 0 to 1 that repeats in every run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export type FuzzedRequest = { method: string; path: string; headers: Record<string, string>; text?: string }

const METHODS = ['GET', 'GET', 'GET', 'GET', 'POST', 'POST', 'PATCH', 'PUT', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND', 'LOCK']
const COLLECTIONS = [
  ...[
    'pages',
    'media',
    'vehicles',
    'leads',
    'tenants',
    'users',
    'brands',
    'faqs',
    'promo-cards',
    'offers',
    'site-settings',
    'lead-settings',
  ],
  ...[
    'locations',
    'dealerships',
    'models',
    'reviews',
    'redirects',
    'share-links',
    'block-presets',
    'block-notes',
    'releases',
    'shared-sections',
    'captured-mails',
    'reservations',
    'trade-ins',
  ],
  ...[
    'stock-feeds',
    'ad-feeds',
    'stock-imports',
    'shoppers',
    'lead-deliveries',
    'payload-preferences',
    'payload-jobs',
    'payload-locked-documents',
    'payload-migrations',
    'audit-log',
    'nothing',
  ],
]
const SITE_PATHS = [
  ...['/', '/search', '/search/toyota', '/compare', '/sign-in', '/sign-up', '/reset-password', '/my-garage', '/watchlist', '/trade-in'],
  ...['/contact', '/finance', '/forms/enquiry', '/success', '/print', '/sitemap.xml', '/sitemap-2.xml', '/robots.txt', '/checkout-journey'],
  ...['/personalised/finance', '/cars/none', '/cars/none/checkout', '/cars/none/autogauge', '/preview/harbour/1', '/shared/harbour/1.abc'],
  ...[
    '/models',
    '/brands',
    '/brands/toyota',
    '/blog',
    '/locations',
    '/admin',
    '/_next/image',
    '/_next/static/none.js',
    '/api/media/file/none.webp',
  ],
]
const CALLS = [
  ...['search', 'search/counts', 'cars', 'cars/none/similar', 'cars/none/view.json', 'cars/none/pdf', 'cars/none/autogauge', 'postcodes'],
  ...['suggestions', 'leads', 'trade-in', 'trade-in/rego', 'trade-in/1', 'miscellaneous', 'appointments', 'checkout', 'checkout/renew'],
  ...[
    'checkout/return',
    'payments/stripe',
    'events',
    'events/reveal-phone',
    'account',
    'account/sign-in',
    'account/sign-up',
    'account/details',
  ],
  ...[
    'account/forgot-password',
    'account/reset-password',
    'account/garage',
    'account/merge',
    'account/erase',
    'account/export',
    'watchlist',
  ],
  ...['watchlist/save-car', 'watchlist/remove-car', 'youx/quote', 'delivery-estimate', 'finance-disclaimer', 'manufacturer-locations'],
  ...['reviews/snap21', 'share-picture', 'health', 'nothing'],
]
const STAFF_PATHS = [
  ...['users/login', 'users/logout', 'users/me', 'users/refresh-token', 'users/forgot-password', 'users/reset-password', 'users/unlock'],
  ...['users/init', 'users/first-register', 'users/verify/x', 'shoppers/login', 'shoppers/me', 'globals/platform', 'access', 'graphql'],
  ...['payload-preferences/x', 'payload-jobs/run', 'pages/versions', 'pages/versions/1', 'pages/count', 'pages/1/duplicate', 'leads/inbox'],
  ...['stock-imports/plan', 'media/paste-url/1', 'media/file/..%2f..%2fetc%2fpasswd', '_mcp'],
]
const OPERATORS = [
  'equals',
  'not_equals',
  'in',
  'exists',
  'like',
  'near',
  'within',
  'intersects',
  'all',
  'contains',
  'greater_than',
  '$ne',
  'regex',
  '',
]
const FIELDS = [
  'id',
  'slug',
  'tenant',
  'tenant.slug',
  'price',
  'createdAt',
  '_status',
  'layout',
  'layout.heading',
  'meta.title',
  'nothing',
  'constructor',
  'position',
]
const VALUES = [
  ...[
    '1',
    '-1',
    '0',
    '99999999999999999999',
    '1.5',
    'NaN',
    'true',
    'null',
    '',
    'x',
    'Ünïcödé 🚗',
    "' or 1=1 --",
    '<script>',
    '%',
    '_',
    '\\',
    '[]',
    '{}',
  ],
  ...[
    '2026-13-45',
    '1,2,3',
    '{"a":1}',
    '[[[[1]]]]',
    '%00',
    'a%00b',
    '%u0000',
    '%0d%0aX: y',
    '../../etc/passwd',
    'x'.repeat(3_000),
    '{',
    'undefined',
    '4000',
    '-30000',
  ],
]
const NAMES = [
  ...[
    'limit',
    'page',
    'depth',
    'sort',
    'draft',
    'where',
    'select',
    'populate',
    'joins',
    'locale',
    'price',
    'q',
    'postcode',
    'distance',
    'car_id',
    'ids',
  ],
  ...[
    'url',
    'w',
    'token',
    'redirect',
    'back',
    'body',
    'order',
    'type',
    'lat',
    'lng',
    'trash',
    'autosave',
    '_rsc',
    'journey',
    'draft',
    'session',
    'term',
  ],
]
const BODIES = [
  ...[
    '',
    '{}',
    '[]',
    'null',
    '1',
    '"text"',
    '{',
    '{"a":',
    '{"email":{"$ne":null},"password":{"$ne":null}}',
    '{"where":{"id":{"regex":"a"}}}',
  ],
  ...[
    '{"email":"a\\u0000b@example.com","password":"x\\u0000"}',
    '{"name":"a\\u0000b","slug":"x","tenant":1,"title":"\\u0000","path":"/x"}',
  ],
  ...['{"tenant":"x","title":[],"path":{},"layout":"none"}', '{"layout":[{"blockType":"nothing"}],"tenant":1,"title":"t","path":"/p"}'],
  ...[
    '{"layout":[null,1,"x",{"blockType":"hero","id":{}}],"tenant":99999999999,"title":1}',
    '{"query":"{ Pages { docs { id } } }"}',
    '{"query":5}',
  ],
  ...['{"id":-1,"data":{"__proto__":{"admin":true}}}', `{"message":"${'x'.repeat(60_000)}"}`, `${'['.repeat(2_000)}${']'.repeat(2_000)}`],
  ...[
    '{"form":"enquiry","car_slug":5,"name":[],"email":{},"phone":null,"open_seconds":"x"}',
    '{"price":"1e400","year":99999999999,"dealership":{}}',
  ],
]
const TYPES = [
  ...['application/json', 'application/json', 'application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'],
  ...['multipart/form-data; boundary=x', 'application/octet-stream', 'x'],
]
const HEADERS: Record<string, string>[] = [
  {},
  {},
  {},
  { 'next-action': 'x'.repeat(40) },
  { 'next-action': '00'.repeat(21) },
  { rsc: '1', 'next-router-state-tree': '%5B%22' },
  { rsc: '1', 'next-router-state-tree': 'x' },
  { rsc: '1', 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { 'accept-language': 'xx-invalid-;q=x', 'accept-encoding': 'br;q=x' },
  { cookie: 'payload-token=x; forecourt_at=x; forecourt_shopper=%00; payload-tenant={}' },
  { 'x-payload-http-method-override': 'GET' },
  { 'x-http-method-override': 'DELETE' },
  { range: 'bytes=5-1,x' },
  { 'if-none-match': '"', 'if-modified-since': 'x' },
  { 'x-forwarded-for': 'x, , \u0001'.replace('\u0001', '%01') },
  { 'content-security-policy': "script-src 'nonce-x'" },
  { authorization: 'JWT x.y.z' },
  { authorization: 'Bearer' },
  { 'sec-fetch-site': 'same-origin' },
]

/** Returns the next odd request: method, path, query, headers and body for one of a host's addresses. */
export function fuzzRequest(random: () => number, isPlatform: boolean): FuzzedRequest {
  const pick = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)]
    if (value === undefined) throw new Error('an empty list')
    return value
  }
  const staffPath = () => {
    const collection = pick(COLLECTIONS)
    return pick([
      `/api/${collection}`,
      `/api/${collection}/${encodeURIComponent(pick(VALUES))}`,
      `/api/${pick(STAFF_PATHS)}`,
      `/admin/collections/${collection}`,
    ])
  }
  const base = isPlatform ? (random() < 0.85 ? staffPath() : pick(SITE_PATHS)) : random() < 0.5 ? `/api/${pick(CALLS)}` : pick(SITE_PATHS)
  const condition = () => `where[${pick(FIELDS)}][${pick(OPERATORS)}]=${encodeURIComponent(pick(VALUES)).replaceAll('%25', '%')}`
  const plain = () =>
    `${pick(NAMES)}${pick(['', '', '', '[]', '[a]', '[0][b]'])}=${encodeURIComponent(pick(VALUES)).replaceAll('%25', '%')}`
  const query = Array.from({ length: Math.floor(random() * 4) }, () => (isPlatform && random() < 0.5 ? condition() : plain())).join('&')
  const suffix = random() < 0.1 ? pick(['/', '//', '/%2e%2e/', '/%00', '/%E0%A4%A', ';x=1', '/..;/', '.json', '%20']) : ''
  const method = pick(METHODS)
  const hasBody = !['GET', 'HEAD', 'OPTIONS', 'TRACE'].includes(method) || random() < 0.05
  return {
    method,
    path: `${base}${suffix}${query ? `?${query}` : ''}`.replaceAll(' ', '%20'),
    headers: { ...pick(HEADERS), ...(hasBody ? { 'content-type': pick(TYPES) } : {}) },
    ...(hasBody ? { text: pick(BODIES) } : {}),
  }
}
