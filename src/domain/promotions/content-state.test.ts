import { expect, test } from 'vitest'
import { contentState, describeContentState, isDatedCollection, nextChangeOf, openForPreview, type ContentFacts } from './content-state'
import { isRunning } from './promo'

const at = (iso: string) => Date.parse(iso) / 1000
const START = at('2026-06-01T09:00:00+10:00')
const END = at('2026-06-30T17:00:00+10:00')
const published = { start: START, expiry: END }
const shown = (window: ContentFacts['published']): ContentFacts => ({ published: window, isShown: true })

test.each([
  ['never published', shown(null), START, 'Draft, not on the site', null],
  ['a second before its start', shown(published), START - 1, 'Coming 1 Jun 2026, 9:00 am AEST', START],
  ['at its start', shown(published), START, 'Live until 30 Jun 2026, 5:00 pm AEST', END],
  ['a second before its end', shown(published), END - 1, 'Live until 30 Jun 2026, 5:00 pm AEST', END],
  ['at its end', shown(published), END, 'Ended 30 Jun 2026, 5:00 pm AEST', null],
  ['without dates', shown({ start: null, expiry: null }), START, 'Live, without an end', null],
  ['without a page', { published, isShown: false }, START, 'Hidden: no page shows it', null],
  ['ended, without a page', { published, isShown: false }, END, 'Ended 30 Jun 2026, 5:00 pm AEST', null],
  ['ends before it starts', shown({ start: END, expiry: START }), START, 'Hidden: it ends before it starts', null],
])('EDT-16: the state of content, %s', (_, facts, now, words, change) => {
  const state = contentState(facts, now)
  expect(describeContentState(state, 'Australia/Sydney')).toBe(words)
  expect(nextChangeOf(state)).toBe(change)
})

test.each([START - 1, START, END - 1, END])('EDT-16: a preview shows content whatever its dates', (now) => {
  expect(isRunning(openForPreview(published, now), now)).toBe(true)
})

test('EDT-16: an open window stays as it is in a preview, so that its end is shown', () => {
  expect(openForPreview(published, START)).toBe(published)
  expect(openForPreview(published, START - 1)).toEqual({ start: null, expiry: END })
})

test('EDT-16: pages are not dated content', () => {
  expect([isDatedCollection('offers'), isDatedCollection('pages')]).toEqual([true, false])
})
