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

test('TEN-08: a switch is the tenant’s unless it says that it is the platform’s', () => {
  expect(defineSwitch(facts).level).toBe('tenant')
  expect(defineSwitch({ ...facts, level: 'platform' }).level).toBe('platform')
})

test('TEN-05: a row carries its type as data beside its schema', () => {
  const row = defineSwitch(facts)
  expect(row.type).toEqual({ kind: 'boolean' })
  expect(row.schema.safeParse(row.default).success).toBe(true)
})
