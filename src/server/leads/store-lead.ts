import { createHash } from 'node:crypto'
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload, type PayloadRequest } from 'payload'
import type { LeadKind } from '@/domain/leads/form/form-kinds'
import type { Lead } from '@/domain/leads/record/lead'
import { onTransaction } from '../database/transaction'
import { reach } from '../lead-dispatch/checkpoint'
import { planDeliveries } from '../lead-dispatch/outbox'
import { planRoutes, readRoutes } from '../lead-dispatch/read-destinations'

/** `changed`: the key belongs to a lead with other content, so nothing was stored. */
export type StoredLead = { kind: 'stored'; id: number; isNew: boolean } | { kind: 'changed' }

export type Submitted = {
  tenantId: number
  form: LeadKind
  lead: Lead
  /** Idempotency key created by the form (REL-06). */
  key: string
  /** The account that was signed in when the form was sent, or null. */
  shopperId?: number | null
}

/** Hashes everything that was typed and chosen, but not when and from where, to recognise a repeated submission. */
function hashContent({ form, lead }: Submitted): string {
  const { url: _url, source: _source, user_agent: _agent, lead_attributes, consent: _consent, vehicle_status: _status, ...typed } = lead
  const { additional_services, answers } = lead_attributes
  return createHash('sha256')
    .update(JSON.stringify([form, typed, additional_services, answers]))
    .digest('hex')
}

async function findEarlier(payload: Payload, { tenantId, key }: Submitted, hash: string): Promise<StoredLead | null> {
  const { docs } = await payload.find({
    collection: 'leads',
    where: { and: [{ tenant: { equals: tenantId } }, { idempotency_key: { equals: key } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    showHiddenFields: true,
  })
  const [earlier] = docs
  if (!earlier) return null
  return earlier.content_hash && earlier.content_hash !== hash ? { kind: 'changed' } : { kind: 'stored', id: earlier.id, isNew: false }
}

const asText = (id: number | null) => (id === null ? null : String(id))

function toDocument({ tenantId, form, lead, key, shopperId }: Submitted, hash: string) {
  const { car_id, car_dealership_id, dealership_id, location_id, 'Vehicle Make': make, 'Vehicle Model': model, consent, ...fields } = lead
  return {
    ...fields,
    tenant: tenantId,
    kind: form,
    status: 'new' as const,
    car_id: asText(car_id),
    car_dealership_id: asText(car_dealership_id),
    dealership_id: asText(dealership_id),
    location_id: asText(location_id),
    vehicle_make: make,
    vehicle_model: model,
    consent: { ...consent },
    shopper: shopperId ?? null,
    idempotency_key: key,
    content_hash: hash,
  }
}

/** Stores the lead and its deliveries in one transaction (REL-01). */
async function storeBoth(req: PayloadRequest, submitted: Submitted, hash: string): Promise<number> {
  reach('before-insert')
  const { id } = await req.payload.create({ collection: 'leads', data: toDocument(submitted, hash), depth: 0, req })
  const routes = await readRoutes(req.payload, submitted.tenantId, req)
  await planDeliveries(await onTransaction(req), id, submitted.tenantId, planRoutes(routes))
  reach('before-commit')
  await commitTransaction(req)
  return id
}

/**
 * Stores a lead with its deliveries in one transaction, before the visitor sees a success message (LEAD-17, REL-01). A repeated key, as
 * after a double click, returns the first lead; the database's unique constraint ensures it (REL-06).
 */
export async function storeLead(payload: Payload, submitted: Submitted): Promise<StoredLead> {
  const hash = hashContent(submitted)
  const earlier = await findEarlier(payload, submitted, hash)
  if (earlier) return earlier
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const id = await storeBoth(req, submitted, hash)
    reach('before-answer')
    return { kind: 'stored', id, isNew: true }
  } catch (error) {
    await killTransaction(req)
    // a parallel request with the same key was stored first
    const winner = await findEarlier(payload, submitted, hash)
    if (winner) return winner
    throw error
  }
}
