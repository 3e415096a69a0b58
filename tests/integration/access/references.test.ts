import config from '@payload-config'
import { traverseFields, type Field } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { PROBES } from './probes'
import { call, idIn, pick, type Body } from './rest'
import { buildWorld, SIDES, type World } from './world'

const { collections } = await config

let world: World
/** One model and one shared section for each site. Nothing else in these fixtures refers to one. */
const models = { own: 0, foreign: 0 }
const sections = { own: 0, foreign: 0 }
const releases = { own: 0, foreign: 0 }
beforeAll(async () => {
  world = await buildWorld()
  for (const side of SIDES) {
    const json = { name: side, slug: `reference-${side}`, manufacturer_name: 'Kia', tenant: world.sites[side].tenant }
    models[side] = idIn(await call('POST', '/models', world.tokens.admin, { json }))
    const section = { name: side, layout: [], tenant: world.sites[side].tenant }
    sections[side] = idIn(await call('POST', '/shared-sections', world.tokens.admin, { json: section }))
    const release = { name: side, tenant: world.sites[side].tenant }
    releases[side] = idIn(await call('POST', '/releases', world.tokens.admin, { json: release }))
  }
}, 120_000)

/** A block's path within a page. */
const WORDS =
  /^(The \w+ chosen here|Block 1 \([^)]+\)(, [a-z ]+ \d)?: the \w+ it shows) was deleted or belongs to another site\. Choose another or remove (it|the [a-z ]+)\.$/

const slide = (image: unknown): Body => ({ blockType: 'heroSlider', slides: [{ heading: 'Hello', tone: 'brand', image }] })

const shortcut = (image?: unknown): Body => ({ title: 'Service', href: '/service', icon: 'car', image })
const column = (image?: unknown): Body => ({ heading: 'Moorooka', image })
const block = (blockType: string, data: Body): Body => ({ layout: [{ blockType, heading: 'Hello', ...data }] })

type Target = 'media' | 'location' | 'dealership' | 'model' | 'page' | 'section' | 'release'

type Reference = [target: Target, data: (id: unknown) => Body]

const IN_PAGES_AND_ELSEWHERE: Record<string, Reference> = {
  'pages.layout.heroSlider.slides.image': ['media', (id) => ({ layout: [slide(id)] })],
  'pages.layout.featureBanner.image': ['media', (id) => block('featureBanner', { kind: 'banner', tone: 'tint', side: 'right', image: id })],
  'pages.layout.featureBanner.shortcuts.image': [
    'media',
    (id) => block('featureBanner', { kind: 'shortcuts', tone: 'tint', side: 'right', shortcuts: [shortcut(), shortcut(id)] }),
  ],
  'pages.layout.imageText.image': ['media', (id) => block('imageText', { tone: 'plain', side: 'left', ratio: 'half', image: id })],
  'pages.layout.media.image': ['media', (id) => block('media', { width: 'page', image: id })],
  'pages.layout.columns.columns.image': ['media', (id) => block('columns', { tone: 'plain', columns: [column(), column(id)] })],
  'pages.layout.searchPanel.image': ['media', (id) => block('searchPanel', { image: id })],
  'pages.layout.locationMap.location': ['location', (id) => block('locationMap', { location: id })],
  'pages.layout.locationDetails.location': ['location', (id) => block('locationDetails', { location: id })],
  'pages.layout.openingHours.location': ['location', (id) => block('openingHours', { location: id })],
  'pages.layout.holidayHours.location': ['location', (id) => block('holidayHours', { location: id })],
  'pages.layout.reviewsCarousel.location': ['location', (id) => block('reviewsCarousel', { location: id })],
  'pages.layout.reviewsSummary.location': ['location', (id) => block('reviewsSummary', { location: id })],
  'pages.layout.starRating.location': ['location', (id) => block('starRating', { location: id })],
  'pages.layout.video.image': ['media', (id) => block('video', { url: 'https://vimeo.com/76979871', title: 'Film', image: id })],
  'pages.layout.modelHero.model': ['model', (id) => block('modelHero', { model: id })],
  'pages.layout.modelStory.model': ['model', (id) => block('modelStory', { model: id })],
  'pages.layout.modelVariants.model': ['model', (id) => block('modelVariants', { model: id })],
  'pages.layout.modelColours.colours.image': [
    'media',
    (id) => block('modelColours', { colours: [{ name: 'Red', hex: '#8c1f24', image: id }] }),
  ],
  'pages.layout.promotionsSlider.slides.image': ['media', (id) => block('promotionsSlider', { label: 'Now', slides: [{ image: id }] })],
  'pages.layout.sharedSection.section': ['section', (id) => block('sharedSection', { section: id })],
  'pages.meta.image': ['media', (id) => ({ meta: { image: id } })],
  'promo-cards.node.image': ['media', (id) => ({ node: { heading: 'Save', tone: 'brand', image: id } })],
  'offers.image': ['media', (id) => ({ image: id })],
  'reviews.image': ['media', (id) => ({ image: id })],
  'reviews.location': ['location', (id) => ({ location: id })],
  'site-settings.logo': ['media', (id) => ({ logo: id })],
  'vehicles.dealership': ['dealership', (id) => ({ dealership: id })],
  'vehicles.location': ['location', (id) => ({ location: id })],
  'models.image': ['media', (id) => ({ image: id })],
  'locations.dealership': ['dealership', (id) => ({ dealership: id })],
  'locations.image': ['media', (id) => ({ image: id })],
  'stock-feeds.dealership': ['dealership', (id) => ({ dealership: id })],
  'site-settings.megaPromo.image': ['media', (id) => ({ megaPromo: { image: id } })],
  'share-links.page': ['page', (id) => ({ page: id })],
  'share-links.release': ['release', (id) => ({ release: id, page: null })],
}

