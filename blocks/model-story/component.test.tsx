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
// The reader accesses the CMS.
vi.mock('@/server/models/find-range', () => ({ findBlockModel }))
// Placeholders have their own tests (ADM-14).
vi.mock('@/server/content/fill-texts', () => ({ fillTexts: <Content,>(content: Content) => content, textContextOf: () => null }))

async function draw(block: BlockOf<'modelStory'>, template: (typeof TEMPLATE_NAMES)[number] = 'manufacturer') {
  const site = { tenant: aTenant(template), now: 1_790_000_000, place: { isFirst: false } }
  const html = renderToStaticMarkup(await ModelStoryBlock({ block, site }))
  document.body.innerHTML = html
  return html
}

test("MOD-06: the short description is above the manufacturer's descriptions, in order", async () => {
  findBlockModel.mockResolvedValue(aModel({ stories: ['First.', 'Second.', 'Third.'] }))
  await draw({ blockType: 'modelStory' })
  expect(document.querySelector('h2')?.textContent).toMatch(/^Seven full-size seats/)
  expect([...document.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['First.', 'Second.', 'Third.'])
})

test('MOD-06: a model without texts, or a deleted one, renders nothing', async () => {
  findBlockModel.mockResolvedValue(aModel({ stories: [], shortDescription: null }))
  expect(await draw({ blockType: 'modelStory' })).toBe('')
  findBlockModel.mockResolvedValue(null)
  expect(await draw({ blockType: 'modelStory' })).toBe('')
})

test.each(TEMPLATE_NAMES)('A11Y-01: axe finds no problems in %s', async (template) => {
  findBlockModel.mockResolvedValue(aModel())
  for (const { block } of modelStoryExamples) expect(await findViolations(await draw(block, template))).toEqual([])
})
