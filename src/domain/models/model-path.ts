import { FINANCE_PATHS } from '../finance/finance-href'
import { safeHref } from '../navigation/href'
import { FIXED_ROUTES, normalisePath } from '../navigation/page-path'
import { STANDARD_PATHS } from '../navigation/standard-paths'
import { LOCATION_ROUTES } from '../locations/location-paths'
import type { RangeModel } from './model'

export const RANGE_PATH = '/models'

type ModelAddress = Pick<RangeModel, 'slug' | 'newSlug' | 'overrideUrl'>

/** First segments that every site uses for something else. A model has no top-level address there (MOD-04). */
const RESERVED_SEGMENTS = new Set<string>([
  ...FIXED_ROUTES,
  ...[...LOCATION_ROUTES, ...STANDARD_PATHS, ...FINANCE_PATHS].filter((path) => path !== '/').map((path) => path.slice(1)),
  ...['models', 'brands', 'blog', 'our-location', 'trade-in', 'sell-my-car'],
])

/** Explains why a model can't use a slug: every site already has a page at /{slug} (MOD-04). Returns null if the slug is free. */
export function explainTakenModelSlug(slug: string): string | null {
  return RESERVED_SEGMENTS.has(slug) ? `Every site already has a page at /${slug}. Choose another slug, such as ${slug}-model.` : null
}

/** Returns where links to a model lead: to its override address, else to the page at its new slug, else at its slug (MOD-04). */
export function toModelHref({ slug, newSlug, overrideUrl }: ModelAddress): string {
  return safeHref(overrideUrl) ?? `${RANGE_PATH}/${newSlug ?? slug}`
}

/** Returns the canonical path of a model's page. Unlike `toModelHref`, it never points to another site. */
export function toModelPath(model: ModelAddress): string {
  const href = toModelHref(model)
  return isSitePath(href) ? normalisePath(href) : `${RANGE_PATH}/${model.newSlug ?? model.slug}`
}

function isSitePath(href: string): boolean {
  return /^\/[a-z0-9/-]*$/i.test(href) && href !== '/' && !RESERVED_SEGMENTS.has(href.split('/')[1]?.toLowerCase() ?? '')
}

/**
 * Lists all paths at which a model can be reached (MOD-04): an override on this site, then below /models and at the top level for each
 * slug. All but `toModelPath` redirect to it, so old addresses keep working when a slug changes.
 */
export function listModelPaths(model: ModelAddress): string[] {
  const slugs = [model.newSlug, model.slug].filter((slug): slug is string => Boolean(slug))
  const bare = slugs.filter((slug) => !RESERVED_SEGMENTS.has(slug)).map((slug) => `/${slug}`)
  const override = model.overrideUrl !== null && isSitePath(model.overrideUrl) ? [normalisePath(model.overrideUrl)] : []
  return [...new Set([...override, ...slugs.map((slug) => `${RANGE_PATH}/${slug}`), ...bare])]
}

/** Finds the model at a path. A model's current address wins over the old address of another model. */
export function findModelAt<Model extends ModelAddress>(models: readonly Model[], path: string): Model | null {
  const owners = [
    (model: Model) => toModelPath(model) === path,
    ({ slug, newSlug }: Model) => `/${newSlug ?? slug}` === path && !RESERVED_SEGMENTS.has(newSlug ?? slug),
    (model: Model) => listModelPaths(model).includes(path),
  ]
  return owners.flatMap((owns) => models.find(owns) ?? [])[0] ?? null
}
