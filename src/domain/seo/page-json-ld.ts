import { toPlainText } from '../text/plain-text'

type Facts = Record<string, unknown>
type Site = { origin: string; name: string }

const SCHEMA = { '@context': 'https://schema.org' }
const absolute = (origin: string, url: string) => (url.startsWith('/') ? origin + url : url)
const toIso = (seconds: number) => new Date(seconds * 1000).toISOString()

/** Returns the structured data of a page's questions (SEO-02). Null if none has an answer. */
export function toFaqJsonLd(items: readonly { question: string; answer: unknown }[]): Facts | null {
  const answered = items.flatMap(({ question, answer }) => {
    const text = toPlainText(answer)
    return text === '' ? [] : [{ '@type': 'Question', name: question, acceptedAnswer: { '@type': 'Answer', text } }]
  })
  return answered.length > 0 ? { ...SCHEMA, '@type': 'FAQPage', mainEntity: answered } : null
}

/**
 * Returns the structured data of a results page: the vehicles in order, by name and path (SEO-02). Search engines read the details on each
 * vehicle's page. Null without vehicles.
 */
export function toItemListJsonLd(cars: readonly { name: string; path: string }[], origin: string): Facts | null {
  if (cars.length === 0) return null
  const itemListElement = cars.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, url: origin + path }))
  return { ...SCHEMA, '@type': 'ItemList', numberOfItems: cars.length, itemListElement }
}

/** A news article. Times are in Unix seconds; null if unknown. */
export type ArticleFacts = {
  title: string
  path: string
  description: string
  picture: string | null
  publishedAt: number | null
  changedAt: number | null
}

/** Returns the structured data of an article (SEO-02, CMS-07), without unknown values. */
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
