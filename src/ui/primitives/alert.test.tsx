// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { findViolations } from '@tests/setup/find-violations'
import { Alert, ErrorSummary } from './alert'

const problems = [
  { fieldId: 'mobile', message: 'Mobile must be 10 digits' },
  { fieldId: 'postcode', message: 'Invalid postcode. Please enter a 4-digit number.' },
]

test("A11Y-01: a form's errors are announced, and each links to its field", () => {
  document.body.innerHTML = renderToStaticMarkup(<ErrorSummary problems={problems} />)
  expect(document.querySelector('[role=alert] p')?.textContent).toBe('Please fix the following errors:')
  const links = [...document.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])
  expect(links).toEqual(problems.map(({ fieldId, message }) => [`#${fieldId}`, message]))
})

test('A11Y-01: without errors nothing is announced', () => {
  expect(renderToStaticMarkup(<ErrorSummary problems={[]} />)).toBe('')
})

test.each([
  ['bad', 'alert'],
  ['good', 'status'],
  ['plain', 'status'],
] as const)(
  'A11Y-01: a %s message has the role %s, and axe finds no violations',
  async (tone, role) => {
    const violations = await findViolations(
      renderToStaticMarkup(
        <Alert tone={tone} title="Saved">
          All is well.
        </Alert>,
      ),
    )
    expect(violations).toEqual([])
    expect(document.querySelector(`[role=${role}]`)?.textContent).toBe('SavedAll is well.')
  },
  30_000,
)
