import { FINANCE_PATHS } from '../finance/finance-href'
import { safeHref } from '../navigation/href'
import { FIXED_ROUTES, normalisePath } from '../navigation/page-path'
import { STANDARD_PATHS } from '../navigation/standard-paths'
import { LOCATION_ROUTES } from '../locations/location-paths'
import type { RangeModel } from './model'

export const RANGE_PATH = '/models'

type Addressed = Pick<RangeModel, 'slug' | 'newSlug' | 'overrideUrl'>

/** First segments that mean something else on every site: a model never answers at the bare address of one of them (MOD-04). */
const TAKEN = new Set<string>([
  ...FIXED_ROUTES,
  ...[...LOCATION_ROUTES, ...STANDARD_PATHS, ...FINANCE_PATHS].filter((path) => path !== '/').map((path) => path.slice(1)),
  ...['models', 'brands', 'blog', 'our-location', 'trade-in', 'sell-my-car'],
])

/** Why a model can't have a slug, in words: /{slug} is a page of every site, which people would expect to find there (MOD-04). Null when it can. */
export function explainTakenModelSlug(slug: string): string | null {
  return TAKEN.has(slug) ? `/${slug} is a page of every site already. Choose another slug, such as ${slug}-model.` : null
}

/** Where links to a model lead: to its override address, else to its page by its new slug, else by its slug (MOD-04). */
export function toModelHref({ slug, newSlug, overrideUrl }: Addressed): string {
  return safeHref(overrideUrl) ?? `${RANGE_PATH}/${newSlug ?? slug}`
}

/** The path on this site that search engines shall know a model's page by: never an address elsewhere. */
export function toModelPath(model: Addressed): string {
  const href = toModelHref(model)
  return isOwnPath(href) ? normalisePath(href) : `${RANGE_PATH}/${model.newSlug ?? model.slug}`
}

function isOwnPath(href: string): boolean {
  return /^\/[a-z0-9/-]*$/i.test(href) && href !== '/' && !TAKEN.has(href.split('/')[1]?.toLowerCase() ?? '')
}

/**
 * Every address of a model's page (MOD-04): below /models and bare, by each of its slugs, and an override that is a path of this site. The page
 * stands at `toModelPath`, the others lead there. Old addresses keep working when a slug changes; pages of every site win over bare ones.
 */
export function listModelPaths(model: Addressed): string[] {
  const slugs = [model.newSlug, model.slug].filter((slug): slug is string => Boolean(slug))
  const bare = slugs.filter((slug) => !TAKEN.has(slug)).map((slug) => `/${slug}`)
  const override = model.overrideUrl !== null && isOwnPath(model.overrideUrl) ? [normalisePath(model.overrideUrl)] : []
  return [...new Set([...override, ...slugs.map((slug) => `${RANGE_PATH}/${slug}`), ...bare])]
}

/** The model that an address belongs to; one that is named by its new slug comes before one that left that slug. */
export function findModelAt<Model extends Addressed>(models: readonly Model[], path: string): Model | null {
  const owners = [
    (model: Model) => toModelPath(model) === path,
    ({ slug, newSlug }: Model) => `/${newSlug ?? slug}` === path && !TAKEN.has(newSlug ?? slug),
    (model: Model) => listModelPaths(model).includes(path),
  ]
  return owners.flatMap((owns) => models.find(owns) ?? [])[0] ?? null
}
