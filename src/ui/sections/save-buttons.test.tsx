// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readStoredCar } from '@/domain/account/stored-cars'
import type { SaveControl } from '@/domain/account/save-control'
import { findViolations } from '@tests/setup/find-violations'
import { CardSaveButtons, ToolSaveButtons } from './save-buttons'

const keep: SaveControl = {
  ...{ kind: 'watchlist', isSold: false, isComparable: true },
  car: { id: 7, name: "2023 Toyota RAV4 'Edge' & <more>", slug: 'rav4', make: 'Toyota', model: 'RAV4', primary_image_url: '/a.jpg' },
}

function draw(given: SaveControl | null) {
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <CardSaveButtons keep={given} />
      <ul>
        <ToolSaveButtons keep={given} />
      </ul>
    </>,
  )
  const of = (kind: string) => [...document.querySelectorAll<HTMLElement>(`[data-keep=${kind}]`)]
  return { body: document.body, of }
}

test('WATCH-01, FAV-05: a card and a page have unpressed save and compare buttons for their vehicle', () => {
  const { body, of } = draw(keep)
  expect([of('watchlist').length, of('compare').length, of('favourite').length]).toEqual([2, 2, 0])
  expect(of('watchlist').every((button) => button.getAttribute('aria-pressed') === 'false' && !button.hidden)).toBe(true)
  for (const button of body.querySelectorAll<HTMLElement>('[data-keep]'))
    expect(readStoredCar(button.closest<HTMLElement>('[data-car]')?.dataset.car)).toEqual(keep.car)
})

test('FAV-04: on a site without accounts the save button is the favourite', () => {
  expect(draw({ ...keep, kind: 'favourite' }).of('favourite')).toHaveLength(2)
})

test.each([
  ['favourite', 'Favourite'],
  ['watchlist', 'Save'],
] as const)('VDP-05: among the tools of a page the label of the %s button is %s', (kind, word) => {
  const [, tool] = draw({ ...keep, kind }).of(kind)
  expect(tool?.textContent).toBe(word)
})

test("WATCH-06: a sold vehicle's buttons are hidden until the visitor is known to have saved it", () => {
  const { of } = draw({ ...keep, isSold: true })
  expect([of('watchlist').every(({ hidden }) => hidden), of('compare').length]).toEqual([true, 0])
})

test('FAV-04: without saving there are no buttons', () => {
  expect(draw(null).body.querySelector('button')).toBeNull()
})

test('A11Y-01: axe finds no violations in the buttons', async () => {
  expect(await findViolations(draw(keep).body.innerHTML)).toEqual([])
}, 30_000)
