// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aCalculator } from '@tests/builders/calculator'
import { calculateEstimate } from '@/domain/finance/weekly-estimate'
import { showQuote } from '@/features/finance-quote/show-quote'
import { formatWeekly } from '@/ui/sections/vehicle-card/weekly-view'
import { showOwnTerms } from './show-own-terms'
import { recallTerms, rememberTerms, withOwnTerms } from './stored-terms'

const settings = aCalculator({ financeEstablishmentFee: 530 })
const TERMS = { deposit: 10_000_00, years: 3, residual: 0, rate: 8.5 }
const sent = vi.fn<(address: string, init?: RequestInit) => Promise<Response>>()

beforeEach(async () => {
  localStorage.clear()
  await showOwnTerms(settings)
  vi.stubGlobal('fetch', sent.mockReset().mockResolvedValue(Response.json(settings)))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

function Weekly({ price }: { price: number }) {
  return (
    <p data-weekly={price}>
      <b data-loan="amount">$206</b> <i data-loan="rate">8.99% p.a.</i> <i data-loan="comparisonRate">9.74% p.a.</i>{' '}
      <i data-loan="source">Quote by youX</i>
    </p>
  )
}
const SITE = '$206 8.99% p.a. 9.74% p.a. Quote by youX'
const own = (price: number) => {
  const estimate = calculateEstimate(price, settings, TERMS)
  const view = estimate && formatWeekly(estimate)
  return `${view?.amount} ${view?.rate} ${view?.comparisonRate} Your terms`
}
const texts = () =>
  [...document.querySelectorAll<HTMLElement>('[data-weekly]')].map(({ hidden, textContent }) => (hidden ? '' : textContent))

test("LOOK-01: every weekly price is shown for the visitor's terms, also in cards that come later, and for the site's again without them", async () => {
  const { rerender } = render(<Weekly price={42_990_00} />)
  rememberTerms(TERMS)
  await showOwnTerms()
  expect(sent.mock.calls.map(([address]) => address)).toEqual(['/api/finance-settings'])
  expect(texts()).toEqual([own(42_990_00)])
  rerender(
    <>
      <Weekly price={42_990_00} />
      <Weekly price={30_000_00} />
    </>,
  )
  await waitFor(() => expect(texts()).toEqual([own(42_990_00), own(30_000_00)]))
  rememberTerms(null)
  await showOwnTerms(settings)
  expect(texts()).toEqual([SITE, SITE])
})

test('LOOK-01: the printed line of a vehicle page follows', async () => {
  const line = '$206 a week, 8.99% p.a. interest rate, 9.74% p.a. comparison rate* (Quote by youX)'
  render(
    <p data-weekly={42_990_00} data-weekly-line="">
      {line}
    </p>,
  )
  rememberTerms(TERMS)
  await showOwnTerms(settings)
  expect(texts()[0]).toMatch(/^\$244 a week, 8\.50% p\.a\. interest rate, 9\.25% p\.a\. comparison rate\* \(Your terms\)$/)
  rememberTerms(null)
  await showOwnTerms(settings)
  expect(texts()).toEqual([line])
})

test('LOOK-01: a vehicle for less than the deposit has no weekly price', async () => {
  render(<Weekly price={9_000_00} />)
  rememberTerms(TERMS)
  await showOwnTerms(settings)
  expect(texts()).toEqual([''])
  rememberTerms(null)
  await showOwnTerms(settings)
  expect(texts()).toEqual([SITE])
})

test('LOOK-01: links and forms that search by weekly payment carry the terms', async () => {
  render(
    <>
      <a href="/search?weekly_price_range=-150">Under $150 a week</a>
      <a href="/search?price=-20000">Under $20,000</a>
      <form>
        <input name="weekly_price_range_min" />
      </form>
    </>,
  )
  rememberTerms(TERMS)
  await showOwnTerms(settings)
  const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[type=hidden]')].map(({ name, value }) => [name, value])
  expect(hrefs()).toEqual(['/search?weekly_price_range=-150&terms=1000000,3,0,8.5', '/search?price=-20000'])
  expect(fields()).toEqual([['terms', '1000000,3,0,8.5']])
  rememberTerms(null)
  await showOwnTerms(settings)
  expect([hrefs()[0], fields()]).toEqual(['/search?weekly_price_range=-150', []])
})

test("LOOK-01: a quote for other terms does not replace the price for the visitor's", async () => {
  rememberTerms(TERMS)
  await showQuote(
    { ...{ selfAssessedCreditScore: 'GREAT', purchasePrice: 1, loanTerm: 5, year: 1, vin: null, nvic: null, whoIsHelping: '' } },
    new AbortController().signal,
  )
  expect(sent).not.toHaveBeenCalled()
})

test('LOOK-01: the PDF gets the terms; a device with unreadable ones has none', () => {
  rememberTerms(TERMS)
  expect(withOwnTerms('/api/cars/rav4/pdf')).toBe('/api/cars/rav4/pdf?terms=1000000,3,0,8.5')
  localStorage.setItem('loanTerms', '{"deposit":1}')
  expect([recallTerms(), withOwnTerms('/a')]).toEqual([null, '/a'])
})

test('LOOK-01: without the settings the prices of the site stay', async () => {
  sent.mockRejectedValue(new Error('offline'))
  render(<Weekly price={42_990_00} />)
  rememberTerms(TERMS)
  await showOwnTerms()
  expect(texts()).toEqual([SITE])
})
