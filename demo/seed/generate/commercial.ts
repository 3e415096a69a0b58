import type { CarType, VehicleStatus } from '@/domain/vehicle/vehicle'
import { pickSale } from './dates'
import { type FinanceTerms, quoteWeekly, roundToAsking } from './price'
import type { Random } from './random'
import type { CommercialFields } from './vehicle-document'

/** Prices that mean 'none' in some dealers' systems: at or below 10 dollars no price is shown (PRC-03). */
const PLACEHOLDER_PRICES = [0, 10, 11] as const

/** The lender's one-off fee in dollars. */
const LENDER_FEE = 495

export type Offer = {
  carType: CarType
  /** The market value, in dollars. */
  value: number
  /** The maximum price. */
  ceiling: number
  arrival: number
  finance: FinanceTerms
  excludingShare: number
  subscriptionShare: number
  mayBeCertified: boolean
  /** Counts up within the dealership; a few numbers are edge cases. */
  index: number
  /** Counts up across the platform. */
  serial: number
}

/** Returns a vehicle's status, prices and flags (CAR-02). Every case that a site has to render occurs in the stock. */
export function describeCommercially(offer: Offer, now: number, random: Random): CommercialFields {
  const { carType, arrival, finance } = offer
  const status = pickStatus(carType, random)
  const isPreorder = status === 'coming_soon' && carType === 'new' && random.chance(0.5)
  const isExcluding = carType === 'used' && random.chance(offer.excludingShare)
  const asked = pickAsking(offer, isExcluding, random)
  const price = isPreorder || random.chance(0.012) ? null : (placeholderFor(offer) ?? asked)
  const hasPrice = price !== null && price > PLACEHOLDER_PRICES[2]
  const isOffer = hasPrice && random.chance(0.04)
  return {
    status,
    sold_date_timestamp: status === 'sold' ? pickSale(now, arrival, random) : null,
    show_on_dealer_website: !random.chance(0.015),
    price,
    before_price: hasPrice && !isOffer && random.chance(0.2) ? price + pickReduction(price, random) : null,
    offer_price: isOffer ? price - pickReduction(price, random) : null,
    subscription_price:
      hasPrice && carType === 'used' && random.chance(offer.subscriptionShare)
        ? Math.max(690, Math.round((price * 0.0062) / 10) * 10)
        : null,
    price_type: isExcluding ? 'Excl. govt charges' : 'Drive away',
    preorder: isPreorder,
    sold: status === 'sold' || random.chance(0.002),
    reserved: status === 'in_stock' && random.chance(0.03),
    certified: offer.mayBeCertified && random.chance(0.6),
    tag: pickTag(carType, random),
    autograb_data: pickMarket(hasPrice && carType !== 'new' ? offer.value : null, random),
    youxQuote: quoteWeekly(isOffer ? null : price, finance),
    finance_lenders: hasPrice && random.chance(0.3) ? quoteLender(price, finance) : null,
    custom_rank: status === 'sold' ? 0 : random.int(1, 500),
  }
}

function pickStatus(carType: CarType, random: Random): VehicleStatus {
  return random.weighted([
    ['in_stock', 90],
    ['coming_soon', carType === 'new' ? 7 : 2.5],
    ['sold', 7],
  ])
}

function pickAsking({ value, ceiling }: Offer, isExcluding: boolean, random: Random): number {
  const ending = random.weighted([
    [990, 7],
    [490, 2],
    [888, 1],
  ] as const)
  const wanted = Math.min(ceiling, value * random.between(0.955, 1.045)) * (isExcluding ? 0.955 : 1)
  return roundToAsking(wanted, ending)
}

/** One car in each dealership has a placeholder price, so that each of them occurs. */
function placeholderFor({ index, serial }: Offer): number | undefined {
  return index % 300 === 33 ? PLACEHOLDER_PRICES[serial % PLACEHOLDER_PRICES.length] : undefined
}

function pickReduction(price: number, random: Random): number {
  return price < 30_000
    ? random.pick([500, 1_000, 1_500])
    : price < 90_000
      ? random.pick([1_000, 1_500, 2_000, 3_000, 4_000])
      : random.pick([4_000, 6_000, 9_000])
}

function pickTag(carType: CarType, random: Random): string | null {
  if (carType === 'demo' && random.chance(0.06)) return 'Test Drive Only'
  if (carType === 'used' && random.chance(0.05)) return random.pick(['Manager’s special', 'One owner', 'Low kilometres', 'Full history'])
  return null
}

function pickMarket(value: number | null, random: Random): CommercialFields['autograb_data'] {
  if (value === null || random.chance(0.15)) return { state_average_market_price: null, average_market_price: null }
  const average = Math.round((value * random.between(0.97, 1.05)) / 10) * 10
  return { average_market_price: average, state_average_market_price: Math.round((average * random.between(0.985, 1.025)) / 10) * 10 }
}

/** Returns a lender's entry for a price in dollars, with the fields of FIN-04. */
export function quoteLender(price: number, finance: FinanceTerms): CommercialFields['finance_lenders'] {
  const rate = Math.round((finance.rate + 0.4) * 100) / 100
  const quote = quoteWeekly(price, { rate, fees: { financed: LENDER_FEE * 100, monthly: 0 } })
  const week = quote.weeklyRepaymentAmount ?? 0
  return {
    southern_cross_finance: {
      interestRate: rate,
      comparisonRate: quote.comparisonRate ?? rate,
      paymentWeek: week,
      paymentMonth: Math.round((week * 5200) / 12) / 100,
      totalPayable: Math.round(week * 260 * 100) / 100,
      termYears: 5,
      termMonths: 60,
      termWeeks: 260,
      deposit: 0,
      establishmentFees: LENDER_FEE,
      balloon: 0,
      financeProvider: 'Southern Cross Vehicle Finance',
      disclaimer: 'Figures of the lender for approved applicants. Terms, conditions and lending criteria apply.',
    },
  }
}
