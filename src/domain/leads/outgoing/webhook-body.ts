import type { LeadRecord } from '../record/lead-record'

const orNull = (text: string) => (text === '' ? null : text)

/**
 * Writes the webhook body of a lead: the payload of LEAD-01, the contact fields of LEAD-03 and our id. The same lead always gives the
 * same body, so receivers can compare.
 */
export function writeWebhookBody(lead: LeadRecord): string {
  return JSON.stringify({
    id: lead.id,
    created_at: new Date(lead.createdAt * 1000).toISOString(),
    site: lead.site.origin,
    category: lead.category,
    subcategory: orNull(lead.subcategory),
    name: lead.name,
    last_name: lead.last_name,
    email: lead.email,
    phone: lead.phone,
    postcode: lead.postcode,
    message: lead.message,
    opt_in: lead.opt_in,
    booking_at: orNull(lead.booking_at),
    rego: orNull(lead.rego),
    url: lead.url,
    source: lead.source,
    user_agent: lead.user_agent,
    car_id: orNull(lead.car_id),
    car_dealership_id: orNull(lead.car_dealership_id),
    stock_number: orNull(lead.stock_number),
    'Vehicle Make': orNull(lead.vehicle_make),
    'Vehicle Model': orNull(lead.vehicle_model),
    car_type: orNull(lead.car_type),
    vehicle_status: orNull(lead.vehicle_status),
    dealership_name: orNull(lead.dealership_name),
    dealership_id: orNull(lead.dealership_id),
    dealership_slug: orNull(lead.dealership_slug),
    manufacturer_slug: orNull(lead.manufacturer_slug),
    location_id: orNull(lead.location_id),
    lead_id: orNull(lead.lead_id),
    lead_attributes: lead.lead_attributes,
  })
}
