// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import type { BlockOf } from '../types'
import { CountdownBlock } from './component'
import { countdownExamples } from './examples'

const until = '2027-06-30T13:59:00.000Z'
const at = (iso: string) => Date.parse(iso) / 1000
const draw = (block: BlockOf<'countdown'>, now: number) =>
  renderToStaticMarkup(<CountdownBlock block={block} site={{ tenant: aTenant(), now, place: { isFirst: false } }} />)
const sale: BlockOf<'countdown'> = { blockType: 'countdown', heading: 'EOFY', until, tone: 'plain' }

test("CMS-01: before the end it shows the date in the site's time zone", () => {
  expect(draw(sale, at('2027-06-01T00:00:00Z'))).toContain('Until 30 Jun 2027, 11:59 pm')
})

test('CMS-01: afterwards it shows the other text, or nothing', () => {
  const later = at('2027-07-01T00:00:00Z')
  expect(draw(sale, later)).toBe('')
  expect(draw({ ...sale, endedText: 'See you next year' }, later)).toContain('See you next year')
  expect(draw({ ...sale, until: 'soon' }, later)).toBe('')
})

test.each(countdownExamples)('A11Y-01: axe finds no problems in $name', async ({ block }) => {
  expect(await findViolations(draw(block, at('2026-11-20T00:00:00Z')))).toEqual([])
})
