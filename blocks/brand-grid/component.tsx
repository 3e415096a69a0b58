import { BRAND_SECTION_LABELS, type BrandSection } from '@/domain/navigation/navigation'
import { toSiteLink } from '@/domain/navigation/site-link'
import { formatCount } from '@/domain/search/results/result-count'
import { type BrandTile, toBrandTiles } from '@/domain/search/brand-tiles'
import { findNavigation } from '@/server/tenant/find-navigation'
import { BrandGrid } from '@/ui/sections/brand-grid/brand-grid'
import type { BrandSectionView } from '@/ui/sections/brand-grid/brand-grid-props'
import type { BlockProps } from '../types'

const SECTIONS: readonly BrandSection[] = ['car', 'motorcycle', 'truck', 'own']

/**
 * Groups tiles into sections by kind if the site divides its brands and there is more than one kind; otherwise one unlabelled section
 * (BRD-02).
 */
export function toBrandSections(tiles: readonly BrandTile[], settings: { stockNoun: string; isDivided: boolean }): BrandSectionView[] {
  const toView = ({ name, count, href, logo }: BrandTile) => ({ name, href, logo, countText: formatCount(count, settings.stockNoun) })
  const kinds = SECTIONS.filter((kind) => tiles.some(({ section }) => section === kind))
  if (!settings.isDivided || kinds.length < 2) return tiles.length === 0 ? [] : [{ key: 'all', label: null, brands: tiles.map(toView) }]
  return kinds.map((kind) => ({
    key: kind,
    label: BRAND_SECTION_LABELS[kind],
    brands: tiles.filter(({ section }) => section === kind).map(toView),
  }))
}

export async function BrandGridBlock({ block, site: { tenant, now } }: BlockProps<'brandGrid'>) {
  const { makes } = await findNavigation(tenant, now)
  const { brandTileLinks, siteKind, stockCountLabel } = tenant.switches
  const tiles = toBrandTiles(makes, { order: block.order, chosen: block.makes ?? [], limit: block.limit ?? null }, brandTileLinks)
  const sections = toBrandSections(tiles, { stockNoun: stockCountLabel, isDivided: siteKind === 'dealerGroup' })
  return (
    <BrandGrid
      heading={block.heading}
      text={block.text ?? null}
      link={toSiteLink(block.link)}
      sections={sections}
      variant={tenant.layout.card}
    />
  )
}
