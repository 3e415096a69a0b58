import type { Snap21Rating } from '@/domain/locations/reviews/snap21'

/** The provider of an organisation's rating (REV-10). */
export type Snap21 = {
  /** `embedded` knows no rating, so that a platform without the service shows none. */
  kind: 'embedded' | 'service'
  /**
   * Returns the rating of an organisation; null when the provider knows none.
   * @throws ServiceUnavailableError when there is no usable answer.
   */
  findRating: (orgId: string) => Promise<Snap21Rating | null>
}
