import type { ReactNode } from 'react'
import { resolveConsumption } from '@/domain/vehicle/fuel-cost'
import type { FinanceDisclaimer } from '@/domain/finance/disclaimer'
import { selectLocations } from '@/domain/locations/location'
import type { Tenant } from '@/domain/tenant/tenant'
import { ShippingCalculator } from '@/features/shipping-estimate/shipping-calculator'
import { FinanceCalculator } from '@/features/finance-calculator/finance-calculator'
import { FuelCalculator } from '@/features/fuel-calculator/fuel-calculator'
import { findDisclaimer } from '@/server/finance/find-disclaimer'
import { findSiteLocations } from '@/server/locations/find-site-locations'
import { DeliveryPanel } from '@/ui/pages/delivery-panel'
import { EstimateSummary } from '@/ui/pages/finance/estimate-summary'
import { CALCULATOR_ID, FinanceTool } from '@/ui/pages/finance/finance-section'
import { toSiteFinanceView } from '@/ui/pages/finance/finance-view'
import { FuelPanel } from '@/ui/pages/fuel-cost/fuel-panel'
import { SectionHead } from '@/ui/primitives/section-head'
import type { BlockOf, BlockProps } from '../types'
import { findSiteWords } from '@/domain/vehicle/kinds/kinds'
import { capitalise } from '@/domain/text/capitalise'

type Words = { heading: string | null; text: string | null }

/** A calculator in the width it has on a vehicle page, below the editor's texts. */
function SmallTool({ heading, text, children }: Words & { children: ReactNode }) {
  return (
    <section className="wrap section">
      {heading && <SectionHead heading={heading} text={text} />}
      {!heading && text && <p className="mb-5 max-w-[42rem] text-ink-soft">{text}</p>}
      <div className="max-w-xl">{children}</div>
    </section>
  )
}

/** The cost of a loan without a vehicle (FIN-20). */
export function FinanceBlockView({ heading, text, tenant, disclaimer }: Words & { tenant: Tenant; disclaimer: FinanceDisclaimer }) {
  const view = toSiteFinanceView(tenant.switches, disclaimer)
  return (
    <section id={CALCULATOR_ID} className="wrap scroll-mt-24 section">
      <SectionHead heading={heading ?? 'Finance calculator'} text={text} />
      <FinanceTool view={view}>
        <FinanceCalculator view={view.calculator}>
          <EstimateSummary estimate={view.estimate} financeHref={view.calculator.financeHref} />
        </FinanceCalculator>
      </FinanceTool>
    </section>
  )
}

const NO_CAR = { simpleFuel: null, fuel: null }

/** The cost of fuel, with a default consumption (FUEL-04). */
export function FuelBlockView({ heading, text, consumption, many }: Words & Pick<BlockOf<'calculator'>, 'consumption'> & { many: string }) {
  const usual = resolveConsumption({ ...NO_CAR, variant: { fuelConsumptionCombined: consumption ?? null } }) ?? 0
  const props = { consumption: usual, subject: `${capitalise(many)} like this one` }
  return (
    <SmallTool heading={heading} text={text}>
      <FuelCalculator {...props}>
        <FuelPanel {...props} />
      </FuelCalculator>
    </SmallTool>
  )
}

/** The cost of shipping from the site's main location. Renders nothing where the site has no shipping calculator (DEL-01). */
export function DeliveryBlockView({ heading, text, from }: Words & { from: string | null }) {
  return (
    <SmallTool heading={heading} text={text}>
      <ShippingCalculator note={null} from={from}>
        <DeliveryPanel note={null} />
      </ShippingCalculator>
    </SmallTool>
  )
}

export async function CalculatorBlock({ block, site: { tenant } }: BlockProps<'calculator'>) {
  const words = { heading: block.heading || null, text: block.text || null }
  if (block.kind === 'fuel') return <FuelBlockView {...words} consumption={block.consumption} many={findSiteWords(tenant.switches).many} />
  if (block.kind === 'finance') return <FinanceBlockView {...words} tenant={tenant} disclaimer={await findDisclaimer(tenant, null)} />
  if (!tenant.switches.deliveryCalculatorEnabled) return null
  const [first] = selectLocations(await findSiteLocations(tenant), 'sales')
  return <DeliveryBlockView {...words} from={first?.address.postcode || null} />
}
