import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { type Cms, cmsAs, openAdmin, signInToAdmin } from './support/cms'
import { ask, cacheStatus } from './support/http'
import { PORT } from './support/sites'
import { MARKETING } from './support/two-people'

test.setTimeout(180_000)

const GROUP = 'marketing@meridian.example'
const read = (slug: string, path: string) => ask(PORT, path, { host: `${slug}.localhost` })
const findSite = async (cms: Cms, slug: string) => (await cms.find('tenants', `where[slug][equals]=${slug}`))[0]?.id
const blockOf = (id: string, heading: string, text: string) => ({ blockType: 'callToAction', id, heading, text, tone: 'plain' })

async function openSection(page: Page, email: string, id?: number): Promise<void> {
  await page.context().clearCookies()
  await signInToAdmin(page, email)
  await openAdmin(page, `/collections/shared-sections/${id ?? ''}`)
}

async function publish(page: Page, message: string): Promise<void> {
  await page.locator('#action-save').click()
  await expect(page.locator('.payload-toast-container')).toContainText(message, { timeout: 30_000 })
}

test('EDT-25: a group shares a section with one open field; a site shows its own value there and the group’s later edits everywhere else', async ({
  page,
}) => {
  const [group, site, other] = [cmsAs(GROUP), cmsAs(MARKETING), cmsAs('marketing@summit.example')]
  const mark = randomUUID().slice(0, 8)
  const id = randomUUID().replaceAll('-', '').slice(0, 24)
  const path = `/group-${mark}`
  const section = await group.create('shared-sections', {
    ...{ tenant: await findSite(group, 'meridian'), name: `Promise ${mark}`, _status: 'published' },
    layout: [blockOf(id, 'The group’s heading', 'The group’s text')],
  })
  const made: { cms: Cms; id: number }[] = []
  const putOnPage = async (cms: Cms, slug: string) => {
    const [entry] = await cms.find('shared-sections', `where[name][equals]=Promise%20${mark}`)
    const layout = [{ blockType: 'sharedSection', section: entry?.id }]
    const data = { tenant: await findSite(cms, slug), title: `Group ${mark}`, path, layout, _status: 'published' }
    made.push({ cms, id: (await cms.create('pages', data)).id })
    return entry?.id
  }
  try {
    await openSection(page, GROUP, section.id)
    const share = page.locator('[data-open-fields]')
    await share.getByRole('checkbox', { name: /Share this section with Harbour City Motors and Summit/ }).check({ timeout: 30_000 })
    await share.locator('summary').click()
    await share.getByRole('checkbox', { name: 'Heading' }).check()
    await publish(page, 'No page shows this section yet.')
    const entry = await putOnPage(site, 'harbour')
    await putOnPage(other, 'summit')
    expect((await read('harbour', path)).body).toContain('The group’s heading')

    await openSection(page, MARKETING)
    await expect(page.getByRole('row').filter({ hasText: mark })).toContainText('The group', { timeout: 30_000 })
    await openSection(page, MARKETING, entry)
    const form = page.locator('[data-own-values]')
    const heading = form.locator('[data-section-field="Heading"]')
    await expect(heading).toContainText('From the group', { timeout: 30_000 })
    await expect(form.locator('[data-section-field="Text"]')).toContainText('The group’s text')
    await expect(form.getByRole('textbox')).toHaveCount(1)
    await form.getByRole('textbox', { name: 'Heading' }).fill('Harbour’s own heading')
    await expect(heading).toContainText('Your own')
    await publish(page, 'Shown on 1 page.')
    expect((await read('harbour', path)).body).toContain('Harbour’s own heading')
    expect((await read('summit', path)).body).toContain('The group’s heading')

    let version = 0
    // other tests may change the sites' settings meanwhile, which rebuilds every page: one round without that has to come
    await expect(async () => {
      version += 1
      await read('summit', path)
      const own = [{ block: id, path: ['heading'], value: `Harbour’s heading ${version}` }]
      await site.update('shared-sections', entry ?? 0, { ownValues: own, _status: 'published' })
      const [changed, beside] = [await read('harbour', path), await read('summit', path)]
      expect([changed.body.includes(`Harbour’s heading ${version}`), cacheStatus(changed), cacheStatus(beside)]).toEqual([
        true,
        'MISS',
        'HIT',
      ])
    }).toPass({ timeout: 20_000 })
    await group.update('shared-sections', section.id, { layout: [blockOf(id, 'A newer heading', 'A newer text')], _status: 'published' })
    const [first, second] = [await read('harbour', path), await read('summit', path)]
    expect([first.body, second.body].map((body) => body.includes('A newer text'))).toEqual([true, true])
    expect([first.body, second.body].map((body) => body.includes('A newer heading'))).toEqual([false, true])
    expect(first.body).toContain(`Harbour’s heading ${version}`)

    await openSection(page, MARKETING, entry)
    await heading.getByRole('button', { name: 'Use the group’s again' }).click({ timeout: 30_000 })
    await expect(heading).toContainText('From the group')
    await publish(page, 'Shown on 1 page.')
    expect((await read('harbour', path)).body).toContain('A newer heading')
  } finally {
    for (const { cms, id: pageId } of made) await cms.remove('pages', pageId)
    await group.update('shared-sections', section.id, { isForGroup: false, _status: 'published' })
    for (const cms of [site, other])
      for (const entry of await cms.find('shared-sections', `where[name][equals]=Promise%20${mark}`))
        await cms.remove('shared-sections', entry.id)
    await group.remove('shared-sections', section.id)
  }
})

