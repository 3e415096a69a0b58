import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { cmsAs, signInToAdmin } from './support/cms'
import { MARKETING } from './support/two-people'
import { PORT } from './support/sites'

type Card = { start?: string; expiry?: string; display?: string; strictDisplay?: boolean; position: number }

/** Makes promo cards of harbour that only differ in what is given. */
async function makePromos(cards: Record<string, Card>) {
  const cms = cmsAs(MARKETING)
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=harbour')
  const mark = randomUUID().slice(0, 6)
  const ids: number[] = []
  for (const [name, card] of Object.entries(cards)) {
    const node = { heading: `${name} ${mark}`, tone: 'brand', link: { label: 'See', href: '/search' } }
    const { id } = await cms.create('promo-cards', { tenant: tenant?.id, title: `${name} ${mark}`, node, ...card })
    ids.push(Number(id))
  }
  return { mark, remove: () => Promise.all(ids.map((id) => cms.remove('promo-cards', id))) }
}

const simulate = (page: Page, search: string, at = '') =>
  page.goto(`http://localhost:${PORT}/admin/promo-simulator?${new URLSearchParams({ search, at }).toString()}`)

const YEAR = 365 * 86_400_000
const iso = (ms: number) => new Date(ms).toISOString()

test('EDT-23, ADM-09: the simulator shows a real search with its promo slots, and why each other promo is absent, with a link to the field', async ({
  page,
}) => {
  const past = Date.now() - YEAR
  const { mark, remove } = await makePromos({
    Shown: { position: 3, display: 'used', strictDisplay: true },
    Ended: { position: 4, expiry: iso(past) },
    'New only': { position: 4, display: 'new' },
    Far: { position: 99 },
  })
  try {
    await signInToAdmin(page, MARKETING)
    await simulate(page, '/search/used-cars')
    const shown = page.locator('[data-cell=promo]', { hasText: `Shown ${mark}` })
    await expect(shown).toBeVisible({ timeout: 30_000 })
    const position = Number(await shown.getAttribute('value'))
    const absent = (name: string) => page.locator('[data-absent] > li', { hasText: `${name} ${mark}` })
    await expect(absent('Ended')).toContainText('It ended on')
    await expect(absent('New only')).toContainText('It is only shown among new cars')
    await expect(absent('Far')).toContainText(/It asks for position 99, and this page has only \d+ cars/)

    // the site has the card at the same position
    const site = await page.context().newPage()
    await site.goto(`http://harbour.localhost:${PORT}/search/used-cars`)
    const slot = site
      .getByRole('listitem')
      .filter({ hasText: `Shown ${mark}` })
      .last()
    await expect(slot).toBeVisible()
    expect(await slot.evaluate((item) => [...(item.parentElement?.children ?? [])].indexOf(item) + 1)).toBe(position)
    await site.close()

    await simulate(page, '/search/used-cars?body=Ute')
    await expect(absent('Shown')).toContainText('It is only shown in a listing of all used cars')

    // before its end the card was there
    await simulate(page, '/search/used-cars', iso(past - 86_400_000).slice(0, 16))
    await expect(page.locator('[data-cell=promo]', { hasText: `Ended ${mark}` })).toBeVisible()
    await simulate(page, '/search/used-cars')
    await absent('Ended').getByRole('link', { name: 'Change it' }).click()
    await expect(page.locator('#field-expiry')).toBeFocused({ timeout: 20_000 })
  } finally {
    await remove()
  }
})
