import { expect, type Page, test } from '@playwright/test'
import { cmsAs, openAdmin, signInToAdmin } from './support/cms'
import { ask } from './support/http'
import { PORT } from './support/sites'

const SUMMIT = 'marketing@summit.example'
const SHOTS = process.env.RELEASE_SHOTS

const visitorSees = async (path: string, words: string) => (await ask(PORT, path, { host: 'summit.localhost' })).body.includes(words)

async function shoot(page: Page, name: string): Promise<void> {
  if (!SHOTS) return
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await page.waitForTimeout(600)
    await page.screenshot({ path: `${SHOTS}/${name}-${width}.png`, fullPage: true })
  }
  await page.setViewportSize({ width: 1280, height: 720 })
}

/** A published page with a draft that says something else, and a promo card that was never published. */
async function makeChanges() {
  const cms = cmsAs(SUMMIT)
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=summit')
  const block = (heading: string) => ({ blockType: 'callToAction', heading, tone: 'plain' })
  const word = `June ${Date.now() % 1_000_000}${Math.floor(Math.random() * 1000)}`
  const campaign = `${word} campaign`
  const path = `/release-${word.replace(' ', '-').toLowerCase()}`
  const data = { title: word, path, layout: [block('Words of May')], tenant: tenant?.id, _status: 'published' }
  const page = await cms.create('pages', data)
  await cms.update('pages', page.id, { layout: [block('Words of June')], _status: 'draft' }, '&draft=true')
  const node = { heading: 'Save in June', tone: 'brand' }
  const promo = await cms.create('promo-cards', { title: 'June card', position: 1, node, tenant: tenant?.id }, '&draft=true')
  const remove = async () => {
    for (const release of await cms.find('releases', `where[name][equals]=${encodeURIComponent(campaign)}`)) {
      // a live one is kept, and there is nothing to clear away then
      await cms.remove('releases', release.id).catch(() => undefined)
    }
    await cms.remove('promo-cards', promo.id)
    await cms.update('pages', page.id, { deletedAt: new Date().toISOString() })
    await cms.removeForGood('pages', page.id)
  }
  return { word, campaign, path, page, promo, remove }
}

const panelOf = (page: Page) => page.locator('[data-release]')
const stateOf = (page: Page) => page.locator('[data-release-state]')

test('EDT-20: a page and a promo are put into a release, previewed together, published together and rolled back', async ({ page }) => {
  test.slow()
  const changes = await makeChanges()
  const { path } = changes
  try {
    await signInToAdmin(page, SUMMIT)
    await openAdmin(page, '/collections/releases/create')
    await page.locator('#field-name').fill(changes.campaign)
    await shoot(page, 'create')
    await page.locator('#action-save').click()
    const panel = panelOf(page)
    await expect(panel).toBeVisible({ timeout: 60_000 })
    await expect(panel).toContainText('Nothing is in this release yet.')
    await expect(panel.getByRole('button', { name: 'Approve' })).toBeDisabled()

    await panel.getByLabel('Name, or a part of it').fill(changes.word)
    await panel.getByRole('button', { name: 'Find' }).click()
    await panel.getByRole('button', { name: `Add ${changes.word}` }).click()
    await expect(panel.locator(`[data-item="pages-${changes.page.id}"]`)).toContainText('Page · Summit', { timeout: 20_000 })
    await shoot(page, 'draft')

    // the promo card is added from its own form
    await openAdmin(page, `/collections/promo-cards/${changes.promo.id}`)
    await expect(page.locator('#field-title')).toBeVisible({ timeout: 60_000 })
    await expect(async () => {
      await page.locator('.doc-controls__popup button').first().click()
      await page.getByRole('button', { name: 'Add to release…' }).click({ timeout: 2_000 })
    }).toPass({ timeout: 30_000 })
    const dialog = page.getByRole('dialog', { name: 'Add to a release' })
    await dialog.locator('select').selectOption({ label: changes.campaign }, { timeout: 20_000 })
    await shoot(page, 'dialog')
    await dialog.getByRole('button', { name: 'Add', exact: true }).click()
    await dialog.getByRole('link', { name: 'Open the release' }).click()
    await expect(panel.locator(`[data-item="promo-cards-${changes.promo.id}"]`)).toContainText('June card', { timeout: 60_000 })

    const href = await panel.getByRole('link', { name: /Preview Summit/ }).getAttribute('href')
    const preview = await page.context().newPage()
    await preview.goto(`http://localhost:${PORT}${href}`)
    await expect(preview.getByRole('heading', { name: 'Words of June' })).toBeVisible({ timeout: 30_000 })
    await shoot(preview, 'preview')
    await preview.locator('[data-release-bar]').getByRole('link', { name: 'Search' }).click()
    await expect(preview.getByText('Save in June').first()).toBeVisible({ timeout: 30_000 })
    await preview.close()
    expect(await visitorSees(path, 'Words of May')).toBe(true)
    expect(await visitorSees('/search', 'Save in June')).toBe(false)

    await panel.getByRole('button', { name: 'Approve' }).click()
    await expect(stateOf(page)).toHaveText('Approved, not scheduled', { timeout: 20_000 })
    await shoot(page, 'approved')
    await panel.getByRole('button', { name: 'Publish now' }).click()
    const question = panel.getByRole('group', { name: 'Publish 2 items on Summit' })
    await shoot(page, 'question')
    await question.getByRole('button', { name: 'Publish now' }).click()
    await expect(stateOf(page)).toContainText('Live since', { timeout: 20_000 })
    await expect.poll(() => visitorSees(path, 'Words of June'), { timeout: 10_000 }).toBe(true)
    await expect.poll(() => visitorSees('/search', 'Save in June'), { timeout: 10_000 }).toBe(true)

    await panel.getByRole('button', { name: 'Roll back' }).click()
    await panel.getByRole('button', { name: 'Roll back' }).click()
    await expect(stateOf(page)).toContainText('Rolled back', { timeout: 20_000 })
    await expect.poll(() => visitorSees(path, 'Words of May'), { timeout: 10_000 }).toBe(true)
    await expect.poll(() => visitorSees('/search', 'Save in June'), { timeout: 10_000 }).toBe(false)
    await openAdmin(page, '/collections/releases')
    await expect(page.getByRole('row', { name: new RegExp(changes.campaign) })).toContainText('Rolled back', { timeout: 60_000 })
    await shoot(page, 'list')
  } finally {
    await changes.remove()
  }
})