test('EDT-25: a site chooses its own picture in an open field of the group’s section, and goes back to the group’s', async ({ page }) => {
  const [group, site] = [cmsAs(GROUP), cmsAs(MARKETING)]
  const mark = randomUUID().slice(0, 8)
  const path = `/picture-${mark}`
  const [groups] = await group.find('media', 'sort=-id')
  const [own] = await site.find('media', 'sort=-id')
  if (!groups || !own) throw new Error('the demo has no pictures')
  const id = randomUUID().replaceAll('-', '').slice(0, 24)
  const section = await group.create('shared-sections', {
    ...{ tenant: await findSite(group, 'meridian'), name: `Picture ${mark}`, isForGroup: true, _status: 'published' },
    layout: [{ blockType: 'media', id, image: groups.id, width: 'page' }],
    openFields: [{ block: id, path: ['image'] }],
  })
  const [entry] = await site.find('shared-sections', `where[name][equals]=Picture%20${mark}`)
  const layout = [{ blockType: 'sharedSection', section: entry?.id }]
  const data = { tenant: await findSite(site, 'harbour'), title: `Picture ${mark}`, path, layout, _status: 'published' }
  const shown = await site.create('pages', data)
  const file = (picture: { id: number; filename?: unknown }) =>
    encodeURIComponent(`/api/media/file/${encodeURIComponent(String(picture.filename))}`)
  try {
    expect((await read('harbour', path)).body).toContain(file(groups))
    await openSection(page, MARKETING, entry?.id)
    const row = page.locator('[data-section-field="Picture"]')
    await expect(row).toContainText('From the group', { timeout: 30_000 })
    await expect(row.getByText(`The group’s: ${String(groups.alt)}`)).toBeVisible()
    await row.getByRole('group', { name: 'Picture' }).getByRole('button', { name: 'Choose from existing' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: String(own.filename) })
      .click({ timeout: 30_000 })
    await expect(row).toContainText('Your own')
    await expect(row.getByText(String(own.filename))).toBeVisible()
    await publish(page, 'Shown on 1 page.')
    const body = (await read('harbour', path)).body
    expect([body.includes(file(own)), body.includes(file(groups))]).toEqual([true, false])
    await row.getByRole('button', { name: 'Use the group’s again: Picture' }).click()
    await expect(row).toContainText('From the group')
    await page.locator('#action-save').click()
    // the message of the first publish may still be there
    await expect.poll(async () => (await read('harbour', path)).body, { timeout: 30_000 }).toContain(file(groups))
  } finally {
    await site.remove('pages', shown.id)
    await group.update('shared-sections', section.id, { isForGroup: false, _status: 'published' })
    for (const cms of [site, cmsAs('marketing@summit.example')])
      for (const one of await cms.find('shared-sections', `where[name][equals]=Picture%20${mark}`))
        await cms.remove('shared-sections', one.id)
    await group.remove('shared-sections', section.id)
  }
})
