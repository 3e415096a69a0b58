import type { Payload } from 'payload'
import { readLeadAttributes } from '@/domain/leads/record/lead-attributes'
import type { LeadRecord, LeadTrade } from '@/domain/leads/record/lead-record'
import type { Lead } from '@payload-types'
import { toVehicleKind } from '@/domain/vehicle/kinds/kinds'

const text = (value: string | null | undefined) => value ?? ''

/** Reads a lead's site; `originOf` returns the origin of a site without its own domain. */
export async function readSite(payload: Payload, tenantId: number, originOf: (slug: string) => string): Promise<LeadRecord['site']> {
  const { docs } = await payload.find({
    collection: 'site-settings',
    where: { tenant: { equals: tenantId } },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const tenant = await payload.findByID({ collection: 'tenants', id: tenantId, depth: 0 })
  return {
    name: tenant.name,
    origin: tenant.domains?.[0] ? `https://${tenant.domains[0]}` : originOf(tenant.slug),
    timeZone: tenant.timeZone,
    phone: docs[0]?.phone ?? null,
    email: docs[0]?.email ?? null,
  }
}

async function readCar(payload: Payload, carId: string): Promise<LeadRecord['car']> {
  if (!/^\d+$/.test(carId)) return null
  const car = await payload.findByID({ collection: 'vehicles', id: Number(carId), depth: 0, disableErrors: true })
  if (!car) return null
  const kind = toVehicleKind(car.item_type)
  const { year, vin, badge, km, trans, body, colour, price } = car
  return {
    kind,
    year: year ?? null,
    vin: vin ?? null,
    badge: badge ?? null,
    km: km ?? null,
    transmission: trans ?? null,
    body: body ?? null,
    colour: colour ?? null,
    price: price ?? null,
  }
}

const join = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' ')

/** Returns the trade-in that belongs to a lead, or null. */
async function readTrade(payload: Payload, leadId: number): Promise<LeadTrade | null> {
  const { docs } = await payload.find({
    collection: 'trade-ins',
    where: { lead: { equals: leadId } },
    depth: 0,
    limit: 1,
    sort: '-id',
    pagination: false,
  })
  const [trade] = docs
  if (!trade?.make || !trade.model) return null
  const { make, model, year, badge, km, rego, regoState, offer_price, offer_accepted } = trade
  return {
    ...{ make, model, year: year ?? null, badge: badge ?? null, km: km ?? null, rego: join(rego, regoState) },
    offer: typeof offer_price === 'number' ? { price: offer_price, isAccepted: offer_accepted === true } : null,
  }
}

function toFields(lead: Lead): Omit<LeadRecord, 'site' | 'car' | 'trade'> {
  return {
    id: lead.id,
    createdAt: Math.floor(Date.parse(lead.createdAt) / 1000),
    category: lead.category,
    subcategory: text(lead.subcategory),
    name: lead.name,
    last_name: text(lead.last_name),
    email: text(lead.email),
    phone: text(lead.phone),
    postcode: text(lead.postcode),
    message: text(lead.message),
    opt_in: lead.opt_in !== false,
    url: text(lead.url),
    source: text(lead.source),
    user_agent: text(lead.user_agent),
    car_id: text(lead.car_id),
    car_dealership_id: text(lead.car_dealership_id),
    stock_number: text(lead.stock_number),
    vehicle_make: text(lead.vehicle_make),
    vehicle_model: text(lead.vehicle_model),
    car_type: text(lead.car_type),
    vehicle_status: text(lead.vehicle_status),
    dealership_name: text(lead.dealership_name),
    dealership_id: text(lead.dealership_id),
    dealership_slug: text(lead.dealership_slug),
    manufacturer_slug: text(lead.manufacturer_slug),
    location_id: text(lead.location_id),
    rego: text(lead.rego),
    booking_at: text(lead.booking_at),
    lead_id: text(lead.lead_id),
    lead_attributes: readLeadAttributes(lead.lead_attributes),
  }
}

/** Returns a stored lead with its site and vehicle as they are now; null when it was erased. */
export async function readLead(
  payload: Payload,
  leadId: number,
  siteOf: (tenantId: number) => Promise<LeadRecord['site']>,
): Promise<LeadRecord | null> {
  const lead = await payload.findByID({ collection: 'leads', id: leadId, depth: 0, disableErrors: true })
  if (!lead || typeof lead.tenant !== 'number') return null
  const [site, car, trade] = await Promise.all([siteOf(lead.tenant), readCar(payload, text(lead.car_id)), readTrade(payload, leadId)])
  return { ...toFields(lead), site, car, trade }
}
