import { expect, test } from 'vitest'
import { addTemplate } from './add-template'

test.each([
  [
    'a record',
    "const a: Record<TemplateName, string> = { dealer: 'x', prestige: 'y', group: 'z', manufacturer: '' }",
    "manufacturer: '', coast: 'x' }",
  ],
  [
    'the argument of a call, with a shared value',
    "/** Looks. */\nexport const cardLooks = defineLooks('card', {\n  dealer: { edge: 'a' },\n  prestige: { edge: 'b' },\n  group: { edge: 'c' },\n  manufacturer: { edge: 'd' },\n})",
    "const dealer = { edge: 'a' }\n\n/** Looks. */\nexport const cardLooks = defineLooks('card', {\n  dealer,\n  prestige: { edge: 'b' },\n  group: { edge: 'c' },\n  manufacturer: { edge: 'd' }, coast: dealer,\n})",
  ],
  ['names only', 'const all = { dealer, prestige, group, manufacturer }', 'manufacturer, coast: dealer }'],
  [
    'a second object in a file, under its own name',
    `const dealer = 1\nexport const tabLooks = { dealer: { a: 1 }, prestige: {}, group: {}, manufacturer: {} }`,
    'const dealerOfTabLooks = { a: 1 }\n\nexport const tabLooks = { dealer: dealerOfTabLooks, prestige: {}, group: {}, manufacturer: {}, coast: dealerOfTabLooks }',
  ],
  [
    'an object inside a function, by copying',
    'test(() => f({ dealer: { a: 1 }, prestige: {}, group: {}, manufacturer: {} }))',
    'manufacturer: {}, coast: { a: 1 } })',
  ],
  ['two records', `${'f({ dealer: 1, prestige: 2, group: 3, manufacturer: 4 })\n'.repeat(2)}`, 'coast: 1 })\nf({ dealer: 1'],
])('a template is added to %s', (_, text, expected) => {
  expect(addTemplate(text, 'coast')).toContain(expected)
  expect(addTemplate(addTemplate(text, 'coast'), 'coast')).toBe(addTemplate(text, 'coast'))
})

test.each([
  ['a partial record', "const a = { dealer: 'x', prestige: 'y' }\n// group manufacturer"],
  ['a list of names', "const NAMES = ['dealer', 'prestige', 'group', 'manufacturer']"],
])('%s is not changed', (_, text) => {
  expect(addTemplate(text, 'coast')).toBe(text)
})

test('a name with a hyphen is quoted', () => {
  expect(addTemplate('f({ dealer: 1, prestige: 2, group: 3, manufacturer: 4 })', 'gold-coast')).toContain("'gold-coast': 1")
})
