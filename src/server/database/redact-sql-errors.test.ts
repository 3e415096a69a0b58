import { inspect } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { redactSqlErrors } from './redact-sql-errors'

const inspected = () => {
  const error = new DrizzleQueryError('insert into "leads" values ($1)', ['alannah@example.com'], new Error('the database is away'))
  return [inspect(error), error.message, error.stack, JSON.stringify(error), String(error)].join()
}
const usual = Object.getOwnPropertyDescriptor(DrizzleQueryError.prototype, 'params')

beforeAll(() => {
  // the worker may have installed the hooks already by loading the CMS's settings
  Reflect.deleteProperty(DrizzleQueryError.prototype, 'params')
  expect(inspected()).toContain('alannah@example.com')
  redactSqlErrors()
})
afterAll(() => {
  if (usual === undefined) Reflect.deleteProperty(DrizzleQueryError.prototype, 'params')
})

test('SEC-05: the error of a failed statement has its cause but not its values', () => {
  expect(inspected()).not.toContain('alannah@example.com')
  expect(inspected()).toContain('insert into "leads"')
  expect(inspected()).toContain('the database is away')
})
