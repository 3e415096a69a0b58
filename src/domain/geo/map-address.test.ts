import { expect, test } from 'vitest'
import { capZoom, explainBadPicture, explainBadTiles, toDirections, toPictureAddress } from './map-address'

test.each([
  ['https://tiles.example.com/{z}/{x}/{y}.png', null],
  ['', null],
  [null, null],
  ['http://tiles.example.com/{z}/{x}/{y}.png', /whole address/],
  ['https://tiles.example.com/{z}/{x}.png', /lacks \{y\}/],
  ['javascript:alert({x}{y}{z})', /whole address/],
  ['https://tiles.example.com/{z}/{x}/{y}.png" onload="x', /whole address/],
])('LOC-13: tiles at %j: %s', (address, words) => {
  const explained = explainBadTiles(address)
  if (words === null) expect(explained).toBeNull()
  else expect(explained).toMatch(words)
})

test('LOC-13: a map picture is requested with 600 px width and quality 75', () => {
  const template = 'https://maps.example.com/p?c={lat},{lng}&z={zoom}&s={width}x{height}&q={quality}&k={key}'
  expect(explainBadPicture(template)).toBeNull()
  expect(toPictureAddress(template, { lat: -27.5, lng: 153 }, 14)).toBe('https://maps.example.com/p?c=-27.5,153&z=14&s=600x400&q=75&k=')
  expect(toPictureAddress(template, { lat: -27.5, lng: 153 }, 14, 'a&b=c')).toMatch(/&k=a%26b%3Dc$/)
  expect(explainBadPicture('https://maps.example.com/p')).toMatch(/lacks \{lat\} and \{lng\}/)
})

test.each([
  [18, 15],
  [15.4, 15],
  [9, 9],
  [-2, 3],
  [Number.NaN, 15],
  [Number.POSITIVE_INFINITY, 15],
])('LOC-14: a zoom of %d becomes %d', (zoom, capped) => expect(capZoom(zoom)).toBe(capped))

test.each([
  ['https://maps.example/abc', 'https://maps.example/abc'],
  ['javascript:alert(1)', 'https://www.openstreetmap.org/search?query=1%20Road%2C%20Aspley%20QLD'],
  [null, 'https://www.openstreetmap.org/search?query=1%20Road%2C%20Aspley%20QLD'],
])('LOC-13: directions by %j lead to %s', (placeUrl, href) => expect(toDirections(placeUrl, '1 Road, Aspley QLD')).toBe(href))

test('LOC-01, LOC-13: directions use the Google place id unless the location has its own link', () => {
  const found = 'https://www.google.com/maps/search/?api=1&query=1+Road%2C+Aspley+QLD&query_place_id=ChIJ+x'
  expect(toDirections(null, '1 Road, Aspley QLD', 'ChIJ x')).toBe(found)
  expect(toDirections('https://maps.example/abc', '1 Road, Aspley QLD', 'ChIJ x')).toBe('https://maps.example/abc')
})
