import { expect, test } from 'vitest'
import { POST } from '@/app/api/events/route'
import { findCar, run, tenantId, openPayload } from '../leads/site'

async function send(body: unknown, more: Record<string, string> = {}): Promise<number> {
  const host = 'harbour.localhost'
  const headers = { host, 'content-type': 'application/json', ...more }
  return (await POST(new Request(`http://${host}/api/events`, { method: 'POST', headers, body: JSON.stringify(body) }))).status
}

test('EVT-01: the call accepts events with or without a car, and nothing else', async () => {
  const { id } = await findCar('harbour')
  const foreign = await findCar('aurora')
  expect(await send({ id: 39, car_id: id })).toBe(204)
  expect(await send({ id: 49 })).toBe(204)
  expect(await send({ id: 26, car_id: null })).toBe(204)
  expect(await send({ id: 39 })).toBe(400)
  expect(await send({ id: 5, car_id: id })).toBe(400)
  expect(await send({ id: 39, car_id: foreign.id })).toBe(404)
  const tenant = await tenantId(await openPayload(), 'harbour')
  const { rows } = await run(
    `select event, count::int from visit_count where tenant_id = $1::integer
     union all select event, count::int from site_event where tenant_id = $1::integer order by 1`,
    [tenant],
  )
  expect(rows).toEqual([
    { event: '26', count: 1 },
    { event: '39', count: 1 },
    { event: '49', count: 1 },
  ])
})

test("SEC-02, SEC-04: other sites' pages can't send events, and events are rate limited", async () => {
  expect(await send({ id: 49 }, { origin: 'https://evil.example' })).toBe(403)
  await run('update call_window set calls = 10000')
  expect(await send({ id: 49 })).toBe(429)
  await run('delete from call_window')
  expect(await send({ id: 49 })).toBe(204)
})
