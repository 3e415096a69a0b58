// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { LAYOUT_KEY } from './layout-options'
import { resolveResultsLayout, RESULTS_LAYOUTS } from '@/domain/search/results/results-layout'
import { findViolations } from '@tests/setup/find-violations'
import { LayoutChoice } from './layout-choice'
import { OPEN_LAYOUT_SCRIPT } from './open-layout'

afterEach(() => localStorage.clear())

const draw = (hasMap: boolean) => {
  const choice = renderToStaticMarkup(<LayoutChoice hasMap={hasMap} />).replace(/<script>.*?<\/script>/s, '')
  return `<main data-results="cards">${choice}</main>`
}

/** Opens a page as the browser does: its inline script runs while it is parsed. Returns the layout of the results and the selected option. */
function open(stored: string | null, { width, hasMap }: { width: number; hasMap: boolean }) {
  if (stored === null) localStorage.clear()
  else localStorage.setItem(LAYOUT_KEY, stored)
  document.body.innerHTML = draw(hasMap)
  const script = document.createElement('script')
  script.textContent = `innerWidth = ${width};${OPEN_LAYOUT_SCRIPT}`
  document.querySelector('fieldset')?.append(script)
  const results = document.querySelector<HTMLElement>('main')?.dataset.results
  return { results, selected: document.querySelector<HTMLInputElement>('input:checked')?.value }
}

test('LOOK-15: before anything is painted, the script opens the layout that the rule names, for every stored value and window', () => {
  for (const stored of [...RESULTS_LAYOUTS, null, 'none', '"]', '*'])
    for (const width of [320, 390, 639, 640, 1024, 1439, 1440, 2560])
      for (const hasMap of [true, false]) {
        const expected = resolveResultsLayout(stored, { width, hasMap })
        expect(open(stored, { width, hasMap }), `${stored} at ${width} px`).toEqual({ results: expected, selected: expected })
      }
})

test('LOOK-15: every layout has a name, and the map is offered only by a site with several locations', async () => {
  expect(await findViolations(draw(true))).toEqual([])
  const names = () => [...document.querySelectorAll('input')].map((option) => option.getAttribute('aria-label'))
  expect(names()).toEqual(['Cards', 'Compact cards', 'List', 'List and map'])
  document.body.innerHTML = draw(false)
  expect(names()).toEqual(['Cards', 'Compact cards', 'List'])
})
