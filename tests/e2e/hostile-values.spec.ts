import { randomUUID } from 'node:crypto'
import { expect, test, type Page } from '@playwright/test'
import pg from 'pg'
import { blockConfigs } from '@blocks/configs'
import { cmsAs, openAdmin, signInToAdmin } from './support/cms'
import { openPreview, openShared } from './support/draft-addresses'
import { fillBlocks, type Filling, listRendered, MARKUP } from './support/hostile-blocks'
import { CANARY_HOST, findInjections, watchForInjections } from './support/injections'
import { ask } from './support/http'
import { waitForScripts } from './support/layout'
import { PORT, siteUrl } from './support/sites'
import { tokenOf } from './support/staff'

const SLUG = 'harbour'
const STAFF = 'marketing@harbour.example'

/** Stores blocks without validation, published and as the latest draft: rendering must not trust stored values. */
async function storeBlocks(id: number, layout: unknown): Promise<void> {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  try {
    const values = [JSON.stringify(layout), MARKUP, id]
    await client.query('update pages set layout = $1, title = $2 where id = $3', values)
    await client.query('update _pages_v set version_layout = $1, version_title = $2 where parent_id = $3', values)
  } finally {
    await client.end()
  }
}

async function makePage(layout: object[] = []) {
  const cms = cmsAs(STAFF)
  const [tenant] = await cms.find('tenants', `where[slug][equals]=${SLUG}`)
  const path = `/swept-${randomUUID()}`
  const made = await cms.create('pages', {
    tenant: tenant?.id,
    title: 'Swept',
    path,
    layout,
    meta: { noindex: true },
    _status: 'published',
  })
  return { cms, id: made.id, tenant: tenant?.id ?? 0, path }
}

/** Scrolls to the end of the page, so that deferred parts render too. */
async function readAll(page: Page): Promise<string> {
  await waitForScripts(page)
  await page.waitForTimeout(800)
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 3000) {
      window.scrollTo(0, top)
      await new Promise((resolve) => setTimeout(resolve, 30))
    }
  })
  await page.waitForTimeout(400)
  return page.locator('body').innerText()
}

const FILLINGS: { name: string; filling: Filling; least: number }[] = [
  { name: 'hostile texts, first choices', filling: { isAllHostile: false, turn: 0 }, least: 26 },
  { name: 'hostile texts, second choices', filling: { isAllHostile: false, turn: 1 }, least: 26 },
  { name: 'hostile texts, third choices', filling: { isAllHostile: false, turn: 2 }, least: 26 },
  { name: 'every value hostile', filling: { isAllHostile: true, turn: 0 }, least: 20 },
]

for (const { name, filling, least } of FILLINGS) {
  test(`SEC-06: every block with ${name} renders plain text only, published, shared and in preview`, async ({ page }) => {
    const { cms, id, tenant, path } = await makePage()
    await storeBlocks(id, fillBlocks(filling))
    const watched = watchForInjections(page)
    const look = async (open: () => Promise<number>) => {
      expect(await open()).toBe(200)
      const drawn = listRendered(await readAll(page))
      test.info().annotations.push({
        type: 'not drawn',
        description: blockConfigs
          .map(({ slug }) => slug)
          .filter((slug) => !drawn.includes(slug))
          .join(' '),
      })
      expect.soft(await findInjections(page)).toEqual([])
      expect.soft(watched).toEqual([])
      expect.soft(drawn.length).toBeGreaterThanOrEqual(least)
    }
    await look(async () => (await page.goto(siteUrl(SLUG, path)))?.status() ?? 0)
    // Cached pages take their static parts from the first render.
    await look(async () => (await page.goto(siteUrl(SLUG, path)))?.status() ?? 0)
    await look(() => openShared(page, cms, { tenant, id }))
    await look(() => openPreview(page, STAFF, SLUG, { tenant, id }))
  })
}

/** Returns the response of the build to a save that is refused. */
async function refuse(path: string, method: string, body: object): Promise<{ name: string; fields: string[] }> {
  const answer = await ask(PORT, `/api/${path}`, { method, headers: { authorization: `JWT ${tokenOf(STAFF)}` }, body })
  expect(answer.status).toBe(400)
  const [error] = JSON.parse(answer.body).errors
  return { name: error.name, fields: error.data.errors.map((one: { path: string }) => one.path) }
}

