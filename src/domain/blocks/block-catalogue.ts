import type { EffectiveSwitches } from '../switches/switches'

/** Groups of the block picker with their headings (ADM-13). */
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

type BlockRule = { group: BlockGroup; help: string; isAllowed?: (switches: EffectiveSwitches) => boolean }

const sellsForOthers = ({ siteKind }: EffectiveSwitches) => siteKind !== 'dealer'

/** Each block's group in the picker, its description, and the switches it needs. */
const RULES: Readonly<Record<string, BlockRule>> = {
  heroSlider: { group: 'opening', help: 'Large pictures or cars at the top of a page, one after the other.' },
  searchPanel: { group: 'opening', help: 'A search of the whole stock that says how many cars it finds.' },
  featureBanner: { group: 'opening', help: 'Two to four shortcuts, or one wide banner with a picture.' },
  modelHero: { group: 'opening', help: 'The stage of a model’s page: its name, picture, label and price.' },
  brandOverview: { group: 'opening', help: 'The head of a brand’s page: its mark, its name and its cars by type.' },
  stockCarousel: { group: 'stock', help: 'A row of cars that a search finds: always today’s stock.' },
  brandGrid: { group: 'stock', help: 'The makes in stock with their marks, each a link to its cars.' },
  brandDirectory: { group: 'stock', help: 'Every brand in stock by kind, with a field to find one.' },
  modelRange: { group: 'stock', help: 'Every model as a card, with buttons that leave one body type.' },
  modelCards: { group: 'stock', help: 'Models in a row of small cards, all or those of one make or body.' },
  modelStory: { group: 'stock', help: 'What the manufacturer says of a model, with figures.' },
  modelVariants: { group: 'stock', help: 'The variants of a model with their drive-away prices.' },
  modelColours: { group: 'stock', help: 'A car in its colours, to choose among.' },
  priceSlider: { group: 'stock', help: 'A slider of prices that leads to the cars between them.' },
  vehicleSection: { group: 'stock', help: 'A part of every car’s page, placed on the page with the address /cars.' },
  promoCards: { group: 'offers', help: 'The promo cards that run now, in their order.' },
  offersGrid: { group: 'offers', help: 'The offers that run now, each until its last day.' },
  promotionsSlider: { group: 'offers', help: 'Wide promotion pictures of 1920x695, each with a link.' },
  countdown: { group: 'offers', help: 'How long until a moment, such as the end of a sale.' },
  richText: { group: 'text', help: 'Headings, paragraphs, lists and links, as in a letter.' },
  media: { group: 'text', help: 'A picture by itself, with a caption if there is one.' },
  imageText: { group: 'text', help: 'A picture beside text, on the left or on the right.' },
  faq: { group: 'text', help: 'Questions that open and close, all of them or one category.' },
  tradeInFaq: { group: 'text', help: 'The questions about trading in, beside a link to a valuation.' },
  steps: { group: 'text', help: 'A process step by step: finance, a service, selling a car.' },
  video: { group: 'text', help: 'A film that is fetched once a visitor starts it.' },
  embed: { group: 'text', help: 'A page of a service from our list in a frame; scripts are refused.' },
  blogList: {
    group: 'text',
    help: 'The latest articles: pages with an address below /blog/.',
    isAllowed: ({ blogEnabled }) => blogEnabled,
  },
  whyBuy: { group: 'trust', help: 'Reasons and figures that speak for the dealer, with its warranty.' },
  reviewsCarousel: { group: 'trust', help: 'What customers say, one card beside the other.' },
  reviewsSummary: { group: 'trust', help: 'The average and the number of all reviews.' },
  starRating: { group: 'trust', help: 'Stars, the rating and the number of reviews in one line.' },
  statsBanner: { group: 'trust', help: 'Large figures: locations, brands, years.' },
  salesCounter: {
    group: 'trust',
    help: 'The cars sold this month, counting on while it is looked at.',
    isAllowed: ({ salesCounterEnabled }) => salesCounterEnabled,
  },
  locationCards: { group: 'places', help: 'All places as cards with hours, phone and map.' },
  locationCarousel: { group: 'places', help: 'The places in a row that scrolls.' },
  locationMap: { group: 'places', help: 'A map of one place or of all, with their list.' },
  locationDetails: { group: 'places', help: 'One place with all that is known of it.' },
  openingHours: { group: 'places', help: 'The week of a place, its departments side by side.' },
  holidayHours: { group: 'places', help: 'The days with other hours; nothing while there are none.' },
  dealerPicker: { group: 'places', help: 'A field in which visitors find and keep their dealer.', isAllowed: sellsForOthers },
  dealerLocator: { group: 'places', help: 'Finds a dealer by postcode, suburb or name, with a map.' },
  callToAction: { group: 'actions', help: 'A heading, a sentence and what to do next.' },
  calculator: { group: 'actions', help: 'What a loan, fuel or delivery costs, worked out by the visitor.' },
  form: { group: 'actions', help: 'A form whose leads go to this site’s inbox.' },
  columns: { group: 'layout', help: 'Two to four columns beside each other, below each other on a phone.' },
  spacer: { group: 'layout', help: 'Room between two blocks, with a line if wanted.' },
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
