import type { Frequency } from '@/domain/finance/frequency'
import type { RepaymentView } from './repayment-view'

const EACH: Record<Frequency, string> = { weekly: 'a week', fortnightly: 'a fortnight', monthly: 'a month' }

/**
 * The repayment in short, at the top of a phone's window while the fields below it are changed (FIN-06). A phone's keyboard would cover it
 * at the bottom. It repeats the repayment card below the fields, so assistive technology ignores it: the calculator announces changes.
 */
export function RepaymentBar({ view, frequency }: { view: RepaymentView; frequency: Frequency }) {
  return (
    <div
      aria-hidden="true"
      data-repayment-bar
      className="repayment-bar-box sticky top-0 z-10 flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2.5 md:hidden"
    >
      {view.kind === 'none' ? (
        <p className="font-strong">Enquire for finance</p>
      ) : (
        <>
          <p className="repayment-bar-amount min-w-0 font-display tracking-[-0.02em] wrap-anywhere">
            {view.amount} <span className="font-text text-sm/5 font-normal tracking-normal text-ink-soft">{EACH[frequency]}*</span>
          </p>
          <p className="min-w-0 text-[0.8125rem]/[1.125rem] wrap-anywhere">
            Interest {view.rate}
            <br />
            Comparison rate {view.comparisonRate}
          </p>
        </>
      )}
    </div>
  )
}
