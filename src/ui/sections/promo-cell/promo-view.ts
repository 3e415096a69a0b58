/** A cell of the results grid that is no car (SRP-06, SRP-07, SRP-10), ready to draw. */
export type PromoView = {
  /** 'brand' is the dark slab, 'action' the loud one, 'plain' the quiet one. */
  tone: 'brand' | 'action' | 'plain'
  title: string
  lines: string[]
  /** A number that the promo is about: '8.99% p.a.' over '9.74% p.a. comparison rate*'. */
  figure: { value: string; note: string } | null
  image: { url: string; alt: string } | null
  link: { label: string; href: string } | null
}

/** The sell-your-car card: its first line is the title of the other two (SRP-06). */
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

/** The end-of-financial-year card (SRP-10); whether it still stands is decided where the grid is composed. */
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
