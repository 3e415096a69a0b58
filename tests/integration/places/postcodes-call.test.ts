import { expect, test } from 'vitest'
import { GET } from '@/app/api/postcodes/route'

async function call(query: string) {
  const response = await GET(new Request(`http://harbour.localhost/api/postcodes${query}`))
  return { status: response.status, body: await response.json() }
}

test('API-09: a postcode gives its places with coordinates and how they are written', async () => {
  const { status, body } = await call('?q=4105')
  expect([status, body.message]).toEqual([200, null])
  expect(body.places).toContainEqual({
    suburb: 'Moorooka',
    postcode: '4105',
    state: 'QLD',
    lat: -27.535,
    lng: 153.026,
    label: 'Moorooka QLD 4105',
  })
})

test('API-10: at most five', async () => {
  expect((await call('?q=spring')).body.places).toHaveLength(5)
})

test.each([
  ['no postcode', '?q=0001', 'Invalid postcode'],
  ['five digits', '?q=41055', 'Invalid postcode'],
  ['no suburb', '?q=zzzzz', 'Invalid postcode'],
  ['one that is not typed to its end', '?q=41', null],
  ['nothing yet', '?q=', null],
  ['no question', '', null],
  ['ten thousand letters', `?q=${'a'.repeat(10_000)}`, 'Invalid postcode'],
  ['a zero byte', '?q=%00', 'Invalid postcode'],
  ['twice', '?q=zzzzz&q=4105', 'Invalid postcode'],
])('SRCH-22: %s', async (_, query, message) => {
  const { status, body } = await call(query)
  expect([status, body.message]).toEqual([200, message])
})
