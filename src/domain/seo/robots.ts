/** Calls and one visitor's own pages; pictures stand below /api and are for everybody. */
const CLOSED = ['/api/', '/forms/', '/print', '/success', '/cars/*/autogauge']
const OPEN = ['/api/media/file/', '/api/cars/*/share-picture', '/api/share-picture']

/**
 * robots.txt of a host (SEO-03). Searches with filters stay open: their pages say themselves that they are not to be kept.
 * @param origin The canonical origin of the site; null on a host that is not the site's own (a preview, a staging or platform host), which is closed.
 */
export function writeRobots(origin: string | null): string {
  if (origin === null) return 'User-agent: *\nDisallow: /\n'
  const rules = [...OPEN.map((path) => `Allow: ${path}`), ...CLOSED.map((path) => `Disallow: ${path}`)]
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
