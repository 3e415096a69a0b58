import { ask } from './http'

export const PORT = Number(process.env.SITE_PORT)
export const SITES = ['harbour', 'summit', 'drifter', 'meridian', 'aurora']

export const siteUrl = (slug: string, path = '/') => `http://${slug}.localhost:${PORT}${path}`

/** The car that leads a site's listing. */
export async function firstCarPath(slug: string): Promise<string> {
  const { body } = await ask(PORT, '/search', { host: `${slug}.localhost` })
  return /href="(\/cars\/[a-z0-9-]+)"/.exec(body)?.[1] ?? '/cars/none'
}
