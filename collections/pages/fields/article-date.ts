import type { DateField } from 'payload'
import { dateArticle, isArticlePath } from '@/domain/pages/news'

/**
 * The day that an article of the news carries (CMS-07): the one that its editor writes, else that of its first publication. A copy is another article.
 */
export const articleDateField: DateField = {
  name: 'publishedOn',
  label: 'Date of the article',
  type: 'date',
  admin: {
    date: { pickerAppearance: 'dayOnly' },
    description: 'What readers see, and the order of the news. Empty: the day on which it is first published.',
    condition: ({ path }) => typeof path === 'string' && isArticlePath(path),
  },
  hooks: {
    beforeDuplicate: [() => null],
    beforeChange: [
      ({ value, data, originalDoc }) =>
        dateArticle({ written: value, path: data?.path ?? originalDoc?.path, status: data?._status, now: new Date().toISOString() }),
    ],
  },
}
