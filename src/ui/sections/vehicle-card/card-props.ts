import type { CardView } from './card-view'

export type VehicleCardProps = {
  card: CardView
  isEager?: boolean
  /** The prestige grid gives its first car two columns. */
  isFeatured?: boolean
  /** 2 in a page's own result list, 3 below a section heading. */
  level?: 2 | 3
}
