import { expect, test } from '@playwright/test'
import { findViolations } from './support/axe'
import { collectEvents } from './support/events'
import { siteUrl } from './support/sites'

test.use({ viewport: { width: 390, height: 844 } })

test('EVT-01: on a site that asks for consent, nothing is counted before the visitor agrees by keyboard; the choice is remembered', async ({
  page,
}) => {
  const events = await collectEvents(page)
  await page.goto(siteUrl('summit', '/search'))
  const bar = page.getByRole('region', { name: 'Can we use analytics?' })
  await expect(bar).toBeVisible()
  expect(await findViolations(page, 'section[aria-label="Can we use analytics?"]')).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
  expect(events).toEqual([])
  await bar.getByRole('button', { name: 'Yes' }).press('Enter')
  await expect(bar).toHaveCount(0)
  await page.goto(siteUrl('summit'))
  await page.goto(siteUrl('summit', '/search'))
  await expect.poll(() => events).toContainEqual({ id: 49 })
  await expect(bar).toHaveCount(0)
})

test('EVT-01: a visitor who declines is not asked again and not counted', async ({ page }) => {
  const events = await collectEvents(page)
  await page.goto(siteUrl('summit'))
  const bar = page.getByRole('region', { name: 'Can we use analytics?' })
  await bar.getByRole('button', { name: 'No thanks' }).press('Enter')
  await page.goto(siteUrl('summit', '/search'))
  await page.waitForLoadState('networkidle')
  await expect(bar).toHaveCount(0)
  expect(events).toEqual([])
})
