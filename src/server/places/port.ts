import type { Place } from '@/domain/geo/place'

export type PlacesKind = 'embedded' | 'maps'

/** The provider of Australian postcodes and suburbs (API-09, API-10). */
export type Places = {
  kind: PlacesKind
  /**
   * Returns the place of a four-digit postcode: its centre, with the name of one of its suburbs; null when there is none (SRCH-22).
   * @throws ServiceUnavailableError when the provider does not answer.
   */
  findPostcode: (postcode: string) => Promise<Place | null>
  /**
   * Returns places whose name or postcode starts with the text, best first.
   * @throws ServiceUnavailableError when the provider does not answer.
   */
  suggest: (text: string, limit: number) => Promise<Place[]>
}
