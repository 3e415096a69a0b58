import { BRANDS_PATH, readBrandPath } from '@/domain/models/brand-path'
import { isSameMake } from '@/domain/models/make-name'
import type { MakeInStock } from '@/domain/search/brand-tiles'
import type { Tenant } from '@/domain/tenant/tenant'
import type { DefaultPage } from '../content/default-page'
import { findRange } from '../models/find-range'
import { findNavigation } from '../tenant/find-navigation'
import { findSiteWords } from '@/domain/vehicle/kinds/kinds'

/** Returns the make whose overview page has this address, if the site has it in stock (BRD-03); null for other addresses. */
export async function findPageBrand(tenant: Tenant, path: string, now: number): Promise<MakeInStock | null> {
  const slug = readBrandPath(path)
  if (slug === null) return null
  const { makes } = await findNavigation(tenant, now)
  return makes.find((make) => make.slug === slug) ?? null
}

async function toOverview({ name }: MakeInStock, tenant: Tenant, path: string): Promise<DefaultPage> {
  const hasModels = (await findRange(tenant.id)).some(({ make }) => isSameMake(make, name))
  return {
    title: `${name} at ${tenant.name}`,
    path,
    layout: [
      { blockType: 'brandOverview' },
      ...(hasModels ? [{ blockType: 'modelCards' as const, heading: `${name} models`, make: name }] : []),
      { blockType: 'stockCarousel', heading: `${name} in stock`, filters: { make: name }, limit: 12 },
      { blockType: 'offersGrid', heading: 'Offers on now', limit: 3 },
      { blockType: 'locationCarousel', heading: 'Visit us', placeType: 'sales' },
      { blockType: 'reviewsCarousel', heading: 'What customers say' },
    ],
    meta: { description: `${name} at ${tenant.name}: stock, models, offers and where to see them.`.slice(0, 170) },
  }
}

function toDirectory({ name, switches }: Tenant): DefaultPage {
  return {
    title: 'Every brand we sell',
    path: BRANDS_PATH,
    layout: [
      {
        blockType: 'brandDirectory',
        heading: 'Every brand we sell',
        text: 'Choose a brand to see its models, its stock and where to find them.',
      },
      { blockType: 'locationCarousel', heading: 'Visit us', placeType: 'sales' },
    ],
    meta: { description: `Every brand at ${name}, with the number of ${findSiteWords(switches).many} in stock.` },
  }
}

/** Returns the default brand directory or the default overview page of a brand in stock (BRD-01, BRD-03). */
export async function findBrandPage(tenant: Tenant, path: string, now: number): Promise<DefaultPage | null> {
  if (path === BRANDS_PATH) return toDirectory(tenant)
  const brand = await findPageBrand(tenant, path, now)
  return brand && toOverview(brand, tenant, path)
}
