/**
 * How inline scripts of a page are told from those that somebody slipped in: by their hashes, such as `sha256-…`; those that Next.js writes into a page
 * rendered for each request by a nonce.
 */
export type InlineScripts = { hashes: readonly string[]; nonce?: string }

type SitePolicy = {
  inline: InlineScripts
  /** Origins of the tenant's measurement and chat services, as `listVendorOrigins` gives them. */
  vendors: readonly string[]
  /** Origins of the platform's admin, which alone may frame a site. */
  framedBy: readonly string[]
  isHttps: boolean
}

function toScriptSources({ hashes, nonce }: InlineScripts): string[] {
  return [...(nonce === undefined ? [] : [`'nonce-${nonce}'`]), ...hashes.map((hash) => `'${hash}'`)]
}

function join(directives: Record<string, readonly string[]>): string {
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ')
}

/** Styles may be inline: pages set colours and sizes in style attributes, which no hash covers. They run nothing. */
const STYLES = ["'self'", "'unsafe-inline'"]
/** Pictures of cars come from the addresses of any feed. */
const PICTURES = ["'self'", 'data:', 'blob:', 'https:']
/** Videos and spins of cars are at any https address, and open when a visitor asks for them. */
const FRAMES = ['https:']
const PAYMENT_PAGES = ['https://checkout.stripe.com']

/**
 * The Content-Security-Policy of a page of a site (SEC-09): scripts of the site's own origin, its inline scripts by hash or nonce, and the
 * tenant's measurement and chat services; no plug-ins, no <base>, forms to the site and its payment page, frames by the admin alone.
 */
export function writeSitePolicy({ inline, vendors, framedBy, isHttps }: SitePolicy): string {
  return join({
    'default-src': ["'self'"],
    'script-src': ["'self'", ...toScriptSources(inline), ...vendors],
    'style-src': [...STYLES, ...vendors],
    'img-src': PICTURES,
    'font-src': ["'self'", 'data:', ...vendors],
    'media-src': ["'self'", 'blob:', 'https:'],
    'connect-src': ["'self'", ...vendors, ...vendors.map((origin) => origin.replace(/^https:/, 'wss:'))],
    'frame-src': FRAMES,
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...PAYMENT_PAGES],
    'frame-ancestors': framedBy.length > 0 ? framedBy : ["'none'"],
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  })
}

/** The Content-Security-Policy of the admin (SEC-10). Its exceptions and their reasons: docs/decisions/0025. */
export function writeAdminPolicy({ nonce, previews, isHttps }: { nonce: string; previews: string; isHttps: boolean }): string {
  return join({
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`],
    'style-src': STYLES,
    'img-src': PICTURES,
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'frame-src': [previews],
    'worker-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
  })
}

/** Where Google Analytics loads its script from and sends visits to. */
const GOOGLE = ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com']

const ORIGIN = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/

/** Whether a text is an https origin as a policy names it, such as https://widget.example.com or https://*.example.com. */
export function isVendorOrigin(text: string): boolean {
  return ORIGIN.test(text)
}

type Vendors = { measurementId: string | null; chat: { scriptUrl: string; hosts: readonly string[] } | null }

/** The origins that a tenant's pages may load from besides their own (SEC-09): of Google Analytics when it has a stream, and of its chat service. */
export function listVendorOrigins({ measurementId, chat }: Vendors): string[] {
  const script = chat && URL.canParse(chat.scriptUrl) ? [new URL(chat.scriptUrl).origin] : []
  const listed = [...(measurementId ? GOOGLE : []), ...script, ...(chat?.hosts ?? [])]
  return [...new Set(listed)].filter(isVendorOrigin)
}
