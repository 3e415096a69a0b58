import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resolveGauge } from '@/domain/pricing/market-gauge'
import type { GaugedVehicle, MarketGauge } from '@/server/gauge/port'

export type OpenedGauge = { gauge: MarketGauge; /** A car with a market. */ known: GaugedVehicle; close: () => Promise<void> }

/** Describes the contract of every provider of the market gauge. */
export function describeGauge(name: string, open: () => Promise<OpenedGauge>): void {
  describe(`the contract of the market gauge on ${name}`, () => {
    let opened: OpenedGauge
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    test('API-02: a car with a market gets a gauge around its own price', async () => {
      const view = resolveGauge(await opened.gauge.ask(opened.known))
      expect(view).toMatchObject({ kind: 'panel', listing: opened.known.price })
      if (view.kind !== 'panel') return
      expect(view.market.min).toBeLessThan(view.market.max)
      expect(view.market.max).toBeGreaterThanOrEqual(view.listing)
    })

    test.each([
      ['a model that nobody has', { make: 'Lada', model: 'Niva' }],
      ['characters of a query language', { make: "x' or '1'='1", model: '%' }],
      ['a long text', { make: 'Lada', model: 'n'.repeat(10_000) }],
    ])('GAUGE-03: there is no market for %s', async (_, part) => {
      expect(await opened.gauge.ask({ ...opened.known, ...part })).toBeNull()
    })

    test('API-02: simultaneous requests for the same car get the same answer', async () => {
      const [first, second] = await Promise.all([opened.gauge.ask(opened.known), opened.gauge.ask(opened.known)])
      expect(second).toEqual(first)
    })
  })
}
