import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { cmsAs } from './support/cms'
import { ask } from './support/http'
import { PORT, siteUrl } from './support/sites'

const HARBOUR = 'harbour.localhost'
const BOOKING = 'https://booking.example/harbour'
const node = (heading: string) => ({
  heading,
  text: 'Until it is gone.',
  tone: 'brand',
  link: { label: 'See it', href: '/special-offers' },
})
const SWITCHES = {
  eofyPages: [
    {
      slug: 'eofy',
      title: 'Sale of the year',
      blocks: [{ blockType: 'callToAction', heading: 'Write it off before July', tone: 'plain' }],
    },
    { slug: 'eofy-utes', title: 'Utes for work' },
  ],
  promoNodes: [
    { position: 2, node: node('Second card') },
    { position: 1, node: node('First card') },
  ],
  usedCarPromoPositions: [3, 5],
  serviceBookingUrl: BOOKING,
  configLinks: { tradeIn: '/pages/sell-to-us' },
  locationLinkStyle: 'dealership-slug',
}
const SHORTCUTS = {
  blockType: 'featureBanner',
  kind: 'shortcuts',
  shortcuts: [
    { icon: 'tag', title: 'Latest offers', href: '/special-offers' },
    { icon: 'wrench', title: 'Book a service', href: '/service' },
    { icon: 'dollar', title: 'Sell your car', href: '/trade-in' },
  ],
}

const admin = cmsAs('admin@forecourt.example')
const slug = `switched-${randomUUID().slice(0, 8)}`
const host = `${slug}.localhost`
let tenant = 0

// These tests change the switches of the same site.
test.describe.configure({ mode: 'default' })

test.beforeAll(async () => {
  const [seller] = await admin.find('tenants', 'where[slug][equals]=harbour')
  const data = {
    name: 'Switched Motors',
    slug,
    template: 'dealer',
    timeZone: 'Australia/Brisbane',
    sells: seller?.sells,
    switches: SWITCHES,
  }
  tenant = (await admin.create('tenants', data)).id
  const yard = await admin.create('dealerships', { tenant, name: 'Switched Yard', slug: `${slug}-yard` })
  for (const place of ['North', 'South'])
    await admin.create('locations', { tenant, name: place, slug: `${slug}-${place.toLowerCase()}`, dealership: yard.id, visible: true })
  const publish = (path: string, title: string, layout: object[]) =>
    admin.create('pages', { tenant, title, path, layout, _status: 'published' })
  await publish('/', 'Home', [SHORTCUTS, { blockType: 'promoCards', heading: 'On now', limit: 3 }])
  await publish('/pages/sell-to-us', 'Sell to us', [{ blockType: 'callToAction', heading: 'Bring it along', tone: 'plain' }])
})

test.afterAll(async () => {
  for (const collection of ['pages', 'locations', 'dealerships'])
    for (const { id } of await admin.find(collection, `where[tenant][equals]=${tenant}`)) await admin.remove(collection, id)
  await admin.remove('tenants', tenant)
})

test('CMS-06: pages of the switch eofyPages are at their addresses with their blocks, and in the sitemap', async () => {
  const eofy = await ask(PORT, '/eofy', { host })
  expect([eofy.status, /<h1[^>]*>([^<]*)/.exec(eofy.body)?.[1]]).toEqual([200, 'Sale of the year'])
  expect(eofy.body.slice(eofy.body.indexOf('<main'))).toContain('Write it off before July')
  expect((await ask(PORT, '/pages/eofy-utes', { host })).status).toBe(200)
  expect((await ask(PORT, '/pages/eofy-vans', { host })).status).toBe(404)
  const map = (await ask(PORT, '/sitemap.xml', { host })).body
  for (const path of ['/eofy', '/pages/eofy-utes']) expect(map).toContain(`<loc>http://${host}:${PORT}${path}</loc>`)
})

