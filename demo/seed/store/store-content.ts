import type { PayloadRequest } from 'payload'
import type { DemoContent, DemoModel, DemoPage } from '@demo/tenants/content'
import type { Page } from '@payload-types'
import { toRichText } from '../to-rich-text'
import { pictureId, storePictures, type StoredPictures } from './store-pictures'
import { sectionsOf, type SectionsOfPages } from './store-sections'
import { idOf, type StoredKeys } from './store-tenant'
import { toInstant, toWindow } from './times'
import { toLayoutBlock } from './to-layout-block'

type Layout = NonNullable<Page['layout']>
type Context = { tenant: number; now: number; keys: StoredKeys; pictures: StoredPictures; req: PayloadRequest }
type Stored = { keys: StoredKeys; sections: SectionsOfPages }

/** Stores marketing content: pictures, pages, promo cards, offers, questions, reviews and models. */
export async function storeContent(content: DemoContent, now: number, { keys, sections }: Stored, req: PayloadRequest): Promise<void> {
  const tenant = idOf(keys.tenants, content.slug)
  const pictures = await storePictures(content, tenant, req)
  const context: Context = { tenant, now, keys, pictures, req }
  await pictureLocations(content, context)
  await storeMenuCard(content, context)
  await storeVoices(content, context)
  await storePromotions(content, context)
  for (const [index, model] of content.models.entries()) await storeModel(model, (index + 1) * 10, context)
  for (const page of content.pages) await storePage(page, sectionsOf(sections, content.slug, page.path), context)
}

/** Adds the pictures of locations, which are stored before pictures are. */
async function pictureLocations({ locations }: DemoContent, { keys, pictures, req }: Context): Promise<void> {
  for (const { slug, image } of locations) {
    if (image === undefined) continue
    await req.payload.update({ collection: 'locations', id: idOf(keys.locations, slug), data: { image: pictureId(image, pictures) }, req })
  }
}

/** Adds the menu card to the site settings, which are stored before pictures are. */
async function storeMenuCard({ menuCard }: DemoContent, { tenant, pictures, req }: Context): Promise<void> {
  if (!menuCard) return
  const { heading, text, link, image } = menuCard
  await req.payload.update({
    collection: 'site-settings',
    where: { tenant: { equals: tenant } },
    data: { megaPromo: { heading, text, ...link, image: pictureId(image, pictures) } },
    req,
  })
}

async function storeVoices({ questions, reviews }: DemoContent, { tenant, now, keys, req }: Context): Promise<void> {
  for (const [index, { category, question, answer }] of questions.entries()) {
    await req.payload.create({
      collection: 'faqs',
      data: { category, question, answer: toRichText(answer), position: (index + 1) * 10, tenant },
      req,
    })
  }
  for (const { customer, rating, text, daysAgo, location } of reviews) {
    const data = { customer_name: customer, rating, text, review_date: toInstant(-daysAgo, now), tenant }
    await req.payload.create({
      collection: 'reviews',
      data: { ...data, ...(location === undefined ? {} : { location: idOf(keys.locations, location) }) },
      req,
    })
  }
}

async function storePromotions(
  { promoCards, offers, announcements = [] }: DemoContent,
  { tenant, now, pictures, req }: Context,
): Promise<void> {
  for (const card of promoCards) {
    const { title, position, display = null, strictDisplay = false, heading, text, link, tone } = card
    const node = { heading, text, link, tone, image: pictureId(card.image, pictures) }
    await req.payload.create({
      collection: 'promo-cards',
      data: { title, position, display, strictDisplay, node, ...toWindow(card, now), tenant },
      req,
    })
  }
  for (const { text, link, ...dates } of announcements) {
    await req.payload.create({ collection: 'announcements', data: { text, ...link, ...toWindow(dates, now), tenant }, req })
  }
  for (const offer of offers) {
    const { slug, title, summary, price = null, link, terms } = offer
    await req.payload.create({
      collection: 'offers',
      data: { slug, title, summary, price, link, terms, image: pictureId(offer.image, pictures), ...toWindow(offer, now), tenant },
      req,
    })
  }
}

async function storeModel(model: DemoModel, position: number, { tenant, pictures, req }: Context): Promise<void> {
  const [first, second, third, fourth] = model.stories
  await req.payload.create({
    collection: 'models',
    data: {
      slug: model.slug,
      name: model.name,
      manufacturer_name: model.manufacturer,
      status: model.status ?? null,
      from_price: model.fromPrice ?? null,
      body: model.bodies,
      short_description: model.shortDescription,
      manufacturer_body: first,
      manufacturer_body1: second,
      manufacturer_body2: third,
      manufacturer_body3: fourth,
      image: pictureId(model.image, pictures),
      // A transparent picture is stored as such, so that cards add their own background.
      cloudfront_new_image_url: model.image.file.includes('transparent') ? `/demo-media/${model.image.file}` : null,
      model_variants: model.variants.map(({ name, min, max }) => ({ name, dap_min_price: min, dap_max_price: max })),
      position,
      tenant,
    },
    req,
  })
}

async function storePage(
  { path, title, description, image, daysAgo, layout }: DemoPage,
  sections: Layout,
  { tenant, now, pictures, req }: Context,
): Promise<void> {
  const blocks: Layout = layout.map((block) => toLayoutBlock(block, pictures))
  await req.payload.create({
    collection: 'pages',
    data: {
      path,
      title,
      layout: [...blocks, ...sections],
      meta: { description: description ?? null, image: pictureId(image, pictures) },
      tenant,
      _status: 'published',
      ...(daysAgo === undefined ? {} : { createdAt: toInstant(-daysAgo, now), publishedOn: toInstant(-daysAgo, now) }),
    },
    req,
  })
}
