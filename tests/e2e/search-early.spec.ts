import { expect, test } from '@playwright/test'
import { siteUrl } from './support/sites'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

test('SRCH-08: a filter that is chosen before the scripts arrive is searched for when they do', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/_next\/static\/chunks\//, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(siteUrl('harbour', '/search'))
  const count = page.getByRole('heading', { level: 1 })
  const all = await count.innerText()
  await page.getByRole('button', { name: /^Filters/ }).click()
  const box = page.getByRole('form', { name: 'Filters' }).getByRole('checkbox', { name: /^SUV/ })
  await box.check()
  await expect(count).toHaveText(all)
  release()
  await expect(page).toHaveURL(/body=SUV/)
  await expect(count).not.toHaveText(all)
  await expect(box).toBeChecked()
})
