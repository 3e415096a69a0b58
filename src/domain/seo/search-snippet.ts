import { truncate } from '../text/truncate'

/** Number of characters of a title that search engines show. */
const TITLE_LENGTH = 60
const DESCRIPTION_LENGTH = 160

/** A page as a search engine would list it, with notes for its editor (SEO-01). */
export type SearchSnippet = { title: string; address: string; description: string; notes: string[] }

type Typed = { title: string; metaTitle: string; description: string; path: string; siteName: string; host: string; isIndexed: boolean }

const cut = (text: string, limit: number) => {
  const { text: short, isTruncated } = truncate(text, limit)
  return isTruncated ? `${short} …` : short
}

/** Converts the values of an editor's form to a preview of the search engine listing. */
export function toSearchSnippet({ title, metaTitle, description, path, siteName, host, isIndexed }: Typed): SearchSnippet {
  const own = metaTitle.trim() || title.trim()
  const whole = path === '/' ? metaTitle.trim() || siteName : `${own} | ${siteName}`
  const notes = [
    ...(isIndexed ? [] : ['Search engines don’t list this page.']),
    ...(whole.length > TITLE_LENGTH ? [`The title is cut: ${whole.length} characters of about ${TITLE_LENGTH}.`] : []),
    ...(description.trim() === '' ? ['Without a description, the first text of the page is used.'] : []),
    ...(description.trim().length > DESCRIPTION_LENGTH ? [`The description is cut at about ${DESCRIPTION_LENGTH} characters.`] : []),
  ]
  const address = [host, ...path.split('/').filter(Boolean)].join(' › ')
  return { title: cut(whole, TITLE_LENGTH), address, description: cut(description, DESCRIPTION_LENGTH), notes }
}
