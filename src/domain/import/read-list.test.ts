import { describe, expect, test } from 'vitest'
import type { FeedCell } from './feed-row'
import type { Separator } from './mapping'
import { readImages, readItems } from './read-list'

const FEATURES = { kind: 'list', maxItems: 3, label: 'Features', headings: [] } as const
const [ONE, TWO] = ['https://a.example/1.jpg', 'https://a.example/2,wide.jpg']

describe('ADM-19, CAR-03: lists', () => {
  test.each<[FeedCell, Separator, string[]]>([
    ['a, b,c', 'auto', ['a', 'b', 'c']],
    ['a, x;b', 'auto', ['a, x', 'b']],
    ['a; x|b', 'auto', ['a; x', 'b']],
    ['a, x\r\nb', 'auto', ['a, x', 'b']],
    ['a|b,c', ',', ['a|b', 'c']],
    ['a, x\nb', 'line', ['a, x', 'b']],
    ['a,,a, ', 'auto', ['a']],
    ['', 'auto', []],
    [['a, b', ' c '], 'auto', ['a, b', 'c']],
  ])('ADM-19: %j by %s is %j', (cell, separator, items) => {
    expect(readItems(cell, separator, FEATURES)).toStrictEqual({ kind: 'value', value: items })
  })

  test('ADM-19: too many items, or one too long, are refused', () => {
    expect(readItems('a,b,c,d', 'auto', FEATURES)).toMatchObject({ reason: 'Features lists 4 items; at most 3 can be kept' })
    expect(readItems('x'.repeat(301), 'auto', FEATURES)).toMatchObject({ reason: expect.stringContaining('another separator') })
  })
})

describe('ADM-19, CAR-04: pictures', () => {
  test.each<[FeedCell, string[]]>([
    [`${ONE}|${TWO}`, [ONE, TWO]],
    [`${ONE},${TWO}`, [ONE, TWO]],
    [`${ONE}, ${TWO}`, [ONE, TWO]],
    [`${ONE} ${TWO}\n${ONE}`, [ONE, TWO]],
    [`${ONE};/demo-media/a.webp`, [ONE, '/demo-media/a.webp']],
    [
      [ONE, TWO],
      [ONE, TWO],
    ],
    ['', []],
  ])('ADM-19: %j', (cell, addresses) => {
    expect(readImages(cell, 'auto')).toStrictEqual({ kind: 'value', value: addresses, note: undefined })
  })

  test.each([
    'http://a.example/1.jpg',
    'javascript:alert(1)',
    '//a.example/1.jpg',
    'data:image/png;base64,xx',
    '1.jpg',
    `https://a.example/${'x'.repeat(2_000)}`,
  ])('ADM-19, SEC-01: %j is left out with a note, and the others stay', (address) => {
    const read = readImages([ONE ?? '', address], 'auto')
    expect(read).toMatchObject({ kind: 'value', value: [ONE], note: expect.stringContaining('not an https address') })
  })

  test('ADM-19: more pictures than any car has are refused', () => {
    expect(
      readImages(
        Array.from({ length: 201 }, (_, index) => `https://a.example/${index}.jpg`),
        'auto',
      ),
    ).toMatchObject({ kind: 'refused' })
  })
})
