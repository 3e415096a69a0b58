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
])('ADM-15: the header settings of %j are read as %j', (data, choices) => expect(readHeaderChoices(data)).toMatchObject(choices))

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

test('EDT-15: the menu and the card of the mega menu are read, also a second time, and a change of them renders the header again', () => {
  const form = {
    menuTree: { header: [{ id: 'finance', label: 'Money' }, { id: 'unknown' }] },
    megaPromo: { heading: ' EOFY ', image: { id: 3 }, text: 7 },
  }
  const read = readHeaderChoices(form)
  expect(read.menuTree.header).toEqual([{ id: 'finance', label: 'Money', href: null, isHidden: false, links: [] }])
  expect(read.megaPromo).toEqual({ heading: 'EOFY', text: null, label: null, href: null, image: 3 })
  expect(readHeaderChoices(read)).toEqual(read)
  expect(isSameHeader(read, readHeaderChoices({ ...form, menuTree: null }))).toBe(false)
  expect(isSameHeader(read, readHeaderChoices({ ...form, megaPromo: { heading: 'EOFY' } }))).toBe(false)
})
