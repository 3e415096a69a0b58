import { toMakeSlug } from '../models/make-name'
import { slugify } from '../text/slug'
import type { Vehicle } from '../vehicle/vehicle'
import type { KnownSegments } from './search-address'

/** The search of what there is of a car's model, else of its make, else of everything: where the page of a car that left leads (SEO-03). */
export function toModelSearch({ make, model }: Pick<Vehicle, 'make' | 'model'>, known: Pick<KnownSegments, 'makes' | 'models'>): string {
  const makeSlug = toMakeSlug(make)
  const path = `${makeSlug}/${slugify(model)}`
  if (known.models.has(path)) return `/search/${path}`
  return known.makes.has(makeSlug) ? `/search/${makeSlug}` : '/search'
}
