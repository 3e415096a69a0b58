import { type Browser, expect, type Page, test } from '@playwright/test'
import { makeSharedPage, MARKETING, openAs } from './support/two-people'

test.setTimeout(120_000)

const previewOf = (page: Page) => page.frameLocator('#live-preview-iframe')
const barOf = (page: Page) => page.locator('[data-preview-bar]')

/** Opens a page's form with its preview, and waits until the preview reacts to clicks. */
async function openWithPreview(browser: Browser, id: number): Promise<Page> {
  const page = await openAs(browser, MARKETING, id)
  await page.setViewportSize({ width: 1600, height: 1000 })
  await expect(async () => {
    await previewOf(page).getByText('Heading 1', { exact: true }).click({ timeout: 5_000 })
    await expect(page.locator('#field-layout__0__heading')).toBeFocused({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  return page
}

test('EDT-08: a link of a block shows its page in the preview, those of header and footer lead to their settings, and others are named', async ({
  browser,
}) => {
  const shared = await makeSharedPage(3)
  try {
    const page = await openWithPreview(browser, shared.id)
    const [preview, bar] = [previewOf(page), barOf(page)]
    const frame = () =>
      page
        .frames()
        .find((one) => one.url().includes('/preview/'))
        ?.url() ?? ''

    // the label is edited in the form, and its page is offered
    await preview.getByRole('link', { name: 'Block 2' }).click()
    await expect(page.locator('#field-layout__1__link__label')).toBeFocused()
    await expect(bar).toContainText('This link leads to /search.')
    await bar.getByRole('button', { name: 'Show that page' }).click()
    await expect(preview.locator('main a[href^="/cars/"]').first()).toBeVisible({ timeout: 30_000 })
    await expect(bar).toContainText('The preview shows /search.')
    // a link on that page leads on, in the same frame
    await preview.locator('main a[href^="/cars/"]').first().click()
    await expect(bar).toContainText('The preview shows /cars/', { timeout: 30_000 })
    await expect.poll(frame).toContain('/at?')
    await expect(page.locator('#field-title')).toHaveValue('Shared')

    await bar.getByRole('button', { name: 'Back to your page' }).click()
    await expect(preview.getByText('Heading 1', { exact: true })).toBeVisible({ timeout: 30_000 })
    await expect(bar).toHaveCount(0)

    const own = frame()
    await expect(async () => {
      await preview.locator('footer a[href^="tel:"]').first().click({ timeout: 5_000 })
      await expect(bar).toContainText('the phone number in the site settings', { timeout: 3_000 })
    }).toPass({ timeout: 30_000 })
    await preview.locator('header a[href^="/search"]:visible').first().click()
    await expect(bar).toContainText('the header’s menu in the site settings')
    expect(frame()).toBe(own)
    await bar.getByRole('link', { name: 'Open the site settings' }).click()
    await expect(page.locator('#field-headerItems')).toBeInViewport({ timeout: 60_000 })
  } finally {
    await shared.remove()
  }
})
