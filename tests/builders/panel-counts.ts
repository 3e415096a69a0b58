import type { PanelCounts } from '@/domain/search/panel-query'

const values = (counts: Record<string, number>) => Object.entries(counts).map(([value, count]) => ({ value, count }))

/** Returns the counts of a search panel for a stock of 118 cars. */
export function panelCounts(overrides: Partial<Omit<PanelCounts, 'lists'>> & { lists?: Partial<PanelCounts['lists']> } = {}): PanelCounts {
  const { lists, ...others } = overrides
  return {
    total: 118,
    highestPrice: 305_490,
    hasSubscriptions: true,
    ...others,
    lists: {
      car_type: values({ used: 90, new: 20, demo: 8 }),
      make: values({ Toyota: 60, 'Rocks, Inc': 40, BMW: 18 }),
      model: [],
      body: values({ SUV: 70, Ute: 40, Coupe: 8 }),
      dealership_name: values({ 'Harbour City Motors': 80, 'Harbour City Bayside': 38 }),
      ...lists,
    },
  }
}
