// @vitest-environment jsdom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toCtaCard } from '@/domain/search/results/cta-card'
import { findSiteWords } from '@/domain/vehicle/kinds/kinds'
import { CARD_VARIANTS } from '@/domain/tenant/template'
import { findViolations } from '@tests/setup/find-violations'
import { PromoCell } from './promo-cell'
import { toEofyPromo, toSellCarPromo } from './promo-view'

const CTA_CARD = toCtaCard(findSiteWords({ stockKinds: [] }))

test.each(CARD_VARIANTS)(
  'SRP-06: the sell-your-car card in the %s look has its three lines and a link',
  async (variant) => {
    const violations = await findViolations(
      `<main><h1>Cars</h1>${renderToStaticMarkup(<PromoCell promo={toSellCarPromo(CTA_CARD)} variant={variant} />)}</main>`,
    )
    expect(violations).toEqual([])
    const lines = [...document.querySelectorAll('h2, p')].map((element) => element.textContent)
    expect(lines.slice(0, 3)).toEqual(['We Want Your Car!', 'We buy all types of cars', 'Our high turnover means we can pay more'])
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/sell-my-car')
  },
  30_000,
)

test('SRP-10: the end-of-financial-year card has the given link', () => {
  document.body.innerHTML = renderToStaticMarkup(<PromoCell promo={toEofyPromo('/special-offers')} variant="boxed" />)
  expect(document.querySelector('a')?.getAttribute('href')).toBe('/special-offers')
})

test('CMS-08: a promotion without link and picture has only text, with a heading of the same level as the cards around it', () => {
  const promo = { tone: 'plain', title: 'Open Sunday', lines: ['10 to 4'], figure: null, image: null, link: null } as const
  document.body.innerHTML = renderToStaticMarkup(<PromoCell promo={{ ...promo, lines: [...promo.lines] }} variant="plate" level={3} />)
  expect(document.querySelector('h3')?.textContent).toBe('Open Sunday')
  expect(document.querySelector('a, img')).toBeNull()
})

test.each(['boxed', 'listing'] as const)(
  'SRP-06: the decoration of the %s card without a picture is hidden from screen readers',
  (variant) => {
    document.body.innerHTML = renderToStaticMarkup(<PromoCell promo={toSellCarPromo(CTA_CARD)} variant={variant} />)
    const cell = document.querySelector('[role=group]')
    expect(cell?.querySelectorAll('img, svg')).toHaveLength(0)
    const spoken = [...(cell?.querySelectorAll('span') ?? [])].filter((span) => !span.closest('[aria-hidden=true]'))
    expect(spoken.map((span) => span.textContent)).toEqual([])
  },
)

test("SRP-06: without a picture the dealer's sell-your-car card shows a vehicle as decoration", () => {
  document.body.innerHTML = renderToStaticMarkup(<PromoCell promo={toSellCarPromo(CTA_CARD)} variant="boxed" />)
  expect(document.querySelector('[aria-hidden=true] > .car-shadow')).not.toBeNull()
  expect(document.querySelector('img')).toBeNull()
})
