import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { cmsAs, signInToAdmin, textContent } from './support/cms'
import { ask, cacheStatus } from './support/http'
import { PORT } from './support/sites'
import { MARKETING } from './support/two-people'

const HOST = 'harbour.localhost'
const text = (words: string) => ({ blockType: 'richText', width: 'reading', content: textContent(words) })
const read = (path: string) => ask(PORT, path, { host: HOST })

test('EDT-24: publishing a section changes every page that shows it, which its form names, and rebuilds no other', async ({ page }) => {
  const cms = cmsAs(MARKETING)
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=harbour')
  const mark = randomUUID().slice(0, 8)
  const section = await cms.create('shared-sections', {
    ...{ tenant: tenant?.id, name: `Promise ${mark}`, layout: [text('The first promise')], _status: 'published' },
  })
  const shared = { blockType: 'sharedSection', section: section.id }
  const publish = (name: string, blocks: unknown[]) =>
    cms.create('pages', { tenant: tenant?.id, title: `${name} ${mark}`, path: `/${name}-${mark}`, layout: blocks, _status: 'published' })
  const pages = [
    await publish('one', [shared]),
    await publish('two', [text('Own words'), shared, shared]),
    await publish('three', [text('Own words')]),
  ]
  const [one, two, three] = ['one', 'two', 'three'].map((name) => `/${name}-${mark}`)
  const paths = [one ?? '', two ?? '']
  try {
    for (const path of paths) expect((await read(path)).body).toContain('The first promise')
    await expect.poll(async () => cacheStatus(await read(three ?? ''))).toBe('HIT')
    await cms.update('shared-sections', section.id, { layout: [text('An unfinished promise')], _status: 'draft' }, '&draft=true')
    for (const path of paths) expect((await read(path)).body).not.toContain('An unfinished promise')
    await signInToAdmin(page, MARKETING)
    await page.goto(`http://localhost:${PORT}/admin/collections/shared-sections/${section.id}`)
    const usedBy = page.locator('[data-used-by]')
    await expect(usedBy).toContainText('A change that you publish appears on these 2 pages:', { timeout: 30_000 })
    for (const name of ['one', 'two']) await expect(usedBy.getByRole('link', { name: `Page “${name} ${mark}”` })).toBeVisible()
    let version = 0
    // other tests may change this site's settings meanwhile, which rebuilds every page: one round without that has to come
    await expect(async () => {
      await read(three ?? '')
      version += 1
      await cms.update('shared-sections', section.id, { layout: [text(`Promise number ${version}.`)], _status: 'published' })
      const [beside, ...fresh] = [await read(three ?? ''), ...(await Promise.all(paths.map((path) => read(path))))]
      for (const answer of fresh) {
        expect(answer.body).toContain(`Promise number ${version}.`)
        expect(answer.body).not.toContain('The first promise')
        expect(cacheStatus(answer)).toBe('MISS')
      }
      expect(cacheStatus(beside)).toBe('HIT')
    }).toPass({ timeout: 20_000 })
    await page.goto(`http://localhost:${PORT}/admin/collections/pages/${pages[0]?.id ?? 0}`)
    await expect(page.locator('#field-layout__0__section')).toContainText(`Promise ${mark}`, { timeout: 30_000 })
  } finally {
    for (const { id } of pages) {
      await cms.remove('pages', id)
    }
    await cms.remove('shared-sections', section.id)
  }
})
