import type { WeeklyView } from './weekly-view'

/** A weekly price with its rate, the comparison rate below it, and who offers it (LOOK-01). */
export function WeeklyLine({ weekly, className }: { weekly: WeeklyView; className: string }) {
  return (
    <p className={className} data-weekly={weekly.price}>
      <span className="font-medium text-ink">
        <span data-loan="amount">{weekly.amount}</span> a week*
      </span>{' '}
      at <span data-loan="rate">{weekly.rate}</span>
      <span className="block">
        <span data-loan="comparisonRate">{weekly.comparisonRate}</span> comparison rate
      </span>
      <span data-loan="source" className="block">
        {weekly.source}
      </span>
    </p>
  )
}
