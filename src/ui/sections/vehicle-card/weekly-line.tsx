import type { WeeklyView } from './weekly-view'

/** A weekly price with its rate, the comparison rate below it, and who offers it (LOOK-01). */
export function WeeklyLine({ weekly, className }: { weekly: WeeklyView; className: string }) {
  return (
    <p className={className} data-weekly={weekly.price}>
      <span data-loan="amount" className="font-medium text-ink">{`${weekly.amount} a week*`}</span>{' '}
      <span data-loan="rate">{`at ${weekly.rate}`}</span>
      <span data-loan="comparisonRate" className="block">{`${weekly.comparisonRate} comparison rate`}</span>
      <span data-loan="source" className="block">
        {weekly.source}
      </span>
    </p>
  )
}
