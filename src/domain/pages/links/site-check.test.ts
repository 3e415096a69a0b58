import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StoredField } from '@/domain/json/stored-field'
import {
  type CheckedDocument,
  collectPictures,
  countNew,
  countOpen,
  explainMend,
  FINDING_KINDS,
  isMissingAlt,
  nameFinding,
  readChecked,
  type SiteFinding,
} from './site-check'

const finding = (kind: SiteFinding['kind'], what: string, isKept = false): SiteFinding => ({
  ...{ kind, path: 'layout.0.link.href', place: 'Block 1 > Link > Address' },
  ...{ what, isKept },
})
const page = (...findings: SiteFinding[]): CheckedDocument => ({ collection: 'pages', id: 7, name: 'EOFY', findings })

test('ADM-20: lists the pictures of a document with their block, at any depth', () => {
  const rows: StoredField = {
    ...{ name: 'slides', type: 'array' },
    flattenedFields: [{ name: 'image', type: 'upload', relationTo: 'media' }],
  }
  const fields: StoredField[] = [
    { name: 'layout', type: 'blocks', blocks: [{ slug: 'hero', flattenedFields: [rows] }] },
    { name: 'file', type: 'upload', relationTo: 'files' },
  ]
  const document = { layout: [{ blockType: 'hero', slides: [{ image: 3 }, { image: null }, { image: 4 }] }], file: 9 }
  expect(collectPictures(fields, document)).toEqual([
    { path: 'layout.0.slides.0.image', place: 'Block 1 > Slides 1 > Image', media: 3 },
    { path: 'layout.0.slides.2.image', place: 'Block 1 > Slides 3 > Image', media: 4 },
  ])
})

test.each([
  ['', true],
  [null, true],
  ['   ', true],
  ['IMG_4312.JPG', true],
  ['dsc-0042', true],
  ['20260612', true],
  ['Untitled 3', true],
  ['utes at the yard.webp', true],
  ['Blue Ranger ute at the Moorooka yard', false],
  ['Photo of the service team', false],
  ['Hilux 2026', false],
])('ADM-20: a picture described as “%s” is missing a description: %s', (alt, isMissing) => {
  expect(isMissingAlt(alt)).toBe(isMissing)
})

test('DESK-11: every kind of finding has its own words and its own mend', () => {
  for (const say of [nameFinding, explainMend]) expect(new Set(FINDING_KINDS.map(say)).size).toBe(FINDING_KINDS.length)
})

test('ADM-20, EDT-13: links that are kept on purpose are listed, but count as nothing to do', () => {
  const documents = [page(finding('dead', '/gone'), finding('dead', '/kept', true)), page(finding('no-alt', 'IMG_1.jpg'))]
  expect(countOpen(documents)).toBe(2)
  expect(countNew(documents, [page(finding('dead', '/gone'))])).toBe(1)
  expect(countNew(documents, documents)).toBe(0)
})

test('ADM-20: a stored check is read as it was written, and malformed parts are left out', () => {
  const documents = [page(finding('loop', '/a → /b → /a'), finding('ended', '/special-offers#offer-3'))]
  expect(readChecked(JSON.parse(JSON.stringify(documents)))).toEqual(documents)
  expect(readChecked([null, { id: 'x' }, { id: 7, findings: [{ kind: 'other' }, 3] }])).toEqual([
    { collection: '', id: 7, name: '', findings: [] },
  ])
  fc.assert(fc.property(fc.jsonValue(), (value) => Array.isArray(readChecked(value))))
})
