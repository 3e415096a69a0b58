import { cache } from 'react'
import { isArticlePath, NEWS_PATH } from '@/domain/pages/news'
import { isShownAt } from '@/domain/pages/page-schedule'
import type { Tenant } from '@/domain/tenant/tenant'
import { cacheTags } from '../invalidation/tags'
import { taggedRead } from '../cache/tagged-read'
import { findForTenant } from './find-for-tenant'
import { toInstant } from './to-instant'
import { findMedia, type Picture } from './find-media'
import type { DefaultPage } from './default-page'

/** A news article: a page below /blog. `at` is the date that the editor entered, or of its first publication, in Unix seconds. */
export type Article = { id: number; path: string; title: string; summary: string | null; picture: Picture | null; at: number | null }

/**
 * Returns a site's published articles that are shown at `now`, newest first (CMS-07, EDT-21). Publishing an article invalidates the list too.
 * @param now Unix seconds.
 */
export const findArticles = cache(async (tenantId: number, now: number): Promise<Article[]> => {
  const pages = await taggedRead(['news', tenantId], [cacheTags.path(tenantId, NEWS_PATH)], async () => {
    const found = await findForTenant(tenantId, 'pages', { where: { path: { like: `${NEWS_PATH}/` } }, sort: '-createdAt', limit: 200 })
    return found
      .filter(({ path }) => isArticlePath(path))
      .map(({ id, path, title, meta, createdAt, publishedOn, isTimed, showFrom, showUntil }) => ({
        ...{ id, path, title, meta, isTimed, showFrom, showUntil },
        date: publishedOn ?? createdAt,
      }))
      .toSorted((one, other) => other.date.localeCompare(one.date))
  })
  return Promise.all(
    pages
      .filter((page) => isShownAt(page, now))
      .map(async ({ id, path, title, meta, date }) => ({
        id,
        path,
        title,
        summary: meta?.description ?? null,
        picture: await findMedia(tenantId, meta?.image),
        at: toInstant(date),
      })),
  )
})

/** Returns the default news page if the site has an article (CMS-07); null without one, and for other addresses. */
export async function findNewsPage(tenant: Tenant, path: string, now: number): Promise<DefaultPage | null> {
  if (path !== NEWS_PATH || (await findArticles(tenant.id, now)).length === 0) return null
  const description = `News and advice from ${tenant.name}.`
  return { title: 'News', path, layout: [{ blockType: 'blogList', limit: 24 }], meta: { description } }
}
