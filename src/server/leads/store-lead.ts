import type { Lead } from '@/domain/leads/lead'
import { payloadClient } from '../payload-client'

export type StoredLead = { id: number; isNew: boolean }

/**
 * Stores a lead for a tenant (LEAD-17). The same key a second time is the same lead: a double click or a repeated request makes no
 * second one (REL-06), by the database's own constraint.
 */
export async function storeLead(tenantId: number, lead: Lead, idempotencyKey: string): Promise<StoredLead> {
  const payload = await payloadClient()
  const findFirst = async () => {
    const { docs } = await payload.find({
      collection: 'leads',
      where: { and: [{ tenant: { equals: tenantId } }, { idempotency_key: { equals: idempotencyKey } }] },
      depth: 0,
      limit: 1,
    })
    return docs[0]
  }
  const earlier = await findFirst()
  if (earlier) return { id: earlier.id, isNew: false }
  const { car_id, car_dealership_id, location_id, lead_id: _continued, 'Vehicle Make': make, 'Vehicle Model': model, ...fields } = lead
  const asText = (id: number | null) => (id === null ? null : String(id))
  try {
    const created = await payload.create({
      collection: 'leads',
      data: {
        ...fields,
        tenant: tenantId,
        status: 'new',
        car_id: asText(car_id),
        car_dealership_id: asText(car_dealership_id),
        location_id: asText(location_id),
        vehicle_make: make,
        vehicle_model: model,
        idempotency_key: idempotencyKey,
      },
    })
    return { id: created.id, isNew: true }
  } catch (error) {
    // two of the same at the same time: the other one won
    const winner = await findFirst()
    if (winner) return { id: winner.id, isNew: false }
    throw error
  }
}
