// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TEMPLATE_NAMES, type TemplateName } from '@/domain/tenant/template'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import type { BlockOf } from '../types'
import { StepsBlock } from './component'
import { stepsExamples } from './examples'

const draw = (block: BlockOf<'steps'>, template: TemplateName = 'dealer') =>
  renderToStaticMarkup(<StepsBlock block={block} site={{ tenant: aTenant(template), now: 1_790_000_000, place: { isFirst: false } }} />)

test('CMS-01: steps are an ordered list under their heading; without steps nothing is rendered', () => {
  document.body.innerHTML = stepsExamples.map(({ block }) => draw(block)).join('')
  expect([...document.querySelectorAll('ol')].map((list) => list.children.length)).toEqual([3, 4])
  expect(draw({ blockType: 'steps', heading: 'How', steps: [], tone: 'plain' })).toBe('')
})

test.each(TEMPLATE_NAMES)('A11Y-01: axe finds no problems in %s', async (template) => {
  for (const { block } of stepsExamples) expect(await findViolations(draw(block, template))).toEqual([])
})
