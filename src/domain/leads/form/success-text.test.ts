import { expect, test } from 'vitest'
import { FORM_KINDS } from './form-kinds'
import { writeSuccess } from './success-text'

test.each([
  ['test-drive', 'We’ve got your test drive request.'],
  ['finance', 'We’ve got your finance enquiry.'],
  ['enquiry', 'We’ve got your enquiry.'],
  // The general text mentions no form.
  [null, 'Good to hear from you.'],
  ['boats', 'Good to hear from you.'],
])('LEAD-17: the thank-you for %s', (category, title) => {
  expect(writeSuccess(category).title).toBe(title)
})

test('LEAD-17: each form has its own text', () => {
  expect(new Set(FORM_KINDS.map((kind) => writeSuccess(kind).title)).size).toBe(FORM_KINDS.length)
})
