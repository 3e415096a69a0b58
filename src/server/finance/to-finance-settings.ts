import type { ShippingZone } from '@/domain/locations/shipping-zones'
import type { LenderTerms } from '@/domain/finance/lender-terms'
import { toCents } from '@/domain/money/money'
import type { SiteSetting } from '@payload-types'

/** Maps the lenders in a tenant's settings. */
export function toLenderTerms(lenders: SiteSetting['lenders']): LenderTerms[] {
  return (lenders ?? []).map((lender) => ({
    key: lender.key,
    name: lender.name,
    priceMin: lender.priceMin ?? null,
    priceMax: lender.priceMax ?? null,
    rateMin: lender.rateMin ?? null,
    rateMax: lender.rateMax ?? null,
    termMax: lender.termMax ?? null,
    maxCarAge: lender.maxCarAge ?? null,
    establishmentFee: lender.establishmentFee ?? null,
    disclaimer: lender.disclaimer?.trim() || null,
    rates: (lender.rates ?? []).map(({ upToAge, rate }) => ({ upToAge: upToAge ?? null, rate })),
  }))
}

/** Maps the shipping zones in a tenant's settings, in their order. */
export function toShippingZones(zones: SiteSetting['deliveryZones']): ShippingZone[] {
  return (zones ?? []).map(({ name, postcodes, price }) => ({ name, postcodes, price: toCents(price) ?? 0 }))
}
