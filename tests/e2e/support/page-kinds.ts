import { ask } from './http'
import { firstCarPath, PORT } from './sites'

/**
 * Returns the kind of a page. Pages of one kind differ only in content, such as '/toyota/overview' and '/kia/overview', or '/blog/a' and
 * '/blog/b'. Each root page is its own kind.
 */
export function kindOf(path: string): string {
  const parts = path.slice(1).split('/')
  if (parts.at(-1) === 'overview') return 'overview'
  return parts.length === 1 ? path : `${parts[0]}, ${parts.length} deep`
}

/** Lists one address of each kind in a site's sitemap. */
export async function listMappedKinds(slug: string): Promise<string[]> {
  const { body } = await ask(PORT, '/sitemap.xml', { host: `${slug}.localhost` })
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return [...new Map(paths.map((path) => [kindOf(path), path])).values()]
}

/**
 * Lists the kinds that are not in a site's sitemap: results, empty results, account pages, checkout and trade-in, print views and a 404.
 */
export async function listUnmappedKinds(slug: string): Promise<string[]> {
  const car = await firstCarPath(slug)
  return [
    car,
    `${car}/checkout`,
    `/print?car_id=${car.split('/').at(-1)}`,
    '/search?price=1000-900000&page=2',
    '/search?make=Lada',
    '/trade-in',
    '/trade-in?journey=trade-in',
    '/sign-in',
    '/sign-up',
    '/reset-password',
    '/compare',
    '/success',
    '/no-such-page',
  ]
}
