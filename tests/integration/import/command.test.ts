import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { startNode } from '../../../scripts/setup/child'
import { makeYard, openPayload, type Yard } from './yard'

/** Headings that nobody could guess: without the saved mapping the file cannot be read. */
const FILE = 'Nr;Marke;Modell;Preis\r\nM1;Kia;Rio;19990\r\nM2;Kia;Stonic;24990\r\n'
const COLUMNS = [
  { column: 'Nr', field: 'stocknum' },
  { column: 'Marke', field: 'make' },
  { column: 'Modell', field: 'model' },
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

async function run(...args: string[]): Promise<{ code: number; output: string }> {
  const child = startNode(['--import', 'tsx', 'scripts/import-process.ts', `--dealership=${slug}`, `--file=${file}`, ...args])
  return { code: await child.exited, output: child.output() }
}

const stockNumbers = async () => {
  const where = { dealership: { equals: yard.dealershipId } }
  const { docs } = await yard.payload.find({ collection: 'vehicles', where, depth: 0, sort: 'stocknum', pagination: false })
  return docs.map(({ stocknum, make, price }) => [stocknum, make, price])
}

test('ADM-19: a mapping saved in the admin is used by its name on the command line', { timeout: 180_000 }, async () => {
  const unknown = await run('--mapping=At home')
  expect(unknown).toMatchObject({ code: 1 })
  expect(unknown.output).toContain("has no mapping 'At home', only 'Abroad'")
  expect(await stockNumbers()).toEqual([])

  const dry = await run('--mapping=Abroad', '--dry-run')
  expect(dry.output).toContain('2 added, 0 changed, 0 taken down, 0 refused, 0 unchanged')
  expect(await stockNumbers()).toEqual([])

  const applied = await run('--mapping=Abroad')
  expect(applied).toMatchObject({ code: 0 })
  expect(await stockNumbers()).toEqual([
    ['M1', 'Kia', 19_990],
    ['M2', 'Kia', 24_990],
  ])
})
