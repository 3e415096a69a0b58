import type { CarType, Vehicle, VehicleStatus } from '../vehicle/vehicle'
import { DEFAULT_CATEGORY } from './enquiry-fields'
import type { Enquiry } from './enquiry-schema'
import { toUserDetails, type UserDetails } from './user-details'
import type { Visit } from './visit'

/** A lead as it is stored and handed on, under the names of the source (LEAD-01), with the contact fields of LEAD-03. */
export type Lead = UserDetails & {
  category: string
  subcategory: string | null
  url: string
  source: string
  user_agent: string
  car_id: number | null
  car_dealership_id: number | null
  lead_attributes: { visited_pages: string[]; linked_query_params: Record<string, string> }
  opt_in: boolean
  message: string
  dealership_slug: string | null
  manufacturer_slug: string | null
  stock_number: string | null
  'Vehicle Make': string | null
  'Vehicle Model': string | null
  car_type: CarType | null
  vehicle_status: VehicleStatus | null
  lead_id: string | null
  location_id: number | null
  rego: string | null
}

type EnquiredVehicle = Pick<Vehicle, 'id' | 'stockNumber' | 'make' | 'model' | 'carType' | 'status' | 'dealership' | 'location'>

export type LeadContext = {
  visit: Visit
  userAgent: string
  /** The car that the form is about, or null. */
  vehicle: EnquiredVehicle | null
  /** What a form without a category select is about. */
  category: string
  subcategory: string | null
  manufacturerSlug: string | null
  /** The dealership of a form without a select and without a car. */
  dealershipSlug: string | null
  /** The lead that a later step continues. */
  leadId: string | null
}

/** A careers enquiry is sent as a general one of its own subcategory (LEAD-25). */
function resolveCategory(enquiry: Enquiry, context: LeadContext): Pick<Lead, 'category' | 'subcategory'> {
  const category = enquiry.category ?? context.category
  return category === 'Careers Enquiry'
    ? { category: DEFAULT_CATEGORY, subcategory: 'Career Enquiry' }
    : { category, subcategory: context.subcategory }
}

/** The payload of an enquiry: what was typed, the car's ids and facts when it is about one, and the visit (LEAD-01, LEAD-02). */
export function toLead(enquiry: Enquiry, context: LeadContext): Lead {
  const { vehicle, visit } = context
  return {
    ...resolveCategory(enquiry, context),
    ...toUserDetails(enquiry),
    url: visit.url,
    source: visit.source,
    user_agent: context.userAgent,
    car_id: vehicle?.id ?? null,
    car_dealership_id: vehicle?.dealership.id ?? null,
    lead_attributes: { visited_pages: visit.visited_pages, linked_query_params: visit.linked_query_params },
    opt_in: enquiry.opt_in,
    message: enquiry.message,
    dealership_slug: enquiry.dealership_slug ?? vehicle?.dealership.slug ?? context.dealershipSlug,
    manufacturer_slug: context.manufacturerSlug,
    stock_number: vehicle?.stockNumber ?? null,
    'Vehicle Make': vehicle?.make ?? null,
    'Vehicle Model': vehicle?.model ?? null,
    car_type: vehicle?.carType ?? null,
    vehicle_status: vehicle?.status ?? null,
    lead_id: context.leadId,
    location_id: enquiry.location_id ?? vehicle?.location?.id ?? null,
    rego: enquiry.rego || null,
  }
}
