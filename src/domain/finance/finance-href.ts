import { type Cents, toDollars } from '../money/money'
import { resolveAskingPrice } from '../pricing/price-display'
import type { CarSummary } from '../vehicle/car-summary'
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

/** What a visitor has set in a calculator: money in cents. */
type ChosenLoan = { price: Cents; deposit: Cents; years: number }

/** The way to the finance form with the loan that a visitor has worked out: price, deposit and term go along (LOOK-02). */
export function withLoan(href: string, { price, deposit, years }: ChosenLoan): string {
  const [address = '', hash = ''] = href.split('#')
  const [path = '', query] = address.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('vehiclePriceBudget', String(toDollars(price)))
  if (deposit > 0) parameters.set('deposit', String(toDollars(deposit)))
  parameters.set('term', String(years))
  return `${path}?${parameters}${hash === '' ? '' : `#${hash}`}`
}

/** The way to the finance form for the car that a page's address names, from a page that knows no car by itself. */
export function withCar(href: string, { id, dealership }: Pick<CarSummary, 'id' | 'dealership'>): string {
  const [path = '', hash = ''] = href.split('#')
  return `${path}?${new URLSearchParams({ preferredDealership: dealership, car_id: String(id) })}#${hash}`
}

/** What the address of a finance page says of the loan: dollars and years, null where it says nothing that can be used. */
export function readLoan(parameters: URLSearchParams): { price: number | null; deposit: number | null; years: number | null } {
  const read = (name: string) => {
    const value = Number(parameters.get(name) ?? '')
    return Number.isFinite(value) && value > 0 ? value : null
  }
  return { price: read('vehiclePriceBudget'), deposit: read('deposit'), years: read('term') }
}

const CAR_TYPES = new Map([
  ['new', 'New car'],
  ['demo', 'Demo car'],
  ['used', 'Used car'],
])

/** What the address of a finance page says of the car that is looked for: its kind, in words (FIN-01). */
export function readCarType(parameters: URLSearchParams): string | null {
  return CAR_TYPES.get(parameters.get('car_type') ?? '') ?? null
}

/** Where finance for a car is asked for: in a dialog of its page on sites that have it (VDP-26), else on the finance page (FIN-01). */
export function resolveFinanceHref(
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
 * @param site Its finance page, and all addresses that it has: a redirect may lead away from that page.
 * @param search The query as it came, '?car_id=501'.
 */
export function toPersonalisedHref({ financePath, paths }: { financePath: string; paths: ReadonlySet<string> }, search: string): string {
  return `${[financePath, ...FINANCE_PATHS].find((path) => paths.has(path)) ?? financePath}${search}${FORM_HASH}`
}
