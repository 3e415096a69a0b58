import { expect, test } from 'vitest'
import { resolveRego } from './rego'

const now = Date.parse('2026-11-20T12:00:00+10:00') / 1000
const march = Date.parse('2027-03-03T12:00:00+10:00') / 1000

test.each([
  ['VDP-17: in the future', march, true, { kind: 'registered', text: 'Expires on 3 Mar 2027' }],
  ['VDP-17: one second ahead is the future', now + 1, false, { kind: 'registered', text: 'Expires on 20 Nov 2026' }],
  ['VDP-18: now is not the future', now, true, { kind: 'unregistered', text: 'Unregistered' }],
  ['VDP-18: past, shown', now - 86_400, true, { kind: 'unregistered', text: 'Unregistered' }],
  ['VDP-18: past, hidden', now - 86_400, false, null],
  ['VDP-18: missing, shown', null, true, { kind: 'unregistered', text: 'Unregistered' }],
  ['VDP-18: missing, hidden', null, false, null],
])('%s', (_, regoExpiresAt, showUnregistered, expected) => {
  expect(resolveRego({ regoExpiresAt }, { showUnregistered }, now, 'Australia/Brisbane')).toEqual(expected)
})
