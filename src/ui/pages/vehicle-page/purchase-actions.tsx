import { resolveTestDriveHref } from '@/domain/vehicle/availability/test-drive'
import { resolveTradeInHref } from '@/domain/vehicle/availability/trade-in'
import { type PurchaseChoice, resolvePurchase } from '@/domain/journeys/checkout/eligibility'
import { readFee } from '@/domain/journeys/checkout/fee'
import { FORM_FACTS } from '@/domain/leads/form/form-kinds'
import { FIND_SIMILAR_LABEL } from '@/domain/leads/form/enquiry-fields'
import { formatMoney } from '@/domain/money/money'
import type { Tenant } from '@/domain/tenant/tenant'
import type { Vehicle } from '@/domain/vehicle/vehicle'
import { LinkButton } from '@/ui/primitives/button/button'
import { toEnquireHref } from '@/ui/sections/vehicle-card/card-view'
import { findKind } from '@/domain/vehicle/kinds/kinds'

export type PurchaseView = {
  choice: PurchaseChoice
  fee: string
  enquireHref: string
  testDriveHref: string | null
  tradeInHref: string | null
  /** 'Reserve Car Now' */
  reserveLabel: string
}

/**
 * Returns the actions that the site and the vehicle allow: reserve, buy online or find similar (BUY-01, BUY-02), subscribe (LOOK-09), test drive (VDP-26) and
 * trade-in (TRD-03).
 */
export function toPurchaseView(vehicle: Vehicle, switches: Tenant['switches']): PurchaseView {
  return {
    choice: resolvePurchase(vehicle, switches),
    fee: formatMoney(readFee(switches.reserveFeeText)),
    enquireHref: toEnquireHref(vehicle.path),
    testDriveHref: resolveTestDriveHref(vehicle),
    tradeInHref: resolveTradeInHref(vehicle, switches),
    reserveLabel: `Reserve ${findKind(vehicle.kind).label} Now`,
  }
}

/** In prestige only the enquiry is a filled button. */
const SECOND = 'purchase-second'

function Choice({ choice, fee, enquireHref, reserveLabel }: Omit<PurchaseView, 'testDriveHref' | 'tradeInHref'>) {
  if (choice.kind === 'none') return null
  if (choice.kind === 'similar')
    return (
      <LinkButton href={enquireHref} variant="brand" isWide>
        {FIND_SIMILAR_LABEL}
      </LinkButton>
    )
  if (choice.kind === 'subscribe')
    return (
      <LinkButton href={choice.href} variant="brand" isWide className={SECOND}>
        {FORM_FACTS.subscription.title}
      </LinkButton>
    )
  const { reserveHref, buyHref } = choice
  return (
    <>
      {buyHref && (
        <LinkButton href={buyHref} variant="brand" isWide className={SECOND}>
          Buy online
        </LinkButton>
      )}
      <LinkButton href={reserveHref} variant={buyHref ? 'outline' : 'brand'} isWide className={buyHref ? '' : SECOND}>
        {reserveLabel} · {fee}
      </LinkButton>
    </>
  )
}

/** The purchase actions between enquiry and call (VDP-05, BUY-01, BUY-02), with test drive and trade-in side by side (VDP-26, TRD-03). */
export function PurchaseActions({ testDriveHref, tradeInHref, ...view }: PurchaseView) {
  return (
    <>
      <Choice {...view} />
      {(testDriveHref ?? tradeInHref) && (
        <div className="ways-pair">
          {testDriveHref && (
            <LinkButton href={testDriveHref} variant="outline" icon="calendar">
              Test Drive
            </LinkButton>
          )}
          {tradeInHref && (
            <LinkButton href={tradeInHref} variant="outline" icon="swap">
              Trade-In<span className="sr-only"> Valuation</span>
            </LinkButton>
          )}
        </div>
      )}
    </>
  )
}
