// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CARD_VARIANTS } from '@/domain/template/template'
import { toCardView } from '@/ui/vehicle-card/card-view'
import { aTenant } from '../../../tests/builders/tenant'
import { aVehicleCard, BUILT_AT } from '../../../tests/builders/vehicle'
import { findViolations } from '../../../tests/setup/find-violations'
import { StockRail } from './stock-rail'

const cards = [1, 2, 3].map((id) => toCardView(aVehicleCard({ id }), { switches: aTenant().switches, now: BUILT_AT }))

test.each(CARD_VARIANTS)(
  'A11Y-01: a row of %s cards is a named region with headings below its own',
  async (variant) => {
    const rail = renderToStaticMarkup(<StockRail label="Just in" cards={cards} variant={variant} />)
    expect(await findViolations(`<main><h1>Home</h1><h2>Just in</h2>${rail}</main>`)).toEqual([])
    expect(document.querySelector('[role=region]')?.getAttribute('aria-label')).toBe('Just in')
    expect(document.querySelectorAll('h3')).toHaveLength(3)
  },
  30_000,
)
