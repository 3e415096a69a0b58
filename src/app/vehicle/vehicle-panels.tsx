import { resolveConsumption } from '@/domain/vehicle/fuel-cost'
import { isAvailable } from '@/domain/vehicle/availability/availability'
import { toQuoteRequest } from '@/domain/finance/quote'
import { isSubscription, resolveAskingPrice } from '@/domain/pricing/price-display'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { ShippingCalculator } from '@/features/shipping-estimate/shipping-calculator'
import { FinanceCalculator } from '@/features/finance-calculator/finance-calculator'
import { FinanceQuote } from '@/features/finance-quote/finance-quote'
import { FuelCalculator } from '@/features/fuel-calculator/fuel-calculator'
import { TowCheck } from '@/features/tow-check/tow-check'
import { MarketGauge } from '@/features/market-gauge/market-gauge'
import { findDisclaimer } from '@/server/finance/find-disclaimer'
import { reservesGaugeSpace } from '@/server/gauge/find-gauge'
import { DeliveryPanel } from '@/ui/pages/delivery-panel'
import { EstimateSummary } from '@/ui/pages/finance/estimate-summary'
import { FinanceSection } from '@/ui/pages/finance/finance-section'
import { toFinanceView } from '@/ui/pages/finance/finance-view'
import { TowPanel } from '@/ui/pages/tow-check/tow-panel'
import { TOW_CARS } from '@/domain/vehicle/towing/tow-cars'
import { FuelPanel } from '@/ui/pages/fuel-cost/fuel-panel'
import { GaugeSkeleton } from '@/ui/pages/gauge-panel'
import { StaticPart } from '@/ui/primitives/static-part/static-part'
import type { SidebarSlots } from '@/ui/pages/vehicle-page/sidebar-props'
import type { GivenSections } from '@/ui/pages/vehicle-page/vehicle-sections'
import { findKind } from '@/domain/vehicle/kinds/kinds'

type Props = { tenant: Tenant; vehicle: Vehicle; now: number }

async function Finance({ tenant, vehicle, now }: Props) {
  const view = toFinanceView(vehicle, tenant.switches, await findDisclaimer(tenant, vehicle), now)
  if (!view) return null
  const { calculator, estimate } = view
  const request = toQuoteRequest(vehicle, tenant.switches)
  return (
    <FinanceSection view={view}>
      <FinanceCalculator view={calculator}>
        <StaticPart name="estimate">
          <EstimateSummary estimate={estimate} financeHref={calculator.financeHref} />
        </StaticPart>
      </FinanceCalculator>
      {request && <FinanceQuote request={request} />}
    </FinanceSection>
  )
}

function Delivery({ vehicle }: Pick<Props, 'vehicle'>) {
  const { city = null, postcode = null } = vehicle.location?.address ?? {}
  const note = city === null ? null : `${city} to your driveway.`
  return (
    <ShippingCalculator note={note} from={postcode}>
      <StaticPart name="delivery">
        <DeliveryPanel note={note} />
      </StaticPart>
    </ShippingCalculator>
  )
}

async function Gauge({ vehicle }: Pick<Props, 'vehicle'>) {
  if (!(await reservesGaugeSpace(vehicle))) return null
  return (
    <MarketGauge path={vehicle.path}>
      <StaticPart name="gauge">
        <GaugeSkeleton />
      </StaticPart>
    </MarketGauge>
  )
}

/** What a car needs to tow it (KIND-04). It takes the place of the fuel cost, which nothing that is towed has. */
function Tow({ vehicle: { kind, caravan } }: Pick<Props, 'vehicle'>) {
  const { one, many } = findKind(kind).words
  const props = { aggregateTrailerMass: caravan.aggregateTrailerMass, ballWeight: caravan.ballWeight, words: { one, many }, cars: TOW_CARS }
  return (
    <TowCheck {...props}>
      <StaticPart name="tow">
        <TowPanel {...props} />
      </StaticPart>
    </TowCheck>
  )
}

function Fuel({ vehicle }: Pick<Props, 'vehicle'>) {
  const consumption = resolveConsumption(vehicle)
  if (consumption === null) return null
  const subject = `This ${findKind(vehicle.kind).words.one}`
  return (
    <FuelCalculator consumption={consumption} subject={subject}>
      <StaticPart name="fuel">
        <FuelPanel consumption={consumption} subject={subject} />
      </StaticPart>
    </FuelCalculator>
  )
}

/** The market gauge of the sidebar, and sections of the page. */
type VehiclePanels = Pick<SidebarSlots, 'gauge'> & { sections: GivenSections }

/** Returns the finance parts of a vehicle page, depending on the tenant's switches and the vehicle. A sold vehicle has none (VDP-15). */
export function toVehiclePanels(props: Props): VehiclePanels {
  const { tenant, vehicle } = props
  if (!isAvailable(vehicle)) return { sections: {} }
  const { plugins, deliveryCalculatorEnabled } = tenant.switches
  const { hasFuelCost, living } = findKind(vehicle.kind)
  const hasFuel = hasFuelCost && resolveConsumption(vehicle) !== null
  const hasGauge = plugins.includes('Autogauge') && resolveAskingPrice(vehicle) !== null && !isSubscription(vehicle, tenant.switches)
  return {
    gauge: hasGauge && <Gauge vehicle={vehicle} />,
    sections: {
      finance: <Finance {...props} />,
      delivery: deliveryCalculatorEnabled && <Delivery vehicle={vehicle} />,
      fuel: living === 'towed' ? <Tow vehicle={vehicle} /> : hasFuel && <Fuel vehicle={vehicle} />,
    },
  }
}
