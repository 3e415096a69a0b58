import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RegoCar, RegoLookup } from '@/server/trade-in/rego/port'

export type OpenedRego = {
  register: RegoLookup
  /** What the provider returns for the plate 123ABC in Queensland. */ known: RegoCar | null
  close: () => Promise<void>
}

/** Describes the contract of every provider that looks up cars by plate. */
export function describeRego(name: string, open: () => Promise<OpenedRego>): void {
  describe(`the contract of rego lookup on ${name}`, () => {
    let opened: OpenedRego
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    test("API-17: a plate's car has make, model, badge and year, or the visitor types them", async () => {
      expect(await opened.register.ask({ rego: '123ABC', regoState: 'QLD' })).toEqual(opened.known)
    })

    test.each([
      ['another state’s plate', { rego: '123ABC', regoState: 'WA' }],
      ['an unknown plate', { rego: 'ZZZZZZ', regoState: 'QLD' }],
      ['characters of a query language', { rego: "' or 1=1 --", regoState: '%' }],
      ['nothing', { rego: '', regoState: '' }],
    ])('API-17: no car is invented for %s', async (_, plate) => {
      expect(await opened.register.ask(plate)).toBeNull()
    })
  })
}
