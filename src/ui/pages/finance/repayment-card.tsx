import type { ReactNode } from 'react'
import { LinkButton } from '@/ui/primitives/button/button'
import type { RepaymentView } from './repayment-view'

/** Puts the fields beside the repayment. In prestige they are below it. */
export const CALCULATOR_GRID = 'repayment-card-grid grid gap-6'

export type RepaymentCardProps = {
  view: RepaymentView
  /** The select for the frequency, if there is a choice. */
  frequency?: ReactNode
  /** The finance page with its form prefilled. Null without a vehicle and a form (FIN-01). */
  financeHref: string | null
}

/** The law wants the rate and the comparison rate at the same size, right below the amount. */
function Amount({ view }: { view: RepaymentView }) {
  if (view.kind === 'none') return <p className="py-2 type-h3">{view.text}</p>
  return (
    <div>
      <p className="repayment-card-amount font-display tracking-[-0.02em] [overflow-wrap:anywhere]">
        {view.amount}{' '}
        <span className="font-text text-base/6 font-normal tracking-normal whitespace-nowrap text-ink-soft">
          {view.period}
          <a href="#finance-warning" aria-label="About this repayment" className="px-0.5">
            *
          </a>
        </span>
      </p>
      <p className="mt-3 font-strong">
        {view.rate} interest
        <br />
        {view.comparisonRate} comparison rate
      </p>
    </div>
  )
}

/** The cost of a loan: the payment with both rates, the amounts behind it, and a link to the finance page (FIN-06). */
export function RepaymentCard({ view, frequency, financeHref }: RepaymentCardProps) {
  return (
    <div className="repayment-card-box flex flex-col gap-4 bg-surface p-5 md:p-6">
      {frequency}
      <Amount view={view} />
      <dl className="text-[0.9375rem]/6">
        {view.rows.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-4 border-b border-line py-2.5">
            <dt>{label}</dt>
            <dd className="ml-auto text-right font-strong">{value}</dd>
          </div>
        ))}
      </dl>
      {financeHref && (
        <LinkButton href={financeHref} variant="brand" isWide className="repayment-card-button mt-auto">
          Get Finance
        </LinkButton>
      )}
    </div>
  )
}
