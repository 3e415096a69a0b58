import { FEED_FIELDS } from './feed-fields'
import type { ImportPlan, RemovedCar } from './plan-import'
import type { FieldValue } from './read-cell'

export type ImportCounts = { added: number; changed: number; removed: number; refused: number; unchanged: number }

type ListedCar = { stockNumber: string; name: string }

/** A plan for display: counts, and the first rows of each kind. */
export type PlanSummary = {
  counts: ImportCounts
  fall: ImportPlan['fall']
  added: (ListedCar & { row: number })[]
  changed: (ListedCar & { row: number; fields: { label: string; from: string; to: string }[] })[]
  removed: ListedCar[]
  /** 'Row 14: year 20222 is not between 1900 and 2028' */
  refused: string[]
  notes: string[]
}

/** Characters shown of a value. */
const SHOWN = 120

function showValue(value: FieldValue): string {
  if (value === null) return 'nothing'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  const text = Array.isArray(value) ? `${value.length}: ${value.join(', ')}` : String(value)
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text
}

export function countPlan({ added, changed, removed, refused, unchanged }: ImportPlan): ImportCounts {
  return { added: added.length, changed: changed.length, removed: removed.length, refused: refused.length, unchanged }
}

const pickCar = ({ stockNumber, name }: RemovedCar): ListedCar => ({ stockNumber, name })

/** The reasons of refused rows, one sentence each. */
export function explainRefused({ refused }: Pick<ImportPlan, 'refused'>): string[] {
  return refused.map(({ row, reasons }) => `Row ${row}: ${reasons.join('; ')}`)
}

/** Explains a stock drop: how many of how many cars, and the limit. */
export function explainStockDrop({ before, leaving, percent, limit }: ImportPlan['fall']): string {
  return `${leaving} of ${before} cars on offer would leave the site (${Math.round(percent * 10) / 10} %); the limit is ${limit} %.`
}

/**
 * Summarises a plan for display.
 * @param most Maximum rows listed of each kind; counts include all.
 */
export function summarisePlan(plan: ImportPlan, most: number): PlanSummary {
  return {
    counts: countPlan(plan),
    fall: plan.fall,
    added: plan.added.slice(0, most).map(({ row, stockNumber, name }) => ({ row, stockNumber, name })),
    changed: plan.changed.slice(0, most).map((car) => ({
      row: car.row,
      ...pickCar(car),
      fields: car.fields.map(({ field, from, to }) => ({ label: FEED_FIELDS[field].label, from: showValue(from), to: showValue(to) })),
    })),
    removed: plan.removed.slice(0, most).map(pickCar),
    refused: explainRefused({ refused: plan.refused.slice(0, most) }),
    notes: plan.notes.slice(0, most).map(({ row, text }) => `Row ${row}: ${text}`),
  }
}
