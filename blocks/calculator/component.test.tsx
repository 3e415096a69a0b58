// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { COMPARISON_WARNING } from '@/domain/finance/comparison-rate'
import { composeDisclaimer } from '@/domain/finance/disclaimer'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import { CalculatorBlock, DeliveryBlockView, FinanceBlockView, FuelBlockView } from './component'
import { calculatorExamples } from './examples'

// The readers access the database.
vi.mock('@/server/locations/find-site-locations', () => ({}))
vi.mock('@/server/finance/find-disclaimer', () => ({}))

afterEach(() => {
  cleanup()
  document.body.innerHTML = ''
})

const tenant = aTenant('dealer', { switches: { financeDefaultTermYears: 5, financePath: '/apply-for-finance' } })
const finance = (heading: string | null) => (
  <FinanceBlockView heading={heading} text={null} tenant={tenant} disclaimer={composeDisclaimer(tenant.switches, 'Ask us.')} />
)

test('CMS-01, FIN-20: a finance calculator without a vehicle starts with the default amount and links to the finance form', () => {
  document.body.innerHTML = renderToStaticMarkup(finance(null))
  expect(document.querySelector('#finance-calculator h2')?.textContent).toBe('Finance calculator')
  expect(document.body.textContent).toContain('Purchase price$30,000')
  expect(document.querySelector('a[href="/apply-for-finance#finance-form"]')).not.toBeNull()
})

test('FIN-32: rate, comparison rate, their warning and the disclaimer are shown with it', () => {
  document.body.innerHTML = renderToStaticMarkup(finance('Your week'))
  expect(document.body.textContent).toMatch(/per week\*.*p\.a\. interest.*p\.a\. comparison rate/)
  expect(document.body.textContent).toContain(COMPARISON_WARNING.split(': ')[1])
  expect(document.querySelector('#financeDisclaimer')?.textContent).toContain('Ask us.')
})

test('FIN-06: with JavaScript the amount can be typed', async () => {
  render(finance(null))
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Purchase price' }).value).toBe('$30,000'))
})

test('FUEL-02, FUEL-04: fuel cost uses the given consumption, else the default one', () => {
  document.body.innerHTML = renderToStaticMarkup(<FuelBlockView many="cars" heading="Fuel" text={null} consumption={4.7} />)
  expect(document.body.textContent).toContain('Cars like this one uses 4.7 L/100 km.')
  expect(document.body.textContent).toContain('$19.98')
  document.body.innerHTML = renderToStaticMarkup(<FuelBlockView many="cars" heading={null} text="Fuel" consumption={null} />)
  expect(document.body.textContent).toContain('uses 10 L/100 km.')
})

test('DEL-01: a site without a shipping calculator shows none', async () => {
  const off = aTenant('dealer', { switches: { deliveryCalculatorEnabled: false } })
  const site = { tenant: off, now: 1_790_000_000, place: { isFirst: false } }
  expect(await CalculatorBlock({ block: { blockType: 'calculator', kind: 'delivery' }, site })).toBeNull()
})

test('CMS-01: each kind has an example', () => {
  expect(new Set(calculatorExamples.map(({ block }) => block.kind))).toEqual(new Set(['finance', 'fuel', 'delivery']))
})

test.each([
  ['finance', finance('Your week')],
  ['fuel', <FuelBlockView many="cars" key="fuel" heading="Fuel" text="A line." consumption={7} />],
  ['delivery', <DeliveryBlockView key="delivery" heading={null} text="A line." from="4105" />],
])('A11Y-01: axe finds no problems in: %s', async (_, view) => {
  expect(await findViolations(renderToStaticMarkup(view))).toEqual([])
})
