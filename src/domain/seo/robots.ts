/** Calls and pages for a single visitor. The pictures below /api are public. */
const DISALLOWED = ['/api/', '/forms/', '/print', '/success', '/cars/*/autogauge']
const ALLOWED = ['/api/media/file/', '/api/cars/*/share-picture', '/api/share-picture']

/**
 * Returns the robots.txt of a host (SEO-03). Filtered searches aren't blocked, because crawlers must read the noindex on those pages.
 * @param origin Canonical origin of the site; null on other hosts (preview, staging, platform), which block all crawlers.
 */
export function writeRobots(origin: string | null): string {
  if (origin === null) return 'User-agent: *\nDisallow: /\n'
  const rules = [...ALLOWED.map((path) => `Allow: ${path}`), ...DISALLOWED.map((path) => `Disallow: ${path}`)]
  return ['User-agent: *', ...rules, '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')
}
