import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, expect, test, vi } from 'vitest'
import { FaqBlock } from '@blocks/faq/component'
import { HolidayHoursBlock } from '@blocks/holiday-hours/component'
import { ImageTextBlock } from '@blocks/image-text/component'
import { LocationDetailsBlock } from '@blocks/location-details/component'
import { ModelHeroBlock } from '@blocks/model-hero/component'
import { OpeningHoursBlock } from '@blocks/opening-hours/component'
import { ReviewsCarouselBlock } from '@blocks/reviews-carousel/component'
import { findForTenant } from '@/server/content/find-for-tenant'
import { payloadClient } from '@/server/process/payload-client'
import type { Page } from '@payload-types'
import { aTenant } from '@tests/builders/tenant'

// Cached reads query the database each time here, because there is no page.
vi.mock('@/server/cache/tagged-read', () => ({ taggedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read() }))

const GONE = 987_654
let harbour: number

beforeAll(async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'tenants', where: { slug: { equals: 'harbour' } }, depth: 0, limit: 1 })
  harbour = docs[0]?.id ?? 0
})

async function makePage(path: string, layout: NonNullable<Page['layout']>) {
  const payload = await payloadClient()
  return payload.create({ collection: 'pages', data: { tenant: harbour, title: 'Tried', path, layout, _status: 'published' } })
}
const refusalAt = (path: string, words: RegExp) => ({ data: { errors: [{ path, message: expect.stringMatching(words) }] } })
const plain = { blockType: 'callToAction' as const, heading: 'One of many', tone: 'plain' as const }

test('CMS-01: a page of sixty blocks is saved and published whole; above eighty, the admin names the limit', async () => {
  await makePage(
    '/sixty',
    Array.from({ length: 60 }, () => plain),
  )
  const [page] = await findForTenant(harbour, 'pages', { where: { path: { equals: '/sixty' } } })
  expect(page?.layout).toHaveLength(60)
  await expect(
    makePage(
      '/eighty-one',
      Array.from({ length: 81 }, () => plain),
    ),
  ).rejects.toMatchObject(refusalAt('layout', /^No more than 80 fit here\.$/))
  const slider = { blockType: 'heroSlider' as const, slides: [] }
  await expect(makePage('/no-slide', [slider])).rejects.toMatchObject(refusalAt('layout.0.slides', /^Add at least 1 here\.$/))
})

test.each([
  ['/search/utes', /search/],
  ['/admin', /admin/],
  ['/print', /print/],
  ['/my-garage', /garage/],
  ['/journeys/trade-in', /journeys/],
  ['/a b', /\w{3,}/],
])("CMS-02, MOD-04: %s can't be a page's address, and the message says why", async (path, words) => {
  await expect(makePage(path, [])).rejects.toMatchObject(refusalAt('path', words))
})

test("LOC-05: a location can't have the slug of an existing search", async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'locations', where: { tenant: { equals: harbour } }, limit: 1, depth: 0 })
  const saving = payload.update({ collection: 'locations', id: docs[0]?.id ?? 0, data: { slug: 'Used cars' } })
  await expect(saving).rejects.toMatchObject(refusalAt('slug', /\/search\/used-cars lists cars already/))
})

test("CMS-02: a page or draft can't have another page's address; the error is at the field and names that page", async () => {
  const payload = await payloadClient()
  const made = await makePage('/taken-once', [])
  await expect(makePage('/taken-once', [])).rejects.toMatchObject(refusalAt('path', /^“Tried” has this address already\. /))
  const other = await makePage('/not-taken', [])
  const move = { collection: 'pages' as const, id: other.id, data: { path: '/Taken-once/' } }
  await expect(payload.update({ ...move, draft: true })).rejects.toMatchObject(refusalAt('path', /^“Tried” has this address already\. /))
  // Saving a page under its own address is not a conflict.
  await payload.update({ collection: 'pages', id: made.id, data: { path: '/taken-once', title: 'Tried again' } })
  await payload.update({ collection: 'pages', id: made.id, data: { deletedAt: new Date().toISOString() }, trash: true })
  await expect(payload.update(move)).rejects.toMatchObject(refusalAt('path', /^“Tried again” in the trash still has this address\. /))
})

test('SEO-04, LOC-05: the old address of a redirect and the slug of a location are unique only within a site', async () => {
  const payload = await payloadClient()
  const redirect = { tenant: harbour, from: '/gone-once', to: '/', status: '301' as const, origin: 'person' as const }
  await payload.create({ collection: 'redirects', data: redirect })
  await expect(payload.create({ collection: 'redirects', data: redirect })).rejects.toMatchObject(
    refusalAt('from', /“\/gone-once” has this/),
  )
  const { docs } = await payload.find({ collection: 'locations', where: { tenant: { equals: harbour } }, limit: 2, depth: 0 })
  const [one, other] = docs
  const renaming = payload.update({ collection: 'locations', id: other?.id ?? 0, data: { slug: one?.slug ?? '' } })
  await expect(renaming).rejects.toMatchObject(refusalAt('slug', new RegExp(`“${one?.name}” has this slug already`)))
})

