import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { LenderTerms } from '@/domain/finance/lender-terms'
import type { QuoteRequest } from '@/domain/finance/quote-request'
import { openJsonService } from '@tests/builders/json-service'
import { createEmbeddedQuotes } from './embedded-quotes'
import { createYouxQuotes } from './youx-quotes'

const QUOTE = { weeklyRepaymentAmount: 206.4, advertisedRate: 8.99, comparisonRate: 9.74 }
const request: QuoteRequest = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 42_990,
  loanTerm: 5,
  year: 2023,
  vin: 'JTMW33FV00D054127',
  nvic: null,
  whoIsHelping: 'Harbour City Motors',
}
const context = { lender: null, fees: { financed: 0, monthly: 0 }, year: 2026 }

let service: Awaited<ReturnType<typeof openJsonService>>
beforeAll(async () => {
  service = await openJsonService((response) => response.end())
})
beforeEach(() => service.answerWith((response) => response.end(JSON.stringify(QUOTE))))
afterAll(() => service.close())

const youx = (key?: string, timeoutMs = 10_000) => createYouxQuotes({ address: `${service.origin}/v1/quotes`, key, timeoutMs })

describe('quotes from Youx', () => {
  test('API-08, FIN-37: sends the fields with the key and returns the quote unchanged', async () => {
    expect(await youx('secret').ask(request, context)).toEqual(QUOTE)
    expect(service.calls.at(-1)).toEqual({ authorization: 'Bearer secret', body: request })
  })

  test('API-08: accepts a quote without rates', async () => {
    service.answerWith((response) => response.end(JSON.stringify({ weeklyRepaymentAmount: 206.4 })))
    expect(await youx().ask(request, context)).toEqual({ weeklyRepaymentAmount: 206.4, advertisedRate: null, comparisonRate: null })
  })

  test('API-08: returns null for a vehicle that Youx makes no quote for', async () => {
    service.answerWith((response) => response.writeHead(404).end())
    expect(await youx().ask(request, context)).toBeNull()
  })

  test.each([
    ['an error', (response: { writeHead: (status: number) => { end: () => void } }) => response.writeHead(503).end()],
    ['no JSON', (response: { end: (text: string) => void }) => response.end('<html>')],
    ['an amount as text', (response: { end: (text: string) => void }) => response.end('{"weeklyRepaymentAmount":"206"}')],
  ])('API-08: %s is a failure', async (_, answer) => {
    service.answerWith(answer)
    await expect(youx().ask(request, context)).rejects.toThrow()
  })

  test('API-08: a timeout is a failure', async () => {
    service.answerWith(() => undefined)
    await expect(youx(undefined, 50).ask(request, context)).rejects.toThrow()
  })
})

const lender: LenderTerms = {
  ...{ key: 'acme', name: 'Acme', priceMin: null, priceMax: null, rateMin: null, rateMax: null, termMax: null, maxCarAge: null },
  ...{ establishmentFee: null, disclaimer: null, rates: [{ upToAge: null, rate: 9.39 }] },
}

test('API-08: without Youx the tenant’s own rate table quotes, and no service is asked', async () => {
  const before = service.calls.length
  expect(await createEmbeddedQuotes().ask(request, { ...context, lender })).toMatchObject({ advertisedRate: 9.39 })
  expect(await createEmbeddedQuotes().ask(request, context)).toBeNull()
  expect(service.calls).toHaveLength(before)
})
