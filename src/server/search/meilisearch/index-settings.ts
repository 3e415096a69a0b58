import type { Settings } from 'meilisearch'
import { LIST_ATTRIBUTES, RANGE_ATTRIBUTES } from '@/domain/search/facets'
import { MIN_WORD_SIZE_FOR_TYPOS } from '@/domain/search/typos'

/** Raise this when the settings or the indexed form of a document change: an index of another version is rebuilt. */
export const INDEX_VERSION = 3

/** More than any stock, so that totals are exact and all pages are reachable. */
const MORE_THAN_ANY_STOCK = 1_000_000

/** In order of relevance: names come before descriptions. */
const SEARCHABLE = [
  ...['make', 'model', 'badge', 'series', 'joined'],
  ...['title', 'colour', 'body', 'fuel', 'transmission', 'drive', 'car_type', 'item_type', 'tag', 'city'],
  ...['dealership_name', 'location_name', 'filtered_features', 'categories', 'description'],
]

const EQUALITY_ONLY = { facetSearch: false, filter: { equality: true, comparison: false } }
const WITH_COMPARISON = { facetSearch: false, filter: { equality: true, comparison: true } }

/** The index settings that the search contract needs. */
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
  sortableAttributes: [...RANGE_ATTRIBUTES, 'custom_rank', '_geo'],
  rankingRules: ['sort', 'words', 'typo', 'attributeRank', 'proximity', 'exactness', 'custom_rank:desc', 'seq:asc'],
  typoTolerance: { enabled: true, minWordSizeForTypos: MIN_WORD_SIZE_FOR_TYPOS, disableOnNumbers: true },
  faceting: { maxValuesPerFacet: 2_000, sortFacetValuesBy: { '*': 'count' } },
  pagination: { maxTotalHits: MORE_THAN_ANY_STOCK },
}
