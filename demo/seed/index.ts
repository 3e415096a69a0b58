import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload, type PayloadRequest } from 'payload'
import { slugify } from '@/domain/text/slug'
import { demoTenants } from '@demo/tenants'
import { listBrands } from './brands'
import { generateStock } from './generate/generate-stock'
import { demoLogins } from './logins'
import { planStock, SEED } from './stock-plans'
import { storeContent } from './store/store-content'
import { storeSections } from './store/store-sections'
import { idOf, joinStock, storeTenant, type StoredKeys } from './store/store-tenant'
import { storeVehicles } from './store/store-vehicles'

export { demoLogins }

type SeedOptions = {
  /** Receives progress messages. */
  log: (text: string) => void
  /** Unix seconds; promo dates, arrivals and sales are relative to it. */
  now?: number
}

/** Checks whether the database has no accounts and no tenants. */
export async function isEmpty(payload: Payload): Promise<boolean> {
  const [users, tenants] = await Promise.all([payload.count({ collection: 'users' }), payload.count({ collection: 'tenants' })])
  return users.totalDocs === 0 && tenants.totalDocs === 0
}

/** Creates the only account of a platform without demonstration. */
export async function seedFirstAdmin(payload: Payload, { email, password }: { email: string; password: string }): Promise<void> {
  await payload.create({ collection: 'users', data: { email, password, name: 'First admin', role: 'admin' } })
}

/**
 * Creates the five demonstration sites with their staff and about 4,000 vehicles, in one transaction, so that an interrupted seed leaves
 * nothing. Does nothing in a database that is not empty.
 */
export async function seedDemo(payload: Payload, { log, now = Math.floor(Date.now() / 1000) }: SeedOptions): Promise<void> {
  if (!(await isEmpty(payload))) return
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    await seedAll(req, now, log)
    await commitTransaction(req)
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

async function seedAll(req: PayloadRequest, now: number, log: (text: string) => void): Promise<void> {
  const keys: StoredKeys = { tenants: new Map(), dealerships: new Map(), locations: new Map() }
  for (const content of demoTenants) await storeTenant(content, now, keys, req)
  for (const content of demoTenants) await joinStock(content, keys, req)
  await storePlatform(req)
  await storePeople(keys, req)
  await storeBrands(req)
  const sections = await storeSections(demoTenants, keys, req)
  for (const content of demoTenants) {
    log(`pages and pictures of ${content.name}`)
    await storeContent(content, now, { keys, sections }, req)
  }
  const stock = generateStock({ now, seed: SEED, plans: planStock() })
  log(`${stock.length} vehicles`)
  await storeVehicles(stock, keys, req)
}

/** Every demonstration site has a garage, and a footer with links by body type (TEN-08). */
async function storePlatform(req: PayloadRequest): Promise<void> {
  const slugs = demoTenants.map(({ slug }) => slug)
  await req.payload.updateGlobal({ slug: 'platform', data: { switches: { garageTenantSlugs: slugs, bodyTenantSlugs: slugs } }, req })
}

async function storePeople(keys: StoredKeys, req: PayloadRequest): Promise<void> {
  for (const { email, password, role, sites } of demoLogins) {
    const name = `${role.charAt(0).toUpperCase()}${role.slice(1)}${sites[0] ? ` of ${sites[0]}` : ''}`
    const tenants = sites.map((slug) => ({ tenant: idOf(keys.tenants, slug) }))
    await req.payload.create({ collection: 'users', data: { email, password, role, name, tenants }, req })
  }
}

async function storeBrands(req: PayloadRequest): Promise<void> {
  for (const { name, kind } of listBrands())
    await req.payload.create({ collection: 'brands', data: { name, kind, slug: slugify(name) }, req })
}
