import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { GET as search } from '@/app/api/search/route'
import { databasePool } from '@/server/database/pool'
import { openSecret } from '@/server/lead-dispatch/sealed-secret'
import { up } from '@migrations/20261124_050000_makes_and_search_keys'
import { aLine, importLines, makeYard, openPayload, readCar, type Yard } from '../import/yard'

const answer = z.object({
  count: z.number(),
  canonical: z.string().optional(),
  cells: z.array(z.object({ card: z.object({ name: z.string() }).optional() })),
})

const NAMES = [
  ['Suzuki Australia', 'Suzuki', 'suzuki-australia'],
  ['Mercedes Benz', 'Mercedes-Benz', 'mercedes-benz'],
  ['Isuzu UTE', 'Isuzu', 'isuzu-ute'],
  ['Viscount Caravans', 'Viscount', 'viscount-caravans'],
] as const

let yard: Yard
beforeAll(async () => {
  yard = await makeYard(await openPayload())
  await yard.payload.update({ collection: 'tenants', id: yard.tenantId, data: { switches: { minPhotoLevel: 0 } } })
})

async function listAt(path: string): Promise<string[]> {
  const address = `http://harbour.localhost/api/search?path=${path}`
  const response = await search(new Request(address, { headers: { host: 'harbour.localhost' } }))
  return answer.parse(await response.json()).cells.flatMap(({ card }) => card?.name ?? [])
}

test.each(NAMES)('BRD-05: a %s is stored, listed and found as a %s, imported or typed', async (name, make, slug) => {
  const word = slug.replaceAll('-', '')
  await importLines(yard, [aLine(word, { Make: name, Model: word })], { allowsFall: true })
  expect(await readCar(yard, word)).toMatchObject({ make })
  const data = {
    name: `Typed ${word}`,
    make: name,
    model: word,
    stocknum: `t${word}`,
    slug: `typed-${slug}`,
    car_type: 'used' as const,
    status: 'in_stock' as const,
  }
  const { id } = await yard.payload.create({
    collection: 'vehicles',
    data: { ...data, tenant: yard.tenantId, dealership: yard.dealershipId },
  })
  expect(await yard.payload.findByID({ collection: 'vehicles', id, depth: 0 })).toMatchObject({ make })

  // By both names of the make, once the process has loaded the cars.
  for (const segment of [slug, make.toLowerCase()]) {
    await vi.waitFor(async () => expect((await listAt(`${segment}/${word}`)).sort(), segment).toHaveLength(2), { timeout: 8_000 })
  }
  const facets = await databasePool().query(`select distinct doc->>'make' as make from search_document where doc->>'model' = $1`, [word])
  expect(facets.rows).toEqual([{ make }])
})

test('BRD-05, SEC-02: the migration corrects makes stored by an earlier version, also in search, and encrypts plain keys', async () => {
  const pool = databasePool()
  const car = async () =>
    (
      await pool.query(`select v.make, d.doc->>'make' as indexed, d.doc->>'make_model' as both, s.make as folded, d.rev
    from vehicles v join search_document d using (id) join search_vehicle s using (id) where v.slug = 'typed-isuzu-ute'`)
    ).rows[0]
  const before = await car()
  await pool.query(`update vehicles set make = 'ISUZU ute' where slug = 'typed-isuzu-ute'`)
  await pool.query(`update search_document set doc = doc || '{"make": "ISUZU ute", "make_model": "ISUZU ute isuzuute"}'
    from vehicles v where v.id = search_document.id and v.slug = 'typed-isuzu-ute'`)
  await pool.query(`update search_vehicle set make = 'isuzu ute', make_model = 'isuzu ute isuzuute'
    from vehicles v where v.id = search_vehicle.id and v.slug = 'typed-isuzu-ute'`)
  await pool.query(`update tenants set switches = switches || '{"searchKey": "in clear"}' where id = $1`, [yard.tenantId])

  const db = drizzle({ client: pool })
  await up({ db, payload: yard.payload })
  await up({ db, payload: yard.payload })
  const { rev, ...after } = await car()
  expect(after).toEqual({ make: 'Isuzu', indexed: 'Isuzu', both: 'Isuzu isuzuute', folded: 'isuzu' })
  expect(Number(rev)).toBeGreaterThan(Number(before?.rev))
  const { rows } = await pool.query(`select switches->>'searchKey' as key from tenants where id = $1`, [yard.tenantId])
  expect(openSecret(String(rows[0]?.key), yard.payload.secret)).toBe('in clear')
})
