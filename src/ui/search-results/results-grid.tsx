import type { ComponentType } from 'react'
import type { CardVariant } from '@/domain/template/template'
import { PromoCell } from '@/ui/promo-cell/promo-cell'
import type { VehicleCardProps } from '@/ui/vehicle-card/card-props'
import { RESULTS_LOOKS } from './results-looks'
import type { CellView } from './search-view'

/** Below this many cars the grid stands in the middle of the page (SRP-11). */
const FULL_ROW = 3
/** The cards whose picture loads at once (SRP-18). */
const EAGER_CARDS = 2

type ResultsGridProps = { cells: CellView[]; variant: CardVariant; Card: ComponentType<VehicleCardProps> }

export function ResultsGrid({ cells, variant, Card }: ResultsGridProps) {
  const look = RESULTS_LOOKS[variant]
  const cars = cells.filter((cell) => cell.kind === 'car')
  const isFew = cars.length < FULL_ROW
  const eager = new Set(cars.slice(0, EAGER_CARDS).map((cell) => cell.key))
  const featured = look.first && !isFew && cells[0]?.kind === 'car' ? cells[0].key : null
  return (
    <ul className={isFew ? 'flex flex-wrap justify-center gap-cards' : look.grid}>
      {cells.map((cell) => (
        <li key={cell.key} className={isFew ? look.few : cell.key === featured ? look.first : undefined}>
          {cell.kind === 'promo' ? (
            <PromoCell promo={cell.promo} variant={variant} />
          ) : (
            <Card card={cell.card} isEager={eager.has(cell.key)} isFeatured={cell.key === featured} />
          )}
        </li>
      ))}
    </ul>
  )
}
