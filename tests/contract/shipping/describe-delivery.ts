import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Shipping } from '@/server/shipping/port'

export type OpenedDelivery = { delivery: Shipping; close: () => Promise<void> }

/** Where every provider in the tests ships to, and at what price. */
export const ZONES = [
  { name: 'Greater Brisbane', postcodes: '4000-4179', price: 0 },
  { name: 'Toowoomba and Downs', postcodes: '4340-4413', price: 240_50 },
]

/** Describes the contract of every provider of shipping estimates. */
export function describeDelivery(name: string, open: () => Promise<OpenedDelivery>): void {
  describe(`the contract of delivery on ${name}`, () => {
    let opened: OpenedDelivery
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())
    const ask = (postcode: string, from: string | null = '4105') => opened.delivery.ask({ postcode, from }, ZONES)

    test.each([
      ['4350', { name: 'Toowoomba and Downs', price: 240_50 }],
      ['4105', { name: 'Greater Brisbane', price: 0 }],
    ])("DEL-03: delivery to %s has its region's name and a price in whole cents", async (postcode, expected) => {
      expect(await ask(postcode)).toEqual(expected)
      expect(await ask(postcode, null)).toEqual(expected)
    })

    test.each(['6000', '0800', '9999'])('DEL-02: there is no delivery to %s', async (postcode) => {
      expect(await ask(postcode)).toBeNull()
    })
  })
}
