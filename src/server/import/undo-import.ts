import type { Payload, PayloadRequest } from 'payload'
import { onTransaction } from '../database/transaction'
import { type FoundChange, readChanges } from './import-changes'
import { aloneAt } from './in-transaction'
import { publishStock } from './publish-stock'
import { findImportDealership, readImport } from './release-import'
import { deleteStockRows, updateStockRows } from './stock-rows'

export type UndoOutcome =
  | { kind: 'undone'; restored: number; deleted: number }
  | { kind: 'busy' }
  | { kind: 'absent' }
  | { kind: 'not-applied'; state: string }
  /** Stock numbers of cars that somebody saved, or deleted, after the import. */
  | { kind: 'edited'; cars: string[] }

/** A car that the import added and somebody deleted since is as undoing would have it. */
function isEdited({ kind, now }: FoundChange): boolean {
  return now === null ? kind !== 'added' : !now.isUntouched
}

async function undoAlone(req: PayloadRequest, importId: number, dealershipId: number): Promise<UndoOutcome> {
  const { state } = await readImport(req, importId)
  if (state !== 'applied') return { kind: 'not-applied', state }
  const run = await onTransaction(req)
  const changes = await readChanges(run, importId)
  const edited = changes.filter(isEdited)
  if (edited.length > 0) return { kind: 'edited', cars: edited.map(({ stockNumber }) => stockNumber) }
  const restored = changes.flatMap(({ vehicleId, before }) => (before ? [{ id: vehicleId, columns: before }] : []))
  const deleted = changes.filter(({ before, now }) => before === null && now !== null).map(({ vehicleId }) => vehicleId)
  await updateStockRows(run, restored)
  await deleteStockRows(run, deleted)
  const gone = new Set(deleted)
  const touched = changes.flatMap(({ vehicleId, now }) => (now ? [{ id: vehicleId, slug: now.slug, isDeleted: gone.has(vehicleId) }] : []))
  await publishStock(req, dealershipId, touched)
  const data = { state: 'undone' as const, undone_at: new Date().toISOString() }
  await req.payload.update({ collection: 'stock-imports', id: importId, data, req })
  return { kind: 'undone', restored: restored.length, deleted: deleted.length }
}

/**
 * Takes an import back (ADM-19): the cars that it changed or took down are as they were before, to the moment of their last change, and those that it
 * added are gone. Refused, and nothing done, when somebody saved one of them since, for their work would be lost.
 */
export async function undoImport(payload: Payload, importId: number): Promise<UndoOutcome> {
  const dealershipId = await findImportDealership(payload, importId)
  if (dealershipId === null) return { kind: 'absent' }
  const outcome = await aloneAt<UndoOutcome>(payload, dealershipId, (req) => undoAlone(req, importId, dealershipId))
  return outcome === 'busy' ? { kind: 'busy' } : outcome
}
