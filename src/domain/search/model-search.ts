import { toMakeSlug } from '../models/make-name'
import { slugify } from '../text/slug'
import type { Vehicle } from '../vehicle/vehicle'
import type { KnownSegments } from './search-address'

/**
 * Returns the search for a vehicle's model, else its make, else all stock. The page of a vehicle that is no longer listed redirects to it
 * (SEO-03).
 */
export function toModelSearch({ make, model }: Pick<Vehicle, 'make' | 'model'>, known: Pick<KnownSegments, 'makes' | 'models'>): string {
  const makeSlug = toMakeSlug(make)
  const path = `${makeSlug}/${slugify(model)}`
  if (known.models.has(path)) return `/search/${path}`
  return known.makes.has(makeSlug) ? `/search/${makeSlug}` : '/search'
}
