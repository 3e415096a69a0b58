import type { EffectiveSwitches } from '../switches/switches'

/** Groups of the block picker with their headings (ADM-13). */
export const BLOCK_GROUPS = {
  opening: 'Page headers',
  stock: 'Cars and brands',
  offers: 'Offers',
  text: 'Text and media',
  trust: 'Trust and reviews',
  places: 'Locations and hours',
  actions: 'Forms and actions',
  layout: 'Layout',
} as const
export type BlockGroup = keyof typeof BLOCK_GROUPS

type BlockRule = { group: BlockGroup; help: string; isAllowed?: (switches: EffectiveSwitches) => boolean }

const sellsForOthers = ({ siteKind }: EffectiveSwitches) => siteKind !== 'dealer'

/** Each block's group in the picker, its description, and the switches it needs. */
const RULES: Readonly<Record<string, BlockRule>> = {
  heroSlider: { group: 'opening', help: 'Large pictures or cars at the top of a page, one after the other.' },
  searchPanel: { group: 'opening', help: 'A search of all stock that shows how many cars match.' },
  featureBanner: { group: 'opening', help: 'Two to four shortcuts, or one wide banner with a picture.' },
  modelHero: { group: 'opening', help: 'The top of a model’s page: name, picture, label and price.' },
  brandOverview: { group: 'opening', help: 'The top of a brand’s page: logo, name and cars by type.' },
  stockCarousel: { group: 'stock', help: 'A row of cars from a search, always up to date.' },
  brandGrid: { group: 'stock', help: 'The makes in stock with their logos, each linked to its cars.' },
  brandDirectory: { group: 'stock', help: 'Every brand in stock by type, with a search field.' },
  modelRange: { group: 'stock', help: 'Every model as a card, with buttons to filter by body type.' },
  modelCards: { group: 'stock', help: 'A row of small model cards: all, or one make or body type.' },
  modelStory: { group: 'stock', help: 'The manufacturer’s description of a model, with figures.' },
  modelVariants: { group: 'stock', help: 'The variants of a model with their drive-away prices.' },
  modelColours: { group: 'stock', help: 'A car with its colours to choose from.' },
  priceSlider: { group: 'stock', help: 'A price slider that leads to the cars in that range.' },
  vehicleSection: { group: 'stock', help: 'A part of every car’s page, placed on the page with the address /cars.' },
  promoCards: { group: 'offers', help: 'Current promo cards, in order.' },
  offersGrid: { group: 'offers', help: 'Current offers, each shown until its last day.' },
  promotionsSlider: { group: 'offers', help: 'Wide promotion pictures of 1920x695, each with a link.' },
  countdown: { group: 'offers', help: 'A countdown to a date, such as the end of a sale.' },
  richText: { group: 'text', help: 'Headings, paragraphs, lists and links.' },
  media: { group: 'text', help: 'A picture by itself, with a caption if there is one.' },
  imageText: { group: 'text', help: 'A picture beside text, on the left or on the right.' },
  faq: { group: 'text', help: 'Questions that open and close, all of them or one category.' },
  tradeInFaq: { group: 'text', help: 'Trade-in questions beside a link to a valuation.' },
  steps: { group: 'text', help: 'A process step by step: finance, a service, selling a car.' },
  video: { group: 'text', help: 'A video that loads when a visitor plays it.' },
  embed: { group: 'text', help: 'A page from an approved service in a frame; scripts are blocked.' },
  blogList: {
    group: 'text',
    help: 'The latest articles: pages with an address below /blog/.',
    isAllowed: ({ blogEnabled }) => blogEnabled,
  },
  whyBuy: { group: 'trust', help: 'Reasons and figures to buy from the dealer, with its warranty.' },
  reviewsCarousel: { group: 'trust', help: 'Customer reviews as cards in a row.' },
  reviewsSummary: { group: 'trust', help: 'The average rating and number of reviews.' },
  starRating: { group: 'trust', help: 'Stars, the rating and the number of reviews in one line.' },
  statsBanner: { group: 'trust', help: 'Large figures: locations, brands, years.' },
  salesCounter: {
    group: 'trust',
    help: 'Cars sold this month, counting up live.',
    isAllowed: ({ salesCounterEnabled }) => salesCounterEnabled,
  },
  locationCards: { group: 'places', help: 'All locations as cards with hours, phone and map.' },
  locationCarousel: { group: 'places', help: 'Locations in a scrolling row.' },
  locationMap: { group: 'places', help: 'A map of one or all locations, with a list.' },
  locationDetails: { group: 'places', help: 'One location with all its details.' },
  openingHours: { group: 'places', help: 'A location’s weekly hours, departments side by side.' },
  holidayHours: { group: 'places', help: 'Days with different hours; hidden when there are none.' },
  dealerPicker: { group: 'places', help: 'A field where visitors find and save their dealer.', isAllowed: sellsForOthers },
  dealerLocator: { group: 'places', help: 'Finds a dealer by postcode, suburb or name, with a map.' },
  callToAction: { group: 'actions', help: 'A heading, a sentence and what to do next.' },
  calculator: { group: 'actions', help: 'A calculator for loan, fuel or delivery costs.' },
  form: { group: 'actions', help: 'A form whose leads go to this site’s inbox.' },
  columns: { group: 'layout', help: 'Two to four columns, stacked on a phone.' },
  sharedSection: { group: 'layout', help: 'Blocks that several pages share: changed once, changed on all of them.' },
  spacer: { group: 'layout', help: 'Space between two blocks, with an optional line.' },
}

const NO_RULE: BlockRule = { group: 'text', help: '' }
const ruleOf = (slug: string): BlockRule => (Object.hasOwn(RULES, slug) ? RULES[slug] : undefined) ?? NO_RULE
const ORDER = Object.keys(BLOCK_GROUPS)

/** The blocks of the picker, group by group (ADM-13). */
export function listBlocks(): string[] {
  const groupIndexOf = (slug: string) => ORDER.indexOf(ruleOf(slug).group)
  return Object.keys(RULES).toSorted((one, other) => groupIndexOf(one) - groupIndexOf(other))
}

/** The description of a block, one sentence for editors. */
export function explainBlock(slug: string): string {
  return ruleOf(slug).help
}

/** The group of a block in the picker (ADM-13). */
export function groupOfBlock(slug: string): BlockGroup {
  return ruleOf(slug).group
}

/** Whether a site's switches allow a block. A disallowed block stays in the document and is not rendered (ADM-13). */
export function isBlockAllowed(slug: string, switches: EffectiveSwitches): boolean {
  return ruleOf(slug).isAllowed?.(switches) ?? true
}

/** Filters blocks by a site's switches (ADM-13). */
export function listBlocksOffered(slugs: readonly string[], switches: EffectiveSwitches): string[] {
  return slugs.filter((slug) => isBlockAllowed(slug, switches))
}

type Stored = { blockType: string; isHidden?: boolean | null }

/** Whether visitors see a block: it is neither hidden by an editor nor disallowed by a switch (ADM-13). */
export function isBlockShown({ blockType, isHidden }: Stored, switches: EffectiveSwitches): boolean {
  return isHidden !== true && isBlockAllowed(blockType, switches)
}
