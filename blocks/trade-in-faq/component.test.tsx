// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TEMPLATE_NAMES, type TemplateName } from '@/domain/tenant/template'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import { richTextExamples } from '../rich-text/examples'
import type { BlockOf } from '../types'
import { TradeInFaqBlock } from './component'
import { tradeInFaqExamples } from './examples'

const findFaqs = vi.hoisted(() => vi.fn())
// The reader accesses the CMS.
vi.mock('@/server/content/find-lists', () => ({ findFaqs }))
vi.mock('@/server/content/fill-texts', () => ({ fillTexts: (items: unknown) => items, textContextOf: () => null }))

const answer = richTextExamples[0]?.block.content
const questions = ['trade-in', 'finance', 'Trade-in'].map((category, id) => ({ id, question: `Question ${id}?`, category, answer }))

async function draw(block: BlockOf<'tradeInFaq'>, template: TemplateName = 'dealer') {
  findFaqs.mockResolvedValue(questions)
  const site = { tenant: aTenant(template), now: 1_790_000_000, place: { isFirst: false } }
  const html = renderToStaticMarkup(await TradeInFaqBlock({ block, site }))
  document.body.innerHTML = html
  return html
}
const block: BlockOf<'tradeInFaq'> = { blockType: 'tradeInFaq', heading: 'Trading in', category: 'trade-in' }

test('CMS-14: shows the trade-in questions, each opening independently, and a link to a valuation', async () => {
  await draw(block)
  const disclosures = [...document.querySelectorAll('details')]
  expect(disclosures.map(({ textContent }) => textContent?.slice(0, 11))).toEqual(['Question 0?', 'Question 2?'])
  disclosures[1]?.querySelector('summary')?.click()
  expect(disclosures.map(({ open }) => open)).toEqual([false, true])
  expect(document.querySelector('section a')?.getAttribute('href')).toBe('/trade-in')
})

test('CMS-14: without such questions there is no section', async () => {
  expect(await draw({ ...block, category: 'boats' })).toBe('')
})

test.each(TEMPLATE_NAMES)('A11Y-01: axe finds no problems in %s', async (template) => {
  for (const example of tradeInFaqExamples) expect(await findViolations(await draw(example.block, template))).toEqual([])
})
