import { expect, test } from 'vitest'
import { isSameHeader, readHeaderChoices } from './header-choices'

test.each([
  [
    { theme: { header: 'gallery' }, logo: 7, tagline: ' Motors ' },
    { header: 'gallery', logo: 7, tagline: 'Motors' },
  ],
  [
    { theme: { header: 'gallery' }, logo: { id: 7, url: '/x' } },
    { header: 'gallery', logo: 7, tagline: null },
  ],
  [
    { theme: { header: 'constructor' }, logo: '7', tagline: 3 },
    { header: null, logo: null, tagline: null },
  ],
  [
    { theme: null, tagline: '  ' },
    { header: null, logo: null, tagline: null },
  ],
  [
    { header: 'yard', logo: 7, tagline: null },
    { header: 'yard', logo: 7, tagline: null },
  ],
  ['nonsense', { header: null, logo: null, tagline: null }],
])('ADM-15: the header settings of %j are read as %j', (data, choices) => expect(readHeaderChoices(data)).toEqual(choices))

test('ADM-15: the header is rendered again only for another style, logo or tagline', () => {
  const stored = readHeaderChoices({ theme: { header: 'yard', brand: '#000000' }, logo: 7, tagline: 'Motors' })
  expect(isSameHeader(stored, readHeaderChoices({ theme: { header: 'yard', brand: '#ffffff' }, logo: 7, tagline: 'Motors' }))).toBe(true)
  for (const other of [
    { theme: { header: 'gallery' }, logo: 7, tagline: 'Motors' },
    { theme: { header: 'yard' }, logo: 8, tagline: 'Motors' },
    { theme: { header: 'yard' }, logo: 7, tagline: 'Motor' },
  ])
    expect(isSameHeader(stored, readHeaderChoices(other))).toBe(false)
})
