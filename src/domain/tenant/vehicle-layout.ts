import type { VehicleComposition, VehicleSection } from './vehicle-composition'

/** The address of the page whose blocks are the layout of a site's vehicle pages (CMS-01). Visitors never see this page. */
export const CAR_LAYOUT_PATH = '/cars'

/** The sections that a layout can include. The finance disclaimer is not one of them: it is shown wherever finance is. */
export const LAYOUT_SECTIONS = [
  'specifications',
  'features',
  'comments',
  'finance',
  'details',
  'delivery',
  'fuel',
  'location',
  'similar',
] as const
export type LayoutSection = (typeof LAYOUT_SECTIONS)[number]

/** The other blocks that a layout can include: those that work without their own scripts. */
export const CAR_PAGE_BLOCKS = ['callToAction', 'faq', 'imageText', 'media', 'richText', 'spacer', 'statsBanner', 'steps'] as const
export type CarPageBlock = (typeof CAR_PAGE_BLOCKS)[number]

/** Returns the blocks that the page at an address can include; null for all. */
export function listBlocksOfPath(path: unknown): readonly string[] | null {
  return path === CAR_LAYOUT_PATH ? ['vehicleSection', ...CAR_PAGE_BLOCKS] : null
}

/** The names of the sections in the admin. */
export const LAYOUT_SECTION_NAMES: Readonly<Record<LayoutSection, string>> = {
  specifications: 'Specifications',
  features: 'Features',
  comments: 'Dealer comments',
  finance: 'Finance calculator',
  details: 'Car details',
  delivery: 'Delivery estimate',
  fuel: 'Fuel cost, or the tow check of a caravan',
  location: 'Location',
  similar: 'Similar cars',
}

/** A row of a layout: a section of the vehicle page, or any other block. */
export type LayoutRow<Block> = { kind: 'section'; section: LayoutSection } | { kind: 'block'; block: Block }
/** A row across the page, below the columns. */
export type BelowRow<Block> = { kind: 'similar' } | { kind: 'block'; block: Block }

const isSimilar = (row: LayoutRow<unknown>) => row.kind === 'section' && row.section === 'similar'

/**
 * Arranges the sections and blocks of a site's vehicle pages (CMS-01). Sections stay in the template's column, in the layout's order.
 * Sections that the layout leaves out are hidden. Similar vehicles and other blocks are below the columns, in the layout's order.
 * @param rows The rows of the site's layout. Null means the template's order with similar vehicles below.
 */
export function arrangeVehiclePage<Block>(
  template: VehicleComposition,
  rows: readonly LayoutRow<Block>[] | null,
): { composition: VehicleComposition; below: BelowRow<Block>[] } {
  if (rows === null) return { composition: template, below: [{ kind: 'similar' }] }
  const named: VehicleSection[] = rows.flatMap((row) => (row.kind === 'section' && row.section !== 'similar' ? [row.section] : []))
  const shown = [...new Set(named.flatMap((section) => (section === 'finance' ? (['finance', 'disclaimer'] as const) : [section])))]
  const pick = (column: readonly VehicleSection[]) => shown.filter((section) => column.includes(section))
  const firstSimilar = rows.findIndex(isSimilar)
  const below = rows.flatMap((row, at): BelowRow<Block>[] => {
    if (row.kind === 'block') return [row]
    return at === firstSimilar ? [{ kind: 'similar' }] : []
  })
  return { composition: { main: pick(template.main), aside: pick(template.aside) }, below }
}
