import { expect, test } from 'vitest'
import { boolean } from './fields'
import { defineSwitch } from './switch-type'

const facts = {
  field: boolean(),
  default: false,
  label: 'Sign-in',
  help: 'Visitors can have an account.',
  group: 'Site',
  touches: ['every page'],
} as const

test('TEN-08: a switch is the tenant’s by default', () => {
  expect(defineSwitch(facts).level).toBe('tenant')
  expect(defineSwitch({ ...facts, level: 'platform' }).level).toBe('platform')
})

test('TEN-05: a row has its type as data in addition to its schema', () => {
  const row = defineSwitch(facts)
  expect(row.type).toEqual({ kind: 'boolean' })
  expect(row.schema.safeParse(row.default).success).toBe(true)
})
