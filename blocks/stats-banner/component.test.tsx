// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TEMPLATE_NAMES, type TemplateName } from '@/domain/tenant/template'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import type { BlockOf } from '../types'
import { StatsBannerBlock } from './component'
import { statsBannerExamples } from './examples'

function draw(block: BlockOf<'statsBanner'>, siteKind: 'dealer' | 'dealerGroup', template: TemplateName = 'group') {
  const tenant = aTenant(template, { switches: { siteKind } })
  return renderToStaticMarkup(<StatsBannerBlock block={block} site={{ tenant, now: 1_790_000_000, place: { isFirst: false } }} />)
}
const plain = { blockType: 'statsBanner', heading: 'In figures' } as const

test('MISC-01: a dealer group shows the figures of its switch', () => {
  document.body.innerHTML = draw(plain, 'dealerGroup')
  expect([...document.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual(['Locations', 'Brands', 'Years'])
  expect([...document.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['50+', '40+', '30+'])
})

test('MISC-01: another site shows its own figures or none', () => {
  expect(draw(plain, 'dealer')).toBe('')
  expect(draw({ ...plain, figures: [{ value: '38', label: 'years' }] }, 'dealer')).toContain('38')
})

test.each(TEMPLATE_NAMES)('A11Y-01: axe finds no problems in %s', async (template) => {
  for (const { block } of statsBannerExamples) expect(await findViolations(draw(block, 'dealerGroup', template))).toEqual([])
})
