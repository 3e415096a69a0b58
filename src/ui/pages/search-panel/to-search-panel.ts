import { formatFigure } from '@/domain/numbers/figures'
import { formatCount } from '@/domain/search/results/result-count'
import { PANEL_FIELDS, type PanelCounts, type PanelField } from '@/domain/search/panel-query'
import { DEFAULT_PRICE_ENDS, listPriceSteps } from '@/domain/search/price-steps'
import type { FacetValue } from '@/domain/search/query'
import { toParameterValue } from '@/domain/search/search-parameters'
import type { SiteLink } from '@/domain/tenant/tenant'
import { CAR_TYPES } from '@/domain/vehicle/vehicle'
import type { PanelOption, PanelPriceView, PanelSelectView, SearchPanelView } from './panel-view'
import { capitalise } from '@/domain/text/capitalise'

export type SearchPanelSource = {
  counts: PanelCounts
  /** The fields that the editor chose. Empty means all. */
  fields?: readonly PanelField[] | null
  /** In dollars (SRCH-19). */
  lowestPrice?: number | null
  highestPrice?: number | null
  chips?: readonly SiteLink[]
  /** The switch stockCountLabel: 'Cars' (SRP-19). */
  stockNoun: string
}

/** Any subscription price above zero. */
const WITH_SUBSCRIPTION = '1-'

function toOptions(values: readonly FacetValue[]): PanelOption[] {
  return values.map(({ value, count }) => ({ value: toParameterValue(value), label: value, count }))
}

/** Returns a select with values sorted by name, or null when there is no choice. */
function toChoice(name: string, label: string, any: string, values: readonly FacetValue[]): PanelSelectView | null {
  if (values.length < 2) return null
  const sorted = values.toSorted((one, other) => one.value.localeCompare(other.value, 'en-AU'))
  return { name, label, options: [{ value: '', label: any, count: null }, ...toOptions(sorted)] }
}

function toCondition(values: readonly FacetValue[], noun: string): PanelSelectView | null {
  const inStock = CAR_TYPES.flatMap((type) => values.find(({ value }) => value === type) ?? [])
  if (inStock.length < 2) return null
  const options = inStock.map(({ value, count }) => ({ value, label: capitalise(value), count }))
  return { name: 'car_type', label: 'Condition', options: [{ value: '', label: `All ${noun}`, count: null }, ...options] }
}

function toModel({ lists }: PanelCounts): PanelSelectView | null {
  if (lists.make.length === 0) return null
  const options = lists.make.length === 1 ? toOptions(lists.model) : []
  return { name: 'model', label: 'Model', options: [{ value: '', label: 'Any model', count: null }, ...options] }
}

/** The lowest and highest price filter nothing (SRCH-19). The highest ends with '+' when vehicles cost more. */
function toPrice({ counts, lowestPrice, highestPrice }: SearchPanelSource): PanelPriceView | null {
  if (counts.highestPrice === null) return null
  const steps = listPriceSteps({
    lowest: lowestPrice ?? DEFAULT_PRICE_ENDS.lowest,
    highest: highestPrice ?? DEFAULT_PRICE_ENDS.highest,
  })
  const [lowest, ...higher] = steps
  const highest = higher.at(-1)
  if (lowest === undefined || highest === undefined) return null
  const option = (price: number): PanelOption => ({ value: String(price), label: `$${formatFigure(price)}`, count: null })
  const more = counts.highestPrice > highest ? '+' : ''
  return {
    from: {
      name: 'price_min',
      label: 'Price from',
      options: [{ ...option(lowest), value: '' }, ...higher.slice(0, -1).map(option)],
    },
    to: {
      name: 'price_max',
      label: 'Price to',
      options: [...higher.slice(0, -1).map(option), { value: '', label: `$${formatFigure(highest)}${more}`, count: null }],
    },
  }
}

function toSubscription({ hasSubscriptions }: PanelCounts): PanelSelectView | null {
  if (!hasSubscriptions) return null
  return {
    name: 'subscription_price',
    label: 'Own or subscribe',
    options: [
      { value: '', label: 'Own or subscribe', count: null },
      { value: WITH_SUBSCRIPTION, label: 'Subscribe', count: null },
    ],
  }
}

/** Builds the search panel from a tenant's stock (SRP-15). A field with fewer than two values is left out. */
export function toSearchPanel(source: SearchPanelSource): SearchPanelView {
  const { counts, stockNoun, chips = [] } = source
  const noun = stockNoun.toLowerCase()
  const fields = source.fields && source.fields.length > 0 ? source.fields : PANEL_FIELDS
  const when = <View>(field: PanelField, make: () => View | null) => (fields.includes(field) ? make() : null)
  const { lists } = counts
  return {
    label: `Find ${noun}`,
    condition: toCondition(lists.car_type, noun),
    make: when('make', () => toChoice('make', 'Make', 'Any make', lists.make)),
    model: when('model', () => toModel(counts)),
    body: when('body', () => toChoice('body', 'Body type', 'Any body', lists.body)),
    dealership: when('dealership', () => toChoice('dealership_name', 'Dealership', 'Any dealership', lists.dealership_name)),
    price: when('price', () => toPrice(source)),
    subscription: when('subscription', () => toSubscription(counts)),
    total: counts.total,
    countText: formatCount(counts.total, stockNoun),
    chips: [...chips],
  }
}