test('SEC-03: an embed with a script is refused with a reason', async () => {
  const url = '<script src="https://calendly.com/x.js"></script>'
  await expect(makePage('/embedded', [{ blockType: 'embed', title: 'Calendar', height: 480, url }])).rejects.toMatchObject(
    refusalAt('layout.0.url', /Scripts are never embedded/),
  )
})

test.each<[string, NonNullable<Page['layout']>[number], string, RegExp]>([
  [
    'a location',
    { blockType: 'locationDetails', location: GONE },
    'layout.1.location',
    /^Block 2 \(Location details\): the location it shows was deleted .*Choose another or remove the block\.$/,
  ],
  [
    'the picture of a slide',
    { blockType: 'promotionsSlider', label: 'Now', slides: [{ image: GONE }] },
    'layout.1.slides.0.image',
    /^Block 2 \(Promotions slider\), slide 1: the picture it shows was deleted .*remove the slide\.$/,
  ],
])('CMS-01, SEC-01: %s that is gone is refused at its own field, by the place and kind of its block', async (_what, block, path, words) => {
  const saving = makePage('/gone', [plain, block])
  await expect(saving).rejects.toMatchObject(refusalAt(path, words))
  // The message that stays in the admin has the full text.
  await expect(saving).rejects.toThrow(/: Block 2 \(.*was deleted/)
})

test('LOC-02, LOC-09, LOC-12, MOD-06: when the target of a block was deleted, visitors see the rest of the page', async () => {
  const site = { tenant: aTenant('dealer', { id: harbour }), now: 1_790_000_000, place: { isFirst: false } }
  const details = await LocationDetailsBlock({ block: { blockType: 'locationDetails', location: GONE }, site })
  const hero = await ModelHeroBlock({ block: { blockType: 'modelHero', model: GONE }, site })
  const reviews = await ReviewsCarouselBlock({ block: { blockType: 'reviewsCarousel', heading: 'Said', location: GONE }, site })
  // The hours of another location would be wrong here.
  const hours = await OpeningHoursBlock({ block: { blockType: 'openingHours', heading: 'Hours', location: GONE }, site })
  const holidays = await HolidayHoursBlock({ block: { blockType: 'holidayHours', heading: 'Holidays', location: GONE }, site })
  expect([details, hero, reviews, hours, holidays].map((view) => renderToStaticMarkup(view))).toEqual(['', '', '', '', ''])
  const block = { blockType: 'imageText' as const, heading: 'Still here', tone: 'plain' as const, side: 'left' as const }
  const text = await ImageTextBlock({ block: { ...block, ratio: 'half', imageKind: 'photo', image: GONE }, site })
  expect(renderToStaticMarkup(text)).toContain('Still here')
})

test.each([
  [
    { opening_hours: [{ weekday: '1' as const, status: 'Open' as const, open: '8.30am', close: '17:00' }] },
    'opening_hours.0.open',
    /08:30/,
  ],
  [
    { opening_hours: [{ weekday: '1' as const, status: 'Open' as const, open: '08:30', close: '25:00' }] },
    'opening_hours.0.close',
    /17:00/,
  ],
  [{ special_hours: [{ date: '25/12/2026', status: 'Closed' as const }] }, 'special_hours.0.date', /2026-12-25/],
  [{ special_hours: [{ date: '2026-02-30', status: 'Closed' as const }] }, 'special_hours.0.date', /of a day/],
  [
    { special_hours: [{ date: '2026-12-24', status: 'Open' as const, start_hour: '09:00' }] },
    'special_hours.0.end_hour',
    /Write when it closes/,
  ],
  [{ opening_hours: [{ weekday: '1' as const, status: 'Open' as const, close: '17:00' }] }, 'opening_hours.0.open', /Write when it opens/],
])('LOC-09, LOC-12: unreadable hours are refused with a valid example: %j', async (hours, path, words) => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'locations', where: { tenant: { equals: harbour } }, limit: 1, depth: 0 })
  const id = docs[0]?.id ?? 0
  await expect(payload.update({ collection: 'locations', id, data: hours })).rejects.toMatchObject(refusalAt(path, words))
})

