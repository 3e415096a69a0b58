import { expect, test } from 'vitest'
import { isSearchHref, toCallAddress, toFormAddress } from './search-call'

test.each([
  ['API-11: all stock', '/search', '/api/search'],
  ['API-11: segments are sent as path', '/search/used-cars/toyota', '/api/search?path=used-cars%2Ftoyota'],
  [
    'API-11: parameters travel as they are',
    '/search/toyota?fuel=Diesel,Hybrid&page=2',
    '/api/search?fuel=Diesel%2CHybrid&page=2&path=toyota',
  ],
  ['SRCH-08: an invalid encoding is requested unchanged', '/search/%', '/api/search?path=%25'],
  ['API-11: encoded characters are not encoded again', '/search?make=Rocks%5C%2C%20Inc', '/api/search?make=Rocks%5C%2C+Inc'],
])('%s', (_, address, expected) => {
  expect(toCallAddress(address)).toBe(expected)
})

test.each([
  ['SRCH-05: empty fields are left out', 'price_min=&body=SUV', '/search?body=SUV'],
  ['SRCH-05: several values of one filter', 'body=SUV&body=Ute', '/search?body=SUV&body=Ute'],
  ['SRCH-05: nothing chosen', 'price_min=', '/search'],
])('%s', (_, fields, expected) => {
  expect(toFormAddress('/search', new URLSearchParams(fields))).toBe(expected)
})

test.each([
  ['SRCH-05: results', '/search', true],
  ['SRCH-05: results of a make', '/search/toyota?page=2', true],
  ['SRCH-05: a page with the same prefix', '/searching', false],
  ['SRCH-05: another page', '/special-offers', false],
])('%s', (_, path, expected) => {
  expect(isSearchHref(new URL(path, 'https://harbour.example'))).toBe(expected)
})
