type Titled = { blockType: string; heading?: unknown }

/** Blocks that render the page's title when they come first. */
const TITLED = new Set(['heroSlider', 'locationDetails', 'dealerLocator', 'modelRange', 'modelHero', 'brandDirectory', 'brandOverview'])

/** Whether the first block renders the page's title, so that the page adds none (CMS-01). */
export function isTitledByBlock(first: Titled | undefined): boolean {
  return TITLED.has(first?.blockType ?? '') || (first?.blockType === 'searchPanel' && Boolean(first.heading))
}
