import type { Payload, PayloadRequest } from 'payload'
import { onTransaction } from '../database/transaction'
import { type FoundChange, readChanges } from './import-changes'
import { withDealershipLock } from './with-dealership-lock'
import { publishStock } from './publish-stock'
import { findImportDealership, readImport } from './release-import'
import { deleteStockRows, updateStockRows } from './stock-rows'

export type UndoOutcome =
  | { kind: 'undone'; restored: number; deleted: number }
  | { kind: 'busy' }
  | { kind: 'absent' }
  | { kind: 'not-applied'; state: string }
  /** Stock numbers of vehicles that somebody saved or deleted after the import. */
  | { kind: 'edited'; cars: string[] }

/** An added vehicle that somebody deleted does not count as edited: undoing would delete it too. */
function isEdited({ kind, now }: FoundChange): boolean {
  return now === null ? kind !== 'added' : !now.isUntouched
}

async function undoLocked(req: PayloadRequest, importId: number, dealershipId: number): Promise<UndoOutcome> {
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
 * Undoes an import (ADM-19): restores the vehicles that it changed or removed, including the time of their last change, and deletes those
 * that it added. Refused when somebody saved one of them since, because their changes would be lost.
 */
export async function undoImport(payload: Payload, importId: number): Promise<UndoOutcome> {
  const dealershipId = await findImportDealership(payload, importId)
  if (dealershipId === null) return { kind: 'absent' }
  const outcome = await withDealershipLock<UndoOutcome>(payload, dealershipId, (req) => undoLocked(req, importId, dealershipId))
  return outcome === 'busy' ? { kind: 'busy' } : outcome
}
