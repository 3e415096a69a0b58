import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { BlogListBlock } from '@blocks/blog-list/component'
import { FaqBlock } from '@blocks/faq/component'
import { ModelCardsBlock } from '@blocks/model-cards/component'
import { ModelHeroBlock } from '@blocks/model-hero/component'
import { ModelRangeBlock } from '@blocks/model-range/component'
import { ModelStoryBlock } from '@blocks/model-story/component'
import { OffersGridBlock } from '@blocks/offers-grid/component'
import { PromoCardsBlock } from '@blocks/promo-cards/component'
import type { Tenant } from '@/domain/tenant/tenant'
import { ALL_STOCK } from '@/domain/search/search-state'
import { payloadClient } from '@/server/process/payload-client'
import { ArticleEnd, ArticleNote, readArticle } from '@/app/content/article'
import type { DefaultPage } from '@/server/content/default-page'
import { fillSiteTexts, fillTexts } from '@/server/content/fill-texts'
import { countStock } from '@/server/stock/search-stock'
import { aTenant } from '@tests/builders/tenant'

vi.mock('@/server/cache/tagged-read', () => ({ taggedRead: (_key: unknown, _tags: unknown, read: () => unknown) => read() }))

const now = Math.floor(Date.now() / 1000)
let harbour: Tenant

beforeAll(async () => {
  const payload = await payloadClient()
  const { docs } = await payload.find({ collection: 'tenants', where: { slug: { equals: 'harbour' } }, depth: 0, limit: 1 })
  const [doc] = docs
  if (!doc) throw new Error('no tenant harbour')
  const dealershipIds = (doc.sells ?? []).map((one) => (typeof one === 'number' ? one : one.id))
  harbour = aTenant('dealer', { id: doc.id, dealershipIds, timeZone: doc.timeZone })
})

const fill = (text: string) => fillTexts(text, { tenant: harbour, now, locationId: null })

describe('placeholders', () => {
  test("ADM-14: the phone number and the count of cars are the site's own", async () => {
    const [toyotas = 0] = await countStock(harbour, [{ ...ALL_STOCK, lists: { make: ['Toyota'] } }], now)
    expect(toyotas).toBeGreaterThan(0)
    expect(await fill('{stock.count make=Toyota} Toyotas, call {dealer.phone}')).toBe(`${toyotas} Toyotas, call (07) 5550 4400`)
    expect(await fill('{stock.count make=Lada}')).toBe('0')
  })

  test("ADM-14: an offer's last day is the one before its expiry, in the site's time zone", async () => {
    const payload = await payloadClient()
    await payload.create({
      collection: 'offers',
      data: {
        tenant: harbour.id,
        title: 'EOFY ute',
        slug: 'eofy-ute',
        start: '2026-01-01T00:00:00.000Z',
        expiry: new Date((now + 40 * 86_400) * 1000).toISOString(),
      },
    })
    const { docs } = await payload.find({
      collection: 'offers',
      where: { and: [{ slug: { equals: 'eofy-ute' } }, { tenant: { equals: harbour.id } }] },
    })
    await payload.update({ collection: 'offers', id: docs[0]?.id ?? 0, data: { expiry: '2036-06-30T14:00:00.000Z' } })
    // Midnight in Brisbane: 1 July begins.
    expect(await fill('Ends {offer.endsOn slug=eofy-ute}')).toBe('Ends 30 Jun 2036')
    expect(await fill('{offer.title slug=eofy-ute}')).toBe('EOFY ute')
    expect(await fill('{offer.endsOn slug=none}')).toBe('')
  })

  test("ADM-14: a location of the site, by name or the page's own", async () => {
    const named = await fill('{location.name}: {location.phone}')
    expect(named).toMatch(/^Harbour.*: .*\d/)
  })
})

/** Returns a rich text with one paragraph. */
function formatted(text: string) {
  const node = { type: 'text', version: 1, text, detail: 0, format: 0, mode: 'normal', style: '' }
  const paragraph = { type: 'paragraph', version: 1, children: [node] }
  return { root: { type: 'root', version: 1, direction: 'ltr' as const, format: '' as const, indent: 0, children: [paragraph] } }
}

