import type { Settings } from 'meilisearch'
import { LIST_ATTRIBUTES, RANGE_ATTRIBUTES } from '@/domain/search/facets'
import { MIN_WORD_SIZE_FOR_TYPOS } from '@/domain/search/typos'

/** To be raised whenever the settings or the indexed form of a document change: an index of another version is rebuilt. */
export const INDEX_VERSION = 1

/** Beyond any stock: totals are exact, pages reach the end. */
const MORE_THAN_ANY_STOCK = 1_000_000

/** What names the car before what describes it: the order decides relevance. */
const SEARCHABLE = [
  ...['make', 'model', 'badge', 'series', 'joined'],
  ...['title', 'colour', 'body', 'fuel', 'transmission', 'drive', 'car_type', 'item_type', 'tag', 'city'],
  ...['dealership_name', 'location_name', 'filtered_features', 'categories', 'description'],
]

const EQUALITY_ONLY = { facetSearch: false, filter: { equality: true, comparison: false } }
const WITH_COMPARISON = { facetSearch: false, filter: { equality: true, comparison: true } }

/** The settings under which Meilisearch fulfils the contract of search. */
export const INDEX_SETTINGS: Settings = {
  searchableAttributes: SEARCHABLE,
  displayedAttributes: ['id'],
  filterableAttributes: [
    {
      attributePatterns: [...LIST_ATTRIBUTES, 'id', 'dealership_id', 'show_on_dealer_website', 'vin_key', 'stock_number_key'],
      features: EQUALITY_ONLY,
    },
    { attributePatterns: [...RANGE_ATTRIBUTES, 'sold_date_timestamp', 'photos_count'], features: WITH_COMPARISON },
    '_geo',
  ],
  sortableAttributes: [...RANGE_ATTRIBUTES, 'custom_rank'],
  rankingRules: ['sort', 'words', 'typo', 'attributeRank', 'proximity', 'exactness', 'custom_rank:desc', 'seq:asc'],
  typoTolerance: { enabled: true, minWordSizeForTypos: MIN_WORD_SIZE_FOR_TYPOS, disableOnNumbers: true },
  faceting: { maxValuesPerFacet: 2_000, sortFacetValuesBy: { '*': 'count' } },
  pagination: { maxTotalHits: MORE_THAN_ANY_STOCK },
}
