import type { Payload, Where } from 'payload'
import { call, idIn, type Body } from './rest'
import { PASSWORD, uploadForm, type Role, type Side, type Site, type World } from './world'

/** How documents of a collection are created, recognised and changed. A mark is a word that no other document contains. */
export type Probe = {
  /** The field that contains the mark. */
  mark: string
  /** A document that passes validation. */
  data: (site: Site, mark: string) => Body
  /** A change that everybody who may update the collection may make. It contains the new mark. */
  change: (mark: string) => Body
  /** What identifies a document in addresses. Default: its id. */
  address?: 'mark'
  /** Finds the owner of a created document that has no tenant. */
  holder?: (world: World, side: Side) => Where
  /** Removes what prevents a document from being deleted. */
  release?: (world: World) => Promise<void>
  /** Creates a document without the API, where the API doesn't allow it or the document belongs to an account. */
  make?: (world: World, side: Side, mark: string, role: Role) => Promise<number>
}

const lexical = (text: string) => ({
  root: {
    type: 'root',
    version: 1,
    format: '',
    indent: 0,
    direction: null,
    children: [
      {
        type: 'paragraph',
        version: 1,
        format: '',
        indent: 0,
        direction: null,
        textFormat: 0,
        textStyle: '',
        children: [{ type: 'text', version: 1, format: 0, mode: 'normal', style: '', detail: 0, text }],
      },
    ],
  },
})

function ownedBy(mark: string, facts: (site: Site, mark: string) => Body = () => ({}), changed = mark): Probe {
  return {
    mark,
    data: (site, word) => ({ [mark]: word, tenant: site.tenant, ...facts(site, word) }),
    change: (word) => ({ [changed]: word }),
  }
}

const slug = (_: Site, word: string) => ({ slug: word })

/** Adds the staff to a tenant, so that a tenant created for the own side is theirs. */
async function addMember(world: World, tenant: number): Promise<void> {
  for (const id of [world.ids.marketing, world.ids.sales]) {
    const { tenants } = await world.payload.findByID({ collection: 'users', id, depth: 0 })
    await world.payload.update({ collection: 'users', id, data: { tenants: [...(tenants ?? []), { tenant }] } })
  }
}

/** Removes the staff from all tenants except their own. */
async function dropMembers({ payload, ids, sites }: World): Promise<void> {
  for (const id of [ids.marketing, ids.sales]) {
    await payload.update({ collection: 'users', id, data: { tenants: [{ tenant: sites.own.tenant }] } })
  }
}

async function makeTenant(world: World, side: Side, mark: string): Promise<number> {
  const id = idIn(await call('POST', '/tenants', world.tokens.admin, { json: PROBES.tenants?.data(world.sites[side], mark) }))
  if (side === 'own') await addMember(world, id)
  return id
}

async function makePreference(world: World, side: Side, mark: string, role: Role): Promise<number> {
  const owner = side === 'own' ? world.tokens[role] : null
  return idIn(await call('POST', '/payload-preferences', owner ?? world.sites.foreign.staff.token, { json: { key: mark, value: {} } }))
}

async function makeLock({ payload, ids, sites }: World, side: Side, mark: string): Promise<number> {
  const holder = side === 'own' ? ids.sales : sites.foreign.staff.id
  const { id } = await payload.create({
    collection: 'payload-locked-documents',
    data: {
      globalSlug: mark,
      document: { relationTo: 'tenants', value: sites[side].tenant },
      user: { relationTo: 'users', value: holder },
    },
  })
  return id
}

/** Inserts an account that nobody signs in to. This skips hashing a password, which takes most of the time. */
async function insertAccount(payload: Payload, collection: 'users' | 'shoppers', data: Body): Promise<number> {
  const { id } = await payload.db.create({ collection, data })
  return Number(id)
}

const IMPORT_RUN = { state: 'applied' as const, added: 0, changed: 0, removed: 0, refused: 0, unchanged: 0, fall: 'none', columns: [] }

const DELIVERY = { destination: 'mail' as const, state: 'delivered' as const, attempts: 1 }

const RESERVATION = { state: 'released' as const, mode: 'reserve' as const, car_id: 1, car_slug: 'car', car_name: 'Car', amount: 20_000 }

