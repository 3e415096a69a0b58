import { toPlainText } from '../text/plain-text'

type Facts = Record<string, unknown>
type Site = { origin: string; name: string }

const SCHEMA = { '@context': 'https://schema.org' }
const absolute = (origin: string, url: string) => (url.startsWith('/') ? origin + url : url)
const toIso = (seconds: number) => new Date(seconds * 1000).toISOString()

/** The questions that a page shows, as search engines read them (SEO-02); null without one that has an answer. */
export function toFaqJsonLd(items: readonly { question: string; answer: unknown }[]): Facts | null {
  const answered = items.flatMap(({ question, answer }) => {
    const text = toPlainText(answer)
    return text === '' ? [] : [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }]
  })
  return answered.length > 0 ? { ...SCHEMA, '@type': 'FAQPage', mainEntity: answered } : null
}

/** The cars of a results page in their order, by name and path (SEO-02): search engines read the rest on each car's own page; null for no car. */
export function toItemListJsonLd(cars: readonly { name: string; path: string }[], origin: string): Facts | null {
  if (cars.length === 0) return null
  const itemListElement = cars.map(({ name, path }, place) => ({ '@type': 'ListItem', position: place + 1, name, url: origin + path }))
  return { ...SCHEMA, '@type': 'ItemList', numberOfItems: cars.length, itemListElement }
}

/** An article of the news; instants in Unix seconds, null for unknown. */
export type ArticleFacts = {
  title: string
  path: string
  description: string
  picture: string | null
  publishedAt: number | null
  changedAt: number | null
}

/** An article as search engines read it (SEO-02, CMS-07); what is not known is left out. */
export function toArticleJsonLd(
  { title, path, description, picture, publishedAt, changedAt }: ArticleFacts,
  { origin, name }: Site,
): Facts {
  return {
    ...SCHEMA,
    '@type': 'NewsArticle',
    headline: title,
    url: origin + path,
    description,
    ...(picture === null ? {} : { image: absolute(origin, picture) }),
    ...(publishedAt === null ? {} : { datePublished: toIso(publishedAt) }),
    ...(changedAt === null ? {} : { dateModified: toIso(changedAt) }),
    author: { '@type': 'Organization', name, url: origin },
    publisher: { '@type': 'Organization', name, url: origin },
  }
}
