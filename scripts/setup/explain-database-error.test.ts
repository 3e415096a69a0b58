import { expect, test } from 'vitest'
import { explainDatabaseError } from './explain-database-error'

const URL = 'postgres://shop:s3cret@db.internal:6543/forecourt'
const coded = (code: string) => Object.assign(new Error('raw words'), { code })

test.each([
  ['refused', coded('ECONNREFUSED'), 'nothing listens at db.internal:6543'],
  [
    'refused at every address of the host',
    new AggregateError([coded('ECONNREFUSED'), coded('ECONNREFUSED')]),
    'nothing listens at db.internal:6543',
  ],
  ['unknown host', coded('ENOTFOUND'), 'the host db.internal:6543 is not known'],
  ['timeout', new Error('timeout expired'), 'db.internal:6543 does not answer'],
  ['closed while connecting', new Error('Connection terminated unexpectedly'), 'db.internal:6543 does not answer'],
  ['wrong password', coded('28P01'), 'the password for user shop is wrong'],
  ['no such database', coded('3D000'), 'there is no database forecourt'],
  ['anything else', new Error('self-signed certificate'), 'self-signed certificate'],
])('%s', (_, error, words) => {
  const sentence = explainDatabaseError(URL, error)
  expect(sentence).toContain(`cannot be used: ${words}.`)
  expect(sentence).not.toContain('s3cret')
})
