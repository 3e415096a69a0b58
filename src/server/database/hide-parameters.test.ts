import { inspect } from 'node:util'
import { DrizzleQueryError } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hideParameters } from './hide-parameters'

const told = () => {
  const error = new DrizzleQueryError('insert into "leads" values ($1)', ['alannah@example.com'], new Error('the database is away'))
  return [inspect(error), error.message, error.stack, JSON.stringify(error), String(error)].join()
}
const usual = Object.getOwnPropertyDescriptor(DrizzleQueryError.prototype, 'params')

beforeAll(() => {
  // a worker that has read the CMS's settings hides them already
  Reflect.deleteProperty(DrizzleQueryError.prototype, 'params')
  expect(told()).toContain('alannah@example.com')
  hideParameters()
})
afterAll(() => {
  if (usual === undefined) Reflect.deleteProperty(DrizzleQueryError.prototype, 'params')
})

test('SEC-05: a statement that fails is told without its values, with its cause', () => {
  expect(told()).not.toContain('alannah@example.com')
  expect(told()).toContain('insert into "leads"')
  expect(told()).toContain('the database is away')
})