test.each([
  [{ state: 'Queensland' }, 'address.state', /QLD/],
  [{ postcode: '41O5' }, 'address.postcode', /four digits/],
  [{ place_url: 'maps.example/moorooka' }, 'address.place_url', /https/],
])('LOC-01: an unreadable address is refused with a reason: %j', async (address, path, words) => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'locations', where: { tenant: { equals: harbour } }, limit: 1, depth: 0 })
  const id = docs[0]?.id ?? 0
  await expect(payload.update({ collection: 'locations', id, data: { address } })).rejects.toMatchObject(refusalAt(path, words))
})

test('BRD-04, MOD-01: the address of a logo or cut-out must be that of an image', async () => {
  const payload = await payloadClient()
  const brands = await payload.find({ collection: 'brands', limit: 1, depth: 0 })
  await expect(
    payload.update({ collection: 'brands', id: brands.docs[0]?.id ?? 0, data: { logo_url: 'javascript:alert(1)' } }),
  ).rejects.toMatchObject(refusalAt('logo_url', /\w{3,}/))
  const model = { tenant: harbour, name: 'Auk', manufacturer_name: 'Aurora', slug: 'auk', cloudfront_new_image_url: 'tel:+61755500123' }
  await expect(payload.create({ collection: 'models', data: model })).rejects.toMatchObject(
    refusalAt('cloudfront_new_image_url', /picture/),
  )
})

test('REV-05: a review with markup is shown as plain text', async () => {
  const text = '<script>alert(1)</script> **Great** <b>service</b>'
  const payload = await payloadClient()
  const made = { tenant: harbour, customer_name: 'Ann <i>Lee</i>', rating: 5, text, review_date: new Date().toISOString() }
  await payload.create({ collection: 'reviews', data: made })
  const site = { tenant: aTenant('dealer', { id: harbour }), now: Math.floor(Date.now() / 1000), place: { isFirst: false } }
  const html = renderToStaticMarkup(await ReviewsCarouselBlock({ block: { blockType: 'reviewsCarousel', heading: 'Said' }, site }))
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; **Great** &lt;b&gt;service&lt;/b&gt;')
  expect(html).not.toMatch(/<script>alert|<b>service|<i>Lee/)
})

test('CMS-13: a question without a category is refused at its field; with one, it appears in blocks with that category and in blocks without any', async () => {
  const payload = await payloadClient()
  const text = { type: 'text', version: 1, text: 'By bus.', detail: 0, format: 0, mode: 'normal', style: '' }
  const root = { type: 'root', version: 1, direction: 'ltr' as const, format: '' as const, indent: 0 }
  const answer = { root: { ...root, children: [{ type: 'paragraph', version: 1, children: [text] }] } }
  const data = { tenant: harbour, question: 'How do I get to you?', answer }
  for (const category of [undefined, '', '  '])
    await expect(payload.create({ collection: 'faqs', data: { ...data, category } })).rejects.toMatchObject(
      refusalAt('category', /^Give a category, such as finance or visiting\./),
    )
  const { id } = await payload.create({ collection: 'faqs', data: { ...data, category: 'getting here' } })
  await expect(payload.update({ collection: 'faqs', id, data: { category: '' } })).rejects.toMatchObject(refusalAt('category', /^Give a/))
  const site = { tenant: aTenant('dealer', { id: harbour }), now: Math.floor(Date.now() / 1000), place: { isFirst: false } }
  const draw = async (category?: string) =>
    renderToStaticMarkup(await FaqBlock({ block: { blockType: 'faq', heading: 'Questions', category, limit: 40 }, site }))
  for (const category of ['getting here', undefined]) expect(await draw(category)).toContain('How do I get to you?')
  expect(await draw('finance')).not.toContain('How do I get to you?')
})

test('LOC-09: opening hours may extend past midnight', async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'locations', where: { tenant: { equals: harbour } }, limit: 1, depth: 0 })
  const late = [{ weekday: '5' as const, status: 'Open' as const, open: '18:00', close: '02:00' }]
  const saved = await payload.update({ collection: 'locations', id: docs[0]?.id ?? 0, data: { opening_hours: late } })
  expect(saved.opening_hours).toMatchObject(late)
})

test("SEC-10: invalid JSON from the admin's field is not stored", async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'vehicles', depth: 0, limit: 1, sort: 'id' })
  const [car] = docs
  const id = car?.id ?? 0
  for (const images of ['[{', '[1,]', '{"a":'])
    await expect(payload.update({ collection: 'vehicles', id, data: { images } })).rejects.toMatchObject({
      data: { errors: [expect.objectContaining({ path: 'images' })] },
    })
  expect((await payload.findByID({ collection: 'vehicles', id, depth: 0 })).images).toEqual(car?.images)
})
