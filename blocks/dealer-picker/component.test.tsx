// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import type { BlockOf } from '../types'
import { DealerPickerBlock } from './component'
import { dealerPickerExamples } from './examples'

const draw = (block: BlockOf<'dealerPicker'>) =>
  renderToStaticMarkup(
    <DealerPickerBlock block={block} site={{ tenant: aTenant('manufacturer'), now: 1_790_000_000, place: { isFirst: false } }} />,
  )

test('DLR-03: without JavaScript the picker is a link to all dealerships', () => {
  document.body.innerHTML = dealerPickerExamples[0] ? draw(dealerPickerExamples[0].block) : ''
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/dealerships')
})

test('DLR-03: a picker with an unsafe target is not shown', () => {
  expect(draw({ blockType: 'dealerPicker', heading: 'Hello', buttonLabel: 'Go', href: 'javascript:alert(1)' })).toBe('')
})

test.each(dealerPickerExamples)('A11Y-01: axe finds no problems in $name', async ({ block }) => {
  expect(await findViolations(draw(block))).toEqual([])
})
