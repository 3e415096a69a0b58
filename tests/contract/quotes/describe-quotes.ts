import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { QuoteContext } from '@/domain/finance/quote'
import type { QuoteRequest } from '@/domain/finance/quote-request'
import type { Quotes } from '@/server/quotes/port'

export type OpenedQuotes = { quotes: Quotes; close: () => Promise<void> }

/** A car for which every provider in the tests returns a quote. */
export const QUOTED: QuoteRequest = {
  ...{ selfAssessedCreditScore: 'GREAT', purchasePrice: 42_990, loanTerm: 5, year: 2023, vin: 'JTMW33FV00D054127', nvic: null },
  whoIsHelping: 'Harbour City Motors',
}
/** The providers in the tests quote for cars of this year or newer. */
export const OLDEST_YEAR = 2016

const context: QuoteContext = {
  lender: {
    ...{ key: 'acme', name: 'Acme', priceMin: null, priceMax: null, rateMin: null, rateMax: null, termMax: null, maxCarAge: null },
    ...{ establishmentFee: null, disclaimer: null, rates: [{ upToAge: 2026 - OLDEST_YEAR, rate: 9.39 }] },
  },
  fees: { financed: 0, monthly: 0 },
  year: 2026,
}

/** Describes the contract of every provider of quotes. */
export function describeQuotes(name: string, open: () => Promise<OpenedQuotes>): void {
  describe(`the contract of quotes on ${name}`, () => {
    let opened: OpenedQuotes
    beforeAll(async () => {
      opened = await open()
    })
    afterAll(() => opened.close())

    test('API-08: a weekly repayment in dollars with its rates in percent per year', async () => {
      const quote = await opened.quotes.ask(QUOTED, context)
      expect(quote?.weeklyRepaymentAmount).toBeGreaterThan(QUOTED.purchasePrice / (5 * 52))
      expect(quote?.weeklyRepaymentAmount).toBeLessThan((2 * QUOTED.purchasePrice) / (5 * 52))
      expect(quote?.advertisedRate).toBeGreaterThan(0)
      expect(quote?.comparisonRate).toBeGreaterThanOrEqual(quote?.advertisedRate ?? Infinity)
    })

    test('API-08: a car that is too old gets no quote', async () => {
      expect(await opened.quotes.ask({ ...QUOTED, year: OLDEST_YEAR - 1 }, context)).toBeNull()
    })

    test('API-08: a quote requires neither VIN nor seller', async () => {
      expect(await opened.quotes.ask({ ...QUOTED, vin: null, whoIsHelping: null }, context)).toEqual(
        await opened.quotes.ask(QUOTED, context),
      )
    })
  })
}
