import { expect, test } from 'vitest'
import { toSearchSnippet } from './search-snippet'

const typed = {
  title: 'EOFY utes',
  metaTitle: '',
  description: '',
  path: '/pages/eofy-utes',
  siteName: 'Harbour City',
  host: 'harbour.example',
  isIndexed: true,
}

test('SEO-01: shows a page as a search engine lists it', () => {
  expect(toSearchSnippet({ ...typed, description: 'Every ute is priced to move.' })).toEqual({
    title: 'EOFY utes | Harbour City',
    address: 'harbour.example › pages › eofy-utes',
    description: 'Every ute is priced to move.',
    notes: [],
  })
})

test.each([
  ['SEO-01: the home page’s title is the site’s name', { path: '/' }, 'Harbour City', /first text/],
  [
    'SEO-01: a long title is shortened, with a note of its length',
    { metaTitle: 'End of financial year offers on every single ute in Brisbane' },
    / …$/,
    /title is cut: 75/,
  ],
  ['SEO-01: a page that isn’t indexed has a note', { isIndexed: false }, 'EOFY utes | Harbour City', /don’t list/],
  [
    'SEO-01: a long description is shortened, with a note',
    { description: 'word '.repeat(40) },
    'EOFY utes | Harbour City',
    /description is cut/,
  ],
])('%s', (_, more, title, note) => {
  const result = toSearchSnippet({ ...typed, ...more })
  if (typeof title === 'string') expect(result.title).toBe(title)
  else expect(result.title).toMatch(title)
  expect(result.notes.join(' ')).toMatch(note)
})
