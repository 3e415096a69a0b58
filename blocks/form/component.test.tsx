// @vitest-environment jsdom
import { renderToReadableStream } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { toFormSite } from '@/features/enquiry/form-site'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import { FormView } from './component'
import { formExamples } from './examples'

// The readers access the database.
vi.mock('@/server/leads/form-choices', () => ({}))
vi.mock('@/server/models/find-range', () => ({}))

const site = toFormSite(aTenant(), {
  locations: [
    { value: '11', label: 'Moorooka' },
    { value: '12', label: 'Windsor' },
  ],
  dealerships: [],
})

/** Renders the form on the server; the browser would load it lazily. */
async function draw(block: (typeof formExamples)[number]['block']): Promise<string> {
  const stream = await renderToReadableStream(<FormView block={block} site={site} phone="0755504400" />)
  await stream.allReady
  return new Response(stream).text()
}

describe.each(formExamples)('$name', ({ block }) => {
  test('A11Y-01: axe finds no problems', async () => {
    expect(await findViolations(`<main><h1>Page</h1>${await draw(block)}</main>`)).toEqual([])
  }, 30_000)

  test('LEAD-21, LEAD-25, LEAD-28: without JavaScript it is a complete form that the browser submits', async () => {
    document.body.innerHTML = await draw(block)
    const form = document.querySelector('form')
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/leads'])
    const sent = Object.fromEntries(new FormData(form ?? undefined))
    expect(sent).toMatchObject({ form: block.kind, opt_in: 'true', contact_reference: '', name: '', email: '' })
  })
})

test('LEAD-18: a form in steps shows only the first, and all of them without JavaScript', async () => {
  const example = formExamples.find(({ block }) => block.inSteps)
  document.body.innerHTML = example ? await draw(example.block) : ''
  const hidden = [...document.querySelectorAll('h3')].map((heading) => heading.parentElement?.className)
  expect(hidden).toEqual(['', 'hidden noscript:block', 'hidden noscript:block'])
  expect(document.querySelector('[aria-current=step]')?.textContent).toContain('The loan')
})

test.each([
  ['below the heading of its form', 'Finance in minutes', 'H3'],
  ['below the page’s heading, when the form has none', undefined, 'H2'],
])('A11Y-01: the heading of a step is %s', async (_, heading, tag) => {
  const example = formExamples.find(({ block }) => block.inSteps)
  document.body.innerHTML = example ? await draw({ ...example.block, heading }) : ''
  expect(document.querySelector('form [tabindex="-1"].type-h3')?.tagName).toBe(tag)
})
