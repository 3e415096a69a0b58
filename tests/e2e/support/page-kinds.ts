import { ask } from './http'
import { firstCarPath, PORT } from './sites'

/** Pages of one kind differ in their words alone: '/toyota/overview' and '/kia/overview', '/blog/a' and '/blog/b'; at the root each is its own. */
export function kindOf(path: string): string {
  const parts = path.slice(1).split('/')
  if (parts.at(-1) === 'overview') return 'overview'
  return parts.length === 1 ? path : `${parts[0]}, ${parts.length} deep`
}

/** One address of each kind that the map of a site names. */
export async function listMappedKinds(slug: string): Promise<string[]> {
  const { body } = await ask(PORT, '/sitemap.xml', { host: `${slug}.localhost` })
  const paths = [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  return [...new Map(paths.map((path) => [kindOf(path), path])).values()]
}

/** What the map of a site leaves out: results, empty results, pages of a shopper, of a journey and on paper, and what is not there. */
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
