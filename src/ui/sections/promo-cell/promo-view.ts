/** A cell of the results grid that is not a vehicle (SRP-06, SRP-07, SRP-10). */
export type PromoView = {
  /** The card's ground: 'brand' is dark, 'action' is the accent colour, 'plain' is light. */
  tone: 'brand' | 'action' | 'plain'
  title: string
  lines: string[]
  /** The promotion's figure: '8.99% p.a.' over '9.74% p.a. comparison rate*'. */
  figure: { value: string; note: string } | null
  image: { url: string; alt: string } | null
  link: { label: string; href: string } | null
}

/** Returns the sell-your-car card, with the first line as the title (SRP-06). */
export function toSellCarPromo({ lines: [title, ...lines], href }: { lines: readonly [string, ...string[]]; href: string }): PromoView {
  return {
    tone: 'brand',
    title,
    lines,
    figure: null,
    image: null,
    link: { label: 'Get an offer', href },
  }
}

/** Returns the end-of-financial-year card (SRP-10). The caller checks its expiry when it composes the grid. */
export function toEofyPromo(href: string): PromoView {
  return {
    tone: 'action',
    title: 'End of financial year sale',
    lines: ['Run-out prices on stock that has to go by 30 June.'],
    figure: null,
    image: null,
    link: { label: 'See EOFY offers', href },
  }
}
