import { describe, expect, test } from 'vitest'
import { readVisit, visitSchema } from './visit'

const visit = {
  url: 'https://harbour.example/cars/rav4',
  source: 'https://search.example/',
  visited_pages: ['/', '/cars/rav4'],
  linked_query_params: { utm_source: 'mail' },
}

const REFERRER = 'https://harbour.example/trade-in'
const unknown = { url: REFERRER, source: '', visited_pages: [], linked_query_params: {} }

test.each<[string, unknown, object]>([
  ['LEAD-02: as data', visit, visit],
  ['LEAD-02: as JSON text in a plain form', JSON.stringify(visit), visit],
  ['LEAD-02: without JavaScript only the referrer is known', undefined, unknown],
  ['LEAD-02: an empty field', '', unknown],
  ['LEAD-02: a visit without its page', JSON.stringify({ ...visit, url: undefined }), { ...visit, url: REFERRER }],
  ['REL-01: an unreadable text does not lose the lead', '{"url":', unknown],
  ['REL-01: a list', '[1]', unknown],
])('%s', (_, given, expected) => {
  expect(readVisit(given, REFERRER)).toEqual(expected)
})

describe('visitSchema', () => {
  test('LEAD-02: an ordinary visit stays unchanged', () => {
    expect(visitSchema.parse(visit)).toEqual(visit)
  })

  test.each([
    ['LEAD-02: no referrer', { source: undefined }, { source: '' }],
    ['LEAD-02: an endless address is clipped', { url: 'x'.repeat(5000) }, { url: 'x'.repeat(2048) }],
    ['LEAD-02: pages that are not a list', { visited_pages: 'all' }, { visited_pages: [] }],
    ['LEAD-02: parameters that are not texts', { linked_query_params: { a: { b: 1 } } }, { linked_query_params: {} }],
    [
      'SEC-05: the key of a journey is removed everywhere',
      {
        url: 'https://harbour.example/trade-in?journey=abc&step=contact',
        source: 'https://harbour.example/reset-password?token=abc',
        visited_pages: ['/trade-in?step=offer&journey=abc#top', '/forms/contact?draft=abc&token=abc', '/search?fuel=hybrid'],
        linked_query_params: { journey: 'abc', utm_source: 'mail' },
      },
      {
        url: 'https://harbour.example/trade-in?step=contact',
        source: 'https://harbour.example/reset-password',
        visited_pages: ['/trade-in?step=offer#top', '/forms/contact', '/search?fuel=hybrid'],
        linked_query_params: { utm_source: 'mail' },
      },
    ],
    [
      'SEC-02: characters that cannot be stored are removed',
      { linked_query_params: { 'a\u0000': 'b\ud800' } },
      { linked_query_params: { a: 'b' } },
    ],
  ])('%s', (_, changed, expected) => {
    expect(visitSchema.parse({ ...visit, ...changed })).toEqual({ ...visit, ...expected })
  })

  test('LEAD-02: limits the pages to the last ones, and the number of parameters', () => {
    const pages = Array.from({ length: 80 }, (_, index) => `/page-${index}`)
    const parameters = Object.fromEntries(pages.map((page) => [page, page]))
    const parsed = visitSchema.parse({ ...visit, visited_pages: pages, linked_query_params: parameters })
    expect([parsed.visited_pages.length, parsed.visited_pages.at(-1), Object.keys(parsed.linked_query_params).length]).toEqual([
      50,
      '/page-79',
      50,
    ])
  })

  test.each([
    ['REL-01: nothing at all', undefined],
    ['REL-01: a text', 'visit'],
    ['REL-01: an empty object', {}],
  ])('%s', (_, raw) => {
    expect(visitSchema.parse(raw)).toEqual({ url: '', source: '', visited_pages: [], linked_query_params: {} })
  })

  test('SEC-02: a parameter named __proto__ changes no object', () => {
    const raw: unknown = JSON.parse('{"linked_query_params":{"__proto__":"x","a":"b"}}')
    const parsed = visitSchema.parse(raw)
    expect(Object.getPrototypeOf(parsed.linked_query_params)).toBe(Object.prototype)
    expect(parsed.linked_query_params.a).toBe('b')
  })
})
