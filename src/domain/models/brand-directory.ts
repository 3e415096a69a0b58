import { BRAND_SECTION_LABELS, type BrandSection } from '../navigation/navigation'
import type { BrandTile } from '../search/brand-tiles'

const SECTIONS: readonly BrandSection[] = ['car', 'motorcycle', 'truck', 'own']
/** Noun for the stock of each section; null uses the site's own noun. */
const NOUNS: Record<BrandSection, string | null> = { car: null, motorcycle: 'motorcycles', truck: 'trucks', own: null }

/** A section of the brand directory. `id` is its anchor, `stockText` its stock count in words. */
export type DirectorySection = { id: string; label: string; stockText: string; brands: DirectoryBrand[] }
export type DirectoryBrand = { name: string; href: string; countText: string; isExternal: boolean; logo?: string | null }

/** '5,870 cars'. Unlike the heading of search results, this is always the exact count. */
function countStock(tiles: readonly BrandTile[], noun: string): string {
  const total = tiles.reduce((sum, { count }) => sum + count, 0)
  const word = noun.toLowerCase()
  return `${total.toLocaleString('en-AU')} ${total === 1 ? word.replace(/s$/, '') : word}`
}

/**
 * Groups brands into the sections of the directory, in the required order (BRD-01, BRD-02). Sites other than dealer groups get one section
 * with all brands.
 * @param stockNoun The site's noun for its stock: 'Cars', 'Caravans'.
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
