import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { aLine, importLines, makeYard, openPayload, readCar, readEverything } from './yard'

let payload: Payload
beforeAll(async () => {
  payload = await openPayload()
})

const VAN = {
  ...{ Kind: 'Caravan', Berths: '4 berth', 'Body length': '6.45 m', Tare: '2,350 kg', ATM: '2.8 t', Axles: 'Tandem' },
  ...{ 'Tow ball weight': '210 kg', 'Road type': 'Off road', 'Bunk beds': 'Yes', Ensuite: 'Y', 'Island bed': 'No' },
}

test('KIND-03: a feed fills the facts of caravans in any unit, and the search knows them', async () => {
  const yard = await makeYard(payload, 'drifter')
  await importLines(yard, [aLine('V1', VAN), aLine('V2', { ...VAN, Tare: 'light' })])
  expect(await readCar(yard, 'V1')).toMatchObject({
    item_type: 'caravan',
    specifications: {
      ...{ sleeps: '4', body_length: '6450', tare_weight: '2350', aggregate_trailer_mass: '2800', axle_type: '2' },
      ...{ ball_weight: 210, road_type: 'off_road', bunks: true, island_bed: false, ensuite: true },
    },
  })
  expect(await readEverything(yard)).toMatchObject([
    {
      doc: {
        sleeps: 4,
        body_length: 6_450,
        atm: 2_800,
        payload: 450,
        ball_weight: 210,
        layout: ['bunks', 'ensuite'],
        road_type: 'off_road',
      },
      derived: { sleeps: '4', axles: '2', atm: 2_800, layout: ['bunks', 'ensuite'] },
    },
  ])
})

test('KIND-03: the admin stores a typed figure in its own unit, and refuses what is none', async () => {
  const yard = await makeYard(payload, 'drifter')
  await importLines(yard, [aLine('E1', VAN)])
  const { id, specifications } = await readCar(yard, 'E1')
  const save = (given: object) =>
    payload.update({ collection: 'vehicles', id, data: { specifications: { ...specifications, ...given } }, depth: 0 })
  expect((await save({ body_length: '21 ft', axle_type: '3 axles', sleeps: '' })).specifications).toMatchObject({
    ...{ body_length: '6401', axle_type: '3', sleeps: null },
  })
  await expect(save({ tare_weight: 'light' })).rejects.toThrow(/Tare/)
})
