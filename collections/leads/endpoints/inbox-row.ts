import { z } from 'zod'
import { idOf } from '@/domain/json/id-of'
import { readLeadAttributes } from '@/domain/leads/record/lead-attributes'
import { listLeadFacts } from '@/domain/leads/record/lead-facts'
import { readReplyClock } from '@/domain/leads/inbox/reply-clock'
import { formatPhone } from '@/domain/locations/phone'
import type { StaffMember } from '@/server/leads/lead-staff'
import type { Lead, LeadDelivery } from '@payload-types'

type Known = { deliveries: readonly LeadDelivery[]; owners: readonly StaffMember[]; now: number }

const seconds = (iso: string | null | undefined) => (iso ? Math.floor(Date.parse(iso) / 1000) : null)

/** Lists the form's fields besides comments; time and location have rows of their own. */
function toFacts({ rego, lead_attributes }: Lead) {
  return listLeadFacts({
    ...{ booking_at: '', dealership_name: '', rego: rego ?? '' },
    lead_attributes: readLeadAttributes(lead_attributes),
  })
}

/** Returns a lead as a row of the inbox (ADM-18). */
export function toInboxRow(lead: Lead, { deliveries, owners, now }: Known) {
  const owner = owners.find(({ id }) => id === lead.owner)
  return {
    id: lead.id,
    name: [lead.name, lead.last_name].filter(Boolean).join(' '),
    about: [lead.subcategory || lead.category, [lead.vehicle_make, lead.vehicle_model].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', '),
    place: lead.dealership_name ?? '',
    message: lead.message ?? '',
    phone: lead.phone ? formatPhone(lead.phone) : '',
    email: lead.email ?? '',
    notes: lead.notes ?? '',
    bookingAt: lead.booking_at ?? '',
    facts: toFacts(lead),
    stockNumber: lead.stock_number ?? '',
    page: lead.url ?? '',
    status: lead.status,
    owner: owner ?? null,
    createdAt: lead.createdAt,
    clock: readReplyClock(seconds(lead.createdAt) ?? now, seconds(lead.first_reply_at), now),
    deliveries: deliveries.filter((delivery) => idOf(delivery.lead) === lead.id).map(({ destination, state }) => ({ destination, state })),
  }
}

const attempts = z.array(z.object({ at: z.string(), outcome: z.string(), note: z.string() })).catch([])

/** Returns a lead's trace: when it was stored, and every attempt at each destination. `now` is in Unix seconds. */
export function toTrace(lead: Lead, deliveries: readonly LeadDelivery[], now: number) {
  return {
    storedAt: lead.createdAt,
    readAt: new Date(now * 1000).toISOString(),
    deliveries: deliveries.map(({ destination, target, state, due_at, trace }) => ({
      destination,
      target,
      state,
      dueAt: due_at ?? null,
      attempts: attempts.parse(trace ?? []),
    })),
  }
}
