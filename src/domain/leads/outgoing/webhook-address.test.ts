import { expect, test } from 'vitest'
import { explainBadWebhook } from './webhook-address'

test.each([
  ['https://crm.example.com/leads?site=1', null],
  ['http://crm.example.com/leads', /https/],
  ['crm.example.com', /https/],
  ['javascript:alert(1)', /https/],
  ['https://me:pass@crm.example.com/', /Leave user/],
  ['https://localhost/', /full name/],
])('SEC-02: the webhook %s', (value, problem) => {
  const explained = explainBadWebhook(value)
  if (problem === null) expect(explained).toBeNull()
  else expect(explained).toMatch(problem)
})
