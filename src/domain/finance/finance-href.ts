import { toDollars } from '../money'
import { resolveAskingPrice } from '../pricing/price-display'
import type { Vehicle } from '../vehicle/vehicle'

type AskedVehicle = Pick<Vehicle, 'id' | 'carType' | 'vin' | 'price' | 'offerPrice' | 'dealership'>

/** The form of the finance page, to which the hash scrolls (FIN-01). */
const FORM_HASH = '#finance-form'

/** The form of the tenant's finance page, for whoever has no car in mind (FIN-01). */
export function toFinanceFormHref({ financePath }: { financePath: string }): string {
  return `${financePath}${FORM_HASH}`
}

/** The tenant's finance page with its form filled in for a car (FIN-01); the budget is what the car is asked for, in dollars. */
export function toFinanceHref({ financePath }: { financePath: string }, vehicle: AskedVehicle): string {
  const price = resolveAskingPrice(vehicle)
  const parameters = new URLSearchParams({
    preferredDealership: vehicle.dealership.slug,
    ...(price === null ? {} : { vehiclePriceBudget: String(toDollars(price)) }),
    car_id: String(vehicle.id),
    car_type: vehicle.carType,
    ...(vehicle.vin === null ? {} : { vin: vehicle.vin }),
  })
  return `${financePath}?${parameters}${FORM_HASH}`
}

/** Where finance for a car is asked for: in a dialog of its page on sites that have it (VDP-26), else on the finance page (FIN-01). */
export function resolveFinanceWay(
  switches: { financePath: string; financeEnquiryModalEnabled: boolean },
  vehicle: AskedVehicle & Pick<Vehicle, 'path'>,
): string {
  return switches.financeEnquiryModalEnabled ? `${vehicle.path}#finance-enquiry` : toFinanceHref(switches, vehicle)
}

/** Where a finance page may stand (FIN-01). */
export const FINANCE_PATHS = ['/finance', '/finance-enquiry', '/apply-for-finance'] as const
/** The personalised finance page (FIN-02). */
export const PERSONALISED_PATH = '/personalised/finance'

/**
 * What the personalised finance page is: the form of the site's finance page, which its parameters fill in for the car (FIN-02).
 * @param paths Addresses that the site has.
 * @param search The query as it came, '?car_id=501'.
 */
export function toPersonalisedHref(paths: ReadonlySet<string>, search: string): string {
  return `${FINANCE_PATHS.find((path) => paths.has(path)) ?? FINANCE_PATHS[0]}${search}${FORM_HASH}`
}
