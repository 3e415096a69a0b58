import type { EstimateView } from './finance-view'
import { CALCULATOR_GRID, RepaymentCard } from './repayment-card'

/** A repayment and its assumptions as text. Shown until the calculator has loaded (FIN-06). */
export function EstimateSummary({ estimate, financeHref }: { estimate: EstimateView; financeHref: string | null }) {
  return (
    <div className={CALCULATOR_GRID}>
      <dl className="grid content-start text-base/6">
        {estimate.entries.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-4 border-b border-line py-3.5">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="ml-auto text-right font-strong">{value}</dd>
          </div>
        ))}
      </dl>
      <RepaymentCard view={estimate.repayment} financeHref={financeHref} />
    </div>
  )
}
