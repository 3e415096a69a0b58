import { BRANDS_PATH, toBrandPath } from '@/domain/models/brand-path'
import { toMakeSlug } from '@/domain/models/make-name'
import type { MakeInStock } from '@/domain/search/brand-tiles'
import { toSearchAddress } from '@/domain/search/search-address'
import { toBrandJsonLd } from '@/domain/seo/model-json-ld'
import { toBreadcrumbJsonLd } from '@/domain/seo/vehicle-json-ld'
import type { CarType } from '@/domain/vehicle/vehicle'
import { countBrand, toBrandSearch } from '@/server/brands/count-brand'
import { findNavigation } from '@/server/tenant/find-navigation'
import { BrandHead } from '@/ui/sections/brand-head'
import { JsonLd } from '@/ui/primitives/json-ld'
import type { BlockProps } from '../types'

/** Returns the brand chosen in the block, else that of the page, else the one with the most vehicles; null without brands (BRD-03). */
export function chooseBrand(
  makes: readonly MakeInStock[],
  named: string | null | undefined,
  pageSlug: string | null | undefined,
): MakeInStock | null {
  const slug = toMakeSlug(named ?? '') || pageSlug
  if (slug) return makes.find((make) => make.slug === slug) ?? null
  return makes.toSorted((one, other) => other.count - one.count)[0] ?? null
}

const TYPES: Record<CarType, string> = { new: 'New', demo: 'Demo', used: 'Used' }

/** Returns the counts of all the brand's vehicles and of each type, with links to their searches. */
export function toBrandCounts(make: string, noun: string, types: readonly { type: CarType; count: number }[]) {
  const total = types.reduce((sum, { count }) => sum + count, 0)
  const toEntry = (type: CarType | null, count: number, label: string) => ({
    count: count.toLocaleString('en-AU'),
    link: { label, href: toSearchAddress(toBrandSearch(make, type)) },
  })
  const each = types.length > 1 ? types.map(({ type, count }) => toEntry(type, count, `${TYPES[type]} ${noun.toLowerCase()}`)) : []
  return total === 0 ? [] : [toEntry(null, total, `${make} in stock`), ...each]
}

export async function BrandOverviewBlock({ block, site: { tenant, now, place, page } }: BlockProps<'brandOverview'>) {
  const { makes } = await findNavigation(tenant, now)
  const brand = chooseBrand(makes, block.make, page?.brandSlug)
  if (!brand) return null
  const level = place.isFirst ? 1 : 2
  const types = await countBrand(tenant, brand.name, now)
  const crumbs = [
    { label: 'Home', href: '/' },
    { label: 'Brands', href: BRANDS_PATH },
  ]
  return (
    <>
      <BrandHead
        name={brand.name}
        logo={brand.logo ?? null}
        heading={block.heading || brand.name}
        text={block.text ?? null}
        level={level}
        counts={toBrandCounts(brand.name, tenant.switches.stockCountLabel, types)}
      />
      {level === 1 && <JsonLd data={toBrandJsonLd({ name: brand.name, path: toBrandPath(brand.slug) }, tenant)} />}
      {level === 1 && <JsonLd data={toBreadcrumbJsonLd(crumbs, brand.name, tenant.origin)} />}
    </>
  )
}
