import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareTexts, compareVersions, restoreBlock } from './compare-versions'
import { namePicture, NamedReference } from './named-reference'

const block = (id: string, heading: string, more: object = {}) => ({ id, blockType: 'callToAction', heading, ...more })
const page = (...layout: object[]) => ({ title: 'EOFY', layout })

test('EDT-18: two versions are compared by blocks and words', () => {
  const older = page(block('a', 'Utes before June', { link: { label: 'See', href: '/search' } }), block('b', 'Gone'), block('c', 'Stays'))
  const newer = {
    ...page(block('n', 'New here'), block('a', 'Utes before July', { link: { label: 'See', href: '/search/ute' } }), block('c', 'Stays')),
    title: 'EOFY sale',
  }
  expect(compareVersions(older, newer)).toEqual({
    page: [
      {
        label: 'Title',
        parts: [
          { kind: 'same', text: 'EOFY' },
          { kind: 'added', text: ' sale' },
        ],
      },
    ],
    blocks: [
      { id: 'n', kind: 'added', type: 'callToAction', summary: 'New here', place: 1, fields: [] },
      {
        id: 'a',
        kind: 'changed',
        type: 'callToAction',
        summary: 'Utes before July',
        place: 2,
        fields: [
          {
            label: 'Heading',
            parts: [
              { kind: 'same', text: 'Utes before ' },
              { kind: 'removed', text: 'June' },
              { kind: 'added', text: 'July' },
            ],
          },
          { label: 'Link > Href', parts: expect.arrayContaining([{ kind: 'added', text: expect.stringContaining('ute') }]) },
        ],
      },
      { id: 'b', kind: 'removed', type: 'callToAction', summary: 'Gone', place: 2, fields: [] },
    ],
  })
})

test('EDT-18: a moved block is listed as moved, with the words that changed in it', () => {
  const { blocks } = compareVersions(
    page(block('a', 'One'), block('b', 'Two'), block('c', 'Three')),
    page(block('c', 'Third'), block('a', 'One'), block('b', 'Two')),
  )
  expect(blocks).toMatchObject([{ id: 'c', kind: 'moved', place: 1, fields: [{ label: 'Heading' }] }])
})

test.each([
  ['the same version', page(block('a', 'One')), page(block('a', 'One'))],
  ['fields of the platform', { ...page(), updatedAt: '1', lastEditor: 3 }, { ...page(), updatedAt: '2', lastEditor: 4 }],
  ['an empty field and none', page(block('a', 'One', { text: null })), page(block('a', 'One', { text: '' }))],
  ['damaged blocks', { layout: 'x' }, { layout: [null, 3] }],
])('EDT-18: nothing differs: %s', (_, older, newer) => {
  expect(compareVersions(older, newer)).toEqual({ page: [], blocks: [] })
})

test('EDT-18: the parts of a comparison are the two texts', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (before, after) => {
      const parts = compareTexts(before, after)
      const join = (without: string) => parts.flatMap(({ kind, text }) => (kind === without ? [] : [text])).join('')
      expect([join('added'), join('removed')]).toEqual([before, after])
    }),
  )
})

test.each([
  ['in its place', page(block('x', 'X'), block('a', 'New')), ['x', 'a: Old']],
  ['where it was, when it is gone', page(block('x', 'X'), block('y', 'Y')), ['x', 'a: Old', 'y']],
  ['at the end of a shorter page', page(), ['a: Old']],
])('EDT-18: a block is restored %s', (_, current, expected) => {
  const restored = restoreBlock(current.layout, page(block('z', 'Z'), block('a', 'Old')).layout, 'a') ?? []
  expect(restored.map(({ id, heading }) => (id === 'a' ? `a: ${String(heading)}` : id))).toEqual(expected)
})

test('EDT-18: a block that the version has not cannot be restored', () => {
  expect(restoreBlock([], page(block('a', 'One')).layout, 'b')).toBeNull()
})

test('EDT-18, EDT-14: a changed picture and a moved focal point are told in words with both pictures, and no id is shown', () => {
  const picture = (name: string, x: number) => ({ name, url: `/${name}.webp`, focal: { x, y: 40 } })
  const [before, after] = [picture('Utes', 20), picture('Utes', 80)]
  const withImage = (image: unknown, offers: unknown) => page(block('a', 'Same', { image, offers }))
  const named = (title: string) => [new NamedReference(title)]
  const { blocks } = compareVersions(withImage(namePicture(before), named('“EOFY”')), withImage(namePicture(after), named('“Runout”')))
  expect(blocks[0]?.fields).toEqual([
    {
      label: 'Image',
      parts: [
        { kind: 'removed', text: 'Utes, focal point 20% from the left, 40% from the top' },
        { kind: 'added', text: 'Utes, focal point 80% from the left, 40% from the top' },
      ],
      pictures: { before, after },
    },
    { label: 'Offers', parts: compareTexts('1. “EOFY”', '1. “Runout”') },
  ])
  expect(compareVersions(page(block('a', 'Same')), withImage(namePicture(after), [])).blocks[0]?.fields).toMatchObject([
    { label: 'Image', parts: [{ kind: 'added' }], pictures: { before: null, after } },
  ])
})
