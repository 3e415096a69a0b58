import { randomUUID } from 'node:crypto'
import { expect, type FrameLocator, type Page, test } from '@playwright/test'
import { signInToAdmin } from './support/cms'
import { ask } from './support/http'
import { PORT } from './support/sites'

const HOST = 'harbour.localhost'
const ADMIN = `http://localhost:${PORT}/admin`
const read = (path: string) => ask(PORT, path, { host: HOST })

/** The twelve blocks of a sale page, by their names in the block picker. */
const TWELVE = [
  'Call to action',
  'Feature banner',
  'Offers grid',
  'Promo cards',
  'Stock carousel',
  'Price slider',
  'Brand grid',
  'FAQ',
  'Location cards',
  'Opening hours',
  'Form',
  'Spacer',
]

async function addBlock(page: Page, name: string, place: number): Promise<void> {
  // A click while the form saves is lost, so it is repeated.
  await expect(async () => {
    const block = page.getByRole('dialog').getByTitle(name, { exact: true })
    if (!(await block.isVisible())) await page.locator('.blocks-field__drawer-toggler').click({ timeout: 5_000 })
    await block.click({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.locator(`#layout-row-${place}`)).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Begins a page without blocks, and waits until its form is open (EDT-11). */
async function beginBlankPage(page: Page, name: string, path: string): Promise<void> {
  await page.goto(`${ADMIN}/collections/pages/create`)
  const form = page.getByRole('form', { name: 'New page' })
  // the form takes no keys until it is interactive
  await expect(async () => {
    await form.getByLabel('Name of the page').fill(name)
    await form.getByLabel('Address').fill(path)
    await form.getByRole('button', { name: 'Create the page' }).click({ timeout: 2_000 })
    await expect(page.locator('#field-title')).toHaveValue(name, { timeout: 15_000 })
  }).toPass({ timeout: 60_000 })
}

/** Types a heading and returns the milliseconds until the preview shows it (ADM-02). */
async function timeTyping(page: Page, preview: FrameLocator, text: string): Promise<number> {
  await page.locator('#field-layout__0__heading').fill(text)
  const typedAt = Date.now()
  await expect(preview.getByRole('heading', { name: text })).toBeVisible({ timeout: 20_000 })
  return Date.now() - typedAt
}

test('CMS-01, CMS-06, ADM-02, ADM-03, ADM-13: marketing builds an EOFY page of twelve blocks, previews it, publishes it and unpublishes it', async ({
  page,
}) => {
  test.setTimeout(300_000)
  const path = `/pages/eofy-${randomUUID().slice(0, 8)}`
  await signInToAdmin(page, 'marketing@harbour.example')
  await page.setViewportSize({ width: 1600, height: 1000 })
  await beginBlankPage(page, 'EOFY utes', path)
  for (const [place, name] of TWELVE.entries()) await addBlock(page, name, place)
  await page.locator('#field-layout__0__heading').fill('Utes before June')
  await page.locator('#field-layout__0__text').fill('Every ute is priced to move. Call {dealer.phone}.')
  await page.locator('#field-layout__4__heading').fill('Utes in the yard')

  // The preview is open from the start.
  const preview = page.frameLocator('#live-preview-iframe')
  await expect(preview.getByRole('heading', { name: 'Utes before June' })).toBeVisible({ timeout: 60_000 })
  await expect(preview.getByText('Every ute is priced to move. Call (07)')).toBeVisible({ timeout: 20_000 })
  await expect(preview.locator('[data-preview-block]')).toHaveCount(TWELVE.length)

  // A click in the preview opens the block's form, and edits show at once.
  await preview.getByRole('heading', { name: 'Utes in the yard' }).click()
  await expect(page.locator('#layout-row-4 :focus')).toHaveCount(1)
  const times = [await timeTyping(page, preview, 'Utes until the thirtieth'), await timeTyping(page, preview, 'Utes until the last day')]
  test.info().annotations.push({ type: 'preview', description: `${times.join(' and ')} ms after the last keystroke` })
  expect((await read(path)).status).toBe(404)

  await page.locator('#action-save').click()
  await expect.poll(async () => (await read(path)).status, { timeout: 30_000 }).toBe(200)
  const { body } = await read(path)
  for (const words of ['Utes until the last day', 'Call (07) 5550 4400', 'Utes in the yard', 'Shop by brand', 'Opening hours'])
    expect(body).toContain(words)

  // Unpublishing removes the page from the site.
  await page.locator('.doc-controls__dots').click()
  await page.locator('#action-unpublish').click()
  await page.locator('#confirm-action:visible').click()
  await expect.poll(async () => (await read(path)).status, { timeout: 30_000 }).toBe(404)
})
