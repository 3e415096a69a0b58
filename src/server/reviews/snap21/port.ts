import type { Snap21Rating } from '@/domain/reviews/snap21'

/** Who knows the rating of an organisation (REV-10). */
export type Snap21 = {
  /** @throws Snap21UnavailableError when there is no usable answer. */
  findRating: (orgId: string) => Promise<Snap21Rating>
}

/** The service could not be reached, refused, or answered no rating; the same question may succeed later. */
export class Snap21UnavailableError extends Error {
  override name = 'Snap21UnavailableError'
}
