import { expect, test } from 'vitest'
import { readLeadAttributes } from './lead-attributes'

const NONE = { visited_pages: [], linked_query_params: {}, additional_services: [], answers: {} }
const WHOLE = {
  visited_pages: ['/search', '/cars/rav4'],
  linked_query_params: { utm_source: 'mail' },
  additional_services: ['Bring the car to me'],
  answers: { Employment: 'Full time' },
}

test.each([
  ['all of them', WHOLE, WHOLE],
  ['nothing', null, NONE],
  ['a text', 'oops', NONE],
  ['a list', [1, 2], NONE],
  ['one that is damaged', { ...WHOLE, answers: { Employment: 7 } }, { ...WHOLE, answers: {} }],
  ['one that is missing', { answers: WHOLE.answers }, { ...NONE, answers: WHOLE.answers }],
])('LEAD-01, REL-01: %s is read as far as it can be', (_, stored, expected) => {
  expect(readLeadAttributes(stored)).toEqual(expected)
})
