import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { beforeAll, expect, test } from 'vitest'
import { databasePool } from '@/server/database/pool'
import { up } from '@migrations/20261124_130000_photo_counts'
import { up as addCityWords } from '@migrations/20261125_075800_city_words'
import { makeYard, openPayload, type Yard } from '../import/yard'

const photo = (url: unknown, isVideo = false) => ({ image: { url }, isVideo })

const CARS = [
  ['two photos and a video', [photo('/media/a.webp'), photo('https://a.example/b.mp4', true), photo('https://a.example/c.jpg')], 2],
  ['no pictures', [], 0],
  ['invalid pictures', [photo(' '), photo(7), { image: null }, 'x', null, photo('/media/a.webp')], 1],
  ['no list', { image: { url: '/media/a.webp' } }, 0],
] as const

let yard: Yard
beforeAll(async () => {
  yard = await makeYard(await openPayload())
})

const run = async (text: string, values: unknown[]) => (await databasePool().query(text, values)).rows

async function saveCar(images: unknown, word: string): Promise<number> {
  const data = {
    name: word,
    make: 'Kia',
    model: 'Rio',
    stocknum: word,
    slug: word,
    car_type: 'used' as const,
    city: 'Ipswich',
    state: 'QLD',
  }
  const car = await yard.payload.create({
    collection: 'vehicles',
    data: { ...data, status: 'in_stock', tenant: yard.tenantId, dealership: yard.dealershipId, photos_count: 5 },
  })
  await run('update vehicles set images = $2::jsonb, photos_count = 5 where id = $1', [car.id, JSON.stringify(images)])
  await run(`update search_document set doc = doc || '{"photos_count": 5, "city": "Windsor"}' where id = $1`, [car.id])
  await run(`update search_vehicle set photos_count = 5, city = 'windsor' where id = $1`, [car.id])
  return car.id
}

test.each(CARS)(
  'VDP-19: after the upgrade, a car that an earlier version stored with %s has the right count and city everywhere',
  async (_, images, count) => {
    const id = await saveCar(images, `count-${CARS.findIndex(([, given]) => given === images)}`)
    const read = async () =>
      (
        await run(
          `select v.photos_count::int as stored, (d.doc->>'photos_count')::int as told, s.photos_count as indexed, d.doc->>'city' as city,
           s.city as folded, d.rev::float8 as rev
         from vehicles v join search_document d using (id) join search_vehicle s using (id) where v.id = $1`,
          [id],
        )
      )[0]
    const before = await read()
    const db = drizzle({ client: databasePool() })
    await up({ db })
    const after = await read()
    expect(after).toMatchObject({ stored: count, told: count, indexed: count, city: 'Ipswich', folded: 'ipswich' })
    expect(after?.rev).toBeGreaterThan(before?.rev)
    // A second run changes nothing.
    await up({ db })
    expect(await read()).toEqual(after)
  },
)

test('VDP-19: after the upgrade, a search for the car’s own city finds it, and the words that it had stay', async () => {
  const id = await saveCar([], 'city-words')
  const readWords = async () =>
    (await run('select tsvector_to_array(all_words) as words from search_text where vehicle_id = $1', [id]))[0]?.words
  await run(`update search_document set doc = doc || '{"city": "Mount Isa"}' where id = $1`, [id])
  await run(`update search_text set all_words = array_to_tsvector(array['rio', 'windsor']) where vehicle_id = $1`, [id])
  const db = drizzle({ client: databasePool() })
  await addCityWords({ db })
  expect(await readWords()).toEqual(['isa', 'mount', 'rio', 'windsor'])
  await addCityWords({ db })
  expect(await readWords()).toEqual(['isa', 'mount', 'rio', 'windsor'])
})
