import { readFileSync } from 'node:fs'
import { createLocalReq, type Payload } from 'payload'
import pg from 'pg'
import { beforeAll, describe, expect, test } from 'vitest'
import { databasePool } from '@/server/database/pool'
import { planStockImport } from '@/server/import/import-stock'
import { aLine, countsOf, importBytes, importLines, makeYard, NOW, openPayload, readCar, readEverything, toCsv } from './yard'

let payload: Payload
beforeAll(async () => {
  payload = await openPayload()
})

const numbers = (count: number) => Array.from({ length: count }, (_, index) => `S${index + 1}`)

describe('applying', () => {
  test('ADM-19, CAR-01, CAR-02, CAR-04: new cars are stored, shown and found by search', async () => {
    const yard = await makeYard(payload)
    expect(countsOf(await importLines(yard, [aLine('N1', { Badge: 'Sport' }), aLine('N2')]))).toStrictEqual(['applied', 2, 0, 0, 0, 0])
    expect(await readCar(yard, 'N1')).toMatchObject({
      slug: '2021-kia-rio-sport-n1',
      name: '2021 Kia Rio Sport',
      price: 19_990,
      price_type: 'Drive away',
      km: 45_120,
      status: 'in_stock',
      car_type: 'used',
      show_on_dealer_website: true,
      photos_count: 2,
      primary_image_url: 'https://pictures.example/N1-1.jpg',
      tenant: yard.tenantId,
    })
    const [first] = await readEverything(yard)
    expect(first).toMatchObject({
      doc: { stock_number: 'N1', price: 19_990, dealership_id: yard.dealershipId },
      derived: { is_shown: true },
    })
  })

  test('ADM-19: importing the same file again changes nothing, not even a timestamp', async () => {
    const yard = await makeYard(payload)
    const lines = [aLine('R1'), aLine('R2', { Status: 'sold' }), aLine('R3', { Photos: '', Comments: '<p>One &amp; only</p>' })]
    await importLines(yard, lines)
    const before = await readEverything(yard)
    expect(countsOf(await importLines(yard, lines, { now: NOW + 90_000 }))).toStrictEqual(['applied', 0, 0, 0, 0, 3])
    expect(await readEverything(yard)).toStrictEqual(before)
  })

  test('ADM-19, SPIN-01: spin images and panorama are imported with a car, and the same file again changes nothing', async () => {
    const yard = await makeYard(payload)
    const frame = (index: number) => `https://pictures.example/spin/${index}.jpg`
    const line = aLine('T1', { 'Spin 1': frame(1), 'Spin 2': frame(2), 'Spin 3': '', Panorama: 'https://pictures.example/inside.jpg' })
    await importLines(yard, [line])
    expect(await readCar(yard, 'T1')).toMatchObject({
      spin_images: [frame(1), frame(2)],
      spin_interior_image: 'https://pictures.example/inside.jpg',
      photos_count: 2,
    })
    expect(countsOf(await importLines(yard, [line]))).toStrictEqual(['applied', 0, 0, 0, 0, 1])
  })

  test("ADM-19: a change is written to its car only; the page's address stays", async () => {
    const yard = await makeYard(payload)
    await importLines(yard, [aLine('C1'), aLine('C2')])
    const [other] = [await readCar(yard, 'C2')]
    await payload.update({ collection: 'vehicles', id: (await readCar(yard, 'C1')).id, data: { hotspots: { a: 1 }, slug: 'by-hand-c1' } })
    const outcome = await importLines(yard, [aLine('C1', { Make: 'Mazda', DAP: '18,500' }), aLine('C2')])
    expect(countsOf(outcome)).toStrictEqual(['applied', 0, 1, 0, 0, 1])
    expect(await readCar(yard, 'C1')).toMatchObject({
      slug: 'by-hand-c1',
      make: 'Mazda',
      name: '2021 Mazda Rio',
      price: 18_500,
      hotspots: { a: 1 },
    })
    expect(await readCar(yard, 'C2')).toStrictEqual(other)
  })

  test('ADM-19, CAR-16: a car sold in the file gets a sale date, and loses it when it is for sale again', async () => {
    const yard = await makeYard(payload)
    await importLines(
      yard,
      numbers(4).map((number) => aLine(number)),
    )
    const sell = (status: string) =>
      importLines(yard, [
        aLine('S1', { Status: status }),
        ...numbers(4)
          .slice(1)
          .map((number) => aLine(number)),
      ])
    await sell('SOLD')
    expect(await readCar(yard, 'S1')).toMatchObject({ status: 'sold', sold_date_timestamp: NOW })
    await sell('available')
    expect(await readCar(yard, 'S1')).toMatchObject({ status: 'in_stock', sold_date_timestamp: null })
  })

  test('ADM-19: a car missing from the file is hidden, not deleted, and returns with the file', async () => {
    const yard = await makeYard(payload)
    const lines = numbers(5).map((number) => aLine(number))
    await importLines(yard, lines)
    const { slug } = await readCar(yard, 'S5')
    expect(countsOf(await importLines(yard, lines.slice(0, 4)))).toStrictEqual(['applied', 0, 0, 1, 0, 4])
    expect(await readCar(yard, 'S5')).toMatchObject({ show_on_dealer_website: false, status: 'in_stock', sold_date_timestamp: null })
    expect(countsOf(await importLines(yard, lines.slice(0, 4)))).toStrictEqual(['applied', 0, 0, 0, 0, 4])
    expect(countsOf(await importLines(yard, lines))).toStrictEqual(['applied', 0, 1, 0, 0, 4])
    expect(await readCar(yard, 'S5')).toMatchObject({ show_on_dealer_website: true, slug })
  })

  test('ADM-19: a car hidden by staff stays hidden, and one sold by staff may be missing', async () => {
    const yard = await makeYard(payload)
    const lines = numbers(5).map((number) => aLine(number))
    await importLines(yard, lines)
    const set = async (number: string, data: { show_on_dealer_website?: boolean; status?: 'sold' }) =>
      payload.update({ collection: 'vehicles', id: (await readCar(yard, number)).id, data })
    await set('S1', { show_on_dealer_website: false })
    await set('S2', { status: 'sold' })
    expect(
      countsOf(
        await importLines(
          yard,
          lines.filter((line) => line['Stock number'] !== 'S2'),
        ),
      ),
    ).toStrictEqual(['applied', 0, 0, 0, 0, 4])
    expect(await readCar(yard, 'S1')).toMatchObject({ show_on_dealer_website: false })
    expect(await readCar(yard, 'S2')).toMatchObject({ show_on_dealer_website: true, status: 'sold' })
  })

  test("ADM-19: an invalid row doesn't stop the file and doesn't hide its car", async () => {
    const yard = await makeYard(payload)
    await importLines(
      yard,
      numbers(3).map((number) => aLine(number)),
    )
    const outcome = await importLines(yard, [
      aLine('S1', { Year: '20222' }),
      aLine('S2', { DAP: '17,000' }),
      aLine('S3'),
      aLine('S3'),
      aLine(''),
    ])
    expect(countsOf(outcome)).toStrictEqual(['applied', 0, 1, 0, 3, 1])
    expect(await readCar(yard, 'S1')).toMatchObject({ year: 2021, show_on_dealer_website: true })
    const { docs } = await payload.find({
      collection: 'stock-imports',
      where: { dealership: { equals: yard.dealershipId } },
      depth: 0,
      limit: 1,
    })
    expect(docs[0]).toMatchObject({
      state: 'applied',
      refused: 3,
      started_by: 'a test',
      refused_rows: [
        'Row 2: year 20222 is not between 1900 and 2028',
        'Row 5: stock number S3 is already in row 4',
        'Row 6: Stock number is empty',
      ],
    })
  })

  test('ADM-19, SEC-01: the same numbers at two dealerships are two cars; an import changes only its own', async () => {
    const [one, other] = [await makeYard(payload), await makeYard(payload, 'summit')]
    await importLines(one, [aLine('X1')])
    const before = await readEverything(one)
    expect(countsOf(await importLines(other, [aLine('X1', { DAP: '1,000' })]))).toStrictEqual(['applied', 1, 0, 0, 0, 0])
    expect(await readEverything(one)).toStrictEqual(before)
    expect(await readCar(other, 'X1')).toMatchObject({
      tenant: other.tenantId,
      slug: expect.stringMatching(/^2021-kia-rio-x1-import-yard-\d+$/),
    })
  })

  test('ADM-19: a dry run reports and writes nothing', async () => {
    const yard = await makeYard(payload)
    await importLines(yard, [aLine('D1')])
    const before = await readEverything(yard)
    const req = await createLocalReq({}, payload)
    const file = {
      dealershipId: yard.dealershipId,
      fileName: 'a.csv',
      bytes: toCsv([aLine('D1', { DAP: '9,000' }), aLine('D2')]),
      mapping: null,
    }
    const outcome = await planStockImport(payload, req, file, NOW)
    expect(outcome.kind === 'planned' && outcome.plan.changed[0]?.fields).toStrictEqual([{ field: 'price', from: 19_990, to: 9_000 }])
    expect(await readEverything(yard)).toStrictEqual(before)
    expect((await payload.count({ collection: 'stock-imports', where: { dealership: { equals: yard.dealershipId } } })).totalDocs).toBe(1)
  })

  test('ADM-19: a file without stock is refused with an explanation, and leaves no run', async () => {
    const yard = await makeYard(payload)
    const outcome = await importBytes(yard, new TextEncoder().encode('<!doctype html><title>Not found</title>'))
    expect(outcome).toMatchObject({ kind: 'unreadable', problems: [expect.stringContaining('web page')] })
    expect((await payload.count({ collection: 'stock-imports', where: { dealership: { equals: yard.dealershipId } } })).totalDocs).toBe(0)
  })

  test('ADM-19, PERF-05: an import sends its invalidations with its commit, to every tenant that sells the dealership', async () => {
    const yard = await makeYard(payload)
    const listener = new pg.Client({ connectionString: process.env.DATABASE_URL })
    const heard: string[] = []
    await listener.connect()
    listener.on('notification', ({ payload: text }) => heard.push(text ?? ''))
    await listener.query('listen forecourt_site')
    await importLines(yard, [aLine('A1')])
    await listener.query('select 1')
    const messages = heard.map((text): unknown => JSON.parse(text))
    expect(messages).toStrictEqual([
      expect.objectContaining({
        tags: expect.arrayContaining([`stock:${yard.tenantId}`, `stock-shape:${yard.tenantId}`, 'vehicle:2021-kia-rio-a1']),
        reload: [yard.tenantId],
        vehicles: [{ id: expect.any(Number), slug: '2021-kia-rio-a1', dealershipId: yard.dealershipId }],
      }),
    ])
    heard.length = 0
    await importLines(yard, [aLine('A1')])
    await listener.query('select 1')
    expect(heard).toStrictEqual([])
    await listener.end()
  })
})