/**
 * Every field that can refer to a tenant's document: the kind of document, and the data that sets the reference. Presets and shared sections
 * contain the blocks of pages, but a section contains no section.
 */
const REFERENCES: Record<string, Reference> = {
  ...IN_PAGES_AND_ELSEWHERE,
  ...Object.fromEntries(
    Object.entries(IN_PAGES_AND_ELSEWHERE).flatMap(([name, reference]) =>
      ['block-presets.', 'shared-sections.'].flatMap((owner) => {
        const isOwn = name.startsWith('pages.layout.') && !(owner === 'shared-sections.' && reference[0] === 'section')
        return isOwn ? [[name.replace('pages.', owner), reference]] : []
      }),
    ),
  ),
}

/** Fields that only the platform writes. The access matrix shows that nobody else may, and a lead's own fields are read-only. */
const WRITTEN_BY_THE_PLATFORM = [
  ...['stock-imports.dealership', 'lead-deliveries.lead', 'captured-mails.lead', 'block-notes.page'],
  ...['trade-ins.lead', 'reservations.lead', 'leads.shopper'],
]

const belongsToTenants = (slug: string) =>
  collections.find((collection) => collection.slug === slug)?.fields.some((field) => 'name' in field && field.name === 'tenant') ?? false

/** Lists the fields that refer to tenants' documents as 'collection.field', with block names in between. */
function referencesOf(prefix: string, fields: Field[]): string[] {
  const found: string[] = []
  traverseFields({
    fields,
    callback: ({ field, parentPath, next }) => {
      if (field.type === 'blocks') {
        field.blocks.forEach((block) => found.push(...referencesOf(`${prefix}${parentPath}${field.name}.${block.slug}.`, block.fields)))
        next?.()
      }
      if (field.type !== 'relationship' && field.type !== 'upload') return
      if ([field.relationTo].flat().some(belongsToTenants)) found.push(`${prefix}${parentPath}${field.name}`)
    },
  })
  return found
}

let count = 0
const word = () => `reference${(count += 1)}`

test("SEC-01: every field of the built config that refers to a tenant's document has a case here", () => {
  const inConfig = collections.filter(({ slug }) => belongsToTenants(slug)).flatMap(({ slug, fields }) => referencesOf(`${slug}.`, fields))
  expect([...Object.keys(REFERENCES), ...WRITTEN_BY_THE_PLATFORM].toSorted()).toStrictEqual(inConfig.toSorted())
})

describe.each(Object.entries(REFERENCES))('%s', (name, [target, dataOf]) => {
  const collection = name.split('.')[0] ?? ''
  const forms: [form: string, as: (id: number) => unknown][] = [
    ['a number', (id) => id],
    ['a text', String],
    ['an object', (id) => ({ id })],
    ['a pair', (id) => ({ relationTo: target === 'media' ? 'media' : `${target}s`, value: id })],
  ]

  test(`SEC-01: ${name} takes a document of its own tenant and refuses another's in words`, async () => {
    const own = { ...world.sites.own, model: models.own, section: sections.own, release: releases.own }
    const foreign = { ...world.sites.foreign, model: models.foreign, section: sections.foreign, release: releases.foreign }
    const base = PROBES[collection]?.data(own, word()) ?? {}
    const refused = await call('POST', `/${collection}`, world.tokens.marketing, { json: { ...base, ...dataOf(foreign[target]) } })
    expect([refused.status, pick(refused.json, 'errors.0.data.errors.0.message')]).toStrictEqual([400, expect.stringMatching(WORDS)])
    const id = idIn(await call('POST', `/${collection}`, world.tokens.marketing, { json: { ...base, ...dataOf(own[target]) } }))
    for (const [form, as] of forms) {
      const changed = await call('PATCH', `/${collection}/${id}`, world.tokens.marketing, { json: dataOf(as(foreign[target])) })
      expect([form, changed.status]).toStrictEqual([form, 400])
    }
    await call('DELETE', `/${collection}/${id}`, world.tokens.admin)
  })
})

