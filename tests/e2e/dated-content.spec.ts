import { expect, type Page, test } from '@playwright/test'
import { cmsAs, signInToAdmin, textContent } from './support/cms'
import { ask } from './support/http'
import { openPreview } from './support/open-preview'
import { PORT } from './support/sites'

const SUMMIT = 'marketing@summit.example'
const formOf = (collection: string, id: number | string) => `http://localhost:${PORT}/admin/collections/${collection}/${id}`

async function openForm(page: Page, collection: string, id: number, field: string): Promise<void> {
  await page.goto(formOf(collection, id))
  await expect(page.locator(`#field-${field}`)).toBeVisible({ timeout: 60_000 })
  // a form takes no keys until it is interactive; don't wait longer for a request that hangs
  await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
}

async function makeOffer(title: string, data: object = {}, query = '') {
  const cms = cmsAs(SUMMIT)
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=summit')
  const made = await cms.create('offers', { tenant: tenant?.id, title, ...data }, query)
  const read = () => cms.read(`offers/${made.id}?depth=0&draft=true`)
  return { id: made.id, cms, read, remove: () => cms.remove('offers', made.id) }
}

test.describe('in a browser in New York', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('EDT-17: dates are typed and shown in the zone of the tenant, which is named, and a skipped or repeated hour is explained', async ({
    page,
  }) => {
    const offer = await makeOffer('Dates of Sydney', { expiry: '2026-06-30T07:00:00.000Z' })
    try {
      await signInToAdmin(page, SUMMIT)
      await openForm(page, 'offers', offer.id, 'expiry')
      const expiry = page.locator('#field-expiry')
      const field = page.locator('.field-type', { has: expiry }).last()
      await expect(expiry).toHaveValue('2026-06-30T17:00')
      await expect(field).toContainText('30 Jun 2026, 5:00 pm AEST Sydney time')
      await expect(page.locator('.field-type', { has: page.locator('#field-start') }).last()).toContainText(/Sydney time, AE[DS]T/)
      await expect(page.locator('.doc-controls__meta')).toContainText(/Changed: \d+ \w{3} 20\d\d, \d+:\d\d [ap]m AE[DS]T/)

      await expiry.fill('2026-10-04T02:30')
      await expect(field.getByRole('status')).toContainText('skip 2:30 am. The time is set to 3:30 am AEDT.')
      await expect(expiry).toHaveValue('2026-10-04T03:30')
      await expiry.fill('2027-04-04T02:30')
      await field.getByRole('radio', { name: 'Second, 2:30 am AEST' }).check()
      await page.locator('#action-save').click()
      await expect.poll(async () => (await offer.read()).expiry, { timeout: 20_000 }).toBe('2027-04-03T16:30:00.000Z')

      await page.goto(`http://localhost:${PORT}/admin/collections/offers?limit=100`)
      await expect(page.getByRole('row', { name: /Dates of Sydney/ })).toContainText('4 Apr 2027, 2:30 am AEST')
      await expect(page.getByRole('row', { name: /Dates of Sydney/ })).not.toContainText('EDT,')
    } finally {
      await offer.remove()
    }
  })

  test('EDT-17: the versions of a page are listed and compared with times of the zone of the tenant', async ({ page }) => {
    const cms = cmsAs(SUMMIT)
    const [home] = await cms.find('pages', 'where[path][equals]=/')
    const { docs } = await cms.read(`pages/versions?where[parent][equals]=${home?.id}&limit=1&sort=-updatedAt&depth=0`)
    const newest = Array.isArray(docs) ? docs[0] : null
    const inSydney = new Intl.DateTimeFormat('en-AU', { timeZone: 'Australia/Sydney', hour: 'numeric', minute: '2-digit', hour12: true })
    const time = inSydney.format(new Date(newest.updatedAt))
    await signInToAdmin(page, SUMMIT)
    await page.goto(`${formOf('pages', home?.id ?? 0)}/versions`)
    const links = page.locator('[data-versions] a')
    await expect(links.first()).toContainText(new RegExp(`, ${time} AE[DS]T`), { timeout: 60_000 })
    await expect(links.last()).toContainText(/\d [ap]m AE[DS]T/)
  })
})

const headOf = (page: Page) => page.locator('.doc-controls__meta')

const visitorSees = async (path: string, words: string) => (await ask(PORT, path, { host: 'summit.localhost' })).body.includes(words)

test('EDT-16: an offer says draft, coming and ended with its instants, and its preview shows it on the offers page meanwhile', async ({
  page,
}) => {
  const title = 'Thirty days of spring'
  const dates = { start: '2036-06-01T00:00:00.000Z', expiry: '2036-06-30T07:00:00.000Z' }
  const offer = await makeOffer(title, dates, '&draft=true')
  try {
    await signInToAdmin(page, SUMMIT)
    await openForm(page, 'offers', offer.id, 'title')
    await expect(headOf(page)).toContainText('Draft, not on the site')
    await page.locator('#action-save').click()
    await expect(headOf(page)).toContainText('Coming 1 Jun 2036, 10:00 am AEST', { timeout: 20_000 })
    const preview = (await openPreview(page)).locator('body')
    await expect(preview.getByRole('heading', { name: title })).toBeVisible({ timeout: 30_000 })
    await expect(preview).toContainText('Ends 30 Jun 2036')
    expect(await visitorSees('/special-offers', title)).toBe(false)

    await offer.cms.update('offers', offer.id, { start: null, expiry: '2026-06-30T07:00:00.000Z' })
    await page.goto(`http://localhost:${PORT}/admin/collections/offers?limit=100`)
    await expect(page.getByRole('row', { name: new RegExp(title) })).toContainText('Ended 30 Jun 2026, 5:00 pm AEST')
  } finally {
    await offer.remove()
  }
})

test('EDT-16: drafts of a promo card, a question and an announcement are previewed on pages of the site, and visitors do not see them', async ({
  page,
}) => {
  const cms = cmsAs(SUMMIT)
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=summit')
  const [faqPage] = await cms.find('faqs', `where[tenant][equals]=${tenant?.id}`)
  const drafts = [
    {
      slug: 'promo-cards',
      words: 'Polished by hand',
      field: 'title',
      path: '/search',
      data: { title: 'Hand', position: 2, node: { heading: 'Polished by hand', tone: 'brand' } },
    },
    {
      slug: 'faqs',
      words: 'Do you polish by hand?',
      field: 'question',
      path: '/',
      data: { question: 'Do you polish by hand?', answer: textContent('Yes.'), category: faqPage?.category },
    },
    {
      slug: 'announcements',
      words: 'We polish by hand this week',
      field: 'text',
      path: '/',
      data: { text: 'We polish by hand this week' },
    },
  ]
  await signInToAdmin(page, SUMMIT)
  for (const { slug, words, field, path, data } of drafts) {
    const made = await cms.create(slug, { tenant: tenant?.id, ...data }, '&draft=true')
    try {
      await openForm(page, slug, made.id, field)
      await expect(headOf(page)).toContainText('Draft, not on the site')
      const preview = (await openPreview(page)).locator('body')
      await expect(preview.getByText(words).first()).toBeVisible({ timeout: 30_000 })
      expect(await visitorSees(path, words), slug).toBe(false)
    } finally {
      await cms.remove(slug, made.id)
    }
  }
})
