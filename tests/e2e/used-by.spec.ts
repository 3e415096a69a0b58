import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { cmsAs, signInToAdmin, textContent } from './support/cms'
import { PORT } from './support/sites'
import { MARKETING } from './support/two-people'

const ADMIN = `http://localhost:${PORT}/admin/collections`

test('EDT-26, ADM-12: a document shows what uses it, named or listed, with links, and a block leads to the pages that have it', async ({
  page,
}) => {
  const cms = cmsAs(MARKETING)
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=harbour')
  const [picture] = await cms.find('media', `where[tenant][equals]=${String(tenant?.id)}`)
  const mark = randomUUID().slice(0, 8)
  const layout = [
    { blockType: 'media', image: picture?.id, width: 'page' },
    { blockType: 'faq', heading: 'Questions', category: mark },
  ]
  const using = await cms.create(
    'pages',
    { tenant: tenant?.id, title: `Using ${mark}`, path: `/using-${mark}`, layout, _status: 'draft' },
    '&draft=true',
  )
  const faq = await cms.create('faqs', { tenant: tenant?.id, question: `What is ${mark}?`, answer: textContent('A test.'), category: mark })
  try {
    await signInToAdmin(page, MARKETING)
    const usedBy = page.locator('[data-used-by]')
    const link = usedBy.getByRole('link', { name: `Page “Using ${mark}”` })
    await page.goto(`${ADMIN}/media/${String(picture?.id)}`)
    await expect(link).toBeVisible({ timeout: 30_000 })
    await page.goto(`${ADMIN}/faqs/${faq.id}`)
    await expect(usedBy).toContainText('Has a block that lists it')
    await link.click()
    await expect(page.locator('#field-title')).toHaveValue(`Using ${mark}`, { timeout: 30_000 })
    await page.getByRole('link', { name: 'Pages with this block' }).last().click()
    await expect(page).toHaveURL(/\/collections\/pages\?block=faq/)
    await expect(page.getByRole('link', { name: `Using ${mark}` })).toBeVisible({ timeout: 30_000 })
  } finally {
    await cms.remove('pages', using.id)
    await cms.remove('faqs', faq.id)
  }
})