test('CMS-09, SRP-08, SRP-09: cards of the switch promoNodes are among used cars at the set positions, and two sell-your-car cards at 6 and 8', async () => {
  const { body } = await ask(PORT, '/search/used-cars', { host })
  const cells = [...body.matchAll(/<li><(?:article|div role="group" aria-label="([^"]*)")/g)].map(([, label]) => label ?? 'car')
  const first = ['car', 'car', 'First card', 'car', 'Second card', 'We Want Your Car!', 'car', 'We Want Your Car!', 'car']
  expect(cells.slice(0, first.length)).toEqual(first)
})

test("CMS-09, CMS-12: a home shows the promo cards in order, and its shortcuts lead where the site's switches say", async ({ page }) => {
  await page.goto(siteUrl(slug))
  const main = page.getByRole('main')
  await expect(main.getByRole('group', { name: / card$/ }).getByRole('heading')).toHaveText(['First card', 'Second card'])
  await expect(main.getByRole('link', { name: /Book a service/ })).toHaveAttribute('href', BOOKING)
  for (const [name, path, heading] of [
    ['Sell your car', '/pages/sell-to-us', 'Sell to us'],
    ['Latest offers', '/special-offers', 'Special offers'],
  ] as const) {
    await main.getByRole('link', { name }).click()
    await expect(page).toHaveURL(siteUrl(slug, path))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await page.goBack()
  }
})

test('LOC-04: two locations of one dealership each have an address where addresses contain the dealership', async () => {
  const { body } = await ask(PORT, '/locations', { host })
  const paths = new Set([...body.matchAll(/href="(\/locations\/[^"]*)"/g)].map(([, path = '']) => path))
  const titles: (string | undefined)[] = []
  for (const path of paths) {
    const answer = await ask(PORT, path, { host })
    titles.push(/<h1[^>]*>([^<]*)/.exec(answer.body)?.[1])
    expect(answer.status, path).toBe(200)
  }
  expect([...paths][0]).toBe(`/locations/${slug}-yard`)
  expect(titles).toEqual(['North', 'South'])
})

/** Creates a car for Harbour as typed in the admin, and deletes it after the test. */
async function withTypedCar(fields: Record<string, unknown>, run: (path: string) => Promise<void>): Promise<void> {
  const [harbour] = await admin.find('tenants', 'where[slug][equals]=harbour')
  const [dealership] = await admin.find('dealerships', `where[tenant][equals]=${harbour?.id}`)
  const key = randomUUID().slice(0, 8)
  const car = { name: `Typed ${key}`, make: 'Trial', model: key, stocknum: `T${key}`, slug: `typed-${key}`, km: 40_000, price: 45_990 }
  const data = { ...car, car_type: 'used', status: 'in_stock', tenant: harbour?.id, dealership: dealership?.id, ...fields }
  const { id } = await admin.create('vehicles', data)
  try {
    await expect.poll(async () => (await ask(PORT, `/cars/typed-${key}`, { host: HARBOUR })).status).toBe(200)
    await run(`/cars/typed-${key}`)
  } finally {
    await admin.remove('vehicles', id)
  }
}

test("BRD-05: a car typed as an Isuzu UTE is an Isuzu on its page, in its data and in its make's address", async () => {
  await withTypedCar({ make: 'Isuzu UTE' }, async (path) => {
    const { body } = await ask(PORT, path, { host: HARBOUR })
    const facts = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '{}']) => JSON.parse(json))
    expect(facts.find((one) => one['@type'] === 'Car')).toMatchObject({ brand: { name: 'Isuzu' } })
    const trail = facts.find((one) => one['@type'] === 'BreadcrumbList').itemListElement
    expect(trail).toContainEqual(expect.objectContaining({ name: 'Isuzu', item: expect.stringMatching(/\/isuzu$/) }))
    expect(body).not.toMatch(/isuzu[- ]ute/i)
    const search = await ask(PORT, '/search/isuzu-ute', { host: HARBOUR })
    const moved = search.headers.location
    const named = moved === undefined ? search : await ask(PORT, new URL(moved, siteUrl('harbour')).pathname, { host: HARBOUR })
    expect(new URL(/<link rel="canonical" href="([^"]*)"/.exec(named.body)?.[1] ?? '').pathname).toBe('/search/isuzu')
  })
})

test('PRC-04, VDP-14: an offer shows the old price struck through, and features after the eighth open and close', async ({ page }) => {
  const standardEquipment = Array.from({ length: 11 }, (_, at) => `Feature ${at + 1}.`)
  await withTypedCar({ offer_price: 43_490, standardEquipment }, async (path) => {
    await page.goto(siteUrl('harbour', path))
    const sidebar = page.getByRole('complementary', { name: 'Price and contact' })
    await expect(sidebar.getByText('$43,490').first()).toBeVisible()
    await expect(sidebar.locator('s')).toHaveText('$45,990')
    await expect(sidebar.getByText('Save $2,500')).toBeVisible()
    const features = page.locator('#features').getByRole('listitem').filter({ visible: true })
    await expect(features).toHaveText(standardEquipment.slice(0, 8))
    await page.locator('#features').getByText('Show All').click()
    await expect(features).toHaveText(standardEquipment)
    await page.locator('#features').getByText('Hide').click()
    await expect(features).toHaveCount(8)
  })
})
