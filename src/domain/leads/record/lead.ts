import type { CarType, Vehicle, VehicleStatus } from '@/domain/vehicle/vehicle'
import type { Consent } from '../form/consent'
import { DEFAULT_CATEGORY } from '../form/enquiry-fields'
import { type FormValues, isCheckOption, listAdditionalServices } from '../form/form-field'
import { FORM_FACTS, type LeadKind, testDriveEvent } from '../form/form-kinds'
import type { LeadForm } from '../form/lead-form'
import type { UserDetails } from '../form/user-details'
import type { Visit } from '../form/visit'

/** The dealership and location of a lead, from its form or its car (LEAD-26). */
export type DealershipForm = {
  dealership_name: string | null
  location_id: number | null
  dealership_id: number | null
  dealership_slug: string | null
}

/** Data without its own field in the payload: visited pages, query parameters, services and other answers (LEAD-01, LEAD-14). */
export type LeadAttributes = {
  visited_pages: string[]
  linked_query_params: Record<string, string>
  additional_services: string[]
  answers: Record<string, string>
}

/** A lead as it is stored and sent, with the payload names of LEAD-01 and the contact fields of LEAD-03. */
export type Lead = UserDetails &
  DealershipForm & {
    category: string
    subcategory: string | null
    url: string
    source: string
    user_agent: string
    car_id: number | null
    car_dealership_id: number | null
    lead_attributes: LeadAttributes
    opt_in: boolean
    message: string
    manufacturer_slug: string | null
    stock_number: string | null
    'Vehicle Make': string | null
    'Vehicle Model': string | null
    car_type: CarType | null
    vehicle_status: VehicleStatus | null
    lead_id: string | null
    rego: string | null
    /** Local time of the tenant: '2026-11-25T11:00' (LEAD-22). */
    booking_at: string | null
    /** Analytics event of the form; null for none. */
    event: number | null
    consent: Consent
  }

type EnquiredVehicle = Pick<Vehicle, 'id' | 'stockNumber' | 'make' | 'model' | 'carType' | 'status' | 'tag' | 'dealership' | 'location'>

export type LeadContext = {
  form: Pick<LeadForm, 'category' | 'subcategory' | 'event'> & { kind: LeadKind }
  visit: Visit
  userAgent: string
  /** The form's car, or null. */
  vehicle: EnquiredVehicle | null
  /** The chosen or only dealership; null if there are several and none was chosen. */
  dealership: { id: number; name: string; slug: string } | null
  manufacturerSlug: string | null
  /** The lead that this step continues. */
  leadId: string | null
  consent: Consent
  /** Whether the tenant has its own test drive events (EVT-06, EVT-07). */
  hasOwnEvents: boolean
}

const CAREERS = 'Careers Enquiry'

/** A careers enquiry becomes a general enquiry with its own subcategory and event, whichever form it came from (LEAD-25). */
function resolveCategory(
  values: FormValues,
  { form, vehicle, hasOwnEvents }: LeadContext,
): Pick<Lead, 'category' | 'subcategory' | 'event'> {
  const category = textOf(values.category) ?? form.category
  if (category === CAREERS) return { category: DEFAULT_CATEGORY, subcategory: 'Career Enquiry', event: FORM_FACTS.careers.event }
  const event = form.kind === 'test-drive' ? testDriveEvent(vehicle, hasOwnEvents) : form.event
  return { category, subcategory: form.subcategory, event }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** Chosen dealership and location take precedence over the car's (LEAD-26). */
function resolveDealership(values: FormValues, { dealership, vehicle }: LeadContext): DealershipForm {
  const chosen = dealership ?? vehicle?.dealership ?? null
  const location = textOf(values.location_id)
  return {
    dealership_name: chosen?.name ?? null,
    dealership_id: chosen?.id ?? null,
    dealership_slug: chosen?.slug ?? null,
    location_id: location === null ? (vehicle?.location?.id ?? null) : Number(location),
  }
}

/** Values with their own field in the payload. */
const OWN_FIELDS = new Set([
  ...['name', 'last_name', 'email', 'phone', 'postcode', 'message', 'category', 'location_id', 'dealership_slug', 'rego'],
  ...['opt_in', 'terms', 'booking_at'],
])

function listAnswers(values: FormValues): Record<string, string> {
  const others = Object.entries(values).filter(([name, value]) => !OWN_FIELDS.has(name) && !isCheckOption(name) && value !== undefined)
  return Object.fromEntries(others.map(([name, value]) => [name, String(value)]))
}

/** Creates a lead from a validated form, its car and the visit (LEAD-01, LEAD-02). */
export function toLead(values: FormValues, context: LeadContext): Lead {
  const { vehicle, visit } = context
  const text = (name: string) => textOf(values[name]) ?? ''
  return {
    ...resolveCategory(values, context),
    ...resolveDealership(values, context),
    name: text('name'),
    last_name: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    postcode: text('postcode'),
    url: visit.url,
    source: visit.source,
    user_agent: context.userAgent,
    car_id: vehicle?.id ?? null,
    car_dealership_id: vehicle?.dealership.id ?? null,
    lead_attributes: {
      visited_pages: visit.visited_pages,
      linked_query_params: visit.linked_query_params,
      additional_services: listAdditionalServices(values),
      answers: listAnswers(values),
    },
    opt_in: values.opt_in !== false,
    message: text('message'),
    manufacturer_slug: context.manufacturerSlug,
    stock_number: vehicle?.stockNumber ?? null,
    'Vehicle Make': vehicle?.make ?? null,
    'Vehicle Model': vehicle?.model ?? null,
    car_type: vehicle?.carType ?? null,
    vehicle_status: vehicle?.status ?? null,
    lead_id: context.leadId,
    rego: textOf(values.rego),
    booking_at: textOf(values.booking_at),
    consent: context.consent,
  }
}
