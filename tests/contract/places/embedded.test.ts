import { drizzle } from '@payloadcms/db-postgres/drizzle/node-postgres'
import { randomUUID } from 'node:crypto'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { formatPlace } from '@/domain/geo/place'
import { runSqlOn } from '@/server/database/run-sql'
import { createEmbeddedPlaces } from '@/server/places/embedded-places'
import { ServiceUnavailableError } from '@/server/outside/service-unavailable'
import { up } from '@migrations/20261121_000200_place'
import { loadPlaces } from '@scripts/setup/places'
import { describePlaces } from './describe-places'

/** Opens a separate schema with only the table of places, filled from the list. */
async function openPlacesDatabase(): Promise<{ pool: Pool; loaded: number; close: () => Promise<void> }> {
  const schema = `places_${randomUUID().replaceAll('-', '')}`
  const pool = new Pool({ connectionString: process.env.DATABASE_URL, options: `-c search_path=${schema}`, max: 2 })
  // The database is dropped while the last connections are still closing.
  pool.on('connect', (client) => client.on('error', () => undefined))
  pool.on('error', () => undefined)
  await pool.query(`create schema ${schema}`)
  await up({ db: drizzle({ client: pool }) })
  const loaded = await loadPlaces(pool)
  const close = async () => {
    await pool.query(`drop schema ${schema} cascade`)
    await pool.end()
  }
  return { pool, loaded, close }
}

describePlaces('the embedded table', async () => {
  const { pool, close } = await openPlacesDatabase()
  return { places: createEmbeddedPlaces(runSqlOn(pool)), close }
})

describe('the embedded table', () => {
  let database: Awaited<ReturnType<typeof openPlacesDatabase>>
  beforeAll(async () => {
    database = await openPlacesDatabase()
  })
  afterAll(() => database.close())
  const suggest = async (text: string, limit = 5) =>
    (await createEmbeddedPlaces(runSqlOn(database.pool)).suggest(text, limit)).map(formatPlace)

  test('API-09: it is filled once; a table with places is not changed', async () => {
    expect(database.loaded).toBeGreaterThan(18_000)
    expect(await loadPlaces(database.pool, () => expect.unreachable())).toBe(0)
  })

  test('API-10: exact names come before longer ones', async () => {
    expect(await suggest('ascot', 10)).toEqual([
      'Ascot VIC 3364',
      'Ascot VIC 3551',
      'Ascot QLD 4007',
      'Ascot QLD 4359',
      'Ascot WA 6104',
      'Ascot Park SA 5043',
      'Ascot Vale VIC 3032',
    ])
  })

  test.each([
    ['3220', 'Geelong VIC 3220'],
    ['2000', 'Sydney NSW 2000'],
    ['3000', 'Melbourne VIC 3000'],
    ['4350', 'Toowoomba QLD 4350'],
    ['4105', 'Moorooka QLD 4105'],
  ])('API-10, DLR-06: for a full postcode its main place comes first: %s is %s', async (postcode, expected) => {
    expect((await suggest(postcode, 1)).at(0)).toBe(expected)
  })

  test('API-10: half a postcode', async () => {
    const found = await suggest('08', 50)
    expect(found.length).toBe(50)
    expect(found.every((label) => / 08\d\d$/.test(label))).toBe(true)
  })

  test('API-09: an unreadable table is distinguished from an unknown postcode', async () => {
    const places = createEmbeddedPlaces(() => Promise.reject(new Error('connection lost')))
    await expect(places.findPostcode('4105')).rejects.toThrow(ServiceUnavailableError)
  })
})
