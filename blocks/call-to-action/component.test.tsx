// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TEMPLATE_NAMES, type TemplateName } from '@/domain/tenant/template'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import type { BlockOf } from '../types'
import { CallToActionBlock } from './component'
import { callToActionExamples } from './examples'

function draw(block: BlockOf<'callToAction'>, template: TemplateName = 'dealer', phone: string | null = '(07) 5550 4400') {
  const base = aTenant(template)
  const tenant = { ...base, site: { ...base.site, phone } }
  return renderToStaticMarkup(<CallToActionBlock block={block} site={{ tenant, now: 1_790_000_000, place: { isFirst: false } }} />)
}

const minimal: BlockOf<'callToAction'> = { blockType: 'callToAction', heading: 'Questions? Give us a call.', hasPhone: true, tone: 'plain' }
const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))

test.each(TEMPLATE_NAMES)('CMS-01: in %s the links are in order, the phone last', (template) => {
  const [both] = callToActionExamples
  if (!both) throw new Error('no example')
  document.body.innerHTML = draw(both.block, template)
  expect(hrefs()).toEqual(['/book-test-drive', '/contact', 'tel:+61755504400'])
  expect(document.querySelector('h2')?.textContent).toBe('Come for a drive, stay for a coffee')
})

test.each([
  ['a formatted number is dialled', '0755504400', ['tel:+61755504400']],
  ['a site without a number shows none', null, []],
  ['a text without a number in it dials nothing', 'ask at the desk', []],
])('PHONE-02: %s', (_, phone, links) => {
  document.body.innerHTML = draw(minimal, 'dealer', phone)
  expect(hrefs()).toEqual(links)
  if (links.length > 0) expect(document.querySelector('a')?.textContent).toBe('Call (07) 5550 4400')
})

test('SEC-03: an unsafe link is omitted', () => {
  document.body.innerHTML = draw({ ...minimal, hasPhone: false, link: { label: 'Press me', href: 'javascript:alert(1)' } })
  expect(document.querySelector('a')).toBeNull()
})

const looks = TEMPLATE_NAMES.flatMap((template) => callToActionExamples.map(({ name, block }) => ({ template, name, block })))

test.each(looks)('A11Y-01: axe finds no problems in $template: $name', async ({ template, block }) => {
  expect(await findViolations(draw(block, template))).toEqual([])
})
