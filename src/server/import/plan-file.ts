import type { MappedColumn } from '@/domain/import/mapping'
import { checkMapping, suggestMapping } from '@/domain/import/mapping'
import { type ImportPlan, planImport } from '@/domain/import/plan-import'
import { readCars } from '@/domain/import/read-cars'
import { type Feed, readFeed } from '@/domain/import/read-feed'
import type { RunSql } from '../database/transaction'
import type { ImportTarget } from './find-import-target'
import { type StockRow, toStockCar } from './stock-columns'
import { readStockRows } from './stock-rows'

/** A file that was parsed and whose mapping fits. */
export type OpenFile = { kind: 'open'; feed: Feed; mapping: MappedColumn[] }
export type FileProblem = { kind: 'unreadable'; problems: string[]; columns: string[]; mapping: MappedColumn[] }

/** A plan, and the stored rows that it was compared with. */
export type FilePlan = { plan: ImportPlan; stock: StockRow[] }

/**
 * Parses a stock file (ADM-19).
 * @param mapping Null uses the mapping that the headings suggest.
 */
export function openFile(bytes: Uint8Array, mapping: MappedColumn[] | null): OpenFile | FileProblem {
  const feed = readFeed(bytes)
  if (feed.kind === 'refused') return { kind: 'unreadable', problems: [feed.problem], columns: [], mapping: [] }
  const used = mapping ?? suggestMapping(feed.columns)
  const problems = checkMapping(used, feed.columns)
  if (problems.length > 0) return { kind: 'unreadable', problems, columns: feed.columns, mapping: used }
  return { kind: 'open', feed, mapping: used }
}

/**
 * Plans what the file would change in the current stock.
 * @param now Unix seconds.
 * @param isLocked Locks the stock until the transaction ends, for a plan that will be applied.
 */
export async function planFile(
  run: RunSql,
  { feed, mapping }: OpenFile,
  target: ImportTarget,
  now: number,
  isLocked: boolean,
): Promise<FilePlan> {
  const { timeZone, locations, fallLimit, dealershipId } = target
  const stock = await readStockRows(run, dealershipId, isLocked)
  const cars = readCars(feed.rows, mapping, { now, timeZone, locations })
  return { plan: planImport(cars, stock.map(toStockCar), { now, fallLimit }), stock }
}
