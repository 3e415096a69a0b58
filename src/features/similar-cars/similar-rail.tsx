import type { CardVariant } from '@/domain/tenant/template'
import { StockRail } from '@/ui/sections/stock-rail'
import type { CardView } from '@/ui/sections/vehicle-card/card-view'

export type SimilarRailProps = {
  title: string
  cards: readonly CardView[]
  /** How each car differs from the page's: '$2,100 less, 9,000 km more'. */
  notes: readonly string[]
  variant: CardVariant
}

/** The carousel itself, loaded together with its heavy dependencies. */
export function SimilarRail({ title, cards, notes, variant }: SimilarRailProps) {
  return <StockRail label={title} head={{}} cards={cards} notes={notes} variant={variant} />
}
