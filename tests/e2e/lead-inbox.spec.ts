import { randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { findViolations } from './support/axe'
import { type Cms, cmsAs, openAdmin, signInToAdmin } from './support/cms'
import { ask } from './support/http'
import { PORT } from './support/sites'

// Both tests set the site's only mail server, so they can't run in parallel.
test.describe.configure({ mode: 'default' })

const ADMIN = `http://localhost:${PORT}`
const SITE = 'meridian'
const HOST = `${SITE}.localhost:${PORT}`
/** Another browser test kills a process of the site. Its deliveries are retried after their lease ends. */
const DELIVERED_WITHIN = { timeout: 45_000 }

/** A mail server on the platform's own machine is refused permanently, so its deliveries become dead letters. */
async function setMailServer(admin: Cms, host: string | null): Promise<void> {
  const [tenant] = await admin.find('tenants', `where[slug][equals]=${SITE}`)
  const [settings] = await admin.find('lead-settings', `where[tenant][equals]=${tenant?.id}`)
  const data = { tenant: tenant?.id, smtp_host: host, smtp_port: 25, smtp_security: 'starttls', mail_to: ['sales@meridian.example'] }
  if (settings) await admin.update('lead-settings', settings.id, data)
  else await admin.create('lead-settings', data)
}

async function sendEnquiry(name: string): Promise<void> {
  const body = { form: 'enquiry', name, last_name: 'Testing', phone: '0491 570 156', postcode: '4000', email: 'shopper@example.com' }
  const asked = { ...body, category: 'General Enquiry', message: 'Do you open on Sunday?', idempotency_key: randomUUID() }
  const answer = await ask(PORT, '/api/leads', {
    host: HOST,
    method: 'POST',
    headers: { origin: `http://${HOST}`, 'x-forwarded-for': `192.0.2.${Math.floor(Math.random() * 250)}` },
    body: { ...asked, location_id: (await findChoices(HOST)).location, dealership_slug: (await findChoices(HOST)).dealership },
  })
  expect([answer.status, answer.body]).toEqual([200, expect.stringContaining('lead_id')])
}

/** Returns the choices of the contact form on a site with many locations. */
async function findChoices(host: string): Promise<{ location: string | undefined; dealership: string | undefined }> {
  const { body } = await ask(PORT, '/contact', { host })
  const first = (name: string) => new RegExp(`name="${name}"[\\s\\S]*?<option value="([^"]+)"`).exec(body)?.[1]
  return { location: first('location_id'), dealership: first('dealership_slug') }
}

async function openInbox(page: Page, name: string) {
  await signInToAdmin(page, `sales@${SITE}.example`)
  await openAdmin(page, '/collections/leads')
  await page.getByLabel('Find').fill(name)
  const lead = page.getByRole('listitem').filter({ hasText: name })
  await expect(lead).toHaveCount(1, { timeout: 20_000 })
  return lead
}

const fitsTheScreen = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`ADM-18: at ${width} px sales staff find a lead, reply by keyboard, see failed deliveries and resend them`, async ({ page }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height })
    const name = `Inbox ${randomUUID().slice(0, 8)}`
    const admin = cmsAs('admin@forecourt.example')
    await setMailServer(admin, '127.0.0.1')
    await sendEnquiry(name)
    const lead = await openInbox(page, name)
    await expect(lead).toContainText('waiting')
    await lead.getByRole('button', { name: /^Answer/ }).press('Enter')
    const deliveries = lead.getByRole('region', { name: 'Deliveries' })
    await expect(deliveries).toContainText('Set aside', DELIVERED_WITHIN)
    await expect(deliveries).toContainText('not on the public internet')
    await page.screenshot({ path: test.info().outputPath('opened.png'), fullPage: true })

    await lead.getByLabel('Notes').fill('Rang, open 10 to 4 on Sunday.')
    await lead.getByRole('button', { name: 'Save notes' }).press('Enter')
    await expect(lead.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible()
    await lead.getByLabel('Owner').selectOption({ label: await lead.getByLabel('Owner').locator('option').nth(1).innerText() })
    await expect(lead.getByText('Sales of meridian', { exact: true }).first()).toBeVisible()
    await lead.getByLabel('State').selectOption({ label: 'Contacted' })
    await expect(lead).toContainText('answered')

    await setMailServer(admin, null)
    await deliveries.getByRole('button', { name: /^Send again by Mail/ }).press('Enter')
    await expect(deliveries).toContainText('Delivered', DELIVERED_WITHIN)
    await expect(deliveries).toContainText('Kept under Captured mails')

    const filters = page.getByRole('search', { name: 'Leads' })
    await filters.getByLabel('State').selectOption({ label: 'Won' })
    await expect(page.getByText('No leads here.')).toBeVisible()
    await filters.getByLabel('State').selectOption({ label: 'Contacted' })
    await expect(lead).toHaveCount(1)
    expect(await fitsTheScreen(page)).toBe(true)
    expect(await findViolations(page, 'section[aria-labelledby="lead-inbox-heading"]')).toEqual([])
  })
}

test("ADM-18, SEC-01: the admin reads and filters leads at the same address that takes the sites' forms", async () => {
  const name = `Reader ${randomUUID().slice(0, 8)}`
  await sendEnquiry(name)
  const query = `where[name][equals]=${encodeURIComponent(name)}`
  const [lead, ...others] = await cmsAs(`sales@${SITE}.example`).find('leads', query)
  expect(others).toEqual([])
  expect(lead).toMatchObject({ name, email: 'shopper@example.com' })
  // Without a session nobody can read leads there, and on a site the address only accepts forms.
  expect((await ask(PORT, `/api/leads?${query}`)).status).toBe(403)
  const onSite = await ask(PORT, `/api/leads?${query}`, { host: HOST })
  expect([onSite.status, onSite.body.includes(name)]).toEqual([405, false])
})

test("ADM-18: the admin shows the shopper of a delivery's lead, and deliveries can be filtered by lead", async ({ page }) => {
  const name = `Related ${randomUUID().slice(0, 8)}`
  await sendEnquiry(name)
  const admin = cmsAs('admin@forecourt.example')
  const [lead] = await admin.find('leads', `where[name][equals]=${encodeURIComponent(name)}`)
  const [delivery] = await admin.find('lead-deliveries', `where[lead][equals]=${lead?.id}`)
  await signInToAdmin(page, 'admin@forecourt.example')
  await page.goto(`${ADMIN}/admin/collections/lead-deliveries/${delivery?.id}`)
  await expect(page.locator('#field-lead')).toContainText(name)

  await page.goto(`${ADMIN}/admin/collections/lead-deliveries?where[or][0][and][0][lead][equals]=${lead?.id}`)
  const rows = page.getByRole('table').getByRole('row').filter({ hasText: name })
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2)
})
