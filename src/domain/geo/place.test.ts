import { expect, test } from 'vitest'
import { findState, foldSuburb, formatPlace, isCompletePlaceQuery, isPostcode, parsePlaceText, spellSuburb } from './place'

test.each([
  ['SRCH-20: a postcode', '4105', { words: '', postcode: '4105', state: null }],
  ['SRCH-20: with its leading zero', ' 0800 ', { words: '', postcode: '0800', state: null }],
  ['API-10: a partial postcode', '41', { words: '', postcode: '41', state: null }],
  ['API-10: a suburb', 'Moorooka', { words: 'moorooka', postcode: '', state: null }],
  ['API-10: of two words, in any spacing', '  Surfers   PARADISE', { words: 'surfers paradise', postcode: '', state: null }],
  ['API-10: with its state', 'Ascot WA', { words: 'ascot', postcode: '', state: 'WA' }],
  ['API-10: as in a postal address', 'Moorooka, QLD 4105', { words: 'moorooka', postcode: '4105', state: 'QLD' }],
  ['API-10: the postcode first', '4105 moorooka', { words: 'moorooka', postcode: '4105', state: null }],
  ['API-10: a state alone is the beginning of a name', 'vic', { words: 'vic', postcode: '', state: null }],
  ['API-10: quotes are ignored', "O'Connor", { words: 'oconnor', postcode: '', state: null }],
  ['SRCH-22: five digits', '41055', null],
  ['SRCH-22: two numbers', '4105 4106', null],
  ['SRCH-22: one letter', 'm', null],
  ['SRCH-22: nothing', '  ', null],
  ['SRCH-22: no letters or digits', '%_\\', null],
])('%s', (_, text, expected) => {
  expect(parsePlaceText(text)).toEqual(expected)
})

test.each([
  ['SRCH-22: a whole postcode', '9999', true],
  ['SRCH-22: a partial postcode is unfinished', '99', false],
  ['SRCH-22: three letters', 'xyz', true],
  ['SRCH-22: two letters', 'xy', false],
])('%s', (_, text, expected) => {
  const query = parsePlaceText(text)
  expect(query !== null && isCompletePlaceQuery(query)).toBe(expected)
})

test('SRCH-22: a postcode has four digits', () => {
  expect(['0200', '4105', '410', '41055', '41O5', ''].filter(isPostcode)).toEqual(['0200', '4105'])
})

test('API-09: finds states by their abbreviations', () => {
  expect(['qld', ' WA ', 'Queensland', ''].map(findState)).toEqual(['QLD', 'WA', null, null])
})

test.each([
  ['MOOROOKA', 'Moorooka'],
  ["O'CONNOR", "O'Connor"],
  ['O’MALLEY', "O'Malley"],
  ['MCLAREN VALE', 'McLaren Vale'],
  ['MACQUARIE PARK', 'Macquarie Park'],
  ['VALE OF CLWYDD', 'Vale of Clwydd'],
  ['THE GAP', 'The Gap'],
  ['BRISBANE GPO', 'Brisbane GPO'],
  ['INDULKANA (IWANTJA)', 'Indulkana (Iwantja)'],
  ['Coolalinga', 'Coolalinga'],
  ['BUNGENDORE-TARAGO', 'Bungendore-Tarago'],
])('API-10: %s is written %s', (given, expected) => {
  expect(spellSuburb(given)).toBe(expected)
})

test('API-10: names fold alike with hyphens, quotes and spaces', () => {
  expect(['Brisbane City', 'BRISBANE-CITY', ' brisbane  city '].map(foldSuburb)).toEqual(Array(3).fill('brisbane city'))
  expect(foldSuburb("D'Aguilar")).toBe('daguilar')
})

test('API-10: formats a place', () => {
  expect(formatPlace({ suburb: 'Moorooka', state: 'QLD', postcode: '4105' })).toBe('Moorooka QLD 4105')
})
