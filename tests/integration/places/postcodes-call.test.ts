import { expect, test } from 'vitest'
import { GET } from '@/app/api/postcodes/route'

async function call(query: string) {
  const response = await GET(new Request(`http://harbour.localhost/api/postcodes${query}`))
  return { status: response.status, body: await response.json() }
}

test('API-09: a postcode returns its places with coordinates and full names', async () => {
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

test('SEC-02: requests are rate limited, and the response says when to retry', async () => {
  const ask = () => GET(new Request('http://harbour.localhost/api/postcodes?q=', { headers: { 'x-forwarded-for': '203.0.113.77' } }))
  const answers = await Promise.all(Array.from({ length: 1201 }, ask))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1200)
  const refused = answers.find(({ status }) => status === 429)
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await refused?.json())?.error.message).toContain('try again in a moment')
  expect((await call('?q=')).status).toBe(200)
})

test('API-10: at most five', async () => {
  expect((await call('?q=spring')).body.places).toHaveLength(5)
})

test.each([
  ['no postcode', '?q=0001', 'Invalid postcode'],
  ['five digits', '?q=41055', 'Invalid postcode'],
  ['no suburb', '?q=zzzzz', 'Invalid postcode'],
  ['half a postcode', '?q=41', null],
  ['an empty query', '?q=', null],
  ['no query', '', null],
  ['ten thousand letters', `?q=${'a'.repeat(10_000)}`, 'Invalid postcode'],
  ['a zero byte', '?q=%00', 'Invalid postcode'],
  ['twice', '?q=zzzzz&q=4105', 'Invalid postcode'],
])('SRCH-22: %s', async (_, query, message) => {
  const { status, body } = await call(query)
  expect([status, body.message]).toEqual([200, message])
})
