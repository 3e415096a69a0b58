// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { anExamplePicture } from '@tests/builders/example-picture'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import type { BlockOf } from '../types'
import { ModelColoursBlock } from './component'
import { modelColoursExamples } from './examples'

// The reader accesses the CMS; the examples' pictures replace it.
vi.mock('@/server/content/find-media', () => ({
  findMedia: (_: number, reference: unknown) => Promise.resolve(anExamplePicture(reference)),
}))

async function draw(block: BlockOf<'modelColours'>) {
  const html = renderToStaticMarkup(
    await ModelColoursBlock({ block, site: { tenant: aTenant('manufacturer'), now: 1_790_000_000, place: { isFirst: false } } }),
  )
  document.body.innerHTML = html
  return html
}

test('CMS-01: the first colour is selected, each is named, and choosing another works without JavaScript', async () => {
  await draw(modelColoursExamples[0]?.block ?? { blockType: 'modelColours', heading: '', colours: [] })
  const radios = [...document.querySelectorAll('input')]
  expect(radios.map(({ checked }) => checked)).toEqual([true, false, false])
  radios[1]?.click()
  expect(radios.map(({ checked }) => checked)).toEqual([false, true, false])
  expect(radios[1]?.labels?.[0]?.textContent).toContain('Fjord blue')
})

test.each(['red;background:url(//evil.example)', 'url(//evil.example)', '#fff', 'var(--x)'])(
  'SEC-06: %j is not rendered as a colour',
  async (hex) => {
    const html = await draw({ blockType: 'modelColours', heading: 'Colours', colours: [{ name: 'Odd', hex }] })
    expect(html).toContain('Odd')
    expect(html).toContain('transparent')
    expect(html).not.toContain(hex)
  },
)

test('CMS-01: a block without colours renders nothing', async () => {
  expect(await draw({ blockType: 'modelColours', heading: 'Colours', colours: [] })).toBe('')
})

test.each(modelColoursExamples)('A11Y-01: axe finds no problems in: $name', async ({ block }) => {
  expect(await findViolations(await draw(block))).toEqual([])
})
