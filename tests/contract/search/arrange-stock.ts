import type { SearchDocument } from '@/domain/search/document'
import { emptySearchQuery, type SearchQuery, type SearchResult } from '@/domain/search/query'
import { type ScopeSettings, toSearchScope } from '@/domain/search/scope'
import type { SearchEngine } from '@/server/search/port'
import { BUILT_NOW, buildSearchDocument } from '@tests/builders/search-document'

const IDS_PER_STOCK = 10_000
let stocks = 0

const OPEN_SETTINGS: ScopeSettings = {
  dealershipIds: [],
  includeSoldDays: 3,
  minPhotoLevel: 0,
  stockCarTypes: [],
  stockKinds: [],
  stockStatuses: [],
  stockMakes: [],
  excludedStockNumbers: [],
}

/** The stock of one dealership in the shared index, so that cases don't see each other's cars. Cars are numbered from 1. */
export class ArrangedStock {
  readonly dealershipId: number
  private readonly firstId: number

  constructor(private readonly engine: SearchEngine) {
    stocks++
    this.dealershipId = 1_000 + stocks
    this.firstId = stocks * IDS_PER_STOCK
  }

  toId(place: number): number {
    return this.firstId + place
  }

  build(place: number, overrides: Partial<SearchDocument>): SearchDocument {
    return buildSearchDocument({ ...overrides, id: this.toId(place), dealership_id: overrides.dealership_id ?? this.dealershipId })
  }

  async put(cars: readonly Partial<SearchDocument>[], firstPlace = 1): Promise<void> {
    await this.engine.upsert(cars.map((car, index) => this.build(firstPlace + index, car)))
    await this.engine.sync()
  }

  toQuery(part: Partial<SearchQuery>, settings: Partial<ScopeSettings> = {}): SearchQuery {
    const scope = toSearchScope({ ...OPEN_SETTINGS, dealershipIds: [this.dealershipId], ...settings }, BUILT_NOW)
    return { ...emptySearchQuery(scope), perPage: 100, ...part }
  }

  async ask(part: Partial<SearchQuery>, settings: Partial<ScopeSettings> = {}): Promise<SearchResult & { places: number[] }> {
    const result = await this.engine.search(this.toQuery(part, settings))
    return { ...result, places: result.ids.map((id) => id - this.firstId) }
  }

  /** Returns the numbers of the cars found in ascending order, for tests that don't depend on the order of results. */
  async find(part: Partial<SearchQuery>, settings: Partial<ScopeSettings> = {}): Promise<number[]> {
    const { places, total } = await this.ask(part, settings)
    if (places.length !== total) throw new Error(`${places.length} ids for a total of ${total}`)
    return places.sort((one, other) => one - other)
  }
}

/** Formats a facet's counts as 'Toyota 3, Ford 1'. */
export function writeFacet(result: SearchResult, attribute: keyof SearchResult['facets']): string {
  return (result.facets[attribute] ?? []).map(({ value, count }) => `${value} ${count}`).join(', ')
}
