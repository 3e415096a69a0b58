import { beforeAll, describe, expect, test } from 'vitest'
import { call, pick } from '../access/rest'
import { buildWorld, ROLES, type Role, type Side, SIDES, type World } from '../access/world'
import { aLine, toCsv } from './yard'

let world: World
beforeAll(async () => {
  world = await buildWorld()
}, 180_000)

const MAY: Role[] = ['admin', 'marketing']
const mayImport = (role: Role, side: Side) => MAY.includes(role) && (side === 'own' || role === 'admin')

function form(side: Side, bytes: Uint8Array, more: Record<string, string> = {}): FormData {
  const made = new FormData()
  made.set('dealership', String(world.sites[side].dealership))
  for (const [name, value] of Object.entries(more)) made.set(name, value)
  made.set('file', new File([new Uint8Array(bytes)], 'stock.csv', { type: 'text/csv' }))
  return made
}

const send = (step: 'plan' | 'run', role: Role, side: Side, bytes: Uint8Array, more: Record<string, string> = {}) =>
  call('POST', `/stock-imports/${step}`, world.tokens[role], { form: form(side, bytes, more) })

const countCars = async (side: Side) =>
  (await world.payload.count({ collection: 'vehicles', where: { dealership: { equals: world.sites[side].dealership } } })).totalDocs

async function clear(side: Side): Promise<void> {
  const where = { dealership: { equals: world.sites[side].dealership } }
  await world.payload.delete({ collection: 'vehicles', where })
  await world.payload.delete({ collection: 'stock-imports', where })
}

describe.each(ROLES)('as %s', (role) => {
  test.each(SIDES)(`ADM-01, ADM-19, SEC-01: import, release and undo by ${role} in the %s tenant’s dealership`, async (side) => {
    const isAllowed = mayImport(role, side)
    const refusal = MAY.includes(role) ? 404 : 403
    const plan = await send('plan', role, side, toCsv([aLine('P1')]))
    expect(plan.status).toBe(isAllowed ? 200 : refusal)
    const first = await send('run', role, side, toCsv([aLine('P1'), aLine('P2')]))
    expect([first.status, await countCars(side)]).toStrictEqual(isAllowed ? [200, 2] : [refusal, 0])
    await send('run', 'admin', side, toCsv([aLine('P1'), aLine('P2')]))
    const held = pick((await send('run', 'admin', side, toCsv([aLine('P1')]))).json, 'importId')
    const release = await call('POST', `/stock-imports/${String(held)}/release`, world.tokens[role])
    expect(release.status).toBe(isAllowed ? 200 : refusal)
    if (!isAllowed) await call('POST', `/stock-imports/${String(held)}/release`, world.tokens.admin)
    const undo = await call('POST', `/stock-imports/${String(held)}/undo`, world.tokens[role])
    expect(undo.status).toBe(isAllowed ? 200 : refusal)
    expect(undo.text.includes('P2')).toBe(false)
    await clear(side)
  })
})

describe('responses', () => {
  test('ADM-19: a dry run returns columns, mapping and plan, and writes nothing', async () => {
    const answer = await send('plan', 'marketing', 'own', toCsv([aLine('Q1'), aLine('Q2', { Year: 'x' })]))
    expect(answer.json).toMatchObject({
      kind: 'planned',
      columns: expect.arrayContaining(['DAP']),
      mapping: expect.arrayContaining([{ column: 'DAP', field: 'dap' }]),
      summary: { counts: { added: 1, refused: 1 }, refused: ['Row 3: year x is not between 1900 and 2028'] },
    })
    expect(await countCars('own')).toBe(0)
  })

  test('ADM-19: the mapping in the request is used', async () => {
    const columns = ['Stock number', 'Make', 'Model', 'Year'].map((column, index) => ({
      column,
      field: ['stocknum', 'make', 'model', 'year'][index],
    }))
    const answer = await send('run', 'marketing', 'own', toCsv([aLine('M1')]), { columns: JSON.stringify(columns) })
    expect(pick(answer.json, 'kind')).toBe('applied')
    const { docs } = await world.payload.find({ collection: 'vehicles', where: { stocknum: { equals: 'M1' } }, depth: 0 })
    expect(docs[0]).toMatchObject({ price: null, km: null, make: 'Kia' })
    await clear('own')
  })

  test('ADM-19: undo names the cars that were saved since', async () => {
    const importId = pick((await send('run', 'marketing', 'own', toCsv([aLine('U1')]))).json, 'importId')
    const { docs } = await world.payload.find({ collection: 'vehicles', where: { stocknum: { equals: 'U1' } }, depth: 0 })
    await world.payload.update({ collection: 'vehicles', id: docs[0]?.id ?? 0, data: { badge: 'By hand' } })
    const answer = await call('POST', `/stock-imports/${String(importId)}/undo`, world.tokens.marketing)
    expect([answer.status, pick(answer.json, 'errors.0.message')]).toStrictEqual([409, expect.stringContaining('would be lost: U1.')])
    await clear('own')
  })

  test.each<[string, () => FormData, number, RegExp]>([
    ['no file', () => new FormData(), 400, /Choose a file/],
    ['an empty file', () => form('own', new Uint8Array()), 422, /empty/],
    ['a workbook', () => form('own', Uint8Array.from([0x50, 0x4b, 3, 4])), 422, /Excel/],
    ['a mapping of another kind', () => form('own', toCsv([aLine('A')]), { columns: '[{"column":"a","field":"slug"}]' }), 400, /mapping/],
    ['a mapping that is not JSON', () => form('own', toCsv([aLine('A')]), { columns: '{' }), 400, /mapping/],
    [
      'a mapping of other columns',
      () => form('own', toCsv([aLine('A')]), { columns: '[{"column":"Odo","field":"km"}]' }),
      422,
      /no column 'Odo'/,
    ],
    ['no dealership', () => form('own', toCsv([aLine('A')]), { dealership: 'x' }), 404, /no such dealership/],
  ])('ADM-19: %s is answered with a sentence', async (_, make, status, message) => {
    const answer = await call('POST', '/stock-imports/run', world.tokens.admin, { form: make() })
    expect([answer.status, answer.text]).toStrictEqual([status, expect.stringMatching(message)])
  })

  test('ADM-19: an invalid form or id is not a server error', async () => {
    expect((await call('POST', '/stock-imports/run', world.tokens.admin, { json: {} })).status).toBe(400)
    for (const id of ['0', '-1', '1.5', 'x', '987654321', '1e99']) {
      expect((await call('POST', `/stock-imports/${id}/undo`, world.tokens.admin)).status).toBe(404)
    }
  })

  test("ADM-19, SEC-01: staff can save a mapping for their own dealership, but not for another's", async () => {
    const save = (side: Side) =>
      call('POST', '/stock-feeds', world.tokens.marketing, {
        json: {
          name: `for ${side}`,
          dealership: world.sites[side].dealership,
          tenant: world.sites.own.tenant,
          columns: [{ column: 'a', field: 'make' }],
        },
      })
    expect((await save('own')).status).toBe(201)
    expect((await save('foreign')).status).toBe(400)
  })
})
