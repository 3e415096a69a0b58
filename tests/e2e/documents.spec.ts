import { writeFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { checkDocuments, hasJava } from './support/html-checker'
import { ask } from './support/http'
import { listMappedKinds, listUnmappedKinds } from './support/page-kinds'
import { PORT, siteUrl, TEMPLATES } from './support/sites'
import { listStructuredData, openDataValidator } from './support/structured-data'

/** Reviewed findings that are accepted: where they occur, and the checker's message. */
const REVIEWED = [
  // The workbench lists a block's examples below each other, which no real page does.
  { place: /^\/dev\//, message: /^Duplicate ID/ },
]

/**
 * Root pages are made of blocks, and the workbench shows these in each template. So one site lists all of its pages, the others only pages
 * with their own parts.
 */
async function listPaths(slug: string): Promise<string[]> {
  const mapped = await listMappedKinds(slug)
  const own = mapped.filter((path) => slug === TEMPLATES[0] || path === '/' || path === '/search' || path.split('/').length > 2)
  return [...own, ...(await listUnmappedKinds(slug))]
}

/** Responses by host and path, fetched once for both tests. */
const documents = new Map<string, string>()

test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  for (const slug of TEMPLATES) {
    const workbench = `/dev/${slug}/blocks`
    documents.set(workbench, (await ask(PORT, workbench)).body)
    const asked = (await listPaths(slug)).map(async (path) => ({ path, ...(await ask(PORT, path, { host: `${slug}.localhost` })) }))
    for (const { path, status, body } of await Promise.all(asked)) {
      expect([200, 404], `${slug}${path}`).toContain(status)
      documents.set(`${slug}${path}`, body)
    }
  }
})

test('WEB-01: the HTML checker finds no error on any kind of page in any template', async () => {
  test.skip(!hasJava(), 'The HTML checker needs Java, and this machine has none.')
  // A minute of processor time for all documents.
  test.setTimeout(240_000)
  expect(documents.size).toBeGreaterThan(100)
  const names = new Map([...documents.keys()].map((name, place) => [test.info().outputPath(`${place}.html`), name]))
  for (const [file, name] of names) writeFileSync(file, documents.get(name) ?? '')
  const errors = (await checkDocuments([...names.keys()])).map(({ file, ...error }) => ({ place: names.get(file) ?? file, ...error }))
  const isReviewed = (error: (typeof errors)[number]) =>
    REVIEWED.some(({ place, message }) => place.test(error.place) && message.test(error.message))
  expect(errors.filter((error) => !isReviewed(error)).map(({ place, message, extract }) => `${place}: ${message} ${extract}`)).toEqual([])
})

test('WEB-02: the structured-data validator finds nothing wrong, unknown or empty on any kind of page', async () => {
  const listProblems = openDataValidator()
  const types = new Set<string>()
  for (const [name, markup] of documents)
    for (const text of listStructuredData(markup)) {
      types.add(String(JSON.parse(text)['@type']))
      expect.soft(await listProblems(text), name).toEqual([])
    }
  expect([...types].sort()).toEqual(['AutoDealer', 'BreadcrumbList', 'Car', 'CollectionPage', 'FAQPage', 'ItemList', 'NewsArticle'])
})

test('SEO-01: every kind of page has a title, a description, a canonical address on its host, and a picture for social sites', async () => {
  const pages = [...documents].filter(([name]) => !name.startsWith('/dev/'))
  for (const slug of TEMPLATES)
    pages.push([`${slug}/forms/contact`, (await ask(PORT, '/forms/contact', { host: `${slug}.localhost` })).body])
  for (const [name, markup] of pages) {
    const origin = `http://${name.split('/')[0]}.localhost:${PORT}/`
    const metaOf = (key: string) => new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)"`).exec(markup)?.[1] ?? ''
    expect.soft(/<title>([^<]*)/.exec(markup)?.[1], name).toMatch(/.{3,}/)
    expect.soft(metaOf('description').length, name).toBeGreaterThanOrEqual(40)
    expect.soft(/<link rel="canonical" href="([^"]*)"/.exec(markup)?.[1], name).toContain(origin.replace(/\/$/, ''))
    expect.soft(metaOf('og:site_name').length, name).toBeGreaterThan(2)
    for (const key of ['og:title', 'og:description', 'twitter:title']) expect.soft(metaOf(key), `${name} ${key}`).not.toBe('')
    for (const key of ['og:image', 'twitter:image']) expect.soft(metaOf(key), `${name} ${key}`).toMatch(/^http/)
    expect.soft(metaOf('twitter:card'), name).toBe('summary_large_image')
  }
})

test('WEB-03: without scripts, the 404 page has a header, a footer, an explanation and links', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const slug of TEMPLATES)
    for (const path of ['/no-such-page', '/cars/no-such-car/checkout', '/forms/none']) {
      const answer = await page.goto(siteUrl(slug, path))
      expect(answer?.status(), `${slug}${path}`).toBe(404)
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible()
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('We can’t find that page')
      await expect(main.getByRole('searchbox')).toBeVisible()
      for (const name of [/^See all (?:cars|stock)$/, 'Home', 'Contact us']) await expect(main.getByRole('link', { name })).toBeVisible()
      await expect(page).toHaveTitle(/^Page not found \| /)
    }
  await context.close()
})
