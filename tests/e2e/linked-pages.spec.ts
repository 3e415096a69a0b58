import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { cmsAs, openAdmin, signInToAdmin } from './support/cms'
import { ask } from './support/http'
import { PORT } from './support/sites'
import { MARKETING } from './support/two-people'

const ADMIN = `http://localhost:${PORT}/admin/collections/pages`
const cms = () => cmsAs(MARKETING)

const read = (path: string) => ask(PORT, path, { host: 'harbour.localhost' })

/** Publishes a page, and another one with a button that leads to it. */
async function makeLinked() {
  const [tenant] = await cms().find('tenants', 'where[slug][equals]=harbour')
  const key = randomUUID().slice(0, 8)
  const make = (title: string, path: string, layout: object[]) =>
    cms().create('pages', { tenant: tenant?.id, title, path, layout, _status: 'published' })
  const path = `/pages/linked-${key}`
  const page = await make(`Linked ${key}`, path, [])
  await expect.poll(async () => (await read(path)).status, { timeout: 30_000 }).toBe(200)
  const link = { label: 'Go', href: path }
  const linking = await make(`Linking ${key}`, `${path}-from`, [{ blockType: 'callToAction', heading: 'Look', link, tone: 'plain' }])
  const remove = async () => {
    for (const { id } of [page, linking]) await cms().removeForGood('pages', id)
    for (const { id } of await cms().find('redirects', `where[from][contains]=${path}`)) await cms().remove('redirects', id)
  }
  return { page, linking, path, name: `Linked ${key}`, remove }
}

const question = (page: Page, name: string) => page.getByRole('dialog', { name: `1 link leads to “${name}”` })

test('EDT-19: trashing a linked page shows the places of its links, and redirects its address to a page that is picked', async ({
  page,
}) => {
  const { linking, path, name, remove } = await makeLinked()
  try {
    await signInToAdmin(page, MARKETING)
    await page.goto(`${ADMIN}?q=${encodeURIComponent(name)}`)
    await expect(async () => {
      await page.getByRole('checkbox', { name: `Select ${name}` }).check()
      await page.getByRole('button', { name: 'Move to the trash' }).click({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
    await page
      .getByRole('dialog', { name: `Move “${name}”` })
      .getByRole('button', { name: 'Move to the trash' })
      .click()
    const dialog = question(page, name)
    await expect(dialog.getByRole('link', { name: /Linking/ })).toHaveAttribute('href', `/admin/collections/pages/${linking.id}`)
    const target = dialog.getByLabel('Pick a page')
    await expect(target).toHaveValue('/')
    await target.fill('/pages/nothing-here')
    await dialog.getByRole('button', { name: 'Move to the trash' }).click()
    await expect(dialog.getByText('Visitors find nothing at /pages/nothing-here')).toBeVisible({ timeout: 15_000 })
    await target.fill(`${path}-from`)
    await dialog.getByRole('button', { name: 'Move to the trash' }).click()
    await expect.poll(async () => (await read(path)).headers.location, { timeout: 30_000 }).toContain(`${path}-from`)
  } finally {
    await remove()
  }
})

test('EDT-19: unpublishing and moving a linked page in its form ask too, and nothing changes when the question is cancelled', async ({
  page,
}) => {
  const { page: linked, path, name, remove } = await makeLinked()
  try {
    await signInToAdmin(page, MARKETING)
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAdmin(page, `/collections/pages/${linked.id}`)
    const dialog = question(page, name)
    await expect(async () => {
      await page.locator('.doc-controls__dots').click({ timeout: 5_000 })
      await page.locator('#action-unpublish').click({ timeout: 5_000 })
      await page.locator('#confirm-action:visible').click({ timeout: 5_000 })
      await expect(dialog).toBeVisible({ timeout: 5_000 })
    }).toPass({ timeout: 60_000 })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    expect((await read(path)).status).toBe(200)

    await page.locator('#field-path').fill(`${path}-new`)
    await page.locator('#action-save').click()
    await expect(dialog.getByLabel('Pick a page')).toHaveValue(`${path}-new`, { timeout: 15_000 })
    // longer than the pause after which a draft is saved
    await page.waitForTimeout(1_200)
    await dialog.getByRole('button', { name: 'Publish at the new address' }).click()
    await expect.poll(async () => (await read(path)).headers.location, { timeout: 30_000 }).toContain(`${path}-new`)
    await expect.poll(async () => (await read(`${path}-new`)).status, { timeout: 30_000 }).toBe(200)
  } finally {
    await remove()
  }
})

test('EDT-19: a page is deleted permanently only from the trash, after a question with its name', async ({ page }) => {
  const { page: linked, name, remove } = await makeLinked()
  try {
    await cms().update('pages', linked.id, { deletedAt: new Date().toISOString() })
    await signInToAdmin(page, MARKETING)
    await page.goto(`${ADMIN}/trash?q=${encodeURIComponent(name)}`)
    await expect(async () => {
      await page.getByRole('checkbox', { name: `Select ${name}` }).check()
      await page.getByRole('button', { name: 'Delete permanently' }).click({ timeout: 2_000 })
    }).toPass({ timeout: 60_000 })
    const dialog = page.getByRole('dialog', { name: `Delete “${name}” permanently?` })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await expect(dialog).toBeHidden()
    expect(await cms().find('pages', `trash=true&where[id][equals]=${linked.id}`)).toHaveLength(1)
  } finally {
    await remove()
  }
})
