import { expect, type Page, test } from '@playwright/test'
import { ask } from './support/http'
import { firstCarPath, PORT, siteUrl } from './support/sites'

test.use({ viewport: { width: 390, height: 844 } })

/** Opens a car that has a phone number and returns its path. */
async function openFirstCar(page: Page): Promise<string> {
  const path = await firstCarPath('harbour')
  await page.goto(siteUrl('harbour', path))
  await page.waitForLoadState('networkidle')
  return path
}

test('TEN-02, PHONE-01, API-19: the number is masked with asterisks until it is revealed by keyboard', async ({ page }) => {
  await openFirstCar(page)
  const fold = page.locator('details[data-reveal-phone]')
  await expect(fold.locator('summary')).toContainText('****')
  await expect(fold.getByRole('link', { name: 'Call Now' })).toBeHidden()
  const told = page.waitForResponse((answer) => answer.url().endsWith('/api/events/reveal-phone'))
  await fold.locator('summary').focus()
  await page.keyboard.press('Enter')
  expect((await told).status()).toBe(204)
  await expect(fold.getByRole('link', { name: 'Call Now' })).toBeFocused()
  await expect(fold.getByRole('link', { name: 'Call Now' })).not.toContainText('*')
  await expect(fold.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+?\d+$/)
})

test('TEN-02, PHONE-01, PHONE-02: the page source contains no number, and the phone bar records the reveal before it dials', async ({
  page,
}) => {
  // tel: links leave the browser, so clicks are recorded and not followed.
  await page.addInitScript(() => window.addEventListener('click', (event) => event.preventDefault()))
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(new URL(request.url()).pathname)
  })
  const source = (await ask(PORT, await openFirstCar(page), { host: 'harbour.localhost' })).body
  const main = source.slice(source.indexOf('<main'), source.indexOf('</main>'))
  expect(main).toContain('****')
  expect(main).not.toMatch(/tel:/)
  await page.evaluate(() => window.scrollTo(0, 1_400))
  // The link in the closed section is not visible.
  const call = page.locator('a[data-phone]:visible')
  await expect(call).toHaveAttribute('href', '#call')
  await call.click()
  await expect(call).toHaveAttribute('href', /^tel:/)
  const digits = ((await call.getAttribute('href')) ?? '').replace(/\D/g, '').replace(/^61/, '')
  expect(digits.length).toBeGreaterThanOrEqual(9)
  // Matches any spacing, brackets or prefix.
  expect(source).not.toMatch(new RegExp([...digits.replace(/^0/, '')].join('[^0-9a-z]{0,3}')))
  await expect.poll(() => posted).toEqual(expect.arrayContaining(['/api/events/reveal-phone', '/api/events']))
})
