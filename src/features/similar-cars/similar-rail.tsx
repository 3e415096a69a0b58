import type { CardVariant } from '@/domain/tenant/template'
import { StockRail } from '@/ui/sections/stock-rail'
import type { CardView } from '@/ui/sections/vehicle-card/card-view'

export type SimilarRailProps = { title: string; cards: readonly CardView[]; variant: CardVariant }

/** The row itself: what makes it heavy comes with it. */
export function SimilarRail({ title, cards, variant }: SimilarRailProps) {
  return <StockRail label={title} head={{}} cards={cards} variant={variant} />
}
