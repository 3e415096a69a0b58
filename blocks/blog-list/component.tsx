import { formatDate } from '@/domain/time/format-date'
import { toIsoDate, wallClockAt } from '@/domain/time/zone'
import { toSiteLink } from '@/domain/navigation/site-link'
import { type Article, findArticles } from '@/server/content/find-news'
import { fillTexts, textContextOf } from '@/server/content/fill-texts'
import { NewsList, type NewsView } from '@/ui/sections/news-list'
import { SectionHead } from '@/ui/primitives/section-head'
import type { BlockProps } from '../types'

export function toNewsView({ id, path, title, summary, picture, at }: Article, timeZone: string): NewsView {
  const date = at === null ? null : { text: formatDate(at, timeZone), iso: toIsoDate(wallClockAt(at, timeZone)) }
  return { id, href: path, title, summary, picture, date }
}

export async function BlogListBlock({ block, site }: BlockProps<'blogList'>) {
  const { tenant, page, now } = site
  if (!tenant.switches.blogEnabled) return null
  const others = (await findArticles(tenant.id, now)).filter(({ path }) => path !== page?.path)
  const shown = await fillTexts(others.slice(0, block.limit), textContextOf(site))
  const articles = shown.map((article) => toNewsView(article, tenant.timeZone))
  if (articles.length === 0) return null
  return (
    <section className="wrap section">
      {block.heading && <SectionHead heading={block.heading} text={block.text} link={toSiteLink(block.link)} />}
      <NewsList articles={articles} level={block.heading ? 3 : 2} />
    </section>
  )
}
