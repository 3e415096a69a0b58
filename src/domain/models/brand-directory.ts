import { BRAND_SECTION_LABELS, type BrandSection } from '../navigation/navigation'
import type { BrandTile } from '../search/brand-tiles'

const SECTIONS: readonly BrandSection[] = ['car', 'motorcycle', 'truck', 'own']
/** What the stock of each section is called; cars are called what the site calls its stock. */
const NOUNS: Record<BrandSection, string | null> = { car: null, motorcycle: 'motorcycles', truck: 'trucks', own: null }

/** A section of the directory: its brands, and its stock in words. `id` is its anchor. */
export type DirectorySection = { id: string; label: string; stockText: string; brands: DirectoryBrand[] }
export type DirectoryBrand = { name: string; href: string; countText: string; isExternal: boolean; logo?: string | null }

/** '5,870 cars': here every one of them is counted, unlike above a page of results. */
function countStock(tiles: readonly BrandTile[], noun: string): string {
  const total = tiles.reduce((sum, { count }) => sum + count, 0)
  const word = noun.toLowerCase()
  return `${total.toLocaleString('en-AU')} ${total === 1 ? word.replace(/s$/, '') : word}`
}

/**
 * Brands → the sections of the directory, in the order of the requirement (BRD-01, BRD-02). A site that is no dealer group has one section for
 * all of them.
 * @param stockNoun What the site calls its stock: 'Cars', 'Caravans'.
 */
export function toBrandDirectory(
  tiles: readonly BrandTile[],
  { isDivided, stockNoun }: { isDivided: boolean; stockNoun: string },
): DirectorySection[] {
  const toSection = (id: string, label: string, own: readonly BrandTile[], noun: string): DirectorySection => ({
    id,
    label,
    stockText: countStock(own, noun),
    brands: own.map(({ name, href, count, logo }) => ({
      name,
      logo,
      href,
      countText: `${count.toLocaleString('en-AU')} in stock`,
      isExternal: /^https?:/.test(href),
    })),
  })
  if (tiles.length === 0) return []
  if (!isDivided) return [toSection('brands', 'All brands', tiles, stockNoun)]
  return SECTIONS.flatMap((section) => {
    const own = tiles.filter((tile) => tile.section === section)
    return own.length > 0 ? [toSection(`${section}-brands`, BRAND_SECTION_LABELS[section], own, NOUNS[section] ?? stockNoun)] : []
  })
}
