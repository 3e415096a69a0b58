type Titled = { blockType: string; heading?: unknown }

/** Blocks that carry the page's title when they open it. */
const TITLED = new Set(['heroSlider', 'locationDetails', 'dealerLocator', 'modelRange', 'modelHero', 'brandDirectory', 'brandOverview'])

/** Whether the first block of a page is its title, so that the page writes none above it (CMS-01). */
export function isTitledByBlock(first: Titled | undefined): boolean {
  return TITLED.has(first?.blockType ?? '') || (first?.blockType === 'searchPanel' && Boolean(first.heading))
}
