import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  toTicketExpiry,
  isTicketFor,
  nameContentSubject,
  type PreviewTicket,
  readContentSubject,
  readTicket,
  writeTicket,
} from './preview-ticket'

const HOUR = 3600
const ticket: PreviewTicket = {
  userId: 7,
  sessionId: '0b54c1a2-7a1e-4a44-9d5e-0f6f4a2c1b11',
  tenantId: 3,
  subject: { kind: 'page', id: 12 },
  adminOrigin: 'http://localhost:3000',
  until: 1_790_000_000,
}
const SETTINGS = { kind: 'site-settings' } as const

test.each([
  ticket,
  { ...ticket, subject: SETTINGS },
  { ...ticket, subject: { kind: 'promo-cards', id: 4 } } as const,
  { ...ticket, subject: { kind: 'section', id: 4 } } as const,
  { ...ticket, adminOrigin: 'https://forecourt.example' },
])('SEC-08: a ticket is read as it was written', (one) => {
  expect(readTicket(writeTicket(one))).toEqual(one)
})

test('SEC-08: only a text in this format is a ticket, and no text throws', () => {
  const text = writeTicket(ticket)
  for (const bad of ['', text.slice(1), `${text}~`, `${text}\n`, text.replace('page-12', 'page-0'), text.replace('page-12', 'leads-12')])
    expect(readTicket(bad), bad).toBeNull()
  expect(readTicket(text.replace('http://localhost:3000', 'javascript:alert(1)'))).toBeNull()
  fc.assert(
    fc.property(fc.string(), (given) => {
      const read = readTicket(given)
      expect(read === null || writeTicket(read) === given).toBe(true)
    }),
  )
})

test.each([
  ['its page', { tenantId: 3, subject: { kind: 'page', id: 12 } }, 0, true],
  ['another page', { tenantId: 3, subject: { kind: 'page', id: 13 } }, 0, false],
  ['another tenant’s page', { tenantId: 4, subject: { kind: 'page', id: 12 } }, 0, false],
  ['the site settings', { tenantId: 3, subject: SETTINGS }, 0, false],
  ['its page at its expiry', { tenantId: 3, subject: { kind: 'page', id: 12 } }, ticket.until, false],
  ['its page a second before its expiry', { tenantId: 3, subject: { kind: 'page', id: 12 } }, ticket.until - 1, true],
] as const)('SEC-08: a ticket for a page and %s', (_name, asked, now, opens) => {
  expect(isTicketFor(ticket, asked, now)).toBe(opens)
})

test('SEC-08: a ticket for the site settings opens its tenant’s settings, but no page', () => {
  const own = { ...ticket, subject: SETTINGS }
  expect(isTicketFor(own, { tenantId: 3, subject: SETTINGS }, 0)).toBe(true)
  expect(isTicketFor(own, { tenantId: 4, subject: SETTINGS }, 0)).toBe(false)
  expect(isTicketFor(own, { tenantId: 3, subject: { kind: 'page', id: 12 } }, 0)).toBe(false)
})

test('SEC-08: the expiry is 8 to 16 hours away and stays the same for hours', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (now) => {
      const left = toTicketExpiry(now) - now
      expect(left).toBeGreaterThan(8 * HOUR)
      expect(left).toBeLessThanOrEqual(16 * HOUR)
    }),
  )
  const start = 8 * HOUR * 1000
  expect(new Set([0, 1, HOUR, 8 * HOUR - 1].map((later) => toTicketExpiry(start + later))).size).toBe(1)
})

test('EDT-16, SEC-08: a ticket for an offer opens that offer only', () => {
  const own: PreviewTicket = { ...ticket, subject: { kind: 'offers', id: 12 } }
  const opens = (subject: PreviewTicket['subject']) => isTicketFor(own, { tenantId: 3, subject }, 0)
  expect([opens({ kind: 'offers', id: 12 }), opens({ kind: 'offers', id: 13 }), opens({ kind: 'faqs', id: 12 })]).toEqual([
    true,
    false,
    false,
  ])
  expect([opens({ kind: 'page', id: 12 }), opens(SETTINGS)]).toEqual([false, false])
  expect(isTicketFor(ticket, { tenantId: 3, subject: { kind: 'offers', id: 12 } }, 0)).toBe(false)
})

test('EDT-16: the address of a preview names its content', () => {
  expect(readContentSubject(nameContentSubject({ kind: 'promo-cards', id: 7 }))).toEqual({ kind: 'promo-cards', id: 7 })
  for (const bad of ['', 'offers', 'offers-0', 'leads-3', 'page-3', 'offers-3x']) expect(readContentSubject(bad), bad).toBeNull()
})
