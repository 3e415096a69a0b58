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

describe('without scripts', () => {
  test.each(FORM_KINDS)(
    'A11Y-01: axe finds nothing wrong with a %s form, empty or with problems',
    async (kind) => {
      const problems = [
        { name: 'phone', message: 'Please enter a valid Mobile.' },
        { name: '', message: 'This car is not on our site any more.' },
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

  test('LEAD-03, LEAD-11: it sends itself, about this car, opted in unless the box is cleared', () => {
    const form = drawPlain()
    expect([form.method, form.getAttribute('action')]).toEqual(['post', '/api/leads'])
    expect(sentBy(form)).toMatchObject({ form: 'enquiry', car_slug: car.slug, opt_in: 'true', contact_reference: '' })
    document.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
    expect(sentBy(form).opt_in).toBe('false')
    const required = [...form.querySelectorAll<HTMLInputElement>('[required]')].map(({ name }) => name)
    expect(required).toEqual(['name', 'last_name', 'phone', 'postcode', 'email', 'dealership_slug', 'message'])
  })

  test('LEAD-05: four characters of postcode, and no number field that would write separators', () => {
    drawPlain()
    const postcode = document.querySelector('[name=postcode]')
    expect([postcode?.getAttribute('maxlength'), postcode?.getAttribute('type')]).toEqual(['4', 'text'])
  })

  test('LEAD-07: comments that are pasted in are cut off nowhere unseen', () => {
    drawPlain()
    expect(document.querySelector('textarea[name=message]')?.hasAttribute('maxlength')).toBe(false)
  })

  test('LEAD-15: shown again it holds what was typed, lists what is wrong with links and ties each to its field', () => {
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

  test('LEAD-24: the photo request carries its hidden field', () => {
    expect(sentBy(drawPlain({ choice: { kind: 'photo-request', carSlug: car.slug } })).request).toBe('Please send photos for this car')
  })

  test('LEAD-18, SEC-05: a form in steps is sent as a whole, by a button that says so, beside the notice', () => {
    const choice = { kind: 'finance' as const, carSlug: null, inSteps: true }
    document.body.innerHTML = renderToStaticMarkup(<LeadForm site={site} choice={choice} formId="f" onSent={() => undefined} />)
    const isDrawn = (element: Element | null) => element !== null && !element.className.split(' ').includes('noscript:hidden')
    const [next] = screen.getAllByRole('button')
    expect([next?.textContent, isDrawn(next ?? null)]).toEqual(['Continue', false])
    // jsdom reads what stands in it as text, as a browser with scripts does
    expect(document.querySelector('noscript')?.innerHTML).toContain('Send finance enquiry')
    const notice = screen.getByText(/uses these details to answer you/)
    expect(notice.className).toContain('noscript:block')
  })

  test('SEC-05: the notice stands beside the form', () => {
    expect(drawPlain().textContent).toContain('Harbour City Motors uses these details to answer you')
  })
})
