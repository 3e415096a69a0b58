import { createHash } from 'node:crypto'
import { commitTransaction, createLocalReq, initTransaction, killTransaction, type Payload, type PayloadRequest } from 'payload'
import type { LeadKind } from '@/domain/leads/form/form-kinds'
import type { Lead } from '@/domain/leads/record/lead'
import { onTransaction } from '../database/transaction'
import { reach } from '../lead-dispatch/checkpoint'
import { planDeliveries } from '../lead-dispatch/outbox'
import { planRoutes, readRoutes } from '../lead-dispatch/read-destinations'

/** `changed`: the key belongs to a lead with another content, so this is neither that lead nor a new one. */
export type StoredLead = { kind: 'stored'; id: number; isNew: boolean } | { kind: 'changed' }

export type Submitted = {
  tenantId: number
  form: LeadKind
  lead: Lead
  /** Made by the form; the same one a second time is the same lead (REL-06). */
  key: string
  /** The account of whoever was signed in when it was sent; null for nobody. */
  shopperId?: number | null
}

/** What makes two submissions the same: everything that was typed and chosen, but not when and from where. */
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

/** The lead and its deliveries: both are there once this is committed, or neither (REL-01). */
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
 * Stores a lead for a tenant together with its deliveries, in one transaction, before the visitor hears of success (LEAD-17, REL-01). The same key a
 * second time is the same lead: a double click or a repeated request makes no second one, by the database's own constraint (REL-06).
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
    // two of the same at the same time: the other one won
    const winner = await findEarlier(payload, submitted, hash)
    if (winner) return winner
    throw error
  }
}