test('SEC-07: the API refuses a hostile draft and names its fields, like any other refusal', async () => {
  const { id, tenant } = await makePage()
  const shortcut = { icon: MARKUP, title: 'One', href: 'javascript:window.__x=1' }
  const layout = [{ blockType: 'featureBanner', kind: 'shortcuts', shortcuts: [shortcut] }]
  const fields = ['layout.0.shortcuts.0.icon', 'layout.0.shortcuts.0.href']
  for (const query of ['draft=true&autosave=true', 'draft=true'])
    expect(await refuse(`pages/${id}?${query}`, 'PATCH', { layout, _status: 'draft' })).toEqual({ name: 'ValidationError', fields })
  const window = { start: '2026-06-30T00:00:00.000Z', expiry: '2026-06-01T00:00:00.000Z' }
  const card = { tenant, title: 'Late', position: 1, ...window, node: { heading: 'Late', tone: 'brand' } }
  expect(await refuse('promo-cards', 'POST', card)).toEqual({ name: 'ValidationError', fields: ['expiry'] })
})

test("SEC-07, EDT-03: the admin's form keeps an incomplete address, names the field that was refused, and saves once it is corrected", async ({
  page,
}) => {
  const block = { blockType: 'callToAction', heading: 'Ask us', tone: 'plain', link: { label: 'Go', href: '/contact' } }
  const { cms, id } = await makePage([block])
  await signInToAdmin(page, STAFF)
  await openAdmin(page, `/collections/pages/${id}`)
  const field = page.locator('#field-layout__0__link__href')
  const type = async (text: string) => {
    // A save of the previous text can still be on its way.
    const saved = page.waitForResponse((answer) => {
      const request = answer.request()
      const isSave = request.method() === 'PATCH' && answer.url().includes(`/api/pages/${id}?autosave=true`)
      return isSave && (request.postData() ?? '').includes(`"href":"${text}"`)
    })
    await field.fill(text)
    await field.press('Tab')
    return (await saved).status()
  }
  await field.waitFor({ timeout: 60_000 })
  await page.waitForTimeout(1_500)
  expect(await type('htt')).toBe(200)
  expect(await type('javascript:alert(1)')).toBe(400)
  const problems = page.locator('[data-problems]')
  await expect(problems).toContainText('Block 1 > Link > Address')
  await expect(problems).toContainText('javascript: addresses are not allowed')
  await expect(page.locator('.field-type.error:has(#field-layout__0__link__href)')).toContainText('javascript: addresses are not allowed')
  await expect(field).toHaveValue('javascript:alert(1)')
  expect(await type('/special-offers')).toBe(200)
  await expect(problems).toHaveCount(0)
  const [draft] = await cms.find('pages', `draft=true&where[id][equals]=${id}`)
  expect(draft?.layout).toMatchObject([{ link: { href: '/special-offers' } }])
})

test('SEC-06: the injection check finds what it looks for', async ({ page }) => {
  const watched = watchForInjections(page)
  await page.route('http://sweep.localhost/', (route) => route.fulfill({ contentType: 'text/html', body: '<main></main>' }))
  await page.goto('http://sweep.localhost/')
  expect(await findInjections(page)).toEqual([])
  const drawings = [
    '<img src=x onerror="window.__x=1">',
    '<a href="javascript:window.__x=1">x</a>',
    '<a href="java&#10;script:window.__x=1">x</a>',
    `<a href="/\\${CANARY_HOST}">x</a>`,
    '<iframe src="https://evil.example"></iframe>',
    '<iframe srcdoc="x"></iframe>',
    '<script>window.__x=1</script>',
    `<p style="background:url(//${CANARY_HOST})">x</p>`,
    '<object></object>',
  ]
  for (const drawing of drawings) {
    await page.setContent(`<main>${drawing}</main>`)
    expect(await findInjections(page), drawing).not.toEqual([])
  }
  await expect.poll(() => watched.some((one) => one.startsWith('request'))).toBe(true)
})
