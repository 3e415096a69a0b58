// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { aModel } from '@tests/builders/model'
import { aTenant } from '@tests/builders/tenant'
import { findViolations } from '@tests/setup/find-violations'
import type { BlockOf } from '../types'
import { ModelVariantsBlock } from './component'
import { modelVariantsExamples } from './examples'

const findBlockModel = vi.hoisted(() => vi.fn())
// The reader accesses the CMS.
vi.mock('@/server/models/find-range', () => ({ findBlockModel }))

const variants = [
  { name: 'Long Range', min: 8_499_000, max: 8_899_000 },
  { name: 'Expedition', min: null, max: null },
]

async function draw(block: BlockOf<'modelVariants'>) {
  const site = { tenant: aTenant('manufacturer'), now: 1_790_000_000, place: { isFirst: false } }
  const html = renderToStaticMarkup(await ModelVariantsBlock({ block, site }))
  document.body.innerHTML = html
  return html
}
const rows = () => [...document.querySelectorAll('tbody tr')].map((row) => row.textContent)

test("MOD-01: each variant has its drive-away price and the editor's notes", async () => {
  findBlockModel.mockResolvedValue(aModel({ variants }))
  await draw({
    blockType: 'modelVariants',
    heading: 'Ways',
    columns: ['Range'],
    details: [
      { variant: 'long range', note: '111 kWh', values: ['610 km'] },
      { variant: 'Discontinued', values: ['0 km'] },
    ],
  })
  expect(rows()).toEqual([
    'Fjell Long Range111 kWhRange 610 kmPrice $84,990 to $88,990Drive awaySee stock',
    expect.stringContaining('To be confirmed'),
  ])
  expect(document.querySelector('tbody a')?.getAttribute('href')).toBe('/search/aurora/fjell')
})

test('MOD-08: an upcoming model has no link to stock, and one without variants no table', async () => {
  findBlockModel.mockResolvedValue(aModel({ variants, status: 'coming_soon' }))
  await draw({ blockType: 'modelVariants', heading: 'Ways' })
  expect(document.querySelector('tbody a')).toBeNull()
  findBlockModel.mockResolvedValue(aModel({ variants: [] }))
  expect(await draw({ blockType: 'modelVariants', heading: 'Ways' })).toBe('')
})

test.each(modelVariantsExamples)('A11Y-01: axe finds no problems in: $name', async ({ block }) => {
  findBlockModel.mockResolvedValue(aModel({ variants }))
  expect(await findViolations(await draw(block))).toEqual([])
})
