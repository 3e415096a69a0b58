// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CARD_VARIANTS } from '@/domain/tenant/template'
import { toCardView } from '@/ui/sections/vehicle-card/card-view'
import { aTenant } from '@tests/builders/tenant'
import { aVehicleCard, BUILT_AT } from '@tests/builders/vehicle'
import { findViolations } from '@tests/setup/find-violations'
import { StockRail } from './stock-rail'

const cards = [1, 2, 3].map((id) => toCardView(aVehicleCard({ id }), { switches: aTenant().switches, now: BUILT_AT }))

test.each(CARD_VARIANTS)(
  "A11Y-01: a row of %s cards is a named region with headings below the section's level",
  async (variant) => {
    const rail = renderToStaticMarkup(<StockRail label="Just in" cards={cards} variant={variant} />)
    expect(await findViolations(`<main><h1>Home</h1><h2>Just in</h2>${rail}</main>`)).toEqual([])
    expect(document.querySelector('[role=region]')?.getAttribute('aria-label')).toBe('Just in')
    expect(document.querySelectorAll('h3')).toHaveLength(3)
  },
  30_000,
)

test('A11Y-02: a row with a head has named buttons that scroll it, so that dragging is not required', () => {
  const head = { text: 'On the yard', link: { label: 'See all 19', href: '/search' } }
  document.body.innerHTML = renderToStaticMarkup(<StockRail label="Just in" cards={cards} variant="boxed" head={head} />)
  const id = document.querySelector('[role=region]')?.id
  const buttons = [...document.querySelectorAll('button[aria-controls]')]
  expect(id).toBeTruthy()
  expect(buttons.map((button) => [button.getAttribute('aria-label'), button.getAttribute('aria-controls')])).toEqual([
    ['Previous: Just in', id],
    ['Next: Just in', id],
  ])
  expect(document.querySelector('h2')?.textContent).toBe('Just in')
  expect(document.querySelector('a[href="/search"]')?.textContent).toBe('See all 19')
})
