import { NextRequest } from 'next/server'
import { beforeAll, describe, expect, test } from 'vitest'
import { GET } from '@/app/api/appointments/route'
import { proxy } from '@/proxy'
import { pick } from '../access/rest'
import { findCar, openPayload, PERSON, run, sendForm, tenantId } from '../leads/site'

let place: { id: number; timeZone: string }
let foreign: number

beforeAll(async () => {
  const payload = await openPayload()
  const [harbour, summit] = [await tenantId(payload, 'harbour'), await tenantId(payload, 'summit')]
  const placeOf = async (tenant: number) =>
    (await payload.find({ collection: 'locations', where: { tenant: { equals: tenant } }, sort: 'id', limit: 1, depth: 0 })).docs[0]
  place = { id: Number((await placeOf(harbour))?.id), timeZone: 'Australia/Brisbane' }
  foreign = Number((await placeOf(summit))?.id)
}, 120_000)

async function ask(query: string, host = 'harbour.localhost') {
  const response = await GET(new Request(`http://${host}/api/appointments?${query}`, { headers: { host } }))
  return { status: response.status, kept: response.headers.get('cache-control'), json: await response.json() }
}

/** Returns the times that can still be booked. */
function timesIn(json: unknown): string[] {
  const days = pick(json, 'days')
  return (Array.isArray(days) ? days : []).flatMap((day: unknown) => {
    const times = pick(day, 'times')
    return (Array.isArray(times) ? times : []).flatMap((time: unknown) =>
      pick(time, 'isFree') === true ? [String(pick(time, 'value'))] : [],
    )
  })
}

describe('API-20: test drive times', () => {
  test('API-20: the call is open on a site, but not on the platform', async () => {
    const through = (host: string) => proxy(new NextRequest(`http://${host}/api/appointments?location_id=1`, { headers: { host } }))
    expect((await through('harbour.localhost')).headers.get('x-middleware-next')).toBe('1')
    expect((await through('nobody.localhost')).status).toBe(404)
  })

  test('API-20: a location returns bookable times of the next days, uncached', async () => {
    const { status, kept, json } = await ask(`location_id=${place.id}`)
    expect([status, kept]).toEqual([200, expect.stringContaining('no-store')])
    expect(pick(json, 'location_id')).toBe(place.id)
    const times = timesIn(json)
    expect(times.length).toBeGreaterThan(5)
    for (const time of times) expect(time).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/)
    expect(times.toSorted()).toEqual(times)
  })

  test('API-20: a car returns the times of its location', async () => {
    const { slug } = await findCar('harbour')
    expect((await ask(`car_id=${slug}`)).status).toBe(200)
  })

  test('API-20, LEAD-22: a time booked by two people is no longer free', async () => {
    const { slug } = await findCar('harbour')
    const before = await ask(`car_id=${slug}`)
    const [first = ''] = timesIn(before.json)
    await run('delete from call_window')
    for (let index = 0; index < 2; index += 1) {
      expect(timesIn((await ask(`car_id=${slug}`)).json)).toContain(first)
      const form = { ...PERSON, form: 'test-drive', car_slug: slug, booking_at: first }
      expect((await sendForm({ ...form, email: `drive${index}@example.com`, idempotency_key: `drive-${index}-drive` })).status).toBe(200)
    }
    expect(timesIn((await ask(`car_id=${slug}`)).json)).not.toContain(first)
  })

  test.each([
    ['nothing', '', 400],
    ['an unknown location', 'location_id=999999999', 404],
    ['a location in words', 'location_id=Capalaba', 404],
    ['a number that is too long', 'location_id=99999999999999', 404],
    ['no such car', 'car_id=no-such-car', 404],
    ['a character that databases refuse', 'car_id=a%00b', 404],
    ['a script', `car_id=${encodeURIComponent('<script>alert(1)</script>')}`, 404],
  ])('API-20, SEC-02: %s', async (_, query, status) => {
    const answer = await ask(query)
    expect([answer.status, JSON.stringify(answer.json)]).toEqual([status, expect.not.stringContaining('<script>')])
  })

  test("API-20, SEC-01: another site's location is not found", async () => {
    expect((await ask(`location_id=${foreign}`)).status).toBe(404)
  })
})
