// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TEMPLATE_NAMES, type TemplateName } from '@/domain/tenant/template'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import type { BlockOf } from '../types'
import { toReasons, WhyBuyBlock } from './component'
import { explainReasonCount } from './config'
import { whyBuyExamples } from './examples'

function draw(block: BlockOf<'whyBuy'>, template: TemplateName = 'dealer', warrantyYears: 3 | 5 | 7 | null = 5) {
  const tenant = aTenant(template, { switches: { warrantyYears } })
  return renderToStaticMarkup(<WhyBuyBlock block={block} site={{ tenant, now: 1_790_000_000, place: { isFirst: false } }} />)
}

const [full, , figuresOnly] = whyBuyExamples

test.each(TEMPLATE_NAMES)('CMS-15: in %s the panel has its title, every reason and every figure', (template) => {
  if (!full) throw new Error('no example')
  document.body.innerHTML = draw(full.block, template)
  expect(document.querySelector('h2')?.textContent).toBe('Why 11,400 Brisbane families have bought here')
  expect([...document.querySelectorAll('li h3')].map(({ textContent }) => textContent)).toEqual([
    'One price, on the car',
    '114-point check and 5 year warranty',
    'Seven days to change your mind',
    'Test drive at your place',
  ])
  expect([...document.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual(['38', '3', '4.8'])
})

const reasons = [
  { icon: 'shield' as const, title: '{warrantyYears} years covered', text: 'Any car.' },
  { icon: 'tag' as const, title: 'One price', text: 'On the car.' },
  { icon: 'file' as const, title: 'In writing', text: 'All {warrantyYears} years of it.' },
]

test('CMS-15: an incomplete reason of a draft is omitted', () => {
  expect(
    toReasons(
      [
        { icon: 'tag', title: 'One price', text: '' },
        { icon: 'tag', title: '', text: 'On the car.' },
      ],
      null,
    ),
  ).toEqual([])
})

test.each([
  [3, ['3 years covered', 'One price', 'In writing']],
  [7, ['7 years covered', 'One price', 'In writing']],
  [null, ['One price']],
])('CMS-16: with %s years of warranty the reasons are %j', (years, titles) => {
  expect(toReasons(reasons, years).map(({ title }) => title)).toEqual(titles)
  expect(JSON.stringify(toReasons(reasons, years))).not.toContain('warrantyYears')
})

test.each(TEMPLATE_NAMES)('MISC-01: in %s figures without reasons have a visually hidden heading', (template) => {
  if (!figuresOnly) throw new Error('no example')
  document.body.innerHTML = draw(figuresOnly.block, template)
  expect([...document.querySelectorAll('dd, dt')].map(({ textContent }) => textContent)).toEqual([
    'Locations',
    '50+',
    'Brands',
    '40+',
    'Years',
    '30+',
  ])
  expect(document.querySelector('h2')?.textContent).toBe('The group in figures')
  expect(document.querySelector('ul')).toBeNull()
})

test('CMS-15: with neither reason nor figure there is no section', () => {
  expect(draw({ blockType: 'whyBuy', heading: 'Why buy from us' })).toBe('')
})

test.each([
  [3, 0, true],
  [6, 4, true],
  [0, 1, true],
  [0, 0, false],
  [2, 3, false],
  [7, 0, false],
])('CMS-15: %d reasons with %d figures are accepted: %s', (reasons, figures, isFine) => {
  expect(explainReasonCount(reasons, figures) === null).toBe(isFine)
})

const looks = TEMPLATE_NAMES.flatMap((template) => whyBuyExamples.map(({ name, block }) => ({ template, name, block })))

test.each(looks)('A11Y-01: axe finds no problems in $template: $name', async ({ template, block }) => {
  expect(await findViolations(draw(block, template))).toEqual([])
})
