import { describe, expect, test } from 'vitest'
import { checkMapping, type FeedMapping, mappingSchema, suggestMapping } from './mapping'

const REQUIRED: FeedMapping = [
  { column: 'Stock', field: 'stocknum' },
  { column: 'Make', field: 'make' },
  { column: 'Model', field: 'model' },
  { column: 'Year', field: 'year' },
]
const COLUMNS = ['Stock', 'Make', 'Model', 'Year', 'Price', 'DAP', 'Other']

describe('ADM-19: suggested mappings', () => {
  test.each([
    ['Stock number', 'stocknum'],
    ['STOCK_NO', 'stocknum'],
    ['Stock #', 'stocknum'],
    ['Car type', 'car_type'],
    ['DAP', 'dap'],
    ['EGC', 'egc'],
    ['Odometer', 'km'],
    ['Rego expiry', 'rego_expiry'],
    ['Location code', 'location'],
    ['Exterior Color', 'colour'],
    ['dealercomments', 'dealercomments'],
    ['variant.fuelcapacity', 'variant.fuelcapacity'],
    ['standardEquipment', 'standardEquipment'],
    ['Redbook id', undefined],
    ['Cost', undefined],
    ['constructor', undefined],
  ])('ADM-19: %s is %s', (column, field) => {
    expect(suggestMapping([column])[0]?.field).toBe(field)
  })

  test('ADM-19, SPIN-01: suggests spin images in numbered columns or in one, and the interior panorama', () => {
    expect(suggestMapping(['Spin 1', 'spin_image_02', '360 photo 3', 'Panorama'])).toStrictEqual([
      { column: 'Spin 1', field: 'spin_images' },
      { column: 'spin_image_02', field: 'spin_images' },
      { column: '360 photo 3', field: 'spin_images' },
      { column: 'Panorama', field: 'spin_interior_image' },
    ])
    expect(suggestMapping(['360 images'])).toStrictEqual([{ column: '360 images', field: 'spin_images' }])
  })

  test('ADM-19, CAR-04: suggests every numbered picture column, but each other field once', () => {
    expect(suggestMapping(['Image 1', 'photo_url_2', 'Colour', 'Body colour', 'Doors 4'])).toStrictEqual([
      { column: 'Image 1', field: 'images' },
      { column: 'photo_url_2', field: 'images' },
      { column: 'Colour', field: 'colour' },
    ])
  })

  test('ADM-19, PRC-08: leaves out a plain price beside prices by basis', () => {
    expect(suggestMapping(['Price', 'DAP', 'EGC']).map(({ field }) => field)).toStrictEqual(['dap', 'egc'])
  })
})

describe('ADM-19: errors of a mapping', () => {
  test.each<[string, FeedMapping, RegExp[]]>([
    ['nothing', REQUIRED, []],
    ['a required field', REQUIRED.slice(1), [/No column is mapped to Stock number/]],
    ['a field twice', [...REQUIRED, { column: 'Other', field: 'make' }], [/Two columns are mapped to Make/]],
    ['a missing column', [...REQUIRED, { column: 'Odo', field: 'km' }], [/no column 'Odo'.*Odometer/]],
    ['two prices', [...REQUIRED, { column: 'Price', field: 'price' }, { column: 'DAP', field: 'dap' }], [/either one price/]],
    [
      'a price type beside prices by basis',
      [...REQUIRED, { column: 'Other', field: 'price_type' }, { column: 'DAP', field: 'dap' }],
      [/price type follows/],
    ],
    ['everything', [], [/Stock number/, /Make/, /Model/, /Year/]],
  ])('ADM-19: %s', (_, mapping, problems) => {
    expect(checkMapping(mapping, COLUMNS)).toStrictEqual(problems.map((problem) => expect.stringMatching(problem)))
  })

  test('ADM-19, CAR-03: several columns may fill a list', () => {
    expect(checkMapping([...REQUIRED, { column: 'Price', field: 'images' }, { column: 'Other', field: 'images' }], COLUMNS)).toStrictEqual(
      [],
    )
  })

  test.each([
    [[{ column: 'a', field: 'price', separator: 'auto' }], true],
    [[{ column: 'a', field: 'slug' }], false],
    [[{ column: '', field: 'price' }], false],
    [[{ column: 'a', field: 'price', tenant: 1 }], false],
    [{ a: 'price' }, false],
    [[{ column: 'a', field: 'images', separator: '/' }], false],
  ])('ADM-19, SEC-01: %j can be saved: %s', (mapping, isOne) => {
    expect(mappingSchema.safeParse(mapping).success).toBe(isOne)
  })
})
