import { expect, test } from 'vitest'
import { boolean, choice, choices, integer, integers, number, orNull, options, range, text, texts } from './fields'

const bounds = { min: 0, max: 10 }
const cases: [string, { schema: { safeParse: (value: unknown) => { success: boolean } } }, unknown[], unknown[]][] = [
  ['boolean', boolean(), [true, false], ['true', 1, null]],
  ['integer', integer(bounds), [0, 10], [-1, 11, 1.5, '3', Number.NaN]],
  ['number', number({ ...bounds, step: 0.5 }), [0, 9.99], [10.01, '3', Number.POSITIVE_INFINITY]],
  ['text', text(), ['Cars'], ['', '  ', 'x'.repeat(201), 3]],
  ['url', text('url'), ['https://example.com/a'], ['/a', 'example.com', 'javascript:alert(1)', 'https://']],
  ['urlOrEmpty', text('urlOrEmpty'), ['', 'https://example.com'], ['ftp://example.com']],
  [
    'outerUrl',
    text('outerUrl'),
    ['https://search.example.com:7700'],
    ['http://search.example.com', 'https://localhost', 'https://a:b@search.example.com', ''],
  ],
  ['path', text('path'), ['/special-offers'], ['special-offers', '//evil.example', 'https://example.com']],
  ['sort', text('sort'), ['custom_rank:desc', 'price:asc'], ['price', 'price:up', 'Price:asc']],
  ['dateTime', text('dateTime'), ['2025-06-15T16:00:00+10:00'], ['2025-06-15', 'soon', '2025-06-15T16:00:00']],
  ['choice', choice(options('a', 'b')), ['a', 'b'], ['c', '', null]],
  ['choices', choices(options('a', 'b')), [[], ['a', 'b']], [['c'], ['a', 'a'], 'a']],
  ['texts', texts(2), [[], ['a', 'b']], [['a', 'b', 'c'], ['a', 'a'], [''], 'a']],
  ['integers', integers({ ...bounds, maxItems: 3 }), [[], [6, 8]], [[11], [1, 1], [1.5]]],
  [
    'range',
    range(bounds),
    [
      [0, 10],
      [3, 4],
    ],
    [[4, 3], [0, 11], [1], 'x'],
  ],
  ['nullable', orNull(integer(bounds)), [null, 3], [undefined, '3']],
]

test.each(cases)('TEN-05: a switch of kind %s accepts valid values and nothing else', (_, { schema }, good, bad) => {
  for (const value of good) expect(schema.safeParse(value).success, JSON.stringify(value)).toBe(true)
  for (const value of bad) expect(schema.safeParse(value).success, JSON.stringify(value)).toBe(false)
})

test('TEN-05: an error says in a sentence what to do', () => {
  const parsed = integer({ min: 0, max: 14 }).schema.safeParse(99)
  expect(parsed.error?.issues[0]?.message).toBe('Give a whole number from 0 to 14.')
})
