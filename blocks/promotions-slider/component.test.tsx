// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { anExamplePicture } from '@tests/builders/example-picture'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import { EXAMPLE_PICTURES } from '../example-pictures'
import type { BlockOf } from '../types'
import { PromotionsSliderBlock } from './component'
import { promotionsSliderExamples } from './examples'

// The reader accesses the CMS; the examples' pictures replace it.
vi.mock('@/server/content/find-media', () => ({ findMedia: (_: number, image: unknown) => Promise.resolve(anExamplePicture(image)) }))

async function draw(slides: BlockOf<'promotionsSlider'>['slides']) {
  const site = { tenant: aTenant(), now: 1_790_000_000, place: { isFirst: true } }
  const html = renderToStaticMarkup(await PromotionsSliderBlock({ block: { blockType: 'promotionsSlider', label: 'Now', slides }, site }))
  document.body.innerHTML = html
  return html
}
const image = EXAMPLE_PICTURES.wide

test('MISC-06: promotions are rendered at 1920 by 695', async () => {
  await draw([{ image }, { image, alt: 'Sale' }])
  const pictures = [...document.querySelectorAll('img')]
  expect(pictures.map(({ width, height }) => [width, height])).toEqual([
    [1920, 695],
    [1920, 695],
  ])
})

test('MISC-05: a slide is a picture with its text and an optional link; an unsafe link is omitted', async () => {
  await draw([
    { image, alt: 'Sale', href: '/eofy' },
    { image, href: 'javascript:x' },
  ])
  expect([...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/eofy'])
  expect([...document.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(['Sale', 'Blue SUV'])
})

test('MISC-05: slides without a picture are omitted, and without slides there is no slider', async () => {
  expect(await draw([{ image: 999 }, { image: null }])).toBe('')
})

test.each(promotionsSliderExamples)('A11Y-01: axe finds no problems in: $name', async ({ block }) => {
  expect(await findViolations(await draw(block.slides))).toEqual([])
})
