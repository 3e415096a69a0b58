import type { LeadAttributes } from './lead'
import type { VehicleKind } from '@/domain/vehicle/kinds/kinds'

/** A stored lead as used by mail, ADF, webhook and export. Missing texts are empty. */
export type LeadRecord = {
  id: number
  /** Unix seconds. */
  createdAt: number
  site: { name: string; origin: string; timeZone: string; phone: string | null; email: string | null }
  category: string
  subcategory: string
  name: string
  last_name: string
  email: string
  phone: string
  postcode: string
  message: string
  opt_in: boolean
  url: string
  source: string
  user_agent: string
  car_id: string
  car_dealership_id: string
  stock_number: string
  vehicle_make: string
  vehicle_model: string
  car_type: string
  vehicle_status: string
  dealership_name: string
  dealership_id: string
  dealership_slug: string
  manufacturer_slug: string
  location_id: string
  rego: string
  booking_at: string
  lead_id: string
  lead_attributes: LeadAttributes
  /** Further facts of the car, if it still exists. */
  car: {
    kind: VehicleKind
    year: number | null
    vin: string | null
    badge: string | null
    km: number | null
    transmission: string | null
    body: string | null
    colour: string | null
    price: number | null
  } | null
  /** The customer's trade-in, if described (TRD-04). */
  trade: LeadTrade | null
}

/** A described trade-in. `km` in kilometres; `offer` in dollars, null before there is one. */
export type LeadTrade = {
  year: number | null
  make: string
  model: string
  badge: string | null
  km: number | null
  rego: string
  offer: { price: number; isAccepted: boolean } | null
}

/** A short name of a lead: 'Test Drive: 2023 Toyota RAV4', 'General Enquiry'. */
export function nameLead({ category, subcategory, vehicle_make, vehicle_model, car }: LeadRecord): string {
  const vehicle = [car?.year, vehicle_make, vehicle_model].filter(Boolean).join(' ')
  return [subcategory || category, vehicle].filter(Boolean).join(': ')
}
