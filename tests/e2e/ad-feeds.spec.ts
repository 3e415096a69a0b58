import { expect, type Page, test } from '@playwright/test'
import Papa from 'papaparse'
import { findViolations } from './support/axe'
import { cmsAs, openAdmin, signInToAdmin } from './support/cms'
import { ask } from './support/http'
import { readOverhang } from './support/overhang'
import { PORT } from './support/sites'

const STAFF = 'marketing@harbour.example'
const HOST = 'harbour.localhost'

/** Creates a feed in the admin and returns the path for the channel. */
async function makeFeed(page: Page, channel: string): Promise<string> {
  await openAdmin(page, '/collections/ad-feeds/create')
  await expect(page.getByText('Save the feed to get its address')).toBeVisible()
  await page.locator('#field-channel').getByRole('combobox').click()
  await page.getByRole('option', { name: channel }).click()
  await page.getByLabel('For whom').fill(`Agency ${channel}`)
  // A click while the admin validates the form is lost, so it is repeated.
  await expect(async () => {
    await Promise.all([
      page.waitForResponse((answer) => answer.request().method() === 'POST' && new URL(answer.url()).pathname === '/api/ad-feeds', {
        timeout: 5_000,
      }),
      page.getByRole('button', { name: 'Save' }).click({ timeout: 5_000 }),
    ])
  }).toPass({ timeout: 30_000 })
  const address = page.getByLabel('Address to give to the channel')
  // The admin opens the new feed's form first.
  await expect(address).toHaveValue(new RegExp(`^http://${HOST}:${PORT}/feeds/`), { timeout: 30_000 })
  return new URL(await address.inputValue()).pathname
}

const fetchRows = async (path: string) => {
  const answer = await ask(PORT, path, { host: HOST, headers: { 'user-agent': 'AdsBot-Test/1.0' } })
  expect(answer.status).toBe(200)
  const { data, errors } = Papa.parse<Record<string, string>>(answer.body, { header: true })
  expect(errors).toEqual([])
  return { rows: data, type: answer.headers['content-type'] }
}

// Each channel's test takes the VIN from the first car of the same stock, so they must not run side by side.
test.describe.configure({ mode: 'default' })

for (const { channel, file, id, image } of [
  { channel: 'Google vehicle ads', file: 'google.tsv', id: 'id', image: 'image_link' },
  { channel: 'Meta automotive inventory', file: 'meta.csv', id: 'vehicle_id', image: 'image[0].url' },
])
  test(`SEO-05: marketing creates a feed for ${channel}, the channel fetches the stock, and missing values link to their field`, async ({
    page,
  }) => {
    await signInToAdmin(page, STAFF)
    const path = await makeFeed(page, channel)
    expect(path).toMatch(new RegExp(`/${file.replace('.', '\\.')}$`))
    const feed = await fetchRows(path)
    expect(feed.type).toMatch(/^text\/(csv|tab-separated-values)/)
    expect(feed.rows.length).toBeGreaterThan(50)
    expect(new Set(feed.rows.map((row) => row.vin)).size).toBe(feed.rows.length)

    // The feed's first car has the same data as its page and its picture.
    const [car = {}] = feed.rows
    const link = new URL(car.link ?? car.url ?? '')
    const body = (await ask(PORT, link.pathname, { host: HOST })).body
    const [, json = ''] =
      /<script type="application\/ld\+json"[^>]*>(\{"@context":"https:\/\/schema\.org","@type":"Car".*?)<\/script>/s.exec(body) ?? []
    expect(JSON.parse(json)).toMatchObject({
      sku: car[id],
      vehicleIdentificationNumber: car.vin,
      offers: { price: Number.parseFloat(car.price ?? ''), priceCurrency: 'AUD', availability: 'https://schema.org/InStock' },
    })
    const picture = new URL(car[image] ?? '')
    expect((await ask(PORT, picture.pathname + picture.search, { host: HOST })).headers['content-type']).toMatch(/^image\//)

    // While nothing changes, the channel gets a 304. Other tests may change the stock meanwhile.
    const askAgain = async () => {
      const { headers } = await ask(PORT, path, { host: HOST })
      return (await ask(PORT, path, { host: HOST, headers: { 'if-none-match': String(headers.etag) } })).status
    }
    await expect.poll(askAgain).toBe(304)

    // A car without a VIN is left out of the next fetch, and the report links to the form where it can be added.
    const cms = cmsAs(STAFF)
    const [vehicle] = await cms.find('vehicles', `where[stocknum][equals]=${car[id]}`)
    if (!vehicle) throw new Error('The first car of the feed is not in the admin.')
    await cms.update('vehicles', vehicle.id, { vin: null })
    try {
      const next = await fetchRows(path)
      expect(next.rows.map((row) => row[id])).not.toContain(car[id])
      expect(next.rows).toHaveLength(feed.rows.length - 1)
      await page.reload()
      const report = page.getByRole('region', { name: 'What is sent' })
      await expect(report).toContainText(`${next.rows.length} of `)
      await expect(report).toContainText('by AdsBot-Test/1.0')
      const line = report.getByRole('row').filter({ hasText: String(car[id]) })
      expect(await findViolations(page, 'section[aria-labelledby="feed-report"]')).toEqual([])
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        await page.screenshot({ path: test.info().outputPath(`report-${width}.png`), fullPage: true })
      }
      expect(await readOverhang(page)).toBeLessThanOrEqual(0)
      await line.getByRole('link', { name: 'Add the VIN.' }).click()
      await expect(page).toHaveURL(new RegExp(`/vehicles/${vehicle.id}`))
      await expect(page.getByLabel('VIN', { exact: true })).toHaveValue('')
    } finally {
      await cms.update('vehicles', vehicle.id, { vin: car.vin })
    }
  })

test('SEO-05: a feed works only on its own site, cannot be guessed, and is revoked by deleting it', async () => {
  const cms = cmsAs(STAFF)
  const [tenant] = await cms.find('tenants', 'where[slug][equals]=harbour')
  const { id, address } = await cms.create('ad-feeds', { tenant: tenant?.id, channel: 'google', note: 'Revoked' })
  const path = new URL(String(address)).pathname
  const status = async (asked: string, host = HOST) => (await ask(PORT, asked, { host })).status
  expect(await status(path)).toBe(200)
  expect(await status(path, 'summit.localhost')).toBe(404)
  expect(await status(path.replace('google.tsv', 'meta.csv'))).toBe(404)
  expect(await status(path.replace(/\.[^/]+\//, `.${'a'.repeat(32)}/`))).toBe(404)
  await cms.remove('ad-feeds', id)
  expect(await status(path)).toBe(404)
})
