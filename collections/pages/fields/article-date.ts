import type { DateField } from 'payload'
import { dateArticle, isArticlePath } from '@/domain/pages/news'

/** Date of a news article (CMS-07): the editor's, or else that of its first publication. A copy starts without one. */
export const articleDateField: DateField = {
  name: 'publishedOn',
  label: 'Date of the article',
  type: 'date',
  admin: {
    date: { pickerAppearance: 'dayOnly' },
    description: 'Shown to readers and used to sort the news. Empty: the day it is first published.',
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
