import type { PayloadRequest } from 'payload'
import { toSearchDocument } from '@/domain/search/document'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { onTransaction, type RunSql } from '@/server/database/transaction'
import { writeProjection } from '@/server/search/embedded/write-projection'
import { toVehicle } from '@/server/vehicles/to-vehicle'
import type { Dealership, Location } from '@payload-types'
import type { VehicleDocument } from '../generate/vehicle-document'
import { idOf, type StoredKeys } from './store-tenant'

const ROWS_PER_STATEMENT = 1_000

/** Groups become separate columns ('variant.torque' → variant_torque); every other object or list is a JSON column. */
const GROUPS = ['autograb_data', 'youxQuote', 'specifications', 'variant'] as const

type Stored = { document: VehicleDocument; dealership: Dealership; location: Location | null }

/**
 * Writes vehicles and their search projection in bulk, on the request's transaction. Skips hooks and validation, because the generator's
 * test checks the documents.
 */
export async function storeVehicles(documents: VehicleDocument[], keys: StoredKeys, req: PayloadRequest): Promise<void> {
  const run = await onTransaction(req)
  const place = await readLocations(keys, req)
  for (let start = 0; start < documents.length; start += ROWS_PER_STATEMENT) {
    const batch = documents.slice(start, start + ROWS_PER_STATEMENT).map(place)
    const ids = await insertRows(batch.map(toRow), run)
    const vehicles = batch.map((stored) => readBack(stored, idOf(ids, stored.document.slug)))
    await writeProjection(run, vehicles.map(toSearchDocument))
  }
}

/** Returns a function that finds a document's dealership and location by their keys. */
async function readLocations(keys: StoredKeys, req: PayloadRequest): Promise<(document: VehicleDocument) => Stored> {
  const everything = { depth: 0, pagination: false, limit: 0, req } as const
  const dealerships = await req.payload.find({ collection: 'dealerships', ...everything })
  const locations = await req.payload.find({ collection: 'locations', ...everything })
  const dealershipById = new Map(dealerships.docs.map((doc) => [doc.id, doc]))
  const locationById = new Map(locations.docs.map((doc) => [doc.id, doc]))
  return (document) => {
    const dealership = dealershipById.get(idOf(keys.dealerships, document.dealershipKey))
    if (!dealership) throw new Error(`No dealership ${document.dealershipKey}`)
    return { document, dealership, location: locationById.get(idOf(keys.locations, document.locationKey)) ?? null }
  }
}

/** Column → value. */
function toRow({ document, dealership, location }: Stored): Record<string, unknown> {
  const { dealershipKey: _dealership, locationKey: _location, autograb_data, youxQuote, specifications, variant, ...plain } = document
  const groups = { autograb_data, youxQuote, specifications, variant }
  const grouped = GROUPS.flatMap((group) => Object.entries(groups[group]).map(([field, value]) => [`${group}_${field}`, value] as const))
  const entries = [...Object.entries(plain), ...grouped].map(([field, value]) => [toColumn(field), value] as const)
  const tenant = typeof dealership.tenant === 'object' ? dealership.tenant?.id : dealership.tenant
  const relations = { tenant_id: tenant, dealership_id: dealership.id, location_id: location?.id ?? null, updated_at: document.created_at }
  return { ...Object.fromEntries(entries), ...relations }
}

/** 'youxQuote_weeklyRepaymentAmount' → 'youx_quote_weekly_repayment_amount' */
function toColumn(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

async function insertRows(rows: Record<string, unknown>[], run: RunSql): Promise<Map<string, number>> {
  const columns = Object.keys(rows[0] ?? {}).join(', ')
  const inserted = await run(
    `insert into vehicles (${columns}) select ${columns} from json_populate_recordset(null::vehicles, $1::json) returning id, slug`,
    [JSON.stringify(rows)],
  )
  return new Map(inserted.rows.map(({ id, slug }) => [String(slug), Number(id)]))
}

function readBack({ document, dealership, location }: Stored, id: number): Vehicle {
  const stamps = { createdAt: document.created_at, updatedAt: document.created_at }
  return toVehicle({ ...document, ...stamps, id, dealership: dealership.id, location: location?.id ?? null }, dealership, location)
}
