import type { Payload, PayloadRequest } from 'payload'
import type { MappedColumn } from '@/domain/import/mapping'
import type { ImportPlan } from '@/domain/import/plan-import'
import { onTransaction } from '../database/transaction'
import { applyPlan } from './apply-plan'
import { findImportTarget, type ImportTarget } from './find-import-target'
import { storeHeldFile } from './import-changes'
import { withDealershipLock } from './with-dealership-lock'
import { stampOf, storeRun, supersedeHeld } from './import-history'
import { type FilePlan, type FileProblem, openFile, type OpenFile, planFile } from './plan-file'

export type ImportFile = {
  dealershipId: number
  fileName: string
  bytes: Uint8Array
  /** Null uses the mapping that the headings suggest. */
  mapping: MappedColumn[] | null
}

type ImportOrder = ImportFile & {
  /** Also applies an import that would be held. */
  allowsFall: boolean
  /** The name shown in the history. */
  startedBy: string | null
  /** Unix seconds. */
  now: number
}

type Planned = { plan: ImportPlan; columns: string[]; mapping: MappedColumn[]; notices: string[] }

export type DryRun = FileProblem | { kind: 'no-dealership' } | ({ kind: 'planned' } & Planned)
export type ImportOutcome =
  | FileProblem
  | { kind: 'no-dealership' }
  | { kind: 'busy' }
  | ({ kind: 'held' | 'applied'; importId: number } & Planned)

function describePlan({ plan }: FilePlan, { feed, mapping }: OpenFile): Planned {
  return { plan, columns: feed.columns, mapping, notices: feed.notices }
}

/** Returns what an import would do (ADM-19); writes nothing. */
export async function planStockImport(payload: Payload, req: PayloadRequest, file: ImportFile, now: number): Promise<DryRun> {
  const opened = openFile(file.bytes, file.mapping)
  if (opened.kind === 'unreadable') return opened
  const target = await findImportTarget(req, file.dealershipId)
  if (!target) return { kind: 'no-dealership' }
  return { kind: 'planned', ...describePlan(await planFile(await onTransaction(req), opened, target, now, false), opened) }
}

async function importLocked(req: PayloadRequest, opened: OpenFile, target: ImportTarget, order: ImportOrder): Promise<ImportOutcome> {
  const run = await onTransaction(req)
  const planned = await planFile(run, opened, target, order.now, true)
  const history = { ...order, target, opened, plan: planned.plan }
  await supersedeHeld(req, target.dealershipId)
  if (planned.plan.fall.isHeld && !order.allowsFall) {
    const importId = await storeRun(req, history, null)
    await storeHeldFile(run, importId, order.bytes)
    return { kind: 'held', importId, ...describePlan(planned, opened) }
  }
  const appliedAt = stampOf(planned.stock)
  const importId = await storeRun(req, history, appliedAt)
  await applyPlan(req, planned, { importId, target, appliedAt })
  return { kind: 'applied', importId, ...describePlan(planned, opened) }
}

/**
 * Imports a stock file into a dealership (ADM-19) in one transaction. Imports of one dealership never run in parallel. An import that would
 * remove too much stock is held: stored with its file, but not applied. A file without changes writes no vehicle.
 */
export async function importStock(payload: Payload, order: ImportOrder): Promise<ImportOutcome> {
  const opened = openFile(order.bytes, order.mapping)
  if (opened.kind === 'unreadable') return opened
  const outcome = await withDealershipLock<ImportOutcome>(payload, order.dealershipId, async (req) => {
    const target = await findImportTarget(req, order.dealershipId)
    return target ? importLocked(req, opened, target, order) : { kind: 'no-dealership' }
  })
  return outcome === 'busy' ? { kind: 'busy' } : outcome
}
