import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { SAMPLE_TEXTS } from '@/domain/blocks/sample-texts'
import { cmsAs, openAdmin, signInToAdmin } from './support/cms'
import { ask } from './support/http'
import { PORT } from './support/sites'

const { heading, text, steps } = SAMPLE_TEXTS.dealer

/** Picks a block. A click while the form saves is lost, so it is repeated. */
async function addBlock(page: Page, name: string, place: number): Promise<void> {
  await expect(async () => {
    const block = page.getByRole('dialog').getByTitle(name, { exact: true })
    if (!(await block.isVisible())) await page.locator('.blocks-field__drawer-toggler').click({ timeout: 5_000 })
    await block.click({ timeout: 5_000 })
  }).toPass({ timeout: 60_000 })
  await expect(page.locator(`#layout-row-${place}`)).toBeVisible()
}

test('EDT-09: new blocks arrive with sample content, which is marked, and is replaced or kept on purpose before publishing', async ({
  page,
}) => {
  const cms = cmsAs('marketing@harbour.example')
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=harbour')
  const path = `/pages/samples-${randomUUID().slice(0, 8)}`
  const { id } = await cms.create('pages', { tenant: tenant?.id, title: 'Samples', path, layout: [], _status: 'draft' }, '&draft=true')
  try {
    await signInToAdmin(page, 'marketing@harbour.example')
    await page.setViewportSize({ width: 1600, height: 1000 })
    await openAdmin(page, `/collections/pages/${id}`)
    await expect(page.locator('#field-title')).toBeVisible({ timeout: 60_000 })
    const preview = page.frameLocator('#live-preview-iframe')
    await addBlock(page, 'Call to action', 0)
    await expect(page.locator('#field-layout__0__heading')).toHaveValue(heading, { timeout: 20_000 })
    await expect(preview.getByText(heading, { exact: true })).toBeVisible({ timeout: 20_000 })
    await addBlock(page, 'Steps', 1)
    await expect(preview.getByText(steps[2]?.title ?? '', { exact: true })).toBeVisible({ timeout: 20_000 })
    const marks = page.locator('[data-samples=open]')
    await expect(marks).toHaveCount(2, { timeout: 20_000 })
    await expect(marks.first()).toContainText('heading, text')
    await expect(preview.locator('[data-preview-sample]')).toHaveCount(2, { timeout: 20_000 })
    await page.screenshot({ path: 'test-results/sample-content-1600.png' })

    await page.locator('#field-layout__0__heading').fill('Utes before June')
    await page.locator('#action-save').click()
    // the refusal names the text that is left, and the fields are marked
    await expect(page.getByText(/This is still a sample/).first()).toBeVisible({ timeout: 20_000 })
    expect((await ask(PORT, path, { host: 'harbour.localhost' })).status).toBe(404)
    await page.locator('#field-layout__0__text').fill('Every ute is priced to move.')
    await expect(marks).toHaveCount(1, { timeout: 20_000 })
    await marks.getByRole('button', { name: 'Keep the sample' }).click()
    await expect(marks).toHaveCount(0, { timeout: 20_000 })
    await expect(preview.locator('[data-preview-sample]')).toHaveCount(0, { timeout: 20_000 })
    await page.locator('#action-save').click()
    await expect.poll(async () => (await ask(PORT, path, { host: 'harbour.localhost' })).status, { timeout: 30_000 }).toBe(200)
    const { body } = await ask(PORT, path, { host: 'harbour.localhost' })
    expect(body).toContain('Utes before June')
    expect(body).toContain(steps[0]?.title)
    expect(body).not.toContain(text)
  } finally {
    await cms.remove('pages', id)
  }
})
