import type { CardView } from './card-view'

export type VehicleCardProps = {
  card: CardView
  isEager?: boolean
  /** The first vehicle of the prestige grid spans two columns. */
  isFeatured?: boolean
  /** The heading level: 2 in the page's result list, 3 below a section heading. */
  level?: 2 | 3
}
