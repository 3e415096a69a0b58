import type { PayloadRequest } from 'payload'
import type { ImportPlan } from '@/domain/import/plan-import'
import { countPlan, explainStockDrop, explainRefused } from '@/domain/import/summarise-plan'
import { onTransaction } from '../database/transaction'
import type { ImportPlace } from './find-place'
import { dropHeldFiles } from './import-changes'
import type { FilePlan, OpenFile } from './plan-file'

/** More refused rows than anybody reads. */
const MOST_KEPT = 1_000

type Run = { fileName: string; startedBy: string | null; place: ImportPlace; opened: OpenFile; plan: ImportPlan }

/** What a run did or would do, as its document says it. */
export function toOutcomeData({ opened, plan }: Pick<Run, 'opened' | 'plan'>) {
  const notes = [...opened.feed.notices, ...plan.notes.map(({ row, text }) => `Row ${row}: ${text}`)]
  return {
    ...countPlan(plan),
    fall: explainStockDrop(plan.fall),
    refused_rows: explainRefused(plan).slice(0, MOST_KEPT),
    notes: notes.slice(0, MOST_KEPT),
  }
}

/**
 * Notes a run and answers its id.
 * @param appliedAt The moment that every car it writes gets as its last change; null for a run that is held.
 */
export async function storeRun(req: PayloadRequest, run: Run, appliedAt: string | null): Promise<number> {
  const { id } = await req.payload.create({
    collection: 'stock-imports',
    data: {
      ...toOutcomeData(run),
      tenant: run.place.tenantId,
      dealership: run.place.dealershipId,
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

/** What waited for a release is out of date once a later file has been read. */
export async function supersedeHeld(req: PayloadRequest, dealershipId: number): Promise<void> {
  const run = await onTransaction(req)
  await run(`update stock_imports set state = 'superseded', updated_at = now() where dealership_id = $1 and state = 'held'`, [dealershipId])
  await dropHeldFiles(run, dealershipId)
}

/** The moment of an application, as an ISO instant: later than any change before it, so that the two are told apart. */
export function stampOf(stock: FilePlan['stock']): string {
  const last = stock.reduce((latest, { doc }) => {
    const at = typeof doc === 'object' && doc !== null && 'updated_at' in doc ? Date.parse(String(doc.updated_at)) : Number.NaN
    return at > latest ? at : latest
  }, 0)
  return new Date(Math.max(Date.now(), last + 1)).toISOString()
}
