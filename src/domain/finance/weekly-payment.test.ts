import { expect, test } from 'vitest'
import { dollars } from '@tests/builders/vehicle'
import { computeRepayment } from './repayment'
import { computeWeeklyPayment } from './weekly-payment'

const loan = { price: dollars(42_990), rate: 8.99, years: 5 }

test('FIN-22, FIN-23: a one-off fee is financed with the price', () => {
  const financed = { financed: dollars(43_520), residual: 0, rate: 8.99, years: 5, paymentsPerYear: 52 }
  expect(computeWeeklyPayment({ ...loan, fees: { financed: dollars(530), monthly: 0 } })).toBe(computeRepayment(financed))
})

test('FIN-35: a monthly fee is part of every payment', () => {
  const [plain, charged] = [0, dollars(8)].map((monthly) => computeWeeklyPayment({ ...loan, fees: { financed: 0, monthly } }))
  expect((charged ?? 0) - (plain ?? 0)).toBe(185)
})
