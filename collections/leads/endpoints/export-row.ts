import { readLeadAttributes } from '@/domain/leads/record/lead-attributes'
import { listLeadFacts } from '@/domain/leads/record/lead-facts'
import { EXPORT_COLUMNS, type ExportRow } from '@/domain/leads/inbox/lead-csv'
import type { StaffMember } from '@/server/leads/lead-staff'
import type { Lead } from '@payload-types'

/** `places`: location names by id. */
type Known = { staff: readonly StaffMember[]; places: ReadonlyMap<string, string> }

function minutesToReply({ createdAt, first_reply_at }: Lead): number | null {
  return first_reply_at ? Math.max(0, Math.floor((Date.parse(first_reply_at) - Date.parse(createdAt)) / 60_000)) : null
}

/** Returns a lead as a row of the export: its stored fields, and in words its owner, location and other values (ADM-18). */
export function toExportRow(lead: Lead, { staff, places }: Known): ExportRow {
  const answers = listLeadFacts({
    booking_at: '',
    dealership_name: '',
    rego: '',
    lead_attributes: readLeadAttributes(lead.lead_attributes),
  })
  const values: Record<string, unknown> = {
    ...lead,
    created_at: lead.createdAt,
    reply_minutes: minutesToReply(lead),
    owner: staff.find(({ id }) => id === lead.owner)?.name,
    location: places.get(lead.location_id ?? ''),
    answers: answers.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  }
  return new Map(EXPORT_COLUMNS.map((column) => [column, String(values[column] ?? '')]))
}
