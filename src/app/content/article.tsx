import { BlogListBlock } from '@blocks/blog-list/component'
import type { SiteContext } from '@blocks/types'
import { formatDate } from '@/domain/time/format-date'
import { toIsoDate, wallClockAt } from '@/domain/time/zone'
import { isArticlePath, NEWS_PATH } from '@/domain/pages/news'
import { describePage } from '@/domain/seo/describe-page'
import { toArticleJsonLd } from '@/domain/seo/page-json-ld'
import type { Tenant } from '@/domain/tenant/tenant'
import { type Article, findArticles } from '@/server/content/find-news'
import { toInstant } from '@/server/content/to-instant'
import type { DefaultPage } from '@/server/content/default-page'
import { fillTexts, textContextOf } from '@/server/content/fill-texts'
import { JsonLd } from '@/ui/primitives/json-ld'
import { findSiteWords } from '@/domain/vehicle/kinds/kinds'

type Shown = { tenant: Tenant; now: number; page: DefaultPage }

/** Returns the article of a news page with its placeholders filled in (CMS-07), or null for other pages. */
export async function readArticle({ tenant, now, page }: Shown): Promise<Article | null> {
  const found = isArticlePath(page.path) ? (await findArticles(tenant.id, now)).find(({ path }) => path === page.path) : undefined
  return found ? fillTexts(found, textContextOf({ tenant, now })) : null
}

/** A link back to the news, and the article's date. */
export function ArticleNote({ at, timeZone }: { at: number | null; timeZone: string }) {
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 text-ink-soft">
      <a href={NEWS_PATH} className="inline-flex min-h-11 items-center font-strong text-link underline underline-offset-4">
        All news
      </a>
      {at !== null && <time dateTime={toIsoDate(wallClockAt(at, timeZone))}>{formatDate(at, timeZone)}</time>}
    </p>
  )
}

type EndProps = { article: Article; page: DefaultPage; site: SiteContext }

/** More articles below an article, unless its editor already lists the news, and its structured data (CMS-07, SEO-02). */
export function ArticleEnd({ article: { title, path, picture, summary, at }, page, site }: EndProps) {
  const { tenant } = site
  const description = summary ?? describePage(page.layout ?? [], { title, name: tenant.name, many: findSiteWords(tenant.switches).many })
  const changedAt = 'updatedAt' in page && typeof page.updatedAt === 'string' ? toInstant(page.updatedAt) : null
  const facts = { title, path, description, picture: picture?.url ?? null, publishedAt: at, changedAt }
  const isListed = page.layout?.some(({ blockType }) => blockType === 'blogList')
  return (
    <>
      {!isListed && <BlogListBlock block={{ blockType: 'blogList', heading: 'More news', limit: 3 }} site={site} />}
      <JsonLd data={toArticleJsonLd(facts, tenant)} />
    </>
  )
}
