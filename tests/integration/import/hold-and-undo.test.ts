import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { databasePool } from '@/server/database/pool'
import { releaseImport } from '@/server/import/release-import'
import { undoImport } from '@/server/import/undo-import'
import { aLine, countsOf, importLines, makeYard, NOW, openPayload, readCar, readEverything, type Yard } from './yard'

let payload: Payload
beforeAll(async () => {
  payload = await openPayload()
})

const lines = Array.from({ length: 10 }, (_, index) => aLine(`H${index}`))

async function idOf(outcome: ReturnType<typeof importLines>): Promise<number> {
  const made = await outcome
  if (made.kind !== 'applied' && made.kind !== 'held') throw new Error(made.kind)
  return made.importId
}

async function countFiles(id: number): Promise<number> {
  return (await databasePool().query('select from stock_import_file where import_id = $1', [id])).rows.length
}

const stateOf = async (id: number) => (await payload.findByID({ collection: 'stock-imports', id, depth: 0 })).state

async function makeFullYard(): Promise<Yard> {
  const yard = await makeYard(payload)
  await importLines(yard, lines)
  return yard
}

describe('holding', () => {
  test.each([
    [7, 'applied'],
    [6, 'held'],
    [0, 'held'],
  ])('ADM-19: of ten cars %i in the file: %s, at the default limit of 30 %', async (kept, kind) => {
    const yard = await makeFullYard()
    const before = await readEverything(yard)
    const outcome = await importLines(yard, kept === 0 ? [aLine('OTHER')] : lines.slice(0, kept))
    expect(outcome.kind).toBe(kind)
    if (kind === 'held') expect(await readEverything(yard)).toStrictEqual(before)
  })

  test("ADM-19, TEN-05: the limit is the tenant's own, and an import may be allowed to exceed it", async () => {
    const yard = await makeFullYard()
    const { switches } = await payload.findByID({ collection: 'tenants', id: yard.tenantId, depth: 0 })
    const setLimit = (stockFallLimit: number) =>
      payload.update({ collection: 'tenants', id: yard.tenantId, data: { switches: { ...Object(switches), stockFallLimit } } })
    await setLimit(10)
    expect((await importLines(yard, lines.slice(0, 8))).kind).toBe('held')
    expect(countsOf(await importLines(yard, lines.slice(0, 8), { allowsFall: true }))).toStrictEqual(['applied', 0, 0, 2, 0, 8])
    await setLimit(30)
  })

  test('ADM-19: a release applies the held file to the current stock, once', async () => {
    const yard = await makeFullYard()
    const id = await idOf(importLines(yard, lines.slice(0, 5)))
    expect([await stateOf(id), await countFiles(id)]).toStrictEqual(['held', 1])
    await payload.update({ collection: 'vehicles', id: (await readCar(yard, 'H9')).id, data: { status: 'sold' } })
    expect(await releaseImport(payload, id, NOW)).toStrictEqual({
      kind: 'applied',
      counts: { added: 0, changed: 0, removed: 4, refused: 0, unchanged: 5 },
    })
    expect(await readCar(yard, 'H5')).toMatchObject({ show_on_dealer_website: false })
    expect(await readCar(yard, 'H9')).toMatchObject({ show_on_dealer_website: true, status: 'sold' })
    expect([await stateOf(id), await countFiles(id)]).toStrictEqual(['applied', 0])
    expect(await releaseImport(payload, id, NOW)).toStrictEqual({ kind: 'not-held', state: 'applied' })
  })

  test('ADM-19: a later file replaces a held one', async () => {
    const yard = await makeFullYard()
    const id = await idOf(importLines(yard, lines.slice(0, 5)))
    await importLines(yard, lines)
    expect([await stateOf(id), await countFiles(id)]).toStrictEqual(['superseded', 0])
    expect(await releaseImport(payload, id, NOW)).toStrictEqual({ kind: 'not-held', state: 'superseded' })
  })
})

describe('undoing', () => {
  const changedLines = [...lines.slice(0, 7), aLine('H7', { DAP: '1,234', Photos: '' }), aLine('H8', { Status: 'sold' }), aLine('NEW')]

  test('ADM-19: added, changed, sold and hidden cars are restored, in stock and in search', async () => {
    const yard = await makeFullYard()
    await payload.update({ collection: 'vehicles', id: (await readCar(yard, 'H7')).id, data: { hotspots: { by: 'hand' }, custom_rank: 5 } })
    const before = await readEverything(yard)
    const outcome = await importLines(yard, changedLines)
    expect(countsOf(outcome)).toStrictEqual(['applied', 1, 2, 1, 0, 7])
    const id = outcome.kind === 'applied' ? outcome.importId : 0
    expect(await undoImport(payload, id)).toStrictEqual({ kind: 'undone', restored: 3, deleted: 1 })
    expect(await readEverything(yard)).toStrictEqual(before)
    expect(await stateOf(id)).toBe('undone')
    expect(await undoImport(payload, id)).toStrictEqual({ kind: 'not-applied', state: 'undone' })
  })

  test('ADM-19: undo is refused, with nothing done, when a car was saved or deleted since, and names it', async () => {
    const yard = await makeFullYard()
    const id = await idOf(importLines(yard, changedLines))
    await payload.update({ collection: 'vehicles', id: (await readCar(yard, 'H7')).id, data: { badge: 'By hand' } })
    await payload.delete({ collection: 'vehicles', id: (await readCar(yard, 'H9')).id })
    const before = await readEverything(yard)
    expect(await undoImport(payload, id)).toStrictEqual({ kind: 'edited', cars: ['H7', 'H9'] })
    expect(await readEverything(yard)).toStrictEqual(before)
    expect(await stateOf(id)).toBe('applied')
  })

  test('ADM-19: the last import is undone first, then the one before it', async () => {
    const yard = await makeFullYard()
    const start = await readEverything(yard)
    const first = await idOf(importLines(yard, [aLine('H0', { DAP: '2,000' }), ...lines.slice(1)]))
    const second = await idOf(importLines(yard, [aLine('H0', { DAP: '3,000' }), ...lines.slice(1)]))
    expect(await undoImport(payload, first)).toStrictEqual({ kind: 'edited', cars: ['H0'] })
    expect((await undoImport(payload, second)).kind).toBe('undone')
    expect((await undoImport(payload, first)).kind).toBe('undone')
    expect(await readEverything(yard)).toStrictEqual(start)
  })

  test('ADM-19: a missing import can be neither undone nor released', async () => {
    expect(await undoImport(payload, 987_654_321)).toStrictEqual({ kind: 'absent' })
    expect(await releaseImport(payload, 987_654_321, NOW)).toStrictEqual({ kind: 'absent' })
  })
})
