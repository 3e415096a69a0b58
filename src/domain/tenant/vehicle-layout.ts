import type { VehicleComposition, VehicleSection } from './vehicle-composition'

/** The address of the page whose blocks lay out every car's page of a site (CMS-01). Visitors never see a page there. */
export const CAR_LAYOUT_PATH = '/cars'

/** What a layout can name of a car's page. The finance disclaimer is not among them: it goes where finance is shown. */
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

/** The blocks besides sections that a layout can hold: those that work without scripts of their own. */
export const CAR_PAGE_BLOCKS = ['callToAction', 'faq', 'imageText', 'media', 'richText', 'spacer', 'statsBanner', 'steps'] as const
export type CarPageBlock = (typeof CAR_PAGE_BLOCKS)[number]

/** The blocks that the page at an address can hold; null for all of them. */
export function listBlocksOfPath(path: unknown): readonly string[] | null {
  return path === CAR_LAYOUT_PATH ? ['vehicleSection', ...CAR_PAGE_BLOCKS] : null
}

/** The sections as the admin calls them. */
export const LAYOUT_SECTION_NAMES: Readonly<Record<LayoutSection, string>> = {
  specifications: 'Specifications',
  features: 'Features',
  comments: 'Dealer comments',
  finance: 'Finance calculator',
  details: 'Car details',
  delivery: 'Delivery estimate',
  fuel: 'Fuel cost',
  location: 'Location',
  similar: 'Similar cars',
}

/** A row of a layout: a section of the car's own, or any other block. */
export type LayoutRow<Block> = { kind: 'section'; section: LayoutSection } | { kind: 'block'; block: Block }
/** What stands across the page below the columns. */
export type BelowRow<Block> = { kind: 'similar' } | { kind: 'block'; block: Block }

const isSimilar = (row: LayoutRow<unknown>) => row.kind === 'section' && row.section === 'similar'

/**
 * What a site's car pages show, and in which order (CMS-01). Sections stay in the column that the template gives them and follow the order of the
 * layout there; sections that the layout does not name are hidden. Similar cars and other blocks stand below the columns, in the layout's order.
 * @param rows The rows of the site's layout; null without one: the template's order, with similar cars below.
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
