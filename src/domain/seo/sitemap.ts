/** Maximum number of addresses in a file, as set by sitemaps.org. */
export const MAX_ADDRESSES = 50_000
/** Maximum number of pictures per page. Keeps a file with 50,000 pages below the limit of 50 MB. */
export const MAX_PICTURES = 5

/** An address in the sitemap. `changedAt` is in Unix seconds, null if unknown; `pictures` are paths or https addresses. */
export type SitemapEntry = { path: string; changedAt: number | null; pictures: readonly string[] }

/** The content of a sitemap file: addresses, the index of its parts, or nothing. */
export type SitemapFile = { kind: 'addresses'; entries: readonly SitemapEntry[] } | { kind: 'parts'; count: number } | { kind: 'nothing' }

/**
 * Selects the content of a sitemap file (SEO-03). A sitemap that is too large for one file is split into parts.
 * @param part 0 for /sitemap.xml, n for /sitemap-n.xml.
 */
export function chooseSitemapFile(entries: readonly SitemapEntry[], part: number, limit = MAX_ADDRESSES): SitemapFile {
  const count = Math.ceil(entries.length / limit)
  if (part === 0) return count > 1 ? { kind: 'parts', count } : { kind: 'addresses', entries }
  if (count <= 1 || part > count) return { kind: 'nothing' }
  return { kind: 'addresses', entries: entries.slice((part - 1) * limit, part * limit) }
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)

const absolute = (origin: string, address: string) => (address.startsWith('/') ? origin + address : address)
const isoDay = (seconds: number) => new Date(seconds * 1000).toISOString()

function writeEntry(origin: string, { path, changedAt, pictures }: SitemapEntry): string {
  const changed = changedAt === null ? '' : `<lastmod>${isoDay(changedAt)}</lastmod>`
  const images = pictures
    .slice(0, MAX_PICTURES)
    .map((picture) => `<image:image><image:loc>${escape(absolute(origin, picture))}</image:loc></image:image>`)
  return `<url><loc>${escape(absolute(origin, path))}</loc>${changed}${images.join('')}</url>`
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'

/**
 * Writes a sitemap file as XML (SEO-03).
 * @param origin Canonical origin of the site, without a trailing slash.
 */
export function writeSitemap(file: Exclude<SitemapFile, { kind: 'nothing' }>, origin: string): string {
  if (file.kind === 'parts') {
    const parts = Array.from({ length: file.count }, (_, at) => `<sitemap><loc>${escape(origin)}/sitemap-${at + 1}.xml</loc></sitemap>`)
    return `${HEAD}<sitemapindex xmlns="${SCHEMA}">\n${parts.join('\n')}\n</sitemapindex>\n`
  }
  const urls = file.entries.map((entry) => writeEntry(origin, entry))
  return `${HEAD}<urlset xmlns="${SCHEMA}" xmlns:image="${IMAGES}">\n${urls.join('\n')}\n</urlset>\n`
}
