import { describe, expect, test } from 'vitest'
import { estimateShipping, parsePostcodes, type ShippingZone } from './shipping-zones'

const zones: ShippingZone[] = [
  { name: 'Brisbane', postcodes: '4000-4179, 4205', price: 0 },
  { name: 'Darwin and around', postcodes: '0800-0832', price: 1_890_00 },
  { name: 'South East Queensland', postcodes: '4000-4399;4500 – 4575', price: 180_00 },
]

describe('delivery estimates', () => {
  test.each([
    ['DEL-03: at the start of a range', '4000', { name: 'Brisbane', price: 0 }],
    ['DEL-03: at its end', '4179', { name: 'Brisbane', price: 0 }],
    ['DEL-03: a single postcode', '4205', { name: 'Brisbane', price: 0 }],
    ['DEL-03: the first of two zones wins', '4180', { name: 'South East Queensland', price: 180_00 }],
    ['DEL-03: a leading zero counts', '0820', { name: 'Darwin and around', price: 1_890_00 }],
    ['DEL-03: a dash with spaces', '4550', { name: 'South East Queensland', price: 180_00 }],
    ['DEL-02: nowhere near', '6000', null],
    ['DEL-02: three digits', '800', null],
    ['DEL-02: words', 'Darwin', null],
    ['DEL-02: nothing', '', null],
  ])('%s', (_, postcode, expected) => {
    expect(estimateShipping(postcode, zones)).toEqual(expected)
  })

  test('DEL-02: without zones there is no estimate', () => {
    expect(estimateShipping('4000', [])).toBeNull()
  })

  test.each([
    ['4000', [[4000, 4000]], []],
    [
      '4000 4001,4002',
      [
        [4000, 4000],
        [4001, 4001],
        [4002, 4002],
      ],
      [],
    ],
    ['4179-4000, 40000, x', [], ['4179-4000', '40000', 'x']],
    ['', [], []],
  ])('DEL-03: %j as an editor types it', (text, ranges, refused) => {
    expect(parsePostcodes(text)).toEqual({ ranges, refused })
  })
})
