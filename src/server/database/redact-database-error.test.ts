import { expect, test } from 'vitest'
import { redactMessage } from './redact-database-error'

test.each([
  ['invalid input value for enum enum_leads_status: "alannah@example.com"', 'invalid input value for enum enum_leads_status: "…"'],
  ['invalid input syntax for type integer: "0491 570 156"', 'invalid input syntax for type integer: "…"'],
  ['invalid input syntax for type json: "a "b" alannah "c"', 'invalid input syntax for type json: "…"'],
  ['value "99999999999" is out of range for type integer', 'value "…" is out of range for type integer'],
  ['malformed array literal: "{alannah"', 'malformed array literal: "…"'],
  ['invalid input syntax for type date: "constraint "alannah" x"', 'invalid input syntax for type date: "…"'],
  ['unterminated: "alannah', 'unterminated: "…"'],
  ['time zone "alannah" not recognized', 'time zone "…" not recognized'],
  ['duplicate key value violates unique constraint "users_email_idx"', 'duplicate key value violates unique constraint "users_email_idx"'],
  [
    'null value in column "email" of relation "leads" violates not-null constraint',
    'null value in column "email" of relation "leads" violates not-null constraint',
  ],
  ['invalid input syntax for type date: "x" constraint "alannah"', 'invalid input syntax for type date: "…"'],
  ['deadlock detected', 'deadlock detected'],
])('SEC-05: %s is logged as %s', (message, logged) => {
  expect(redactMessage(message)).toBe(logged)
})
