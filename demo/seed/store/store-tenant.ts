import type { PayloadRequest } from 'payload'
import type { DemoContent, DemoDealership, DemoLocation } from '@demo/tenants/content'
import { toSpecialHours } from './times'

/** Ids of stored documents by the demonstration content's keys, which are unique across all tenants. */
export type StoredKeys = { tenants: Map<string, number>; dealerships: Map<string, number>; locations: Map<string, number> }

/**
 * Returns the id for a key.
 * @throws Error when the content names something that does not exist.
 */
export function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`The demo content names '${key}', which it does not have`)
  return id
}

/** Stores the tenant, its settings, dealerships and locations. The stock that it sells is added once every tenant's dealerships exist. */
export async function storeTenant(content: DemoContent, now: number, keys: StoredKeys, req: PayloadRequest): Promise<void> {
  const { slug, name, template, timeZone, domains, switches, site, theme, lenders, financeDisclaimer, deliveryZones, asksConsent } = content
  const { payload } = req
  const { id: tenant } = await payload.create({ collection: 'tenants', data: { slug, name, template, timeZone, domains, switches }, req })
  keys.tenants.set(slug, tenant)
  await payload.create({
    collection: 'site-settings',
    data: {
      ...site,
      legal: site.legal.join('\n\n'),
      ...(theme ? { theme } : {}),
      lenders,
      financeDisclaimer,
      deliveryZones,
      asksConsent,
      tenant,
    },
    req,
  })
  for (const dealership of content.dealerships) keys.dealerships.set(dealership.slug, await storeDealership(dealership, tenant, req))
  for (const location of content.locations) keys.locations.set(location.slug, await storeLocation(location, tenant, now, keys, req))
}

/** Stores which dealerships' stock a tenant lists, its own and others that it also sells, and the group that it belongs to. */
export async function joinStock(
  { slug, dealerships, alsoSells, group }: DemoContent,
  keys: StoredKeys,
  req: PayloadRequest,
): Promise<void> {
  const sells = [...dealerships.map((dealership) => dealership.slug), ...alsoSells].map((key) => idOf(keys.dealerships, key))
  await req.payload.update({
    collection: 'tenants',
    id: idOf(keys.tenants, slug),
    data: { sells, ...(group ? { group: idOf(keys.tenants, group) } : {}) },
    req,
  })
}

async function storeDealership(
  { slug, name, legalName, websiteUrl }: DemoDealership,
  tenant: number,
  req: PayloadRequest,
): Promise<number> {
  const data = { slug, name, legal_name: legalName, website_url: websiteUrl, tenant }
  return (await req.payload.create({ collection: 'dealerships', data, req })).id
}

async function storeLocation(location: DemoLocation, tenant: number, now: number, keys: StoredKeys, req: PayloadRequest): Promise<number> {
  const { address } = location
  const place = `${address.street}, ${address.city} ${address.state} ${address.postcode}`
  const data = {
    slug: location.slug,
    name: location.name,
    location_type: location.type,
    location_subtype: location.subtypes ?? [],
    primary: location.isPrimary ?? false,
    visible: true,
    dealership: idOf(keys.dealerships, location.dealership),
    manufacturers: location.manufacturers,
    address: { ...address, place_url: `https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}` },
    contact_detail: { phone: location.phone },
    opening_hours: location.hours,
    special_hours: toSpecialHours(location.specialDays, now),
    dealer_license_number: location.licence,
    store_code: location.slug,
    motor_vehicle_repairer: location.repairer ?? null,
    average_rating: location.rating?.average ?? null,
    review_count: location.rating?.count ?? null,
    tenant,
  }
  return (await req.payload.create({ collection: 'locations', data, req })).id
}
