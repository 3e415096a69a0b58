import type { PayloadRequest } from 'payload'
import type { ImportPlan } from '@/domain/import/plan-import'
import { countPlan, explainStockDrop, explainRefused } from '@/domain/import/summarise-plan'
import { onTransaction } from '../database/transaction'
import { NOW, typedQueries } from '../database/typed-queries'
import type { ImportTarget } from './find-import-target'
import { dropHeldFiles } from './import-changes'
import type { FilePlan, OpenFile } from './plan-file'

/** The number of refused rows to store; nobody reads more. */
const MOST_STORED = 1_000

type Run = { fileName: string; startedBy: string | null; target: ImportTarget; opened: OpenFile; plan: ImportPlan }

/** Maps the outcome of a run to document fields. */
export function toOutcomeData({ opened, plan }: Pick<Run, 'opened' | 'plan'>) {
  const notes = [...opened.feed.notices, ...plan.notes.map(({ row, text }) => `Row ${row}: ${text}`)]
  return {
    ...countPlan(plan),
    fall: explainStockDrop(plan.fall),
    refused_rows: explainRefused(plan).slice(0, MOST_STORED),
    notes: notes.slice(0, MOST_STORED),
  }
}

/**
 * Stores a run and returns its id.
 * @param appliedAt The timestamp that every written vehicle gets as its last change; null for a run that is held.
 */
export async function storeRun(req: PayloadRequest, run: Run, appliedAt: string | null): Promise<number> {
  const { id } = await req.payload.create({
    collection: 'stock-imports',
    data: {
      ...toOutcomeData(run),
      tenant: run.target.tenantId,
      dealership: run.target.dealershipId,
      file_name: run.fileName.slice(0, 200),
      state: appliedAt === null ? 'held' : 'applied',
      started_by: run.startedBy,
      applied_at: appliedAt,
      columns: run.opened.mapping,
    },
    req,
  })
  return id
}

/** Marks held imports as outdated once a later file was read. */
export async function supersedeHeld(req: PayloadRequest, dealershipId: number): Promise<void> {
  const run = await onTransaction(req)
  await typedQueries(run)
    .updateTable('stock_imports')
    .set({ state: 'superseded', updated_at: NOW })
    .where('dealership_id', '=', dealershipId)
    .where('state', '=', 'held')
    .execute()
  await dropHeldFiles(run, dealershipId)
}

/** Returns the timestamp of an import in ISO format, later than any earlier change, so that the two can be told apart. */
export function stampOf(stock: FilePlan['stock']): string {
  const last = stock.reduce((latest, { doc }) => {
    const at = typeof doc === 'object' && doc !== null && 'updated_at' in doc ? Date.parse(String(doc.updated_at)) : Number.NaN
    return at > latest ? at : latest
  }, 0)
  return new Date(Math.max(Date.now(), last + 1)).toISOString()
}