describe('placeholders in documents that blocks list', () => {
  const site = () => ({ tenant: harbour, now, place: { isFirst: false } })
  const draw = async (view: ReactNode | Promise<ReactNode>) => renderToStaticMarkup(await view)

  test('ADM-14: questions, promo cards and offers fill in their placeholders', async () => {
    const payload = await payloadClient()
    const tenant = harbour.id
    const start = '2026-01-01T00:00:00.000Z'
    await payload.create({
      collection: 'faqs',
      data: { tenant, question: 'Who is {dealer.name}?', answer: formatted('Call {dealer.phone}.'), category: 'names' },
    })
    await payload.create({
      collection: 'offers',
      data: { tenant, title: 'At {dealer.name}', slug: 'filled', start, terms: 'Ask {dealer.email}.' },
    })
    await payload.create({
      collection: 'promo-cards',
      data: { tenant, title: 'Filled', position: 1, start, node: { heading: 'Only {dealer.name}', tone: 'brand' } },
    })
    const faqs = await draw(FaqBlock({ block: { blockType: 'faq', heading: 'Names', category: 'names' }, site: site() }))
    expect(faqs).toContain('Who is Harbour City Motors?')
    expect(faqs).toContain('Call (07) 5550 4400.')
    const offers = await draw(OffersGridBlock({ block: { blockType: 'offersGrid', heading: 'Offers' }, site: site() }))
    expect(offers).toContain('At Harbour City Motors')
    expect(offers).toContain('Ask hello@harbour.example.')
    const promos = await draw(PromoCardsBlock({ block: { blockType: 'promoCards', heading: 'Cards' }, site: site() }))
    expect(promos).toContain('Only Harbour City Motors')
    expect(faqs + offers + promos).not.toMatch(/\{[a-z]+\.[a-z]+\}/i)
  })

  test('ADM-14: so do the list of articles, models and the texts around a page', async () => {
    const payload = await payloadClient()
    const tenant = harbour.id
    const meta = { description: 'From {dealer.name}' }
    await payload.create({
      collection: 'pages',
      data: { tenant, title: 'News of {dealer.name}', path: '/blog/filled', layout: [], meta, _status: 'published' },
    })
    const { id } = await payload.create({
      collection: 'models',
      data: {
        tenant,
        name: 'Petrel',
        manufacturer_name: 'Aurora',
        slug: 'petrel',
        short_description: 'At {dealer.name}',
        manufacturer_body: 'Ask {dealer.email}.',
      },
    })
    const site = { tenant: { ...harbour, switches: { ...harbour.switches, blogEnabled: true } }, now, place: { isFirst: false } }
    const news = await draw(BlogListBlock({ block: { blockType: 'blogList', limit: 24 }, site }))
    expect(news).toContain('News of Harbour City Motors')
    expect(news).toContain('From Harbour City Motors')
    const story = await draw(ModelStoryBlock({ block: { blockType: 'modelStory', model: id }, site }))
    expect(story).toContain('At Harbour City Motors')
    expect(story).toContain('Ask hello@harbour.example.')
    const cards = await draw(ModelCardsBlock({ block: { blockType: 'modelCards', heading: 'Models' }, site }))
    const range = await draw(ModelRangeBlock({ block: { blockType: 'modelRange', heading: 'Range' }, site }))
    // Search engines read a model's description in its structured data.
    const hero = await draw(ModelHeroBlock({ block: { blockType: 'modelHero', model: id }, site: { ...site, place: { isFirst: true } } }))
    expect(hero).toContain('"description":"At Harbour City Motors"')
    for (const html of [news, story, cards, range, hero]) expect(html).not.toMatch(/\{[a-z]+\.[a-z]+\}/i)
    const written = { ...harbour, site: { ...harbour.site, about: 'We are {dealer.name}', legal: ['As of {today.year}'] } }
    expect((await fillSiteTexts(written, now)).site).toMatchObject({
      about: 'We are Harbour City Motors',
      legal: [expect.stringMatching(/^As of \d{4}$/)],
    })
  })

  test('CMS-16: a text with the years of warranty follows the switch, and omits the sentence where the site has none', async () => {
    const say = (warrantyYears: 3 | 7 | null) =>
      fillTexts('Inspected. {dealer.warrantyYears} years of warranty. Come in.', {
        tenant: { ...harbour, switches: { ...harbour.switches, warrantyYears } },
        now,
        locationId: null,
      })
    expect(await Promise.all([say(3), say(7), say(null)])).toEqual([
      'Inspected. 3 years of warranty. Come in.',
      'Inspected. 7 years of warranty. Come in.',
      'Inspected. Come in.',
    ])
  })

  test("CMS-07: an article's date is its first publication or set by its editor, and a copy is a new article", async () => {
    const payload = await payloadClient()
    const make = (path: string, more: object) =>
      payload.create({ collection: 'pages', data: { tenant: harbour.id, title: path, path, layout: [], ...more } })
    const drafted = await make('/blog/kept-back', { _status: 'draft', createdAt: '2020-01-01T00:00:00.000Z' })
    expect(drafted.publishedOn).toBeNull()
    const publish = (title: string) => payload.update({ collection: 'pages', id: drafted.id, data: { title, _status: 'published' } })
    const first = await publish('Out at last')
    expect(Math.abs(Date.parse(first.publishedOn ?? '') / 1000 - now)).toBeLessThan(600)
    expect((await publish('Corrected')).publishedOn).toBe(first.publishedOn)
    await make('/blog/from-june', { _status: 'published', publishedOn: '2026-06-10T12:00:00.000Z' })
    const tenant = { ...harbour, switches: { ...harbour.switches, blogEnabled: true } }
    const article = await readArticle({ tenant, now, page: { title: 'From June', path: '/blog/from-june', layout: [] } })
    expect(renderToStaticMarkup(ArticleNote({ at: article?.at ?? null, timeZone: tenant.timeZone }))).toContain('10 Jun 2026')
    const site = { tenant, now, place: { isFirst: false } }
    expect(await draw(BlogListBlock({ block: { blockType: 'blogList', limit: 24 }, site }))).toMatch(/Corrected.*\/blog\/from-june/s)
    const copy = await payload.duplicate({ collection: 'pages', id: drafted.id })
    expect([copy._status, copy.publishedOn]).toEqual(['draft', null])
  })

  test('CMS-07: an article shows its date, a link back and other news; if its editor lists the news, not twice', async () => {
    const payload = await payloadClient()
    for (const [title, path] of [
      ['First to read', '/blog/first-to-read'],
      ['Then this', '/blog/then-this'],
    ] as const)
      await payload.create({ collection: 'pages', data: { tenant: harbour.id, title, path, layout: [], _status: 'published' } })
    const tenant = { ...harbour, switches: { ...harbour.switches, blogEnabled: true } }
    const page: DefaultPage = { title: 'First to read', path: '/blog/first-to-read', layout: [] }
    const article = await readArticle({ tenant, now, page })
    if (!article) throw new Error('no article')
    const facts = { path: page.path, locationId: null }
    const end = ArticleEnd({ article, page, site: { tenant, now, page: facts, place: { isFirst: false } } })
    const [more, jsonLd] = end.props.children
    expect(await draw(BlogListBlock(more.props))).toMatch(/More news.*Then this/s)
    expect(await draw(BlogListBlock(more.props))).not.toContain('/blog/first-to-read')
    expect(renderToStaticMarkup(jsonLd)).toContain('First to read')
    const listing: DefaultPage = { ...page, layout: [{ blockType: 'blogList', limit: 3 }] }
    expect(ArticleEnd({ article, page: listing, site: { tenant, now, page: facts, place: { isFirst: false } } }).props.children[0]).toBe(
      false,
    )
    const note = renderToStaticMarkup(ArticleNote({ at: 1_790_000_000, timeZone: 'Australia/Brisbane' }))
    expect(note).toContain('href="/blog"')
    expect(note).toContain('<time dateTime="2026-09-22">')
    expect(await readArticle({ tenant, now, page: { ...page, path: '/about-us' } })).toBeNull()
  })

  test("ADM-14: placeholders in an offer's title are filled in where a text names the offer", async () => {
    const payload = await payloadClient()
    const title = 'Only at {dealer.name}{offer.count}'
    await payload.create({ collection: 'offers', data: { tenant: harbour.id, title, slug: 'within', start: '2026-01-01T00:00:00.000Z' } })
    expect(await fill('{offer.title slug=within}')).toBe('Only at Harbour City Motors')
  })

  test('ADM-14: an unknown placeholder is refused at its field', async () => {
    const payload = await payloadClient()
    const refusal = (path: string) => ({ data: { errors: [{ path, message: expect.stringContaining('There is no {dealer.fax}') }] } })
    const tenant = harbour.id
    await expect(
      payload.create({ collection: 'faqs', data: { tenant, question: 'Fax?', answer: formatted('It is {dealer.fax}') } }),
    ).rejects.toMatchObject(refusal('answer'))
    await expect(payload.create({ collection: 'offers', data: { tenant, title: 'Fax {dealer.fax}', slug: 'fax' } })).rejects.toMatchObject(
      refusal('title'),
    )
    await expect(
      payload.create({
        collection: 'promo-cards',
        data: { tenant, title: 'Fax', position: 1, node: { heading: 'Fax {dealer.fax}', tone: 'brand' } },
      }),
    ).rejects.toMatchObject(refusal('node.heading'))
    const model = { tenant, name: 'Fax', manufacturer_name: 'Aurora', slug: 'fax', short_description: 'Fax {dealer.fax}' }
    await expect(payload.create({ collection: 'models', data: model })).rejects.toMatchObject(refusal('short_description'))
    const { docs } = await payload.find({ collection: 'site-settings', where: { tenant: { equals: tenant } }, depth: 0, limit: 1 })
    await expect(
      payload.update({ collection: 'site-settings', id: docs[0]?.id ?? 0, data: { about: 'Fax {dealer.fax}' } }),
    ).rejects.toMatchObject(refusal('about'))
  })
})

describe('blocks and switches', () => {
  test('ADM-13: a hidden block is kept; a preset contains copies with every field', async () => {
    const payload = await payloadClient()
    const hidden = { blockType: 'callToAction' as const, heading: 'Later', tone: 'plain' as const, isHidden: true }
    const page = await payload.create({
      collection: 'pages',
      data: { tenant: harbour.id, title: 'Hidden', path: '/hidden-block', layout: [hidden], _status: 'published' },
    })
    expect(page.layout).toMatchObject([{ heading: 'Later', isHidden: true }])
    const preset = await payload.create({ collection: 'block-presets', data: { tenant: harbour.id, name: 'Later', layout: [hidden] } })
    expect(preset.layout).toMatchObject([{ heading: 'Later', isHidden: true }])
  })
})
