import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { findViolations } from './support/axe'
import { type Cms, cmsAs, openAdmin, signInToAdmin, textContent } from './support/cms'
import { ask } from './support/http'
import { PORT } from './support/sites'
import { MARKETING } from './support/two-people'

test.setTimeout(240_000)

const GROUP = 'marketing@meridian.example'
const findSite = async (cms: Cms, slug: string) => (await cms.find('tenants', `where[slug][equals]=${slug}`))[0]?.id
const newId = () => randomUUID().replaceAll('-', '').slice(0, 24)

test('EDT-25: a group opens a formatted text and a whole list; a site writes its own of both, sees whose is whose, and gives them back', async ({
  page,
}) => {
  const [group, site] = [cmsAs(GROUP), cmsAs(MARKETING)]
  const mark = randomUUID().slice(0, 8)
  const path = `/own-lists-${mark}`
  const [text, hero] = [newId(), newId()]
  const slides = [{ heading: `Group slide ${mark}`, tone: 'brand' }]
  const section = await group.create('shared-sections', {
    ...{ tenant: await findSite(group, 'meridian'), name: `Lists ${mark}`, _status: 'published' },
    layout: [
      { blockType: 'richText', id: text, width: 'reading', content: textContent(`Group words ${mark}`) },
      { blockType: 'heroSlider', id: hero, slides },
    ],
  })
  const made: { id: number }[] = []
  const read = async () => (await ask(PORT, path, { host: 'harbour.localhost' })).body
  const publish = async () => {
    await page.locator('#action-save').click()
    await expect(page.locator('.payload-toast-container')).toContainText('Shown on', { timeout: 30_000 })
  }
  try {
    await signInToAdmin(page, GROUP)
    await openAdmin(page, `/collections/shared-sections/${section.id}`)
    const share = page.locator('[data-open-fields]')
    await share.getByRole('checkbox', { name: /Share this section/ }).check({ timeout: 60_000 })
    for (const summary of await share.locator('summary').all()) await summary.click()
    await share.getByRole('checkbox', { name: 'Content', exact: true }).check()
    await share.getByRole('checkbox', { name: 'Slides, the whole list' }).check()
    await page.locator('#action-save').click()
    await expect(page.locator('.payload-toast-container')).toContainText('No page shows this section yet.', { timeout: 30_000 })

    const [entry] = await site.find('shared-sections', `where[name][equals]=Lists%20${mark}`)
    const layout = [{ blockType: 'sharedSection', section: entry?.id }]
    made.push(await site.create('pages', { tenant: await findSite(site, 'harbour'), title: 'Own', path, layout, _status: 'published' }))
    expect([(await read()).includes(`Group words ${mark}`), (await read()).includes(`Group slide ${mark}`)]).toEqual([true, true])

    await page.context().clearCookies()
    await signInToAdmin(page, MARKETING)
    await openAdmin(page, `/collections/shared-sections/${entry?.id}`)
    const form = page.locator('[data-own-values]')
    const [content, list] = [form.locator('[data-section-field="Content"]'), form.locator('[data-section-field="Slides"]')]
    await expect(content).toContainText('From the group', { timeout: 60_000 })
    await content.getByRole('button', { name: 'Write your own: Content' }).click()
    const editor = content.locator('[contenteditable="true"]')
    await expect(editor).toContainText(`Group words ${mark}`, { timeout: 60_000 })
    await editor.click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(`Our words ${mark}`)
    await expect(content).toContainText('Your own')
    await list.getByRole('button', { name: 'Write your own: Slides' }).click()
    await list.getByRole('button', { name: 'Add to Slides' }).click()
    await list
      .getByRole('group', { name: 'Slides 2' })
      .getByRole('textbox', { name: /^Heading/ })
      .fill(`Our slide ${mark}`)
    await list.getByRole('button', { name: 'Move up Slides 2' }).click()
    await expect(list.getByRole('group', { name: 'Slides 1' }).getByRole('textbox', { name: /^Heading/ })).toHaveValue(`Our slide ${mark}`)
    await publish()
    const own = await read()
    expect([own.includes(`Our words ${mark}`), own.includes(`Group words ${mark}`)]).toEqual([true, false])
    expect(own.indexOf(`Our slide ${mark}`)).toBeGreaterThan(0)
    expect(own.indexOf(`Our slide ${mark}`)).toBeLessThan(own.indexOf(`Group slide ${mark}`))
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 })
      await page.waitForTimeout(500)
      await page.screenshot({ path: `test-results/own-lists-${width}.png`, fullPage: true })
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
    expect(await findViolations(page, '[data-own-values]')).toEqual([])
    await page.setViewportSize({ width: 1280, height: 900 })

    await openAdmin(page, `/collections/shared-sections/${entry?.id}`)
    await expect(editor).toContainText(`Our words ${mark}`, { timeout: 60_000 })
    await content.getByRole('button', { name: 'Use the group’s again: Content' }).click()
    await list.getByRole('button', { name: 'Use the group’s again: Slides' }).click()
    await expect(list).toContainText('From the group')
    await publish()
    const back = await read()
    expect([back.includes(`Group words ${mark}`), back.includes(`Our slide ${mark}`)]).toEqual([true, false])
  } finally {
    for (const { id } of made) await site.remove('pages', id)
    await group.update('shared-sections', section.id, { isForGroup: false, _status: 'published' })
    for (const cms of [site, cmsAs('marketing@summit.example')])
      for (const one of await cms.find('shared-sections', `where[name][equals]=Lists%20${mark}`))
        await cms.remove('shared-sections', one.id)
    await group.remove('shared-sections', section.id)
  }
})
