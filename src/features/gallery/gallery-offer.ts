/** What the fullscreen view offers beside the pictures (LOOK-06): the price, and the page's main action. */
export type GalleryOffer = {
  /** Null for a vehicle that is sold. */
  price: string | null
  /** What the price includes. */
  basis: string | null
  action: { label: string; href: string; opensChat: boolean }
}
