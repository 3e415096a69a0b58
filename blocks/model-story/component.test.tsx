// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TEMPLATE_NAMES } from '@/domain/tenant/template'
import { aModel } from '@tests/builders/model'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import type { BlockOf } from '../types'
import { ModelStoryBlock } from './component'
import { modelStoryExamples } from './examples'

const findBlockModel = vi.hoisted(() => vi.fn())
// the reader opens the CMS, which the block's drawing does not need
vi.mock('@/server/models/find-range', () => ({ findBlockModel }))
// what stands in its texts is filled in by tests of their own (ADM-14)
vi.mock('@/server/placeholders/fill-texts', () => ({ fillTexts: <Content,>(content: Content) => content, textContextOf: () => null }))

async function draw(block: BlockOf<'modelStory'>, template: (typeof TEMPLATE_NAMES)[number] = 'manufacturer') {
  const site = { tenant: aTenant(template), now: 1_790_000_000, place: { isFirst: false } }
  const html = renderToStaticMarkup(await ModelStoryBlock({ block, site }))
  document.body.innerHTML = html
  return html
}

test('MOD-06: the short description stands above the manufacturer’s descriptions in their order', async () => {
  findBlockModel.mockResolvedValue(aModel({ stories: ['First.', 'Second.', 'Third.'] }))
  await draw({ blockType: 'modelStory' })
  expect(document.querySelector('h2')?.textContent).toMatch(/^Seven full-size seats/)
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['First.', 'Second.', 'Third.'])
})

test('MOD-06: a model that says nothing, and one that is gone, leave nothing', async () => {
  findBlockModel.mockResolvedValue(aModel({ stories: [], shortDescription: null }))
  expect(await draw({ blockType: 'modelStory' })).toBe('')
  findBlockModel.mockResolvedValue(null)
  expect(await draw({ blockType: 'modelStory' })).toBe('')
})

test.each(TEMPLATE_NAMES)('A11Y-01: axe finds nothing in %s', async (template) => {
  findBlockModel.mockResolvedValue(aModel())
  for (const { block } of modelStoryExamples) expect(await findViolations(await draw(block, template))).toEqual([])
})
