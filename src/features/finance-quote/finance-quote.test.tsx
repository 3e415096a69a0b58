// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toQuoteRequest } from '@/domain/finance/quote'
import { aVehicle } from '@tests/builders/vehicle'
import { ShownAfter } from '@/features/sticky-bar/shown-after'
import { FinanceQuote } from './finance-quote'

const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>()
beforeEach(() => vi.stubGlobal('fetch', asked.mockReset()))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const request = toQuoteRequest(aVehicle(), { youxEnabled: true })
if (!request) throw new Error('the car is quoted')
const QUOTE = { weeklyRepaymentAmount: 205.2, advertisedRate: 8.49, comparisonRate: 9.24 }
const answer = (body: object, status = 200) => asked.mockResolvedValue(new Response(JSON.stringify(body), { status }))

function draw() {
  const { container } = render(
    <>
      <p>
        <b data-quote="amount">$210</b> <i data-quote="rate">10.00% p.a.</i> <i data-quote="comparisonRate">10.00% p.a.</i>
      </p>
      <FinanceQuote request={request ?? never()} />
    </>,
  )
  return () => container.textContent
}
function never(): never {
  throw new Error('the car is quoted')
}

test('API-08, FIN-37: the request is sent with its fields, and the quote replaces the estimate with both of its rates', async () => {
  answer(QUOTE)
  const text = draw()
  await waitFor(() => expect(text()).toBe('$206 8.49% p.a. 9.24% p.a.'))
  const [address, init] = asked.mock.calls[0] ?? []
  expect([address, init?.method]).toEqual(['/api/youx/quote', 'POST'])
  expect(JSON.parse(String(init?.body))).toEqual({
    selfAssessedCreditScore: 'GREAT',
    purchasePrice: 42_990,
    loanTerm: 5,
    year: 2023,
    vin: 'JTMW33FV00D054127',
    nvic: 'X1W23A',
    whoIsHelping: 'Harbour City Motors',
  })
})

test('VDP-08, FIN-24: the sticky header, rendered after the quote has arrived, shows the quote instead of the estimate', async () => {
  answer(QUOTE)
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
    act(() => void fireEvent.scroll(window))
  }
  const { container } = render(
    <>
      <p>
        <b data-quote="amount">$210</b>
      </p>
      <ShownAfter px={500}>
        <b data-quote="amount">$210</b> <i data-quote="comparisonRate">10.00% p.a.</i>
      </ShownAfter>
      <FinanceQuote request={request ?? never()} />
    </>,
  )
  await waitFor(() => expect(container.textContent).toBe('$206'))
  scrollTo(501)
  await waitFor(() => expect(container.querySelector('.sticky-bar')?.textContent).toBe('$206 9.24% p.a.'))
  scrollTo(0)
})

test.each([
  ['API-08: a failing call is ignored', () => asked.mockRejectedValue(new Error('offline'))],
  ['API-08: no quote', () => answer({ error: { code: 'not_found', message: 'none' } }, 404)],
  ['API-08: no JSON', () => asked.mockResolvedValue(new Response('<html>'))],
  ['FIN-24: a quote without a comparison rate', () => answer({ ...QUOTE, comparisonRate: null })],
  ['FIN-26: a quote of 25 dollars', () => answer({ ...QUOTE, weeklyRepaymentAmount: 25 })],
])('%s: the estimate stays', async (_, given) => {
  given()
  const text = draw()
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(text()).toBe('$210 10.00% p.a. 10.00% p.a.')
})