test("ADM-19: the README's sample can be read", async () => {
  const yard = await makeYard(payload)
  expect(countsOf(await importBytes(yard, readFileSync('docs/samples/stock.csv')))).toStrictEqual(['applied', 3, 0, 0, 0, 0])
  expect(await readCar(yard, 'S10422')).toMatchObject({
    price: 38_490,
    price_type: 'Excl. govt charges',
    status: 'coming_soon',
    car_type: 'demo',
  })
  expect(await readCar(yard, 'S10421')).toMatchObject({
    rego_expiry: '2027-06-29T14:00:00.000Z',
    dealercomments: 'One owner, full books.',
    standardEquipment: ['Reversing camera', 'Lane assist', 'Apple CarPlay'],
    photos_count: 2,
  })
})

describe('two at a time', () => {
  test('ADM-19: two imports run one after the other for the same dealership, and in parallel for different ones', async () => {
    const [yard, other] = [await makeYard(payload), await makeYard(payload)]
    const lock = await databasePool().connect()
    await lock.query('begin')
    await lock.query('select pg_advisory_xact_lock(7301, $1)', [yard.dealershipId])
    expect(countsOf(await importLines(yard, [aLine('L1')]))).toBe('busy')
    expect(countsOf(await importLines(other, [aLine('L1')]))).toStrictEqual(['applied', 1, 0, 0, 0, 0])
    await lock.query('rollback')
    lock.release()
    expect(countsOf(await importLines(yard, [aLine('L1')]))).toStrictEqual(['applied', 1, 0, 0, 0, 0])
  })

  test('ADM-19: the same car imported at two dealerships at once gets two addresses', async () => {
    const yards = [await makeYard(payload), await makeYard(payload), await makeYard(payload)]
    const outcomes = await Promise.all(yards.map((yard) => importLines(yard, [aLine('SAME', { Model: 'Stonic' })])))
    expect(outcomes.map(countsOf)).toStrictEqual(yards.map(() => ['applied', 1, 0, 0, 0, 0]))
    expect(new Set(await Promise.all(yards.map(async (yard) => (await readCar(yard, 'SAME')).slug))).size).toBe(3)
  })
})