describe('SEC-01: drafts are checked as well', () => {
  const forms: [form: string, as: (id: number) => unknown][] = [
    ['a number', (id) => id],
    ['a text', String],
    ['an object', (id) => ({ id })],
    ['a pair', (id) => ({ relationTo: 'media', value: id })],
    ['a pair of texts', (id) => ({ relationTo: 'media', value: String(id) })],
    ['a list', (id) => [id]],
  ]

  test.each(forms.flatMap(([form, as]) => ['?draft=true', '?draft=true&autosave=true'].map((query) => [form, query, as] as const)))(
    'SEC-01: the picture of a slide as %s, saved with %s',
    async (_form, query, as) => {
      const { own, foreign } = world.sites
      const json = { title: 'Draft', path: `/${word()}`, tenant: own.tenant, layout: [slide(own.media)] }
      const id = idIn(await call('POST', '/pages?draft=true', world.tokens.marketing, { json }))
      const answer = await call('PATCH', `/pages/${id}${query}`, world.tokens.marketing, { json: { layout: [slide(as(foreign.media))] } })
      expect(answer.status).toBe(400)
      const read = await call('GET', `/pages/${id}?draft=true&depth=2`, world.tokens.marketing)
      expect(pick(read.json, 'layout.0.slides.0.image.id')).toBe(own.media)
    },
  )

  test("SEC-01: a page that is moved can't keep a picture of its old tenant", async () => {
    const { own, foreign } = world.sites
    const json = { title: 'Moving', path: `/${word()}`, tenant: own.tenant, layout: [slide(own.media)] }
    const id = idIn(await call('POST', '/pages', world.tokens.admin, { json }))
    const moved = await call('PATCH', `/pages/${id}`, world.tokens.admin, { json: { tenant: foreign.tenant } })
    expect([moved.status, pick(moved.json, 'errors.0.data.errors.0.message')]).toStrictEqual([400, expect.stringMatching(WORDS)])
  })
})

describe('SEC-01: a relation that may cross tenants reveals nothing', () => {
  test("SEC-01: staff see another tenant's dealership as an id only: it can't be populated or queried", async () => {
    const { own, foreign } = world.sites
    await call('PATCH', `/tenants/${own.tenant}`, world.tokens.admin, { json: { sells: [own.dealership, foreign.dealership] } })
    for (const role of ['marketing', 'sales'] as const) {
      const read = await call('GET', `/tenants/${own.tenant}?depth=3`, world.tokens[role])
      expect(read.status).toBe(200)
      expect(read.text).not.toContain('southside')
      for (const operator of ['equals', 'like', 'contains']) {
        const asked = await call('GET', `/tenants?where[sells.legal_name][${operator}]=southside secret pty ltd`, world.tokens[role])
        expect([operator, pick(asked.json, 'totalDocs') ?? 0]).toStrictEqual([operator, 0])
      }
    }
    const { text } = await call('GET', `/tenants/${own.tenant}?depth=3`, world.tokens.admin)
    expect(text).toContain('southside secret pty ltd')
  })

  test.each([
    ['/pages?where[tenant.name][like]=southside'],
    ['/users?where[tenants.tenant.name][like]=southside'],
    ['/reviews?where[location.name][like]=southside'],
    ['/vehicles?where[dealership.legal_name][like]=southside'],
    ['/locations?where[dealership.tenant.name][like]=southside'],
    ['/media?where[tenant.slug][equals]=southside'],
  ])('SEC-01: %s finds nothing for marketing', async (path) => {
    const asked = await call('GET', path, world.tokens.marketing)
    expect(pick(asked.json, 'totalDocs') ?? 0).toBe(0)
    const admin = await call('GET', path, world.tokens.admin)
    expect(admin.status).toBe(200)
  })
})
