import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { cmsAs, signInToAdmin } from './support/cms'
import { PORT } from './support/sites'
import { MARKETING } from './support/two-people'

const blocksOf = (layout: unknown): object[] => (Array.isArray(layout) ? layout : [])

test('ADM-04, EDT-18: staff see who saved each version and when, compare two by blocks and words, and restore a block or the whole', async ({
  page,
}) => {
  const cms = cmsAs(MARKETING)
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=harbour')
  const path = `/pages/eofy-${randomUUID().slice(0, 8)}`
  const layout = [
    { blockType: 'callToAction', heading: 'Utes before June', tone: 'plain' },
    { blockType: 'callToAction', heading: 'On-road costs are included.', tone: 'plain' },
  ]
  const made = await cms.create('pages', { tenant: tenant?.id, title: 'Utes', path, layout, _status: 'published' })
  const [first, ...rest] = blocksOf(made.layout)
  await cms.update('pages', made.id, {
    title: 'Utes now',
    layout: [{ ...first, heading: 'Utes before July' }, ...rest],
    _status: 'published',
  })
  const readDraft = () => cms.read(`pages/${made.id}?draft=true&depth=0`)
  await signInToAdmin(page, MARKETING)
  const versions = `http://localhost:${PORT}/admin/collections/pages/${made.id}/versions`
  await page.goto(versions)
  const rows = page.locator('[data-versions] > li')
  await expect(rows).toHaveCount(2, { timeout: 30_000 })
  await expect(rows.first()).toContainText('Published now')
  await expect(rows.first()).toContainText(/\d{1,2}:\d{2} [ap]m AE[SD]T/)
  await expect(rows.first().locator('small')).toHaveText(/marketing|harbour/i)
  await expect(rows.last()).toContainText('Published before')
  // A block has the same name as in the page's list of blocks, and only what differs is listed, word by word.
  const blocks = page.locator('[data-comparison] [data-change]')
  await expect(blocks).toHaveCount(1)
  await expect(blocks.getByRole('heading')).toContainText('Call to action “Utes before July”')
  await expect(blocks.locator('del')).toContainText('June')
  await expect(blocks.locator('ins')).toContainText('July')
  await expect(page.getByText('On-road costs are included.')).toHaveCount(0)

  await blocks.getByRole('button', { name: /Restore this block/ }).click()
  await expect(page.locator('#field-title')).toHaveValue('Utes now', { timeout: 30_000 })
  await expect.poll(async () => (await readDraft()).layout).toMatchObject([{ heading: 'Utes before June' }, {}])
  expect((await readDraft()).title).toBe('Utes now')

  await page.goto(versions)
  await rows.last().getByRole('button', { name: 'Restore as draft' }).click()
  await expect(page.locator('#field-title')).toHaveValue('Utes', { timeout: 30_000 })
  // visitors see what was published until it is published again
  expect((await cms.read(`pages/${made.id}?depth=0`)).title).toBe('Utes now')
})

test('EDT-18, EDT-14: a changed picture is compared by what it shows and its focal point, in words and on the picture, not by numbers', async ({
  page,
}) => {
  const cms = cmsAs(MARKETING)
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=harbour')
  const [one, other] = await cms.find('media', 'sort=id')
  if (!one || !other) throw new Error('the demo has no pictures')
  const path = `/pages/pictures-${randomUUID().slice(0, 8)}`
  const layout = [{ blockType: 'media', image: one.id, width: 'page' }]
  const made = await cms.create('pages', { tenant: tenant?.id, title: 'Pictures', path, layout, _status: 'published' })
  try {
    const [first] = blocksOf(made.layout)
    await cms.update('pages', made.id, { layout: [{ ...first, image: other.id }], _status: 'published' })
    await signInToAdmin(page, MARKETING)
    await page.goto(`http://localhost:${PORT}/admin/collections/pages/${made.id}/versions`)
    const change = page.locator('[data-comparison] [data-change]')
    await expect(change.locator('del')).toContainText(String(one.alt), { timeout: 30_000 })
    await expect(change.locator('ins')).toContainText(String(other.alt))
    await expect(change.locator('ins')).toContainText(/focal point (in the middle|\d+% from the left, \d+% from the top)/)
    await expect(change.locator('[data-point]')).toHaveCount(2)
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForTimeout(500)
      await page.screenshot({ path: `test-results/compared-pictures-${width}.png` })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  } finally {
    await cms.update('pages', made.id, { deletedAt: new Date().toISOString() })
    await cms.removeForGood('pages', made.id)
  }
})
