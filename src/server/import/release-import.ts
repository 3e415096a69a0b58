import type { Payload, PayloadRequest } from 'payload'
import { mappingSchema } from '@/domain/import/mapping'
import { countPlan, type ImportCounts } from '@/domain/import/summarise-plan'
import type { StockImport } from '@payload-types'
import { onTransaction } from '../database/transaction'
import { applyPlan } from './apply-plan'
import { findImportTarget } from './find-import-target'
import { dropHeldFiles, readHeldFile } from './import-changes'
import { stampOf, toOutcomeData } from './import-history'
import { withDealershipLock } from './with-dealership-lock'
import { openFile, planFile } from './plan-file'

export type ReleaseOutcome =
  | { kind: 'applied'; counts: ImportCounts }
  | { kind: 'busy' }
  | { kind: 'not-held'; state: string }
  | { kind: 'absent' }

/** Returns the dealership of an import; null when there is no such import. */
export async function findImportDealership(payload: Payload, importId: number): Promise<number | null> {
  const run = await payload.findByID({ collection: 'stock-imports', id: importId, depth: 0, disableErrors: true })
  return typeof run?.dealership === 'number' ? run.dealership : null
}

/** Reads an import inside the transaction that applies or discards it. */
export function readImport(req: PayloadRequest, importId: number): Promise<StockImport> {
  return req.payload.findByID({ collection: 'stock-imports', id: importId, depth: 0, req })
}

async function releaseLocked(req: PayloadRequest, importId: number, dealershipId: number, now: number): Promise<ReleaseOutcome> {
  const held = await readImport(req, importId)
  const sql = await onTransaction(req)
  const bytes = held.state === 'held' ? await readHeldFile(sql, importId) : null
  const target = await findImportTarget(req, dealershipId)
  if (!bytes || !target) return { kind: 'not-held', state: held.state }
  const opened = openFile(bytes, mappingSchema.parse(held.columns))
  if (opened.kind === 'unreadable') throw new Error(opened.problems.join(' '))
  const planned = await planFile(sql, opened, target, now, true)
  const appliedAt = stampOf(planned.stock)
  await applyPlan(req, planned, { importId, target, appliedAt })
  const data = { ...toOutcomeData({ opened, plan: planned.plan }), state: 'applied' as const, applied_at: appliedAt }
  await req.payload.update({ collection: 'stock-imports', id: importId, data, req })
  await dropHeldFiles(sql, dealershipId)
  return { kind: 'applied', counts: countPlan(planned.plan) }
}

/**
 * Applies a held import (ADM-19) to the current stock: its file is compared again.
 * @param now Unix seconds.
 */
export async function releaseImport(payload: Payload, importId: number, now: number): Promise<ReleaseOutcome> {
  const dealershipId = await findImportDealership(payload, importId)
  if (dealershipId === null) return { kind: 'absent' }
  const outcome = await withDealershipLock(payload, dealershipId, (req) => releaseLocked(req, importId, dealershipId, now))
  return outcome === 'busy' ? { kind: 'busy' } : outcome
}