test('EDT-20: a newer edit stops a release with the reason in its form, and a skipped hour of a schedule is explained', async ({
  page,
}) => {
  test.slow()
  const [kept, edited] = [await makeChanges(), await makeChanges()]
  const cms = cmsAs(SUMMIT)
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=summit')
  const makeReady = async ({ campaign, page: { id: document } }: typeof kept) => {
    const release = await cms.create('releases', { name: campaign, tenant: tenant?.id })
    const post = (path: string, body: object) => cms.create(`releases/${release.id}/${path}`, body).catch(() => null)
    await post('items', { collection: 'pages', document })
    await post('act', { action: 'approve' })
    return { id: release.id, post }
  }
  try {
    const stopped = await makeReady(edited)
    await cms.update('pages', edited.page.id, { title: 'Changed again', _status: 'draft' }, '&draft=true')
    await signInToAdmin(page, SUMMIT)
    await openAdmin(page, `/collections/releases/${stopped.id}`)
    await expect(panelOf(page)).toContainText('has a newer edit', { timeout: 60_000 })
    await stopped.post('act', { action: 'publish' })
    await page.reload()
    await expect(stateOf(page)).toHaveText('Stopped, nothing of it is live', { timeout: 60_000 })
    await expect(panelOf(page)).toContainText('Nothing of this release went live.')
    await shoot(page, 'stopped')
    expect(await visitorSees(edited.path, 'Words of May')).toBe(true)

    const scheduled = await makeReady(kept)
    await openAdmin(page, `/collections/releases/${scheduled.id}`)
    await panelOf(page)
      .getByLabel(/^Goes live/)
      .fill('2040-10-07T02:30')
    await panelOf(page).getByRole('button', { name: 'Schedule' }).click()
    await expect(stateOf(page)).toHaveText('Goes live 7 Oct 2040, 3:30 am AEDT', { timeout: 20_000 })
    await expect(panelOf(page).getByRole('status')).toContainText('skip 2:30 am. The time is set to 3:30 am AEDT.')
    await shoot(page, 'scheduled')
    await panelOf(page).getByRole('button', { name: 'Stop' }).click()
    await panelOf(page).getByRole('button', { name: 'Stop' }).click()
    await expect(panelOf(page)).toContainText('stopped this release before it went live.', { timeout: 20_000 })
  } finally {
    for (const { remove } of [kept, edited]) await remove()
  }
})
