import { ask } from './http'

export const PORT = Number(process.env.SITE_PORT)
export const SITES = ['harbour', 'summit', 'drifter', 'meridian', 'aurora']

/** One site of each template. */
export const TEMPLATES = ['harbour', 'summit', 'meridian', 'aurora']

export const siteUrl = (slug: string, path = '/') => `http://${slug}.localhost:${PORT}${path}`

/** Lists the cars on a site's first page of results, in their order. */
export async function listCarPaths(slug: string): Promise<string[]> {
  const { body } = await ask(PORT, '/search', { host: `${slug}.localhost` })
  return [...new Set([...body.matchAll(/href="(\/cars\/[a-z0-9-]+)"/g)].map((match) => match[1] ?? ''))]
}

/** Returns the first car of a site's listing. */
export async function firstCarPath(slug: string): Promise<string> {
  return (await listCarPaths(slug))[0] ?? '/cars/none'
}

/** Returns the last car of a site's first page, for tests that sell or reserve it. */
export async function lastCarPath(slug: string): Promise<string> {
  return (await listCarPaths(slug)).at(-1) ?? '/cars/none'
}
