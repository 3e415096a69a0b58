import type { CardVariant } from '@/domain/tenant/template'
import { StockRail } from '@/ui/sections/stock-rail'
import type { CardView } from '@/ui/sections/vehicle-card/card-view'

export type SimilarRailProps = { title: string; cards: readonly CardView[]; variant: CardVariant }

/** The carousel itself, loaded together with its heavy dependencies. */
export function SimilarRail({ title, cards, variant }: SimilarRailProps) {
  return <StockRail label={title} head={{}} cards={cards} variant={variant} />
}
