import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { createLocalReq } from 'payload'
import { importStock, planStockImport } from '@/server/import/import-stock'
import { readImportOrder } from '@scripts/import/read-order'
import { makeYard, NOW, openPayload, type Yard } from './yard'

/** Headings that can't be guessed: the file can't be read without the saved mapping. */
const FILE = 'Nr;Marke;Modell;Baujahr;Preis\r\nM1;Kia;Rio;2021;19990\r\nM2;Kia;Stonic;2022;24990\r\n'
const COLUMNS = [
  { column: 'Nr', field: 'stocknum' },
  { column: 'Marke', field: 'make' },
  { column: 'Modell', field: 'model' },
  { column: 'Baujahr', field: 'year' },
  { column: 'Preis', field: 'price' },
] as const

let yard: Yard
let file: string
let slug: string

beforeAll(async () => {
  yard = await makeYard(await openPayload())
  slug = (await yard.payload.findByID({ collection: 'dealerships', id: yard.dealershipId, depth: 0 })).slug
  await yard.payload.create({
    collection: 'stock-feeds',
    data: { name: 'Abroad', dealership: yard.dealershipId, tenant: yard.tenantId, columns: COLUMNS.map((column) => ({ ...column })) },
  })
  file = path.join(mkdtempSync(path.join(tmpdir(), 'forecourt-import-')), 'stock.csv')
  writeFileSync(file, FILE)
})

const order = (mapping: string | undefined) =>
  readImportOrder(yard.payload, { dealership: slug, file, mapping, isDryRun: false, allowsFall: false })

const stockNumbers = async () => {
  const where = { dealership: { equals: yard.dealershipId } }
  const { docs } = await yard.payload.find({ collection: 'vehicles', where, depth: 0, sort: 'stocknum', pagination: false })
  return docs.map(({ stocknum, make, price }) => [stocknum, make, price])
}

test('ADM-19: the command uses a mapping saved in the admin by its name', async () => {
  const request = await createLocalReq({}, yard.payload)
  const unmapped = await planStockImport(yard.payload, request, await order(undefined), NOW)
  expect(unmapped.kind).toBe('unreadable')

  const applied = await importStock(yard.payload, { ...(await order('Abroad')), allowsFall: false, startedBy: 'npm run import', now: NOW })
  expect(applied).toMatchObject({ kind: 'applied' })
  expect(await stockNumbers()).toEqual([
    ['M1', 'Kia', 19_990],
    ['M2', 'Kia', 24_990],
  ])
})

test.each([
  ['ADM-19: the error for an unknown mapping lists the existing ones', () => order('At home'), "no mapping 'At home', only 'Abroad'"],
  [
    'ADM-19: an unknown dealership',
    () => readImportOrder(yard.payload, { dealership: 'nowhere', file, mapping: undefined, isDryRun: true, allowsFall: false }),
    'There is no dealership nowhere.',
  ],
])('%s', async (_, read, words) => {
  await expect(read()).rejects.toThrow(words)
})
