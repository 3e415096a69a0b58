import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TradeInCar } from '@/domain/journeys/trade-in/journey'
import type { ValuationQuestion, Valuer } from '@/server/trade-in/valuation/port'

export type OpenedValuer = { valuer: Valuer; /** A car that it can value. */ known: TradeInCar; close: () => Promise<void> }

/** Describes the contract of every provider of trade-in valuations. */
export function describeValuer(name: string, open: () => Promise<OpenedValuer>): void {
  describe(`the contract of trade-in valuations on ${name}`, () => {
    let opened: OpenedValuer
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())
    const ask = (car: Partial<TradeInCar> = {}, part: Partial<ValuationQuestion> = {}) =>
      opened.valuer.ask({ car: { ...opened.known, ...car }, rego: { rego: '123ABC', regoState: 'QLD' }, adjustments: {}, ...part })

    test('TRD-04: a price in whole cents within its range, with a confidence', async () => {
      const value = await ask()
      expect(value).not.toBeNull()
      const { price = 0, min = 0, max = 0, confidence = 2, comparables = -1 } = value ?? {}
      expect([price, min, max].every((cents) => Number.isSafeInteger(cents) && cents > 0)).toBe(true)
      expect([min <= price, price <= max]).toEqual([true, true])
      expect([confidence >= 0 && confidence <= 1, Number.isInteger(comparables) && comparables >= 0]).toEqual([true, true])
    })

    test.each([
      ['a model that nobody has', { make: 'Lada', model: 'Niva' }],
      ['characters of a query language', { make: "x' or '1'='1", model: '%' }],
    ])("TRD-04: %s can't be valued", async (_, car) => {
      expect(await ask(car)).toBeNull()
    })

    test('TRD-04: a car is valued without its plate', async () => {
      expect(await ask({}, { rego: { rego: null, regoState: null } })).not.toBeNull()
    })
  })
}
