import type { EffectiveSwitches } from '../switches/switches'

/** The groups of the block picker (ADM-13), as the admin heads them. */
export const BLOCK_GROUPS = {
  opening: 'Openings',
  stock: 'Cars and brands',
  offers: 'Offers',
  text: 'Text and media',
  trust: 'Trust and reviews',
  places: 'Places and hours',
  actions: 'Forms and actions',
  layout: 'Layout',
} as const
export type BlockGroup = keyof typeof BLOCK_GROUPS

type BlockRule = { group: BlockGroup; isAllowed?: (switches: EffectiveSwitches) => boolean }

const sellsForOthers = ({ siteKind }: EffectiveSwitches) => siteKind !== 'dealer'

/** Where each block stands in the picker, and which switches it needs; one that is not listed is text and needs none. */
const RULES: Readonly<Record<string, BlockRule>> = {
  heroSlider: { group: 'opening' },
  searchPanel: { group: 'opening' },
  featureBanner: { group: 'opening' },
  stockCarousel: { group: 'stock' },
  brandGrid: { group: 'stock' },
  modelRange: { group: 'stock' },
  modelCards: { group: 'stock' },
  brandSections: { group: 'stock' },
  promoCards: { group: 'offers' },
  offersGrid: { group: 'offers' },
  promotionsSlider: { group: 'offers' },
  countdown: { group: 'offers' },
  whyBuy: { group: 'trust' },
  reviewsCarousel: { group: 'trust' },
  reviewsSummary: { group: 'trust' },
  starRating: { group: 'trust' },
  statsBanner: { group: 'trust' },
  salesCounter: { group: 'trust', isAllowed: ({ salesCounterEnabled }) => salesCounterEnabled },
  blogList: { group: 'text', isAllowed: ({ blogEnabled }) => blogEnabled },
  locationCards: { group: 'places' },
  locationCarousel: { group: 'places' },
  locationMap: { group: 'places' },
  locationDetails: { group: 'places' },
  openingHours: { group: 'places' },
  holidayHours: { group: 'places' },
  dealerPicker: { group: 'places', isAllowed: sellsForOthers },
  dealerLocator: { group: 'places' },
  callToAction: { group: 'actions' },
  form: { group: 'actions' },
  columns: { group: 'layout' },
  spacer: { group: 'layout' },
}

const ruleOf = (slug: string): BlockRule => (Object.hasOwn(RULES, slug) ? RULES[slug] : undefined) ?? { group: 'text' }

/** The picker's group of a block. */
export function groupOfBlock(slug: string): BlockGroup {
  return ruleOf(slug).group
}

/** Whether the switches of a site allow a block: a block that they don't is kept and not rendered (ADM-13). */
export function isBlockAllowed(slug: string, switches: EffectiveSwitches): boolean {
  return ruleOf(slug).isAllowed?.(switches) ?? true
}

/** The blocks that a site's picker offers. */
export function listBlocksOffered(slugs: readonly string[], switches: EffectiveSwitches): string[] {
  return slugs.filter((slug) => isBlockAllowed(slug, switches))
}

type Stored = { blockType: string; isHidden?: boolean | null }

/** Whether visitors see a block of a page: neither hidden by its editor nor switched off (ADM-13). */
export function isBlockShown({ blockType, isHidden }: Stored, switches: EffectiveSwitches): boolean {
  return isHidden !== true && isBlockAllowed(blockType, switches)
}
