import { expect, test } from 'vitest'
import { findWordings, hasStrayCapitals, listVisibleTexts } from './find-wordings'
import { readFolder } from './read-folder'
import { AGREED_LABELS } from './wordings'

const STAFF_OR_MACHINES =
  /\.test\.|examples?\.tsx?$|-looks\.ts$|src\/ui\/(admin|examples)\/|\(payload\)|\(platform\)|switches\/rows\/|config\.ts$/
const product = ['src', 'blocks'].flatMap((folder) => readFolder(folder, /\.tsx?$/)).filter(({ name }) => !STAFF_OR_MACHINES.test(name))
const demo = readFolder('demo/tenants', /\.ts$/)

test('LOOK-12: every visible text of the product is in sentence case, with agreed wordings', () => {
  expect(product.length).toBeGreaterThan(500)
  expect(findWordings(product)).toEqual([])
})

test('LOOK-12: the demo uses agreed wordings', () => {
  expect(demo.length).toBeGreaterThan(30)
  // Names of towns and models are everywhere in the demo, so that its capitals can't be checked.
  expect(findWordings(demo).filter((line) => !line.includes('sentence case'))).toEqual([])
})

test('LOOK-12: every agreed label is used', () => {
  const used = new Set(product.flatMap((file) => listVisibleTexts(file)).map(({ text }) => text))
  expect([...AGREED_LABELS].filter((label) => !used.has(label))).toEqual([])
})

test.each([
  ['Opening hours', false],
  ['Opening Hours', true],
  ['Enquire Now', false],
  ['Send Now', true],
  ['See all SUVs', false],
  ['Save this car. Then compare', false],
  ['Find your nearest Dealer', true],
  ['On Google Maps', false],
])('LOOK-12: %j has stray capitals: %j', (label, expected) => {
  expect(hasStrayCapitals(label)).toBe(expected)
})

test.each([
  ['text between tags', '<p>Send it to Whoever you like</p>', 1],
  ['an attribute', '<a aria-label="Click here" />', 1],
  ['a choice', '<p>{isUsed ? "Low kms" : "New"}</p>', 1],
  ['a template', '<p>{`${count} kms`}</p>', 1],
  ['a property', 'const row = { label: "Mileage" }', 1],
  ['a table of labels', 'const ROW_LABELS = { odo: "Mileage" }', 1],
  ['a class is not read', '<p className="text-center items-center">Hello</p>', 0],
  ['a comparison is not read', 'const isFar = unit === "kms"', 0],
])('LOOK-12: finds a replaced wording in %s', (_, text, count) => {
  expect(findWordings([{ name: 'page.tsx', text }]).filter((line) => line.includes('instead of'))).toHaveLength(count)
})
