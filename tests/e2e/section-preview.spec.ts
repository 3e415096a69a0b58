import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { type Cms, cmsAs, openAdmin, signInToAdmin } from './support/cms'
import { openPreview } from './support/open-preview'
import { MARKETING } from './support/two-people'

test.setTimeout(180_000)

const GROUP = 'marketing@meridian.example'
const findSite = async (cms: Cms, slug: string) => (await cms.find('tenants', `where[slug][equals]=${slug}`))[0]?.id
const block = (heading: string) => ({
  blockType: 'callToAction',
  id: randomUUID().replaceAll('-', '').slice(0, 24),
  heading,
  tone: 'plain',
})
/** Fonts and colours, which differ by site. */
const readTokens = () => {
  const style = getComputedStyle(document.documentElement)
  return ['--fc-font-display', '--fc-ground', '--fc-ink', '--fc-brand', '--fc-accent'].map((name) => style.getPropertyValue(name)).join(' ')
}

test('EDT-24, ADM-02: the form of a shared section has a preview that follows typing and shows unpublished blocks as the site draws them', async ({
  page,
}) => {
  const cms = cmsAs(MARKETING)
  const tenant = await findSite(cms, 'harbour')
  const data = { tenant, name: `Seen ${randomUUID().slice(0, 8)}`, layout: [block('First words')], _status: 'published' }
  const section = await cms.create('shared-sections', data)
  try {
    await signInToAdmin(page, MARKETING)
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAdmin(page, `/collections/shared-sections/${section.id}`)
    const preview = await openPreview(page)
    await expect(preview.getByRole('heading', { name: 'First words' })).toBeVisible({ timeout: 60_000 })
    await expect(preview.locator('header').first()).toBeVisible()
    await expect(preview.locator('[data-section-sites]')).toHaveCount(0)
    await preview.getByRole('heading', { name: 'First words' }).click()
    const heading = page.locator('#field-layout__0__heading')
    await expect(heading).toBeFocused({ timeout: 20_000 })
    await heading.fill('Typed words')
    await expect(preview.getByRole('heading', { name: 'Typed words' })).toBeVisible({ timeout: 20_000 })
    expect(await cms.read(`shared-sections/${section.id}?depth=0`)).toMatchObject({ layout: [{ heading: 'First words' }] })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.waitForTimeout(500)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  } finally {
    await cms.remove('shared-sections', section.id)
  }
})

test('EDT-24, EDT-25: a group’s section is previewed in the template of a site that uses it, and on its other sites by choice; a site sees its own values as it types', async ({
  page,
}) => {
  const [group, site] = [cmsAs(GROUP), cmsAs(MARKETING)]
  const mark = randomUUID().slice(0, 8)
  const blocks = [block(`Promise ${mark}`)]
  const section = await group.create('shared-sections', {
    ...{ tenant: await findSite(group, 'meridian'), name: `Seen ${mark}`, isForGroup: true, layout: blocks, _status: 'published' },
    openFields: [{ block: blocks[0]?.id, path: ['heading'] }],
  })
  const [entry] = await site.find('shared-sections', `where[name][equals]=Seen%20${mark}`)
  const layout = [{ blockType: 'sharedSection', section: entry?.id }]
  const shown = await site.create('pages', {
    ...{ tenant: await findSite(site, 'harbour'), title: `Seen ${mark}`, path: `/seen-${mark}`, layout, _status: 'published' },
  })
  try {
    await signInToAdmin(page, GROUP)
    await page.setViewportSize({ width: 1440, height: 900 })
    await openAdmin(page, `/collections/shared-sections/${section.id}`)
    const preview = await openPreview(page)
    await expect(preview.getByRole('heading', { name: `Promise ${mark}` })).toBeVisible({ timeout: 60_000 })
    const sites = preview.getByRole('navigation', { name: 'Sites of this section' })
    await expect(sites.locator('[aria-current]')).toHaveText('Harbour City Motors')
    const own = await preview.locator('html').evaluate(readTokens)
    await sites.getByRole('link', { name: /Summit/ }).click()
    await expect(sites.locator('[aria-current]')).toHaveText(/Summit/, { timeout: 60_000 })
    await expect(preview.getByRole('heading', { name: `Promise ${mark}` })).toBeVisible()
    expect(await preview.locator('html').evaluate(readTokens)).not.toBe(own)
    await page.screenshot({ path: 'test-results/section-preview-1440.png' })

    await page.context().clearCookies()
    await signInToAdmin(page, MARKETING)
    await openAdmin(page, `/collections/shared-sections/${entry?.id}`)
    const ownPreview = await openPreview(page)
    await expect(ownPreview.getByRole('heading', { name: `Promise ${mark}` })).toBeVisible({ timeout: 60_000 })
    await page.locator('[data-own-values]').getByRole('textbox', { name: 'Heading' }).fill('Our promise')
    await expect(ownPreview.getByRole('heading', { name: 'Our promise' })).toBeVisible({ timeout: 20_000 })
  } finally {
    await site.remove('pages', shown.id)
    await group.update('shared-sections', section.id, { isForGroup: false, _status: 'published' })
    for (const cms of [site, cmsAs('marketing@summit.example')])
      for (const one of await cms.find('shared-sections', `where[name][equals]=Seen%20${mark}`)) await cms.remove('shared-sections', one.id)
    await group.remove('shared-sections', section.id)
  }
})
