import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { cmsAs, openAdmin, signInToAdmin } from './support/cms'
import { ask } from './support/http'
import { PREVIEW_HOST } from './support/previews'
import { PORT } from './support/sites'

test.setTimeout(180_000)

const SUMMIT = 'marketing@summit.example'
const block = (heading: string, href: string) => ({ blockType: 'callToAction', heading, tone: 'plain', link: { label: 'Go on', href } })

test('EDT-20, ADM-04: the link to a release shows the site as it will be to somebody without an account, page by page, until it is deleted', async ({
  page,
  browser,
}) => {
  const cms = cmsAs(SUMMIT)
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=summit')
  const mark = randomUUID().slice(0, 8)
  const [one, two] = [`/coming-${mark}`, `/next-${mark}`]
  const make = async (path: string, href: string) => {
    const data = { tenant: tenant?.id, title: `Coming ${mark}`, path, layout: [block('Words of today', '/search')], _status: 'published' }
    const { id } = await cms.create('pages', data)
    await cms.update('pages', id, { layout: [block(`Words to come at ${path}`, href)], _status: 'draft' }, '&draft=true')
    return id
  }
  const ids = [await make(one, two), await make(two, '/search')]
  const release = await cms.create('releases', { tenant: tenant?.id, name: `Campaign ${mark}` })
  const call = (path: string, body: object) => cms.create(path, body).catch(() => undefined)
  for (const document of ids) await call(`releases/${release.id}/items`, { collection: 'pages', document })
  try {
    await signInToAdmin(page, SUMMIT)
    await openAdmin(page, `/collections/releases/${release.id}`)
    const links = page.locator('#field-shareLinks')
    await expect(links).toBeVisible({ timeout: 60_000 })
    await links.getByRole('button', { name: 'Add new' }).first().click()
    const drawer = page.getByRole('dialog').last()
    await drawer.locator('#field-note').fill('Ana', { timeout: 30_000 })
    await drawer.locator('#action-save').click()
    await expect
      .poll(async () => (await cms.find('share-links', `where[release][equals]=${release.id}`)).length, { timeout: 30_000 })
      .toBe(1)
    const [link] = await cms.find('share-links', `where[release][equals]=${release.id}`)
    const path = new URL(String(link?.address)).pathname
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await links.getByRole('button', { name: 'Copy link' }).click({ timeout: 30_000 })
    await expect(links.getByRole('status')).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link?.address)

    const visitor = await (await browser.newContext()).newPage()
    await visitor.goto(`http://${PREVIEW_HOST}:${PORT}${path}?path=${one}`)
    await expect(visitor.getByRole('heading', { name: `Words to come at ${one}` })).toBeVisible({ timeout: 60_000 })
    await expect(visitor.locator('[data-release-bar]')).toContainText(`Preview of “Campaign ${mark}” as of now. Visitors don’t see this.`)
    for (const width of [1440, 390]) {
      await visitor.setViewportSize({ width, height: 900 })
      await visitor.waitForTimeout(300)
      await visitor.screenshot({ path: `test-results/release-share-${width}.png` })
      expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    await visitor.getByRole('link', { name: 'Go on' }).click()
    await expect(visitor.getByRole('heading', { name: `Words to come at ${two}` })).toBeVisible({ timeout: 60_000 })
    expect((await ask(PORT, one, { host: 'summit.localhost' })).body).toContain('Words of today')
    await cms.remove('share-links', link?.id ?? 0)
    expect((await ask(PORT, path, { host: PREVIEW_HOST })).status).toBe(404)
  } finally {
    await cms.remove('releases', release.id)
    for (const id of ids) await cms.remove('pages', id)
  }
})
