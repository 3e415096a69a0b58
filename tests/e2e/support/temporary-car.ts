import { randomUUID } from 'node:crypto'
import type { Cms } from './cms'

/**
 * Creates a car on a site for one test and deletes it afterwards.
 * @param sample The slug of a car whose dealership and location it shares.
 */
export async function withTemporaryCar(
  cms: Cms,
  sample: string,
  fields: Record<string, unknown>,
  run: (path: string, id: number) => Promise<void>,
): Promise<void> {
  const [known] = await cms.find('vehicles', `where[slug][equals]=${sample}`)
  if (!known) throw new Error('the demo has cars')
  const { tenant, dealership, location } = known
  const word = randomUUID().slice(0, 8)
  const name = `Trial ${word}`
  const base = { tenant, dealership, location, name, make: 'Trial', model: word, stocknum: word, slug: `trial-${word}`, car_type: 'used' }
  const car = await cms.create('vehicles', { ...base, ...fields })
  try {
    await run(`/cars/trial-${word}`, car.id)
  } finally {
    await cms.remove('vehicles', car.id)
  }
}

/** Creates a site for one test that sells another site's stock, and deletes it afterwards. */
export async function withTemporarySite(
  cms: Cms,
  seller: string,
  switches: Record<string, unknown>,
  run: (host: string) => Promise<void>,
): Promise<void> {
  const [known] = await cms.find('tenants', `where[slug][equals]=${seller}`)
  const slug = `trial-${randomUUID().slice(0, 8)}`
  const site = { name: 'Trial Motors', slug, template: 'dealer', timeZone: 'Australia/Brisbane', sells: known?.sells, switches }
  const { id } = await cms.create('tenants', site)
  try {
    await run(`${slug}.localhost`)
  } finally {
    await cms.remove('tenants', id)
  }
}

/** Changes a site's switches for one test. Two tests must not do so on the same site, or they would undo each other's changes. */
export async function withSwitches(cms: Cms, site: string, changed: Record<string, unknown>, run: () => Promise<void>): Promise<void> {
  const [tenant] = await cms.find('tenants', `where[slug][equals]=${site}`)
  if (!tenant) throw new Error(`the demo has ${site}`)
  await cms.update('tenants', tenant.id, { switches: { ...Object(tenant.switches), ...changed } })
  try {
    await run()
  } finally {
    await cms.update('tenants', tenant.id, { switches: tenant.switches ?? null })
  }
}
