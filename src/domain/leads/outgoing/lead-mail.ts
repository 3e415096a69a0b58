import { formatFigure } from '@/domain/numbers/figures'
import { formatPhone } from '@/domain/locations/phone'
import { listLeadFacts } from '../record/lead-facts'
import { type LeadRecord, nameLead } from '../record/lead-record'
import { findKind } from '@/domain/vehicle/kinds/kinds'

export type LeadMail = { subject: string; text: string }

/** Lines of 'Label: value', without empty values. */
function facts(rows: readonly (readonly [label: string, value: string | null | undefined])[]): string {
  return rows.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : [])).join('\n')
}

function writeCar({ car, vehicle_make, vehicle_model, stock_number, car_type, vehicle_status }: LeadRecord): string {
  const name = [car?.year, vehicle_make, vehicle_model, car?.badge].filter(Boolean).join(' ')
  const price = car?.price ? `$${formatFigure(car.price, 3)}` : null
  return facts([
    [findKind(car?.kind ?? 'car').label, name],
    ['Stock', stock_number],
    ['Price', price],
    ['Type', [car_type, vehicle_status === 'sold' ? 'sold' : ''].filter(Boolean).join(', ')],
  ])
}

/** Writes a lead as a plain text mail to the dealer: person, car, answers and visit. */
export function writeLeadMail(lead: LeadRecord): LeadMail {
  const person = facts([
    ['Name', `${lead.name} ${lead.last_name}`.trim()],
    ['Mobile', lead.phone && formatPhone(lead.phone)],
    ['Email', lead.email],
    ['Postcode', lead.postcode],
    ['Offers by email', lead.opt_in ? 'yes' : 'no'],
  ])
  const asked = facts(listLeadFacts(lead).map(({ label, value }) => [label, value]))
  const visit = facts([
    ['Page', lead.url],
    ['Came from', lead.source],
    ...Object.entries(lead.lead_attributes.linked_query_params).map(([key, value]) => [key, value] as const),
  ])
  const parts = [person, writeCar(lead), asked, lead.message && `Comments:\n${lead.message}`, visit, `Lead ${lead.id}, ${lead.site.name}`]
  return { subject: `${nameLead(lead)} from ${lead.name} ${lead.last_name}`.trim(), text: `${parts.filter(Boolean).join('\n\n')}\n` }
}
