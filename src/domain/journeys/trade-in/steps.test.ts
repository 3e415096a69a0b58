import { expect, test } from 'vitest'
import { formSchema } from '@/domain/leads/form/form-schema'
import { TYPED_STEPS } from './journey'
import { explainNoOffer, listNeededByRego, SHOWN_STEPS, TRADE_IN_TEXTS, tradeInFields, writeTradeInStep } from './steps'

const clock = { now: 0, timeZone: 'Australia/Brisbane' }
const none = { makes: [], models: [] }

test.each([
  ['rego', {}, true],
  ['rego', { rego: '123ABC', regoState: 'QLD' }, true],
  ['rego', { rego: '123ABC', regoState: 'XX' }, false],
  ['details', { make: 'Kia', model: 'Rio', year: '2019', km: '60,000' }, true],
  ['details', { make: 'Kia', model: 'Rio', year: '2019', km: '60,000 kms' }, true],
  ['details', { make: 'Kia', model: 'Rio', year: '2028', km: '60,000' }, false],
  ['details', { make: 'Kia', model: 'Rio', year: '2019', km: '-5' }, false],
  ['details', { make: '', model: 'Rio', year: '2019', km: '1.5' }, false],
] as const)('TRD-04: step %s of %j', (step, values, isRight) => {
  expect(formSchema(tradeInFields(step, none, 2026), clock).safeParse(values).success).toBe(isRight)
})

test.each([
  ['a rego and its state', { rego: '123ABC', regoState: 'QLD' }, []],
  ['a rego alone', { rego: '123ABC', regoState: undefined }, ['regoState']],
  ['a state alone', { rego: undefined, regoState: 'QLD' }, []],
  ['neither', { rego: undefined, regoState: undefined }, []],
])('API-17: %s', (_, values, expected) => {
  expect(Object.keys(listNeededByRego(values))).toEqual(expected)
})

test('LEAD-11, SEC-05: the trade-in asks for consent to offers, so that the record is true', () => {
  expect(tradeInFields('contact', none, 2026).map(({ name }) => name)).toContain('opt_in')
})

test('TRD-04: makes and models are suggestions only', () => {
  const fields = tradeInFields('details', { makes: ['Kia'], models: ['Rio'] }, 2026)
  expect(fields[0]).toMatchObject({ name: 'make', suggestions: ['Kia'] })
  expect(formSchema(fields, clock).safeParse({ make: 'Trabant', model: '601', year: 1988, km: 90_000 }).success).toBe(true)
})

test('TRD-04: every step has its texts, and field names are unique', () => {
  for (const step of SHOWN_STEPS) expect(TRADE_IN_TEXTS[step].heading).not.toBe('')
  const names = TYPED_STEPS.flatMap((step) => tradeInFields(step, none, 2026).map(({ name }) => name))
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  ['a site that values cars promises a figure', true, /see your offer on the next page/, /too rare/],
  ['a site where staff value cars promises none', false, /call you with a figure/, /review them and call you with an offer/],
])('TRD-03, TRD-04: %s', (_, hasValuation, text, reason) => {
  expect(writeTradeInStep('contact', hasValuation).text).toMatch(text)
  expect(explainNoOffer('Harbour', hasValuation)).toMatch(reason)
  expect(writeTradeInStep('details', hasValuation)).toEqual(TRADE_IN_TEXTS.details)
})
