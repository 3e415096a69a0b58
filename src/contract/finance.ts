import { z } from 'zod'
import { quoteRequestSchema } from '@/domain/finance/quote-request'
import type { Contract } from './contract'

export const quoteCall = {
  method: 'POST',
  path: '/api/youx/quote',
  summary: 'A weekly repayment with its rates, in dollars and percent per year',
  audience: 'site',
  request: quoteRequestSchema,
  answer: z.object({
    weeklyRepaymentAmount: z.number(),
    advertisedRate: z.number().nullable(),
    comparisonRate: z.number().nullable(),
  }),
  refusals: [404],
} satisfies Contract

export const disclaimerCall = {
  method: 'GET',
  path: '/api/finance-disclaimer',
  summary: 'The finance disclaimer of a car, with the warning of every comparison rate',
  audience: 'site',
  request: z.object({ car_id: z.string().optional().describe('The id or slug of the car') }),
  answer: z.object({ disclaimer: z.string(), warning: z.string() }),
  refusals: [404],
} satisfies Contract

const positive = z.number().nonnegative()

export const financeSettingsCall = {
  method: 'GET',
  path: '/api/finance-settings',
  summary: 'The limits, default terms and fees of the site’s finance calculator, in dollars, years and percent per year',
  audience: 'site',
  request: z.object({}),
  answer: z.object({
    financeProvider: z.enum(['Angle']).nullable(),
    ...{ financePriceMin: positive, financePriceMax: positive },
    ...{ financePriceSlider: z.boolean(), financePriceSliderMax: positive, financeSliderFollowsPrice: z.boolean() },
    ...{ financeTermMaxYears: positive, financeTermIncrements: z.array(positive).readonly().nullable() },
    financeRateRange: z.tuple([positive, positive]).readonly(),
    ...{ financeDefaultTermYears: positive, financeDefaultRate: positive, financeEstablishmentFee: positive },
    financeFees: z
      .array(z.object({ label: z.string(), amount: positive, per: z.enum(['loan', 'month']).optional() }))
      .readonly()
      .nullable(),
  }),
  refusals: [],
} satisfies Contract

export const deliveryCall = {
  method: 'GET',
  path: '/api/delivery-estimate',
  summary: 'The shipping estimate for a postcode, in dollars',
  audience: 'site',
  request: z.object({
    postcode: z.string().default(''),
    from: z.string().default('').describe('The postcode of the yard'),
  }),
  answer: z.object({ name: z.string().describe('The region'), price: z.number().nonnegative() }),
  refusals: [404],
} satisfies Contract
