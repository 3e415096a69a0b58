import { expect, test } from 'vitest'
import { composeDisclaimer } from './disclaimer'

const settings = {
  financeAdvertisedRate: null,
  financeDefaultRate: 10,
  financeEstablishmentFee: 0,
  financeComparisonRange: null,
  financeFees: null,
}
const RATE = 'Interest rate 10.00% p.a., comparison rate 10.00% p.a., based on a 5 year secured loan of $30,000.'

test.each([
  ['API-22: the lender’s words first', ['Lender.', 'Tenant.'], `${RATE} Lender.`],
  ['API-22: else the tenant’s', [null, ' Tenant. '], `${RATE} Tenant.`],
  ['API-22: blank texts are skipped', ['  ', 'Tenant.'], `${RATE} Tenant.`],
])('%s', (_, words, full) => {
  expect(composeDisclaimer(settings, ...words).full).toBe(full)
})

test('API-22: without any text the platform’s default is used', () => {
  expect(composeDisclaimer(settings).full).toMatch(/^Interest rate 10\.00%.* Repayments are estimates /)
})

test.each([
  ['FIN-32: the example is a 5 year secured loan of $30,000', {}, 'based on a 5 year secured loan of $30,000.'],
  [
    'FIN-33: the interest that a tenant advertises',
    { financeAdvertisedRate: 12.94 },
    'Interest rate 12.94% p.a., comparison rate 12.94% p.a.',
  ],
  [
    'FIN-34: a lender’s range of comparison rates',
    { financeComparisonRange: [8.38, 19.42] as const },
    'Comparison rates range from 8.38% p.a. to 19.42% p.a.',
  ],
  ['FIN-34: a range of one rate', { financeComparisonRange: [8.38, 8.38] as const }, 'Comparison rate 8.38% p.a.'],
  [
    'FIN-35: the fees that a dealer states',
    {
      financeFees: [
        { label: 'establishment fee', amount: 395 },
        { label: 'registration fee', amount: 6 },
        { label: 'monthly admin fee', amount: 8 },
        { label: 'dealer agency fee', amount: 912.25 },
      ],
    },
    'Fees: establishment fee $395, registration fee $6, monthly admin fee $8, dealer agency fee $912.25.',
  ],
])('%s', (_, changes, part) => {
  expect(composeDisclaimer({ ...settings, ...changes }).full).toContain(part)
})

test('FIN-35: without fees none are mentioned', () => {
  expect(composeDisclaimer({ ...settings, financeFees: [] }).full).not.toContain('Fees')
})

test('FIN-30: at most 197 characters are shown before the toggle', () => {
  const long = composeDisclaimer(settings, 'word '.repeat(60))
  expect(long.isTruncated).toBe(true)
  expect(long.short.length).toBeLessThanOrEqual(197)
  expect(long.full.startsWith(long.short)).toBe(true)
  expect(long.short).toContain(RATE)
  const room = 197 - RATE.length - 1
  expect(composeDisclaimer(settings, 'x'.repeat(room))).toMatchObject({ isTruncated: false })
  expect(composeDisclaimer(settings, 'x'.repeat(room + 1))).toMatchObject({ isTruncated: true })
})
