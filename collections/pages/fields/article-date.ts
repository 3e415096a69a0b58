import type { DateField } from 'payload'
import { dateArticle, isArticlePath } from '@/domain/pages/news'

/** Date of a news article (CMS-07): the editor's, or else that of its first publication. A copy starts without one. */
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
