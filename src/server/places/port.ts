import type { Place } from '@/domain/geo/place'

export type PlacesKind = 'embedded' | 'maps'

/** Where postcodes and suburbs of Australia lie, whichever provider says so (API-09, API-10). */
export type Places = {
  kind: PlacesKind
  /**
   * The place that stands for a postcode of four digits: its centre, under the name of one of its suburbs; null when there is none (SRCH-22).
   * @throws ServiceUnavailableError when the provider does not answer.
   */
  findPostcode: (postcode: string) => Promise<Place | null>
  /**
   * Places whose name or postcode begins as typed, best first; none for a text that no place can have.
   * @throws ServiceUnavailableError when the provider does not answer.
   */
  suggest: (text: string, limit: number) => Promise<Place[]>
}
