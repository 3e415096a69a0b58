import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formSchema } from '@/domain/leads/form/form-schema'
import { ADJUSTMENT_FIELDS, adjustValue, describeAnswers, QUESTIONS, readAnswers } from './adjustments'

const BEST = Object.fromEntries(QUESTIONS.map(({ name, answers }) => [name, answers[0].value]))
const clock = { now: 0, timeZone: 'Australia/Brisbane' }

test.each([
  ['the best answers deduct nothing', {}, 20_000_00],
  ['light wear', { condition: 'good' }, 19_400_00],
  ['worn tyres', { tyres: 'worn' }, 19_200_00],
  ['shares are deducted one after the other, then amounts', { condition: 'good', damage: 'repaired', keys: 'one' }, 18_224_00],
  ['finance owing does not change the value', { owing: 'yes' }, 20_000_00],
])('TRD-02: %s', (_, changed, expected) => {
  expect(adjustValue(20_000_00, { ...BEST, ...changed })).toBe(expected)
})

test('TRD-02: no answer raises the value or makes it negative', () => {
  const answers = fc.record(
    Object.fromEntries(QUESTIONS.map(({ name, answers }) => [name, fc.constantFrom(...answers.map(({ value }) => value))])),
  )
  fc.assert(
    fc.property(fc.nat({ max: 300_000_00 }), answers, (value, given) => {
      const adjusted = adjustValue(value, given)
      expect(adjusted).toBeGreaterThanOrEqual(0)
      expect(adjusted).toBeLessThanOrEqual(value)
      expect(Number.isInteger(adjusted)).toBe(true)
    }),
  )
})

test('TRD-04: every question needs one of its own answers', () => {
  const schema = formSchema(ADJUSTMENT_FIELDS, clock)
  expect(schema.safeParse(BEST).success).toBe(true)
  expect(schema.safeParse({}).error?.issues).toHaveLength(QUESTIONS.length)
  expect(schema.safeParse({ ...BEST, tyres: 'square' }).error?.issues[0]?.message).toBe('Please choose an answer for Tyres.')
})

test.each([
  ['stored answers', { ...BEST, more: 1 }, true],
  ['an answer is missing', { ...BEST, tyres: undefined }, false],
  ['nothing', null, false],
  ['a text', 'good', false],
])('TRD-02: reads %s', (_, stored, isRead) => {
  expect(readAnswers(stored) !== null).toBe(isRead)
})

test('TRD-02: describes the answers', () => {
  expect(describeAnswers({ tyres: 'worn', keys: 'seven' })).toEqual([{ label: 'Tyres', text: 'Need replacing soon' }])
})
