import { toBrandDirectory } from '@/domain/models/brand-directory'
import { toBrandTiles } from '@/domain/search/brand-tiles'
import { LazyBrandFinder } from '@/features/brand-finder/lazy-brand-finder'
import { findNavigation } from '@/server/tenant/find-navigation'
import { BrandDirectory } from '@/ui/sections/brand-directory'
import type { BlockProps } from '../types'

/** A directory up to this length needs no search box. */
const AT_A_GLANCE = 12

export async function BrandDirectoryBlock({ block, site: { tenant, now, place } }: BlockProps<'brandDirectory'>) {
  const { makes } = await findNavigation(tenant, now)
  const { brandTileLinks, siteKind, stockCountLabel } = tenant.switches
  const tiles = toBrandTiles(makes, { order: 'name', chosen: [], limit: null }, brandTileLinks)
  const sections = toBrandDirectory(tiles, { isDivided: siteKind === 'dealerGroup', stockNoun: stockCountLabel })
  return (
    <BrandDirectory
      heading={block.heading}
      text={block.text ?? null}
      level={place.isFirst ? 1 : 2}
      sections={sections}
      finder={tiles.length > AT_A_GLANCE && <LazyBrandFinder />}
    />
  )
}
