/**
 * Identifies a page's own inline scripts: by their hashes, such as `sha256-…`, or by a nonce for scripts that Next.js writes into a page
 * rendered per request.
 */
export type InlineScripts = { hashes: readonly string[]; nonce?: string }

type SitePolicy = {
  inline: InlineScripts
  /** Origins of the tenant's analytics and chat services, from `listVendorOrigins`. */
  vendors: readonly string[]
  /** Origins of the admin, the only ones that may frame a site. */
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

/** Inline styles are allowed because pages set colours and sizes in style attributes, which hashes do not cover. */
const STYLES = ["'self'", "'unsafe-inline'"]
/** Car pictures come from any address that a feed names. */
const PICTURES = ["'self'", 'data:', 'blob:', 'https:']
/** Videos and spins can be at any https address. */
const FRAMES = ['https:']
const PAYMENT_PAGES = ['https://checkout.stripe.com']

/**
 * The Content-Security-Policy of a site's pages (SEC-09): scripts from the site's origin, inline scripts by hash or nonce, the tenant's
 * analytics and chat services; no plug-ins, no <base>, forms to the site and the payment page, framed only by the admin.
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

/** The Content-Security-Policy of the admin (SEC-10). docs/decisions/0025 explains its exceptions. */
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

/** Origins from which Google Analytics loads its script and to which it sends events. */
const GOOGLE = ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com']

const ORIGIN = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/

/** Whether a text is an https origin valid in a policy, such as https://widget.example.com or https://*.example.com. */
export function isVendorOrigin(text: string): boolean {
  return ORIGIN.test(text)
}

type Vendors = { measurementId: string | null; chat: { scriptUrl: string; hosts: readonly string[] } | null }

/** The third-party origins of a tenant's pages (SEC-09): Google Analytics if configured, and the chat service. */
export function listVendorOrigins({ measurementId, chat }: Vendors): string[] {
  const script = chat && URL.canParse(chat.scriptUrl) ? [new URL(chat.scriptUrl).origin] : []
  const listed = [...(measurementId ? GOOGLE : []), ...script, ...(chat?.hosts ?? [])]
  return [...new Set(listed)].filter(isVendorOrigin)
}
