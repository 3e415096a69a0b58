import { expect, test } from '@playwright/test'
import { findViolations } from './support/axe'
import { readOverhang } from './support/overhang'
import { ask } from './support/http'
import { PORT, siteUrl } from './support/sites'

const PHONE = { width: 390, height: 844 }

const PAGES: [slug: string, paths: string[]][] = [
  ['harbour', ['/locations', '/our-location/moorooka', '/contact-us/moorooka']],
  ['summit', ['/locations', '/our-location/artarmon']],
  ['drifter', ['/contact']],
  ['meridian', ['/locations', '/locations/meridian-aspley']],
  ['aurora', ['/find-my-dealer', '/dealerships']],
]

for (const [slug, paths] of PAGES) {
  test(`A11Y-01, A11Y-02: ${slug}'s location pages have no axe violations and don't scroll sideways at 320 px`, async ({ page }) => {
    for (const path of paths) {
      await page.setViewportSize({ width: 1200, height: 800 })
      const answer = await page.goto(siteUrl(slug, path))
      expect(answer?.status(), path).toBe(200)
      expect(await page.locator('h1').count(), path).toBe(1)
      expect(await findViolations(page), `${slug}${path}`).toEqual([])
      await page.setViewportSize({ width: 320, height: 700 })
      expect(await readOverhang(page), path).toBeLessThanOrEqual(0)
    }
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('LOC-02, LOC-09: from the list to a location with opening status, phone and holidays', async ({ page }) => {
    await page.goto(siteUrl('meridian', '/locations'))
    const card = page.locator('#place-meridian-aspley')
    // not the day's hours that the server writes, such as 'Closed today'
    await expect(card.locator('[data-open]')).toHaveText(/^(Open until|Open now|Closes soon|Closed, opens)/)
    await card.getByText('Show phone number').click()
    await expect(card.getByRole('link', { name: /^\(07\) 5550 \d{4}$/ })).toBeVisible()
    await card.getByRole('link', { name: /^View Location ?:/ }).click()
    await expect(page).toHaveURL(/\/locations\/meridian-aspley$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meridian Toyota Aspley')
    await page.getByRole('button', { name: /View Holiday Hours/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Holiday hours' })
    await expect(dialog.getByRole('row')).not.toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('button', { name: /View Holiday Hours/ })).toBeFocused()
  })

  test('TEN-02, DLR-03, DLR-05, DLR-06: a postcode lists five dealers, one is chosen and remembered', async ({ page }) => {
    await page.goto(siteUrl('aurora', '/find-my-dealer'))
    const field = page.getByRole('combobox', { name: /Postcode, city/ })
    await field.fill('3220')
    await page.getByRole('option', { name: 'Geelong VIC 3220', exact: true }).click()
    await expect(page.getByText('Five dealerships within 250 km of Geelong VIC 3220')).toBeVisible()
    // The suggestions close once there are results.
    await expect(page.locator('[role=listbox]')).toBeHidden()
    const first = page.locator('button[aria-pressed]').first()
    await expect(first).toContainText('Aurora Geelong')
    await first.click()
    await expect(page.getByRole('region', { name: 'Aurora Geelong' }).getByText('Monday', { exact: true })).toBeVisible()
    expect(await readOverhang(page)).toBeLessThanOrEqual(0)
    await page.reload()
    await expect(page.getByRole('region', { name: 'Aurora Geelong' })).toBeVisible()
  })
})

test('DLR-03, DLR-07: the dealer locator works by keyboard', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/find-my-dealer'))
  const field = page.getByRole('combobox', { name: /Postcode, city/ })
  await field.focus()
  await page.keyboard.type('3220')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/within 250 km of/)).toBeVisible()
  await expect(page.locator('[role=listbox]')).toBeHidden()
  const first = page.locator('button[aria-pressed]').first()
  await first.focus()
  await page.keyboard.press('Enter')
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  await field.fill('')
  await expect(page.locator('button[aria-pressed=true]')).toHaveCount(0)
})

test('DLR-06: an address can name a suburb and show its dealers', async ({ page }) => {
  await page.goto(siteUrl('aurora', '/find-my-dealer?near=3220'))
  await expect(page.getByText('Five dealerships within 250 km of Geelong VIC 3220')).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test("DLR-01, LOC-02, LOC-09: locations, today's hours, each week and all dealers are listed", async ({ page }) => {
    await page.goto(siteUrl('harbour', '/locations'))
    const card = page.locator('#place-moorooka')
    await expect(card.getByText(/^(Today \d|Closed today)/)).toBeVisible()
    await card.locator('summary', { hasText: 'Opening hours' }).click()
    const dayOf = (name: string) => card.getByRole('row').filter({ hasText: name })
    await expect(dayOf('Monday')).toHaveText(/^Monday( \(today\))?\s*Open \d{1,2}:\d\d am to \d{1,2}:\d\d pm$/)
    await expect(dayOf('Sunday')).toHaveText(/^Sunday( \(today\))?\s*Closed$/)
    await page.goto(siteUrl('aurora', '/find-my-dealer'))
    await expect(page.getByRole('link', { name: 'Aurora Geelong' })).toHaveAttribute('href', '/locations/aurora-geelong')
  })
})

test('LOC-04: where addresses contain the dealership, each View Location button leads to the page of its own location', async () => {
  const host = 'aurora.localhost'
  const { body } = await ask(PORT, '/dealerships', { host })
  const cards = body.split('data-place="').slice(1)
  const led = cards.flatMap((card) => {
    const name = /<h[23][^>]*>([^<]*)/.exec(card)?.[1] ?? ''
    const href = /<a[^>]* href="(\/locations\/[^"]*)"[^>]*>(?:(?!<\/a>).)*View Location/s.exec(card)?.[1]
    return href === undefined ? [] : [{ name, href }]
  })
  expect(led.length).toBeGreaterThan(2)
  expect(new Set(led.map(({ href }) => href)).size).toBe(led.length)
  for (const { name, href } of led) {
    const page = await ask(PORT, href, { host })
    expect([href, page.status, /<h1[^>]*>([^<]*)/.exec(page.body)?.[1]]).toEqual([href, 200, name])
  }
})

test('API-01, LOC-13: location pages send requests only to their own site', async ({ page }) => {
  const asked = new Set<string>()
  page.on('request', (request) => asked.add(new URL(request.url()).hostname))
  for (const path of ['/find-my-dealer?near=3220', '/locations/aurora-geelong']) {
    await page.goto(siteUrl('aurora', path))
    await page.waitForLoadState('networkidle')
  }
  expect([...asked]).toEqual(['aurora.localhost'])
})
