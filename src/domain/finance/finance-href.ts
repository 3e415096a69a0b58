import { type Cents, toDollars } from '../money/money'
import { resolveAskingPrice } from '../pricing/price-display'
import type { CarSummary } from '../vehicle/car-summary'
import type { Vehicle } from '../vehicle/vehicle'

type AskedVehicle = Pick<Vehicle, 'id' | 'carType' | 'vin' | 'price' | 'offerPrice' | 'dealership'>

/** Hash of the form on the finance page (FIN-01). */
const FORM_HASH = '#finance-form'

/** Link to the form of the tenant's finance page, without a car (FIN-01). */
export function toFinanceFormHref({ financePath }: { financePath: string }): string {
  return `${financePath}${FORM_HASH}`
}

/** Link to the tenant's finance form filled in for a car (FIN-01). The budget is the asking price in dollars. */
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

/** A visitor's entries in the calculator, money in cents. */
type ChosenLoan = { price: Cents; deposit: Cents; years: number }

/** Adds a calculated loan to a link to the finance form: price, deposit and term (LOOK-02). */
export function withLoan(href: string, { price, deposit, years }: ChosenLoan): string {
  const [address = '', hash = ''] = href.split('#')
  const [path = '', query] = address.split('?')
  const parameters = new URLSearchParams(query)
  parameters.set('vehiclePriceBudget', String(toDollars(price)))
  if (deposit > 0) parameters.set('deposit', String(toDollars(deposit)))
  parameters.set('term', String(years))
  return `${path}?${parameters}${hash === '' ? '' : `#${hash}`}`
}

/** Link to the finance form for the car in the page's address, on pages that are not about one car. */
export function withCar(href: string, { id, dealership }: Pick<CarSummary, 'id' | 'dealership'>): string {
  const [path = '', hash = ''] = href.split('#')
  return `${path}?${new URLSearchParams({ preferredDealership: dealership, car_id: String(id) })}#${hash}`
}

/** Reads the loan from the query of a finance page: dollars and years, null for missing or invalid values. */
export function readLoan(parameters: URLSearchParams): { price: number | null; deposit: number | null; years: number | null } {
  const read = (name: string) => {
    const value = Number(parameters.get(name) ?? '')
    return Number.isFinite(value) && value > 0 ? value : null
  }
  return { price: read('vehiclePriceBudget'), deposit: read('deposit'), years: read('term') }
}

const CAR_TYPES = new Map([
  ['new', 'New'],
  ['demo', 'Demo'],
  ['used', 'Used'],
])

/** Reads the car's type from the query of a finance page, as a label with the word for the stock, 'Used car' (FIN-01). */
export function readCarType(parameters: URLSearchParams, noun: string): string | null {
  const type = CAR_TYPES.get(parameters.get('car_type') ?? '')
  return type === undefined ? null : `${type} ${noun}`
}

/** Link to ask for finance for a car: the dialog on the car's page if the site has it (VDP-26), else the finance page (FIN-01). */
export function resolveFinanceHref(
  switches: { financePath: string; financeEnquiryModalEnabled: boolean },
  vehicle: AskedVehicle & Pick<Vehicle, 'path'>,
): string {
  return switches.financeEnquiryModalEnabled ? `${vehicle.path}#finance-enquiry` : toFinanceHref(switches, vehicle)
}

/** Possible paths of a finance page (FIN-01). */
export const FINANCE_PATHS = ['/finance', '/finance-enquiry', '/apply-for-finance'] as const
/** The personalised finance page (FIN-02). */
export const PERSONALISED_PATH = '/personalised/finance'

/**
 * The target of the personalised finance page: the form of the site's finance page, filled in by the query (FIN-02).
 * @param site Its finance path and all its paths, because a redirect may lead away from the finance page.
 * @param search The query with its question mark, such as '?car_id=501'.
 */
export function toPersonalisedHref({ financePath, paths }: { financePath: string; paths: ReadonlySet<string> }, search: string): string {
  return `${[financePath, ...FINANCE_PATHS].find((path) => paths.has(path)) ?? financePath}${search}${FORM_HASH}`
}
