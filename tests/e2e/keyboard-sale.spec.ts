import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { cmsAs, openAdmin, signInToAdmin } from './support/cms'
import { moveFocusTo } from './support/focus'

const SUMMIT = 'marketing@summit.example'

async function press(page: Page, wanted: RegExp, key = 'Tab'): Promise<void> {
  await moveFocusTo(page, wanted, key)
  await page.keyboard.press('Enter')
}

async function typeInto(page: Page, wanted: RegExp, text: string, key = 'Tab'): Promise<void> {
  await moveFocusTo(page, wanted, key)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(text)
}

async function addBlock(page: Page, name: RegExp, place: number): Promise<void> {
  await press(page, /^button Add Block/)
  await expect(page.getByRole('dialog')).toBeVisible()
  await press(page, name)
  await expect(page.locator(`#layout-row-${place}`)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Adds the open page to a new release, and opens that. */
async function putIntoRelease(page: Page, name: string): Promise<void> {
  await press(page, /^button More actions/, 'Shift+Tab')
  await press(page, /^button Add to release/)
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('select')).toBeEnabled({ timeout: 20_000 })
  await moveFocusTo(page, /^select Release/)
  // a new one is the last choice
  await page.keyboard.press('End')
  await typeInto(page, /^input Name of the new release/, name)
  await press(page, /^button Add$/)
  await expect(dialog.getByRole('link')).toBeVisible({ timeout: 20_000 })
  // what is pressed before the form takes input would be lost
  const isReady = page.waitForResponse('**/api/users/me', { timeout: 60_000 })
  await press(page, /^a Open the release/)
  await isReady
}

test('A11Y-02, EDT-11, EDT-20: an EOFY sale is made from nothing, put into a release and scheduled by keyboard alone', async ({ page }) => {
  const cms = cmsAs(SUMMIT)
  const name = `EOFY ${randomUUID().slice(0, 8)}`
  const findMade = (collection: string, field: string) =>
    cms.find(collection, `draft=true&where[${field}][equals]=${encodeURIComponent(name)}`)
  try {
    await signInToAdmin(page, SUMMIT)
    await openAdmin(page, '/collections/pages')
    await press(page, /^a New page/)
    await typeInto(page, /^input Name of the page/, name)
    await page.keyboard.press('Enter')
    await expect(page.locator('#field-title')).toHaveValue(name, { timeout: 30_000 })

    await addBlock(page, /Feature banner/, 0)
    // the focus is back on the button below the blocks
    await typeInto(page, /^input Heading/, 'Utes before June', 'Shift+Tab')
    await addBlock(page, /Offers grid/, 1)
    // the form saves the draft by itself
    const readLayout = async () => (await findMade('pages', 'title'))[0]?.layout
    await expect
      .poll(readLayout, { timeout: 20_000 })
      .toMatchObject([{ blockType: 'featureBanner', heading: 'Utes before June' }, { blockType: 'offersGrid' }])

    await putIntoRelease(page, name)
    await expect(page.locator('[data-release]')).toContainText(name, { timeout: 30_000 })
    await press(page, /^button Approve/)
    const state = page.locator('[data-release-state]')
    await expect(state).toHaveText('Approved, not scheduled', { timeout: 20_000 })
    await moveFocusTo(page, /^input Goes live/)
    // the same day in both orders of day and month
    await page.keyboard.type('06062040')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('1000AM')
    await press(page, /^button Schedule/)
    await expect(state).toHaveText('Goes live 6 Jun 2040, 10:00 am AEST', { timeout: 20_000 })
  } finally {
    for (const { id } of await findMade('releases', 'name')) {
      await cms.create(`releases/${id}/act`, { action: 'stop' }).catch(() => null)
      await cms.remove('releases', id).catch(() => null)
    }
    for (const { id } of await findMade('pages', 'title')) await cms.remove('pages', id)
  }
})
