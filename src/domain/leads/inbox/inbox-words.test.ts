import { expect, test } from 'vitest'
import { toInboxWords } from './inbox-words'

test.each([
  ['nothing', '', []],
  ['a name', 'Alannah', ['Alannah']],
  ['a full name, pasted with spaces', '  Alannah   Whitmore ', ['Alannah', 'Whitmore']],
  ['a mobile in the inbox’s format', '0491 570 156', ['491570156']],
  ['the beginning of a mobile', '0491 57', ['49157']],
  ['a mobile with the country code', '+61 491 570 156', ['491570156']],
  ['a landline with the area code', '(07) 5550 4400', ['755504400']],
  ['a service number', '1800 160 401', ['1800160401']],
  ['a stock number', 'HC20417', ['HC20417']],
  ['a car', '2022 RAV4', ['2022', 'RAV4']],
  ['brackets alone', '(())', []],
])('ADM-18: the words of %s', (_, text, expected) => {
  expect(toInboxWords(text)).toEqual(expected)
})
