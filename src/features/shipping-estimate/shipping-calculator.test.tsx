// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { ShippingCalculator } from './shipping-calculator'
import { LiveShippingCalculator } from './live-shipping-calculator'

const asked = vi.fn<(address: string) => Promise<Response>>()
beforeEach(() => vi.stubGlobal('fetch', asked.mockReset()))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const SORRY =
  "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or give us a call to get a quote."
const answer = (body: object, status = 200) => asked.mockResolvedValue(new Response(JSON.stringify(body), { status }))
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Postcode' })
const status = () => screen.getByRole('status').textContent

function check(postcode: string) {
  render(<LiveShippingCalculator note="Moorooka to your driveway." from="4105" />)
  fireEvent.change(field(), { target: { value: postcode } })
  fireEvent.click(screen.getByRole('button', { name: 'Check' }))
}

test('DEL-01: an empty postcode sends no request, and the field shows an error', async () => {
  check('  ')
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('Please enter a postcode.')).toBeDefined()
  expect(document.activeElement).toBe(field())
  expect(asked).not.toHaveBeenCalled()
})

test('DEL-03, API-21: region and price are announced', async () => {
  answer({ name: 'Toowoomba', price: 240 })
  check(' 4350 ')
  await waitFor(() => expect(status()).toBe('Toowoomba$240'))
  expect(asked.mock.calls[0]?.[0]).toBe('/api/delivery-estimate?postcode=4350&from=4105')
  expect(field().value).toBe(' 4350 ')
})

test('DEL-03: a price of zero is shown as free', async () => {
  answer({ name: 'Greater Brisbane', price: 0 })
  check('4000')
  await waitFor(() => expect(status()).toBe('Greater BrisbaneFree'))
})

test.each([
  ['DEL-02: no estimate', () => answer({ error: { code: 'not_found', message: 'none' } }, 404)],
  ['DEL-02: the call fails', () => asked.mockRejectedValue(new Error('offline'))],
  ['DEL-02: a response without a price', () => answer({ name: 'Toowoomba' })],
])('%s', async (_, given) => {
  given()
  check('6999')
  await waitFor(() => expect(status()).toBe(SORRY))
})

test('DEL-03: an outdated response is dropped', async () => {
  let answerFirst: (response: Response) => void = () => undefined
  asked.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)))
  check('4000')
  answer({ name: 'Toowoomba', price: 240 })
  fireEvent.change(field(), { target: { value: '4350' } })
  const form = field().form
  if (!form) throw new Error('the field is in a form')
  fireEvent.submit(form)
  await waitFor(() => expect(status()).toBe('Toowoomba$240'))
  answerFirst(new Response(JSON.stringify({ name: 'Brisbane', price: 0 })))
  await new Promise((resolve) => setTimeout(resolve))
  expect(status()).toBe('Toowoomba$240')
})

test("DEL-01: the script replaces the server's markup, and axe finds no problems", async () => {
  const { container } = render(
    <ShippingCalculator note={null} from={null}>
      <p>drawn by the server</p>
    </ShippingCalculator>,
  )
  await waitFor(() => expect(field().readOnly).toBe(false))
  const markup = container.innerHTML
  cleanup()
  expect(await findViolations(markup)).toEqual([])
}, 30_000)
