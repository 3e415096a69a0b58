import { expect, test } from 'vitest'
import { readSearchHref } from './read-search-href'

const known = { makes: new Map([['kia', 'Kia']]), models: new Map(), dealerships: new Map(), locations: new Map() }

test.each([
  ['SRCH-01: a car type', '/search/used-cars', { lists: { car_type: ['used'] } }],
  ['SRCH-02: a make', '/search/kia', { lists: { make: ['Kia'] } }],
  ['SRCH-06: a price range', '/search?price=-20000', { ranges: { price: { min: null, max: 20_000 } } }],
  ['SRCH-05: an anchor is ignored', '/search?body=Ute#top', { lists: { body: ['Ute'] } }],
])('%s', (_, href, expected) => {
  expect(readSearchHref(href, known)).toMatchObject(expected)
})

test.each(['/', '/searches', '/special-offers', 'https://other.example/search?body=Ute', '//search', 'tel:1300', ''])(
  'SRCH-05: %s is not a search',
  (href) => {
    expect(readSearchHref(href, known)).toBeNull()
  },
)