export const PROBES: Record<string, Probe> = {
  pages: ownedBy('title', (_, word) => ({ path: `/${word}`, layout: [], _status: 'published' })),
  'shared-sections': ownedBy('name', () => ({ layout: [{ blockType: 'spacer', size: 'small' }] })),
  'promo-cards': ownedBy('title', () => ({ position: 1, node: { heading: 'Save', tone: 'brand' } })),
  offers: ownedBy('title', slug),
  announcements: ownedBy('text'),
  faqs: ownedBy('question', () => ({ answer: lexical('Yes.'), category: 'buying' })),
  reviews: ownedBy('customer_name', ({ location }) => ({ rating: 5, review_date: '2026-01-02T00:00:00.000Z', location })),
  media: {
    ...ownedBy('alt'),
    make: async ({ tokens, sites, picture }, side, mark) =>
      idIn(await call('POST', '/media', tokens.admin, { form: uploadForm({ alt: mark, tenant: sites[side].tenant }, picture) })),
  },
  redirects: ownedBy('note', (_, word) => ({ from: `/${word}`, to: '/', status: '301', origin: 'person' })),
  'share-links': ownedBy('note', ({ page }) => ({ page, expiresAt: new Date(Date.now() + 86_400_000).toISOString() })),
  releases: ownedBy('name'),
  'block-presets': ownedBy('name', () => ({ layout: [{ blockType: 'spacer', size: 'small' }] })),
  'block-notes': {
    ...ownedBy('text', ({ page }) => ({ page, block: 'a1' })),
    make: async ({ payload, sites }, side, text) => {
      const { tenant, page } = sites[side]
      return (await payload.create({ collection: 'block-notes', data: { text, tenant, page, block: 'a1' } })).id
    },
  },
  models: ownedBy('name', (_, word) => ({ slug: word, manufacturer_name: 'Kia' })),
  vehicles: ownedBy('name', ({ dealership }, word) => ({
    slug: word,
    make: 'Kia',
    model: 'Rio',
    stocknum: word,
    dealership,
    car_type: 'used',
    status: 'in_stock',
  })),
  locations: ownedBy('name', ({ dealership }, word) => ({ slug: word, dealership })),
  'site-settings': ownedBy('tagline'),
  dealerships: ownedBy('name', slug),
  'stock-feeds': ownedBy('name', ({ dealership }) => ({ dealership, columns: [] })),
  'stock-imports': {
    ...ownedBy('file_name', ({ dealership }) => ({ dealership, ...IMPORT_RUN })),
    make: async ({ payload, sites }, side, file_name) => {
      const { tenant, dealership } = sites[side]
      return (await payload.create({ collection: 'stock-imports', data: { file_name, tenant, dealership, ...IMPORT_RUN } })).id
    },
  },
  'ad-feeds': ownedBy('note', () => ({ channel: 'google' })),
  leads: ownedBy('name', () => ({ category: 'enquiry', status: 'new' }), 'notes'),
  'lead-deliveries': {
    ...ownedBy('target', () => ({ destination: 'mail', state: 'delivered', attempts: 1 })),
    make: async ({ payload, sites }, side, target) =>
      (await payload.create({ collection: 'lead-deliveries', data: { target, tenant: sites[side].tenant, ...DELIVERY } })).id,
  },
  'captured-mails': {
    ...ownedBy('subject', (_, word) => ({ to: 'a@b.example', from: 'c@d.example', body: 'Hello', message_id: word })),
    make: async ({ payload, sites }, side, subject) =>
      (
        await payload.create({
          collection: 'captured-mails',
          data: { subject, tenant: sites[side].tenant, to: 'a@b.example', from: 'c@d.example', body: 'Hello', message_id: subject },
        })
      ).id,
  },
  'lead-settings': ownedBy('smtp_user', () => ({ smtp_security: 'tls', keep_days: 90 })),
  'trade-ins': {
    ...ownedBy('make', (_, word) => ({ key_hash: word })),
    make: async ({ payload, sites }, side, make) =>
      (await payload.create({ collection: 'trade-ins', data: { make, tenant: sites[side].tenant, key_hash: make } })).id,
  },
  reservations: {
    ...ownedBy('notes', (_, word) => ({ ...RESERVATION, key_hash: word })),
    make: async ({ payload, sites }, side, notes) =>
      (await payload.create({ collection: 'reservations', data: { ...RESERVATION, notes, tenant: sites[side].tenant, key_hash: notes } }))
        .id,
  },
  shoppers: {
    ...ownedBy('name', (_, word) => ({
      email: `${word}@shopper.example`,
      password: `${word}-long-enough`,
      phone: '+61491570156',
      username: 'derived',
    })),
    make: ({ payload, sites }, side, name) => {
      const { tenant } = sites[side]
      return insertAccount(payload, 'shoppers', { name, tenant, email: `${name}@shopper.example`, phone: '+61491570156', username: name })
    },
  },
  tenants: {
    mark: 'name',
    data: (_, word) => ({ name: word, slug: word, template: 'dealer', timeZone: 'Australia/Brisbane' }),
    change: (word) => ({ switches: { stockCountLabel: word } }),
    release: dropMembers,
    make: makeTenant,
  },
  users: {
    mark: 'name',
    data: ({ tenant }, word) => ({
      name: word,
      email: `${word}@access.example`,
      password: `${word}-long-enough`,
      role: 'sales',
      tenants: [{ tenant }],
      // Adding an account requires the password of the signed-in user.
      current_password: PASSWORD,
    }),
    change: (word) => ({ name: word }),
    make: ({ payload, sites }, side, name) => {
      const tenants = [{ id: name, tenant: sites[side].tenant }]
      return insertAccount(payload, 'users', { name, tenants, email: `${name}@access.example`, role: 'sales' })
    },
  },
  'audit-log': {
    mark: 'who',
    data: (_, who) => ({ event: 'signed_in', who }),
    change: (who) => ({ who }),
    make: async ({ payload }, _side, who) => (await payload.create({ collection: 'audit-log', data: { event: 'signed_in', who } })).id,
  },
  brands: { mark: 'name', data: (_, word) => ({ name: word, slug: word, kind: 'car' }), change: (word) => ({ name: word }) },
  'payload-preferences': {
    mark: 'key',
    // The API ignores the account in the request and uses the signed-in one.
    data: ({ staff }, word) => ({ key: word, value: {}, user: { relationTo: 'users', value: staff.id } }),
    change: (word) => ({ value: { note: word } }),
    address: 'mark',
    holder: ({ sites }, side): Where =>
      side === 'foreign' ? { 'user.value': { equals: sites.foreign.staff.id } } : { id: { exists: true } },
    make: makePreference,
  },
  'payload-locked-documents': {
    mark: 'globalSlug',
    data: ({ tenant, staff }, word) => ({
      globalSlug: word,
      document: { relationTo: 'tenants', value: tenant },
      user: { relationTo: 'users', value: staff.id },
    }),
    change: (word) => ({ globalSlug: word }),
    make: makeLock,
  },
  'payload-jobs': {
    mark: 'queue',
    data: (_, word) => ({ taskSlug: 'deliver-leads', queue: word, input: {} }),
    change: (word) => ({ queue: word }),
    make: async ({ payload }, _side, queue) =>
      (await payload.create({ collection: 'payload-jobs', data: { taskSlug: 'deliver-leads', queue, input: {} } })).id,
  },
  'payload-kv': {
    mark: 'key',
    data: (_, word) => ({ key: word, data: {} }),
    change: (word) => ({ key: word }),
    make: async ({ payload }, _side, key) => (await payload.create({ collection: 'payload-kv', data: { key, data: {} } })).id,
  },
  'payload-migrations': {
    mark: 'name',
    data: (_, word) => ({ name: word, batch: 1 }),
    change: (word) => ({ name: word }),
    make: async ({ payload }, _side, name) => (await payload.create({ collection: 'payload-migrations', data: { name, batch: 1 } })).id,
  },
}

/** Creates a document of a collection on one side, as admin or, where the API doesn't allow it, without the API. */
export async function makeDocument(world: World, collection: string, side: Side, mark: string, role: Role): Promise<number> {
  const probe = PROBES[collection]
  if (!probe) throw new Error(`no probe for ${collection}`)
  if (probe.make) return probe.make(world, side, mark, role)
  return idIn(await call('POST', `/${collection}`, world.tokens.admin, { json: probe.data(world.sites[side], mark) }))
}
