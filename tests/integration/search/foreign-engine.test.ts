import { once } from 'node:events'
import http from 'node:http'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { ALL_STOCK } from '@/domain/search/search-state'
import type { Tenant } from '@/domain/tenant/tenant'
import { env } from '@/env'
import { sealSecret } from '@/server/lead-dispatch/sealed-secret'
import { searchReach } from '@/server/search/get-search-engine'
import { searchStock } from '@/server/stock/search-stock'
import { aSeededTenant } from './seeded-tenant'

const NOW = Math.floor(Date.now() / 1000)
const asked = z.object({ queries: z.array(z.object({ indexUid: z.string(), sort: z.array(z.string()).optional() })) })

const calls: { authorization: string | undefined; queries: z.infer<typeof asked>['queries'] }[] = []
let ids: number[] = []

/** Simulates an external engine, as far as a search needs it. */
const engine = http.createServer((request, response) => {
  void json(request).then((body) => {
    const { queries } = asked.parse(body)
    calls.push({ authorization: request.headers.authorization, queries })
    const results = queries.map(({ indexUid }) => ({
      ...{ indexUid, hits: ids.map((id) => ({ id })), query: '', processingTimeMs: 1, page: 1, hitsPerPage: 21 },
      ...{ totalHits: ids.length, totalPages: 1, facetDistribution: { make: { Toyota: ids.length } }, facetStats: {} },
    }))
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ results }))
  })
})
let host: string

beforeAll(async () => {
  searchReach().value = { allowsLoopback: true }
  engine.listen(0, '127.0.0.1')
  await once(engine, 'listening')
  const address = engine.address()
  if (address === null || typeof address === 'string') throw new Error('it listens at a port')
  host = `http://127.0.0.1:${address.port}`
})
afterAll(() => {
  searchReach().value = undefined
  return new Promise((resolve) => engine.close(resolve))
})

/** Creates a site whose engine is on this machine, without the switch, which only allows public addresses (SEC-02). */
async function aSiteWithEngine(searchHost: string, key: string | null): Promise<Tenant> {
  const site = await aSeededTenant('harbour')
  const searchKey = key && sealSecret(key, env().PAYLOAD_SECRET)
  return { ...site, switches: { ...site.switches, searchHost, searchKey } }
}

test("API-11, SRCH-16: a site's own engine is used, with its key and index, and returns only the site's cars", async () => {
  const own = await aSeededTenant('harbour')
  const [first] = (await searchStock(own, ALL_STOCK, NOW)).hits
  const others = await searchStock(await aSeededTenant('drifter'), ALL_STOCK, NOW)
  expect(calls).toEqual([])
  ids = [...others.hits.slice(0, 3).map(({ id }) => id), first?.id ?? 0]
  const site = await aSiteWithEngine(host, 'only-to-search')
  const found = await searchStock(site, ALL_STOCK, NOW)
  expect(found.hits.map(({ id }) => id)).toEqual([first?.id])
  expect(found.result.facets.make).toEqual([{ value: 'Toyota', count: 4 }])
  expect(calls[0]?.authorization).toBe('Bearer only-to-search')
  expect(calls[0]?.queries[0]).toMatchObject({ indexUid: 'Car_production', sort: ['custom_rank:desc'] })
})

test('SEC-02, API-11: a name that was public when the settings were read is not called once it resolves to this machine', async () => {
  const port = new URL(host).port
  searchReach().value = { allowsLoopback: false }
  const count = calls.length
  for (const address of [`http://localhost:${port}`, `http://127.0.0.1:${port}/again`]) {
    const site = await aSiteWithEngine(address, null)
    await expect(searchStock(site, ALL_STOCK, NOW)).rejects.toMatchObject({ name: 'SearchUnavailableError' })
  }
  expect(calls).toHaveLength(count)
})

test('SRCH-14: an unresponsive engine is reported as unavailable', async () => {
  const site = await aSiteWithEngine('http://127.0.0.1:9', null)
  await expect(searchStock(site, ALL_STOCK, NOW)).rejects.toMatchObject({ name: 'SearchUnavailableError' })
})
