import { describe, expect, test } from 'vitest'
import { FEED_FIELDS, type FeedField } from './feed-fields'
import { type FeedContext, readCell } from './read-cell'

const CONTEXT: FeedContext = {
  now: Date.UTC(2026, 10, 20) / 1000,
  timeZone: 'Australia/Brisbane',
  locations: [
    { id: 7, slug: 'moorooka', name: 'Moorooka Yard' },
    { id: 8, slug: 'windsor', name: 'Windsor' },
  ],
}

function read(field: FeedField, text: string, context = CONTEXT): unknown {
  const reading = readCell(text, FEED_FIELDS[field], 'auto', context)
  return reading.kind === 'value' ? reading.value : reading.kind === 'refused' ? reading.reason : reading.kind
}

describe('ADM-19: cells', () => {
  test.each<[FeedField, string, unknown]>([
    ['make', '  Mercedes-Benz ', 'Mercedes-Benz'],
    ['badge', 'GX\n  Hybrid', 'GX Hybrid'],
    ['badge', 'null', null],
    ['badge', '', null],
    ['year', '2021', 2021],
    ['year', '2021.0', 2021],
    ['year', '2028', 2028],
    ['year', '', null],
    ['car_type', 'USED', 'used'],
    ['car_type', 'Demonstrator', 'demo'],
    ['car_type', 'N', 'new'],
    ['car_type', '', 'unset'],
    ['status', 'In  Stock', 'in_stock'],
    ['status', 'in transit', 'coming_soon'],
    ['status', 'SOLD', 'sold'],
    ['status', 'n/a', 'unset'],
    ['certified', 'Yes', true],
    ['certified', '0', false],
    ['certified', '', 'unset'],
    ['rego_expiry', '30/06/2027', '2027-06-29T14:00:00.000Z'],
    ['rego_expiry', '', null],
    ['location', 'Moorooka', 7],
    ['location', 'windsor', 8],
    ['location', '', null],
    ['price', '$42,990', 42_990],
    ['km', '10 km', 10],
    ['dealercomments', '<b>Great</b> car', 'Great car'],
    ['dealercomments', '= one owner =', '= one owner ='],
    ['standardEquipment', 'a|b', ['a', 'b']],
    ['images', 'https://a.example/1.jpg', ['https://a.example/1.jpg']],
    ['spin_images', 'https://a.example/s/00.jpg|https://a.example/s/01.jpg', ['https://a.example/s/00.jpg', 'https://a.example/s/01.jpg']],
    ['specifications.body_length', '6.45 m', '6450'],
    ['specifications.body_length', '21\'6"', '6553'],
    ['specifications.tare_weight', '2,350 kg', '2350'],
    ['specifications.aggregate_trailer_mass', '2.8 t', '2800'],
    ['specifications.sleeps', '4 berth', '4'],
    ['specifications.sleeps', '', null],
    ['specifications.axle_type', 'Tandem', '2'],
    ['specifications.ball_weight', '210 kg', 210],
    ['specifications.road_type', 'Semi Off-Road', 'semi_off_road'],
    ['specifications.bunks', 'Yes', true],
    ['specifications.sleeps', 'many', "Sleeps 'many' is not a number of people"],
    ['spin_images', '', []],
    ['spin_interior_image', ' https://a.example/in.jpg ', 'https://a.example/in.jpg'],
    ['spin_interior_image', '/media/in.webp', '/media/in.webp'],
    ['spin_interior_image', '', null],
    ['spin_interior_image', 'javascript:alert(1)', null],
  ])('ADM-19, CAR-01 to CAR-04, KIND-03: %s %j is %j', (field, text, value) => {
    expect(read(field, text)).toStrictEqual(value)
  })

  test.each<[FeedField, string, string]>([
    ['year', '20222', 'year 20222 is not between 1900 and 2028'],
    ['year', '1899', 'year 1899 is not between 1900 and 2028'],
    ['year', 'twenty', 'year twenty is not between 1900 and 2028'],
    ['make', '=cmd()', "Make '=cmd()' is a spreadsheet formula, not a text"],
    ['vin', 'JTMW23FV60D0123456', "VIN 'JTMW23FV60D0123456' is longer than 17 characters"],
    ['car_type', 'leased', "Car type 'leased' is none of new, demo, used"],
    ['status', 'constructor', "Status 'constructor' is none of in_stock, coming_soon, sold"],
    ['reserved', 'maybe', "Reserved 'maybe' is neither yes nor no"],
    ['location', 'Perth', "Location 'Perth' is none of this dealership's: moorooka, windsor"],
    ['dealercomments', 'x'.repeat(20_001), 'Dealer comments is longer than 20,000 characters'],
  ])('ADM-19: %s %j is refused', (field, text, reason) => {
    expect(read(field, text)).toBe(reason)
  })

  test('ADM-19: a dealership without locations says so', () => {
    expect(read('location', 'Perth', { ...CONTEXT, locations: [] })).toBe("Location 'Perth' is none of this dealership's; it has none")
  })

  test('ADM-19: a list is joined if a single text is expected', () => {
    expect(readCell(['Red', 'White'], FEED_FIELDS.colour, 'auto', CONTEXT)).toStrictEqual({ kind: 'value', value: 'Red, White' })
  })
})

test('ADM-19, SEC-01: an unusable panorama is skipped with a note, and the car stays', () => {
  const { note } = { note: undefined, ...readCell('http://a.example/in.jpg', FEED_FIELDS.spin_interior_image, 'auto', CONTEXT) }
  expect(note).toBe("Interior panorama 'http://a.example/in.jpg' is not an https address and was left out")
})
