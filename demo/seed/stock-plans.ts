import { demoTenants } from '@demo/tenants'
import type { DemoContent, DemoDealership } from '@demo/tenants/content'
import type { StockPlan } from './generate/stock-plan'
import { toFinanceTerms } from './generate/price'
import { listShowcase } from './showcase'

type Size = Pick<StockPlan, 'count' | 'stockPrefix' | 'franchises'>

/** The size of each dealership's stock, and what it sells new. */
const SIZES: Record<string, Size> = {
  'harbour-city-motors': { count: 400, stockPrefix: 'HC', franchises: ['Hyundai', 'Suzuki', 'BYD'] },
  'harbour-city-bayside': { count: 210, stockPrefix: 'HB', franchises: ['Suzuki'] },
  'summit-sydney': { count: 150, stockPrefix: 'SP', franchises: [] },
  'summit-melbourne': { count: 120, stockPrefix: 'SM', franchises: [] },
  'summit-gold-coast': { count: 90, stockPrefix: 'SG', franchises: [] },
  'drifter-burpengary': { count: 140, stockPrefix: 'DB', franchises: [] },
  'drifter-campbellfield': { count: 100, stockPrefix: 'DC', franchises: [] },
  'meridian-toyota-aspley': { count: 340, stockPrefix: 'MTA', franchises: ['Toyota'] },
  'meridian-mazda-hyundai-kedron': { count: 300, stockPrefix: 'MMH', franchises: ['Mazda', 'Hyundai'] },
  'meridian-ford-rocklea': { count: 290, stockPrefix: 'MFR', franchises: ['Ford'] },
  'meridian-kia-ipswich': { count: 240, stockPrefix: 'MKI', franchises: ['Kia'] },
  'meridian-volkswagen-southport': { count: 240, stockPrefix: 'MVS', franchises: ['Volkswagen', 'Skoda'] },
  'meridian-mitsubishi-maroochydore': { count: 220, stockPrefix: 'MMM', franchises: ['Mitsubishi'] },
  'meridian-parramatta-cars': { count: 220, stockPrefix: 'MPC', franchises: ['MG', 'GWM'] },
  'meridian-nissan-dandenong': { count: 220, stockPrefix: 'MND', franchises: ['Nissan'] },
  'meridian-subaru-mile-end': { count: 200, stockPrefix: 'MSE', franchises: ['Subaru'] },
  'meridian-isuzu-cannington': { count: 200, stockPrefix: 'MIC', franchises: ['Isuzu'] },
  'aurora-geelong': { count: 45, stockPrefix: 'AUG', franchises: ['Aurora'] },
  'aurora-werribee-point-cook': { count: 45, stockPrefix: 'AUW', franchises: ['Aurora'] },
  'aurora-melbourne': { count: 70, stockPrefix: 'AUM', franchises: ['Aurora'] },
  'aurora-ballarat': { count: 35, stockPrefix: 'AUB', franchises: ['Aurora'] },
  'aurora-bendigo': { count: 35, stockPrefix: 'AUD', franchises: ['Aurora'] },
  'aurora-sydney': { count: 60, stockPrefix: 'AUS', franchises: ['Aurora'] },
  'aurora-brisbane': { count: 50, stockPrefix: 'AUQ', franchises: ['Aurora'] },
}

type StockProfile = Pick<StockPlan, 'place' | 'range' | 'mix' | 'subscriptionShare' | 'excludingShare'>

/** The kind of stock at a tenant's dealerships. */
const STOCK_PROFILES: Record<string, StockProfile> = {
  harbour: { place: 'studio', range: 'volume', mix: { new: 20, demo: 10, used: 70 }, subscriptionShare: 0, excludingShare: 0.15 },
  summit: { place: 'gallery', range: 'prestige', mix: { new: 0, demo: 0, used: 100 }, subscriptionShare: 0.12, excludingShare: 0.1 },
  drifter: { place: 'studio', range: 'caravans', mix: { new: 40, demo: 0, used: 60 }, subscriptionShare: 0, excludingShare: 0.2 },
  meridian: { place: 'hall', range: 'volume', mix: { new: 30, demo: 14, used: 56 }, subscriptionShare: 0, excludingShare: 0.2 },
  aurora: { place: 'terrace', range: 'aurora', mix: { new: 68, demo: 20, used: 12 }, subscriptionShare: 0, excludingShare: 0 },
}

/** The seed of the demonstration's stock. */
export const SEED = 1

/** Plans the stock of every dealership, about 4,000 vehicles in all. */
export function planStock(): StockPlan[] {
  return demoTenants.flatMap((tenant) => tenant.dealerships.map((dealership) => planDealership(tenant, dealership)))
}

function planDealership({ slug, finance, locations }: DemoContent, dealership: DemoDealership): StockPlan {
  const size = SIZES[dealership.slug]
  const profile = STOCK_PROFILES[slug]
  if (!size || !profile) throw new Error(`No stock is planned for ${dealership.slug} of ${slug}`)
  const yards = locations
    .filter(({ dealership: owner, type }) => owner === dealership.slug && type === 'sales')
    .map(({ slug: key, address, isPrimary }) => ({ key, city: address.city, state: address.state, weight: isPrimary ? 1.5 : 1 }))
  return {
    ...size,
    ...profile,
    dealershipKey: dealership.slug,
    yards,
    finance: toFinanceTerms(finance),
    showcase: listShowcase(yards.map(({ key }) => key)),
  }
}
