import { expect, test, vi } from 'vitest'
import * as samples from '@/domain/blocks/sample-content'
import { SAMPLE_TEXTS } from '@/domain/blocks/sample-texts'
import { samplesOfRow } from './samples-of-row'

const { heading, text, steps } = SAMPLE_TEXTS.dealer
const fields = {
  title: { value: heading },
  'layout.0.heading': { value: heading },
  'layout.0.text': { value: text },
  'layout.1.heading': { value: 'Own words' },
  'layout.10.steps.0.title': { value: steps[0]?.title },
}

test('EDT-09: each block names its own fields that are still samples', () => {
  expect(samplesOfRow(fields, 'layout.0')).toBe('layout.0.heading layout.0.text')
  expect(samplesOfRow(fields, 'layout.1')).toBe('')
  expect(samplesOfRow(fields, 'layout.10')).toBe('layout.10.steps.0.title')
})

test('EDT-30: the fields of a form are read once for all of its blocks', () => {
  const find = vi.spyOn(samples, 'findSamples')
  const state = { ...fields }
  for (let row = 0; row < 40; row += 1) samplesOfRow(state, `layout.${row}`)
  expect(find).toHaveBeenCalledTimes(4)
})
