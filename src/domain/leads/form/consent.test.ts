import { expect, test } from 'vitest'
import { NOTICE_VERSION, recordConsent, writeNotice } from './consent'

test.each([
  ['all agreed', { opt_in: true, terms: true }],
  ['marketing declined, no terms on the form', { opt_in: false, terms: null }],
])('SEC-05: records the consent with its wording and time: %s', (_, given) => {
  expect(recordConsent('Harbour City Motors', given, 1_790_000_000)).toEqual({
    notice_version: NOTICE_VERSION,
    notice: 'Harbour City Motors uses these details to reply to you and only keeps them as long as needed.',
    marketing: given.opt_in,
    marketing_words: 'Send me new arrivals and offers by email',
    terms: given.terms,
    terms_words: given.terms === null ? null : 'I agree to the terms of use',
    at: 1_790_000_000,
  })
})

test('SEC-05: the wording of a published version does not change', () => {
  expect(writeNotice('X', '2026-11')).toBe('X uses these details to answer you and keeps them no longer than that needs.')
  expect(writeNotice('X', '2026-11-25')).toBe('X uses these details to reply to you and only keeps them as long as needed.')
})
