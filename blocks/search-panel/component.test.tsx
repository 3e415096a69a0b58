// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { SEARCH_PANEL_VARIANTS } from '@/domain/tenant/template'
import { toSearchPanel } from '@/ui/pages/search-panel/to-search-panel'
import { panelCounts } from '@tests/builders/panel-counts'
import { findViolations } from '@tests/setup/find-violations'
import { SearchPanelView } from './component'
import { searchPanelExamples } from './examples'

// The readers access the database.
vi.mock('@/server/stock/panel-stock', () => ({}))
vi.mock('@/server/content/find-media', () => ({}))

const looks = SEARCH_PANEL_VARIANTS.flatMap((variant) => searchPanelExamples.map(({ name, block }) => ({ variant, name, block })))

function draw(variant: (typeof SEARCH_PANEL_VARIANTS)[number], block: (typeof looks)[number]['block']): string {
  const { fields, lowestPrice, highestPrice, chips, heading, text } = block
  const view = toSearchPanel({ counts: panelCounts(), fields, lowestPrice, highestPrice, chips: chips ?? [], stockNoun: 'Cars' })
  const stage = heading ? { heading, text: text ?? null, image: null, level: 1 as const } : null
  return renderToStaticMarkup(<SearchPanelView view={view} variant={variant} stage={stage} />)
}

describe.each(looks)('$variant: $name', ({ variant, block }) => {
  test('A11Y-01: axe finds no problems', async () => {
    expect(await findViolations(draw(variant, block))).toEqual([])
  })

  test('SRP-15: without JavaScript it is a form that opens the search', () => {
    document.body.innerHTML = draw(variant, block)
    const form = document.querySelector('form')
    expect([form?.getAttribute('action'), form?.method, form?.textContent.includes('Show Me 118 cars')]).toEqual(['/search', 'get', true])
    const empty = [...new FormData(form ?? undefined)].filter(([, value]) => value !== '')
    expect(empty).toEqual([])
  })
})

test('SRCH-05: its fields have the names of the search parameters', () => {
  const example = searchPanelExamples[0]
  document.body.innerHTML = example ? draw('tabs', example.block) : ''
  const names = [...document.querySelectorAll('[name]')].map((field) => field.getAttribute('name'))
  expect([...new Set(names)]).toEqual([
    'car_type',
    'make',
    'model',
    'body',
    'dealership_name',
    'price_min',
    'price_max',
    'subscription_price',
  ])
})

test('A11Y-01: a panel at the top of a page contains its title, even without vehicles', () => {
  document.body.innerHTML = renderToStaticMarkup(
    <SearchPanelView view={null} variant="tabs" stage={{ heading: 'Find yours', text: null, image: null, level: 1 }} />,
  )
  expect([document.querySelector('h1')?.textContent, document.querySelector('form')]).toEqual(['Find yours', null])

  const stage = searchPanelExamples.find(({ block }) => block.heading)
  document.body.innerHTML = stage ? draw('tabs', stage.block) : ''
  expect(document.querySelector('h1')?.textContent).toBe(stage?.block.heading)
})
