// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { aTenant } from '@tests/builders/tenant'
import { aVehicle, BUILT_AT, dollars } from '@tests/builders/vehicle'
import { COMPARISON_WARNING } from '@/domain/finance/comparison-rate'
import { composeDisclaimer } from '@/domain/finance/disclaimer'
import { readLenderEntries } from '@/domain/finance/lender-entry'
import type { SwitchOverrides } from '@/domain/switches/switches'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { EstimateSummary } from './estimate-summary'
import { FinanceSection } from './finance-section'
import { toEstimateView, toFinanceView } from './finance-view'

afterEach(() => {
  document.body.innerHTML = ''
})

const LENDER = {
  interestRate: 9.39,
  comparisonRate: 10.08,
  paymentWeek: 206.4,
  totalPayable: 53_664,
  termYears: 5,
  deposit: 0,
  establishmentFees: 495,
  balloon: 0,
  financeProvider: 'Acme Finance',
}

function viewOf(car: Partial<Vehicle> = {}, overrides: SwitchOverrides = {}, words: string | null = null) {
  const { switches } = aTenant('dealer', { switches: { financeDefaultTermYears: 5, financeLender: 'acme', ...overrides } })
  return toFinanceView(aVehicle(car), switches, composeDisclaimer(switches, words), BUILT_AT)
}

function draw(...input: Parameters<typeof viewOf>): string {
  const view = viewOf(...input)
  if (!view) throw new Error('this car has finance')
  const markup = renderToStaticMarkup(
    <FinanceSection view={view}>
      <EstimateSummary estimate={view.estimate} financeHref={view.calculator.financeHref} />
    </FinanceSection>,
  )
  document.body.innerHTML = markup
  return markup
}
const text = (selector: string) => document.querySelector(selector)?.textContent ?? ''

describe('where finance is shown', () => {
  test.each([
    ['FIN-27: not for 500 dollars', { price: dollars(500) }, {}, false],
    ['FIN-27: for one cent more', { price: dollars(500.01) }, {}, true],
    ['PRC-03: not for a placeholder price', { price: dollars(10) }, {}, false],
    ['FIN-27: not without a price', { price: null }, {}, false],
    ['FIN-28: not for a car above the maximum age', { year: 2014 }, { financeMaxCarAgeYears: 12 }, false],
    ['FIN-28: not for a car of unknown year with a maximum age', { year: null }, { financeMaxCarAgeYears: 12 }, false],
    ['PRC-02: not for a subscription', { subscriptionPrice: dollars(199) }, { subscriptionsEnabled: true }, false],
    ['VDP-15: not for a sold car', { status: 'sold' as const }, {}, false],
    ['FIN-27: for an ordinary car', {}, {}, true],
  ])('%s', (_, car, switches, isShown) => {
    expect(viewOf(car, switches) !== null).toBe(isShown)
  })
})

describe('the section', () => {
  test('FIN-03: the calculator and the disclaimer have their anchors', () => {
    draw()
    expect(text('#finance-calculator h2')).toBe('Finance calculator')
    expect(text('#financeDisclaimer')).toContain('based on a 5 year secured loan of $30,000.')
  })

  test('FIN-06, FIN-20: the server renders the repayment with both rates right below it', () => {
    draw()
    expect(text('#finance-calculator')).toContain('$211 per week*10.00% p.a. interest10.00% p.a. comparison rate')
    expect(text('#finance-calculator')).toContain('Purchase price$42,990')
  })

  test('FIN-32: the warning is shown in full and never collapsed', () => {
    draw({}, {}, 'word '.repeat(80))
    const warning = document.querySelector('#finance-warning')
    expect(warning?.textContent).toContain(COMPARISON_WARNING)
    expect(warning?.closest('details')).toBeNull()
  })

  test('FIN-30, VDP-13: a long disclaimer is cut at 197 characters and expands with Show More', () => {
    draw({}, {}, 'word '.repeat(80))
    const [short] = document.querySelectorAll('#financeDisclaimer p')
    expect([...(short?.textContent ?? '')].length).toBeLessThanOrEqual(198)
    expect(text('#financeDisclaimer summary')).toBe('Show MoreShow Less')
    expect(short?.textContent).toContain('comparison rate 10.00% p.a.')
    expect(text('#financeDisclaimer details')).toMatch(/word word$/)
  })

  test('FIN-30: a short disclaimer has no toggle', () => {
    draw({}, {}, 'Short.')
    expect(document.querySelector('#financeDisclaimer summary')).toBeNull()
  })

  test('FIN-31: the note states its terms with its own repayment', () => {
    draw()
    expect(text('#finance-calculator')).toMatch(
      /5 year term, 10\.0% deposit \(\$4,299\), 30% final payment \(\$12,897\) and 10\.00% p\.a\. interest \(10\.03% p\.a\. comparison rate\): \$15\d a week/,
    )
  })

  test("FIN-04, FIN-25: shows every figure of the vehicle's lender, and derives the month from the week", () => {
    draw({ lenders: readLenderEntries({ acme: LENDER }) })
    for (const row of [
      'Acme Finance',
      'Per week$206.40',
      'Per fortnight$412.80',
      'Per month$893.71',
      'Interest rate9.39% p.a.',
      'Comparison rate10.08% p.a.',
      'Term5 years',
      'Deposit$0',
      'Establishment fees$495',
      'Balloon$0',
      'Total payable$53,664',
    ])
      expect(text('#finance-calculator')).toContain(row)
  })

  test.each([
    ['FIN-26: a payment of 25', { paymentWeek: 25 }],
    ['FIN-24: no comparison rate', { comparisonRate: null }],
    ['FIN-24: no rate', { interestRate: null }],
  ])("%s: hides the lender's offer", (_, changes) => {
    expect(viewOf({ lenders: readLenderEntries({ acme: { ...LENDER, ...changes } }) })?.offer).toBeNull()
  })

  test('FIN-01: links to the finance page with its form prefilled', () => {
    draw()
    expect(document.querySelector('a[href^="/finance?"]')?.getAttribute('href')).toMatch(/car_id=501.*#finance-form$/)
  })

  test('FIN-20: without a vehicle the calculator starts at 30,000', () => {
    const { switches } = aTenant('dealer')
    expect(toEstimateView({ settings: switches, carPrice: null }).entries[0]).toEqual({ label: 'Purchase price', value: '$30,000' })
  })

  test('A11Y-01: axe finds no violations', async () => {
    expect(await findViolations(draw({ lenders: readLenderEntries({ acme: LENDER }) }, {}, 'word '.repeat(80)))).toEqual([])
  }, 30_000)
})
