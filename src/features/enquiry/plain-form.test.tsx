// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { FORM_KINDS } from '@/domain/leads/form/form-kinds'
import { toVehiclePageModel } from '@/ui/pages/vehicle-page/vehicle-page-model'
import { aTenant } from '@tests/builders/tenant'
import { aVehicle, BUILT_AT } from '@tests/builders/vehicle'
import { findViolations } from '@tests/setup/find-violations'
import { toEnquiryCar } from './enquiry-car'
import { toFormSite } from './form-site'
import { LeadForm } from './lead-form'
import { PlainForm } from './plain-form'

const car = toEnquiryCar(toVehiclePageModel(aVehicle(), aTenant(), BUILT_AT), 'harbour-city-motors')
const places = {
  locations: [
    { value: '11', label: 'Moorooka' },
    { value: '12', label: 'Windsor' },
  ],
  dealerships: [
    { value: 'harbour', label: 'Harbour' },
    { value: 'west', label: 'West' },
  ],
}
const site = toFormSite(aTenant('dealer', { switches: { testDriveTermsField: true, termsAgreementRequired: true } }), places)
const aboutCar = { kind: 'enquiry' as const, carSlug: car.slug }

describe('without JavaScript', () => {
  test.each(FORM_KINDS)(
    'A11Y-01: axe finds no problems in a %s form, empty or with errors',
    async (kind) => {
      const problems = [
        { name: 'phone', message: 'Please enter a valid Mobile.' },
        { name: '', message: 'This car is no longer on our site.' },
      ]
      const draw = (more: object) => renderToStaticMarkup(<PlainForm site={site} choice={{ kind, carSlug: null }} formId="f" {...more} />)
      expect(await findViolations(`<main><h1>Form</h1>${draw({ problems, values: { phone: '04' } })}</main>`)).toEqual([])
    },
    30_000,
  )

  function drawPlain(more: Partial<Parameters<typeof PlainForm>[0]> = {}): HTMLFormElement {
    document.body.innerHTML = renderToStaticMarkup(<PlainForm site={site} choice={aboutCar} formId="f" {...more} />)
    const form = document.querySelector('form')
    if (!form) throw new Error('no form')
    return form
  }
  const sentBy = (form: HTMLFormElement) => Object.fromEntries(new FormData(form))

  test('LEAD-03, LEAD-11: it is sent about this vehicle, opted in unless the box is cleared', () => {
    const form = drawPlain()
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/leads'])
    expect(sentBy(form)).toMatchObject({ form: 'enquiry', car_slug: car.slug, opt_in: 'true', contact_reference: '' })
    document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
    expect(sentBy(form).opt_in).toBe('false')
    const required = [...form.querySelectorAll<HTMLInputElement>('[required]')].map(({ name }) => name)
    expect(required).toEqual(['name', 'last_name', 'phone', 'postcode', 'email', 'dealership_slug', 'message'])
  })

  test("LEAD-05: the postcode takes four characters and isn't a number field, which would write separators", () => {
    drawPlain()
    const postcode = document.querySelector('[name=postcode]')
    expect([postcode?.getAttribute('maxlength'), postcode?.getAttribute('type')]).toEqual(['4', 'text'])
  })

  test("LEAD-07: long pasted comments aren't cut off silently", () => {
    drawPlain()
    expect(document.querySelector('textarea[name=message]')?.hasAttribute('maxlength')).toBe(false)
  })

  test('LEAD-15: shown again it keeps the input, lists the errors with links and ties each to its field', () => {
    const values = { name: 'Alannah', message: 'Two\nlines', opt_in: 'false', category: 'Parts', location_id: '12' }
    const problems = [
      { name: 'phone', message: 'Please enter your Mobile.' },
      { name: 'gone', message: 'Please enter your Gone.' },
    ]
    const form = drawPlain({ choice: { kind: 'contact', carSlug: null }, values, problems })
    expect(sentBy(form)).toMatchObject(values)
    expect(document.querySelector('#f-phone')?.getAttribute('aria-describedby')).toBe('f-phone-error')
    const [first, second] = [...document.querySelectorAll('[role=alert]')]
    expect(first?.textContent).toBe('Please enter your Gone.')
    expect(second?.querySelector('a')?.getAttribute('href')).toBe('#f-phone')
  })

  test('LEAD-24: the photo request has its hidden field', () => {
    expect(sentBy(drawPlain({ choice: { kind: 'photo-request', carSlug: car.slug } })).request).toBe('Please send photos for this car')
  })

  test('LEAD-18, SEC-05: a form in steps is sent as a whole, with its own button label beside the notice', () => {
    const choice = { kind: 'finance' as const, carSlug: null, inSteps: true }
    document.body.innerHTML = renderToStaticMarkup(<LeadForm site={site} choice={choice} formId="f" onSent={() => undefined} />)
    const isDrawn = (element: Element | null) => element !== null && !element.className.split(' ').includes('noscript:hidden')
    const [next] = screen.getAllByRole('button')
    expect([next?.textContent, isDrawn(next ?? null)]).toEqual(['Continue', false])
    // jsdom parses noscript content as text, like a browser with JavaScript.
    expect(document.querySelector('noscript')?.innerHTML).toContain('Send finance enquiry')
    const notice = screen.getByText(/uses these details to reply to you/)
    expect(notice.className).toContain('noscript:block')
  })

  test('SEC-05: the privacy notice is beside the form', () => {
    expect(drawPlain().textContent).toContain('Harbour City Motors uses these details to reply to you')
  })
})
