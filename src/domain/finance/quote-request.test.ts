import { describe, expect, test } from 'vitest'
import { quoteRequestSchema } from './quote-request'

const request = {
  selfAssessedCreditScore: 'GREAT' as const,
  purchasePrice: 42_990,
  loanTerm: 5,
  year: 2023,
  vin: 'JTMW33FV00D054127',
  nvic: 'X1W23A',
  whoIsHelping: 'Harbour City Motors',
}

test('API-08: the fields of FIN-37 are accepted, blank ones as missing', () => {
  expect(quoteRequestSchema.parse(request)).toEqual(request)
  expect(quoteRequestSchema.parse({ ...request, vin: ' ', year: null })).toMatchObject({ vin: null, year: null })
})

describe('requests to the call', () => {
  test.each([
    ['no price', { purchasePrice: undefined }],
    ['a price of 0', { purchasePrice: 0 }],
    ['a price as text', { purchasePrice: '42990' }],
    ['an absurd price', { purchasePrice: 1e300 }],
    ['an unknown score', { selfAssessedCreditScore: 'SUPERB' }],
    ['an endless term', { loanTerm: 1e9 }],
    ['a year in the future', { year: 99_999 }],
    ['a very long name', { whoIsHelping: 'x'.repeat(10_000) }],
  ])('API-08: %s is refused', (_, changes) => {
    expect(quoteRequestSchema.safeParse({ ...request, ...changes }).success).toBe(false)
  })
})
