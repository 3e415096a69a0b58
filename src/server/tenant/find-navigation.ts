import { normaliseMakeName } from '@/domain/models/make-name'
import { safePictureHref } from '@/domain/navigation/href'
import { isRunning } from '@/domain/promotions/promo'
import type { NavigationFacts } from '@/domain/navigation/navigation'
import { foldValue } from '@/domain/search/fold'
import type { FacetValue } from '@/domain/search/query'
import { toModelHref } from '@/domain/models/model-path'
import { slugify } from '@/domain/text/slug'
import { hasBodyList } from '@/domain/tenant/listed-features'
import type { Tenant } from '@/domain/tenant/tenant'
import { pluralOfBody } from '@/domain/vehicle/body-plural'
import type { Brand } from '@payload-types'
import { findBrands } from '../brands/find-brands'
import { findModels, findOffers } from '../content/find-lists'
import { toInstant } from '../content/to-instant'
import { toRangeModel } from '../models/to-range-model'
import { menuCounts } from '../stock/cached-stock'
import { findMenuStock } from '../stock/menu-stock'

/** The maximum number of bodies in a menu. */
const MOST_BODIES = 8

const countOf = (values: FacetValue[] | undefined, wanted: string) =>
  values?.find(({ value }) => value.toLowerCase() === wanted)?.count ?? 0

function toMakes(values: FacetValue[], brands: Brand[]): NavigationFacts['makes'] {
  const known = new Map(brands.map((brand) => [foldValue(normaliseMakeName(brand.name)), brand]))
  return values.map(({ value, count }) => {
    const { kind, logo_url } = known.get(foldValue(value)) ?? {}
    const section = kind === 'motorcycle' || kind === 'truck' || kind === 'own' ? kind : 'car'
    return { name: value, slug: slugify(value), count, section, logo: safePictureHref(logo_url) }
  })
}

/** Returns what a site's menus are built from: its links, models, stock counts and current offers. */
export async function findNavigation(tenant: Tenant, now: number): Promise<NavigationFacts> {
  const { total, facets } = await menuCounts(tenant, now)
  const bodies = (facets.body ?? []).slice(0, MOST_BODIES)
  const [{ pictures, prices }, models, offers, brands] = await Promise.all([
    findMenuStock(
      tenant,
      bodies.map(({ value }) => value),
      now,
    ),
    findModels(tenant.id),
    findOffers(tenant.id),
    findBrands(),
  ])
  const { switches } = tenant
  return {
    links: switches.configLinks,
    serviceBookingUrl: switches.serviceBookingUrl,
    stockNoun: switches.stockCountLabel,
    stock: {
      all: total,
      new: countOf(facets.car_type, 'new'),
      demo: countOf(facets.car_type, 'demo'),
      used: countOf(facets.car_type, 'used'),
    },
    models: models
      .map((doc) => toRangeModel(doc, null))
      .map((model) => ({ name: model.name, path: toModelHref(model), bodies: model.bodies })),
    pictures,
    prices,
    bodies: bodies.map(({ value, count }) => ({ value, label: pluralOfBody(value), count })),
    hasBodyList: hasBodyList(tenant),
    makes: toMakes(facets.make ?? [], brands),
    offersCount: offers.filter(({ start, expiry }) => isRunning({ start: toInstant(start), expiry: toInstant(expiry) }, now)).length,
    megaMenu: switches.megaMenuEnabled,
    promo: tenant.menus.promo,
  }
}
