import type { ReactNode } from 'react'
import type { FinanceDisclaimer } from '@/domain/finance/disclaimer'
import { PageSection } from '@/ui/pages/vehicle-page/fact-sections'
import { Toggle } from '@/ui/pages/vehicle-page/toggle'
import type { FinanceView, LenderOfferView } from './finance-view'

/** The anchors for FIN-03. */
export const CALCULATOR_ID = 'finance-calculator'
const DISCLAIMER_ID = 'financeDisclaimer'

function LenderOffer({ offer }: { offer: LenderOfferView | null }) {
  if (!offer) return null
  return (
    <div className="mt-6">
      <h3 className="text-lg/7 font-strong">{offer.name}</h3>
      <dl className="mt-1 grid gap-x-10 text-[0.9375rem]/6 sm:grid-cols-2">
        {offer.rows.map(({ label, value }) => (
          <div key={label} className="flex flex-wrap justify-between gap-4 border-b border-line py-2">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="ml-auto text-right font-strong">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The disclaimer, shortened until the visitor expands it (FIN-30, VDP-13). */
function Disclaimer({ disclaimer: { full, short, isTruncated } }: { disclaimer: FinanceDisclaimer }) {
  return (
    <div id={DISCLAIMER_ID} className="group/disclaimer mt-3 scroll-mt-24 text-[0.8125rem]/5 text-ink-soft">
      {isTruncated ? (
        <>
          <p className="group-has-[details[open]]/disclaimer:hidden">{short}…</p>
          <Toggle closedLabel="Show More" openLabel="Show Less">
            <p>{full}</p>
          </Toggle>
        </>
      ) : (
        <p>{full}</p>
      )}
    </div>
  )
}

/** The warning that must accompany every comparison rate. It is always fully visible. */
export function ComparisonWarning({ warning }: { warning: string }) {
  const [head, ...rest] = warning.split(': ')
  return (
    <p id="finance-warning" className="scroll-mt-24 text-[0.8125rem]/5 text-ink-soft">
      <strong className="font-strong text-ink">{head}:</strong> {rest.join(': ')}
    </p>
  )
}

/** A calculator with the texts that the law requires: the note for FIN-31, the lender's own offer, the warning and the disclaimer. */
export function FinanceTool({ view, children }: { view: FinanceView; children: ReactNode }) {
  return (
    <div className="finance-section-box rounded-panel">
      {children}
      <LenderOffer offer={view.offer} />
      <div className="mt-6 border-t border-line pt-4">
        {view.note && <p className="mb-3 text-[0.9375rem]/6">{view.note}</p>}
        <ComparisonWarning warning={view.warning} />
        <Disclaimer disclaimer={view.disclaimer} />
      </div>
    </div>
  )
}

/** The finance section of the vehicle page. */
export function FinanceSection({ view, children }: { view: FinanceView; children: ReactNode }) {
  return (
    <PageSection id={CALCULATOR_ID} title="Finance calculator">
      <FinanceTool view={view}>{children}</FinanceTool>
    </PageSection>
  )
}
