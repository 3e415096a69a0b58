import { describe, expect, test } from 'vitest'
import { TEMPLATE_NAMES } from '../tenant/template'
import {
  explainBadKeptSamples,
  findSamples,
  listBlocksWithSamples,
  listOpenSamples,
  listSampleFields,
  nameSampleFields,
  readKeptSamples,
  withKeptSample,
} from './sample-content'
import { SAMPLE_TEXTS } from './sample-texts'

const { heading, story, steps } = SAMPLE_TEXTS.prestige
const formatted = (...texts: string[]) => ({
  root: { type: 'root', children: texts.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })) },
})
const sample = { id: 'a1', blockType: 'callToAction', heading, text: 'Our own words' }

describe.each(TEMPLATE_NAMES)('the samples of %s', (template) => {
  test('EDT-09: a new block speaks in the voice of the template', () => {
    expect(listSampleFields('callToAction', template)).toStrictEqual([
      { kind: 'text', name: 'heading', value: SAMPLE_TEXTS[template].heading },
      { kind: 'text', name: 'text', value: SAMPLE_TEXTS[template].text },
    ])
    expect(listSampleFields('steps', template)[0]).toMatchObject({ kind: 'rows', name: 'steps', rows: { length: 3 } })
    expect(listSampleFields('openingHours', template)).toStrictEqual([])
    expect(listSampleFields('constructor', template)).toStrictEqual([])
  })
})

test.each([
  ['an own text', { heading: 'Utes in the yard' }, []],
  ['a sample among own words', { heading: `${heading} today` }, []],
  ['a sample with spaces around it', { heading: ` ${heading} ` }, ['heading']],
  ['a row', { steps: [{ title: 'Ours', text: '' }, { title: steps[1]?.title }] }, ['steps.1.title']],
  ['formatted text is one field', { content: formatted('Ours', story) }, ['content']],
  ['own formatted text', { content: formatted('Ours') }, []],
  ['nothing', null, []],
])('EDT-09: samples in %s', (_, block, paths) => {
  expect(findSamples(block)).toStrictEqual(paths)
})

test.each([
  ['a visible block', { layout: [{ blockType: 'spacer' }, sample] }, ['layout.1.heading']],
  ['a hidden block', { layout: [{ ...sample, isHidden: true }] }, []],
  ['a block kept on purpose', { layout: [sample], keptSamples: ['a1'] }, []],
  ['another block kept on purpose', { layout: [sample], keptSamples: ['a2'] }, ['layout.0.heading']],
  ['a block without an id', { layout: [{ ...sample, id: undefined }], keptSamples: ['a2'] }, ['layout.0.heading']],
  ['a page without blocks', { layout: null, keptSamples: 'a1' }, []],
])('EDT-09: %s', (_, page, open) => {
  expect(listOpenSamples(page)).toStrictEqual(open)
  expect(listBlocksWithSamples(page)).toHaveLength(open.length)
})

test('EDT-09: a block is kept, and no longer kept', () => {
  expect(withKeptSample(null, 'a1', true)).toStrictEqual(['a1'])
  expect(withKeptSample(['a1', 'a2'], 'a1', false)).toStrictEqual(['a2'])
  expect(withKeptSample(['a1'], 'a1', true)).toStrictEqual(['a1'])
  expect(readKeptSamples(['a1', 2])).toStrictEqual(['a1'])
})

test.each([
  [null, true],
  [['65f1c0ffee'], true],
  ['a1', false],
  [[1], false],
  [['x'.repeat(41)], false],
  [Array.from({ length: 201 }, String), false],
])('EDT-09: kept samples %j', (value, isValid) => {
  expect(explainBadKeptSamples(value) === null).toBe(isValid)
})

test('EDT-09: the fields are named once each, as in the form', () => {
  expect(nameSampleFields(['layout.0.content', 'layout.0.steps.0.title', 'layout.0.steps.1.title'])).toBe('text, title')
})
